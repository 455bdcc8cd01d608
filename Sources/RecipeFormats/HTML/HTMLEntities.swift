/// Character references in HTML: `&amp;`, `&#233;`, `&#x2019;`.
///
/// Named ones are those of HTML 4 and the few newer ones that recipes use. The rules for numbers, for missing semicolons
/// and for the numbers 128-159, which mean Windows-1252, are those of the HTML standard of the WHATWG.
enum HTMLEntities {
  /// Returns the text with each reference replaced by its character; what is not a reference stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(.ampersand) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while let ampersand = bytes[index...].firstIndex(of: .ampersand) {
      result += bytes[index..<ampersand]
      if let (scalar, end) = reference(in: bytes, at: ampersand) {
        result.append(contentsOf: UTF8.encode(scalar)!)
        index = end
      } else {
        result.append(.ampersand)
        index = ampersand + 1
      }
    }
    result += bytes[index...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character that the reference at an ampersand means, and the index after it.
  private static func reference(in bytes: [UInt8], at ampersand: Int) -> (Unicode.Scalar, Int)? {
    let rest = bytes[(ampersand + 1)...]
    // A quick look, since a text may be nothing but ampersands.
    guard let first = rest.first, first == UInt8(ascii: "#") || first.isASCIILetter || first.isDigit else { return nil }
    if first == UInt8(ascii: "#") { return number(in: rest.dropFirst()) }
    let longestName = 10
    let name = rest.prefix(longestName).prefix { $0.isASCIILetter || $0.isDigit }
    guard let scalar = HTMLEntityNames.scalars[String(decoding: name, as: UTF8.self)] else { return nil }
    if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") { return (scalar, name.endIndex + 1) }
    // Only the oldest names mean something without their semicolon.
    let isOld = scalar.value <= 0xFF
    return isOld && name.count < longestName ? (scalar, name.endIndex) : nil
  }

  private static func number(in text: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    let isHexadecimal = text.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let text = isHexadecimal ? text.dropFirst() : text
    guard let first = text.first, first.isDigit || isHexadecimal && first.isASCIILetter else { return nil }
    // Zeros in front aside, no character has more digits.
    let mostDigits = 16
    let digits = text.prefix(mostDigits).prefix {
      Character(Unicode.Scalar($0)).isHexDigit && (isHexadecimal || $0.isDigit)
    }
    guard !digits.isEmpty, let value = UInt64(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else {
      return nil
    }
    let end = text.endIndex > digits.endIndex && text[digits.endIndex] == UInt8(ascii: ";") ? 1 : 0
    return (scalar(numbered: value), digits.endIndex + end)
  }

  private static func scalar(numbered value: UInt64) -> Unicode.Scalar {
    if (0x80...0x9F).contains(value) { return Windows1252.scalar(UInt8(value)) }
    guard value != 0, let value = UInt32(exactly: value), let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }
}

/// The characters that names stand for.
enum HTMLEntityNames {
  static let scalars: [String: Unicode.Scalar] = {
    var scalars: [String: Unicode.Scalar] = [:]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      scalars[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset))
    }
    for entry in others.split(whereSeparator: \.isWhitespace) {
      scalars[String(entry.dropFirst())] = entry.unicodeScalars.first
    }
    for (name, value) in invisible { scalars[name] = value }
    return scalars
  }()

  /// The names of U+00A0 to U+00FF, in that order.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  /// Each entry a character and its name.
  private static let others = """
    &amp &AMP <lt <LT >gt >GT "quot "QUOT 'apos ŒOElig œoelig ŠScaron šscaron ŸYuml ƒfnof ˆcirc ˜tilde
    ΑAlpha ΒBeta ΓGamma ΔDelta ΕEpsilon ΖZeta ΗEta ΘTheta ΙIota ΚKappa ΛLambda ΜMu ΝNu ΞXi ΟOmicron ΠPi ΡRho ΣSigma
    ΤTau ΥUpsilon ΦPhi ΧChi ΨPsi ΩOmega αalpha βbeta γgamma δdelta εepsilon ζzeta ηeta θtheta ιiota κkappa λlambda
    μmu νnu ξxi οomicron πpi ρrho ςsigmaf σsigma τtau υupsilon φphi χchi ψpsi ωomega ϑthetasym ϒupsih ϖpiv
    –ndash —mdash ‘lsquo ’rsquo ‚sbquo “ldquo ”rdquo „bdquo †dagger ‡Dagger •bull …hellip ‰permil ′prime ″Prime
    ‹lsaquo ›rsaquo ‾oline ⁄frasl €euro ℑimage ℘weierp ℜreal ™trade ℵalefsym ←larr ↑uarr →rarr ↓darr ↔harr ↵crarr
    ⇐lArr ⇑uArr ⇒rArr ⇓dArr ⇔hArr ∀forall ∂part ∃exist ∅empty ∇nabla ∈isin ∉notin ∋ni ∏prod ∑sum −minus ∗lowast
    √radic ∝prop ∞infin ∠ang ∧and ∨or ∩cap ∪cup ∫int ∴there4 ∼sim ≅cong ≈asymp ≠ne ≡equiv ≤le ≥ge ⊂sub ⊃sup ⊄nsub
    ⊆sube ⊇supe ⊕oplus ⊗otimes ⊥perp ⋅sdot ⌈lceil ⌉rceil ⌊lfloor ⌋rfloor ◊loz ♠spades ♣clubs ♥hearts ♦diams
    ⅓frac13 ⅔frac23 ⅕frac15 ⅖frac25 ⅗frac35 ⅘frac45 ⅙frac16 ⅚frac56 ⅛frac18 ⅜frac38 ⅝frac58 ⅞frac78 ½half
    ‐hyphen ‐dash ―horbar ☆star ★starf ✓check ✗cross ♀female ♂male ♯sharp ♭flat ♮natural ℞rx
    !excl #num $dollar %percnt (lpar )rpar *ast +plus ,comma .period /sol :colon ;semi =equals ?quest @commat
    [lsqb [lbrack \\bsol ]rsqb ]rbrack ^Hat _lowbar `grave {lcub {lbrace |verbar |vert |vbar }rcub }rbrace
    ĂAbreve ăabreve ĄAogon ąaogon ĆCacute ćcacute ČCcaron čccaron ĎDcaron ďdcaron ĐDstrok đdstrok ĘEogon ęeogon
    ĚEcaron ěecaron ĞGbreve ğgbreve İIdot ıimath ŁLstrok łlstrok ŃNacute ńnacute ŇNcaron ňncaron ŐOdblac őodblac
    ŘRcaron řrcaron ŚSacute śsacute ŞScedil şscedil ŤTcaron ťtcaron ŮUring ůuring ŰUdblac űudblac ŹZacute źzacute
    ŻZdot żzdot ŽZcaron žzcaron ĀAmacr āamacr ĒEmacr ēemacr ĪImacr īimacr ŌOmacr ōomacr ŪUmacr ūumacr
    """

  /// Those that cannot be seen in a list.
  private static let invisible: [String: Unicode.Scalar] = [
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "hairsp": "\u{200A}", "numsp": "\u{2007}",
    "puncsp": "\u{2008}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "Tab": "\t", "NewLine": "\n", "ZeroWidthSpace": "\u{200B}", "NoBreak": "\u{2060}",
  ]
}
