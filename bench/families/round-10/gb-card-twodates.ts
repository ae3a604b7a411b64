/**
 * Card bills: the British charge card (month before day, transaction and process date, foreign spend in a column, `CR` under the amount), and the
 * Swiss one (several cards, apostrophes, rates under rows, card totals, sometimes a wrong one).
 */
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
  type Move,
  mon,
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { dealt, html, misprinted, swiss } from './eu-parts.ts';

const SPENT: readonly Sort[] = [
  ['BRINDLE RAIL LTD       ANSLEY', -9900, -640],
  ['OAKMERE STORES 0###    DUNMERE|GROCERY STORES', -12900, -310],
  ['WICK & ROWAN COFFEE    LONDON', -1800, -290],
  ['PENFOLD.CO.UK*##~~#    PENFOLD.CO.UK/BILL', -8900, -799],
  ['LOW WATER ENERGY       0800 14####|BILL PAYMENT', -21000, -4500],
  ['HARBINGER CLOUD        DUBLIN|~## EUR', -9900, -900],
  ['HOTEL VIEUX OMBRY      OMBRY|Ombry, Arrival {=dd/mm/yy} Departure {=dd/mm/yy}', -64000, -9900],
  ['MEMBERSHIP REWARDS PAY WITH POINTS', 1000, 5000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function charge(random: Random): Drawn {
  const period = periodOf(random, random.integer(9, 24));
  const who = whoIn(random, 'en');
  const opening = -BigInt(random.integer(4_000, 330_000));
  const bought = moves(random, {
    ...period,
    count: random.integer(7, 66),
    sorts: [...SPENT, ...SPENT.slice(0, 7)],
    floor: null,
  }).map(
    (row): Move => ({ ...row, lines: row.lines.map((line) => line.replace(/[A-Z]\d\d EUR$/, 'EUROPEAN UNION EURO')) }),
  );
  const firstDay = bought[0]?.date ?? period.start;
  const paid = {
    ...(bought[0] as Move),
    date: firstDay,
    lines: ['PAYMENT RECEIVED - THANK YOU'],
    amount: random.chance(0.7) ? -opening : -opening / 2n,
  };
  const rows = [paid, ...bought];
  const closing = opening + total(rows);
  const number = `xxxx-xxxxxx-${random.digits(5)}`;
  const short = (iso: string) => `${mon(iso)} ${day(iso, 'd')}`;
  const flat = (words: string) => words.replace(/ +/g, ' ');
  const widths = [52, 52, 252, 82, 66];
  const foreign = rows.map(({ lines, amount }) =>
    lines.some((line) => line.includes('EURO')) ? point((-amount * 117n) / 100n) : '',
  );
  const tall = rows.map(
    (row): Move => (row.amount > 0n && row.lines.length < 2 ? { ...row, lines: [...row.lines, ''] } : row),
  );
  const parts = dealt(tall, 10, 3, 470, 620);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const body = part
      .map(([, at]) => {
        const row = rows[at] as Move;
        const back = dayAfter(row.date, at === 0 ? 0 : -(at % 3));
        const html = cells(
          'lllrr',
          `${short(back)}|${short(row.date)}|${joined(row.lines)}|${foreign[at]}|${point(row.amount)}${row.amount > 0n ? '<br>CR' : ''}`,
          [0, at],
        );
        return at === 0
          ? `${html}<tr><td colspan="5" class="who">New spend transactions for ${who.person}</td></tr>`
          : html;
      })
      .join('');
    const bottom = last
      ? cells('lllrr', `||<b>Total new spend transactions for ${who.person}</b>||<b>${point(total(rows.slice(1)))}</b>`)
      : '';
    const sum = (value: bigint) => `£${point(value)}${value > 0n ? ' CR' : ''}`;
    const box =
      p === 0
        ? `<table class="box">${heads('cccc', 'Previous Balance|Less Payments|Plus New Transactions|New Balance')}${cells('cccc', `${sum(opening)}|£${point(paid.amount)} CR|${sum(total(rows.slice(1)))}|<b>${sum(closing)}</b>`)}</table><div class="note">Minimum payment due by ${wordy(dayAfter(period.end, 25))}: £${point(closing / 20n)}. If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. Credit limit £12,000.00. Available £${point(1_200_000n + closing)}.</div>`
        : '';
    return html(
      `<div class="sp"><h1>MERIDIAN <span>CHARGE</span></h1><div class="r">Statement of Account</div></div><table class="ids">${heads('llll', 'Prepared for|Membership Number|Statement Period|Date')}${cells('llll', `${who.person.toUpperCase()}|${number}|From ${wordy(period.start)} to ${wordy(period.end)}|${day(period.end, 'dd/mm/yy')}`)}</table>${box}${table(widths, heads('lllrr', 'Transaction<br>Date|Process<br>Date|<br>Transaction Details|Foreign<br>Spend|<br>Amount £') + body + bottom, 'main')}${last ? '<div class="note">Interest rates: purchases 2.06% monthly, 27.9% p.a.; cash 2.06%. Estimated interest next month if you pay the minimum: £14.22. Late payment fee £12.00. Non-sterling transaction fee 2.99%.</div>' : ''}<div class="foot">Meridian Charge Services, Dept 99, Brighton BN99 9NN. Call 0800 917 ${random.digits(4)}. Page ${p + 1} of ${parts.length}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|34pt 44pt|h1{font-size:15pt;line-height:20pt;color:#006fcf}h1 span{font-weight:normal}.ids{width:505pt;margin:8pt 0;border-top:.6pt solid #006fcf;border-bottom:.6pt solid #006fcf}.ids th{font-size:6.5pt;color:#555}.ids td,.ids th{padding:1pt 2pt}.box{width:505pt;background:#e7f1fa;margin:8pt 0}.box td,.box th{padding:3pt}.note{font-size:6.5pt;line-height:8pt;margin:8pt 0}.main td,.main th{padding:1.5pt 2pt;white-space:pre}.main td{border-bottom:.3pt solid #ddd}.main th{border-bottom:.8pt solid #006fcf}.who{font-weight:bold;padding-top:6pt!important}.foot{position:absolute;bottom:18pt;left:44pt;font-size:6pt}",
    ),
    {
      account: account(`MERIDIAN CHARGE|${who.person.toUpperCase()}|credit-card|GBP`, number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf({ ...row, lines: row.lines.map(flat) })),
    },
  );
}
const wordy = (iso: string) =>
  `${day(iso, 'd')} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][Number(day(iso, 'm')) - 1]} ${day(iso, 'yyyy')}`;

const ALPINE: readonly Sort[] = [
  ['Dorfladen Ansbeck, Ansbeck CH', -12000, -420],
  ['Bergbahn Grünau AG, Grünau CH', -9800, -1200],
  [
    'Tankhof Elbtor, Elbtor DE|Umrechnungskurs 0.9### vom {=dd.mm.yyyy} CHF ##.##|Bearbeitungsgebühr 1.75% CHF 0.##',
    -9900,
    -3000,
  ],
  [
    'Harbinger Cloud Inc, San Mateo US|Umrechnungskurs 0.8### vom {=dd.mm.yyyy} CHF 1#.##|Bearbeitungsgebühr 1.75% CHF 0.##',
    -9000,
    -1000,
  ],
  ['Apotheke am Anger, Grünau CH', -7600, -550],
  ['Gutschrift Schuhhaus Holmsen, Ansbeck CH', 2000, 18000],
  ['Jahresgebühr', -10000, -5000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function alpine(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(14, 22));
  const who = whoIn(random, 'de');
  const holders = [who.person, 'Reto Anliker', 'Seraina Wyss'].slice(0, random.integer(1, 3));
  const cards = holders.map((holder) => ({
    holder,
    masked: `${random.pick(['4239', '5404'])} ${random.digits(2)}XX XXXX ${random.digits(4)}`,
    rows: moves(random, {
      start,
      end: dayAfter(end, -2),
      count: random.integer(3, 36),
      sorts: [...ALPINE, ...ALPINE.slice(0, 5)],
      floor: null,
    }),
  }));
  const opening = -BigInt(random.integer(8_000, 380_000));
  const paid = {
    ...(cards[0]?.rows[0] as Move),
    date: dayAfter(start, 11),
    lines: ['Ihre LSV-Zahlung - Besten Dank'],
    amount: -opening,
  };
  const rows = [paid, ...cards.flatMap((card) => card.rows)];
  const closing = opening + total(rows);
  const wrong = random.chance(0.35);
  const wrongCard = random.integer(0, cards.length - 1);
  const kontonummer = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const short = (iso: string) => day(iso, 'dd.mm.yy');
  const owed = (value: bigint) => `${value > 0n ? '- ' : ''}${swiss(value)}`;
  const coins = rows.map(({ lines, amount }) =>
    lines[0]?.endsWith('DE')
      ? `EUR|${swiss((amount * 103n) / 100n)}`
      : lines[0]?.endsWith('US')
        ? `USD|${swiss((amount * 114n) / 100n)}`
        : '|',
  );
  const widths = [50, 50, 238, 30, 60, 72];
  type Piece = { html: string; height: number };
  const piece = (html: string, height: number): Piece => ({ html, height });
  const draw = (row: Move, at: number) =>
    piece(
      cells(
        'lllrrr',
        `${short(dayAfter(row.date, at === 0 ? 0 : -1 - (at % 2)))}|${short(row.date)}|${joined(row.lines)}|${coins[at]}|${owed(row.amount)}`,
        [0, at],
      ),
      row.lines.length * 9 + 3,
    );
  let at = 0;
  const pieces: Piece[] = [
    piece(cells('lllrrr', `||Saldo letzte Rechnung|||${owed(opening)}`), 12),
    draw(paid, at++),
    ...cards.flatMap((card, c) => {
      const sum = total(card.rows);
      const printed =
        wrong && c === wrongCard ? misprinted(random, sum < 0n ? -sum : sum) * (sum < 0n ? -1n : 1n) : sum;
      return [
        piece(`<tr><td colspan="6" class="who">${card.masked}, Gold, ${card.holder}</td></tr>`, 20),
        ...card.rows.map((row) => draw(row, at++)),
        piece(cells('lllrrr', `||<b>Total Karte ${card.masked}</b>|||<b>${owed(printed)}</b>`), 13),
      ];
    }),
    piece(
      cells(
        'lllrrr',
        `||<b>Total Rechnungsbetrag zu ${closing > 0n ? 'Ihren' : 'unseren'} Gunsten</b>|||<b>${owed(closing)}</b>`,
      ),
      13,
    ),
  ];
  const sheets: Piece[][] = [[]];
  let left = 480;
  for (const one of pieces) {
    if (one.height > left) {
      sheets.push([]);
      left = 620;
    }
    left -= one.height;
    sheets.at(-1)?.push(one);
  }
  const pages = sheets.map((some, p) => {
    const head =
      p === 0
        ? `<div class="addr">${who.person}<br>${who.place.replace(', ', '<br>')}</div><h2>Rechnung vom ${day(end, 'dd.mm.yyyy')}</h2><table class="ids">${cells('llll', `Kartenkonto-Nr.|<b>${kontonummer}</b>|Globallimite|CHF 8'000.00`)}${cells('llll', `Rechnungsbetrag|<b>CHF ${owed(closing)}</b>|Zahlbar bis|${day(dayAfter(end, 20), 'dd.mm.yyyy')}`)}${cells('llll', `Mindestbetrag|CHF ${swiss(closing / 20n)}|Sollzins|11.95% p.a.`)}</table>`
        : `<div class="sp"><span>Kartenkonto-Nr. ${kontonummer}</span><span>Rechnung vom ${day(end, 'dd.mm.yyyy')} · Seite ${p + 1}</span></div>`;
    return html(
      `<h1>Alpkarte</h1>${head}${table(widths, heads('lllrrr', 'Datum|Verbucht|Details|Währung|Betrag|Betrag in CHF') + some.map((one) => one.html).join(''), 'main')}<div class="foot">Alpkarte Services AG, Postfach 799, 8999 Grünau · Tel. +41 (0)58 999 ${random.digits(2)} ${random.digits(2)} · ${p === sheets.length - 1 ? 'Beanstandungen innert 30 Tagen. ' : 'Fortsetzung nächste Seite '}Seite ${p + 1}/${sheets.length}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "7.5pt/9pt 'Liberation Sans'|34pt 46pt|h1{font-size:18pt;line-height:24pt;color:#0b4}h2{font-size:11pt;line-height:18pt}.addr{height:96pt;padding:34pt 0 0 290pt}.ids td{padding:1pt 22pt 1pt 0}.main{margin-top:10pt}.main td,.main th{padding:1.5pt 2pt}.main th{border-bottom:.6pt solid #000;font-weight:bold}.who{font-weight:bold;background:#eee;padding:4pt 2pt!important}.foot{position:absolute;bottom:18pt;left:46pt;font-size:6pt}",
    ),
    {
      account: account(`Alpkarte Services AG|${who.person}|credit-card|CHF`, kontonummer.replaceAll(' ', '')),
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
      status: wrong ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'gb-card-twodates',
    'en',
    'credit-card',
    ['unsigned', 'cr-below', 'two-dates', 'no-year', 'foreign-column', 'drifting-text'],
    charge,
  ),
  family(
    'ch-card-mehrere',
    'de',
    'credit-card',
    ['unsigned', 'several-cards', 'card-totals', 'foreign-columns', 'apostrophes', 'misprint'],
    alpine,
  ),
];
