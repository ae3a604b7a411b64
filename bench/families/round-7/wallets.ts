import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  look,
  type Move,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, minus, month, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const dash = (iso: string) => day(iso, 'dd-mm-yyyy');
const sign = minus(COMMAED);

const EURO = [
  ['iDEAL storting', 20_000, 300_000],
  ['Koop {3;12} @ {84,20;41,05} EUR|NORDMYRA LAGER ETF|IE00B3####25', -90_000, -9_000],
  ['Transactiekosten en/of kosten van derden|NORDMYRA LAGER ETF|IE00B3####25', -300, -100],
  ['Valuta Debitering', -60_000, -5_000],
] as const;
const DOLLAR = [
  ['Valuta Creditering', 6_000, 70_000],
  ['Koop {2;7} @ {18,40;112,90} USD|NORTHLARK INC|US66#######9', -50_000, -4_000],
  ['Dividend|NORTHLARK INC|US66#######9', 300, 4_000],
  ['Dividendbelasting|NORTHLARK INC|US66#######9', -600, -50],
] as const;

/** Two currencies in one list, newest first: each is a statement of its own. */
function investor(random: Random): Drawn {
  const euro = month(random, 'nl', EURO, { count: [6, 34], opening: [5_000, 200_000], months: 3 });
  const { period, start, end, who } = euro;
  const dollar = booked(random, { ...period, sorts: DOLLAR }, 3, 18, [0, 60_000]);
  const dollars = placed(dollar.rows);
  type Held = Placed & { readonly s: number };
  const all: Held[] = [...euro.rows.map((row) => ({ ...row, s: 0 })), ...dollars.map((row) => ({ ...row, s: 1 }))];
  all.sort((a, b) => (a.date === b.date ? a.s - b.s || a.at - b.at : a.date < b.date ? -1 : 1));
  const user = `terwolde${random.digits(3)}`;
  const one = (row: Held & { order: number }) => {
    const code = row.s === 0 ? 'EUR' : 'USD';
    const [words = '', product = '', isin = ''] = row.lines;
    return cells(
      'llllllrrlr',
      [
        dash(row.date),
        hourOf(row.order, all.length),
        dash(shifted(row, -2, 0)),
        product,
        isin,
        text(words),
        words.startsWith('Valuta') ? '1,0812' : '',
        `${code}&ensp;${sign(row.amount)}`,
        code,
        sign(row.balance),
      ],
      [row.s, row.at],
    );
  };
  const ordered = all.map((row, order) => ({ ...row, order })).reverse();
  const parts = Array.from({ length: Math.ceil(ordered.length / 24) }, (_, at) => ordered.slice(at * 24, at * 24 + 24));
  const pages = parts.map(
    (part, at) =>
      `<div class="sp"><b class="logo">DEGRAAF</b><span class="r">${at === 0 ? `${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}` : ''}</span></div>${at === 0 ? `<p><b>Rekeningoverzicht</b> van ${dash(start)} t/m ${dash(end)} · Gebruikersnaam ${user}</p>` : ''}${table([58, 36, 58, 126, 84, 188, 40, 78, 28, 66], heads('llllllrrlr', 'Datum|Tijd|Valutadatum|Product|ISIN|Omschrijving|FX|Mutatie||Saldo') + part.map(one).join(''), 'k')}<p class="foot">degraaf B.V. staat onder toezicht. Pagina ${at + 1} van ${parts.length}</p>`,
  );
  const facts = (code: string, rows: readonly Move[]) =>
    truthOf({
      account: account(`degraaf B.V.|${who.person}|checking|${code}`, user),
      period,
      ...{ status: 'unverifiable', unbound: [0] },
      rows: rows.map((row) =>
        rowOf(row, {
          shows: true,
          valueDate: shifted(row, -2, 0),
          description: row.lines[0] ?? '',
          alsoAccepted: [[...row.lines.slice(1), row.lines[0]].join(' '), row.lines.join(' ')],
        }),
      ),
    });
  return {
    pages,
    css: look(
      "7pt/11pt 'Liberation Sans'|28pt 34pt 16pt|.logo{font-size:17pt;line-height:22pt;color:#009fdf}p{margin:8pt 0;font-size:9pt}.k th{border-bottom:.6pt solid #009fdf;padding:0 3pt}.k td{padding:2pt 3pt;border-bottom:.2pt solid #ddd}.foot{position:absolute;bottom:12pt;font-size:6.5pt}",
    ),
    statements: [facts('EUR', euro.rows), facts('USD', dollars)],
  };
}

