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
  mon,
  outIn,
  point,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, behind, month, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');

const TRADES = {
  CHF: [
    ['Vergütung|Lohn Murg AG', 300_000, 800_000],
    ['Zahlung {Helvia Krankenkasse;Miete 1.450}', -150_000, -20_000],
    ['Depotgebühren', -3_000, -2_000],
    ['Forex Belastung|Kurs 0.9412', -400_000, -20_000],
  ],
  EUR: [
    ['Forex Gutschrift|Kurs 0.9412', 20_000, 400_000],
    ['Kauf|{12;40} ELBTOR LAGER AG DE0009####7', -200_000, -10_000],
    ['Dividende|ELBTOR LAGER AG', 500, 9_000],
  ],
  USD: [
    ['Dividende|NORTHLARK INC US66#######9', 300, 9_000],
    ['Verkauf|{3;11} NORTHLARK INC', 20_000, 200_000],
    ['Quellensteuer', -2_000, -50],
  ],
} as const;

/** A table for each currency, on pages that lie. */
function swiss(random: Random): Drawn {
  const base = month(random, 'de', TRADES.CHF, { count: [4, 26], opening: [100_000, 3_000_000], months: 3 });
  const { period, start, end } = base;
  const holder = random.pick(['Reto Zgraggen', 'Ursina Caviezel']);
  const number = random.digits(7);
  const held = (['CHF', 'EUR', 'USD'] as const).map((code, s) => {
    const drawn =
      s === 0 ? base : booked(random, { ...period, sorts: TRADES[code] }, s === 2 ? 0 : 2, 14, [0, 900_000]);
    return { code, s, opening: drawn.opening, closing: drawn.closing, rows: placed(drawn.rows) };
  });
  const one = (s: number) => (row: Placed) =>
    cells(
      'lllrrlr',
      [
        de(row.date),
        joined(row.lines),
        row.ref,
        ...outIn(row.amount, point).split('|'),
        de(shifted(row, 0, 2)),
        row.lastOfDay ? point(row.balance) : '',
      ],
      [s, row.at],
    );
  const bar = (words: string, iso: string, value: bigint) =>
    cells('lllrrlr', [de(iso), `<b>${words}</b>`, '', '', '', '', point(value)]);
  const head = heads('lllrrlr', 'Datum|Information|Referenz|Belastung|Gutschrift|Valutadatum|Saldo');
  const pages = held.flatMap((each) =>
    sheets(
      each.rows,
      each.opening,
      (row) => row.lines.length * 11 + 4,
      [310, 370],
      (sheet) =>
        `<div class="sp"><b class="logo">alpquote</b><span class="r">Kontoauszug in ${each.code}<br>${de(start)} - ${de(end)}</span></div>${sheet.first ? `<p>${holder}, Dorfstrasse 11, 9999 Murg · Kundennummer ${number} · Kontonummer ${number}-${each.code}</p>` : ''}${table([66, 260, 76, 90, 90, 76, 100], head + (sheet.first ? bar('Saldovortrag', dayAfter(start, -1), each.opening) : '') + sheet.part.map(one(each.s)).join('') + (sheet.last ? cells('lllrrlr', ['', 'Total', '', point(total(each.rows, -1)), point(total(each.rows, 1)), '', '']) + bar('Saldo', end, each.closing) : ''), 'k')}<p class="foot">Alpquote Bank AG, Bergweg 3, 9999 Murg. Ohne Ihren Gegenbericht innert 30 Tagen gilt dieser Auszug als genehmigt.</p>`,
    ),
  );
  const all = `<div class="sp"><b class="logo">alpquote</b><span>Übersicht per ${de(end)}</span></div>${table([120, 120, 120], heads('lrr', 'Konto|Saldo|Gegenwert CHF') + held.map(({ code, closing }) => cells('lrr', [`${number}-${code}`, `${code} ${point(closing)}`, point((closing * 94n) / 100n)])).join(''), 'k')}`;
  return {
    pages: [all, ...pages],
    css: look(
      "8.5pt/11pt 'Liberation Sans'|30pt 40pt 16pt|.logo{font-size:18pt;line-height:24pt;color:#fa5b35}p{margin:10pt 0}.k{margin-top:10pt}.k th{border-bottom:.6pt solid #fa5b35;padding:0 4pt}.k td{padding:2pt 4pt}.foot{position:absolute;bottom:14pt;font-size:6.5pt}",
    ),
    statements: held.map((each) =>
      truthOf({
        account: account(`Alpquote Bank AG|${holder}|checking|${each.code}`, `${number}-${each.code}`),
        ...{ period, opening: each.opening, closing: each.closing },
        rows: each.rows.map((row) =>
          rowOf(row, { reference: row.ref, valueDate: shifted(row, 0, 2), shows: row.lastOfDay }),
        ),
      }),
    ),
  };
}

