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
      `datum|datum knjiženja|datum obdelave|datum knjižbe|datum plačila|datum poravnave|datum prometa|dat. knjiženja|datum dogodka|datum izvršitve|datum in ura`,
    ),
    'value-date': list(`datum valute|valuta datum|dat. valute|datum val.|dan valute`),
    'transaction-date': list(`datum transakcije|datum nakupa|datum opravljene transakcije|datum in čas nakupa`),
    description: list(
      `opis|namen|namen plačila|namen nakazila|opis transakcije|opis prometa|opis plačila|besedilo|transakcija|namen/opis|prodajno mesto|transakcije|namen in opis|podatki o transakciji`,
    ),
    reference: list(
      `referenca|sklic|referenca prejemnika|referenca plačnika|številka dokumenta|št. dokumenta|številka transakcije|id transakcije|sklic v breme|sklic v dobro|zap. št. transakcije`,
    ),
    type: list(`vrsta|tip|vrsta transakcije|vrsta prometa|koda|koda namena|vrsta posla|šifra`),
    amount: list(
      `znesek|znesek v eur|znesek (eur)|znesek transakcije|znesek eur|znesek v valuti računa|breme/dobro|promet|znesek plačila|breme / dobro`,
    ),
    'money-in': list(
      `dobro|v dobro|priliv|prilivi|znesek v dobro|polog|pologi|dobro eur|prejemki|v dobro (eur)|dobropis|dobro (eur)`,
    ),
    'money-out': list(
      `breme|v breme|odliv|odlivi|znesek v breme|dvig|dvigi|breme eur|izdatki|v breme (eur)|bremenitev|breme (eur)|obremenitev`,
    ),
    balance: list(
      `stanje|saldo|stanje na računu|stanje računa|novo stanje|stanje eur|stanje po transakciji|stanje (eur)|končno stanje|knjigovodsko stanje`,
    ),
    currency: list(`valuta|oznaka valute|val.|valuta računa`),
    mark: list(`b/d|d/b|predznak|+/-|breme/dobro oznaka`),
    fee: list(`nadomestilo|provizija|stroški|strošek|ddv`),
    net: list(`neto|neto znesek`),
    gross: list(`bruto|bruto znesek`),
    category: list(`kategorija|skupina`),
    counterparty: list(
      `prejemnik|plačnik|prejemnik/plačnik|plačnik/prejemnik|naziv prejemnika|naziv plačnika|udeleženec|partner|naziv partnerja|naziv udeleženca|prejemnik / plačnik|plačnik / prejemnik`,
    ),
    'counterparty-account': list(
      `račun prejemnika|račun plačnika|iban prejemnika|račun partnerja|iban plačnika|račun udeleženca`,
    ),
    note: list(`opomba|opombe|dodatne informacije`),
    branch: list(`poslovalnica|podružnica|kraj`),
    sequence: list(`zap. št.|zap.št.|zaporedna številka`),
    time: list(`ura|čas`),
    'foreign-amount': list(`originalni znesek|znesek v originalni valuti|znesek v tuji valuti|izvorni znesek`),
    rate: list(`tečaj|menjalni tečaj|obrestna mera`),
    'card-number': list(`kartica|številka kartice|št. kartice`),
    other: list(`točke|obrok|število obrokov|država|status|količina`),
  },
  phrases: {
    opening: list(
      `začetno stanje|predhodno stanje|prejšnje stanje|stanje na začetku obdobja|preneseno stanje|stanje prejšnjega izpiska|staro stanje|začetni saldo|stanje predhodnega izpiska|stanje po prejšnjem izpisku`,
    ),
    closing: list(
      `končno stanje|novo stanje|stanje na koncu obdobja|zaključno stanje|stanje na dan|končni saldo|trenutno stanje|stanje na računu|skupaj za plačilo|stanje po izpisku|znesek za plačilo`,
    ),
    'carried-forward': list(
      `prenos na naslednjo stran|nadaljevanje na naslednji strani|za prenos|se nadaljuje|nadaljevanje na drugi strani`,
    ),
    'brought-forward': list(`prenos s prejšnje strani|prenos|preneseno|nadaljevanje s prejšnje strani`),
    subtotal: list(`vmesni seštevek|skupaj stran|skupaj na dan|dnevni promet|skupaj kartica`),
    'total-in': list(
      `promet v dobro|skupaj v dobro|skupaj dobro|skupaj prilivi|prilivi skupaj|v dobro skupaj|skupni prilivi|vsota v dobro|skupaj pologi|promet dobro`,
    ),
    'total-out': list(
      `promet v breme|skupaj v breme|skupaj breme|skupaj odlivi|odlivi skupaj|v breme skupaj|skupni odlivi|vsota v breme|skupaj dvigi|promet breme`,
    ),
    total: list(`skupaj|vsota|seštevek|skupni promet|skupni znesek|skupaj promet`),
    count: list(`število transakcij|število prometov|število knjižb|število postavk|št. transakcij`),
    'daily-balance': list(`dnevno stanje|povprečno stanje|stanje ob koncu dneva`),
    pending: list(
      `rezervacije|rezervirana sredstva|nepoknjižene transakcije|v obdelavi|čakajoča plačila|rezervirani zneski|avtorizacije`,
    ),
    period: list(`za dan|obdobje|za obdobje|v obdobju|izpisek za obdobje|promet za obdobje|obračunsko obdobje`),
    'statement-date': list(`datum izpiska|na dan|izpisek na dan`),
    'print-date': list(`datum izdaje|datum izpisa|izpisano|natisnjeno|datum priprave|datum|datum tiskanja|izdano`),
    'statement-number': list(`številka izpiska|izpisek št.|št. izpiska|zap. št. izpiska|izpisek številka`),
    'account-number': list(
      `račun|številka računa|št. računa|osebni račun|transakcijski račun|številka kartice|trr|številka pogodbe|partija|račun št.`,
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
      `razpoložljivo stanje|razpoložljiva sredstva|razpoložljivo|razpoložljivi znesek|razpoložljivi limit|prosti limit`,
    ),
    'credit-limit': list(
      `limit|odobreni limit|dovoljeni limit|dovoljena prekoračitev|redni limit|izredni limit|višina limita`,
    ),
    'minimum-payment': list(`minimalno plačilo|minimalni znesek plačila|minimalni obrok|najmanjši znesek plačila`),
    'payment-due': list(`zapadlost|datum zapadlosti|rok plačila|plačati do`),
    'interest-rates': list(`obrestna mera|obresti|letna obrestna mera|eom|zamudne obresti`),
    page: list(`stran|list|str.|konec izpiska`),
    'no-transactions': list(`ni prometa|ni transakcij|brez prometa|ni bilo prometa|v obdobju ni bilo prometa`),
    'not-a-transaction': list(
      `sistem jamstva za vloge|jamstvo za vloge|davčna številka|matična številka|spoštovani|obvestilo|osnovni kapital|reklamacije|pomembne informacije|klicni center|id za ddv`,
    ),
  },
  marks: { in: list(`v dobro|dobro|priliv|kredit`), out: list(`v breme|breme|odliv|debet`) },
  statementTitles: list(
    `izpisek|izpisek računa|izpisek o stanju|izpisek prometa|izpisek osebnega računa|bančni izpisek|izpisek transakcijskega računa|promet na računu|izpisek kartice|mesečni izpisek|izpisek št.|izpisek prometa in stanja|pregled prometa na računu|obračun kartice`,
  ),
  otherTitles: list(
    `faktura|predračun|ponudba|dobavnica|naročilnica|cenik|plačilna lista|pogodba|zavarovalna polica|zapisnik|vozni red|jedilnik|opomin|račun za elektriko|bilanca stanja|bilanca|davčna napoved|potrdilo|potrdilo o plačilu|življenjepis|katalog|vloga|amortizacijski načrt|glavna knjiga|kartica kupca|kartica dobavitelja|izpis odprtih postavk|blagajniški dnevnik|blagajniška knjiga|potni nalog|pravilnik|dobropis`,
  ),
  accountTypes: {
    checking: list(`osebni račun|transakcijski račun|tekoči račun|poslovni račun|plačilni račun|osebnega računa`),
    savings: list(`varčevalni račun|varčevanje|hranilna knjižica|depozit|vezani depozit|vezana vloga`),
    'credit-card': list(
      `kreditna kartica|plačilna kartica z odloženim plačilom|kreditne kartice|kartica z odlogom|kartični račun`,
    ),
    loan: list(`kredit|posojilo|stanovanjski kredit|potrošniški kredit|hipotekarni kredit|gotovinski kredit`),
    unknown: list(`trgovalni račun|naložbeni račun|predplačniška kartica|elektronska denarnica`),
  },
};
