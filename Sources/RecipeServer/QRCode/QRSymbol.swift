/// The modules of a QR code while they are placed.
struct QRSymbol {
  private let version: QRVersion
  private let size: Int
  private(set) var modules: [Bool]

  /// Those that are not data, which no mask changes.
  private var isFunction: [Bool]

  init(_ version: QRVersion, codewords: [UInt8]) {
    self.version = version
    size = version.size
    modules = [Bool](repeating: false, count: size * size)
    isFunction = modules
    placeFunctions()
    place(codewords)
    let masked = (0..<8).map { mask in
      var symbol = self
      symbol.apply(mask)
      return symbol.modules
    }
    let penalties = masked.map { QRPenalty(modules: $0, size: size).points }
    modules = masked[penalties.firstIndex(of: penalties.min()!)!]
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isFunction[row * size + column] = true
  }

  // MARK: - Function patterns (6.3)

  private mutating func placeFunctions() {
    for place in 0..<size {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    placeFinder(3, 3)
    placeFinder(3, size - 4)
    placeFinder(size - 4, 3)
    placeAlignment()
    placeFormat(mask: 0)
    placeVersion()
  }

  /// With the separator around it.
  private mutating func placeFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for right in -4...4 where (0..<size).contains(row + down) && (0..<size).contains(column + right) {
        let distance = max(abs(down), abs(right))
        set(row + down, column + right, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func placeAlignment() {
    let centers = version.alignment
    for row in centers {
      for column in centers {
        // The finders are there.
        let corners = [(6, 6), (6, size - 7), (size - 7, 6)]
        if corners.contains(where: { $0 == (row, column) }) { continue }
        for down in -2...2 {
          for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
        }
      }
    }
  }

  /// The error correction and the mask, twice (7.9).
  private mutating func placeFormat(mask: Int) {
    let data = version.correction.rawValue << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    for place in 0..<15 {
      let isDark = bits >> place & 1 == 1
      switch place {
      case 0..<6: set(place, 8, isDark)
      case 6, 7: set(place + 1, 8, isDark)
      case 8: set(8, 7, isDark)
      default: set(8, 14 - place, isDark)
      }
      if place < 8 { set(8, size - 1 - place, isDark) } else { set(size - 15 + place, 8, isDark) }
    }
    set(size - 8, 8, true)
  }

  /// From version 7 on, twice (7.10).
  private mutating func placeVersion() {
    guard version.number >= 7 else { return }
    var remainder = version.number
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version.number << 12 | remainder
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      let (near, far) = (place / 3, size - 11 + place % 3)
      set(near, far, isDark)
      set(far, near, isDark)
    }
  }

  // MARK: - Data

  /// Upwards and downwards in columns two modules wide, from the right (7.7.3).
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    for pair in stride(from: size - 1, through: 1, by: -2) {
      // The timing pattern takes a column for itself.
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFunction[row * size + column] {
          if bit < 8 * codewords.count {
            modules[row * size + column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          }
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }

  /// Inverts modules of data in a pattern, and records which (7.8.2).
  private mutating func apply(_ mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFunction[row * size + column] {
        if Self.isInverted(mask, row, column) { modules[row * size + column].toggle() }
      }
    }
    placeFormat(mask: mask)
  }

  private static func isInverted(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}

/// How hard a symbol is to read; the mask with the fewest points is taken (7.8.3).
struct QRPenalty {
  let modules: [Bool]
  let size: Int

  var points: Int {
    let rows = (0..<size).map { row in (0..<size).map { modules[row * size + $0] } }
    let columns = (0..<size).map { column in (0..<size).map { modules[$0 * size + column] } }
    return (rows + columns).map { runs($0) + finders($0) }.reduce(0, +) + squares + balance
  }

  /// Five or more modules of one color in a line.
  private func runs(_ line: [Bool]) -> Int {
    var (points, length) = (0, 1)
    for place in 1...line.count {
      if place < line.count, line[place] == line[place - 1] {
        length += 1
      } else {
        if length >= 5 { points += length - 2 }
        length = 1
      }
    }
    return points
  }

  /// What looks like a finder pattern, with four light modules before or after it.
  private func finders(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    let count = finder.count + light.count
    return (0...line.count - count).map { start in
      let window = line[start..<start + count]
      return (window.elementsEqual(finder + light) ? 40 : 0) + (window.elementsEqual(light + finder) ? 40 : 0)
    }.reduce(0, +)
  }

  /// Two by two modules of one color.
  private var squares: Int {
    var points = 0
    for row in 1..<size {
      for column in 1..<size {
        let last = modules[row * size + column]
        let others = [(row - 1, column - 1), (row - 1, column), (row, column - 1)]
        if others.allSatisfy({ modules[$0.0 * size + $0.1] == last }) { points += 3 }
      }
    }
    return points
  }

  /// How far the dark modules are from half of all, in steps of 5 %.
  private var balance: Int {
    let dark = modules.count { $0 }
    return abs(20 * dark - 10 * modules.count) / modules.count * 10
  }
}
