import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  family,
  heads,
  hourOf,
  inOrOut,
  look,
  type Move,
  moves,
  POINTED,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { drawnWith, leaves, legal, put, sheets } from './europe-parts.ts';

/** Follow a lending marketplace's report of an investor's account in German, and a discount broker's account statement with currencies mixed; both newest first. */
const FLOWS = [
  [
    'Investition (Auto Invest)|Genehmigt|Baudarlehen - {1;2;3}. Stufe ({Tallinna mnt;Pärnu tee;Vilniaus g.} #)',
    -25000,
    -5000,
  ],
  ['Zins|Genehmigt|Überbrückungskredit - {Kaluri tee;Helsinki - Lauttasaari} (#. Stufe)', 30, 1900],
  ['Hauptbetrag|Genehmigt|Geschäftskredit - {Riga City 2024;Mere pst 14}', 5000, 26000],
  ['Einzahlung(Überweisung)|Genehmigt|', 20000, 200000],
  ['Auszahlung|Genehmigt|', -60000, -10000],
  ['Vertragsstrafe|Genehmigt|Baudarlehen - 2. Stufe (Jõe #)', 12, 240],
  ['AUM-Gebühr|Genehmigt|', -180, -15],
] as const;

const LOANS_LOOK = look(
  "6.6pt/9pt 'Liberation Sans'|30pt 34pt|h1{font-size:14pt;line-height:22pt;margin-top:14pt}.box{display:flex;justify-content:space-between;background:#f6f6f6;padding:8pt 12pt;margin:8pt 0 12pt;font-size:9pt;line-height:12pt}th{background:#333;color:#fff;padding:3pt 2pt}td{padding:3.5pt 2pt;border-bottom:.3pt solid #ccc}",
);

function loans(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.pick([1, 3, 3]));
  const { opening, rows, closing } = booked(random, { start, end, sorts: FLOWS }, 8, 75, [1_000, 90_000]);
  const euro = (value: bigint) => (value < 0n ? `(-€${figure(value, COMMAED)})` : `€${figure(value, COMMAED)}`);
  const made = rows.map((move, r) => {
    const [kind = '', status = '', project = ''] = move.lines;
    const hour = hourOf(r, rows.length);
    return cells(
      'lllllrr',
      [
        `${day(move.date, 'dd.mm.yyyy')}, ${hour}`,
        `${day(move.date, 'dd.mm.yyyy')}, ${hour}`,
        text(kind),
        status,
        text(project),
        euro(move.amount),
        euro(move.balance),
      ],
      [0, r],
    );
  });
  const sums = [
    ['Anfangssaldo', opening],
    ['Einzahlung', total(inOrOut(rows, 1).filter(({ lines }) => lines[0]?.startsWith('Einz')))],
    ['Auszahlung', total(inOrOut(rows, -1).filter(({ lines }) => lines[0] === 'Auszahlung'))],
    ['Endsaldo', closing],
  ] as const;
  const pages = leaves(
    [...made].reverse(),
    () => 16,
    530,
    680,
    (part, index, count) => {
      const head = index
        ? ''
        : `<div class="sp"><b style="font-size:18pt;line-height:24pt;color:#d4145a">balticrow<span style="color:#333">d</span></b><span>Balticrowd OÜ · Mäealuse 99/1 · 12618 Tallinn, Estland<br>info@balticrowd.example</span></div><h1>Transaktionsbericht</h1><p>${text(who.person)} · Portfolio-ID EUR${random.digits(6)} · Zeitraum: ${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}</p><div class="box">${sums.map(([label, value]) => `<div>${label}<br><b>${euro(value)}</b></div>`).join('')}</div>`;
      const foot = put(
        36,
        812,
        `<span style="font-size:6pt">Erstellt am ${day(dayAfter(end, 4), 'dd.mm.yyyy')}, 09:14 · Seite ${index + 1} / ${count}</span>`,
      );
      return `${head}${table([68, 76, 90, 56, 142, 46, 47], heads('lllllrr', 'Zahlungsdatum|Bestätigungsdatum|Cashflow-Typ|Cashflow-Status|Projektname|Betrag|Saldo') + part.join(''))}${foot}`;
    },
  );
  const facts = truthOf({
    account: account(`Balticrowd OÜ|${who.person}|unknown|EUR`, null),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => {
      const [kind = '', status = '', project = ''] = move.lines;
      return rowOf(
        { ...move, lines: [kind, project].filter(Boolean) },
        { shows: true, alsoAccepted: [project || kind, [kind, status, project].filter(Boolean).join(' ')] },
      );
    }),
  });
  return drawnWith(pages, LOANS_LOOK, facts);
}

