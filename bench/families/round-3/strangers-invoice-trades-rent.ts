import type { Random } from '../../../corpus/generator/random.ts';
import { LETTER, type Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  list,
  POINT,
  paged,
  rowsOf,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/**
 * Papers that are nobody's statement of a bank: a German workshop's final invoice with the payments received on it, a
 * broker's confirmation of a day's trades, and an American landlord's ledger of a tenant's charges and payments.
 */

const WORKS = [
  'Demontage Altanlage, Entsorgung',
  'Heizkreisverteiler 8-fach liefern und montieren',
  'Pufferspeicher 800 l',
  'Kupferrohr 22 mm, lfm',
  'Dämmung nach GEG, lfm',
  'Elektroanschluss Wärmepumpe',
  'Monteurstunden KW 14',
  'Helferstunden KW 15',
  'Inbetriebnahme und Einweisung',
  'Kernbohrung DN 100',
  'Kleinmaterial pauschal',
  'An- und Abfahrt Zone 2',
];

function finalInvoice(random: Random) {
  const who = whoIn(random, 'de');
  const start = startDay(random);
  const works = random.shuffle(WORKS).slice(0, random.integer(6, 12));
  const lines = works.map((work, at) => {
    const count = random.integer(1, 24);
    const price = random.integer(900, 64_000);
    return { at: at + 1, work, count, price, total: count * price };
  });
  const net = sum(lines.map(({ total }) => total));
  const tax = Math.round(net * 0.19);
  const parts = daysFrom(random, start, random.integer(2, 5), 30);
  const paid = parts.map(() => Math.round(((net + tax) * random.integer(8, 18)) / 100));
  const issued = dayAfter(parts.at(-1) ?? start, 21);
  const table = tableOf(
    'rlrrr',
    ['Pos.', 'Leistung', 'Menge', 'Einzelpreis €', 'Gesamt €'],
    lines.map(({ at, work, count, price, total }) => [`${at}`, work, `${count},00`, COMMA(price), COMMA(total)]),
  );
  const payments = tableOf(
    'lllr',
    ['Eingang', 'Zahlung', 'Rechnung', 'Betrag €'],
    parts.map((iso, p) => [
      day(iso, 'dd.mm.yyyy'),
      `${p + 1}. Abschlagszahlung, Überweisung`,
      `AR-${random.digits(5)}`,
      `-${COMMA(paid[p] ?? 0)}`,
    ]),
  );
  const sums = rowsOf('lr', [
    ['Nettosumme', COMMA(net)],
    ['zzgl. 19 % USt.', COMMA(tax)],
    ['Rechnungsbetrag brutto', COMMA(net + tax)],
    ['abzüglich erhaltener Zahlungen', `-${COMMA(sum(paid))}`],
    ['Noch zu zahlen', COMMA(net + tax - sum(paid))],
  ]);
  const page = `<p class="s">${who.firm} · ${who.place}</p><p class="a">${who.person}<br>${who.site}</p><h1>Schlussrechnung SR-${random.digits(5)}</h1>
    <p>Rechnungsdatum ${day(issued, 'dd.mm.yyyy')} · Kundennummer ${random.digits(5)} · Leistungszeitraum ${day(start, 'dd.mm.yyyy')} bis ${day(issued, 'dd.mm.yyyy')}</p>
    ${table}<h2>Erhaltene Zahlungen</h2>${payments}<table class="sum">${sums}</table>
    <p>Bitte überweisen Sie den offenen Betrag bis ${day(dayAfter(issued, 14), 'dd.mm.yyyy')} ohne Abzug. Nach § 14b UStG ist die Rechnung zwei Jahre aufzubewahren.</p>`;
  const more = `.s{font-size:7pt;margin-bottom:10pt}.a{height:80pt}h1{font-size:15pt;margin-bottom:8pt}h2{font-size:10.5pt;margin:14pt 0 4pt}table{width:100%}th{border-bottom:1pt solid #333}td,th{padding:2.2pt 5pt}.sum{width:60%;margin:12pt 0 12pt 40%}.sum tr:last-child td{font-weight:bold;border-top:1pt solid #333}`;
  return { pages: [page], css: sheet("'Liberation Sans'", 9, '44pt 50pt', more) };
}

const SHARES = [
  ['QLMR', 'QUILLMORE ENERGY INC COM'],
  ['BRTW', 'BRIGHTWELL LOGISTICS CL A'],
  ['OSGD', 'OSGOOD HEALTH PLC ADR'],
  ['NIMB', 'NIMBUS WIRELESS CORP'],
  ['VTSX', 'VANTERRA TOTAL STK IDX ETF'],
  ['PLUM', 'PLUMSHELF INC COM'],
] as const;

function confirmations(random: Random) {
  const who = whoIn(random, 'en');
  const traded = startDay(random);
  const settled = dayAfter(traded, 2);
  const trades = list(random.integer(4, 26), () => {
    const [symbol, name] = random.pick(SHARES);
    const buys = random.chance(0.55);
    const count = random.integer(1, 400);
    const price = random.integer(900, 41_000);
    const fee = random.pick([0, 0, 495]);
    const levy = buys ? 0 : random.integer(1, 60);
    const net = count * price + (buys ? fee : -fee - levy);
    return [
      ...[day(traded, 'mm/dd/yy'), day(settled, 'mm/dd/yy'), buys ? 'BOUGHT' : 'SOLD', `${count}`, symbol, name],
      ...[`${POINT(price)}00`, POINT(count * price), POINT(fee), POINT(levy), POINT(net)],
    ];
  });
  const head = [
    'Trade',
    'Settle',
    'Action',
    'Qty',
    'Symbol',
    'Description',
    'Price',
    'Principal',
    'Comm.',
    'Fees',
    'Net amount',
  ];
  const account = `${random.digits(4)}-${random.digits(4)}`;
  const pages = paged(trades, 16, 22, (part, index, count) => {
    const top = index === 0 ? `<p class="a">${who.person}<br>${who.place}</p>` : '';
    return `<h1>Trade Confirmation</h1><p>Kestrel &amp; Bly Securities LLC · Account ${account} · Executed ${day(traded, 'mm/dd/yyyy')} · Page ${index + 1} of ${count}</p>${top}
      ${tableOf('lllrllrrrrr', head, part)}<p class="n">We acted as agent in these transactions. Payment or securities are due on the settlement date. Retain this confirmation for your tax records; it is not a statement of your account. Market centers and time of execution on request.</p>`;
  });
  const more = `h1{font-size:14pt;color:#14324f}.a{margin:12pt 0 8pt}table{width:100%;margin-top:8pt}th{background:#14324f;color:#fff;font-weight:normal}td,th{padding:4pt 4pt;border-bottom:.5pt solid #bbb}.n{font-size:7pt;margin-top:12pt}`;
  return { pages, css: sheet("'Liberation Sans Narrow'", 8.6, '36pt', more) };
}

const CHARGES = [
  ['Rent', 98_000, 240_000],
  ['Water/Sewer reimbursement', 2_400, 8_900],
  ['Late fee', 5_000, 10_000],
  ['Pet rent', 2_500, 5_000],
  ['Garage 14', 7_500, 7_500],
  ['Lock change', 4_500, 9_000],
] as const;

function rentLedger(random: Random) {
  const who = whoIn(random, 'en');
  const rows = daysFrom(random, startDay(random), random.integer(14, 60), 16);
  let due = 0;
  const lines = rows.map((iso) => {
    const pays = due > 60_000 && random.chance(0.75);
    const [label, low, high] = random.pick(CHARGES);
    const charge = pays ? 0 : random.integer(low, high);
    const paid = pays ? random.pick([due, due, Math.round(due / 2)]) : 0;
    due += charge - paid;
    const what = pays ? `chk# ${random.digits(4)} Payment - Thank you` : `${label} (${day(iso, 'mm/yyyy')})`;
    return [
      ...[day(iso, 'mm/dd/yyyy'), pays ? '' : label.slice(0, 4).toLowerCase(), what],
      ...[charge > 0 ? POINT(charge) : '', paid > 0 ? POINT(paid) : '', POINT(due), random.digits(6)],
    ];
  });
  const head = ['Date', 'Chg Code', 'Description', 'Charge', 'Payment', 'Balance', 'Chg/Rec'];
  const pages = paged(lines, 30, 40, (part, index, count) => {
    const top = `<div class="k"><p>Code: t00${random.digits(5)}<br>Name: ${who.person}<br>Address: ${who.place}</p><p>Property: Larch Commons<br>Unit: ${random.integer(100, 420)}<br>Status: Current<br>Rent: ${POINT(random.integer(98_000, 240_000))}<br>Deposit: ${POINT(120_000)}<br>Lease From: ${day(rows[0] ?? '', 'mm/dd/yyyy')}</p></div>`;
    return `<h1>Resident Ledger</h1><p class="d">Date: ${day(dayAfter(rows.at(-1) ?? '', 2), 'mm/dd/yyyy')}</p>${index === 0 ? top : ''}${tableOf('lllrrrl', head, part)}
      <p class="g">Larch Commons Leasing Office · Page ${index + 1} of ${count}</p>`;
  });
  const more = `h1{font-size:13pt;text-align:center}.d{text-align:right}.k{display:flex;justify-content:space-between;border:1pt solid #444;padding:6pt;margin:6pt 0}table{width:100%}td,th{padding:2pt 6pt}th{border-bottom:1pt solid #000}.g{position:absolute;bottom:24pt;left:40pt}`;
  return { pages, css: sheet("'DejaVu Sans Condensed'", 7.6, '36pt 40pt', more) };
}

export const strangers: Stranger[] = [
  stranger('final-invoice-with-payments-de', 'de', finalInvoice),
  stranger('trade-confirmation-day-en', 'en', confirmations, [LETTER[1], LETTER[0]]),
  stranger('resident-ledger-en', 'en', rentLedger, LETTER),
];