const SPENT = [
  ['{Spoorna;Netflick.com}|Entertainment', -1_499, -1_099],
  ['Top-Up by *45##|Transfers', 5_000, 40_000],
  ['{Rimona Vilys;Trattoria Erbe}|Restaurants', -5_000, -700],
  ['To {Giulia Vescovini;Rimas A.}|Transfers', -6_000, -1_000],
  ['{Bus 12;Metro Linija 2.20}|Transport', -220, -220],
] as const;

function consolidated(random: Random): Drawn {
  const own = month(random, 'en', SPENT, { count: [10, 56], opening: [4_000, 90_000], months: 3 });
  const { period, start, end } = own;
  const joint = booked(random, { ...period, sorts: SPENT }, 3, 24, [4_000, 90_000]);
  const who = whoIn(random, 'en');
  const us = (iso: string) => `${mon(iso)} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;
  const euro = (value: bigint) => `${value < 0n ? '-' : ''}€${point(value)}`;
  const held = [
    {
      s: 0,
      name: 'Personal',
      modality: 'Individual',
      printed: iban('LT', `99700999${random.digits(8)}`),
      rows: own.rows,
    },
    {
      s: 1,
      name: 'Joint',
      modality: 'Joint',
      printed: iban('LT', `99700999${random.digits(8)}`),
      rows: placed(joint.rows),
    },
  ];
  const one = (s: number) => (row: Placed) =>
    cells(
      'lllrrrr',
      [us(row.date), text(row.lines[0] ?? ''), row.lines[1] ?? '', euro(row.amount), euro(row.balance), '', ''],
      [s, row.at],
    );
  const head = heads('lllrrrr', 'Date|Description|Category|Money in/out|Balance|Tax withheld|Fees');
  const foot =
    '<p class="foot">Revolta Bank UAB is licensed and regulated in Lithuania. Deposits are insured up to €100,000.</p>';
  const pages = held.flatMap((each) =>
    sheets(
      each.rows,
      0n,
      () => 15,
      [520, 640],
      (sheet) =>
        `${sheet.first ? `<h1>${each.name} Account (EUR)</h1><p>Account number: ${each.printed}<br>Financial institution name: Revolta Bank UAB<br>Holding modalities: ${each.modality}<br>Account holder: ${text(who.person)}</p><p><b>Transaction statement from ${us(start)} to ${us(end)}</b></p>` : ''}${table([76, 136, 72, 66, 66, 56, 40], head + sheet.part.map(one(each.s)).join(''), 'k')}${foot}`,
    ),
  );
  const other = `<h1>Crypto Statements (EUR)</h1><p>This statement shows only sales transactions</p>${table([130, 50, 60, 120, 120], heads('llrrr', 'Date (of Sale, of Purchase)|Symbol|Quantity|Price (of Sale, of Purchase)|Value (of Sale, of Purchase)') + cells('llrrr', [`${day(dayAfter(start, 20), 'dd/mm/yyyy')}, ${day(start, 'dd/mm/yyyy')}`, 'BTC', '0.0016', '€93,750.00, €75,000.00', '+ €150.00, - €120.00']), 'k')}${foot}`;
  return {
    pages: [...pages, other],
    css: look(
      "8pt/12pt 'DejaVu Sans'|40pt 40pt 20pt|h1{font-size:15pt;line-height:22pt}p{margin:8pt 0}.k{font-size:7.5pt}.k th{border-bottom:.6pt solid #191c1f;font-size:6.5pt}.k td{padding:1.5pt 0}.foot{position:absolute;bottom:18pt;font-size:6pt}",
    ),
    statements: held.map((each) =>
      truthOf({
        account: accountIn(`Revolta Bank UAB|${who.person}|checking|EUR`, null, each.printed),
        period,
        ...{ status: 'unverifiable', unbound: [0] },
        rows: each.rows.map((row) => rowOf(row, { shows: true, alsoAccepted: [row.lines[0] ?? ''] })),
      }),
    ),
  };
}

const EE = [
  ['{PAGARIÄRI LEPPA;APTEEK 12 TAMMELA}|{=dd.mm.yyyy} 499999******##12 ost', -6_000, -150],
  ['{TAMMELA VESI AS;LEPPA ELEKTER}|Arve 25/11 38.00', -12_000, -1_900],
  ['OÜ LEPPA TRÜKK|Palk {jaanuar;veebruar}', 110_000, 240_000],
  ['Kaarel Tamm|Laen tagasi {1;2}/3', 3_000, 30_000],
  ['|Kuutasu', -150, -100],
] as const;

function estonia(random: Random): Drawn {
  const { opening, closing, rows, period, start, end } = month(random, 'en', EE, {
    count: [6, 60],
    opening: [10_000, 300_000],
  });
  const holder = random.pick(['Maarja Tamm', 'Kaarel Lepik']);
  const printed = iban('EE', `9999${random.digits(12)}`);
  const plain = (value: bigint) => point(value).replaceAll(',', ' ');
  const mark = behind({ group: ' ', decimal: '.' }, '|D', '|K');
  const one = (row: Placed) =>
    cells(
      'lllrll',
      [
        de(row.date),
        text(row.lines[0] ?? ''),
        text(row.lines[1] ?? ''),
        ...mark(row.amount).split('|').slice(0, 1),
        'EUR',
        row.amount < 0n ? 'D' : 'K',
      ],
      [0, row.at],
    );
  const bar = (iso: string, words: string, value: bigint, letter: string) =>
    cells('lllrll', [de(iso), '', words, plain(value), 'EUR', letter]);
  const pages = sheets(
    rows,
    opening,
    () => 14,
    [500, 620],
    (sheet) =>
      `${sheet.first ? `<div class="sp"><b class="logo">Tammepank</b><span class="r">Konto väljavõte<br>${de(start)} - ${de(end)}</span></div><p>Klient: ${holder}<br>Konto: ${printed}</p>` : ''}${table([58, 120, 190, 70, 34, 40], heads('lllrll', 'Kuupäev|Saaja/Maksja|Selgitus|Summa|Valuuta|D/K') + (sheet.first ? bar(start, 'Algsaldo', opening, 'K') : '') + sheet.part.map(one).join('') + (sheet.last ? bar(end, 'Käive', total(rows, -1), 'D') + bar(end, 'Käive', total(rows, 1), 'K') + bar(end, 'lõppsaldo', closing, 'K') : ''), 'k')}<p class="foot">Tammepank AS · ${sheet.index + 1} / ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'Liberation Sans'|40pt 40pt 20pt|.logo{font-size:18pt;line-height:24pt;color:#ea580c}p{margin:10pt 0}.k th{border-bottom:.6pt solid #ea580c;padding:0 4pt 0 0}.k td{padding:1pt 4pt 1pt 0}.foot{position:absolute;bottom:14pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`Tammepank|${holder}|checking|EUR`, null, printed),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf({ ...row, lines: row.lines.filter((line) => line !== '') })),
    },
  );
}

export const families: Family[] = [
  family(
    'ch-drei-waehrungen-quer',
    'de',
    'checking',
    ['three-currencies', 'landscape', 'day-end-balance', 'reference-column'],
    swiss,
    [841.89, 595.28],
  ),
  family(
    'lt-consolidated-two-accounts',
    'en',
    'checking',
    ['two-accounts', 'no-opening', 'month-names', 'sales-table'],
    consolidated,
  ),
  family(
    'ee-valjavote-deebet-kreedit',
    'et',
    'checking',
    ['letter-sign', 'balances-as-rows', 'turnover-rows'],
    estonia,
  ),
];
