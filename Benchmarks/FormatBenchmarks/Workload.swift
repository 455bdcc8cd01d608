/// Something that is read, and how long that may take.
struct Workload {
  let name: String
  /// What is read in one go, and how often, so that a sample lasts longer than the clock's error.
  let files: [[UInt8]]
  /// The most that one file may take; `nil` where there is no goal.
  let limit: Duration?
  let read: ([UInt8]) -> Void

  init(_ name: String, _ files: [[UInt8]], atMost limit: Duration? = nil, _ read: @escaping ([UInt8]) -> Void) {
    self.name = name
    self.files = files
    self.limit = limit
    self.read = read
  }

  /// Returns the median time for one file.
  func median(of rounds: Int) -> Duration {
    let clock = ContinuousClock()
    let samples = (0..<rounds).map { _ in
      clock.measure { for file in files { read(file) } } / files.count
    }
    return samples.sorted()[rounds / 2]
  }
}
