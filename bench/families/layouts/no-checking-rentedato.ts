/**
 * A Norwegian current account's statement: the explanation stands first, value and booking date as four digits without a
 * year, money out and in apart, the booking date to the right of the amounts, an archive reference last, no running balance.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Fjordheim Sparebank';
const WORDS: Record<string, readonly string[]> = {
  shop: ['Mathjørnet 214', 'Bakeriet Lyng', 'Tindesport', 'Apotek Blåveis', 'Bensinstasjon E18', 'Kaffe & Krem'],
  city: ['Oslo', 'Tromsø', 'Ålesund', 'Bergen', 'Bodø', 'Hønefoss'],
  man: ['Solveig Åsheim', 'Håkon Nygård', 'Ingrid Bjørkli', 'Ola Sæther'],
  firm: [
    'Nordlys Kraft AS',
    'Borettslaget Tyttebæret',
    'Fjellnett Telekom AS',
    'Havblikk Forsikring ASA',
    'Veidekket Bom AS',
  ],
};
const OUT: readonly string[] = [
  '*{4} {dm} Nok {sum} {shop} {city} Kurs: 1.0000',
  '*{4} {dm} Eur {2}.{2} Cafe Lindenhof Berlin Kurs: 11.{4}',
  '*{4} {dm} Sek {3}.{2} Livs Almen Strömstad Kurs: 1.0{3}',
  '*{4} {dm} Usd 9.99 Cloudnest Sub Kurs: 10.{4}',
  'Varekjøp {shop} {city} Dato {dm} kl. {time}',
  'Visa {6} {shop} {city}',
  'Nettgiro til: {firm} Betalt: {dmy}',
  'Nettgiro til: {man} Betalt: {dmy}',
  'Efaktura {firm} Kid: {9}{6}',
  'Avtalegiro {firm}',
  'Overføring til {man}|Melding: husleie',
  'Overføring til konto {4}.{2}.{5}',
  'Mobilbetaling til {man} {8}',
  'Minibank {city} {dm} kl. {time}',
  'Fast oppdrag til {firm}',
  'Omkostninger',
  '1 Kontohold|12 Varekjøp debetkort',
  'Gebyr utenlandsk uttak {dm}',
  'Terminbeløp lån {4} {2} {5}|Avdrag {sum} Renter {3},{2}',
  'Straksbetaling {man}',
  'Skatteetaten Kid: {9}{9}|Restskatt 2. termin',
  'Valutagiro til: Studio Olmo SRL|EUR {3},{2} Kurs 11,{4}',
  'Forsikring {firm} Polise {7}',
];
const IN: readonly string[] = [
  'Lønn Fra: {firm} Betalt: {dmy}',
  'Overføring fra {man}',
  'Mobilbetaling fra {man} {8}',
  'Fra: {firm}|Tilbakebetalt Kid: {9}',
  'Kreditrenter',
  'Giro Fra: {man} Betalt: {dmy}',
  'Nav Barnetrygd',
  '*{4} {dm} Nok {sum} Retur {shop}',
];

const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const dotted = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const four = (iso: string) => `${partsOf(iso).dd}${partsOf(iso).mm}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, day: string, random: Random): string {
  const earlier = partsOf(dayAfter(day, -random.integer(0, 4)));
  const special: Record<string, () => string> = {
    dm: () => `${earlier.dd}.${earlier.mm}`,
    dmy: () => `${earlier.dd}.${earlier.mm}.${earlier.yy}`,
    time: () => `${random.integer(10, 22)}.${random.integer(10, 59)}`,
    sum: () => `${random.integer(20, 990)},${random.digits(2)}`,
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly amount: bigint;
}

function itemsOf(random: Random, start: string, days: number): Item[] {
  const count = random.chance(0.05) ? 0 : random.chance(0.25) ? random.integer(2, 15) : random.integer(60, 125);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  return offsets.map((offset) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.14);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = BigInt(
      credit ? random.integer(500, 4_500_000) : -random.integer(900, random.chance(0.15) ? 900_000 : 70_000),
    );
    const row = {
      date,
      valueDate: random.chance(0.6) ? date : dayAfter(date, random.pick([-2, -1, 1])),
      description: lines.join(' '),
      reference: random.digits(9),
      amount: contractAmount(amount),
      balance: null,
    };
    return { row, lines, amount };
  });
}

function pagesOf(items: readonly Item[]): number[][] {
  const pages: number[][] = [[]];
  let left = 36;
  items.forEach(({ lines }, r) => {
    if (lines.length > left) {
      pages.push([]);
      left = 41;
    }
    left -= lines.length;
    pages.at(-1)?.push(r);
  });
  return pages;
}

function rowOf({ row, lines, amount }: Item, r: number): string {
  const [first = '', ...rest] = lines;
  const cells = `<i class="t">${text(first)}</i><i class="v">${four(row.valueDate ?? '')}</i><i class="o">${amount < 0n ? money(amount) : ''}</i>
    <i class="n">${amount < 0n ? '' : money(amount)}</i><i class="b">${four(row.date)}</i><i class="a">${row.reference}</i>`;
  const more = rest.map((line) => `<div class="row"><i class="t">${text(line)}</i></div>`).join('');
  return `<div ${rowAttribute(0, r)}><div class="row">${cells}</div>${more}</div>`;
}

const balanceRow = (label: string, balance: bigint) =>
  `<div class="row strong"><i class="t">${label}</i><i class="v"></i><i class="o">${balance < 0n ? money(balance) : ''}</i><i class="n">${balance < 0n ? '' : money(balance)}</i></div>`;

const CSS = `.page { padding: 30pt 44pt; font-size: 8pt; line-height: 12pt; }
  i { font-style: normal; white-space: nowrap; } .row { display: grid; grid-template-columns: 232pt 42pt 66pt 66pt 42pt 58pt; height: 12pt; }
  .v, .b { text-align: center; } .o, .n, .a { text-align: right; } .strong { font-weight: bold; margin: 3pt 0; } .head { font-weight: bold; border-bottom: 0.8pt solid #000; height: 15pt; }
  .brand { position: absolute; right: 44pt; top: 30pt; text-align: right; color: #005f61; font-size: 13pt; } .brand small { font-size: 7pt; color: #333; }
  .to { margin-top: 42pt; height: 74pt; } h1 { font-size: 12pt; line-height: 18pt; } .rates { margin-top: 14pt; font-size: 7pt; line-height: 10pt; color: #444; } .rates td { padding-right: 18pt; }
  .foot { position: absolute; left: 44pt; right: 44pt; bottom: 20pt; font-size: 6.5pt; color: #666; display: flex; justify-content: space-between; }`;

const HEAD = `<div class="row head"><i class="t">Forklaring</i><i class="v">Rentedato</i><i class="o">Ut av konto</i><i class="n">Inn på konto</i><i class="b">Bokført</i><i class="a">Arkivref.</i></div>`;

const rates = (start: string) => `<table class="rates"><tr><td colspan="4">Renteopplysninger</td></tr>
  <tr><td>Kreditrente fra ${dotted(start)}</td><td>0 - 50.000,00</td><td>0,25 %</td><td>Eff. 0,25 %</td></tr>
  <tr><td>Kreditrente fra ${dotted(start)}</td><td>over 50.000,00</td><td>0,80 %</td><td>Eff. 0,80 %</td></tr>
  <tr><td>Overtrekksrente fra ${dotted(start)}</td><td></td><td>19,50 %</td><td>Eff. 20,97 %</td></tr></table>`;

function accountOf(random: Random) {
  const number = random.digits(11);
  return {
    holder: random.pick(['Marit Øvrebø', 'Jonas Kvåle', 'Tømrermester Dahl AS', 'Eirik og Silje Moen']),
    dots: `${number.slice(0, 4)}.${number.slice(4, 6)}.${number.slice(6)}`,
    iban: ibanOf('NO', number),
  };
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2022', '2023', '2024'])}-${random.pick(['01', '03', '05', '08', '11', '12'])}-${random.pick(['01', '01', '11'])}`;
  const days = random.pick([29, 30, 55]);
  const end = dayAfter(start, days);
  const items = itemsOf(random, start, days);
  const opening = BigInt(random.integer(-200_000, 6_000_000));
  const failed = random.chance(0.16);
  const closing = items.reduce((total, { amount }) => total + amount, opening) + (failed ? 36_000n : 0n);
  const { holder, dots, iban } = accountOf(random);
  const pages = pagesOf(items);
  const side = closing < 0n ? 'Saldo i bankens favør' : 'Saldo i Deres favør';
  const sheet = (
    rows: readonly number[],
    p: number,
  ) => `<div class="brand">${BANK}<br><small>Org.nr. 937 004 512 · Tlf. 915 00 240</small></div>
    <div class="to">${text(holder)}<br>Bjerkeveien 12 B<br>0487 OSLO</div>
    <h1>Kontoutskrift nr. ${Number(start.slice(5, 7))} for konto ${dots}</h1><p>I perioden ${dotted(start)} - ${dotted(end)} &nbsp; Brukskonto &nbsp; NOK</p>
    ${p === 0 ? `<p>IBAN: ${iban.replace(/(.{4})(?=.)/g, '$1 ')} &nbsp; BIC: FJHNNO22</p><br>` : '<br>'}${HEAD}
    ${p === 0 ? balanceRow(`Saldo fra kontoutskrift ${dotted(dayAfter(start, -1))}`, opening) : ''}
    ${rows.map((r) => (items[r] ? rowOf(items[r], r) : '')).join('')}
    ${p === pages.length - 1 ? `${balanceRow(`${side} ${dotted(end)}`, closing)}${rates(start)}` : ''}
    <div class="foot"><span>Eventuelle feil må meldes banken snarest. Innskudd er dekket inntil 2.000.000,00 kroner.</span><span>Side ${p + 1} av ${pages.length}</span></div>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: dots, iban, bic: 'FJHNNO22', type: 'checking', currency: 'NOK' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'no-checking-rentedato',
    country: 'NO',
    language: 'nb',
    type: 'checking',
    difficulties: ['no-year', 'booking-date-last', 'no-running-balance'],
    size: A4,
    draw,
  },
];