const ZICHT = [
  [
    'OVERSCHRIJVING NAAR|BE12 9999 #### #### - TERWOLDE GROOTHANDEL|MEDEDELING: FACTUUR 25/0## 121,00',
    -120_000,
    -9_000,
  ],
  ['BETALING AANKOPEN VIA BANCONTAKT|{=dd-mm} OM 1#.## UUR HAARSPIT', -9_000, -400],
  ['EUROPESE OVERSCHRIJVING VAN|BE44 9999 #### #### - DRUKKERIJ HET HAARSPIT|LOON', 120_000, 300_000],
  ['DOMICILIERING {OUDKERK WATER;LISDODDE NET}|MANDAATREFERTE 88###', -12_000, -2_000],
  ['BIJDRAGE BASISREKENING', -250, -200],
] as const;

function kring(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'nl', ZICHT, {
    count: [8, 56],
    opening: [20_000, 500_000],
  });
  const printed = iban('BE', `9999${random.digits(8)}`);
  const form = (value: bigint) => `${sign(value)}&ensp;EUR`;
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    return (
      cells(
        'llllr',
        [
          String(row.at + 1).padStart(4, '0'),
          day(row.date, 'dd-mm'),
          text(kind),
          day(shifted(row, 0, 1), 'dd-mm'),
          form(row.amount),
        ],
        [0, row.at],
      ) + more.map((line) => cells('llllr', ['', '', text(line), '', ''], [0, row.at])).join('')
    );
  };
  const nr = Number(end.slice(5, 7));
  const bar = (words: string, value: bigint) => cells('llllr', ['', '', `<b>${words}</b>`, '', form(value)]);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11,
    [460, 560],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">KRING</b><span class="r">Rekeninguittreksel nr. ${nr}/${end.slice(0, 4)}<br>van ${dash(end)}&emsp;blad ${sheet.index + 1}/${sheet.count}</span></div><p>${text(who.person)}&emsp;Zichtrekening ${printed}&emsp;BIC KRNGBE99</p>
    ${table([36, 44, 270, 60, 100], heads('llllr', 'Nr.|Datum|Omschrijving|Valuta|Bedrag') + (sheet.first ? bar(`Vorig Saldo op ${dash(dayAfter(start, -1))}`, opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(`Nieuw Saldo op ${dash(end)}`, closing) : ''), 'k')}${sheet.last ? `<p>Totaal debet ${comma(total(rows, -1))} EUR&emsp;Totaal credit ${comma(total(rows, 1))} EUR</p><p class="ad">Sparen voor later? Vraag uw kantoor naar het Kring Pensioenplan: tot 1.020,00 EUR fiscaal voordeel!</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|38pt 40pt 20pt|.logo{font-size:19pt;line-height:26pt;color:#00aeef}p{margin:14pt 0}.k th{border-bottom:.6pt solid #00aeef}.ad{background:#e6f7fd;padding:8pt}",
    ),
    {
      account: accountIn(`KRING|${who.person}|checking|EUR`, null, printed, 'KRNGBE99'),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1) })),
    },
  );
}

export const families: Family[] = [
  family(
    'nl-belegger-twee-valuta',
    'nl',
    'checking',
    ['two-currencies-in-one-table', 'newest-first', 'no-opening', 'landscape'],
    investor,
    [841.89, 595.28],
  ),
  family(
    'be-uittreksel-valuta-na-tekst',
    'nl',
    'checking',
    ['no-year', 'numbered', 'currency-in-cells', 'value-date-after-text'],
    kring,
  ),
];
