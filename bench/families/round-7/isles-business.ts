import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  mon,
  outIn,
  point,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { kindless, month, type Placed, sheets } from './europe-parts.ts';

const pound = (value: bigint) => `${value < 0n ? '-' : ''}£${point(value)}`;
const gb = (iso: string) => day(iso, 'dd/mm/yyyy');

const TRADE = [
  ['Standing Order|NORTHLARK BOOKS|BOOKKEEPING STO', -9_000, -6_000],
  ['Direct Debit|DUNMERE WATER|REF 88#######/0#', -19_000, -3_500],
  ['Debit Card Transaction|OAKMERE GROCERS|ON {=dd mm} CPM', -8_800, -310],
  ['Bill Payment|{C BARROWBY;P MADDERN}|DIVIDEND 20##', -220_000, -40_000],
  ['Credit Payment|CHARGES|COMMISSION FOR PERIOD|13{FEB;MAR}/12{MAR;APR} ****** ####', -1_400, -650],
  ['Counter Credit|{WEX AND DUNMERE LLP;PELLMOOR TIMBER}|INV 2{024;025}/1##', 90_000, 480_000],
] as const;

function online(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', TRADE, {
    ...{ count: [24, 62], opening: [20_000, 500_000], floor: -90_000n, months: 4 },
  });
  const number = random.digits(8);
  const limit = 100_000n;
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [
        `${day(row.date, 'dd/mm')}<br>/${day(row.date, 'yyyy')}`,
        `<b>${text(row.lines[0] ?? '')}</b><br>${joined(row.lines.slice(1))}`,
        '',
        pound(row.amount),
        pound(row.balance),
      ],
      [0, row.at],
    );
  const pages = sheets(
    [...rows].reverse(),
    opening,
    (row) => row.lines.length * 12 + 10,
    [470, 690],
    (sheet) => {
      const top = `<h1>${text(who.firm.toUpperCase())}</h1><p>Business Current Account · Sort code 99-20-41 · Account number ${number}</p><p class="sm">Today: ${gb(dayAfter(end, 1))}</p>
      <div class="box">${span('Available balance', `<b>${pound(closing + limit)}</b>`)}${span("Last night's balance", pound(closing))}${span('Overdraft limit', pound(limit))}</div>
      <p>Showing ${rows.length} transactions between ${gb(start)} and ${gb(end)} from all transaction types</p>`;
      return `${sheet.first ? top : ''}${table([62, 240, 40, 82, 86], heads('lllrr', 'Date|Description||Amount|Balance') + sheet.part.map(one).join(''), 'k')}
      ${sheet.last ? '<p class="sm">Need to view older transactions? Use your paper-free statements. Telephone lines are open 8am to 6pm.</p>' : ''}<p class="foot">Alder Quay Bank UK PLC. Authorised by the regulator. Registered No. 99999999.&emsp;Page ${sheet.index + 1} of ${sheet.count}</p>`;
    },
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|40pt 42pt 20pt|h1{font-size:14pt;line-height:20pt;color:#00395d}.box{background:#eef6fb;padding:9pt;width:280pt;margin:12pt 0}.sm{font-size:7.5pt;color:#555;margin:6pt 0}.k{margin-top:10pt}.k td{vertical-align:middle;padding:4pt 0;border-bottom:.4pt solid #c8d5de}.k th{border-bottom:1pt solid #00395d}.foot{position:absolute;bottom:20pt;font-size:6.5pt}",
    ),
    {
      account: account(`Alder Quay Bank UK PLC|${who.firm.toUpperCase()}|checking|GBP`, number),
      ...{ period, closing, status: 'unverifiable', unbound: [0] },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

const LOADS = [
  ['Fin: {85;12;7} {LAUCHTON STREET;MILL RISE},DUNMERE', 20_000, 140_000],
  ['DD:GC re {Dovetail;Pellcom}', -19_000, -1_200],
  ['DD:{Crest on Tap;Moorgate Rates} re #####-##', -130_000, -9_000],
  ['Pos: {USAVE DUNMERE;OAKMERE CAFE 12} GBR', -4_000, -199],
  ['Fpo: {Priya Maddern;C Barrowby} rent {1;2} of 2', -60_000, -5_000],
  ['Monthly Fee', -900, -900],
] as const;

function prepaid(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', LOADS, {
    ...{ count: [5, 46], opening: [1_000, 90_000], floor: -15_000n },
  });
  const card = random.digits(4);
  const number = random.digits(8);
  const long = (iso: string) =>
    `${day(iso, 'dd')} ${mon(iso, 'January February March April May June July August September October November December')} ${day(iso, 'yyyy')}`;
  const one = (row: Placed) =>
    cells(
      'lclrr',
      [
        gb(row.date),
        row.lines[0]?.startsWith('Pos') ? card : '',
        text(row.lines[0] ?? ''),
        pound(row.amount),
        pound(row.balance),
      ],
      [0, row.at],
    );
  const pages = sheets(
    [...rows].reverse(),
    opening,
    () => 15,
    [400, 640],
    (
      sheet,
    ) => `<div class="sp"><div>${sheet.first ? `${text(who.person)}<br>${text(who.place).split(', ').join('<br>')}` : ''}</div><div class="logo">Temble</div></div>
    ${sheet.first ? `<div class="sp mid"><div>${text(who.firm)}<br>Business Account<br>Sort code: 99-81-17<br>Account number: ${number}</div><div class="r">Statement period<br>${long(start)} to ${long(end)}<br>Opening Balance ${pound(opening)}<br>Closing Balance ${pound(closing)}</div></div>` : ''}
    ${table([66, 76, 230, 70, 70], heads('lclrr', 'Date|Card ending in|Description|Amount|Balance') + sheet.part.map(one).join(''), 'k')}
    <p class="foot">Temble Bank Ltd is registered in England and Wales at 14 Mill Rise, Ansley Cross. Deposits are protected up to £85,000 by the compensation scheme. Lost cards: 0999 990 990.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'DejaVu Sans'|36pt 40pt 20pt|.logo{font-size:22pt;line-height:28pt;color:#5b2a86}.mid{margin:18pt 0}.k{font-size:7.5pt}.k td{padding:1.5pt 2pt}.k th{background:#5b2a86;color:#fff;padding:3pt 2pt}.k tr:nth-child(odd) td{background:#f5f1f9}.foot{position:absolute;bottom:22pt;font-size:6pt;width:500pt}",
    ),
    {
      account: account(`Temble Bank Ltd|${who.firm}|checking|GBP`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

const TYPES = [
  [
    'Card Transaction|AMBERLINE UK* N##D1DX# - 1 Principal Place,|Worshipful Street, DUNMERE|Card: **** **** **** 99## Fee (£): 0.00',
    -21_000,
    -900,
  ],
  ['Card Transaction|Costmore Online - Hartspring Lane, Wex|Card: **** **** **** 99## Fee (£): 0.00', -22_000, -1_500],
  ['Domestic Transfer|{INDOLINE EUROPE LIMITED;HARROWGATE FIXINGS} / ref: IFEL/INV3###/0#', -900_000, -50_000],
  ['Domestic Transfer|{DNS NORTHLARK LTD;WEX AND DUNMERE} / ref: ASL-0##', 100_000, 900_000],
  ['Own Account Transfer|Savings account', -300_000, -100_000],
  ['Own Account Transfer|Savings account', 50_000, 200_000],
  ['Fee|Plus plan 1{0;2}.99 + VAT', -1_599, -1_199],
] as const;

function tidal(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', TYPES, {
    ...{ count: [14, 50], opening: [300_000, 6_000_000], months: 3 },
  });
  const number = random.digits(8);
  const dmy = (iso: string) => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const [out = '', into = ''] = outIn(row.amount, point).split('|');
    return cells('lllrrr', [dmy(row.date), kind, joined(more), into, out, point(row.balance)], [0, row.at]);
  };
  const pages = sheets(
    [...rows].reverse(),
    opening,
    (row) => (row.lines.length - 1) * 11 + 9,
    [430, 640],
    (sheet) => `<div class="sp"><b class="logo">tidal</b><span>Page ${sheet.index + 1} of ${sheet.count}</span></div>${
      sheet.first
        ? `<h1>Bank statement</h1><p>Statement for ${dmy(start)} - ${dmy(end)}</p>
    <div class="sp mid"><div>Trading Name: ${text(who.firm)}<br>Business Owner: ${text(who.person)}<br>${text(who.place)}<br>Account number: ${number}<br>Sort code: 99-06-05</div><div class="box">${span(`Balance (£) on ${dmy(start)}`, point(opening))}${span('Total paid in (£)', point(total(rows, 1)))}${span('Total paid out (£)', point(total(rows, -1)))}${span(`Balance (£) on ${dmy(end)}`, point(closing))}</div></div>`
        : ''
    }
    ${table([58, 92, 206, 58, 58, 58], heads('lllrrr', 'Date|Transaction type|Details|Paid in (£)|Paid out (£)|Balance (£)') + sheet.part.map(one).join(''), 'k')}
    <div class="foot"><b>Bank account legal</b><br>Your account is provided by Clearpond Bank Limited. Eligible deposits are protected up to a total of £85,000.00.</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans'|34pt 32pt 20pt|.logo{font-size:20pt;line-height:26pt;color:#4f46e5}h1{font-size:15pt;line-height:22pt}.mid{margin:14pt 0 18pt}.box{width:210pt}.k td{vertical-align:middle;padding:4pt 0;border-bottom:.3pt solid #ddd}.k th{font-size:7pt;color:#666;padding-bottom:4pt}.foot{position:absolute;bottom:24pt;font-size:6.5pt;line-height:9pt;width:520pt}",
    ),
    {
      account: account(`Clearpond Bank Limited|${who.firm}|checking|GBP`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true, ...kindless(row) })),
    },
  );
}

