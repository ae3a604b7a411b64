import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Swedish bank's deposit account for German customers: every heading in two languages, opening and closing as rows, one date for value and booking. */

const SORTS: Sorts = [
  ['Einzahlung Deposit|Überweisung {=dd.mm.yyyy}', 20_000, 900_000],
  ['Einzahlung Deposit|{Sparen;Festgeld fällig;Tagesgeldwechsel}|Ref. SE########', 100_000, 2_500_000],
  ['Auszahlung Withdrawal|an Referenzkonto', -500_000, -5_000],
  ['Auszahlung Withdrawal|an Referenzkonto|Ref. SE########', -1_200_000, -50_000],
];

const money = (value: bigint): string => `${value < 0n ? '-' : ''}${figure(value, COMMAED)}`;
const ALIGN = 'llrrr';
const WIDTHS = [74, 220, 72, 72, 80];
const HEAD = `<tr class="hd"><th class="l">Valuta<br>Datum</th><th class="l">Zahlungsvorgang<br>Transaction</th><th class="r">Belastung<br>Debit</th><th class="r">Gutschrift<br>Credit</th><th class="r">Saldo<br>Balance</th></tr>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.pick([1, 3, 12]));
  const drawn = booked(random, { start, end, sorts: SORTS }, 2, 34, [0, 3_000_000]);
  const interest = BigInt(random.integer(300, 60_000));
  const tax = random.chance(0.4) ? (interest * 15n) / 100n : 0n;
  const system: (readonly [string, string, bigint])[] = [
    ['Zinsgutschrift Interest', 'Sparzinsen', interest],
    ['Quellensteuer Withholding tax', 'Schweden 15 %', -tax],
  ];
  let balance = drawn.closing;
  const late = system.flatMap(([kind, more, amount]): Move[] => {
    if (amount === 0n) return [];
    balance += amount;
    return [{ date: end, lines: [kind, more], amount, balance, ref: '', firstOfDay: false, lastOfDay: true }];
  });
  const rows = [...drawn.rows, ...late];
  const closing = balance;
  const own = iban('DE', `50099955${random.digits(10)}`);
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const end1 = (iso: string, value: bigint) => ({
    h: 18,
    html: `<tr class="k"><td>${dmy(iso)}</td><td>Kontostand am ${dmy(iso)} Balance</td><td></td><td></td><td class="r">${money(value)}</td></tr>`,
  });
  const body = rows.map(({ date, lines, amount, balance: now }, r) => {
    const sides = amount < 0n ? [money(-amount), ''] : ['', money(amount)];
    return { h: lines.length * 10 + 5, html: cells(ALIGN, [dmy(date), joined(lines), ...sides, money(now)], [0, r]) };
  });
  const sums: (readonly [string, bigint])[] = [
    ['Alter Kontostand Opening balance', drawn.opening],
    ['Summe Einzahlungen Total deposits', total(inOrOut(drawn.rows, 1))],
    ['Summe Auszahlungen Total withdrawals', -total(inOrOut(drawn.rows, -1))],
    ['Summe gebuchter Zinsertrag Total interest booked', interest],
    ['Summe ausländische Quellensteuer Total foreign withholding tax', tax],
    ['Neuer Kontostand Closing balance', closing],
  ];
  const overview = `<h2>Kontoübersicht Account summary</h2>${table([290, 100], sums.map(([label, value]) => cells('lr', [label, `${money(value)} EUR`])).join(''), 'sum')}`;
  const legal =
    '<p class="s">Die Einlagen sind durch die schwedische Einlagensicherung bis zum Gegenwert von 1.050.000 SEK geschützt. Deposits are covered by the Swedish deposit guarantee up to SEK 1,050,000. Zinssatz Interest rate: 3,10 % p.a. seit 15.01.2022. Fragen? Questions? +49 69 555 190 40.</p>';
  const pages = flow([end1(start, drawn.opening), ...body, end1(end, closing), { h: 60, html: legal }], {
    first: 400,
    rest: 640,
    table: columns(WIDTHS, HEAD, 't'),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">Fjällvik Bank</b><span class="r">Kontoauszug Account Statement<br>Seite Page ${index + 1} (${count})</span></div>${index === 0 ? `<div class="addr">${text(person)}<br>${text(place).replace(', ', '<br>')}</div><p>Zeitraum: ${dmy(start)} - ${dmy(end)}<br>Anlagekonto: ${own}<br>Kontoinhaber Account holder: ${text(person)}</p>${overview}<h2>Transaktionen Transactions</h2>` : `<p>Anlagekonto: ${own}</p>`}${inside}${foot('Fjällvik Bank AB (publ), Box 99955, SE-999 32 Nordmyra, Org.nr 559995-5511')}`,
  });
  const css = look(
    "8pt/10pt 'DejaVu Sans Condensed'|40pt 38pt|.logo{font-size:16pt}.addr{margin:34pt 0 26pt}h2{font-size:9pt;margin:14pt 0 4pt}p{margin-bottom:8pt}.sum td{padding:1.2pt 0}.sum tr:last-child td{font-weight:bold;border-top:.6pt solid #000}.hd th{border-bottom:.6pt solid #000;padding-bottom:2pt}.t td{padding:2.5pt 0}.k td{font-weight:bold;padding:4pt 0}.s{margin-top:14pt}.s,.foot{font-size:6.5pt;line-height:8.5pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`Fjällvik Bank|${person}|savings|EUR`, null, own),
    period: { start, end },
    ...{ opening: drawn.opening, closing },
    rows: rows.map((row) => rowOf(row, { shows: true, alsoAccepted: [row.lines.slice(1).join(' ')] })),
  });
}

export const families: Family[] = [
  family(
    'se-savings-anlagekonto',
    'de',
    'savings',
    ['two-languages', 'two-line-heading', 'opening-and-closing-are-rows', 'sums-by-kind'],
    draw,
  ),
];
