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
      `datum|datum knjiženja|datum obdelave|datum knjižbe|datum plačila|datum poravnave|datum prometa|dat. knjiženja|datum dogodka|datum izvršitve|datum in ura|dat. knj.|datum izvedbe|datum spremembe|datum bremenitve|dan knjiženja|datum plačila/knjiženja|datum zapisa`,
    ),
    'value-date': list(`datum valute|valuta datum|dat. valute|datum val.|dan valute`),
    'transaction-date': list(`datum transakcije|datum nakupa|datum opravljene transakcije|datum in čas nakupa`),
    description: list(
      `opis|namen|namen plačila|namen nakazila|opis transakcije|opis prometa|opis plačila|besedilo|transakcija|namen/opis|prodajno mesto|transakcije|namen in opis|podatki o transakciji|opis spremembe|opis knjižbe|opis storitve|opis dogodka|namen transakcije|vrsta in opis|opis in prodajno mesto|kraj nakupa|trgovec|naziv prodajnega mesta|podrobnosti transakcije|opis postavke|prejemnik/namen|udeleženec / namen`,
    ),
    reference: list(
      `referenca|sklic|referenca prejemnika|referenca plačnika|številka dokumenta|št. dokumenta|številka transakcije|id transakcije|sklic v breme|sklic v dobro|zap. št. transakcije`,
    ),
    type: list(`vrsta|tip|vrsta transakcije|vrsta prometa|koda|koda namena|vrsta posla|šifra`),
    amount: list(
      `znesek|znesek v eur|znesek (eur)|znesek transakcije|znesek eur|znesek v valuti računa|breme/dobro|promet|znesek plačila|breme / dobro|znesek v domači valuti|znesek knjiženja|znesek bremenitve|breme (-) / dobro (+)|dobro/breme|priliv/odliv|prilivi/odlivi|odliv/priliv|polog/dvig|znesek obveznosti|skupni znesek transakcije`,
    ),
    'money-in': list(
      `dobro|v dobro|priliv|prilivi|znesek v dobro|polog|pologi|dobro eur|prejemki|v dobro (eur)|dobropis|dobro (eur)|promet v dobro|znesek dobro|knjiženo v dobro|dobropisi|vplačilo|vplačila|nakazila v dobro`,
    ),
    'money-out': list(
      `breme|v breme|odliv|odlivi|znesek v breme|dvig|dvigi|breme eur|izdatki|v breme (eur)|bremenitev|breme (eur)|obremenitev|promet v breme|znesek breme|knjiženo v breme|obremenitve|izplačilo|izplačila|bremenitve|nakupi`,
    ),
    balance: list(
      `stanje|saldo|stanje na računu|stanje računa|novo stanje|stanje eur|stanje po transakciji|stanje (eur)|končno stanje|knjigovodsko stanje|stanje po knjiženju|stanje po knjižbi|stanje po spremembi|stanje po prometu|stanje sredstev|tekoče stanje|stanje glavnice|stanje kredita|neodplačana glavnica|ostanek dolga|stanje po odplačilu|knjižno stanje`,
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
      `začetno stanje|predhodno stanje|prejšnje stanje|stanje na začetku obdobja|preneseno stanje|stanje prejšnjega izpiska|staro stanje|začetni saldo|stanje predhodnega izpiska|stanje po prejšnjem izpisku|začetno stanje na računu|stanje na začetku|stanje na začetku meseca|stanje na začetku dneva|stanje ob začetku obdobja|stanje ob začetku|stanje pred obdobjem|stanje zadnjega izpiska|stanje po zadnjem izpisku|stanje po predhodnem izpisku|stanje iz prejšnjega izpiska|stanje iz predhodnega izpiska|stanje prejšnjega obdobja|stanje iz prejšnjega obdobja|stanje prejšnjega meseca|stanje preteklega obdobja|stanje preteklega izpiska|stanje iz preteklega obdobja|predhodni saldo|prejšnji saldo|preneseni saldo|prenos stanja iz prejšnjega|prenos iz prejšnjega izpiska|dolg iz prejšnjega obdobja|dolg preteklega obdobja|prejšnji dolg|obveznosti iz prejšnjega obdobja|obveznost preteklega obdobja|otvoritveno stanje`,
    ),
    closing: list(
      `končno stanje|novo stanje|stanje na koncu obdobja|zaključno stanje|stanje na dan|končni saldo|trenutno stanje|stanje na računu|skupaj za plačilo|stanje po izpisku|znesek za plačilo|stanje na koncu|stanje na koncu meseca|stanje na koncu dneva obdobja|stanje ob koncu obdobja|stanje ob koncu|stanje na zadnji dan|stanje tega izpiska|stanje po tem izpisku|zaključni saldo|skupaj dolg|skupni dolg|celotni dolg|celoten dolg|skupna obveznost|skupne obveznosti|skupaj obveznosti|skupaj za poravnavo|znesek za poravnavo|znesek obveznosti za plačilo|trenutni dolg|stanje dolga`,
    ),
    'carried-forward': list(
      `prenos na naslednjo stran|nadaljevanje na naslednji strani|za prenos|se nadaljuje|nadaljevanje na drugi strani|nadaljevanje na hrbtni strani|nadaljevanje sledi|nadaljuje se na naslednji strani`,
    ),
    'brought-forward': list(
      `prenos s prejšnje strani|prenos|preneseno|nadaljevanje s prejšnje strani|nadaljevanje iz prejšnje strani`,
    ),
    subtotal: list(
      `vmesni seštevek|skupaj stran|skupaj na dan|dnevni promet|skupaj kartica|skupaj na strani|skupaj za dan|skupaj dan|skupaj po kartici|skupaj za kartico|skupaj imetnik|delna vsota|vmesna vsota`,
    ),
    'total-in': list(
      `promet v dobro|skupaj v dobro|skupaj dobro|skupaj prilivi|prilivi skupaj|v dobro skupaj|skupni prilivi|vsota v dobro|skupaj pologi|promet dobro|skupaj knjiženo v dobro|skupaj vplačila|vplačila skupaj|skupaj dobropisi|skupni pologi|pologi skupaj|dobro skupaj|seštevek v dobro|vsota dobro|vsota prilivov|skupaj nakazila|prilivi v obdobju|plačila v obdobju|skupaj plačila prejeta|plačilo preteklega obdobja`,
    ),
    'total-out': list(
      `promet v breme|skupaj v breme|skupaj breme|skupaj odlivi|odlivi skupaj|v breme skupaj|skupni odlivi|vsota v breme|skupaj dvigi|promet breme|skupaj knjiženo v breme|skupaj izplačila|izplačila skupaj|skupaj bremenitve|skupaj obremenitve|skupni dvigi|dvigi skupaj|breme skupaj|seštevek v breme|vsota breme|vsota odlivov|odlivi v obdobju|nakupi skupaj|skupaj nakupi|skupna poraba|skupaj poraba|poraba v obdobju|skupaj stroški|stroški skupaj|skupaj nadomestila|skupaj nakupi in dvigi`,
    ),
    total: list(`skupaj|vsota|seštevek|skupni promet|skupni znesek|skupaj promet`),
    count: list(`število transakcij|število prometov|število knjižb|število postavk|št. transakcij`),
    'daily-balance': list(`dnevno stanje|povprečno stanje|stanje ob koncu dneva`),
    pending: list(
      `rezervacije|rezervirana sredstva|nepoknjižene transakcije|v obdelavi|čakajoča plačila|rezervirani zneski|avtorizacije|rezervirane transakcije|nepoknjižen promet|neknjižene transakcije|nezaključene transakcije|čakajoče transakcije|čakajoči nalogi|v čakanju|v izvajanju|načrtovana plačila|prihodnja plačila|neizvršeni nalogi|nezapadle obveznosti|bodoče obveznosti|nezapadli obroki`,
    ),
    period: list(
      `za dan|obdobje|za obdobje|v obdobju|izpisek za obdobje|promet za obdobje|obračunsko obdobje|transakcije za obdobje|transakcije v obdobju|začetek obdobja|konec obdobja|za mesec|začetni datum|končni datum`,
    ),
    'statement-date': list(
      `datum izpiska|na dan|izpisek na dan|datum obračuna|datum zaključka|datum preseka|izpisek z dne|stanje z dne`,
    ),
    'print-date': list(`datum izdaje|datum izpisa|izpisano|natisnjeno|datum priprave|datum|datum tiskanja|izdano`),
    'statement-number': list(`številka izpiska|izpisek št.|št. izpiska|zap. št. izpiska|izpisek številka`),
    'account-number': list(
      `račun|številka računa|št. računa|osebni račun|transakcijski račun|številka kartice|trr|številka pogodbe|partija|račun št.|številka transakcijskega računa|številka osebnega računa|izpisek računa|promet na računu št.|številka kartičnega računa|številka kreditne kartice|št. kreditne kartice|številka kredita|št. kredita|številka posojila|št. pogodbe|številka varčevalnega računa`,
    ),
    iban: list(`iban|iban račun|številka računa iban|iban računa`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift koda|bic banke`),
    holder: list(
      `imetnik|imetnik računa|imetnik kartice|ime in priimek|komitent|naziv imetnika|uporabnik kartice|stranka|ime imetnika|lastnik računa|lastnik|kreditojemalec|posojilojemalec`,
    ),
    currency: list(`valuta|valuta računa|zneski v`),
    'section-in': list(`prilivi|pologi|prejeta plačila`),
    'section-out': list(`odlivi|dvigi|nakupi|stroški|poslana plačila`),
    'section-booked': list(
      `promet|transakcije|promet na računu|promet po računu|pregled prometa|seznam transakcij|specifikacija prometa|seznam prometa|knjižene transakcije`,
    ),
    summary: list(`pregled|povzetek|pregled računa|rekapitulacija|podatki o računu`),
    'available-balance': list(
      `razpoložljivo stanje|razpoložljiva sredstva|razpoložljivo|razpoložljivi znesek|razpoložljivi limit|prosti limit|razpoložljiva poraba|razpoložljivi saldo|neizkoriščeni limit|neizkoriščen limit|preostali limit|preostanek limita|prosta sredstva`,
    ),
    'credit-limit': list(
      `limit|odobreni limit|dovoljeni limit|dovoljena prekoračitev|redni limit|izredni limit|višina limita|višina odobrenega limita|prekoračitev`,
    ),
    'minimum-payment': list(
      `minimalno plačilo|minimalni znesek plačila|minimalni obrok|najmanjši znesek plačila|minimalni znesek za plačilo|minimalna obveznost|minimalni mesečni obrok|minimalni mesečni znesek|najmanjši obrok|najnižji znesek plačila|minimalno odplačilo`,
    ),
    'payment-due': list(
      `zapadlost|datum zapadlosti|rok plačila|plačati do|rok za plačilo|datum plačila obveznosti|datum bremenitve računa|datum trajnika|znesek zapade|zapade v plačilo|datum dospelosti|plačilo do|poravnati do`,
    ),
    'interest-rates': list(`obrestna mera|obresti|letna obrestna mera|eom|zamudne obresti`),
    page: list(`stran|list|str.|konec izpiska`),
    'no-transactions': list(
      `ni prometa|ni transakcij|brez prometa|ni bilo prometa|v obdobju ni bilo prometa|ni knjižb|ni podatkov|ni zapisov|ni bilo transakcij|ni bilo sprememb|brez transakcij|transakcij ni|prometa ni bilo|v izbranem obdobju ni`,
    ),
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
