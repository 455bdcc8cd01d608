#if os(Linux)
  import CMalloc
#endif

/// How much memory a program has asked for and not given back.
public enum MemoryInUse {
  /// What is in use now, in bytes; `nil` where that is not known.
  public static var bytes: Int? {
    #if os(Linux)
      let information = mallinfo2()
      return Int(information.uordblks + information.hblkhd)
    #else
      return nil
    #endif
  }

  /// Gives freed memory back to the system, where that can be asked for: what is used next has to be fetched again.
  public static func giveBack() {
    #if os(Linux)
      malloc_trim(0)
    #endif
  }
}
