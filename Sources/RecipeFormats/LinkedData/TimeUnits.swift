/// The words for units of time in the languages of recipe pages.
enum TimeUnits {
  /// Returns how many seconds a word means; `nil` if it is no unit.
  ///
  /// - Parameter word: In lower case, without accents. A beginning is enough: "min" is in "minuti", "minuten", "minutos".
  static func seconds(_ word: String) -> Double? {
    beginnings.first { word.hasPrefix($0.beginning) }?.seconds
  }

  /// Longer beginnings stand before the shorter ones they share letters with.
  private static let beginnings: [(beginning: String, seconds: Double)] = [
    (
      30 * 86_400, ["month", "monat", "mois", "mese", "mesi", "mes", "maand", "manad", "maned", "mies", "мес"]
    ),
    (7 * 86_400, ["week", "woche", "semaine", "semana", "settiman", "vecka", "veckor", "uke", "uge", "viikko", "нед"]),
    (60, ["dakika", "dk", "min", "perc", "мин", "хв", "λεπ", "分", "분", "phut", "menit", "นาที", "'", "′"]),
    (
      86_400,
      ["day", "tag", "jour", "giorn", "dag", "dia", "den", "dni", "dny", "dzi", "gun", "nap", "paiv", "д", "日", "天"]
    ),
    (
      3600,
      [
        "hour", "hr", "heure", "hora", "hod", "std", "stunde", "stund", "ora", "ore", "uur", "uren", "tim", "tunti",
        "tuntia", "godz", "час", "ч", "год", "ωρ", "時", "小时", "小時", "시간", "saat", "sa", "jam", "gio", "ชั่วโมง",
      ]
    ),
    (1, ["sec", "sek", "сек", "秒", "초"]),
    (60, ["m"]), (3600, ["h", "t", "u"]), (86_400, ["d", "j"]), (1, ["s", "\""]),
  ].flatMap { seconds, beginnings in beginnings.map { ($0, seconds) } }
}
