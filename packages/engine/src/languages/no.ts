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
      `dato|bokført|bokføringsdato|bokføringsdag|bokf. dato|bokf.dato|bokført dato|bokf.|bokdato|utført dato|utført|dag|posteringsdato|bok.dato|bokføringsd.|bokførings dato|reg. dato|registreringsdato|datoer|bokført den|dato/tid|dato og tid|postert|postert dato|bevegelsesdato|betalingsdato`,
    ),
    'value-date': list(
      `valutadato|rentedato|valuteringsdato|valutering|rentedag|valuteringsdag|valdato|valuta dato|rente dato|val.dato|rentedatering|renteberegningsdato|valutert`,
    ),
    'transaction-date': list(
      `transaksjonsdato|kjøpsdato|dato for kjøp|transaksjonsdag|trans.dato|kjøpt dato|dato kjøp|dato transaksjon|kjøpedato`,
    ),
    description: list(
      `beskrivelse|tekst|forklaring|transaksjon|transaksjoner|detaljer|spesifikasjon|transaksjonstekst|forklarende tekst|melding|hendelse|brukersted|bevegelser|beskriving|tekst/kid|transaksjonsbeskrivelse|gjelder|kjøpssted|meldinger|kontobevegelse|detalj|opplysninger|tekst / melding|posteringstekst|utsalgssted|beskrivelse av transaksjon|brukersted/sted|butikk|forhandler|transaksjonsdetaljer|transaksjonsopplysninger|opplysninger om transaksjonen|mottaker/tekst|vedrørende`,
    ),
    reference: list(
      `referanse|ref.|ref|referansenummer|arkivref|arkivref.|arkivreferanse|numref|numref.|kid|kid/ref|bilagsnummer|bilagsnr|transaksjonsid|transaksjons-id|sjekknummer|arkiv ref|bilag|numerisk referanse|ref.nr|referansenr|melding/kid/fakt.nr|betalingsreferanse|arkivnr`,
    ),
    type: list(
      `type|transaksjonstype|kode|undertype|transaksjonskode|betalingstype|kontohendelse|trans.type|type transaksjon|textkode|tekstkode`,
    ),
    amount: list(
      `beløp|beløp nok|beløp i nok|beløp i kr|inn/ut|ut/inn|inn / ut|ut / inn|transaksjonsbeløp|beløp inn/ut|sum|beløp kr|innskudd/uttak|uttak/innskudd|totalbeløp|bokført beløp|debet/kredit|kreditt/debet|beløp (nok)|beløp i norske kroner|beløp nkr|beløp i kroner|beløp norske kroner|norske kroner|ut (-) / inn (+)|inn (+) / ut (-)|inn(+)/ut(-)|ut(-)/inn(+)|innbetalt/utbetalt|innbetaling/utbetaling|inn på konto/ut av konto|ut av konto/inn på konto|debet (-) kredit (+)|beløp i kontovaluta|kjøp/uttak beløp|fakturert beløp`,
    ),
    'money-in': list(
      `inn|inn på konto|innskudd|til gode|kredit|godskrevet|innbetalt|innbetaling|innbetalinger|beløp inn|innskutt|inntekt|inntekter|kreditt|inn (+)|godskrift|til gunst|innskudd (+)|inn på kontoen|mottatt|penger inn|kreditert|i din favør|godskrevet konto|innbetalt beløp|kreditbeløp|beløp inn på konto|inngående|inngående beløp|godskrevet beløp|godskrevet kontoen|til konto inn|tilført|kreditering|betalt inn`,
    ),
    'money-out': list(
      `ut|ut av konto|ut fra konto|uttak|belastet|debet|utbetalt|utbetaling|utbetalinger|beløp ut|til belastning|utgift|utgifter|betalt|ut (-)|belastning|belastninger|uttak (-)|ut av kontoen|penger ut|debitert|kjøp|varekjøp|i vår favør|belastet konto|debit|varekjøp og uttak|utbetalt beløp|debetbeløp|beløp ut av konto|utgående beløp|belastet beløp|belastet kontoen|betalt ut`,
    ),
    balance: list(
      `saldo|bokført saldo|saldo nok|balanse|utgående saldo|saldo etter|disponibel saldo|saldo etter transaksjon|kontosaldo|saldo i nok|løpende saldo|ny saldo|saldo kr|restsaldo|innestående|saldo etter bevegelse|bokf. saldo|saldo på konto|saldo etter bokføring|saldo etter bevegelsen|restgjeld|restgjeld etter betaling|gjenstående gjeld|utestående|utestående saldo|gjeld etter betaling`,
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
      overført fra forrige faktura|saldo forrige faktura|skyldig fra forrige faktura|inngåande saldo|åpningssaldo|inngående bokført saldo|saldo pr. forrige|gammel saldo|utestående fra forrige faktura|saldo periodestart|saldo i deres favør fra|forrige faktura|inngående saldo pr|inngående gjeld|inngående skyldig|inngående saldo kontoutskrift|inng. balanse|saldo iflg. forrige kontoutskrift|saldo ifølge forrige kontoutskrift|saldo i henhold til forrige kontoutskrift|saldo fra siste kontoutskrift|saldo siste kontoutskrift|saldo på forrige kontoutskrift|saldo ved forrige kontoutskrift|saldo ved starten av perioden|saldo i starten av perioden|saldo ved begynnelsen av perioden|saldo ved inngang av perioden|saldo ved månedens begynnelse|saldo ved årets begynnelse|overført fra tidligere|utestående beløp fra forrige faktura|utestående fra forrige periode|restgjeld før|gjeld ved periodens begynnelse|tidligere utestående|forrige utestående`),
    closing:
      list(`utgående saldo|utg. saldo|utg saldo|saldo i deres favør|saldo i vår favør|saldo i din favør|ny saldo|saldo ved periodens slutt|sluttsaldo|utgående balanse|saldo per|saldo pr.|saldo pr|bokført saldo|saldo på konto|å betale|utgående gjeld|til betaling|samlet saldo|skyldig beløp|saldo ved utgangen|totalt skyldig|nåværende saldo|
      utgåande saldo|disponibel saldo pr|ny saldo i vår favør|totalt utestående|utestående saldo|beløp å betale|totalbeløp å betale|utgående bokført saldo|innestående pr|saldo periodeslutt|utestående beløp|saldo kontoutskrift|utgående skyldig|utg. balanse|saldo ved slutten av perioden|saldo i slutten av perioden|saldo ved utgang av perioden|saldo ved månedens slutt|saldo ved årets slutt|saldo denne kontoutskrift|saldo iflg. denne kontoutskrift|saldo på denne faktura|saldo denne faktura|saldo dags dato|saldo i dag|saldo nå|nytt utestående|innestående på konto|innestående saldo|total skyldig saldo|samlet utestående|sum skyldig|sum utestående|skyldig totalt|skyldig per|total gjeld|samlet gjeld|utestående kreditt|utestående pr|fakturabeløp`),
    'carried-forward': list(
      `overføres|transport|overføres neste side|fortsetter neste side|overført til neste side|til overføring|forts. neste side|fortsetter på neste side|å overføre|transport til neste side|overføres til neste side|fortsettelse på neste side|fortsettelse neste side|fortsetter på neste ark|fortsettes på neste side|fortsettes neste side|forts. på neste side|fortsettelse følger|fortsetter på side|fortsettes på side|forts. side|fortsetter på baksiden|fortsettes på baksiden|fortsetter på neste blad|snu arket|se neste side`,
    ),
    'brought-forward': list(
      `overført fra forrige side|transport fra forrige side|overført|fra forrige side|transportert|saldo overført fra forrige side|overført saldo|fortsettelse fra forrige side|forts. fra forrige side|fortsetter fra forrige side|transport fra foregående side|transport fra side|saldo fra forrige side|saldo fra foregående side|saldo overført fra foregående side|fortsettelse fra side`,
    ),
    subtotal: list(
      `delsum|sum side|sum denne side|mellomsum|dagssum|sum kort|sum for kort|sum kjøp kort|delsummer|sum for dagen|sum for siden|sum på siden|totalt denne side|sum dag|dagens sum|sum for kortet|sum pr. kort|totalt for kort|totalt for kortet|sum kortnummer|sum for kortnummer|sum transaksjoner kort|sum kortholder`,
    ),
    'total-in': list(
      `sum inn|sum innskudd|sum innbetalinger|totalt inn|sum kredit|innskudd|innbetalinger|sum kreditt|totalt godskrevet|sum godskrevet|sum inntekter|totale innskudd|total inn|inn i perioden|innbetalt i perioden|godskrevet|sum til gode|penger inn|total kredit|sum inn på konto|totale innbetalinger|sum penger inn|innskudd i perioden|sum innbetalt|sum krediteringer|sum kreditert|sum godskrifter|totalt inn på konto|totalt innbetalt|totalt kreditert|inn på konto totalt|inn på konto i perioden|innbetalinger siden forrige faktura|innbetalt siden forrige faktura|innbetalt beløp i perioden|totale krediteringer|betalinger og krediteringer|sum betalinger|sum mottatt`,
    ),
    'total-out': list(
      `sum ut|sum uttak|sum utbetalinger|totalt ut|sum debet|uttak|utbetalinger|sum belastet|totalt belastet|sum utgifter|totale uttak|sum kjøp|sum varekjøp|nye kjøp|total ut|ut i perioden|utbetalt i perioden|belastet|sum belastninger|penger ut|total debet|sum gebyrer|sum ut av konto|kjøp og uttak|totale utbetalinger|sum penger ut|sum nye kjøp|sum transaksjoner|uttak i perioden|sum utbetalt|sum debiteringer|sum debitert|sum kortkjøp|sum renter og gebyrer|sum gebyrer og renter|sum renter og omkostninger|totalt ut av konto|totalt uttak|totalt utbetalt|totalt debitert|totalt kjøp|totale kjøp|totale utgifter|ut av konto totalt|ut av konto i perioden|kjøp i perioden|kjøp siden forrige faktura|nye transaksjoner|periodens kjøp|periodens forbruk|forbruk i perioden|varekjøp i perioden|varekjøp og uttak totalt|belastninger i perioden|totale belastninger|kjøp og gebyrer|gebyrer og renter totalt`,
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
      `reservert|reserverte beløp|reservasjoner|ikke bokført|ikke bokførte|kommende|kommende betalinger|venter|til forfall|ikke bokførte transaksjoner|reserverte transaksjoner|fremtidige betalinger|forfallsregister|under behandling|ventende|planlagte betalinger|reserverte kjøp|avventer|ubokført|ubokførte transaksjoner|betalinger til forfall|reserverte kortkjøp|reserverte poster|ikke bokførte bevegelser|ikke fakturert|ikke fakturerte|ikke fakturerte kjøp|ufakturerte kjøp|ufakturert|kjøp etter fakturadato|ventende transaksjoner|kommende transaksjoner|fremtidige transaksjoner|fremtidige forfall|planlagte transaksjoner|forhåndsreservert`,
    ),
    period: list(
      `periode|perioden|for perioden|i perioden for perioden|fra dato|til dato|fra og med|datoperiode|fra|til|til og med|transaksjoner fra|bevegelser i perioden|fra og til dato|utskriftsperiode|bevegelser fra|søkeperiode|tidsrom|faktureringsperiode|f.o.m.|t.o.m.|kontoutskrift|for tidsrommet|transaksjoner i perioden|transaksjoner for perioden|transaksjoner i tidsrommet|fakturaperiode|faktureringsperioden|kjøpsperiode|datointervall|startdato|sluttdato`,
    ),
    'statement-date': list(
      `per dato|pr. dato|kontoutskrift pr|kontoutskrift per|kontoutskrift av|kontoutskriftens dato|utskrift pr|saldodato|oppgjørsdato|skyldig pr`,
    ),
    'print-date': list(
      `utskriftsdato|dato|utskrevet|kontoutskriftsdato|fakturadato|skrevet ut|dato for utskrift|utstedt|laget|generert|opprettet|kontoutskrift dato|per|pr.|utarbeidet|utskrift dato|rapportdato`,
    ),
    'statement-number': list(
      `kontoutskrift nr|kontoutskrift nr.|utskrift nr|utskriftsnr|utskriftsnummer|kontoutskriftsnummer|blad|fakturanummer|nr|kontoutskrift nummer|årgang`,
    ),
    'account-number': list(
      `kontonummer|konto|kontonr|kontonr.|konto nr|konto nr.|kortnummer|konto nummer|bankkonto|for konto|bankkontonummer|brukskonto|kundenummer|lånenummer|kontonummer:|kredittkontonummer|kortkonto|avtalenummer|kontonr:|sparekonto|kort|kontoutskrift for konto|kontoutskrift for kontonummer|kontoutskrift konto|kortets nummer|kredittkortnummer|kredittkortkonto|kortkontonr|kreditt konto|kreditkonto|lånenr|lånekonto|lånekontonummer|avtalenr|kundekonto|kredittkonto`,
    ),
    iban: list(`iban|iban-nummer|iban nummer|iban-nr|iban nr`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift-kode|bic-kode|swift-adresse|swift kode|bic (swift)`),
    holder: list(
      `eier|kontoeier|kontohaver|kontoinnehaver|navn|kunde|kundenavn|kortholder|disponent|innehaver|kontonavn|eigar|kortinnehaver|medkontohaver|firma|kontohavers navn|hovedkortholder|navn på konto|kontoeigar|eier av konto|hovedkortinnehaver|firmanavn|foretaksnavn|låntaker|medlåntaker|medeier`,
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
      `disponibelt beløp|disponibelt|disponibel saldo|tilgjengelig|tilgjengelig beløp|tilgjengelig saldo|disponibel kreditt|til disposisjon|disponibelt på konto|tilgjengelig kreditt|kan brukes|innenfor disponibelt|tilgjengelig kredittgrense|ledig kreditt|ledig kredittramme|ubenyttet kredittramme|ubenyttet ramme|gjenstående kreditt|gjenstående kredittramme|resterende kreditt|rest kreditt|til rådighet`,
    ),
    'credit-limit': list(
      `kredittgrense|kredittramme|innvilget kreditt|ramme|kreditt|bevilget kreditt|limit|kortgrense|innvilget kredittramme|kreditgrense|månedlig grense|bevilget ramme|kredittlimit|ubenyttet kreditt|innvilget kredittbeløp|kassekreditt|kontokreditt|kredittbeløp`,
    ),
    'minimum-payment': list(
      `minimumsbeløp|minste beløp å betale|minimum å betale|minstebeløp|minimumsbetaling|minimumsinnbetaling|laveste beløp|minste innbetaling|månedsbeløp|delbetaling|minste beløp|minste beløp som må betales|minste månedlige beløp|minste betaling|minste terminbeløp|minst å betale|minimum til betaling|laveste beløp å betale|lavest å betale|minimum innbetaling|betal minst|å betale minst|terminbeløp`,
    ),
    'payment-due': list(
      `forfallsdato|betalingsfrist|forfall|betales innen|forfaller|trekkes fra|trekkdato|forfallsdag|belastes konto|innen|betal innen|belastes din konto|trekkes|siste frist|betal senest|belastes den|belastes kontoen|trekkes med avtalegiro|til forfall den`,
    ),
    'interest-rates': list(
      `rente|rentesats|rentesatser|effektiv rente|nominell rente|innskuddsrente|kredittrente|overtrekksrente|årlig rente|utlånsrente|debetrente|kreditrente|rentevilkår|renter|forsinkelsesrente|opptjente renter|påløpte renter|rente på overtrekk`,
    ),
    page: list(`side|ark|blad|side av|fortsettelse|slutt på kontoutskrift|sidenr|sidetall`),
    'no-transactions': list(
      `ingen transaksjoner|ingen bevegelser|ingen posteringer|det er ingen transaksjoner|ingen bevegelser i perioden|ingen transaksjoner i perioden|ingen bokførte transaksjoner|ingen transaksjoner funnet|ingen hendelser|ingen bokførte bevegelser|ingen bevegelser på konto|ingen kjøp|ingen kjøp i perioden|ingen treff|ingen data|det er ikke bokført|det er ikke registrert|det har ikke vært bevegelser|det har ikke vært transaksjoner|det har ikke vært noen`,
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
