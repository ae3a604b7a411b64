import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Danish: Denmark, Faroe Islands, Greenland. */
export const da: Language = {
  code: 'da',
  months: monthList(
    `januar|jan; februar|feb; marts|mar; april|apr; maj; juni|jun; juli|jul; august|aug; september|sep|sept; oktober|okt; november|nov; december|dec`,
  ),
  weekdays: list(`mandag|man|tirsdag|tir|tirs|onsdag|ons|torsdag|tor|tors|fredag|fre|lørdag|lør|søndag|søn`),
  headings: {
    date: list(
      `dato|bogført|bogføringsdato|posteringsdato|bogført dato|bogf.dato|bogf. dato|bogføringsdag|bogf.|dag|bogføring|bogføringsd.|posteret|bogførings-dato|ekspeditionsdato|dato bogført|registreringsdato|posteringsdag|bogført d.|bogført den|dato/tid|dato og tid|posteret dato|posteret den|post.dato|bevægelsesdato|hændelsesdato|betalingsdato|udført|udført dato`,
    ),
    'value-date': list(
      `rentedato|valør|valørdato|valuteringsdato|valør dato|rente dato|rentedag|val.dato|disp.dato|dispositionsdato|valuteret|valørdag`,
    ),
    'transaction-date': list(
      `transaktionsdato|købsdato|dato for køb|handelsdato|trans.dato|købt|købsdag|dato køb|transaktionsdag`,
    ),
    description: list(
      `tekst|beskrivelse|posteringstekst|postering|posteringer|transaktion|transaktioner|specifikation|detaljer|forklaring|meddelelse|forretning|bevægelse|bevægelser|posteringsoplysninger|tekst/meddelelse|hændelse|oplysninger|posteringsbeskrivelse|kommentar/tekst|butik|købssted|supplerende tekst|forretningens navn|bilagstekst|betegnelse|tekst/reference|posterings tekst|tekst/modtager|tekst til kontoudskrift|tekst på kontoudskrift|transaktionstekst|transaktionsbeskrivelse|forretning og by|købssted/by|forhandler|forretningsnavn|indkøbssted|brugssted|oplysninger om posteringen|posteringens tekst|posteringsdetaljer|beskrivelse af transaktion|vedrørende|bemærkning/tekst`,
    ),
    reference: list(
      `reference|ref.|ref|bilag|bilagsnr|bilagsnummer|bilagsnr.|referencenummer|arkivreference|checknummer|transaktions-id|transaktionsnummer|arkivnr.|arkivref.|betalings-id|kortartkode|posteringsnr|posteringsnr.|kundereference|dokumentnummer|referencenr`,
    ),
    type: list(`type|kode|transaktionstype|posteringstype|art|tekstkode|betalingstype|trans.type|posteringsart`),
    amount: list(
      `beløb|beløb dkk|beløb i dkk|beløb i kr.|bevægelse beløb|indsat/hævet|hævet/indsat|ind/ud|ud/ind|transaktionsbeløb|beløb kr.|sum|debet/kredit|debet / kredit|indsat / hævet|hævet / indsat|i alt|posteringsbeløb|beløb (dkk)|totalbeløb|beløb i alt|kronebeløb|beløb danske kroner|beløb i danske kroner|danske kroner|indsat (+) / hævet (-)|indsat(+)/hævet(-)|hævet (-) / indsat (+)|indbetalt/udbetalt|indbetaling/udbetaling|ind-/udbetaling|ind- og udbetalinger|debet (-) kredit (+)|bogført beløb|beløb i kontovaluta|beløb i kontoens valuta|afregnet beløb|afregningsbeløb`,
    ),
    'money-in': list(
      `indsat|ind|indbetaling|indbetalinger|kredit|indtægt|indtægter|indsættelse|indsættelser|indsat beløb|beløb ind|indsat (+)|tilgang|modtaget|til gode|indsat kr.|indgået|krediteret|penge ind|krediteringer|indsat dkk|indbetalt|i deres favør|ind på konto|ind på kontoen|indbetalt beløb|beløb indsat|modtaget beløb|indgående|indgående beløb|beløb til gode|tilskrevet`,
    ),
    'money-out': list(
      `hævet|ud|udbetaling|udbetalinger|debet|udgift|udgifter|hævning|hævninger|hævet beløb|beløb ud|hævet (-)|afgang|betalt|køb|hævet kr.|udgået|debiteret|penge ud|debiteringer|trukket|hævet dkk|udbetalt|i vores favør|forbrug|debit|ud af konto|ud af kontoen|udbetalt beløb|beløb hævet|betalt beløb|udgående|udgående beløb|fra konto ud`,
    ),
    balance: list(
      `saldo|saldo dkk|bogført saldo|ny saldo|saldo efter|saldo efter postering|balance|kontosaldo|saldo i dkk|løbende saldo|saldo i kr.|saldo kr.|aktuel saldo|indestående|saldo efter bevægelse|restsaldo|dagssaldo|saldo efter bogføring|saldo efter bevægelsen|bogf. saldo|saldo på konto|restgæld|restgæld efter betaling|restgæld kr.|obligationsrestgæld|kontantrestgæld|skyldig saldo|akkumuleret saldo`,
    ),
    currency: list(`valuta|valutakode|val.|kontovaluta|møntsort`),
    mark: list(`d/k|k/d|fortegn|+/-|debet/kredit (d/k)`),
    fee: list(`gebyr|gebyrer|omkostninger|provision|valutatillæg|moms|kurtage`),
    net: list(`netto|nettobeløb`),
    gross: list(`brutto|bruttobeløb`),
    category: list(`kategori|kategorier|underkategori|hovedkategori|budgetpost`),
    counterparty: list(
      `modtager|afsender|modpart|beløbsmodtager|betaler|modtager/afsender|navn|fra/til|til/fra|afsender/modtager|kreditor|modtagers navn|afsenders navn|indbetaler`,
    ),
    'counterparty-account': list(
      `modkonto|modtagerkonto|modtagers konto|til konto|fra konto|afsenderkonto|afsenders konto`,
    ),
    note: list(`note|bemærkning|bemærkninger|kommentar|egne noter|noter|notat|info|afstemt|by|sted`),
    branch: list(`afdeling|filial|reg.nr.|reg. nr.`),
    sequence: list(`nr|nr.|linje|løbenr|løbenr.|#|lb.nr.|linjenr|løbenummer`),
    time: list(`tid|tidspunkt|klokkeslæt|kl.`),
    'foreign-amount': list(
      `valutabeløb|beløb i valuta|oprindeligt beløb|fremmed valuta|udenlandsk beløb|originalbeløb|oprindelig valuta|beløb i fremmed valuta|udenlandsk valuta|beløb i udenlandsk valuta`,
    ),
    rate: list(`kurs|valutakurs|vekselkurs|rente|rentesats|omregningskurs|rente %`),
    'card-number': list(`kort|kortnummer|kortnr|kortholder|kortnr.|kortindehaver`),
    other: list(`point|antal|land|status|andele|stk.|dage|bonus|pris`),
  },
  phrases: {
    opening:
      list(`primosaldo|primo saldo|saldo primo|startsaldo|tidligere saldo|saldo fra forrige|saldo overført|forrige saldo|indgående saldo|saldo ved periodens start|overført fra tidligere kontoudskrift|saldo forrige kontoudskrift|saldo fra sidste kontoudskrift|saldo sidste kontoudskrift|gammel saldo|saldo periode start|overført saldo|saldo sidste opgørelse|
      saldo fra tidligere kontoudskrift|åbningssaldo|saldo ved start|begyndelsessaldo|primo|saldo ved periodens begyndelse|saldo forrige periode|overført fra sidste kontoudskrift|saldo fra sidste opgørelse|seneste saldo|saldo før|saldo ifølge sidste kontoudskrift|saldo iflg. sidste kontoudskrift|saldo iflg. sidste kontoudtog|saldo iflg. forrige kontoudskrift|saldo ifølge forrige kontoudskrift|saldo i flg. sidste kontoudtog|saldo fra sidste kontoudtog|saldo sidste kontoudtog|saldo sidste udskrift|saldo fra sidste udskrift|saldo seneste kontoudskrift|saldo seneste kontoudtog|saldo fra seneste kontoudskrift|saldo fra seneste kontoudtog|saldo på sidste kontoudskrift|saldo på sidste kontoudtog|saldo fra sidste periode|saldo sidste periode|saldo fra sidste måned|saldo sidste måned|saldo ved begyndelsen af perioden|saldo i starten af perioden|saldo ved månedens start|saldo ved årets begyndelse|overført fra sidste periode|overført fra sidste år|overført fra sidste opgørelse|primobeholdning|indgående balance|indgående indestående|restgæld før|restgæld før betaling|skyldigt beløb fra sidste|skyldigt beløb fra sidste opgørelse|skyldig fra sidste opgørelse|skyldigt fra sidste måned|saldo fra seneste opgørelse|saldo ved seneste opgørelse|saldo på sidste opgørelse|sidste saldo`),
    closing:
      list(`ultimosaldo|ultimo saldo|saldo ultimo|slutsaldo|ny saldo|udgående saldo|saldo ved periodens slutning|saldo pr.|saldo pr|aktuel saldo|bogført saldo|saldo i alt|saldo i deres favør|saldo i vores favør|at betale|til betaling|saldo periode slut|indestående|nuværende saldo|saldo d.|ultimo|saldo ved slut|saldo i din favør|skyldigt beløb|
      saldo på kontoen|saldo i bankens favør|saldo til din favør|total saldo|samlet saldo|ny saldo pr|saldo ved periodens udløb|beløb til betaling|samlet skyldigt beløb|endelig saldo|saldo den|saldo ved slutningen af perioden|saldo ved udgangen af perioden|saldo i slutningen af perioden|saldo ved månedens slutning|saldo ved årets udgang|saldo efter denne udskrift|saldo ifølge denne udskrift|saldo denne kontoudskrift|saldo dags dato|ultimobeholdning|udgående balance|afsluttende saldo|restgæld pr.|gæld i alt|samlet gæld|saldo i min favør|beløb der trækkes|beløb som trækkes|beløb til opkrævning|opkrævet beløb|opgørelsens saldo|saldo på denne opgørelse|saldo pr. opgørelsesdato`),
    'carried-forward': list(
      `overføres|transport|overført til næste side|fortsættes|fortsættes næste side|transporteres|fortsættes på næste side|at overføre|overføres til næste side|transport til næste side|fortsætter på næste side|fortsætter næste side|fortsættelse på næste side|fortsættelse næste side|fortsættes på næste ark|forts. på næste side|forts. næste side|fortsættelse følger|fortsættes på side|fortsættes på bagsiden|saldo til overførsel|til overførsel|overført til side|fortsætter på side|se næste side`,
    ),
    'brought-forward': list(
      `overført fra forrige side|transport fra forrige side|overført|fra forrige side|transporteret|saldo overført fra forrige side|fortsat fra forrige side|overført fra side|fortsat fra side|forts. fra forrige side|transport fra foregående side|transport fra side|saldo fra forrige side|saldo fra foregående side|fortsat fra foregående side|fortsættelse fra side`,
    ),
    subtotal: list(
      `subtotal|mellemsum|sum side|delsum|i alt denne side|dagstotal|sum kort|i alt kort|sidetotal|i alt for kort|sum for siden|sum på siden|i alt på siden|i alt side|i alt for dagen|dagens total|total for kort|total kort|i alt kortnummer|i alt for kortholder|kort i alt|mellemresultat`,
    ),
    'total-in': list(
      `indsat i alt|i alt indsat|sum indsat|total indsat|indbetalinger i alt|sum kredit|indsat|samlet indsat|kredit i alt|samlede indbetalinger|total ind|ind i alt|indtægter i alt|sum indbetalinger|indgået i alt|indsat i perioden|indbetalt i alt|samlede indtægter|i alt ind|total kredit|totale indbetalinger|total indbetalinger|totalt indbetalt|i alt indbetalt|i alt indbetalinger|i alt kredit|i alt krediteret|i alt krediteringer|krediteringer i alt|krediteret i alt|sum krediteringer|sum indtægter|sum indsætninger|indsætninger i alt|indsættelser i alt|samlede indsættelser|samlede krediteringer|periodens indbetalinger|periodens indsættelser|indbetalinger i perioden|indbetalt i perioden|indbetalt siden sidst|indbetalt siden sidste opgørelse|indbetalinger siden sidste opgørelse|modtagne betalinger i alt|modtaget i alt|indbetalinger og krediteringer i alt|dine indbetalinger|bevægelser kredit`,
    ),
    'total-out': list(
      `hævet i alt|i alt hævet|sum hævet|total hævet|udbetalinger i alt|sum debet|hævet|samlet hævet|debet i alt|samlede udbetalinger|total ud|ud i alt|udgifter i alt|køb i alt|sum køb|sum udbetalinger|hævet i perioden|nye køb|udbetalt i alt|samlede udgifter|i alt ud|total debet|forbrug i alt|gebyrer i alt|sum forbrug|samlet forbrug|totalt hævet|totale udbetalinger|total udbetalinger|totalt udbetalt|i alt udbetalt|i alt udbetalinger|i alt debet|i alt debiteret|i alt debiteringer|debiteringer i alt|debiteret i alt|sum debiteringer|sum udgifter|sum hævninger|hævninger i alt|samlede hævninger|samlede debiteringer|periodens udbetalinger|periodens hævninger|periodens køb|periodens forbrug|udbetalinger i perioden|udbetalt i perioden|forbrug i perioden|køb i perioden|forbrug siden sidst|køb siden sidst|køb siden sidste opgørelse|i alt køb|i alt forbrug|samlede køb|samlet køb|køb og hævninger i alt|køb og gebyrer|nyt forbrug|nye posteringer|renter og gebyrer i alt|gebyrer og renter i alt|i alt gebyrer|rente i alt|sum renter|bevægelser debet|total forbrug`,
    ),
    total: list(
      `i alt|total|sum|samlet|totaler|ialt|total i alt|samlet sum|bevægelser i alt|posteringer i alt|sum i alt|omsætning|samlet total|periodens total|totalt|i alt for perioden`,
    ),
    count: list(
      `antal posteringer|antal transaktioner|antal|antal bevægelser|antal hævninger|antal indsættelser|antal poster`,
    ),
    'daily-balance': list(`daglig saldo|dagssaldo|gennemsnitlig saldo|saldo pr. dag|dagens saldo|gennemsnitssaldo`),
    pending: list(
      `reserveret|reserveringer|ikke bogført|ikke bogførte|kommende|kommende betalinger|afventer|ventende|ikke bogførte posteringer|reserverede beløb|kommende posteringer|fremtidige betalinger|fremtidige posteringer|reservationer|planlagte betalinger|under behandling|endnu ikke bogført|ej bogført|reserverede køb|betalinger på vej|ikke bogførte transaktioner|ikke posteret|ikke posterede|ikke afregnet|reserverede transaktioner|reserverede posteringer|ventende posteringer|ventende transaktioner|afventende|planlagte posteringer|kommende transaktioner|køb efter opgørelsesdato`,
    ),
    period: list(
      `periode|perioden|for perioden|fra|kontoudskrift for perioden|fra dato|til dato|i perioden|dato fra|dato til|til|posteringer fra|posteringer i perioden|bevægelser fra|datointerval|udskriftsperiode|tidsrum|fra og med|til og med|opgørelsesperiode|søgeperiode|kontoudtog for perioden|transaktioner i perioden|forbrugsperiode|kontoperiode|regnskabsperiode|startdato|slutdato`,
    ),
    'statement-date': list(
      `opgørelsesdato|pr. dato|kontoudtogsdato|kontoudskrift pr.|kontoudskrift dateret|kontoudtog pr.|opgørelse pr.|opgjort pr.|opgjort den|opgørelsesdag|saldodato|saldo opgjort pr.|afslutningsdato`,
    ),
    'print-date': list(
      `udskriftsdato|dato|udskrevet|kontoudskriftsdato|dannet den|pr.|udstedt|oprettet|dato for udskrift|dannet|udskrevet den|udskrift dato|fakturadato|udarbejdet|genereret`,
    ),
    'statement-number': list(
      `kontoudskrift nr.|kontoudskrift nr|udskrift nr.|udskriftsnr.|nr.|udskrift nr|kontoudtog nr.|kontoudskriftsnr.|udskriftsnummer|løbenr.|kontoudtogsnr.`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|kontonr.|konto nr.|konto nr|kortnummer|reg.nr. kontonr.|reg. nr. og kontonr.|reg.nr. og kontonr.|reg./konto|registrerings- og kontonummer|reg.- og kontonummer|reg.nr./kontonr.|bankkonto|reg.-kontonummer|reg. og kontonummer|lånenummer|reg.nr.|lån nr.|kundenummer|kontonummer:|reg.nr og kontonr|kort|kreditkortnummer|lånnr.|lånets nummer|ejendomsnr./lånenr.|lånekonto|aftalenr.|aftalenummer`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|iban nr.|iban-nr.|iban-kontonummer`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift-kode|bic-kode|swift-adresse|swift kode|bic (swift)|swift-bic`),
    holder: list(
      `kontohaver|kontoejer|ejer|navn|kunde|kundenavn|kortholder|indehaver|kontonavn|kontohavers navn|kortindehaver|firma|ejer af kontoen|låntager|medkontohaver|kontoindehaver|kontohavere|kontoejere|korthaver|virksomhedsnavn|firmanavn|debitor|medejer`,
    ),
    currency: list(`valuta|kontovaluta|beløb i|alle beløb i|valutakode|beløb er i|møntsort|beløb angivet i`),
    'section-in': list(
      `indbetalinger|indsat|indtægter|indsættelser|penge ind|krediteringer|indbetalinger og krediteringer|modtagne betalinger|overførsler ind`,
    ),
    'section-out': list(
      `udbetalinger|hævet|køb|hævninger|udgifter|gebyrer|kortkøb|penge ud|nye køb|kontanthævninger|betalinger|debiteringer|køb og hævninger|renter og gebyrer|gebyrer og renter|forbrug|betalingsservice`,
    ),
    'section-booked': list(
      `posteringer|bevægelser|transaktioner|kontobevægelser|bogførte posteringer|posteringsoversigt|specifikation|kontoposteringer|seneste posteringer|posteringsliste|transaktionsoversigt|posteringsdetaljer|bogførte transaktioner|bevægelser på kontoen|alle posteringer`,
    ),
    summary: list(
      `oversigt|kontooversigt|sammendrag|resumé|opsummering|saldooversigt|totaloversigt|dine konti|engagementsoversigt|samlet overblik|overblik|nøgletal|sammenfatning`,
    ),
    'available-balance': list(
      `disponibelt beløb|disponibel saldo|disponibelt|til rådighed|rådighedsbeløb|til disposition|disponibel|tilgængeligt beløb|disponibelt i alt|rådighed|disponibel kredit|tilgængelig saldo|rådighedssaldo|restkredit|rest kredit|ledig kredit|uudnyttet kredit|uudnyttet kreditramme|resterende kredit|tilgængelig kredit|tilbage at bruge|resterende forbrug`,
    ),
    'credit-limit': list(
      `kreditmaksimum|kredit|kreditramme|kreditmax|maksimum|trækningsret|kreditgrænse|bevilget kredit|overtræksret|bevilget overtræk|max. kredit|kassekredit maksimum|kreditlimit|kreditfacilitet|maksimum træk|kreditbeløb|bevilliget overtræk|kassekredit|kassekredit max|trækningsmaksimum|trækningsmulighed`,
    ),
    'minimum-payment': list(
      `minimumsydelse|minimumsbetaling|minimum at betale|mindste ydelse|mindstebeløb|minimumsbeløb|mindste betaling|minimumsindbetaling|månedlig ydelse|mindst at betale|mindste beløb at betale|minimum til betaling|mindste månedlige ydelse|mindste indbetaling|minimum indbetaling|laveste ydelse|ydelse til betaling`,
    ),
    'payment-due': list(
      `forfaldsdato|betalingsfrist|betales senest|trækkes den|sidste rettidige betalingsdag|forfald|seneste betaling|forfaldsdag|hæves den|betalingsdato|betalingsdag|trækkes på din konto|sidste betalingsdag|trækkes fra|senest betaling|seneste rettidige betaling|sidste rettidige betaling|beløbet trækkes|beløbet hæves|hæves på din konto|hæves på kontoen|trækkes via betalingsservice|opkræves den|forfalder den|forfalder til betaling|rettidig betaling`,
    ),
    'interest-rates': list(
      `rente|rentesats|rentesatser|indlånsrente|udlånsrente|debitorrente|overtræksrente|årlig rente|kreditrente|debetrente|pålydende rente|nominel rente|effektiv rente|åop|renter|variabel rente|rente p.a.|tilskrevne renter|debitorrente p.a.`,
    ),
    page: list(`side|blad|side af|fortsat|slut på kontoudskrift|sidetal`),
    'no-transactions': list(
      `ingen posteringer|ingen bevægelser|ingen transaktioner|der er ingen posteringer|ingen posteringer i perioden|ingen bevægelser i perioden|der har ikke været posteringer|ingen posteringer fundet|ingen bogførte posteringer|ingen bevægelser på kontoen|ingen køb|ingen køb i perioden|der er ikke bogført|der er ikke fundet posteringer|der har ikke været bevægelser|der har ikke været transaktioner|ingen data`,
    ),
    'not-a-transaction': list(
      `valutakurs|indskydergaranti|indskydergarantifonden|garantiformuen|vigtig information|kundeservice|cvr-nr.|cvr|cvr-nr|telefon|kontakt os|garantifonden|spørgsmål|bemærk|forbehold|vilkår|med venlig hilsen|bonus|reklamation|se mere på|almindelige betingelser`,
    ),
  },
  marks: { in: list('k|kredit|indsat|cr|ind|kre'), out: list('d|debet|hævet|dr|ud|deb') },
  statementTitles: list(
    `lånekontoudtog|lånekontoudskrift|lønkontoudtog|lønkontoudskrift|opsparingskontoudtog|opsparingskontoudskrift|budgetkontoudtog|budgetkontoudskrift|privatkontoudtog|privatkontoudskrift|erhvervskontoudtog|erhvervskontoudskrift|driftskontoudtog|driftskontoudskrift|bankkontoudtog|valutakontoudtog|valutakontoudskrift|kreditkortudtog|kreditkortudskrift|kontoudskrift|kontoudtog|posteringsoversigt|kontooversigt|kortudskrift|transaktionsoversigt|kontoudskrifter|posteringsliste|kontobevægelser|kreditkortopgørelse|udskrift|årsopgørelse konto|kortopgørelse|posteringer|bankkontoudskrift|kontoudskrift for|kontospecifikation|bevægelser|kortoversigt|netbank udskrift|opgørelse kreditkort|samlet kontoudskrift|kontoopgørelse|bankbog|kontoudskrift kreditkort`,
  ),
  otherTitles: list(
    `debitorkontoudtog|kontoudtog debitor|kundekontoudtog|debitorkort|kreditorkort|åbne poster|åbenpostliste|saldobalance|saldoliste|kontokort|finanskontokort|hovedbog|kassebog|kassekladde|kasserapport|kasseopgørelse|anlægskartotek|
    afskrivningsplan|budget|prognose|likviditetsbudget|afdragsplan|betalingsplan|ydelsesplan|momsangivelse|momsopgørelse|opkaldsspecifikation|samtalespecifikation|kørebog|kørselsregnskab|timeseddel|timeregistrering|udlægsbilag|
    rejseafregning|lagerliste|inventarliste|ordreliste|resultater|kampprogram|fondskurser|kursliste|depotoversigt|saldoattest|vandregning|gasregning|telefonregning|forbrugsopgørelse|betalingsadvis|remitteringsadvis|dagsafslutning|
    pensionsoversigt|huslejeoversigt|gebyroversigt|årsopgørelse renter|
    faktura|kreditnota|følgeseddel|tilbud|ordrebekræftelse|bestilling|lønseddel|lønspecifikation|kvittering|bon|køreplan|prisliste|menukort|menu|kontrakt|lejekontrakt|police|forsikringspolice|referat|mødereferat|dagsorden|årsopgørelse|forskudsopgørelse|selvangivelse|elregning|varmeregning|rykker|rykkerskrivelse|brev|attest|erklæring|katalog|resultatopgørelse|balance|billet|rapport|cv|opkrævning|girokort|årsregnskab|ansøgning|indkaldelse|boligopgørelse|recept|rejseplan|overenskomst|tarif`,
  ),
  accountTypes: {
    checking: list(
      `lønkonto|budgetkonto|nemkonto|grundkonto|forbrugskonto|driftskonto|privatkonto|anfordringskonto|kassekredit|erhvervskonto|studiekonto|dankortkonto|basiskonto|fælleskonto|basal betalingskonto|transaktionskonto|nem konto`,
    ),
    savings: list(
      `opsparingskonto|opsparing|aftaleindlån|højrentekonto|indlånskonto|børneopsparing|boligopsparing|budgetopsparing|ratepension|aldersopsparing|prioritetsopsparing|fastrenteindskud`,
    ),
    'credit-card': list(`kreditkort|kortkonto|kreditkortopgørelse|kortopgørelse|betalingskort|kortaftale`),
    loan: list(
      `lånekontoudtog|lånekontoudskrift|lån|boliglån|billån|kredit|boligkredit|prioritetslån|realkreditlån|forbrugslån|andelsboliglån|lånekonto|privatlån|studielån`,
    ),
    unknown: list(`depot|værdipapirdepot|forudbetalt kort|aktiesparekonto`),
  },
};
