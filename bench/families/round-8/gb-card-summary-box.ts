import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, joined, look, type Move, moves, point, rowOf, table, total } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { whoIn } from '../stranger-parts.ts';
import { at, billOf, bought, columns, flow, foot, named, type Sorts } from './europe-parts.ts';

/** After a British credit card statement: full months without a year, CR behind payments, sterling fees below foreign purchases, a giro slip and summary boxes. */

const SORTS: Sorts = [
  ['{TESCAL STORES ####;WAITROES ###;ALDIS ##;MARMITE & CO} {DUNMERE;PELLMOOR;ANSLEY CROSS}', -16_000, -310],
  ['{AMAZIN.CO.UK*~#~##;EBUY O*##-#####-#####;DELIVERU} LONDON', -12_000, -499],
  ['{TRAINSPOT;NATIONAL COACH;SHELLO DUNMERE} ####', -9_900, -400],
  ['{THE FLEECE INN;COSTAL COFFEE;GREGGORY PLC} {WEXFORD RD;MILL RISE}', -6_000, -180],
  ['X|{HOTEL LISBOETA LISBOA;CAFE DU PONT PARIS;MUSEO GRANDE MADRID}', -31_000, -700],
  ['{AMAZIN.CO.UK;JOHN LEWISHAM} REFUND', 900, 14_000],
];

const LONG = 'January February March April May June July August September October November December';
const ALIGN = 'lllr';
const WIDTHS = [78, 78, 256, 84];
const shown = (value: bigint): string => `${point(value)}${value > 0n ? ' CR' : ''}`;
const long = (iso: string): string => `${named(iso, LONG, false)} ${iso.slice(0, 4)}`;

type Row = Pick<Move, 'date' | 'lines' | 'amount'>;

function rowsOf(random: Random, start: string, end: string, previous: bigint): Row[] {
  const spent = moves(random, {
    start,
    end: dayAfter(end, -1),
    count: random.integer(10, 58),
    sorts: SORTS,
    floor: null,
  });
  const paid: Row = {
    date: dayAfter(start, random.integer(12, 24)),
    lines: ['PAYMENT RECEIVED - THANK YOU'],
    amount: random.chance(0.5) ? previous : previous / 2n,
  };
  const full = paid.amount === previous;
  const abroad = spent.flatMap((row): Row[] => {
    if (row.lines[0] !== 'X') return [row];
    const rate = BigInt(random.integer(11_200, 11_900));
    const fee = { date: row.date, lines: ['NON-STERLING TRANSACTION FEE'], amount: (row.amount * 295n) / 10_000n };
    return [
      {
        ...row,
        lines: [row.lines[1] ?? '', `EUR ${point((-row.amount * rate) / 10_000n)} @ 1.${rate.toString().slice(1)}`],
      },
      fee,
    ];
  });
  const interest: Row[] = full ? [] : [{ date: end, lines: ['INTEREST'], amount: -previous / 60n }];
  const sorted = [...abroad, paid]
    .map((row, i) => ({ row, i }))
    .sort((a, b) => (a.row.date === b.row.date ? a.i - b.i : a.row.date < b.row.date ? -1 : 1));
  return [...sorted.map(({ row }) => row), ...interest];
}

