package import Foundation

extension Data {
  /// How long the pages of the database are whose file this is.
  ///
  /// - Source: sqlite.org/fileformat2.html, section 1.3.2.
  package var pageSize: Int { Int(self[startIndex + 16]) << 8 | Int(self[startIndex + 17]) }
}
