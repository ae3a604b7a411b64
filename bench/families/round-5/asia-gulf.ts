import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, rowAttribute } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const DIRHAM: readonly Sort[] = [
  ['INWARD TT FROM {DUNE LOGISTICS FZE;OASIS TRADING LLC}|/REF/########', 500_000, 9_000_000],
  ['CHEQUE PAID CLG|DRAWN ON {MARSA BANK;KHOR BANK}', -4_000_000, -100_000],
  ['POS-PURCHASE CARD NO.4***##|{=ddmmyy} {FALCON HYPER;SEEF FUEL} ABU DUNE:AE', -90_000, -2_000],
  ['VAT ON CHARGES 5%', -1_500, -25],
  ['SALARY WPS {=mm/yyyy}', -900_000, -200_000],
];

/** The Emirates: the value date stands before the posting date, days as 03MAR25, the balance with CR or DR glued behind. */
function valueFirst(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: DIRHAM, floor: -3_000_000n },
    12,
    50,
    [-900_000, 5_000_000],
  );
  const short = (iso: string) => `${day(iso, 'dd')}${mon(iso).toUpperCase()}${day(iso, 'yy')}`;
  const values = rows.map(({ date, amount }) =>
    date > period.start && amount > 0n && random.chance(0.5) ? dayAfter(date, -1) : date,
  );
  const after = (value: bigint) => `${point(value)}${value < 0n ? 'DR' : 'CR'}`;
  const number = ({ lines, ref }: Move) => (lines[0]?.startsWith('CHEQUE') ? ref.slice(2) : '');
  const body = rows.map((row, r) => ({
    h: 11 * row.lines.length + 3,
    html: cells(
      'llllrrr',
      `${short(values[r] ?? '')}|${short(row.date)}|${joined(row.lines)}|${number(row)}|${outIn(row.amount, point)}|${after(row.balance)}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 530);
  const edge = (label: string, value: bigint) => cells('llllrrr', `||*** ${label} ***||||${after(value)}`);
  const pages = parts.map((part, at) => {
    const to = parts.slice(0, at + 1).flat().length;
    const from = to - part.length;
    const last = at === parts.length - 1;
    return `<div class="sp top"><b>MARSA AL NAKHEEL BANK PJSC</b><span>STATEMENT OF ACCOUNT &nbsp; SHEET ${at + 1}</span></div><div class="sp adr"><p>GOLDEN ABRA MARINE SERVICES LLC<br>P.O. BOX 99120</p><p>ACCOUNT NO. 019-441822-001<br>CURRENCY AED &nbsp; TYPE CURRENT<br>FROM ${short(period.start)} TO ${short(period.end)}</p></div>${table([52, 52, 190, 52, 62, 62, 76], heads('llllrrr', 'VALUE DT|POST DT|PARTICULARS|CHQ NO|DEBITS|CREDITS|BALANCE') + edge(at === 0 ? 'OPENING BALANCE' : 'B/F', rows[from - 1]?.balance ?? opening) + part.map(({ html }) => html).join('') + edge(last ? 'CLOSING BALANCE' : 'C/F', rows[to - 1]?.balance ?? opening) + (last ? cells('llllrrr', `||TOTALS||${point(total(rows, -1))}|${point(total(rows, 1))}|`) : ''))}<p class="foot">UNLESS WE HEAR FROM YOU WITHIN 30 DAYS THIS STATEMENT WILL BE TAKEN AS CORRECT. TRN 100999000900003</p>`;
  });
  const css = look(
    `7.4pt/11pt 'DejaVu Sans Condensed','Liberation Sans'|36pt 24pt|.top{height:34pt;border-bottom:1pt solid}.adr{height:60pt;padding-top:8pt}td{padding-bottom:3pt}th{border:.5pt solid;background:#eee}.foot{position:absolute;bottom:24pt;left:24pt;right:24pt;font-size:6pt}`,
  );
  return drawnOf(pages, css, {
    account: account('MARSA AL NAKHEEL BANK PJSC|GOLDEN ABRA MARINE SERVICES LLC|checking|AED', '019-441822-001'),
    period,
    opening,
    closing,
    rows: rows.map((row, r) =>
      rowOf(row, { shows: true, valueDate: values[r] ?? null, reference: number(row) || null }),
    ),
  });
}

const RIYAL: readonly Sort[] = [
  ['{QASR BOOKSTORE;WADI BAQALA;NAJM PHARMACY} {RIYADH PARK;ABHA RD}', -60_000, -900],
  ['SKYDOME TICKETS|Original amount: {USD 84.00;EUR 51.20}', -90_000, -9_000],
  ['PAYMENT RECEIVED', 20_000, 300_000],
];

/** An Arabian card in Latin script: a record of labelled lines a transaction and no figure that binds them. */
function records(random: Random): Drawn {
  const period = periodOf(random, 4);
  const rows = moves(random, { ...period, count: random.integer(9, 34), sorts: RIYAL, floor: null });
  const body = rows.map(
    ({ date, lines, amount, ref }, r) =>
      `<div class="rec" ${rowAttribute(0, r)}><p>Posting date: ${day(date, 'dd/mm/yyyy')}</p><p>Details: ${joined(lines)}</p><p>Reference: ${ref}</p><p>Amount: SAR ${point(amount)} ${amount < 0n ? 'Debit' : 'Credit'}</p></div>`,
  );
  const parts = pack(body, () => 1, 9, 10);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Nafudair Card</b><span>Card 5130 99** **** 4471 &nbsp; FAISAL M. ALTHAWR<br>Transactions posted ${day(period.start, 'dd/mm/yyyy')} to ${day(period.end, 'dd/mm/yyyy')}</span></div>${part.join('')}<p class="foot">Credit limit SAR 20,000.00. Annual percentage rate 38.40%. Nafudair Finance, C.R. 9990099001. ${at + 1} of ${parts.length}</p>`,
  );
  const css = look(
    `9pt/12pt 'Noto Sans CJK JP','Liberation Sans'|44pt 60pt|.top{height:50pt}.rec{height:66pt;border-top:.5pt solid #aaa;padding-top:2pt}.foot{position:absolute;bottom:22pt;left:60pt;font-size:6pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Nafudair Card|FAISAL M. ALTHAWR|credit-card|SAR', '513099******4471'),
    period,
    status: 'unverifiable',
    unbound: [...rows.keys()],
    rows: rows.map((row) => rowOf(row, { reference: row.ref })),
  });
}

export const families: Family[] = [
  family(
    'ae-business-value-first',
    'en',
    'checking',
    ['value-before-posting', 'carried-forward', 'cr-dr-glued'],
    valueFirst,
  ),
  family('sa-card-records', 'en', 'credit-card', ['label-value', 'unbound'], records),
];
