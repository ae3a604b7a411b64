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
      `data|operacijos data|įrašo data|datos|įtraukimo data|mokėjimo data|data ir laikas|vykdymo data|apmokėjimo data|įskaitymo data|data, laikas`,
    ),
    'value-date': list(`valiutavimo data|įsigaliojimo data|lėšų įskaitymo data|vertės data`),
    'transaction-date': list(`sandorio data|pirkimo data|transakcijos data|atsiskaitymo data`),
    description: list(
      `paskirtis|mokėjimo paskirtis|aprašymas|paaiškinimas|operacija|operacijos aprašymas|operacijos turinys|detalės|sandoris|pavedimo paskirtis|operacijos|mokėjimo informacija|paaiškinimai`,
    ),
    reference: list(
      `dokumento nr.|dokumento numeris|dok. nr.|operacijos nr.|mokėjimo nr.|nuoroda|unikalus nr.|archyvo kodas|įrašo nr.|įmokos kodas|dokumentas|operacijos kodas`,
    ),
    type: list(`tipas|operacijos tipas|rūšis|operacijos rūšis|kodas|tipo kodas|sandorio tipas`),
    amount: list(
      `suma|suma eur|operacijos suma|suma (eur)|suma sąskaitos valiuta|debetas/kreditas|mokėjimo suma|apyvarta|suma eurais`,
    ),
    'money-in': list(
      `kreditas|įplaukos|gauta|įskaityta|pajamos|kredito suma|kreditas eur|įplauka|kredito apyvarta|įmokos`,
    ),
    'money-out': list(
      `debetas|išlaidos|sumokėta|nurašyta|mokėjimai|debeto suma|debetas eur|išmokos|debeto apyvarta|išlaida`,
    ),
    balance: list(`likutis|sąskaitos likutis|balansas|saldo|likutis eur|likutis po operacijos|galutinis likutis`),
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
      `pradinis likutis|likutis laikotarpio pradžioje|likutis pradžioje|ankstesnis likutis|likutis periodo pradžioje|pradinis saldo|pradinis balansas|likutis pradžiai|įeinantis likutis|likutis laikotarpio pradžiai`,
    ),
    closing: list(
      `galutinis likutis|likutis laikotarpio pabaigoje|likutis pabaigoje|likutis periodo pabaigoje|galutinis saldo|galutinis balansas|naujas likutis|likutis pabaigai|išeinantis likutis|sąskaitos likutis|mokėtina suma|likutis laikotarpio pabaigai`,
    ),
    'carried-forward': list(`tęsinys kitame puslapyje|perkelta į kitą puslapį|tęsinys kitame lape`),
    'brought-forward': list(`perkelta iš ankstesnio puslapio|perkelta|tęsinys iš ankstesnio puslapio`),
    subtotal: list(`tarpinė suma|iš viso puslapyje|iš viso per dieną|dienos apyvarta`),
    'total-in': list(
      `kredito apyvarta|iš viso kreditas|iš viso įplaukų|viso kreditas|apyvarta kreditas|iš viso gauta|kreditinė apyvarta|įplaukos iš viso|įplaukos|bendra kredito apyvarta|pajamos iš viso`,
    ),
    'total-out': list(
      `debeto apyvarta|iš viso debetas|iš viso išlaidų|viso debetas|apyvarta debetas|iš viso sumokėta|debetinė apyvarta|išlaidos iš viso|išlaidos|bendra debeto apyvarta`,
    ),
    total: list(`iš viso|viso|apyvarta|bendra suma|apyvarta iš viso|apyvarta per laikotarpį`),
    count: list(`operacijų skaičius|įrašų skaičius|mokėjimų skaičius|operacijų kiekis`),
    'daily-balance': list(`dienos likutis|vidutinis likutis|likutis dienos pabaigoje`),
    pending: list(
      `rezervuota|rezervuota suma|rezervuotos sumos|vykdomos operacijos|neįvykdytos operacijos|laukiama|rezervacijos`,
    ),
    period: list(
      `laikotarpis|už laikotarpį|išrašo laikotarpis|periodas|per laikotarpį|laikotarpis nuo|ataskaitinis laikotarpis`,
    ),
    'statement-date': list(`išrašo data|ataskaitos data|datai`),
    'print-date': list(
      `išrašas suformuotas|suformuota|atspausdinta|išspausdinta|sudarymo data|data|spausdinimo data|suformavimo data|parengta`,
    ),
    'statement-number': list(`išrašo numeris|išrašas nr.|išrašo nr.`),
    'account-number': list(
      `sąskaita|sąskaitos numeris|sąskaitos nr.|sąskaita nr.|kortelės numeris|atsiskaitomoji sąskaita|sutarties numeris|sutarties nr.|kliento sąskaita`,
    ),
    iban: list(`iban|sąskaitos nr. (iban)|iban numeris`),
    bic: list(`bic|swift|bic/swift|swift kodas|banko kodas`),
    holder: list(
      `sąskaitos savininkas|savininkas|klientas|kliento pavadinimas|vardas, pavardė|vardas pavardė|kortelės turėtojas|pavadinimas|sąskaitos turėtojas|kortelės savininkas|kliento vardas`,
    ),
    currency: list(`valiuta|sąskaitos valiuta|sumos nurodytos`),
    'section-in': list(`įplaukos|gautos lėšos|įmokos|pajamos`),
    'section-out': list(`išlaidos|pirkiniai|mokėjimai|nurašytos lėšos`),
    'section-booked': list(
      `operacijos|sąskaitos operacijos|operacijų sąrašas|įvykdytos operacijos|operacijų išrašas|sąskaitos įrašai|sandoriai`,
    ),
    summary: list(`suvestinė|sąskaitos suvestinė|apžvalga|santrauka`),
    'available-balance': list(
      `disponuojama suma|galimas likutis|prieinamas likutis|turimos lėšos|disponuojamas likutis|laisvas limitas`,
    ),
    'credit-limit': list(`kredito limitas|overdraftas|limitas|sąskaitos kreditas|suteiktas limitas`),
    'minimum-payment': list(`minimali įmoka|minimali mokėtina suma|privaloma įmoka`),
    'payment-due': list(`apmokėti iki|sumokėti iki|mokėjimo terminas|apmokėjimo terminas`),
    'interest-rates': list(`palūkanų norma|palūkanos|metinės palūkanos|bvkkmn`),
    page: list(`puslapis|psl.|lapas|psl`),
    'no-transactions': list(`operacijų nėra|nėra operacijų|operacijų nebuvo|operacijų nerasta|įrašų nėra`),
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
