import Testing

@testable import SQLite

@Suite struct FileSystemTests {
  @Test(arguments: [
    (0x6969, "NFS"), (0x517B, "SMB"), (0xFE53_4D42, "SMB"), (0xFF53_4D42, "SMB"), (0x0102_1997, "9P"),
    (0x5346_414F, "AFS"), (0x6B41_4653, "AFS"), (0x00C3_6400, "Ceph"), (0x7375_7245, "Coda"),
  ])
  func `a network file system has a name`(kind: Int, name: String) {
    #expect(FileSystem.networkName(ofKind: kind) == name)
    // As a machine with 32 bits has it.
    #expect(FileSystem.networkName(ofKind: Int(Int32(truncatingIfNeeded: kind))) == name)
  }

  /// ext4, xfs, btrfs, tmpfs, overlay, zfs, fuse.
  @Test(arguments: [0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0x2FC1_2FC1, 0x6573_5546, 0])
  func `a file system of this machine has none`(kind: Int) {
    #expect(FileSystem.networkName(ofKind: kind) == nil)
  }

  @Test func `a path that is not there is on none`() {
    #expect(FileSystem.networkName(of: "/nowhere") == nil)
    #expect(FileSystem.networkName(of: "/tmp") == nil)
  }
}
