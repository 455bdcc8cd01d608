import CFuzzer

// Fuzz TARGET [options and folders of libFuzzer]
guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  fatalError("say what to fuzz: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
}
chosen = target

// The name is not the fuzzer's; it goes on from the program's own.
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
_ = LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
  try? chosen.run(Array(UnsafeBufferPointer(start: bytes, count: size)))
  return 0
}
