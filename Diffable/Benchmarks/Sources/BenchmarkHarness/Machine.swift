import Foundation

/// What the figures were measured on.
public enum Machine {
  /// The processor's name, the number of cores and the compiler, in one line.
  public static var description: String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
    return "\(name), \(ProcessInfo.processInfo.activeProcessorCount) cores, Swift \(compiler)"
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
