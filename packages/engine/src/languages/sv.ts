import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Swedish: Sweden, Åland, Finland's Swedish statements. */
export const sv: Language = {
  code: 'sv',
  months: monthList(
    `januari|jan; februari|feb|febr; mars|mar; april|apr; maj; juni|jun; juli|jul; augusti|aug; september|sep|sept; oktober|okt; november|nov; december|dec`,
  ),
  weekdays: list(
    `måndag|mån|må|tisdag|tis|ti|onsdag|ons|on|torsdag|tors|tor|to|fredag|fre|lördag|lör|lö|söndag|sön|sö`,
  ),
  headings: {
    date: list(
      `datum|bokföringsdag|bokföringsdatum|bokfört|bokförd|bokf.dag|bokf dag|bokf.datum|bokf. datum|bokf.|transdag|dag|bokförings|datum bokfört|bokföringsdat|bokfördatum|reg.dag|registreringsdag|bokn.dag|bokföringsdag/transaktionsdag|bokf.dat|dat`,
    ),
    'value-date': list(
      `valutadag|valutadatum|räntedag|räntedatum|valuta datum|valutadat|val.dag|räntedag/valutadag|valutadag/räntedag|kontantdag`,
    ),
    'transaction-date': list(
      `transaktionsdag|transaktionsdatum|köpdatum|inköpsdatum|transaktionsdat|köpdag|inköpsdag|trans.datum|inköp/transaktion|transaktions|datum för köp`,
    ),
    description: list(
      `beskrivning|text|transaktion|transaktionstext|specifikation|meddelande|händelse|transaktioner|uppgift|uppgifter|rubrik|detaljer|transaktionsinformation|avser|bokföringstext|inköpsställe|säljställe|specifikation/meddelande|namn|information|text/mottagare|mottagare/text|händelser|köpställe|försäljningsställe|transaktionsbeskrivning|referens/text|benämning`,
    ),
    reference: list(
      `referens|ref|ref.|referensnummer|verifikation|verifikationsnummer|verifikat|ver.nr|verifikationsnr|transaktions-id|arkivreferens|checknummer|dokumentnummer|ocr|ocr-nummer|kundreferens|bankreferens|bunt|transaktionsnummer|betalningsreferens|referensnr`,
    ),
    type: list(
      `typ|transaktionstyp|kod|slag|transaktionskod|transtyp|typ av transaktion|kontohändelse|betalsätt|transaktionsslag`,
    ),
    amount: list(
      `belopp|belopp sek|belopp i sek|belopp i kr|transaktionsbelopp|insättning/uttag|uttag/insättning|insättningar/uttag|ut/in|in/ut|belopp kr|kronor|summa|debet/kredit|totalbelopp|uttag/insättningar|belopp (sek)|bokfört belopp|insättning / uttag|belopp eur|faktureringsbelopp`,
    ),
    'money-in': list(
      `insättning|insättningar|in|kredit|insatt|inkomst|inkomster|inbetalning|inbetalningar|insättning (+)|insättningar (+)|tillgodo|mottaget|kreditbelopp|insättningsbelopp|pengar in|insatt belopp|+ insättning|inkommande|krediteringar|inbetalt|betalningar och krediter|ökning`,
    ),
    'money-out': list(
      `uttag|uttag (-)|ut|debet|utgift|utgifter|utbetalning|utbetalningar|uttaget|betalt|debetbelopp|uttagsbelopp|pengar ut|utgående|debiteringar|uttagsbelopp (-)|- uttag|inköp|köp|utbetalt|uttag/betalning|minskning|avgifter och köp`,
    ),
    balance: list(
      `saldo|bokfört saldo|saldo sek|behållning|utgående saldo|saldo efter|saldo efter transaktion|kontosaldo|saldo kr|nytt saldo|saldo i sek|aktuellt saldo|löpande saldo|saldo efter transaktionen|saldobelopp|radsaldo|kontobehållning`,
    ),
    currency: list(`valuta|val|valutakod|val.|kontovaluta`),
    mark: list(`d/k|k/d|tecken|+/-|debet/kredit (d/k)|in/ut (tecken)|d / k`),
    fee: list(`avgift|avgifter|provision|valutapåslag|moms|kostnad|courtage`),
    net: list(`netto|nettobelopp`),
    gross: list(`brutto|bruttobelopp`),
    category: list(`kategori|kategorier|kostnadsslag|underkategori`),
    counterparty: list(
      `mottagare|avsändare|motpart|betalningsmottagare|mottagare/avsändare|avsändare/mottagare|betalare|motpartens namn|till/från|från/till|betalningsavsändare`,
    ),
    'counterparty-account': list(
      `motkonto|mottagarkonto|motpartens konto|till konto|från konto|mottagarens konto|avsändarkonto|bankgiro|plusgiro`,
    ),
    note: list(
      `notering|anteckning|anteckningar|kommentar|egen anteckning|eget meddelande|övrigt|noteringar|anmärkning|info|stad|ort`,
    ),
    branch: list(`kontor|clearing|clearingnummer|bankkontor`),
    sequence: list(`nr|nr.|rad|löpnr|radnr|löpnummer|radnummer|#|rad nr`),
    time: list(`tid|klockslag|tidpunkt|kl`),
    'foreign-amount': list(
      `utländskt belopp|belopp i utländsk valuta|ursprungligt belopp|originalbelopp|utl. belopp|utl.belopp|utländsk valuta|utl.belopp/moms|valutabelopp|belopp i valuta|transaktionsbelopp i valuta|originalvaluta`,
    ),
    rate: list(`kurs|valutakurs|växelkurs|ränta|räntesats|omräkningskurs|kurs inkl påslag|ränta %`),
    'card-number': list(`kort|kortnummer|kortnr|kortinnehavare|kort nr|kortnr.`),
    other: list(`poäng|antal|land|ort/land|status|andelar|pris|dagar|bonus`),
  },
  phrases: {
    opening:
      list(`ingående saldo|ingående behållning|ing saldo|ing. saldo|ingående balans|föregående saldo|saldo från föregående|saldo vid periodens början|tidigare saldo|startsaldo|saldo föregående kontoutdrag|saldo från föregående utdrag|saldo föregående|ingående bokfört saldo|ingående saldo från föregående kontoutdrag|föregående faktura|
      skuld från föregående faktura|saldo föregående faktura|belopp föregående faktura|ingående skuld|saldo periodens början|saldo före|ib|överfört saldo|saldo från föregående faktura|saldo från förra fakturan|gammalt saldo|öppningssaldo|ingående saldo sek|ingående skuld från föregående faktura|saldo periodstart`),
    closing:
      list(`utgående saldo|utgående behållning|utg saldo|utg. saldo|utgående balans|nytt saldo|aktuellt saldo|saldo vid periodens slut|slutsaldo|saldo per|utgående bokfört saldo|bokfört saldo|behållning|ub|att betala|utgående skuld|fakturans slutsumma|skuld efter|total skuld|saldo på kontot|saldo periodens slut|belopp att betala|
      utgående skuldsaldo|ny skuld|aktuell skuld|summa att betala|skuld denna faktura|utestående skuld|totalt saldo|saldo den|utgående saldo sek|kontobehållning|aktuell behållning|slutligt saldo|saldo periodslut`),
    'carried-forward': list(
      `transport|att överföra|överförs|transporteras|fortsättning på nästa sida|fortsätter på nästa sida|transport till nästa sida|forts. nästa sida|forts nästa sida|att transportera|överförs till nästa sida|fortsätter nästa sida|fortsättning nästa sida|fortsätter på nästa blad|fortsättning på nästa blad|fortsätter på omstående sida|forts. på nästa sida|forts på nästa sida|fortsättning följer|fortsättning på sida|fortsätter på sida|fortsätter på baksidan`,
    ),
    'brought-forward': list(
      `transport från föregående sida|transport föregående sida|överfört från föregående sida|från föregående sida|överfört|transporterat|transport från|fortsättning från föregående sida|ingående saldo från föregående sida|fortsättning från sida|forts. från föregående sida`,
    ),
    subtotal: list(
      `delsumma|summa sida|summa denna sida|sidsumma|dagssumma|summa kort|totalt kort|summa köp kort|summa för kort|delbelopp`,
    ),
    'total-in': list(
      `summa insättningar|insättningar|totalt insatt|totala insättningar|summa kredit|summa inbetalningar|totalt in|summa in|summa inkomster|totala inkomster|insättningar totalt|summa krediteringar|insatt under perioden|insättningar under perioden|inbetalningar|summa pengar in|total kredit|summa insatt|totala inbetalningar|total insättning`,
    ),
    'total-out': list(
      `summa uttag|uttag|totalt uttaget|totala uttag|summa debet|summa utbetalningar|totalt ut|summa ut|summa utgifter|totala utgifter|uttag totalt|summa debiteringar|uttag under perioden|utbetalningar|summa köp|summa inköp|totala köp|nya köp|summa pengar ut|total debet|summa avgifter|summa nya köp|inköp under perioden|totala utbetalningar|summa transaktioner kort|summa övriga|köp och uttag|totalt uttag`,
    ),
    total: list(
      `summa|totalt|total|totalsumma|summa transaktioner|slutsumma|summa totalt|periodens summa|totalt belopp|summa belopp|summor|summa för perioden|summa periodens transaktioner|omsättning`,
    ),
    count: list(
      `antal transaktioner|antal uttag|antal insättningar|antal|antal poster|antal händelser|antal debiteringar|antal krediteringar|transaktioner antal|st transaktioner`,
    ),
    'daily-balance': list(
      `dagssaldo|dagliga saldon|saldo per dag|genomsnittligt saldo|medelsaldo|dagsslutsaldo|dagens saldo`,
    ),
    pending: list(
      `reserverat|reserverade belopp|ej bokförda|ej bokförda transaktioner|kommande|kommande betalningar|kommande händelser|preliminära|preliminära transaktioner|väntande|ej bokfört|förväntade|reservationer|skyddade belopp|skyddat belopp|planerade betalningar|obokförda|ännu ej bokförda|förhandsreservation|pågående köp|kommande överföringar|reserverade köp|under bevakning`,
    ),
    period: list(
      `period|perioden|avser perioden|avser tiden|för perioden|tidsperiod|datumperiod|redovisningsperiod|kontoutdrag för perioden|fr.o.m.|t.o.m.|från och med|till och med|kontohändelser|från|till|transaktioner under perioden|transaktioner från|urval|datumintervall|fakturaperiod|tidsintervall|utdragsperiod|datum från|datum till`,
    ),
    'statement-date': list(`utdragsdatum|kontoutdragsdatum|per den|datum kontoutdrag|avstämningsdatum|per datum`),
    'print-date': list(
      `utskriftsdatum|datum|fakturadatum|utskriven|skapad|utskriftsdag|datum för utskrift|skapades|framtaget|utskrivet|utfärdat|uttaget den|rapportdatum`,
    ),
    'statement-number': list(
      `kontoutdrag nr|utdrag nr|utdragsnummer|kontoutdragsnummer|nr|blad|kontoutdrag nummer|fakturanummer|besked nr|löpnummer`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|konto nr|kontonr.|kontonummer:|clearing- och kontonummer|clearingnummer och kontonummer|kortnummer|bankkonto|konto-nr|kontobeteckning|privatkonto|lönekonto|lånenummer|kundnummer|clearingnr, kontonr|bankkontonummer|plusgirokonto|konto nummer|kortkontonummer|kort|avtalsnummer`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|ibannummer|internationellt kontonummer`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic-kod|swift-adress|swiftadress|bic (swift)|swift-kod`),
    holder: list(
      `kontohavare|kontoinnehavare|innehavare|namn|kund|kundnamn|kortinnehavare|ägare|kontoägare|ägare till kontot|kontonamn|huvudkortsinnehavare|företag|medkontohavare|kontots innehavare|låntagare`,
    ),
    currency: list(`valuta|kontovaluta|belopp i|alla belopp i|valutakod|belopp anges i|i svenska kronor`),
    'section-in': list(
      `insättningar|inbetalningar|krediteringar|inkomster|betalningar|pengar in|inbetalningar och krediter|mottagna betalningar|insättningar och inbetalningar|dina inbetalningar`,
    ),
    'section-out': list(
      `uttag|utbetalningar|debiteringar|köp|inköp|utgifter|nya köp|kortköp|avgifter|pengar ut|transaktioner kort|dina köp|kontantuttag|betalningar och uttag|avgifter och räntor|räntor och avgifter|köp och uttag|köp/uttag|övriga händelser`,
    ),
    'section-booked': list(
      `transaktioner|kontohändelser|händelser|bokförda transaktioner|transaktionslista|specifikation|kontotransaktioner|senaste transaktioner|dina transaktioner|transaktionshistorik|bokförda händelser|kontoutdrag transaktioner|bokförda|kontorörelser|specifikation av transaktioner|transaktionsöversikt|rörelser`,
    ),
    summary: list(
      `sammanfattning|översikt|sammandrag|kontoöversikt|saldoöversikt|sammanställning|engagemangsöversikt|i korthet|dina konton|saldon|kontosammandrag|totalöversikt|kontosammanställning|summering`,
    ),
    'available-balance': list(
      `disponibelt belopp|tillgängligt belopp|disponibelt saldo|disponibelt|tillgängligt saldo|tillgängligt|kvar att handla för|disponibel kredit|disp belopp|disp.belopp|kvar att utnyttja|kvar att spendera|disponibelt belopp idag`,
    ),
    'credit-limit': list(
      `kreditgräns|beviljad kredit|kreditlimit|kredit|köpgräns|beviljad kreditlimit|kontokredit|kreditutrymme|limit|kreditram|beviljat kreditutrymme|månadslimit|kreditbelopp|utnyttjad kredit`,
    ),
    'minimum-payment': list(
      `lägsta belopp att betala|minsta belopp|minimibelopp|lägsta belopp|minsta att betala|minsta inbetalning|lägsta inbetalning|minst att betala|minibelopp|månadsbelopp`,
    ),
    'payment-due': list(
      `förfallodag|förfallodatum|oss tillhanda|betalas senast|sista betalningsdag|dras från|förfaller|oss tillhanda senast|sista inbetalningsdag|belopp dras|betalningsdag|autogiro dras`,
    ),
    'interest-rates': list(
      `ränta|räntesats|räntesatser|kreditränta|inlåningsränta|effektiv ränta|dröjsmålsränta|årsränta|utlåningsränta|debetränta|nominell ränta|räntevillkor|skuldränta|övertrasseringsränta|aktuell ränta|upplupen ränta`,
    ),
    page: list(`sida|sid|sid.|blad|sida av|slut på kontoutdrag|fortsätter|sidnummer|forts.`),
    'no-transactions': list(
      `inga transaktioner|inga händelser|inga bokförda transaktioner|det finns inga transaktioner|inga kontohändelser|inga transaktioner under perioden|transaktioner saknas|inga transaktioner att visa|inga poster`,
    ),
    'not-a-transaction': list(
      `valutakurs|insättningsgaranti|insättningsgarantin|viktig information|kundservice|bonuspoäng|personnummer|org.nr|organisationsnummer|godkänd för f-skatt|postadress|telefon|styrelsens säte|kontakta oss|meddelande från|villkor|bonus|reklamation|denna handling|momsreg.nr|observera|med reservation|säte`,
    ),
  },
  marks: { in: list('k|kredit|insättning|cr'), out: list('d|debet|uttag|dr') },
  statementTitles: list(
    `sparkontoutdrag|lönekontoutdrag|privatkontoutdrag|företagskontoutdrag|bankkontoutdrag|valutakontoutdrag|kontoutdrag|kontobesked|transaktionslista|kontoutskrift|transaktioner|kontohändelser|kontoöversikt|kortfaktura|kreditkortsfaktura|månadsbesked|kontoutdrag privatkonto|saldobesked|utdrag|årsbesked konto|transaktionshistorik|kortutdrag|kontoutdrag för|faktura kort|kontoförteckning|transaktionsrapport|kontobok|faktura kreditkort|kontokortsutdrag|kontoredovisning|reskontroutdrag konto`,
  ),
  otherTitles: list(
    `kundreskontra|leverantörsreskontra|reskontrautdrag|reskontralista|kundkontoutdrag|saldolista|öppna poster|huvudbok|grundbok|verifikationslista|råbalans|kassabok|kassarapport|kassajournal|
    anläggningsregister|avskrivningsplan|budget|prognos|likviditetsprognos|amorteringsplan|betalningsplan|avbetalningsplan|premieplan|momsdeklaration|samtalsspecifikation|samtalslista|körjournal|tidrapport|tidkort|reseräkning|
    utläggsredovisning|lagerlista|inventarieförteckning|inventarielista|orderlista|resultat|spelschema|fondkurser|kurslista|värdebesked|depåutdrag|saldointyg|engagemangsbesked|avgiftsöversikt|vattenräkning|gasräkning|telefonräkning|
    förbrukningsöversikt|betalningsavi|utbetalningsavi|betalningsspecifikation|dagsavslut|dagsrapport|pensionsbesked|hyresspecifikation|matsedel|
    faktura|följesedel|offert|orderbekräftelse|beställning|lönebesked|lönespecifikation|lönespec|kvitto|tidtabell|prislista|meny|avtal|hyresavtal|försäkringsbrev|protokoll|mötesprotokoll|dagordning|årsredovisning|skattebesked|deklaration|inkomstdeklaration|elräkning|elfaktura|påminnelse|inkassokrav|brev|intyg|katalog|resultaträkning|balansräkning|biljett|rapport|cv|kostnadsförslag|kreditnota|kreditfaktura|hyresavi|räntebesked|kontrolluppgift|prisuppgift|ansökan|kallelse|slutskattebesked|recept|resplan|minnesanteckningar`,
  ),
  accountTypes: {
    checking: list(
      `lönekonto|privatkonto|transaktionskonto|bankkonto|allkonto|servicekonto|företagskonto|checkkonto|personkonto|brukskonto|kortkonto|affärskonto|vardagskonto|betalkonto|hushållskonto|ungdomskonto|checkräkning`,
    ),
    savings: list(
      `sparkonto|fasträntekonto|e-sparkonto|placeringskonto|kapitalkonto|buffertkonto|fastränteplacering|framtidskonto|sparkapital`,
    ),
    'credit-card': list(
      `kreditkort|kortfaktura|betalkort|kreditkortskonto|kortkonto kredit|bankkort kredit|faktura kort|köpgräns`,
    ),
    loan: list(`lån|bolån|privatlån|kredit|billån|låneavi|blancolån|kontokredit|bostadslån|lånekonto|studielån`),
    unknown: list(`depå|värdepappersdepå|förbetalt kort|kontantkort|investeringssparkonto|aktiedepå`),
  },
};