const SUMMARY = `<h2>Summary Box</h2>${table(
  [150, 90, 90],
  [
    ['Interest rates', 'Monthly', 'Annual'],
    ['Purchases', '1.843%', '22.12%'],
    ['Cash transactions', '2.117%', '25.40%'],
    ['Late payment fee', '£12.00', ''],
    ['Over limit fee', '£12.00', ''],
  ]
    .map((row) => cells('lrr', row))
    .join(''),
)}<p class="s">If you make no other transactions and pay only the minimum, it will take 17 years and 4 months to clear this balance. Estimated interest next month: £14.22. Rates last changed 3 August 2021. If you think there is a mistake, tell us by phone within 60 days.</p>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'en');
  const { start, end } = billOf(random, random.integer(8, 25));
  const previous = BigInt(random.integer(9_000, 310_000));
  const rows = rowsOf(random, start, end, previous);
  const closing = total(rows) - previous;
  const number = `5300 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const due = dayAfter(end, 25);
  const least = point(-closing / 40n + 500n);
  const body = rows.map((row, r) => {
    const { date, lines, amount } = row;
    const system = lines[0] === 'INTEREST' || lines[0]?.startsWith('PAYMENT') === true;
    const when = system ? date : bought(random, row, 2);
    return {
      h: lines.length * 10 + 4,
      html: cells(ALIGN, [named(when, LONG), named(date, LONG), joined(lines), shown(amount)], [0, r]),
    };
  });
  const line = (label: string, value: bigint) => ({
    h: 18,
    html: `<tr class="k"><td></td><td></td><td>${label}</td><td class="r">${shown(value)}</td></tr>`,
  });
  const slip = `<div class="slip"><b>bank giro credit</b><div class="sp"><span>${text(person)}<br>${number}</span><span>Date ______<br>Cash<br>Cheques</span><span>New balance £${point(closing)}<br>Minimum payment £${least}</span></div></div>`;
  const facts = [
    ['Your account number', number],
    ['Statement date', long(end)],
    ['Credit limit', '£5,000.00'],
    ['Available to spend', `£${point(500_000n + closing > 0n ? 500_000n + closing : 0n)}`],
  ];
  const owed = [
    ['Balance from previous statement', `£${point(previous)}`],
    ['Payments and credits', `£${point(total(rows, 1))} CR`],
    ['New transactions, fees and interest', `£${point(total(rows, -1))}`],
    ['New balance', `£${point(closing)}${closing > 0n ? ' CR' : ''}`],
    ['Minimum payment', `£${least}`],
    ['To reach us by', long(due)],
  ];
  const side = (all: string[][], widths: readonly number[]) =>
    table(widths, all.map((row) => cells('lr', row)).join(''));
  const pages = flow(
    [
      line('BALANCE FROM PREVIOUS STATEMENT', -previous),
      ...body,
      line('NEW BALANCE', closing),
      { h: 150, html: SUMMARY },
    ],
    {
      first: 370,
      rest: 620,
      table: columns(
        WIDTHS,
        `<tr><th class="l">Date of<br>transaction</th><th class="l">Date<br>entered</th><th class="l"><br>Description</th><th class="r"><br>Amount £</th></tr>`,
        't',
      ),
      page: (inside, index, count) =>
        `<div class="sp"><b class="logo">Lorimer Card</b><span>Page ${index + 1} of ${count}</span></div>${index === 0 ? `<div class="addr">${text(person)}<br>${text(place).replace(', ', '<br>')}</div><div class="sp mid">${side(facts, [100, 116])}${side(owed, [160, 92])}</div>${at(36, 700, slip)}` : `<p class="mid">${text(person)} &nbsp; Account number ${number} &nbsp; ${long(end)}</p>`}${inside}${foot('Lorimer Bank plc, PO Box 999, Pellmoor PM1 9ZZ. Registered in Scotland 999555. Lost or stolen cards 0800 555 0199')}`,
    },
  );
  const css = look(
    "8pt/10pt 'Liberation Sans'|34pt 36pt|.logo{font-size:17pt;color:#1f4e3d;line-height:22pt}.addr{margin:36pt 0 22pt}.mid{margin:8pt 0 14pt}.mid td{padding:1pt 0}.t th{background:#dfe9e4;padding:2pt}.t td{padding:2pt}.k td{font-weight:bold;padding:4pt 2pt}.slip{width:523pt;border-top:.8pt dashed #000;padding-top:8pt}h2{font-size:9pt;margin:14pt 0 4pt}.s{margin-top:6pt}.s,.foot{font-size:6.4pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: account(`Lorimer Card|${person}|credit-card|GBP`, number.replace(/ /g, '')),
    ...{ opening: -previous, closing },
    rows: rows.map((row) => rowOf(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
  });
}

export const families: Family[] = [
  family(
    'gb-card-summary-box',
    'en',
    'credit-card',
    ['no-year-in-rows', 'cr-behind', 'two-line-heading', 'foreign-lines', 'payment-slip'],
    draw,
  ),
];
