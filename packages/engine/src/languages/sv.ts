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
      `datum|bokföringsdag|bokföringsdatum|bokfört|bokförd|bokf.dag|bokf dag|bokf.datum|bokf. datum|bokf.|transdag|dag|bokförings|datum bokfört|bokföringsdat|bokfördatum|reg.dag|registreringsdag|bokn.dag|bokföringsdag/transaktionsdag|bokf.dat|dat|datum och tid|datum/tid|datum och klockslag|datum och tidpunkt|bokföringsdag/valutadag|bokfört datum|bokn.datum|bokningsdag|bokningsdatum|registreringsdatum|datum bokf.|bok.datum|bok.dag|bokf.d|avräkningsdatum|likviddag|verifikationsdatum`,
    ),
    'value-date': list(
      `valutadag|valutadatum|räntedag|räntedatum|valuta datum|valutadat|val.dag|räntedag/valutadag|valutadag/räntedag|kontantdag|valuteringsdatum|räntedat.|ränteberäkningsdag|val.datum|räntegrundande dag`,
    ),
    'transaction-date': list(
      `transaktionsdag|transaktionsdatum|köpdatum|inköpsdatum|transaktionsdat|köpdag|inköpsdag|trans.datum|inköp/transaktion|transaktions|datum för köp|köp datum|datum för transaktion|datum för inköp|datum transaktion|transaktionsdatum och tid|transaktions-datum|transaktionstidpunkt|inköps-datum|uttagsdatum|betaldatum|händelsedatum|reservationsdatum|affärsdag`,
    ),
    description: list(
      `beskrivning|text|transaktion|transaktionstext|specifikation|meddelande|händelse|transaktioner|uppgift|uppgifter|rubrik|detaljer|transaktionsinformation|avser|bokföringstext|inköpsställe|säljställe|specifikation/meddelande|namn|information|text/mottagare|mottagare/text|händelser|köpställe|försäljningsställe|transaktionsbeskrivning|referens/text|benämning|text/referens|beskrivning/referens|transaktionsuppgift|transaktionsuppgifter|transaktionsdetaljer|meddelande till mottagare|betalningsmottagare/meddelande|mottagare/meddelande|avsändare/mottagare/meddelande|inköpsställe/ort|inköpsställe och ort|säljföretag|köp/uttag beskrivning|bokföringsuppgift|text/ocr|egna anteckningar/text|händelsetext|avsändare/text|bokföringsuppgifter|betalningsbeskrivning|beskrivning av köp|notering/text`,
    ),
    reference: list(
      `referens|ref|ref.|referensnummer|verifikation|verifikationsnummer|verifikat|ver.nr|verifikationsnr|transaktions-id|arkivreferens|checknummer|dokumentnummer|ocr|ocr-nummer|kundreferens|bankreferens|bunt|transaktionsnummer|betalningsreferens|referensnr`,
    ),
    type: list(
      `typ|transaktionstyp|kod|slag|transaktionskod|transtyp|typ av transaktion|kontohändelse|betalsätt|transaktionsslag|typ av händelse|händelsetyp|transaktionskategori|betalningstyp|betalningssätt|bokföringskod|verifikationstyp|transkod|rörelsetyp|kontoregistreringstyp`,
    ),
    amount: list(
      `belopp|belopp sek|belopp i sek|belopp i kr|transaktionsbelopp|insättning/uttag|uttag/insättning|insättningar/uttag|ut/in|in/ut|belopp kr|kronor|summa|debet/kredit|totalbelopp|uttag/insättningar|belopp (sek)|bokfört belopp|insättning / uttag|belopp eur|faktureringsbelopp|belopp i kontovaluta|belopp kontovaluta|belopp +/-|insättning & uttag|uttag/insättn|insättn/uttag|insättning/utbetalning|ins/utt|uttag (-) / insättning (+)|uttag(-)/insättning(+)|uttag-/insättning+|insättning+/uttag-|in/utbetalning|in-/utbetalning|in- och utbetalningar|insättningar och uttag|köpbelopp|bokföringsbelopp|händelsebelopp|inköpsbelopp|betalt belopp|inkomst/utgift|inbetalning/utbetalning|utbetalning/inbetalning|fakturerat belopp`,
    ),
    'money-in': list(
      `insättning|insättningar|in|kredit|insatt|inkomst|inkomster|inbetalning|inbetalningar|insättning (+)|insättningar (+)|tillgodo|mottaget|kreditbelopp|insättningsbelopp|pengar in|insatt belopp|+ insättning|inkommande|krediteringar|inbetalt|betalningar och krediter|ökning|insättn.|belopp insättning|belopp in|kredit belopp|belopp kredit|kreditering|krediterat belopp|krediterade belopp|mottagna betalningar|till kontot|betalningar/krediter`,
    ),
    'money-out': list(
      `uttag|uttag (-)|ut|debet|utgift|utgifter|utbetalning|utbetalningar|uttaget|betalt|debetbelopp|uttagsbelopp|pengar ut|utgående|debiteringar|uttagsbelopp (-)|- uttag|inköp|köp|utbetalt|uttag/betalning|minskning|avgifter och köp|belopp uttag|belopp ut|debet belopp|belopp debet|debiterat belopp|debiterade belopp|från kontot|nya köp`,
    ),
    balance: list(
      `saldo|bokfört saldo|saldo sek|behållning|utgående saldo|saldo efter|saldo efter transaktion|kontosaldo|saldo kr|nytt saldo|saldo i sek|aktuellt saldo|löpande saldo|saldo efter transaktionen|saldobelopp|radsaldo|kontobehållning|saldo efter händelse|saldo konto|kvarvarande saldo|kvar på kontot|slutsaldo|återstående skuld|skuldsaldo|ackumulerat saldo|saldo bokfört`,
    ),
    currency: list(`valuta|val|valutakod|val.|kontovaluta`),
    mark: list(`d/k|k/d|tecken|+/-|debet/kredit (d/k)|in/ut (tecken)|d / k`),
    fee: list(
      `avgift|avgifter|provision|valutapåslag|moms|kostnad|courtage|valutaväxlingspåslag|växlingspåslag|kortavgift|uttagsavgift|transaktionsavgift`,
    ),
    net: list(`netto|nettobelopp`),
    gross: list(`brutto|bruttobelopp`),
    category: list(`kategori|kategorier|kostnadsslag|underkategori`),
    counterparty: list(
      `mottagare|avsändare|motpart|betalningsmottagare|mottagare/avsändare|avsändare/mottagare|betalare|motpartens namn|till/från|från/till|betalningsavsändare|namn på mottagare|namn på avsändare|mottagarens namn|avsändarens namn|namn motpart|motpart namn|betalningsmottagarens namn|mottagarnamn|avsändarnamn|betalarens namn|kund/leverantör`,
    ),
    'counterparty-account': list(
      `motkonto|mottagarkonto|motpartens konto|till konto|från konto|mottagarens konto|avsändarkonto|bankgiro|plusgiro|motpartskonto|motparts konto|motparts kontonummer|mottagarens kontonummer|mottagarens iban|avsändarens konto|avsändarens kontonummer|motkontonummer|kontonummer mottagare|betalarens konto|mottagare konto|motpartens kontonummer`,
    ),
    note: list(
      `notering|anteckning|anteckningar|kommentar|egen anteckning|eget meddelande|övrigt|noteringar|anmärkning|info`,
    ),
    branch: list(`kontor|clearing|clearingnummer|ort|bankkontor`),
    sequence: list(`nr|nr.|rad|löpnr|radnr|löpnummer|radnummer|#|rad nr`),
    time: list(`tid|klockslag|tidpunkt|kl`),
    'foreign-amount': list(
      `utländskt belopp|belopp i utländsk valuta|ursprungligt belopp|originalbelopp|utl. belopp|utl.belopp|utländsk valuta|utl.belopp/moms|valutabelopp|belopp i valuta|transaktionsbelopp i valuta|originalvaluta|utländskt belopp/valuta|utländsk valuta belopp|belopp utländsk valuta|belopp i utl. valuta|belopp utl. valuta|belopp i utländsk val|utl valuta|belopp i originalvaluta|belopp originalvaluta|belopp i ursprunglig valuta|belopp i lokal valuta|ursprungsbelopp|ursprunglig valuta|originalbelopp/valuta|valuta/belopp|valuta och belopp|valuta belopp|köpvaluta|transaktionsvaluta|inköpsbelopp i valuta`,
    ),
    rate: list(
      `kurs|valutakurs|växelkurs|ränta|räntesats|omräkningskurs|kurs inkl påslag|ränta %|växlingskurs|omräkn.kurs|kurs/avgift|räntesats %|omr.kurs|valuta kurs`,
    ),
    'card-number': list(`kort|kortnummer|kortnr|kortinnehavare|kort nr|kortnr.`),
    other: list(`poäng|antal|land|ort/land|status|andelar|pris|stad|dagar|bonus`),
  },
  phrases: {
    opening:
      list(`ingående saldo|ingående behållning|ing saldo|ing. saldo|ingående balans|föregående saldo|saldo från föregående|saldo vid periodens början|tidigare saldo|startsaldo|saldo föregående kontoutdrag|saldo från föregående utdrag|saldo föregående|ingående bokfört saldo|ingående saldo från föregående kontoutdrag|föregående faktura|
      skuld från föregående faktura|saldo föregående faktura|belopp föregående faktura|ingående skuld|saldo periodens början|saldo före|ib|överfört saldo|saldo från föregående faktura|saldo från förra fakturan|gammalt saldo|öppningssaldo|ingående saldo sek|ingående skuld från föregående faktura|saldo periodstart|ingående kontobehållning|ingående kontosaldo|saldo vid föregående kontoutdrag|saldo enligt föregående kontoutdrag|saldo enligt föregående utdrag|saldo från tidigare|saldo från förra månaden|saldo från förra kontoutdraget|saldo vid månadens början|saldo vid periodens start|saldo vid start|saldo vid början av perioden|saldo i början av perioden|saldo periodens start|saldo vid ingången av perioden|ingående skuldsaldo|tidigare skuld|föregående fakturas saldo|föregående skuld|saldo senaste kontoutdrag|saldo senaste fakturan|saldo senaste faktura|ingående utnyttjad kredit|ursprungligt saldo|tidigare faktura`),
    closing:
      list(`utgående saldo|utgående behållning|utg saldo|utg. saldo|utgående balans|nytt saldo|aktuellt saldo|saldo vid periodens slut|slutsaldo|saldo per|utgående bokfört saldo|bokfört saldo|behållning|ub|att betala|utgående skuld|fakturans slutsumma|skuld efter|total skuld|saldo på kontot|saldo periodens slut|belopp att betala|
      utgående skuldsaldo|ny skuld|aktuell skuld|summa att betala|skuld denna faktura|utestående skuld|totalt saldo|saldo den|utgående saldo sek|kontobehållning|aktuell behållning|slutligt saldo|saldo periodslut|utgående kontosaldo|saldo enligt detta kontoutdrag|saldo vid månadens slut|saldo vid slutet av perioden|saldo i slutet av perioden|saldo vid periodens utgång|saldo detta kontoutdrag|ditt nya saldo|ditt saldo|fakturabelopp|fakturasumma|fakturans belopp|fakturans totalbelopp|fakturatotal|totalt fakturabelopp|skuld enligt faktura|kreditskuld|utnyttjad kredit efter faktura|aktuell kreditskuld|saldo efter denna faktura|saldo idag|kontosaldo per|saldo enligt faktura`),
    'carried-forward': list(
      `transport|att överföra|överförs|transporteras|fortsättning på nästa sida|fortsätter på nästa sida|transport till nästa sida|forts. nästa sida|forts nästa sida|att transportera|överförs till nästa sida|fortsätter nästa sida|fortsättning nästa sida|fortsätter på nästa blad|fortsättning på nästa blad|fortsätter på omstående sida|forts. på nästa sida|forts på nästa sida|fortsättning följer|fortsättning på sida|fortsätter på sida|fortsätter på baksidan|transport till sida|överföres till nästa sida|transporteras till nästa sida|fortsättning sida|fortsättning på omstående sida|var god vänd|saldo till nästa sida`,
    ),
    'brought-forward': list(
      `transport från föregående sida|transport föregående sida|överfört från föregående sida|från föregående sida|överfört|transporterat|transport från|fortsättning från föregående sida|ingående saldo från föregående sida|fortsättning från sida|forts. från föregående sida|överfört från sida|saldo föregående sida|ingående transport`,
    ),
    subtotal: list(
      `delsumma|summa sida|summa denna sida|sidsumma|dagssumma|summa kort|totalt kort|summa köp kort|summa för kort|delbelopp|summa för kortet|summa kortnummer|totalt för kort|totalt för kortet|summa transaktioner för kort|summa inköp kort|summa köp för kort|summa per kort|summa för dagen|summa dag|totalt denna sida|summa kortköp`,
    ),
    'total-in': list(
      `summa insättningar|insättningar|totalt insatt|totala insättningar|summa kredit|summa inbetalningar|totalt in|summa in|summa inkomster|totala inkomster|insättningar totalt|summa krediteringar|insatt under perioden|insättningar under perioden|inbetalningar|summa pengar in|total kredit|summa insatt|totala inbetalningar|total insättning|insättningar under månaden|totalt inbetalt|totalt inkomster|totalt kredit|totala krediteringar|summa betalningar|summa betalningar och krediter|summa inbetalt|summa kreditbelopp|summa krediter|summa insättning|sammanlagt insatt|insatt totalt|pengar in totalt|inkomster totalt|krediteringar totalt|betalningar totalt|totalt mottaget|kredit totalt`,
    ),
    'total-out': list(
      `summa uttag|uttag|totalt uttaget|totala uttag|summa debet|summa utbetalningar|totalt ut|summa ut|summa utgifter|totala utgifter|uttag totalt|summa debiteringar|uttag under perioden|utbetalningar|summa köp|summa inköp|totala köp|nya köp|summa pengar ut|total debet|summa avgifter|summa nya köp|inköp under perioden|totala utbetalningar|summa transaktioner kort|summa övriga|köp och uttag|totalt uttag|uttag under månaden|uttag i perioden|totalt utbetalt|totalt utgifter|totalt debet|totala debiteringar|summa köp och avgifter|summa utbetalt|summa debetbelopp|summa nya transaktioner|summa nya inköp|summa kontantuttag|sammanlagda uttag|sammanlagt uttaget|uttaget totalt|pengar ut totalt|utgifter totalt|debiteringar totalt|köp totalt|inköp totalt|totalt köp|totalt inköp|totala inköp|totala kostnader|debet totalt|uttag summa|summa ränta och avgifter|summa räntor och avgifter|totalt köpt`,
    ),
    total: list(
      `summa|totalt|total|totalsumma|summa transaktioner|slutsumma|summa totalt|periodens summa|totalt belopp|summa belopp|summor|summa för perioden|summa periodens transaktioner|omsättning|totalt under perioden|totalt denna period|summa alla transaktioner|summa händelser|summa av transaktioner|summa under perioden|totala summan|totala transaktioner|summa bokförda transaktioner|summa kontohändelser|totalt transaktioner|förändring under perioden`,
    ),
    count: list(
      `antal transaktioner|antal uttag|antal insättningar|antal|antal poster|antal händelser|antal debiteringar|antal krediteringar|transaktioner antal|st transaktioner`,
    ),
    'daily-balance': list(
      `dagssaldo|dagliga saldon|saldo per dag|genomsnittligt saldo|medelsaldo|dagsslutsaldo|dagens saldo`,
    ),
    pending: list(
      `reserverat|reserverade belopp|ej bokförda|ej bokförda transaktioner|kommande|kommande betalningar|kommande händelser|preliminära|preliminära transaktioner|väntande|ej bokfört|förväntade|reservationer|skyddade belopp|skyddat belopp|planerade betalningar|obokförda|ännu ej bokförda|förhandsreservation|pågående köp|kommande överföringar|reserverade köp|under bevakning|ännu inte bokförda|ännu inte bokförda transaktioner|inte bokförda|inte bokförda transaktioner|inte bokfört|obokförda transaktioner|obokförda händelser|preliminärt bokförda|reserverade transaktioner|ej fakturerade köp|ej fakturerade transaktioner|ofakturerade köp|ofakturerade transaktioner|kommande transaktioner|kommande insättningar|väntande transaktioner|väntande betalningar|pågående transaktioner|registrerade betalningar|framtida betalningar|auktoriserade köp|kortreservationer|reserverade kortköp`,
    ),
    period: list(
      `period|perioden|avser perioden|avser tiden|för perioden|tidsperiod|datumperiod|redovisningsperiod|kontoutdrag för perioden|fr.o.m.|t.o.m.|från och med|till och med|kontohändelser|från|till|transaktioner under perioden|transaktioner från|urval|datumintervall|fakturaperiod|tidsintervall|utdragsperiod|datum från|datum till|datum fr.o.m.|datum t.o.m.|fr.o.m. datum|t.o.m. datum|från datum|till datum|kontoutdrag avser|för tidsperioden|transaktionsperiod|bokföringsperiod|faktureringsperiod|avläsningsperiod|transaktioner mellan|transaktioner för perioden|händelser under perioden|redovisningsperioden|avser månad|avser månaden|urvalsperiod|utdraget avser`,
    ),
    'statement-date': list(
      `utdragsdatum|kontoutdragsdatum|per den|datum kontoutdrag|avstämningsdatum|per datum|datum för kontoutdrag|kontoutdrag per|saldo datum|utdraget avser datum|avstämningsdag|bokslutsdatum|kontoutdraget är daterat|datum för kontoutdraget|utdragets datum`,
    ),
    'print-date': list(
      `utskriftsdatum|datum|fakturadatum|utskriven|skapad|utskriftsdag|datum för utskrift|skapades|framtaget|utskrivet|utfärdat|uttaget den|rapportdatum|hämtad den|framställt den|utfärdandedatum|faktureringsdatum|faktureringsdag|utställd den|utställt den|utdrag skapat`,
    ),
    'statement-number': list(
      `kontoutdrag nr|utdrag nr|utdragsnummer|kontoutdragsnummer|nr|blad|kontoutdrag nummer|fakturanummer|besked nr|löpnummer|kontoutdragsnr|utdrag nummer|nummer på kontoutdrag|kontoutdragets nummer|utdragets nummer`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|konto nr|kontonr.|kontonummer:|clearing- och kontonummer|clearingnummer och kontonummer|kortnummer|bankkonto|konto-nr|kontobeteckning|privatkonto|lönekonto|lånenummer|kundnummer|clearingnr, kontonr|bankkontonummer|plusgirokonto|konto nummer|kortkontonummer|kort|avtalsnummer|kontots nummer|bankkontonr|bankgironummer|plusgironummer|kortkontonr|kreditkontonummer|kreditkontonr|kontokredit nr|kontokreditnummer|sparkonto nr|sparkontonummer|lånekontonummer|låne nr|privatkontonummer|företagskonto nr|referenskonto|kundkontonummer|kontokortnummer`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|ibannummer|internationellt kontonummer`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic-kod|swift-adress|swiftadress|bic (swift)|swift-kod`),
    holder: list(
      `kontohavare|kontoinnehavare|innehavare|namn|kund|kundnamn|kortinnehavare|ägare|kontoägare|ägare till kontot|kontonamn|huvudkortsinnehavare|företag|medkontohavare|kontots innehavare|låntagare|kredittagare|huvudkontohavare`,
    ),
    currency: list(`valuta|kontovaluta|belopp i|alla belopp i|valutakod|belopp anges i|i svenska kronor`),
    'section-in': list(
      `insättningar|inbetalningar|krediteringar|inkomster|betalningar|pengar in|inbetalningar och krediter|mottagna betalningar|insättningar och inbetalningar|dina inbetalningar|inbetalningar och krediteringar|inbetalningar/krediteringar|insättningar och krediteringar|inkommande överföringar|återbetalningar`,
    ),
    'section-out': list(
      `uttag|utbetalningar|debiteringar|köp|inköp|utgifter|nya köp|kortköp|avgifter|pengar ut|transaktioner kort|dina köp|kontantuttag|betalningar och uttag|avgifter och räntor|räntor och avgifter|köp och uttag|köp/uttag|övriga händelser|utgående betalningar|utgående överföringar|inköp och uttag|inköp/uttag|nya transaktioner|köp med kort|kortköp och uttag|korttransaktioner|räntor och kostnader|ränta och avgifter|avgifter och ränta|uttag och betalningar|pengar ut från kontot`,
    ),
    'section-booked': list(
      `transaktioner|kontohändelser|händelser|bokförda transaktioner|transaktionslista|specifikation|kontotransaktioner|senaste transaktioner|dina transaktioner|transaktionshistorik|bokförda händelser|kontoutdrag transaktioner|bokförda|kontorörelser|specifikation av transaktioner|transaktionsöversikt|rörelser|transaktioner på kontot under perioden|transaktionsdetaljer|transaktionsspecifikation|specifikation av kontohändelser|köp och betalningar|kontohistorik|händelser på ditt konto|dina kortköp|dina korttransaktioner|kontorörelser under perioden|fakturaspecifikation|köpspecifikation`,
    ),
    summary: list(
      `sammanfattning|översikt|sammandrag|kontoöversikt|saldoöversikt|sammanställning|engagemangsöversikt|i korthet|dina konton|saldon|kontosammandrag|totalöversikt|kontosammanställning|summering|kontosammanfattning|periodsammanfattning|fakturasammanfattning|fakturaöversikt|kontoinformation|ditt konto i korthet|saldosammanställning|totalsammanställning|kortöversikt|saldouppgifter`,
    ),
    'available-balance': list(
      `disponibelt belopp|tillgängligt belopp|disponibelt saldo|disponibelt|tillgängligt saldo|tillgängligt|kvar att handla för|disponibel kredit|disp belopp|disp.belopp|kvar att utnyttja|kvar att spendera|disponibelt belopp idag|disponibelt kreditutrymme|tillgänglig kredit|tillgängligt kreditutrymme|outnyttjad kredit|outnyttjat kreditutrymme|kvar att använda|kvar av kredit|kvar av kreditgräns|kvarvarande kredit|kvarvarande kreditutrymme|kvarstående kredit|återstående kredit|att disponera|tillgängliga medel|användbart saldo`,
    ),
    'credit-limit': list(
      `kreditgräns|beviljad kredit|kreditlimit|kredit|köpgräns|beviljad kreditlimit|kontokredit|kreditutrymme|limit|kreditram|beviljat kreditutrymme|månadslimit|kreditbelopp|utnyttjad kredit|kreditgränsen|kontokreditgräns|beviljad checkkredit|checkkredit|limitbelopp|månadsgräns`,
    ),
    'minimum-payment': list(
      `lägsta belopp att betala|minsta belopp|minimibelopp|lägsta belopp|minsta att betala|minsta inbetalning|lägsta inbetalning|minst att betala|minibelopp|månadsbelopp|lägsta att betala|lägsta månadsbetalning|minimum att betala|minimibetalning|lägsta betalning|minsta betalning|minsta inbetalningsbelopp|lägsta inbetalningsbelopp|lägst att betala|minimiinbetalning|lägsta delbetalning`,
    ),
    'payment-due': list(
      `förfallodag|förfallodatum|oss tillhanda|betalas senast|sista betalningsdag|dras från|förfaller|oss tillhanda senast|sista inbetalningsdag|belopp dras|betalningsdag|autogiro dras|förfallodagen|betala senast|betalning senast|betalas före|sista betalningsdatum|sista dag för betalning|sista datum för betalning|sista inbetalningsdatum|oss till handa|oss till handa senast|förfaller till betalning|dras från ditt konto|autogirodragning|dragningsdag|datum för autogiro|betalningsdatum senast|inbetalning senast|dras via autogiro den`,
    ),
    'interest-rates': list(
      `ränta|räntesats|räntesatser|kreditränta|inlåningsränta|effektiv ränta|dröjsmålsränta|årsränta|utlåningsränta|debetränta|nominell ränta|räntevillkor|skuldränta|övertrasseringsränta|aktuell ränta|upplupen ränta`,
    ),
    page: list(`sida|sid|sid.|blad|sida av|slut på kontoutdrag|fortsätter|sidnummer|forts.`),
    'no-transactions': list(
      `inga transaktioner|inga händelser|inga bokförda transaktioner|det finns inga transaktioner|inga kontohändelser|inga transaktioner under perioden|transaktioner saknas|inga transaktioner att visa|inga poster|inga händelser under perioden|inga köp|inga köp under perioden|inga nya transaktioner|inga nya köp|det finns inga bokförda|inga kontorörelser|inga bokförda händelser|inga bokföringar|inga registrerade transaktioner|inga sökträffar`,
    ),
    'not-a-transaction': list(
      `valutakurs|insättningsgaranti|insättningsgarantin|viktig information|kundservice|bonuspoäng|personnummer|org.nr|organisationsnummer|godkänd för f-skatt|postadress|telefon|styrelsens säte|kontakta oss|meddelande från|villkor|bonus|reklamation|denna handling|momsreg.nr|observera|med reservation|säte`,
    ),
  },
  marks: { in: list('k|kredit|insättning|cr'), out: list('d|debet|uttag|dr') },
  statementTitles: list(
    `sparkontoutdrag|lönekontoutdrag|privatkontoutdrag|företagskontoutdrag|bankkontoutdrag|valutakontoutdrag|kontoutdrag|kontobesked|transaktionslista|kontoutskrift|transaktioner|kontohändelser|kontoöversikt|kortfaktura|kreditkortsfaktura|månadsbesked|kontoutdrag privatkonto|saldobesked|utdrag|årsbesked konto|transaktionshistorik|kortutdrag|kontoutdrag för|faktura kort|kontoförteckning|transaktionsrapport|kontobok|faktura kreditkort|kontokortsutdrag|kontoredovisning|reskontroutdrag konto|månadskontoutdrag|månadsutdrag|årskontoutdrag|kvartalsutdrag|kontoutdraget|kontohistorik|kontotransaktioner|transaktionsutdrag|transaktionsöversikt|transaktionsspecifikation|kortkontoutdrag|kreditkortsutdrag|kontokortsfaktura|månadsfaktura kreditkort|månadsfaktura kort|kortspecifikation|kortredovisning|lånekontoutdrag|lånebesked|plusgirokontoutdrag|bankgiroutdrag|rörelseutdrag|kontorörelser|bankutdrag`,
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
      `lönekonto|privatkonto|transaktionskonto|bankkonto|allkonto|servicekonto|företagskonto|checkkonto|personkonto|brukskonto|kortkonto|affärskonto|vardagskonto|betalkonto|hushållskonto|ungdomskonto|checkräkning|baskonto|checkräkningskonto|valutakonto|gemensamt konto|rörelsekonto|plusgirokonto|e-konto|näringskonto|enkla konto|medlemskonto`,
    ),
    savings: list(
      `sparkonto|fasträntekonto|e-sparkonto|placeringskonto|kapitalkonto|buffertkonto|fastränteplacering|framtidskonto|sparkapital|sparkapitalkonto|barnsparkonto|ungdomssparkonto|målsparkonto|fast placering|sparlånekonto|räntekonto|skogskonto|bosparkonto|fastränteinlåning|tidsbunden insättning`,
    ),
    'credit-card': list(
      `kreditkort|kortfaktura|betalkort|kreditkortskonto|kortkonto kredit|bankkort kredit|faktura kort|köpgräns|kontokort|kreditkortsfaktura|kontokortkredit|företagskort|bankkort med kredit`,
    ),
    loan: list(
      `lån|bolån|privatlån|kredit|billån|låneavi|blancolån|kontokredit|bostadslån|lånekonto|studielån|fastighetslån|konsumtionslån|byggnadskreditiv|företagslån|kreditlån|hypotekslån|bottenlån`,
    ),
    unknown: list(
      `depå|värdepappersdepå|förbetalt kort|kontantkort|investeringssparkonto|aktiedepå|depåkonto|aktie- och fondkonto|fonddepå|värdepapperskonto|presentkort konto`,
    ),
  },
};
