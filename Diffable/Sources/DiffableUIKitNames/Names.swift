// UIKit's names for what `Diffable` has under a name of its own.
//
// A program that was written for UIKit imports this module where it imported UIKit.

public import Diffable

/// A snapshot of all that is shown, under UIKit's name.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

/// A snapshot of one section, under UIKit's name.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot

/// A reorder that the user has made, under UIKit's name.
public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction

/// What a reorder has done to one section, under UIKit's name.
public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction
