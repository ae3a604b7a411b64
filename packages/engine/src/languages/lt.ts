import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Lithuanian. */
export const lt: Language = {
  code: 'lt',
  months: monthList(
    `sausis|sausio; vasaris|vasario; kovas|kovo; balandis|balandžio; gegužė|gegužės; birželis|birželio; liepa|liepos; rugpjūtis|rugpjūčio; rugsėjis|rugsėjo; spalis|spalio; lapkritis|lapkričio; gruodis|gruodžio`,
  ),
  weekdays: list(`pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis`),
  headings: {
    date: list(
      `data|operacijos data|įrašo data|datos|įtraukimo data|mokėjimo data|data ir laikas|vykdymo data|apmokėjimo data|įskaitymo data|data, laikas|data/laikas|operacijos data ir laikas|įvykdymo data|apdorojimo data|įrašo data/laikas|operac. data|mokėjimo dok. data`,
    ),
    'value-date': list(`valiutavimo data|įsigaliojimo data|lėšų įskaitymo data|vertės data`),
    'transaction-date': list(`sandorio data|pirkimo data|transakcijos data|atsiskaitymo data`),
    description: list(
      `paskirtis|mokėjimo paskirtis|aprašymas|paaiškinimas|operacija|operacijos aprašymas|operacijos turinys|detalės|sandoris|pavedimo paskirtis|operacijos|mokėjimo informacija|paaiškinimai|operacijos paskirtis|mokėjimo paskirtis ir informacija|paskirtis ir detalės|operacijos pavadinimas|operacijos detalės|operacijos informacija|pirkimo vieta|prekybininkas|prekybos vieta|operacijos vieta|papildomi duomenys`,
    ),
    reference: list(
      `dokumento nr.|dokumento numeris|dok. nr.|operacijos nr.|mokėjimo nr.|nuoroda|unikalus nr.|archyvo kodas|įrašo nr.|įmokos kodas|dokumentas|operacijos kodas`,
    ),
    type: list(`tipas|operacijos tipas|rūšis|operacijos rūšis|kodas|tipo kodas|sandorio tipas`),
    amount: list(
      `suma|suma eur|operacijos suma|suma (eur)|suma sąskaitos valiuta|debetas/kreditas|mokėjimo suma|apyvarta|suma eurais|kreditas/debetas|įplaukos/išlaidos|pajamos/išlaidos|gauta/sumokėta`,
    ),
    'money-in': list(
      `kreditas|įplaukos|gauta|įskaityta|pajamos|kredito suma|kreditas eur|įplauka|kredito apyvarta|įmokos|įskaityta suma|gauta suma|gautos lėšos|gaunamos lėšos|įnešta|įnešimai|kredituota|gautos sumos`,
    ),
    'money-out': list(
      `debetas|išlaidos|sumokėta|nurašyta|mokėjimai|debeto suma|debetas eur|išmokos|debeto apyvarta|išlaida|nurašyta suma|sumokėta suma|išmokėta|išmokėta suma|išleista|išmokėjimai|debetuota|nurašytos lėšos`,
    ),
    balance: list(
      `likutis|sąskaitos likutis|balansas|saldo|likutis eur|likutis po operacijos|galutinis likutis|likutis po operacijų|einamasis likutis|paskolos likutis|kredito likutis|negrąžinta suma|negrąžinta paskolos suma|sąskaitos balansas`,
    ),
    currency: list(`valiuta|sąskaitos valiuta|val.|valiutos kodas`),
    mark: list(`d/k|d/c|k/d|+/-|debetas/kreditas (d/k)|d / k`),
    fee: list(`komisinis|komisinis mokestis|mokestis|pvm|komisiniai`),
    net: list(`neto|neto suma`),
    gross: list(`bruto|bruto suma`),
    category: list(`kategorija|grupė`),
    counterparty: list(
      `gavėjas|mokėtojas|mokėtojas/gavėjas|gavėjas/mokėtojas|mokėtojas / gavėjas|gavėjas / mokėtojas|partneris|kitas asmuo|mokėtojo/gavėjo pavadinimas|kita šalis|mokėtojas arba gavėjas`,
    ),
    'counterparty-account': list(
      `gavėjo sąskaita|mokėtojo sąskaita|kita sąskaita|korespondentinė sąskaita|mokėtojo/gavėjo sąskaita|partnerio sąskaita`,
    ),
    note: list(`pastaba|pastabos|papildoma informacija`),
    branch: list(`skyrius|bankas|vieta`),
    sequence: list(`eil. nr.|eil.nr.|eilės nr.`),
    time: list(`laikas|operacijos laikas`),
    'foreign-amount': list(`pradinė suma|suma operacijos valiuta|suma originalia valiuta|originali suma`),
    rate: list(`kursas|valiutos kursas|palūkanų norma`),
    'card-number': list(`kortelė|kortelės numeris|kortelės nr.`),
    other: list(`taškai|būsena|šalis|kiekis|vnt.`),
  },
  phrases: {
    opening: list(
      `pradinis likutis|likutis laikotarpio pradžioje|likutis pradžioje|ankstesnis likutis|likutis periodo pradžioje|pradinis saldo|pradinis balansas|likutis pradžiai|įeinantis likutis|likutis laikotarpio pradžiai|likutis dienos pradžioje|likutis mėnesio pradžioje|likutis išrašo pradžioje|pradinis sąskaitos likutis|laikotarpio pradžios likutis|periodo pradžios likutis|pradžios likutis|praėjusio laikotarpio likutis|praėjusio laikotarpio galutinis likutis|praėjusio išrašo likutis|ankstesnio laikotarpio likutis|ankstesnio išrašo likutis|buvęs likutis|balansas laikotarpio pradžioje|saldo laikotarpio pradžioje|skola laikotarpio pradžioje|ankstesnė skola|praėjusio laikotarpio skola|panaudotas kreditas laikotarpio pradžioje`,
    ),
    closing: list(
      `galutinis likutis|likutis laikotarpio pabaigoje|likutis pabaigoje|likutis periodo pabaigoje|galutinis saldo|galutinis balansas|naujas likutis|likutis pabaigai|išeinantis likutis|sąskaitos likutis|mokėtina suma|likutis laikotarpio pabaigai|likutis mėnesio pabaigoje|likutis išrašo pabaigoje|laikotarpio pabaigos likutis|periodo pabaigos likutis|pabaigos likutis|dabartinis likutis|esamas likutis|einamasis likutis|likutis šiai dienai|balansas laikotarpio pabaigoje|saldo laikotarpio pabaigoje|skola laikotarpio pabaigoje|bendra skola|visa skola|skola iš viso|iš viso mokėti|suma apmokėjimui|panaudotas kreditas laikotarpio pabaigoje`,
    ),
    'carried-forward': list(
      `tęsinys kitame puslapyje|perkelta į kitą puslapį|tęsinys kitame lape|tęsinys kitoje pusėje|tęsinys kitame psl|perkeliama į kitą puslapį|tęsinys puslapyje|tęsiama kitame puslapyje`,
    ),
    'brought-forward': list(
      `perkelta iš ankstesnio puslapio|perkelta|tęsinys iš ankstesnio puslapio|tęsinys iš ankstesnio psl|likutis iš ankstesnio puslapio`,
    ),
    subtotal: list(
      `tarpinė suma|iš viso puslapyje|iš viso per dieną|dienos apyvarta|tarpinis likutis|iš viso per parą|iš viso lape|iš viso kortelei|iš viso pagal kortelę|viso per dieną|viso puslapyje`,
    ),
    'total-in': list(
      `kredito apyvarta|iš viso kreditas|iš viso įplaukų|viso kreditas|apyvarta kreditas|iš viso gauta|kreditinė apyvarta|įplaukos iš viso|įplaukos|bendra kredito apyvarta|pajamos iš viso|viso įplaukų|viso gauta|viso įskaityta|viso pajamų|iš viso įskaityta|iš viso pajamų|iš viso kredito|kreditas iš viso|apyvarta (kreditas)|kredito operacijos iš viso|bendra įplaukų suma|įplaukų suma|gauta iš viso|gauta per laikotarpį|įplaukos per laikotarpį|įmokos iš viso|įmokų suma`,
    ),
    'total-out': list(
      `debeto apyvarta|iš viso debetas|iš viso išlaidų|viso debetas|apyvarta debetas|iš viso sumokėta|debetinė apyvarta|išlaidos iš viso|išlaidos|bendra debeto apyvarta|viso išlaidų|viso sumokėta|viso nurašyta|iš viso nurašyta|iš viso debeto|debetas iš viso|debeto apyvarta iš viso|apyvarta (debetas)|debeto operacijos iš viso|bendra išlaidų suma|išlaidų suma|sumokėta iš viso|sumokėta per laikotarpį|išlaidos per laikotarpį|pirkiniai iš viso|pirkinių suma|mokesčiai iš viso|mokesčių suma|komisiniai iš viso|mokėjimai iš viso`,
    ),
    total: list(`iš viso|viso|apyvarta|bendra suma|apyvarta iš viso|apyvarta per laikotarpį`),
    count: list(`operacijų skaičius|įrašų skaičius|mokėjimų skaičius|operacijų kiekis`),
    'daily-balance': list(`dienos likutis|vidutinis likutis|likutis dienos pabaigoje`),
    pending: list(
      `rezervuota|rezervuota suma|rezervuotos sumos|vykdomos operacijos|neįvykdytos operacijos|laukiama|rezervacijos|rezervuotos lėšos|rezervuotos operacijos|neįskaitytos operacijos|laukiančios operacijos|laukiantys mokėjimai|vykdomi mokėjimai|neapdorotos operacijos|nepatvirtintos operacijos|būsimi mokėjimai|planuojami mokėjimai|nurašymo laukiančios|blokuota suma|blokuotos lėšos`,
    ),
    period: list(
      `laikotarpis|už laikotarpį|išrašo laikotarpis|periodas|per laikotarpį|laikotarpis nuo|ataskaitinis laikotarpis|laikotarpio pradžia|laikotarpio pabaiga|nuo datos|iki datos|data nuo|data iki|pradžios data|pabaigos data|už mėnesį`,
    ),
    'statement-date': list(`išrašo data|ataskaitos data|datai`),
    'print-date': list(
      `išrašas suformuotas|suformuota|atspausdinta|išspausdinta|sudarymo data|data|spausdinimo data|suformavimo data|parengta`,
    ),
    'statement-number': list(`išrašo numeris|išrašas nr.|išrašo nr.`),
    'account-number': list(
      `sąskaita|sąskaitos numeris|sąskaitos nr.|sąskaita nr.|kortelės numeris|atsiskaitomoji sąskaita|sutarties numeris|sutarties nr.|kliento sąskaita|kredito kortelės nr.`,
    ),
    iban: list(`iban|sąskaitos nr. (iban)|iban numeris`),
    bic: list(`bic|swift|bic/swift|swift kodas|banko kodas`),
    holder: list(
      `sąskaitos savininkas|savininkas|klientas|kliento pavadinimas|vardas, pavardė|vardas pavardė|kortelės turėtojas|pavadinimas|sąskaitos turėtojas|kortelės savininkas|kliento vardas|sąskaitos savininko vardas|savininko vardas|vardas ir pavardė|kortelės naudotojas|paskolos gavėjas|kredito gavėjas`,
    ),
    currency: list(`valiuta|sąskaitos valiuta|sumos nurodytos`),
    'section-in': list(`įplaukos|gautos lėšos|įmokos|pajamos`),
    'section-out': list(`išlaidos|pirkiniai|mokėjimai|nurašytos lėšos`),
    'section-booked': list(
      `operacijos|sąskaitos operacijos|operacijų sąrašas|įvykdytos operacijos|operacijų išrašas|sąskaitos įrašai|sandoriai`,
    ),
    summary: list(`suvestinė|sąskaitos suvestinė|apžvalga|santrauka`),
    'available-balance': list(
      `disponuojama suma|galimas likutis|prieinamas likutis|turimos lėšos|disponuojamas likutis|laisvas limitas|laisvas likutis|laisvos lėšos|galimas panaudoti likutis|galima panaudoti suma|prieinamos lėšos|prieinama suma|disponuojamos lėšos|nepanaudotas limitas|nepanaudotas kreditas|nepanaudotas kredito limitas|likęs limitas|laisvas kredito limitas`,
    ),
    'credit-limit': list(
      `kredito limitas|overdraftas|limitas|sąskaitos kreditas|suteiktas limitas|suteiktas kreditas|kredito suma|kredito linija`,
    ),
    'minimum-payment': list(
      `minimali įmoka|minimali mokėtina suma|privaloma įmoka|mažiausia mokėtina suma|mažiausia įmoka|minimali mokėjimo suma|minimalus mokėjimas|privaloma mokėti suma|minimali mėnesio įmoka`,
    ),
    'payment-due': list(
      `apmokėti iki|sumokėti iki|mokėjimo terminas|apmokėjimo terminas|mokėti iki|grąžinti iki|įmokos mokėjimo data|įmokos terminas|apmokėjimo data iki|mokėjimo diena|artimiausios įmokos data|kitos įmokos data`,
    ),
    'interest-rates': list(`palūkanų norma|palūkanos|metinės palūkanos|bvkkmn`),
    page: list(`puslapis|psl.|lapas|psl`),
    'no-transactions': list(
      `operacijų nėra|nėra operacijų|operacijų nebuvo|operacijų nerasta|įrašų nėra|operacijų per laikotarpį nebuvo|nebuvo operacijų|įrašų nerasta|įrašų nebuvo|apyvartos nebuvo|operacijų neatlikta|nėra įrašų|nėra duomenų|nerasta operacijų`,
    ),
    'not-a-transaction': list(
      `indėlių draudimas|indėlių ir investicijų draudimas|įmonės kodas|pvm mokėtojo kodas|asmens kodas|klientų aptarnavimas|gerbiamas kliente|dėmesio|juridinių asmenų registras|parašas|informacija teikiama telefonu`,
    ),
  },
  marks: { in: list(`k|c|kreditas|įplaukos`), out: list(`d|debetas|išlaidos`) },
  statementTitles: list(
    `sąskaitos išrašas|išrašas|banko sąskaitos išrašas|kortelės išrašas|kredito kortelės išrašas|išrašas iš sąskaitos|kortelės sąskaitos išrašas|sąskaitos ataskaita|banko išrašas|sąskaitos operacijų išrašas`,
  ),
  otherTitles: list(
    `sąskaita faktūra|pvm sąskaita faktūra|sąskaita-faktūra|išankstinė sąskaita|išankstinio apmokėjimo sąskaita|kreditinė sąskaita|važtaraštis|kvitas|pasiūlymas|užsakymas|kainoraštis|atlyginimo lapelis|algalapis|sutartis|balansas įmonės|pelno ataskaita|kasos knyga|didžioji knyga|mokėjimų grafikas|deklaracija|protokolas|tvarkaraštis|valgiaraštis|draudimo polisas|polisas|pažyma|prašymas|katalogas|priminimas|elektros sąskaita|tarpusavio skolų suderinimo aktas|mokėjimo nurodymas|gyvenimo aprašymas`,
  ),
  accountTypes: {
    checking: list(
      `atsiskaitomoji sąskaita|einamoji sąskaita|mokėjimo sąskaita|atsiskaitomosios sąskaitos|banko sąskaita`,
    ),
    savings: list(`taupomoji sąskaita|kaupiamoji sąskaita|indėlis|terminuotasis indėlis|taupomasis indėlis`),
    'credit-card': list(`kredito kortelė|kredito kortelės|kortelės sąskaita|kreditinė kortelė`),
    loan: list(`paskola|būsto paskola|vartojimo paskola|paskolos sąskaita|vartojimo kreditas`),
    unknown: list(
      `vertybinių popierių sąskaita|investicinė sąskaita|išankstinio mokėjimo kortelė|elektroninė piniginė`,
    ),
  },
};