const HEAVY = [
  [
    'Outward Faster Payment {SHANDWICK IT;GOVT VAT}|TECHNOLOGIES LTD|ALDER QUAY BANK UK PLC|IAG0##',
    -1_200_000,
    -80_000,
  ],
  ['BACS Payment|{NORTHLARK SUPPLIES INC;WEX DUNMERE LLP}', 300_000, 1_700_000],
  ['Inward Faster Payment {PRIYA MADDERN;T QUILLFEATHER}|LOAN 2', 20_000, 200_000],
  ['Debit Interest', -19_000, -4_000],
  ['Account Maintenance Fee', -600, -600],
] as const;

function feesFirst(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', HEAVY, {
    ...{ count: [4, 26], opening: [-1_900_000, -200_000], floor: -4_000_000n },
  });
  const number = random.digits(8);
  const upper = (iso: string) => `${day(iso, 'dd')} ${mon(iso).toUpperCase()} ${day(iso, 'yyyy')}`;
  const sign = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const head = `<div class="sp"><b class="logo">Marlow Bank</b><span class="r">Statement number ${random.integer(3, 90)}<br>Sort code 99-05-80<br>Business Bank Account number ${number}</span></div>`;
  const kinds = [
    'Outward Faster Payment SAMEDAY',
    'Inward Faster Payment',
    'BACS Payment',
    'Outward Faster Payment FUTURE DATED',
    'Cash paid in',
    'Cheques paid in',
    'Standing Order',
  ];
  const fee = (name: string, volume: number, price: number) =>
    cells('lrrr', [name, String(volume), (price / 100).toFixed(2), ((volume * price) / 100).toFixed(2)]);
  const fees = (title: string, some: readonly string[]) =>
    `<h2>${title}</h2>${table([280, 60, 70, 80], heads('lrrr', 'Transaction|Volume|Price (£)|Total (£)') + some.map((name) => fee(name, random.integer(0, 9), random.pick([30, 50, 120]))).join('') + cells('lrrr', ['Sub Total', '', '', `${random.integer(1, 9)}.40`]) + cells('lrrr', ['Less Free transactions', '', '', '-1.20']), 'k')}`;
  const one = (row: Placed) => {
    const [out = '', into = ''] = outIn(row.amount, point).split('|');
    return cells('llrrr', [upper(row.date), joined(row.lines), out, into, sign(row.balance)], [0, row.at]);
  };
  const bar = (words: string, value: bigint) => cells('llrrr', ['', `<b>${words}</b>`, '', '', sign(value)]);
  const charged = [
    `${head}<p>${text(who.firm)}<br>${text(who.place).split(', ').join('<br>')}</p><h1>Your fees and charges</h1><p>These fees were incurred between ${upper(dayAfter(start, -31))} and ${upper(dayAfter(start, -1))} and will be taken on ${upper(dayAfter(start, 19))}.</p>${fees('Automated transactions', kinds.slice(0, 4))}<p class="foot">MBX3C_0${number.slice(0, 5)}_1</p>`,
    `${head}${fees('Counter transactions', kinds.slice(4))}<p>Interest rates: ${list(3, (at) => `tier ${at + 1} ${(5 + at * 2.35).toFixed(2)}% EAR`).join(' · ')}</p><p class="foot">MBX3C_0${number.slice(0, 5)}_2</p>`,
  ];
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 12 + 4,
    [440, 600],
    (
      sheet,
    ) => `${head}${sheet.first ? `<h1>Your account summary</h1><p>${upper(start)} to ${upper(end)}</p><div class="box">${span('Opening balance', `£${sign(opening)}`)}${span('Total money out', `£${point(total(rows, -1))}`)}${span('Total money in', `£${point(total(rows, 1))}`)}${span('Closing Balance', `£${sign(closing)}`)}</div>` : ''}
    ${table([78, 220, 74, 74, 74], heads('llrrr', 'Date|Transaction|Money out (£)|Money in (£)|Balance (£)') + (sheet.first ? bar('Balance brought forward', opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar('Closing Balance', closing) : ''), 'k')}<p class="foot">MBX3C_0${number.slice(0, 5)}_${sheet.index + 3}</p>`,
  );
  return drawnOf(
    [...charged, ...pages],
    look(
      "9pt/12pt 'Liberation Sans'|40pt 38pt 20pt|.logo{font-size:24pt;line-height:30pt;color:#d6001c}h1{font-size:14pt;line-height:22pt;margin-top:14pt}h2{font-size:11pt;line-height:16pt;margin:16pt 0 6pt}.box{width:240pt;border:1pt solid #d6001c;padding:8pt;margin:10pt 0}.k td{padding:2pt 0}.k th{border-bottom:1pt solid #d6001c}p{margin-top:8pt}.foot{position:absolute;bottom:20pt;font-size:6pt}",
    ),
    {
      account: account(`Marlow Bank|${who.firm}|checking|GBP`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'gb-online-newest-split-date',
    'en',
    'checking',
    ['newest-first', 'no-opening', 'stacked-date', 'multi-line'],
    online,
  ),
  family('gb-prepaid-card-ending', 'en', 'checking', ['newest-first', 'balances-in-summary', 'card-column'], prepaid),
  family(
    'gb-business-in-before-out',
    'en',
    'checking',
    ['newest-first', 'in-before-out', 'middle-aligned', 'quarter'],
    tidal,
  ),
  family('gb-business-fees-first', 'en', 'checking', ['fee-tables', 'overdrawn', 'multi-line'], feesFirst),
];
