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
      `datum|bokföringsdag|bokföringsdatum|bokfört|bokförd|bokf.dag|bokf dag|bokf.datum|bokf. datum|bokf.|transdag|dag|bokförings|datum bokfört|bokföringsdat|bokfördatum|reg.dag|registreringsdag|bokn.dag|bokföringsdag/transaktionsdag|bokf.dat|dat|bokföring|bokförings- dag|datum/tid|bokförd datum|datum och tid|händelsedatum|betaldatum|betalningsdatum|utförd`,
    ),
    'value-date': list(
      `valutadag|valutadatum|räntedag|räntedatum|valuta datum|valutadat|val.dag|räntedag/valutadag|valutadag/räntedag|kontantdag`,
    ),
    'transaction-date': list(
      `transaktionsdag|transaktionsdatum|köpdatum|inköpsdatum|transaktionsdat|köpdag|inköpsdag|trans.datum|inköp/transaktion|transaktions|datum för köp`,
    ),
    description: list(
      `beskrivning|text|transaktion|transaktionstext|specifikation|meddelande|händelse|transaktioner|uppgift|uppgifter|rubrik|detaljer|transaktionsinformation|avser|bokföringstext|inköpsställe|säljställe|specifikation/meddelande|namn|information|text/mottagare|mottagare/text|händelser|köpställe|försäljningsställe|transaktionsbeskrivning|referens/text|benämning|text / referens|specifikation av transaktion|inköpsställe/ort|specifikation/ort|köpställe/ort|handlare|transaktionsuppgifter|transaktionsspecifikation|uppgift om transaktion|text på kontoutdrag|mottagare / avsändare / text|meddelande/referens`,
    ),
    reference: list(
      `referens|ref|ref.|referensnummer|verifikation|verifikationsnummer|verifikat|ver.nr|verifikationsnr|transaktions-id|arkivreferens|checknummer|dokumentnummer|ocr|ocr-nummer|kundreferens|bankreferens|bunt|transaktionsnummer|betalningsreferens|referensnr`,
    ),
    type: list(
      `typ|transaktionstyp|kod|slag|transaktionskod|transtyp|typ av transaktion|kontohändelse|betalsätt|transaktionsslag`,
    ),
    amount: list(
      `belopp|belopp sek|belopp i sek|belopp i kr|transaktionsbelopp|insättning/uttag|uttag/insättning|insättningar/uttag|ut/in|in/ut|belopp kr|kronor|summa|debet/kredit|totalbelopp|uttag/insättningar|belopp (sek)|bokfört belopp|insättning / uttag|belopp eur|faktureringsbelopp|belopp/sek|belopp svenska kronor|belopp i svenska kronor|belopp svenska kr|svenska kronor|insättningar (+) uttag (-)|insättning (+) / uttag (-)|insättning(+)/uttag(-)|uttag (-)/insättning (+)|in/utbetalning|in- och utbetalningar|belopp i kontots valuta|kontobelopp`,
    ),
    'money-in': list(
      `insättning|insättningar|in|kredit|insatt|inkomst|inkomster|inbetalning|inbetalningar|insättning (+)|insättningar (+)|tillgodo|mottaget|kreditbelopp|insättningsbelopp|pengar in|insatt belopp|+ insättning|inkommande|krediteringar|inbetalt|betalningar och krediter|ökning|in på kontot|in på konto|inbetalt belopp|erhållet|krediterat|krediterad|inkommet|betalningar in|intäkter|tillförda medel`,
    ),
    'money-out': list(
      `uttag|uttag (-)|ut|debet|utgift|utgifter|utbetalning|utbetalningar|uttaget|betalt|debetbelopp|uttagsbelopp|pengar ut|utgående|debiteringar|uttagsbelopp (-)|- uttag|inköp|köp|utbetalt|uttag/betalning|minskning|avgifter och köp|ut från kontot|ut från konto|utbetalt belopp|utgående belopp|debiterat|debiterad|belastat|från konto ut|betalningar ut`,
    ),
    balance: list(
      `saldo|bokfört saldo|saldo sek|behållning|utgående saldo|saldo efter|saldo efter transaktion|kontosaldo|saldo kr|nytt saldo|saldo i sek|aktuellt saldo|löpande saldo|saldo efter transaktionen|saldobelopp|radsaldo|kontobehållning|saldo i kronor|saldo kronor|bokf saldo|saldo bokfört|saldo efter händelse|saldo efter händelsen|kvarvarande saldo|återstående skuld|skuld efter betalning|kvarstående skuld|kapitalskuld|låneskuld|ackumulerat saldo`,
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
      skuld från föregående faktura|saldo föregående faktura|belopp föregående faktura|ingående skuld|saldo periodens början|saldo före|ib|överfört saldo|saldo från föregående faktura|saldo från förra fakturan|gammalt saldo|öppningssaldo|ingående saldo sek|ingående skuld från föregående faktura|saldo periodstart|saldo enligt föregående kontoutdrag|saldo enligt föregående utdrag|saldo vid föregående utdrag|saldo vid föregående kontoutdrag|saldo vid senaste kontoutdrag|saldo senaste kontoutdrag|saldo vid periodens start|saldo vid periodens ingång|saldo periodens start|saldo i början av perioden|saldo vid början av perioden|saldo vid start|saldo från tidigare|tidigare behållning|föregående behållning|behållning föregående utdrag|ing behållning|ing balans|ing skuld|ingående kapitalskuld|ingående låneskuld|ingående kontosaldo|ingående kontobehållning|ingående tillgodohavande|ingångssaldo|skuld föregående period|tidigare skuld|föregående skuld|föregående fakturas belopp|föregående fakturas saldo|föregående fakturabelopp|föregående fakturas slutsumma|förra fakturan|överfört från föregående kontoutdrag|överfört från föregående period`),
    closing:
      list(`utgående saldo|utgående behållning|utg saldo|utg. saldo|utgående balans|nytt saldo|aktuellt saldo|saldo vid periodens slut|slutsaldo|saldo per|utgående bokfört saldo|bokfört saldo|behållning|ub|att betala|utgående skuld|fakturans slutsumma|skuld efter|total skuld|saldo på kontot|saldo periodens slut|belopp att betala|
      utgående skuldsaldo|ny skuld|aktuell skuld|summa att betala|skuld denna faktura|utestående skuld|totalt saldo|saldo den|utgående saldo sek|kontobehållning|aktuell behållning|slutligt saldo|saldo periodslut|utgående kapitalskuld|utgående låneskuld|utgående kontosaldo|utgående tillgodohavande|utgångssaldo|utg balans|utg skuld|saldo vid periodens utgång|saldo vid slutet av perioden|saldo i slutet av perioden|saldo vid slut|saldo enligt detta utdrag|saldo enligt detta kontoutdrag|saldo detta kontoutdrag|slutbehållning|ny kapitalskuld|nytt kontosaldo|nuvarande saldo|saldo idag|saldo i dag|saldo till er förmån|saldo i er favör|tillgodohavande per|skuld per|hela skulden|återstående skuld per|kvarstående skuld per|aktuell kapitalskuld|ert saldo|din skuld|din totala skuld|fakturabelopp|fakturans totalbelopp|fakturasumma|summa denna faktura|summa faktura|denna fakturas saldo`),
    'carried-forward': list(
      `transport|att överföra|överförs|transporteras|fortsättning på nästa sida|fortsätter på nästa sida|transport till nästa sida|forts. nästa sida|forts nästa sida|att transportera|överförs till nästa sida|fortsätter nästa sida|fortsättning nästa sida|fortsätter på nästa blad|fortsättning på nästa blad|fortsätter på omstående sida|forts. på nästa sida|forts på nästa sida|fortsättning följer|fortsättning på sida|fortsätter på sida|fortsätter på baksidan|överföring till nästa sida|fortsätter på följande sida|fortsätter på omstående|fortsättning på omstående sida|fortsättning på baksidan|forts. omst.|forts. sida|var god vänd`,
    ),
    'brought-forward': list(
      `transport från föregående sida|transport föregående sida|överfört från föregående sida|från föregående sida|överfört|transporterat|transport från|fortsättning från föregående sida|ingående saldo från föregående sida|fortsättning från sida|forts. från föregående sida|överfört saldo från föregående sida|saldo från föregående sida|fortsättning föregående sida|forts. från sida`,
    ),
    subtotal: list(
      `delsumma|summa sida|summa denna sida|sidsumma|dagssumma|summa kort|totalt kort|summa köp kort|summa för kort|delbelopp|summa för dagen|summa på sidan|summa sidan|summa per kort|summa kortnummer|summa kortinnehavare|kort totalt|kortsumma|totalt för kort|totalt för kortet|dagens summa|summa köp på kort|summa för kortinnehavare`,
    ),
    'total-in': list(
      `summa insättningar|insättningar|totalt insatt|totala insättningar|summa kredit|summa inbetalningar|totalt in|summa in|summa inkomster|totala inkomster|insättningar totalt|summa krediteringar|insatt under perioden|insättningar under perioden|inbetalningar|summa pengar in|total kredit|summa insatt|totala inbetalningar|total insättning|summa insättning|summa inbetalt|summa betalningar och krediteringar|summa betalningar|totalt inbetalt|totalt inkommet|totalt kredit|total insatt|inbetalt under perioden|krediteringar totalt|krediterat totalt|mottagna betalningar totalt|betalt sedan föregående faktura|inbetalt sedan föregående faktura|inbetalningar sedan föregående faktura|dina inbetalningar under perioden|summa kredit transaktioner|insättningar/krediteringar|insättningar och krediteringar|summa mottagna betalningar|betalningar och returer`,
    ),
    'total-out': list(
      `summa uttag|uttag|totalt uttaget|totala uttag|summa debet|summa utbetalningar|totalt ut|summa ut|summa utgifter|totala utgifter|uttag totalt|summa debiteringar|uttag under perioden|utbetalningar|summa köp|summa inköp|totala köp|nya köp|summa pengar ut|total debet|summa avgifter|summa nya köp|inköp under perioden|totala utbetalningar|summa transaktioner kort|summa övriga|köp och uttag|totalt uttag|summa uttaget|summa utbetalt|summa belastat|totalt utbetalt|totalt debet|total uttaget|totalsumma uttag|utbetalt under perioden|debiteringar totalt|debiterat totalt|periodens köp|periodens inköp|köp under perioden|köp och avgifter|köp, uttag och avgifter|uttag/debiteringar|uttag och debiteringar|uttag och avgifter|summa räntor och avgifter|summa ränta och avgifter|summa avgifter och räntor|räntor och avgifter totalt|nya transaktioner|summa kortköp|summa kontantuttag|totalt köp|totalt inköp|totala inköp|summa debet transaktioner`,
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
      `reserverat|reserverade belopp|ej bokförda|ej bokförda transaktioner|kommande|kommande betalningar|kommande händelser|preliminära|preliminära transaktioner|väntande|ej bokfört|förväntade|reservationer|skyddade belopp|skyddat belopp|planerade betalningar|obokförda|ännu ej bokförda|förhandsreservation|pågående köp|kommande överföringar|reserverade köp|under bevakning|reserverade transaktioner|reserverade kortköp|reservationsbelopp|ännu inte bokförda|inte bokförda|icke bokförda|ej fakturerade|ej fakturerade köp|ofakturerade köp|köp efter fakturadatum|preliminärt reserverade|väntande transaktioner|kommande transaktioner|kommande insättningar|pågående transaktioner`,
    ),
    period: list(
      `period|perioden|avser perioden|avser tiden|för perioden|tidsperiod|datumperiod|redovisningsperiod|kontoutdrag för perioden|fr.o.m.|t.o.m.|från och med|till och med|kontohändelser|från|till|transaktioner under perioden|transaktioner från|urval|datumintervall|fakturaperiod|tidsintervall|utdragsperiod|datum från|datum till|kontoutdraget avser|avser månad|faktureringsperiod|faktureringsperioden|köpperiod|inköpsperiod|transaktionsperiod|transaktioner mellan|tidsperioden|sökperiod|visade transaktioner|från datum|till datum|startdatum|slutdatum`,
    ),
    'statement-date': list(
      `utdragsdatum|kontoutdragsdatum|per den|datum kontoutdrag|avstämningsdatum|per datum|kontoutdrag per|utdrag per|kontoutdragets datum|saldodatum|datum för kontoutdrag|brytdatum|brytdag|fakturaperiodens slut`,
    ),
    'print-date': list(
      `utskriftsdatum|datum|fakturadatum|utskriven|skapad|utskriftsdag|datum för utskrift|skapades|framtaget|utskrivet|utfärdat|uttaget den|rapportdatum`,
    ),
    'statement-number': list(
      `kontoutdrag nr|utdrag nr|utdragsnummer|kontoutdragsnummer|nr|blad|kontoutdrag nummer|fakturanummer|besked nr|löpnummer`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|konto nr|kontonr.|kontonummer:|clearing- och kontonummer|clearingnummer och kontonummer|kortnummer|bankkonto|konto-nr|kontobeteckning|privatkonto|lönekonto|lånenummer|kundnummer|clearingnr, kontonr|bankkontonummer|plusgirokonto|konto nummer|kortkontonummer|kort|avtalsnummer|kontots nummer|kreditkontonummer|kreditkonto|kontokortsnummer|lånenr|lån nummer|lånekonto|sparkonto nr|bankbok nr|kontokredit nr|avtalsnr|placeringskonto nr`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|ibannummer|internationellt kontonummer`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic-kod|swift-adress|swiftadress|bic (swift)|swift-kod`),
    holder: list(
      `kontohavare|kontoinnehavare|innehavare|namn|kund|kundnamn|kortinnehavare|ägare|kontoägare|ägare till kontot|kontonamn|huvudkortsinnehavare|företag|medkontohavare|kontots innehavare|låntagare|huvudkortinnehavare|företagsnamn|kredittagare|medlåntagare`,
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
      `disponibelt belopp|tillgängligt belopp|disponibelt saldo|disponibelt|tillgängligt saldo|tillgängligt|kvar att handla för|disponibel kredit|disp belopp|disp.belopp|kvar att utnyttja|kvar att spendera|disponibelt belopp idag|disponibelt kreditutrymme|tillgängligt kreditutrymme|tillgänglig kredit|tillgänglig kreditgräns|kvarvarande kredit|kvarvarande kreditutrymme|outnyttjad kredit|outnyttjat kreditutrymme|kvar av krediten|kvar att använda|kvar att köpa för`,
    ),
    'credit-limit': list(
      `kreditgräns|beviljad kredit|kreditlimit|kredit|köpgräns|beviljad kreditlimit|kontokredit|kreditutrymme|limit|kreditram|beviljat kreditutrymme|månadslimit|kreditbelopp|utnyttjad kredit|maxkredit|kontokreditlimit|kreditlimiten|total kredit (limit)|checkkredit`,
    ),
    'minimum-payment': list(
      `lägsta belopp att betala|minsta belopp|minimibelopp|lägsta belopp|minsta att betala|minsta inbetalning|lägsta inbetalning|minst att betala|minibelopp|månadsbelopp|lägst att betala|minsta belopp att betala|minsta betalningsbelopp|lägsta betalningsbelopp|minsta betalning|lägsta betalning|delbetala|delbetalning lägst|att betala minst`,
    ),
    'payment-due': list(
      `förfallodag|förfallodatum|oss tillhanda|betalas senast|sista betalningsdag|dras från|förfaller|oss tillhanda senast|sista inbetalningsdag|belopp dras|betalningsdag|autogiro dras|betalningsdatum senast|senast betald|betala senast|dras via autogiro|dragningsdag|sista dag för betalning|sista betaldag|sista betalningsdatum|autogirodragning`,
    ),
    'interest-rates': list(
      `ränta|räntesats|räntesatser|kreditränta|inlåningsränta|effektiv ränta|dröjsmålsränta|årsränta|utlåningsränta|debetränta|nominell ränta|räntevillkor|skuldränta|övertrasseringsränta|aktuell ränta|upplupen ränta`,
    ),
    page: list(`sida|sid|sid.|blad|sida av|slut på kontoutdrag|fortsätter|sidnummer|forts.`),
    'no-transactions': list(
      `inga transaktioner|inga händelser|inga bokförda transaktioner|det finns inga transaktioner|inga kontohändelser|inga transaktioner under perioden|transaktioner saknas|inga transaktioner att visa|inga poster|inga bokförda händelser|inga rörelser|inga köp|inga köp under perioden|inga träffar|inga uppgifter|inga uttag eller insättningar`,
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
