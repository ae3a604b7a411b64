import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Norwegian, bokmål with nynorsk's words. */
export const no: Language = {
  code: 'no',
  months: monthList(
    `januar|jan; februar|feb; mars|mar; april|apr; mai; juni|jun; juli|jul; august|aug; september|sep|sept; oktober|okt; november|nov; desember|des`,
  ),
  weekdays: list(
    `mandag|man|måndag|tirsdag|tir|tirs|tysdag|onsdag|ons|torsdag|tor|tors|fredag|fre|lørdag|lør|laurdag|søndag|søn|sundag`,
  ),
  headings: {
    date: list(
      `dato|bokført|bokføringsdato|bokføringsdag|bokf. dato|bokf.dato|bokført dato|bokf.|bokdato|utført dato|utført|dag|posteringsdato|bok.dato|bokføringsd.|bokførings dato|reg. dato|registreringsdato|datoer`,
    ),
    'value-date': list(
      `valutadato|rentedato|valuteringsdato|valutering|rentedag|valuteringsdag|valdato|valuta dato|rente dato|val.dato|rentedatering|renteberegningsdato|valutert`,
    ),
    'transaction-date': list(
      `transaksjonsdato|kjøpsdato|dato for kjøp|transaksjonsdag|trans.dato|kjøpt dato|dato kjøp|dato transaksjon|kjøpedato`,
    ),
    description: list(
      `beskrivelse|tekst|forklaring|transaksjon|transaksjoner|detaljer|spesifikasjon|transaksjonstekst|forklarende tekst|melding|hendelse|brukersted|bevegelser|beskriving|tekst/kid|transaksjonsbeskrivelse|gjelder|kjøpssted|meldinger|kontobevegelse|detalj|opplysninger|tekst / melding|posteringstekst|utsalgssted`,
    ),
    reference: list(
      `referanse|ref.|ref|referansenummer|arkivref|arkivref.|arkivreferanse|numref|numref.|kid|kid/ref|bilagsnummer|bilagsnr|transaksjonsid|transaksjons-id|sjekknummer|arkiv ref|bilag|numerisk referanse|ref.nr|referansenr|melding/kid/fakt.nr|betalingsreferanse|arkivnr`,
    ),
    type: list(
      `type|transaksjonstype|kode|undertype|transaksjonskode|betalingstype|kontohendelse|trans.type|type transaksjon|textkode|tekstkode`,
    ),
    amount: list(
      `beløp|beløp nok|beløp i nok|beløp i kr|inn/ut|ut/inn|inn / ut|ut / inn|transaksjonsbeløp|beløp inn/ut|sum|beløp kr|innskudd/uttak|uttak/innskudd|totalbeløp|bokført beløp|debet/kredit|kreditt/debet|beløp (nok)|beløp i norske kroner`,
    ),
    'money-in': list(
      `inn|inn på konto|innskudd|til gode|kredit|godskrevet|innbetalt|innbetaling|innbetalinger|beløp inn|innskutt|inntekt|inntekter|kreditt|inn (+)|godskrift|til gunst|innskudd (+)|inn på kontoen|mottatt|penger inn|kreditert|i din favør|godskrevet konto`,
    ),
    'money-out': list(
      `ut|ut av konto|ut fra konto|uttak|belastet|debet|utbetalt|utbetaling|utbetalinger|beløp ut|til belastning|utgift|utgifter|betalt|ut (-)|belastning|belastninger|uttak (-)|ut av kontoen|penger ut|debitert|kjøp|varekjøp|i vår favør|belastet konto|debit|varekjøp og uttak`,
    ),
    balance: list(
      `saldo|bokført saldo|saldo nok|balanse|utgående saldo|saldo etter|disponibel saldo|saldo etter transaksjon|kontosaldo|saldo i nok|løpende saldo|ny saldo|saldo kr|restsaldo|innestående|saldo etter bevegelse`,
    ),
    currency: list(`valuta|valutakode|val.|kontovaluta`),
    mark: list(`d/k|k/d|fortegn|+/-|debet/kredit (d/k)|d / k`),
    fee: list(`gebyr|gebyrer|omkostninger|provisjon|valutapåslag|mva|kostnad`),
    net: list(`netto|nettobeløp`),
    gross: list(`brutto|bruttobeløp`),
    category: list(`kategori|kategorier|underkategori|hovedkategori`),
    counterparty: list(
      `mottaker|avsender|motpart|betaler|mottaker/avsender|til/fra|fra/til|mottakernavn|avsender/mottaker|motpartens navn|betalingsmottaker|navn|mottakars namn|mottaker navn`,
    ),
    'counterparty-account': list(
      `motkonto|mottakers konto|til konto|fra konto|mottakerkonto|motpartens konto|til kontonummer|fra kontonummer|avsenders konto|fra konto/til konto`,
    ),
    note: list(`merknad|notat|kommentar|egne notater|annet|merknader|notater|egen merknad|info|sted|by`),
    branch: list(`avdeling|kontor|filial`),
    sequence: list(`nr|nr.|linje|løpenr|løpenr.|#|løpenummer|rad`),
    time: list(`tid|klokkeslett|tidspunkt|kl`),
    'foreign-amount': list(
      `valutabeløp|beløp i valuta|opprinnelig beløp|originalbeløp|utenlandsk beløp|utenlandsk valuta|beløp i utenlandsk valuta|transaksjonsbeløp valuta|opprinnelig valuta`,
    ),
    rate: list(`kurs|valutakurs|vekslingskurs|rente|rentesats|omregningskurs|rente %`),
    'card-number': list(`kort|kortnummer|kortnr|kortholder|kortnr.|kortinnehaver`),
    other: list(`poeng|antall|land|status|andeler|pris|bonus|dager|bytte`),
  },
  phrases: {
    opening:
      list(`inngående saldo|inng. saldo|ing. saldo|saldo fra kontoutskrift|saldo ved periodens begynnelse|forrige saldo|startsaldo|saldo forrige|saldo fra forrige|inngående balanse|tidligere saldo|saldo i vår favør fra|saldo i dykkar favør|saldo i deres favør|saldo fra forrige kontoutskrift|saldo forrige kontoutskrift|saldo ved inngangen|overført fra forrige|
      overført fra forrige faktura|saldo forrige faktura|skyldig fra forrige faktura|inngåande saldo|åpningssaldo|inngående bokført saldo|saldo pr. forrige|gammel saldo|utestående fra forrige faktura|saldo periodestart|saldo i deres favør fra|forrige faktura|inngående saldo pr`),
    closing:
      list(`utgående saldo|utg. saldo|utg saldo|saldo i deres favør|saldo i vår favør|saldo i din favør|ny saldo|saldo ved periodens slutt|sluttsaldo|utgående balanse|saldo per|saldo pr.|saldo pr|bokført saldo|saldo på konto|å betale|utgående gjeld|til betaling|samlet saldo|skyldig beløp|saldo ved utgangen|totalt skyldig|nåværende saldo|
      utgåande saldo|disponibel saldo pr|ny saldo i vår favør|totalt utestående|utestående saldo|beløp å betale|totalbeløp å betale|utgående bokført saldo|innestående pr|saldo periodeslutt|utestående beløp|saldo kontoutskrift`),
    'carried-forward': list(
      `overføres|transport|overføres neste side|fortsetter neste side|overført til neste side|til overføring|forts. neste side|fortsetter på neste side|å overføre|transport til neste side|overføres til neste side|fortsettelse på neste side|fortsettelse neste side|fortsetter på neste ark|fortsettes på neste side|fortsettes neste side|forts. på neste side|fortsettelse følger|fortsetter på side`,
    ),
    'brought-forward': list(
      `overført fra forrige side|transport fra forrige side|overført|fra forrige side|transportert|saldo overført fra forrige side|overført saldo|fortsettelse fra forrige side|forts. fra forrige side|fortsetter fra forrige side`,
    ),
    subtotal: list(
      `delsum|sum side|sum denne side|mellomsum|dagssum|sum kort|sum for kort|sum kjøp kort|delsummer|sum for dagen`,
    ),
    'total-in': list(
      `sum inn|sum innskudd|sum innbetalinger|totalt inn|sum kredit|innskudd|innbetalinger|sum kreditt|totalt godskrevet|sum godskrevet|sum inntekter|totale innskudd|total inn|inn i perioden|innbetalt i perioden|godskrevet|sum til gode|penger inn|total kredit|sum inn på konto|totale innbetalinger|sum penger inn|innskudd i perioden`,
    ),
    'total-out': list(
      `sum ut|sum uttak|sum utbetalinger|totalt ut|sum debet|uttak|utbetalinger|sum belastet|totalt belastet|sum utgifter|totale uttak|sum kjøp|sum varekjøp|nye kjøp|total ut|ut i perioden|utbetalt i perioden|belastet|sum belastninger|penger ut|total debet|sum gebyrer|sum ut av konto|kjøp og uttak|totale utbetalinger|sum penger ut|sum nye kjøp|sum transaksjoner|uttak i perioden`,
    ),
    total: list(
      `sum|totalt|total|totalsum|sum transaksjoner i perioden|sum total|sum totalt|sum for perioden|totalbeløp|til sammen|sum bevegelser|summer|sum i perioden|totalt for perioden|omsetning`,
    ),
    count: list(
      `antall transaksjoner|antall posteringer|antall|antall bevegelser|antall innskudd|antall uttak|antall poster|antall debet|antall kredit`,
    ),
    'daily-balance': list(
      `daglig saldo|dagsaldo|saldo per dag|gjennomsnittlig saldo|dagssaldo|gjennomsnittssaldo|saldo pr dag`,
    ),
    pending: list(
      `reservert|reserverte beløp|reservasjoner|ikke bokført|ikke bokførte|kommende|kommende betalinger|venter|til forfall|ikke bokførte transaksjoner|reserverte transaksjoner|fremtidige betalinger|forfallsregister|under behandling|ventende|planlagte betalinger|reserverte kjøp|avventer|ubokført|ubokførte transaksjoner|betalinger til forfall`,
    ),
    period: list(
      `periode|perioden|for perioden|i perioden for perioden|fra dato|til dato|fra og med|datoperiode|fra|til|til og med|transaksjoner fra|bevegelser i perioden|fra og til dato|utskriftsperiode|bevegelser fra|søkeperiode|tidsrom|faktureringsperiode|f.o.m.|t.o.m.|kontoutskrift`,
    ),
    'statement-date': list(`per dato|pr. dato`),
    'print-date': list(
      `utskriftsdato|dato|utskrevet|kontoutskriftsdato|fakturadato|skrevet ut|dato for utskrift|utstedt|laget|generert|opprettet|kontoutskrift dato|per|pr.|utarbeidet|utskrift dato|rapportdato`,
    ),
    'statement-number': list(
      `kontoutskrift nr|kontoutskrift nr.|utskrift nr|utskriftsnr|utskriftsnummer|kontoutskriftsnummer|blad|fakturanummer|nr|kontoutskrift nummer|årgang`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|kontonr.|konto nr|konto nr.|kortnummer|konto nummer|bankkonto|for konto|bankkontonummer|brukskonto|kundenummer|lånenummer|kontonummer:|kredittkontonummer|kortkonto|avtalenummer|kontonr:|sparekonto|kort`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|iban-nr|iban nr`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift-kode|bic-kode|swift-adresse|swift kode|bic (swift)`),
    holder: list(
      `eier|kontoeier|kontohaver|kontoinnehaver|navn|kunde|kundenavn|kortholder|disponent|innehaver|kontonavn|eigar|kortinnehaver|medkontohaver|firma|kontohavers navn|hovedkortholder|navn på konto|kontoeigar`,
    ),
    currency: list(`valuta|kontovaluta|beløp i|alle beløp i|valutakode|beløp oppgitt i|alle beløp er i`),
    'section-in': list(
      `innbetalinger|innskudd|inn på konto|kreditering|inntekter|penger inn|innbetalinger og krediteringer|godskrifter|mottatte betalinger|innbetaling`,
    ),
    'section-out': list(
      `utbetalinger|uttak|kjøp|varekjøp|ut av konto|belastninger|utgifter|gebyrer|kortkjøp|penger ut|nye kjøp|kjøp og uttak|kontantuttak|renter og gebyrer|gebyrer og renter|varekjøp og kontantuttak|dine kjøp|avtalegiro`,
    ),
    'section-booked': list(
      `transaksjoner|kontobevegelser|bevegelser|posteringer|bokførte transaksjoner|transaksjonsoversikt|kontohendelser|spesifikasjon|bevegelser på konto|siste transaksjoner|transaksjonsliste|transaksjonshistorikk|bokførte bevegelser|kontoutskrift bevegelser|bokført|hendelser|oversikt over transaksjoner|alle transaksjoner`,
    ),
    summary: list(
      `sammendrag|oversikt|kontooversikt|oppsummering|saldooversikt|dine kontoer|totaloversikt|hovedtall|sammenstilling|engasjementsoversikt|oppsummert|samandrag|nøkkeltall`,
    ),
    'available-balance': list(
      `disponibelt beløp|disponibelt|disponibel saldo|tilgjengelig|tilgjengelig beløp|tilgjengelig saldo|disponibel kreditt|til disposisjon|disponibelt på konto|tilgjengelig kreditt|kan brukes|innenfor disponibelt`,
    ),
    'credit-limit': list(
      `kredittgrense|kredittramme|innvilget kreditt|ramme|kreditt|bevilget kreditt|limit|kortgrense|innvilget kredittramme|kreditgrense|månedlig grense|bevilget ramme|kredittlimit|ubenyttet kreditt`,
    ),
    'minimum-payment': list(
      `minimumsbeløp|minste beløp å betale|minimum å betale|minstebeløp|minimumsbetaling|minimumsinnbetaling|laveste beløp|minste innbetaling|månedsbeløp|delbetaling`,
    ),
    'payment-due': list(
      `forfallsdato|betalingsfrist|forfall|betales innen|forfaller|trekkes fra|trekkdato|forfallsdag|belastes konto|innen|betal innen|belastes din konto|trekkes|siste frist`,
    ),
    'interest-rates': list(
      `rente|rentesats|rentesatser|effektiv rente|nominell rente|innskuddsrente|kredittrente|overtrekksrente|årlig rente|utlånsrente|debetrente|kreditrente|rentevilkår|renter|forsinkelsesrente|opptjente renter|påløpte renter|rente på overtrekk`,
    ),
    page: list(`side|ark|blad|side av|fortsettelse|slutt på kontoutskrift|sidenr|sidetall`),
    'no-transactions': list(
      `ingen transaksjoner|ingen bevegelser|ingen posteringer|det er ingen transaksjoner|ingen bevegelser i perioden|ingen transaksjoner i perioden|ingen bokførte transaksjoner|ingen transaksjoner funnet|ingen hendelser`,
    ),
    'not-a-transaction': list(
      `valutakurs|viktig informasjon|kundeservice|innskuddsgaranti|bonuspoeng|org.nr|fødselsnummer|organisasjonsnummer|kontakt oss|melding fra|foretaksregisteret|bankenes sikringsfond|garantiordning|spørsmål|vilkår|telefon|postadresse|bonus|reklamasjon|vi tar forbehold|merk|besøk oss`,
    ),
  },
  marks: { in: list('k|kredit|inn|cr|kreditt|kre'), out: list('d|debet|ut|dr|deb') },
  statementTitles: list(
    `sparekontoutskrift|lønnskontoutskrift|brukskontoutskrift|driftskontoutskrift|bedriftskontoutskrift|bankkontoutskrift|valutakontoutskrift|høyrentekontoutskrift|kredittkortutskrift|kontoutskrift|kontoutdrag|transaksjonsoversikt|kontoutskrifter|transaksjonsliste|kontooversikt|kredittkortfaktura|kortfaktura|nettbank utskrift|månedsutskrift|kontobevegelser|kortutskrift|utskrift av transaksjoner|transaksjoner|utskrift|årsoppgave konto|posteringsoversikt|bevegelser på konto|utskrift fra nettbank|faktura kredittkort|kontospesifikasjon|transaksjonshistorikk|kontoutskrift for|samlet kontoutskrift`,
  ),
  otherTitles: list(
    `kundespesifikasjon|leverandørspesifikasjon|kundereskontro|leverandørreskontro|kontoutskrift kunde|åpne poster|åpen post liste|saldoliste|hovedbok|hovedbokspesifikasjon|kassabok|kassedagbok|kasserapport|kasseoppgjør|anleggsregister|
    avskrivningsplan|budsjett|prognose|likviditetsbudsjett|nedbetalingsplan|betalingsplan|avdragsplan|mva-melding|mva-oppgave|samtalespesifikasjon|kjørebok|timeliste|timeregistrering|reiseregning|utleggsskjema|varelager|lagerliste|
    inventarliste|ordreliste|resultater|terminliste|fondskurser|kursliste|beholdningsoversikt|saldobekreftelse|vannregning|kommunale avgifter|telefonregning|forbruksoversikt|remitteringsavis|betalingsavis|remittering|utbetalingsavis|
    dagsoppgjør|pensjonsoversikt|husleieoversikt|ukemeny|
    faktura|kreditnota|følgeseddel|pakkseddel|tilbud|ordrebekreftelse|bestilling|lønnsslipp|lønnslipp|lønnsspesifikasjon|kvittering|rutetabell|prisliste|meny|kontrakt|leiekontrakt|forsikringsbevis|polise|møtereferat|protokoll|referat|dagsorden|sakliste|skattemelding|skatteoppgjør|selvangivelse|strømregning|strømfaktura|purring|inkassovarsel|brev|attest|bekreftelse|katalog|resultatregnskap|balanse|billett|rapport|cv|årsoppgave|søknad|innkalling|timeplan|rutetider|reiserute|avtale|årsregnskap`,
  ),
  accountTypes: {
    checking: list(
      `brukskonto|lønnskonto|driftskonto|transaksjonskonto|bankkonto|kassekreditt|grunnkonto|hverdagskonto|studentkonto|regningskonto|forbrukskonto|foreningskonto|bedriftskonto|felleskonto|dagligkonto|ungdomskonto`,
    ),
    savings: list(
      `sparekonto|høyrentekonto|plasseringskonto|bsu|boligsparing|bufferkonto|kapitalkonto|fastrenteinnskudd|skattetrekkskonto|depositumskonto|boligsparing for ungdom|barnespar|særvilkårskonto`,
    ),
    'credit-card': list(`kredittkort|kortkonto|kredittkortkonto|kredittkortfaktura|kort|kredittgrense|betalingskort`),
    loan: list(
      `lån|boliglån|billån|rammelån|forbrukslån|kreditt|boligkreditt|flexilån|låneavtale|studielån|lånekonto|byggelån|kausjonslån`,
    ),
    unknown: list(`verdipapirkonto|aksjesparekonto|forhåndsbetalt kort|verdipapirdepot`),
  },
};
