/// Which version of the program this is.
enum ProgramVersion {
  static let current = "0.1.0"
}
