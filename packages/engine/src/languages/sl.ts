import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Slovenian. */
export const sl: Language = {
  code: 'sl',
  months: monthList(
    `januar|januarja|jan; februar|februarja|feb; marec|marca|mar; april|aprila|apr; maj|maja; junij|junija|jun; julij|julija|jul; avgust|avgusta|avg; september|septembra|sep; oktober|oktobra|okt; november|novembra|nov; december|decembra`,
  ),
  weekdays: list(`ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja`),
  headings: {
    date: list(
      `datum|datum knjiženja|datum obdelave|datum knjižbe|datum plačila|datum poravnave|datum prometa|dat. knjiženja|datum dogodka|datum izvršitve|datum in ura|datum/ura|datum obremenitve|datum spremembe|datum poknjiženja|datum knjiženja / datum valute`,
    ),
    'value-date': list(`datum valute|valuta datum|dat. valute|datum val.|dan valute`),
    'transaction-date': list(
      `datum transakcije|datum nakupa|datum opravljene transakcije|datum in čas nakupa|datum porabe|datum uporabe kartice|datum naročila|datum storitve`,
    ),
    description: list(
      `opis|namen|namen plačila|namen nakazila|opis transakcije|opis prometa|opis plačila|besedilo|transakcija|namen/opis|prodajno mesto|transakcije|namen in opis|podatki o transakciji|opis spremembe|kraj nakupa|trgovec|podrobnosti transakcije|naziv in namen|opis storitve|prejemnik/plačnik in namen|opis nakupa`,
    ),
    reference: list(
      `referenca|sklic|referenca prejemnika|referenca plačnika|številka dokumenta|št. dokumenta|številka transakcije|id transakcije|sklic v breme|sklic v dobro|zap. št. transakcije`,
    ),
    type: list(`vrsta|tip|vrsta transakcije|vrsta prometa|koda|koda namena|vrsta posla|šifra`),
    amount: list(
      `znesek|znesek v eur|znesek (eur)|znesek transakcije|znesek eur|znesek v valuti računa|breme/dobro|promet|znesek plačila|breme / dobro|znesek prometa|v breme/v dobro|dobro/breme|prilivi/odlivi|odlivi/prilivi|znesek obremenitve|znesek knjiženja|obremenitev/odobritev`,
    ),
    'money-in': list(
      `dobro|v dobro|priliv|prilivi|znesek v dobro|polog|pologi|dobro eur|prejemki|v dobro (eur)|dobropis|dobro (eur)|odobritev|odobritve|promet v dobro|dobroimetje`,
    ),
    'money-out': list(
      `breme|v breme|odliv|odlivi|znesek v breme|dvig|dvigi|breme eur|izdatki|v breme (eur)|bremenitev|breme (eur)|obremenitev|obremenitve|promet v breme`,
    ),
    balance: list(
      `stanje|saldo|stanje na računu|stanje računa|novo stanje|stanje eur|stanje po transakciji|stanje (eur)|končno stanje|knjigovodsko stanje|knjižno stanje|razpoložljivo stanje`,
    ),
    currency: list(`valuta|oznaka valute|val.|valuta računa`),
    mark: list(`b/d|d/b|predznak|+/-|breme/dobro oznaka`),
    fee: list(`nadomestilo|provizija|stroški|strošek|ddv`),
    net: list(`neto|neto znesek`),
    gross: list(`bruto|bruto znesek`),
    category: list(`kategorija|skupina`),
    counterparty: list(
      `prejemnik|plačnik|prejemnik/plačnik|plačnik/prejemnik|naziv prejemnika|naziv plačnika|udeleženec|partner|naziv partnerja|naziv udeleženca|prejemnik / plačnik|plačnik / prejemnik|ime prejemnika|nasprotna stranka|ime in naslov`,
    ),
    'counterparty-account': list(
      `račun prejemnika|račun plačnika|iban prejemnika|račun partnerja|iban plačnika|račun udeleženca|trr prejemnika|račun v breme|račun v dobro|protiračun`,
    ),
    note: list(`opomba|opombe|dodatne informacije`),
    branch: list(`poslovalnica|podružnica|kraj`),
    sequence: list(`zap. št.|zap.št.|zaporedna številka`),
    time: list(`ura|čas`),
    'foreign-amount': list(
      `originalni znesek|znesek v originalni valuti|znesek v tuji valuti|izvorni znesek|znesek v valuti transakcije|znesek v valuti nakupa|znesek v valuti|znesek v izvorni valuti`,
    ),
    rate: list(`tečaj|menjalni tečaj|obrestna mera`),
    'card-number': list(`kartica|številka kartice|št. kartice`),
    other: list(`točke|obrok|število obrokov|država|status|količina`),
  },
  phrases: {
    opening: list(
      `začetno stanje|predhodno stanje|prejšnje stanje|stanje na začetku obdobja|preneseno stanje|stanje prejšnjega izpiska|staro stanje|začetni saldo|stanje predhodnega izpiska|stanje po prejšnjem izpisku|stanje zadnjega izpiska|stanje po zadnjem izpisku|prenos stanja|stanje prejšnjega obdobja|stanje iz prejšnjega obdobja|stanje na začetku|stanje iz prejšnjega izpiska|predhodni saldo|dolg iz prejšnjega obdobja`,
    ),
    closing: list(
      `končno stanje|novo stanje|stanje na koncu obdobja|zaključno stanje|stanje na dan|končni saldo|trenutno stanje|stanje na računu|skupaj za plačilo|stanje po izpisku|znesek za plačilo|stanje na koncu|stanje ob koncu obdobja|za plačilo|skupni dolg|skupna obveznost|dolg skupaj|skupaj dolg|skupaj obveznosti|stanje dolga`,
    ),
    'carried-forward': list(
      `prenos na naslednjo stran|nadaljevanje na naslednji strani|za prenos|se nadaljuje|nadaljevanje na drugi strani`,
    ),
    'brought-forward': list(
      `prenos s prejšnje strani|prenos|preneseno|nadaljevanje s prejšnje strani|prenos iz prejšnje strani|preneseno s prejšnje strani`,
    ),
    subtotal: list(`vmesni seštevek|skupaj stran|skupaj na dan|dnevni promet|skupaj kartica`),
    'total-in': list(
      `promet v dobro|skupaj v dobro|skupaj dobro|skupaj prilivi|prilivi skupaj|v dobro skupaj|skupni prilivi|vsota v dobro|skupaj pologi|promet dobro|dobro skupaj|skupaj odobritve|seštevek v dobro|vsota prilivov|odobritve skupaj|skupaj plačila prejeta`,
    ),
    'total-out': list(
      `promet v breme|skupaj v breme|skupaj breme|skupaj odlivi|odlivi skupaj|v breme skupaj|skupni odlivi|vsota v breme|skupaj dvigi|promet breme|breme skupaj|skupaj obremenitve|seštevek v breme|vsota odlivov|obremenitve skupaj|skupaj nakupi|skupaj poraba|skupaj stroški|skupaj nadomestila`,
    ),
    total: list(`skupaj|vsota|seštevek|skupni promet|skupni znesek|skupaj promet`),
    count: list(`število transakcij|število prometov|število knjižb|število postavk|št. transakcij`),
    'daily-balance': list(`dnevno stanje|povprečno stanje|stanje ob koncu dneva`),
    pending: list(
      `rezervacije|rezervirana sredstva|nepoknjižene transakcije|v obdelavi|čakajoča plačila|rezervirani zneski|avtorizacije`,
    ),
    period: list(`za dan|obdobje|za obdobje|v obdobju|izpisek za obdobje|promet za obdobje|obračunsko obdobje`),
    'statement-date': list(`datum izpiska|na dan|izpisek na dan|datum obvestila|datum zaključka`),
    'print-date': list(
      `datum izdaje|datum izpisa|izpisano|natisnjeno|datum priprave|datum|datum tiskanja|izdano|datum in ura izpisa|datum in čas izpisa`,
    ),
    'statement-number': list(`številka izpiska|izpisek št.|št. izpiska|zap. št. izpiska|izpisek številka`),
    'account-number': list(
      `račun|številka računa|št. računa|osebni račun|transakcijski račun|številka kartice|trr|številka pogodbe|partija|račun št.|številka osebnega računa|številka transakcijskega računa|številka kredita|številka partije|številka varčevalnega računa|številka kartičnega računa|št. partije|št. kredita|št. pogodbe`,
    ),
    iban: list(`iban|iban račun|številka računa iban|iban računa`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift koda|bic banke`),
    holder: list(
      `imetnik|imetnik računa|imetnik kartice|ime in priimek|komitent|naziv imetnika|uporabnik kartice|stranka|ime imetnika|lastnik računa`,
    ),
    currency: list(`valuta|valuta računa|zneski v`),
    'section-in': list(`prilivi|pologi|prejeta plačila`),
    'section-out': list(`odlivi|dvigi|nakupi|stroški|poslana plačila`),
    'section-booked': list(
      `promet|transakcije|promet na računu|promet po računu|pregled prometa|seznam transakcij|specifikacija prometa|seznam prometa|knjižene transakcije`,
    ),
    summary: list(`pregled|povzetek|pregled računa|rekapitulacija|podatki o računu`),
    'available-balance': list(
      `razpoložljivo stanje|razpoložljiva sredstva|razpoložljivo|razpoložljivi znesek|razpoložljivi limit|prosti limit|preostali limit|neizkoriščeni limit|neporabljeni limit|razpoložljiva poraba`,
    ),
    'credit-limit': list(
      `limit|odobreni limit|dovoljeni limit|dovoljena prekoračitev|redni limit|izredni limit|višina limita|dovoljeno negativno stanje|odobrena prekoračitev`,
    ),
    'minimum-payment': list(
      `minimalno plačilo|minimalni znesek plačila|minimalni obrok|najmanjši znesek plačila|minimalni znesek|minimalni znesek za plačilo|najmanjši znesek za plačilo|minimalna obveznost`,
    ),
    'payment-due': list(
      `zapadlost|datum zapadlosti|rok plačila|plačati do|plačilo do|datum bremenitve|rok za plačilo|zapade v plačilo|plačajte do|dan plačila|datum plačila obveznosti`,
    ),
    'interest-rates': list(`obrestna mera|obresti|letna obrestna mera|eom|zamudne obresti`),
    page: list(`stran|list|str.|konec izpiska`),
    'no-transactions': list(
      `ni prometa|ni transakcij|brez prometa|ni bilo prometa|v obdobju ni bilo prometa|ni bilo transakcij|v izbranem obdobju ni|ni bilo sprememb`,
    ),
    'not-a-transaction': list(
      `sistem jamstva za vloge|jamstvo za vloge|davčna številka|matična številka|spoštovani|obvestilo|osnovni kapital|reklamacije|pomembne informacije|klicni center|id za ddv`,
    ),
  },
  marks: { in: list(`v dobro|dobro|priliv|kredit`), out: list(`v breme|breme|odliv|debet`) },
  statementTitles: list(
    `izpisek|izpisek računa|izpisek o stanju|izpisek prometa|izpisek osebnega računa|bančni izpisek|izpisek transakcijskega računa|promet na računu|izpisek kartice|mesečni izpisek|izpisek št.|izpisek prometa in stanja|pregled prometa na računu|obračun kartice|pregled prometa|obračun porabe|izpis prometa|izpis prometa na računu|pregled transakcij|obračun kreditne kartice`,
  ),
  otherTitles: list(
    `faktura|predračun|ponudba|dobavnica|naročilnica|cenik|plačilna lista|pogodba|zavarovalna polica|zapisnik|vozni red|jedilnik|opomin|račun za elektriko|bilanca stanja|bilanca|davčna napoved|potrdilo|potrdilo o plačilu|življenjepis|katalog|vloga|amortizacijski načrt|glavna knjiga|kartica kupca|kartica dobavitelja|izpis odprtih postavk|blagajniški dnevnik|blagajniška knjiga|potni nalog|pravilnik|dobropis`,
  ),
  accountTypes: {
    checking: list(
      `osebni račun|transakcijski račun|tekoči račun|poslovni račun|plačilni račun|osebnega računa|študentski račun|mladinski račun`,
    ),
    savings: list(
      `varčevalni račun|varčevanje|hranilna knjižica|depozit|vezani depozit|vezana vloga|hranilna vloga|varčevalnega računa`,
    ),
    'credit-card': list(
      `kreditna kartica|plačilna kartica z odloženim plačilom|kreditne kartice|kartica z odlogom|kartični račun|kartica z odloženim plačilom|posojilna kartica`,
    ),
    loan: list(
      `kredit|posojilo|stanovanjski kredit|potrošniški kredit|hipotekarni kredit|gotovinski kredit|kreditna partija`,
    ),
    unknown: list(`trgovalni račun|naložbeni račun|predplačniška kartica|elektronska denarnica`),
  },
};