const TRADES = [
  [
    'IPOLE CORE WORLD UCITS~ETF USD ACC|IE00B4#####3|Buy ## iPole Core World@7#.##~{CUR} (IE00B4#####3)',
    -320000,
    -8000,
  ],
  ['IPOLE CORE WORLD UCITS~ETF USD ACC|IE00B4#####3|Transaction and/or third~party fees', -300, -100],
  ['HALLOW ENERGY PLC|GB00B0#####7|{Dividend;Dividend}', 300, 19000],
  ['HALLOW ENERGY PLC|GB00B0#####7|Dividend Tax', -2800, -45],
  ['KESTREL SEMI INC|US48####~104|Sell ## Kestrel Semi@1##.#~{CUR} (US48####~104)', 20000, 410000],
  ['||Connection Fee {2022;2023;2024} (Sample Exchange -~XET)', -250, -250],
  ['||flatline Deposit', 20000, 300000],
] as const;

const BROKER_LOOK = look(
  "7.4pt/9.4pt 'Liberation Sans'|28pt 36pt|h1{font-size:11pt;line-height:26pt}th{border-bottom:.8pt solid #009fdf;font-weight:bold}td{padding-top:4pt}",
);

const broken = (value = '') => value.split('^').map(text).join('<br>');

const plain = (value = '') => value.replaceAll('^', ' ');

function broker(random: Random): Drawn {
  const who = whoIn(random, 'nl');
  const { start, end } = periodOf(random, 1, random.pick([1, 3, 6]));
  const currencies = ['EUR', random.pick(['USD', 'GBP'])];
  const books = currencies.map((currency, s) => {
    const sorts = TRADES.filter(([one]) => s === 0 || !one.startsWith('||')).map(
      ([a, b, c]) =>
        [
          a
            .replaceAll('{CUR}', currency)
            .replaceAll('~', '^')
            .replace(/####\^104/g, '####7104'),
          b,
          c,
        ] as const,
    );
    return moves(random, {
      start,
      end,
      count: random.integer(4, s ? 16 : 40),
      opening: BigInt(random.integer(20_000, 900_000)),
      sorts,
    });
  });
  const money = (currency: string, value: bigint) => `${currency} ${value < 0n ? '-' : ''}${figure(value, POINTED)}`;
  const merged = books
    .flatMap((rows, s) => rows.map((move, r) => ({ move, s, r })))
    .sort((a, b) => a.move.date.localeCompare(b.move.date));
  const made = merged.map(({ move, s, r }, k) => {
    const [product = '', isin = '', what = ''] = move.lines;
    const [currency = ''] = [currencies[s]];
    const values = [
      day(move.date, 'dd-mm-yyyy'),
      hourOf(k, merged.length),
      day(move.date, 'dd-mm-yyyy'),
      broken(product),
      isin,
      broken(what),
      '',
      money(currency, move.amount),
      money(currency, move.balance),
    ];
    return { html: cells('lllllllrr', values, [s, r]), height: /\^/.test(product + what) ? 23 : 14 };
  });
  const pages = sheets([...made].reverse(), 340, 430, (part, index, count) => {
    const head = index
      ? ''
      : `<div class="sp"><b style="font-size:20pt;line-height:24pt;color:#009fdf">DOLMEN</b><span>Dolmen Brokers B.V.<br>Vermeer Tower 9e<br>Waalplein 99, 1096 HZ Amsterdam</span></div><p>${text(who.person)}<br>${text(who.place)}<br>Username: ${who.person.slice(-5).toLowerCase()}${random.digits(2)}</p><h1>Account statement from ${day(start, 'dd-mm-yyyy')} to ${day(end, 'dd-mm-yyyy')}</h1>`;
    return `${head}${table([58, 36, 58, 130, 84, 160, 36, 100, 108], heads('lllllllrr', 'Date|Time|Value date|Product|ISIN|Description|FX|Change|Balance') + part.map(({ html }) => html).join(''))}${put(36, 548, legal([`Dolmen Brokers B.V. is registered as an investment firm with the AFM. Money in the cash account is guaranteed up to EUR 100,000.00. &nbsp; ${index + 1} / ${count}`]), 'width:760pt')}`;
  });
  const statements = books.map((rows, s) =>
    truthOf({
      account: account(`Dolmen Brokers B.V.|${who.person}|unknown|${currencies[s]}`, null),
      period: { start, end },
      status: 'unverifiable',
      unbound: [0],
      rows: rows.map((move: Move) => {
        const [product, isin, what] = move.lines.map(plain);
        return rowOf(
          { ...move, lines: [product, what].filter(Boolean) as string[] },
          {
            valueDate: move.date,
            shows: true,
            alsoAccepted: [what ?? '', [product, isin, what].filter(Boolean).join(' ')],
          },
        );
      }),
    }),
  );
  return drawnWith(pages, BROKER_LOOK, statements);
}

export const families: Family[] = [
  family('ee-wallet-loans', 'de', 'unknown', ['newest-first', 'brackets', 'times'], loans),
  family(
    'nl-brokerage-dolmen',
    'en',
    'unknown',
    ['newest-first', 'currencies-mixed', 'no-opening', 'unverifiable'],
    broker,
    [841.89, 595.28],
  ),
];
