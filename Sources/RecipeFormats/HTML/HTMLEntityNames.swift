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
