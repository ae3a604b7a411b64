import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Croatian, with what Bosnian and Serbian print in Latin letters. */
export const hr: Language = {
  code: 'hr',
  months:
    monthList(`siječanj|siječnja|januar|januara; veljača|veljače|februar|februara; ožujak|ožujka|mart|marta; travanj|travnja|april|aprila; svibanj|svibnja|maj|maja; lipanj|lipnja|jun|juni|juna; srpanj|srpnja|jul|juli|jula; kolovoz|kolovoza|avgust|avgusta|august|augusta;
    rujan|rujna|septembar|septembra; listopad|listopada|oktobar|oktobra; studeni|studenoga|studenog|novembar|novembra; prosinac|prosinca|decembar|decembra`),
  weekdays: list(`ponedjeljak|ponedeljak|utorak|srijeda|sreda|četvrtak|petak|subota|nedjelja|nedelja`),
  headings: {
    date: list(
      `datum|datum knjiženja|datum transakcije/knjiženja|datum knj.|datum obrade|datum izvršenja|datum prometa|datum promjene|datum promene|dan|dat. knjiženja|datum knjiž.|datum evidentiranja|knjiženo|datum obračuna|datum proknjiženja`,
    ),
    'value-date': list(
      `datum valute|valuta datum|dat. valute|datum val.|dan valute|datum valute plaćanja|valuta plaćanja`,
    ),
    'transaction-date': list(
      `datum transakcije|datum kupnje|datum kupovine|datum naloga|datum plaćanja|datum troška|datum autorizacije|datum nastanka`,
    ),
    description:
      list(`opis|opis transakcije|opis plaćanja|opis prometa|svrha|svrha plaćanja|svrha doznake|opis promjene|opis promene|detalji|detalji transakcije|naziv|transakcija|transakcije|opis stavke|opis knjiženja|tekst|informacije o transakciji|prodajno mjesto|prodajno mesto|mjesto transakcije|svrha/opis|opis/svrha|promet|promjena|opis i svrha plaćanja|
      svrha i opis plaćanja|podaci o transakciji|opis izvršene transakcije`),
    reference: list(
      `referenca|referenca plaćanja|poziv na broj|broj transakcije|referentni broj|broj dokumenta|broj naloga|id transakcije|referenca banke|ref. broj|pnb|broj reference|identifikator transakcije|broj čeka|broj izvoda transakcije|model i poziv na broj`,
    ),
    type: list(
      `vrsta|vrsta transakcije|tip|tip transakcije|vrsta prometa|šifra|šifra plaćanja|vrsta posla|vrsta promjene|vrsta promene|šifra transakcije|osnov|kanal`,
    ),
    amount: list(
      `iznos|iznos transakcije|iznos u eur|iznos u kn|iznos prometa|isplata/uplata|uplata/isplata|iznos (eur)|duguje/potražuje|iznos u rsd|iznos u valuti računa|iznos u km|iznos eur|iznos plaćanja|iznos u dinarima|iznos terećenja/odobrenja|iznos kn|iznos u eurima|iznos transakcije u eur|iznos u domaćoj valuti|iznos knjiženja|iznos naloga|uplate/isplate|isplate/uplate|priljev/odljev|odljev/priljev|priljevi/odljevi|teret/korist|na teret/u korist|dug/pot`,
    ),
    'money-in': list(
      `uplata|uplate|potražuje|odobrenje|priljev|priliv|u korist|primici|potražni promet|uplaćeno|korist|uplate u korist|iznos uplate|primljeno|odobrenja|potražuje (uplate)|prihodi|na dobro|iznos odobrenja|u korist (eur)|u korist računa|uplata (eur)|uplata u eur|uplata kn|potražuje kn|priljevi|primitak|promet potražuje|uplaćeni iznos`,
    ),
    'money-out': list(
      `isplata|isplate|duguje|terećenje|odljev|odliv|na teret|izdaci|dugovni promet|zaduženje|teret|isplaćeno|iznos isplate|terećenja|duguje (isplate)|rashodi|zaduženja|iznos terećenja|na teret (eur)|na teret računa|isplata (eur)|potrošnja|isplata u eur|isplata kn|duguje kn|odljevi|izdatak|promet duguje|isplaćeni iznos`,
    ),
    balance: list(
      `stanje|saldo|stanje računa|stanje nakon transakcije|novo stanje|stanje na računu|tekuće stanje|trenutno stanje|stanje (eur)|stanje nakon knjiženja|stanje po transakciji|saldo računa|stanje nakon|knjigovodstveno stanje|konačno stanje|stanje eur|stanje u eur|stanje kn|saldo nakon transakcije|stanje nakon promjene|stanje poslije|stanje po knjiženju|stanje glavnice|preostala glavnica|ostatak duga|preostali dug|stanje duga|neotplaćena glavnica`,
    ),
    currency: list(`valuta|oznaka valute|val.|valuta računa|šifra valute|valuta transakcije`),
    mark: list(`d/p|predznak|+/-|strana|duguje/potražuje oznaka|smjer`),
    fee: list(`naknada|naknade|provizija|trošak|troškovi|porez|pdv`),
    net: list(`neto|neto iznos`),
    gross: list(`bruto|bruto iznos`),
    category: list(`kategorija|kategorije|potkategorija|grupa`),
    counterparty: list(
      `primatelj|platitelj|primalac|platilac|nalogodavac|korisnik|primatelj/platitelj|platitelj/primatelj|partner|naziv primatelja|naziv platitelja|uplatitelj|naziv partnera|platitelj / primatelj|primatelj / platitelj|nalogodavac/korisnik|naziv primatelja/platitelja|komitent`,
    ),
    'counterparty-account': list(
      `račun primatelja|račun platitelja|iban primatelja|iban platitelja|račun partnera|protu račun|protivni račun|račun primaoca|račun primatelja/platitelja|iban platitelja/primatelja|broj računa primatelja`,
    ),
    note: list(`napomena|napomene|komentar|dodatne informacije|bilješka|mjesto|mesto|grad`),
    branch: list(`poslovnica|filijala|ekspozitura`),
    sequence: list(`rb|r.b.|rbr|rbr.|redni broj|red. br.|r. br.|rb.|broj stavke|red.br.`),
    time: list(`vrijeme|vreme|sat`),
    'foreign-amount': list(
      `originalni iznos|izvorni iznos|iznos u originalnoj valuti|iznos u izvornoj valuti|orig. iznos|iznos u stranoj valuti|iznos u valuti transakcije|originalna valuta|iznos u valuti`,
    ),
    rate: list(`tečaj|tečaj konverzije|kurs|kamatna stopa|kamata %|primijenjeni tečaj`),
    'card-number': list(`kartica|broj kartice|korisnik kartice|br. kartice`),
    other: list(`bodovi|rata|rate|broj rata|država|status|količina|dana`),
  },
  phrases: {
    opening: list(
      `početno stanje|prethodno stanje|stanje prethodnog izvoda|stanje prethodnog izvatka|stanje na početku razdoblja|početni saldo|preneseno stanje|prijašnje stanje|prethodni saldo|stanje na početku perioda|stanje po prethodnom izvodu|stanje prethodni izvod|početno stanje na dan|početno stanje računa|staro stanje|saldo prethodnog izvoda|stanje po prethodnom izvatku|dug iz prethodnog razdoblja|stanje iz prethodnog izvoda|stanje na dan prethodnog izvatka|stanje na početku|stanje na početku mjeseca|stanje na početku dana|stanje početno|stanje po prethodnom obračunu|stanje iz prethodnog razdoblja|stanje iz prethodnog izvatka|stanje iz prethodnog obračuna|stanje prethodnog razdoblja|stanje prethodnog mjeseca|stanje prethodnog dana|stanje prethodnog obračuna|stanje prijašnjeg izvatka|stanje zadnjeg izvatka|stanje prošlog izvatka|stanje prošlog mjeseca|stanje prošlog obračuna|stanje prije promjena|saldo na početku|saldo na početku razdoblja|saldo prethodnog razdoblja|saldo prethodnog izvatka|saldo iz prethodnog razdoblja|preneseni saldo|preneseni saldo iz prethodnog|preneseno iz prethodnog razdoblja|preneseno iz prethodnog izvatka|prethodno dugovanje|dugovanje iz prethodnog razdoblja|dugovanje iz prethodnog mjeseca|dugovanje iz prethodnog obračuna|dug iz prethodnog obračuna|dug iz prethodnog mjeseca|prethodni dug|obveze iz prethodnog razdoblja|početni dug|stanje duga na početku razdoblja`,
    ),
    closing: list(
      `završno stanje|konačno stanje|novo stanje|krajnje stanje|stanje na kraju razdoblja|završni saldo|stanje na kraju perioda|konačni saldo|stanje na računu|trenutno stanje|stanje računa|novi saldo|stanje na dan|ukupan dug|ukupno dugovanje|novo stanje računa|konačno stanje računa|završno stanje računa|završno stanje na dan|ukupno za plaćanje|knjigovodstveno stanje|stanje po ovom izvodu|stanje na kraju|stanje na kraju mjeseca|stanje na kraju dana razdoblja|stanje konačno|stanje ovog izvatka|stanje po ovom izvatku|stanje po izvatku|saldo na kraju|saldo na kraju razdoblja|krajnji saldo|saldo na dan|ukupni dug|ukupan iznos duga|ukupno dug|ukupni iznos duga|ukupna obveza|ukupne obveze|ukupno obveze|ukupan iznos za plaćanje|ukupni iznos za plaćanje|ukupno za uplatu|ukupni iznos za uplatu|iznos za plaćanje|iznos za uplatu|sveukupno za plaćanje|stanje duga na kraju razdoblja|stanje duga na dan|novo dugovanje|novi dug`,
    ),
    'carried-forward': list(
      `prijenos|prenos|za prijenos|nastavak na sljedećoj stranici|prijenos na sljedeću stranicu|nastavak na sledećoj strani|nastavlja se|prenos na sledeću stranu|nastavak na idućoj stranici|nastavak na sljedećoj strani|nastavlja se na sljedećoj stranici|nastavak na poleđini|nadaljevanje na naslednji strani`,
    ),
    'brought-forward': list(
      `donos|prijenos s prethodne stranice|preneseno|donos s prethodne stranice|preneto|nastavak s prethodne stranice|prenos sa prethodne strane|nastavak sa prethodne strane|nastavak s prethodne strane`,
    ),
    subtotal: list(
      `međuzbroj|ukupno stranica|ukupno za dan|međuzbir|dnevni promet|zbroj stranice|ukupno po kartici|ukupno kartica|promet dana|dnevni ukupni promet`,
    ),
    'total-in': list(
      `ukupno uplate|ukupne uplate|ukupno potražuje|ukupno odobrenja|uplate ukupno|ukupni priljev|ukupan priliv|ukupno u korist|potražni promet|ukupni potražni promet|zbroj uplata|ukupna odobrenja|promet potražuje|ukupno priljev|ukupni primici|uplate|promet u korist|ukupno primljeno|ukupan potražni promet|ukupno uplaćeno|ukupno primici|ukupno priljevi|ukupni priljevi|priljevi ukupno|priljev ukupno|ukupan priljev|ukupno korist|korist ukupno|u korist ukupno|promet korist|potražuje ukupno|odobrenja ukupno|zbroj odobrenja|zbroj potražuje|suma potražuje|suma uplata|suma odobrenja|uplate u razdoblju|priljevi u razdoblju|uplate i odobrenja`,
    ),
    'total-out': list(
      `ukupno isplate|ukupne isplate|ukupno duguje|ukupno terećenja|isplate ukupno|ukupni odljev|ukupan odliv|ukupno na teret|dugovni promet|ukupni dugovni promet|zbroj isplata|ukupna terećenja|promet duguje|ukupno odljev|ukupni izdaci|isplate|promet na teret|ukupna potrošnja|ukupno zaduženja|ukupan dugovni promet|ukupno naknade|ukupno isplaćeno|ukupno izdaci|ukupno odljevi|ukupni odljevi|odljevi ukupno|odljev ukupno|ukupan odljev|ukupno teret|teret ukupno|na teret ukupno|promet teret|duguje ukupno|terećenja ukupno|ukupno terećeno|zbroj terećenja|zbroj duguje|suma duguje|suma isplata|suma terećenja|isplate u razdoblju|odljevi u razdoblju|potrošnja ukupno|potrošnja u razdoblju|ukupno troškovi|ukupni troškovi|troškovi ukupno|ukupno kupnje|kupnje ukupno|naknade ukupno|ukupno naknade i kamate|ukupno kamate`,
    ),
    total: list(`ukupno|sveukupno|zbroj|zbir|ukupan promet|ukupni promet|svega|suma prometa|ukupno promet`),
    count: list(
      `broj transakcija|broj stavki|broj naloga|broj uplata|broj isplata|ukupan broj transakcija|broj promjena|broj promena|broj knjiženja`,
    ),
    'daily-balance': list(`dnevno stanje|stanje na kraju dana|prosječno stanje|dnevni saldo|prosečno stanje`),
    pending: list(
      `rezervacije|rezervirana sredstva|neproknjižene transakcije|na čekanju|u obradi|rezervisana sredstva|rezervirani iznos|blokirana sredstva|neizvršeni nalozi|rezervirano|neproknjiženo|transakcije na čekanju`,
    ),
    period: list(
      `za dan|razdoblje|za razdoblje|period|za period|u razdoblju|obračunsko razdoblje|izvadak za razdoblje|od|do|od dana|do dana|promet za razdoblje|obračunski period|u periodu|za mjesec|izvod za period|razdoblje od`,
    ),
    'statement-date': list(`datum izvatka|datum izvoda|na dan|stanje na datum|izvod na dan|datum izvješća`),
    'print-date': list(
      `datum izdavanja|datum ispisa|ispisano|datum izrade|izdano|datum|datum kreiranja|datum štampe|kreirano|izrađeno`,
    ),
    'statement-number': list(
      `broj izvatka|broj izvoda|izvadak br.|izvod br.|izvadak broj|izvod broj|redni broj izvatka|redni broj izvoda|br. izvatka`,
    ),
    'account-number': list(
      `broj računa|račun|račun broj|br. računa|broj kartice|partija|broj partije|broj ugovora|broj tekućeg računa|račun br.|broj žiro računa|broj kredita|broj transakcijskog računa|broj kartičnog računa|izvadak po računu|izvod po računu|promet po računu broj|broj kreditne kartice|kredit broj|broj štednog računa|štedni ulog broj|broj štedne knjižice|broj depozita`,
    ),
    iban: list(`iban|iban računa|broj računa iban|iban račun|broj računa (iban)|iban broj`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift kod|bic (swift)|swift adresa`),
    holder: list(
      `vlasnik računa|vlasnik|klijent|korisnik računa|naziv klijenta|ime i prezime|ime|naziv|poštovani|korisnik kartice|nositelj računa|komitent|korisnik kredita|naziv računa|vlasnik računa/kartice|poslovni subjekt|naziv vlasnika`,
    ),
    currency: list(`valuta|valuta računa|iznosi u|iznosi su izraženi u|valuta izvatka|oznaka valute`),
    'section-in': list(`uplate|priljevi|odobrenja|primici|prilivi|uplate na račun|potražni promet`),
    'section-out': list(
      `isplate|odljevi|terećenja|kupnje|troškovi|naknade|izdaci|odlivi|kartične transakcije|naknade i kamate|dugovni promet`,
    ),
    'section-booked': list(
      `promet|transakcije|promet po računu|popis transakcija|lista transakcija|pregled prometa|pregled transakcija|promet računa|proknjižene transakcije|stavke|promjene po računu|promene po računu|specifikacija prometa|detalji prometa|popis prometa|knjižene transakcije`,
    ),
    summary: list(
      `sažetak|pregled|pregled računa|rekapitulacija|zbirni pregled|rekapitulacija prometa|stanje i promet|podaci o računu|osnovni podaci|pregled stanja`,
    ),
    'available-balance': list(
      `raspoloživo|raspoloživo stanje|raspoloživi iznos|raspoloživa sredstva|slobodna sredstva|raspoloživi limit|raspoloživi saldo|raspoloživo na računu`,
    ),
    'credit-limit': list(
      `dopušteno prekoračenje|dozvoljeno prekoračenje|limit|okvirni kredit|kreditni limit|prekoračenje|iznos prekoračenja|odobreni limit|dozvoljeni minus|prešutno prekoračenje`,
    ),
    'minimum-payment': list(
      `minimalni iznos|minimalni iznos za uplatu|najmanji iznos za plaćanje|minimalna uplata|minimalna rata|obavezni minimalni iznos|minimalna obveza|minimalna mjesečna uplata|minimalni mjesečni iznos|mjesečna obveza|iznos rate|mjesečna rata|iznos anuiteta`,
    ),
    'payment-due': list(
      `dospijeće|datum dospijeća|rok plaćanja|platiti do|dospijeva|datum dospeća|rok uplate|datum naplate|rok za plaćanje|rok za uplatu|uplatiti do|podmiriti do|datum terećenja računa`,
    ),
    'interest-rates': list(
      `kamatna stopa|kamata|eks|kamatne stope|redovna kamata|zatezna kamata|nominalna kamatna stopa`,
    ),
    page: list(`stranica|str.|strana|list|kraj izvatka|kraj izvoda`),
    'no-transactions': list(
      `nema transakcija|nije bilo prometa|nema prometa|nema promjena|bez prometa|nije bilo transakcija|nema promena|nema podataka|nema knjiženja|nema zapisa|nije bilo promjena|bez promjena|bez transakcija`,
    ),
    'not-a-transaction': list(
      `hrvatska agencija za osiguranje depozita|osiguranje depozita|haod|oib|mbs|temeljni kapital|trgovački sud|reklamacije|obavijest|poštovani klijenti|važne informacije|info telefon|prigovor|bez pečata i potpisa|tečajna lista|pib|matični broj|kursna lista|molimo`,
    ),
  },
  marks: { in: list('cr|potražuje|u korist'), out: list('d|dr|duguje|na teret') },
  statementTitles: list(
    `izvadak|izvod|izvadak po računu|izvod po računu|izvod računa|izvadak po tekućem računu|izvod po tekućem računu|promet po računu|izvadak po žiro računu|izvadak o stanju|izvješće o prometu|obavijest o troškovima|izvod o promenama|izvadak po kreditnoj kartici|izvod prometa|izvadak o prometu|mjesečni izvadak|izvadak br.|pregled prometa po računu|bankovni izvadak|izvod br.|izvod po kartici|izvadak po transakcijskom računu|izvještaj o prometu`,
  ),
  otherTitles: list(
    `faktura|predračun|ponuda|otpremnica|narudžba|narudžbenica|cjenik|cenovnik|isplatna lista|platna lista|obračun plaće|ugovor|polica osiguranja|zapisnik|vozni red|jelovnik|opomena|račun za struju|račun za vodu|bilanca|bilans|bruto bilanca|porezna prijava|potvrda|potvrda o plaćanju|životopis|katalog|zahtjev|obavijest o promjeni|otplatni plan|glavna knjiga|kartica kupca|kartica dobavljača|račun dobiti i gubitka|putni nalog|blagajnički izvještaj|pravilnik|račun-otpremnica|konto kartica`,
  ),
  accountTypes: {
    checking: list(
      `tekući račun|žiro račun|transakcijski račun|poslovni račun|tekućem računu|transakcijskom računu|devizni račun|žiro-račun|platni račun|tekućeg računa`,
    ),
    savings: list(
      `štedni račun|štednja|oročena štednja|štedna knjižica|oročeni depozit|štedni ulog|depozit po viđenju|štednom računu`,
    ),
    'credit-card': list(
      `kreditna kartica|kreditne kartice|kreditnoj kartici|charge kartica|kartični račun|kartica s odgodom|kartičnom računu`,
    ),
    loan: list(
      `kredit|stambeni kredit|gotovinski kredit|nenamjenski kredit|kreditni račun|zajam|potrošački kredit|keš kredit`,
    ),
    unknown: list(`račun vrijednosnih papira|investicijski račun|prepaid kartica|elektronički novčanik`),
  },
};
