/// Words of time: seconds, language, and words, separated by tabs; words by spaces.
///
/// Instead of a language, a line may name a group. `count`: number words in halves, so that `2` is "one". `not-before` and
/// `not-after`: next to these words a time is not a wait. `between`: may stand between number and unit. `noun`: what a
/// "10-minute" wait may be. `weight`: "20 minutes per pound" is not a wait. `label`: "total time: 30 minutes" is not one either.
/// `passed`: may stand between a word such as "within" and the time. `until`: of these words of `not-after`, a time before them
/// is a wait if a word of `rest` stands before it: "let rest 10 minutes before slicing". `will`: before "keep", what is kept is
/// food, not a wait.
///
/// - Source: Written for this project.
enum TimeFacts {
  static let text: StaticString = """
    3600	en	hour hours hr hrs h
    60	en	minute minutes min mins m
    1	en	second seconds sec secs s
    3600	de	stunde stunden std
    60	de	minute minuten min
    1	de	sekunde sekunden sek
    1800	de	halbstunde
    900	de	viertelstunde
    2700	de	dreiviertelstunde
    3600	fr	heure heures
    1	fr	seconde secondes
    1800	fr	demi-heure
    3600	es	hora horas
    60	es	minuto minutos
    1	es	segundo segundos
    3600	it	ora ore un'ora
    60	it	minuti
    1	it	secondo secondi
    1800	it	mezz'ora mezzora
    3600	nl	uur uren
    60	nl	minuut
    1	nl	seconden
    1800	nl	halfuur
    900	nl	kwartier
    3600	sv	timme timmar tim
    60	sv	minut minuter
    1	sv	sekund sekunder
    1800	sv	halvtimme
    3600	da	time timer
    60	da	minutter
    3600	pl	godzina godziny godzin godzinę godz
    60	pl	minuta minuty minutę
    1	pl	sekunda sekundy
    3600	ru	час часа часов ч
    60	ru	минута минуты минут минуту мин
    1	ru	секунда секунды секунд сек
    1800	ru	полчаса
    3600	el	ώρα ώρες
    60	el	λεπτό λεπτά
    1	el	δευτερόλεπτο δευτερόλεπτα
    3600	zh	小时 小時 钟头
    60	zh	分钟 分鐘 分
    1	zh	秒钟 秒鐘 秒
    3600	ja	時間
    60	ja	分間
    1	ja	秒間
    2	count	a an une un una uno uma um een eine einer einen ein en et jedną одну μία
    1	count	half halbe halben halber demi media mezza meia pół halv halft μισή 半
    0	not-before	every within last final alle jede toutes cada ogni każde каждые letzten dernières últimos ultimi 每
    0	not-before	innerhalb keeps hält halten conserve conservan conserva conservano håller bewaren
    0	will	will would should can may
    0	until	before vor avant antes prima voor innan før przed
    0	rest	let rest rests rested resting stand stands sit sits cool cools chill chills refrigerate soak soaks proof prove
    0	rest	marinate freeze rise infuse steep settle ruhen kühlen abkühlen kaltstellen quellen ziehen einweichen
    0	rest	reposer refroidir tremper mariner riposare raffreddare reposar enfriar remojar repousar descansar arrefecer
    0	rest	rusten afkoelen weken rijzen vila svalna jäsa kallna hvile stå heve heves hæve kjøle kjøles kjølne avkjøles køle
    0	rest	kaldt kjøleskap kjøleskapet svelle marinere frais pousser lever gonfler infuser macérer lievitare marinare
    0	rest	leudar marinar esfriar gelar gelando crescer fermentar
    0	not-after	interval intervals before ago prior ahead earlier beforehand old work vor avant antes prima voor innan før przed 前 之前
    0	between	more additional further extra full whole long another
    0	noun	rest simmer boil soak bake chill break stand cook steep infusion knead proof rise blanch wait release sear
    0	noun	nap in and or then of until on at
    0	weight	pound lb kilo kg kilogram
    0	label	time zeit temps tiempo tempo
    0	passed	the for up to les los gli sich se si sig
    """
}
