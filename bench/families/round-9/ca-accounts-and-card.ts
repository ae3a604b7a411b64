import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
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
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { contractAmount, dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { all, bought, either, extra, type Item, seldomIn, sheets } from './b-kit.ts';

/**
 * Canada: a card with a running number, two days and lines of foreign money (some as a print of activity alone, without any sum); a
 * no-fee chequing account with two days; a cooperative's French statement with codes and several accounts.
 */

const LOCAL: Sort[] = [
  ['{GREENLEAF MARKET #0##;FRESH BARN 45##;TIM DONUTS #1###} {TORONTO ON;MISSISSAUGA ON;OTTAWA ON}', -18_000, -250],
  ['{PETRO NORTH 0####;SKIP*PIZZA NOVA;UBRA TRIP HELP.} {TORONTO ON;HALIFAX NS}', -11_000, -900],
  ['{ROGIA WIRELESS 888-555-0134;ENBRIGHT GAS 1-877-555-0110} ON', -22_000, -4_000],
  [
    '{AMZN MKTP*~~#~#~;STEAMER GAMES} {SEATTLE WA;BELLEVUE WA}|AMT {12.99;54.10;230.00} UNITED STATES DOLLAR',
    -38_000,
    -1_500,
  ],
  ['{HOTEL MIRADOR LISBOA;CAFE 1900 PARIS}|AMT {88.00;140.50} EURO', -30_000, -5_000],
  ['RETURN {GREENLEAF MARKET;AMZN MKTP}', 800, 9_000],
];

const short = (iso: string): string => `${mon(iso)} ${day(iso, 'd')}`;
const long = (iso: string): string => `${short(iso)}, ${day(iso, 'yyyy')}`;

const subtotal = (name: string, value: bigint): Item => [
  `<tr class="b"><td colspan="4">SUB-TOTAL ${name}</td><td class="r">$${point(value)}</td></tr>`,
  14,
];

function northCard(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([4, 10, 19]));
  const before = BigInt(-random.integer(10_000, 400_000));
  const activity = random.chance(0.35);
  const drawn = moves(random, {
    start: dayAfter(start, 2),
    end,
    count: random.integer(10, 70),
    sorts: seldomIn(LOCAL),
    floor: null,
  });
  const rows: Move[] = [extra(dayAfter(start, 1), 'PAYMENT FROM', -before), ...drawn].map((row, r) =>
    r === 0 ? { ...row, lines: [`PAYMENT FROM - *****${random.digits(2)}*${random.digits(4)}`] } : row,
  );
  const interest = random.chance(0.3)
    ? extra(end, 'INTEREST CHARGES-PURCHASE', BigInt(-random.integer(300, 9_000)))
    : null;
  if (interest) rows.push(interest);
  const days = bought(random, rows, 2);
  const closing = before + total(rows);
  const holder = random.pick(['MS DANA R WHITLOCK', 'MR OWEN P FAIRBAIRN']);
  const card = `4${random.digits(3)} XXXX XXXX ${random.digits(4)}`;
  const minus = (value: bigint): string => `${point(value)}${value > 0n ? '-' : ''}`;
  const items: Item[] = rows.map((move, r) => [
    cells(
      'llllr',
      [
        String(r + 1).padStart(3, '0'),
        short(days[r] ?? move.date),
        short(move.date),
        joined(move.lines),
        minus(move.amount),
      ],
      [0, r],
    ),
    3 + 10 * move.lines.length,
  ]);
  if (!activity) items.push(subtotal('CREDITS', total(rows, 1)), subtotal('DEBITS', total(rows, -1)));
  const box = activity
    ? '<div class="sum"><b>Account activity since your last statement</b></div>'
    : `<div class="sp"><div class="adr">${holder}<br>${random.digits(3)} BIRCHMOUNT CRES<br>TORONTO ON M1X 9Z9</div><div class="sum"><b>Account summary</b>${span(`Previous balance, ${long(dayAfter(start, -1))}`, `$${point(before)}`)}${span('Payments/credits', `-$${point(total(rows, 1))}`)}${span('Purchases/charges', `+$${point(total(rows, -1) - (interest?.amount ?? 0n))}`)}${span('Interest', `+$${point(interest?.amount ?? 0n)}`)}<b>${span('New balance', `$${point(closing)}`)}</b>${span('Minimum payment', '$10.00')}${span('Payment due date', long(dayAfter(end, 23)))}</div></div>`;
  const pages = sheets(
    items,
    450,
    620,
    (body, p, n) =>
      `<div class="sp hd"><b>Norlake Bank</b><span>Momentum Visa* card<br>Account number ${card}<br>Statement period ${long(start)} - ${long(end)}</span></div>${p === 0 ? box : ''}<h3>Transactions ${p > 0 ? '- continued' : ''}</h3>${p === 0 ? `<p>${holder} - ${card}</p>` : ''}${table([34, 48, 48, 270, 80], `<tr class="th"><th></th><th class="l">TRANS.</th><th class="l">POST</th><th></th><th></th></tr>${heads('llllr', 'REF.#|DATE|DATE|DETAILS|AMOUNT($)')}${body}`)}${p === n - 1 ? '<p class="fine">Interest rate: purchases 20.99%, cash advances 22.99%. If you only make the minimum payment, it will take about 9 years and 4 months to pay the balance shown. Questions? 1-888-555-0182.</p>' : ''}<div class="ft">Page ${p + 1} of ${n}</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|34pt 40pt|.hd b{font-size:15pt;color:#d81e05}.hd span{text-align:right}.adr{margin:26pt 0 20pt}.sum{width:220pt;border:.6pt solid #d81e05;padding:5pt;margin:12pt 0}td{padding-bottom:3pt}h3{margin-top:8pt}.fine{font-size:6.4pt;line-height:8pt;margin-top:10pt}.ft{position:absolute;bottom:18pt;right:40pt}.b td{font-weight:bold;border-top:.4pt solid #999}",
    ),
    {
      account: account(`Norlake Bank|${holder}|credit-card|CAD`, card.replaceAll(' ', '')),
      period: { start, end },
      ...(activity ? {} : { opening: before, closing }),
      rows: rows.map((move, r) => rowOf(move, { reference: String(r + 1).padStart(3, '0') })),
      status: activity ? 'unverifiable' : 'verified',
      ...(activity ? { unbound: all(rows) } : {}),
    },
  );
}

const CHEQUING: Sort[] = [
  ['POINT OF SALE PURCHASE|{BASIL & OAT;LOONIE MART #2##;CORNER DRUGS} {VANCOUVER BC;SURREY BC}', -12_000, -300],
  ['INTERAC E-TRANSFER SENT|{rent march;TO DEV PATEL;FOR PIZZA 03/14}|C~A##~##~#', -190_000, -2_000],
  ['PREAUTHORIZED DEBIT|{HYDRO WEST;SHAWNEE CABLE;CITY OF BURNABY TAX} ##########', -35_000, -4_000],
  ['ABM WITHDRAWAL|{METROTOWN 1;BRANCH 0##21}', -30_000, -2_000],
  ['OVERDRAFT FEE', -500, -499],
  ['INTERAC E-TRANSFER RECEIVED|{M CHOI;STUDIO NINE}', 1_500, 80_000],
  ['PAYROLL DEPOSIT|{KESTREL FOODS INC;BC SCHOOL DIST ##}', 110_000, 290_000],
];

function chequing(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { rows, opening, closing } = booked(
    random,
    { start, end, sorts: CHEQUING, floor: -50_000n },
    9,
    70,
    [5_000, 500_000],
  );
  const wrong = random.chance(0.35) ? random.integer(1, rows.length - 2) : -1;
  const slip = BigInt(random.pick([900, 1_000, 27]));
  const shown = rows.map(({ balance }, r) => (r === wrong ? balance + slip : balance));
  const days = rows.map(({ date }) => (random.chance(0.2) ? dayAfter(date, -1) : date));
  const number = random.digits(10);
  const holder = random.pick(['AMELIE J STROUD', 'KIRAN D BASRAN', 'L MORROW & P MORROW']);
  const sign = (value: bigint): string => `${value < 0n ? '-' : ''}${point(value)}`;
  const stamp = (iso: string): string => `${mon(iso)} ${day(iso, 'dd')}`;
  const items: Item[] = [
    [cells('lllrrr', [stamp(start), '', 'BALANCE FORWARD', '', '', sign(opening)]), 12],
    ...rows.map(
      ({ date, lines, amount }, r): Item => [
        cells(
          'lllrrr',
          [
            stamp(date),
            stamp(days[r] ?? date),
            joined(lines),
            ...outIn(amount, point).split('|'),
            sign(shown[r] ?? 0n),
          ],
          [0, r],
        ),
        3 + 10 * lines.length,
      ],
    ),
    ['<tr><td></td><td></td><td class="l">END OF TRANSACTIONS</td></tr>', 12],
  ];
  const pages = sheets(
    items,
    430,
    590,
    (body, p, n) =>
      `<div class="sp"><div><b class="lg">pluminous financial</b><br>personal account statement</div><div>statement date: ${stamp(end)}, ${day(end, 'yyyy')}<br>statement period: ${stamp(start)} - ${stamp(end)}, ${day(end, 'yyyy')}<br>account number: ${number}<br>page ${p + 1} of ${n}</div></div>${p === 0 ? `<div class="sp up"><div>${text(holder)}<br>${random.digits(4)} ELDER LANE UNIT 12<br>BURNABY BC V5X 9Z9</div><div class="s">${span('opening balance', `$${sign(opening)}`)}${span('total funds out', `$${point(total(rows, -1))}`)}${span('total funds in', `$${point(total(rows, 1))}`)}${span('closing balance', `$${sign(closing)}`)}</div></div><p>No Fee Chequing Account</p>` : ''}${table([48, 48, 226, 68, 68, 74], `${heads('lllrrr', 'trans. date|eff. date|transaction|funds out|funds in|balance')}${body}`)}<div class="ft">Important: this statement is presumed correct unless you tell us within 30 days. Interest rate on overdrawn amounts 19.00% a year. 1-888-555-0146</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'DejaVu Sans'|36pt 36pt|.lg{font-size:14pt;color:#7a1fa2}.up{margin:30pt 0 20pt}.s{width:200pt}td{padding-bottom:3pt;font-size:7.2pt}th{border-bottom:1pt solid #7a1fa2;font-size:7.2pt}.ft{position:absolute;bottom:18pt;left:36pt;font-size:6pt}",
    ),
    {
      account: account(`pluminous financial|${holder}|checking|CAD`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move, r) => rowOf(move, { valueDate: days[r] ?? null, balance: contractAmount(shown[r] ?? 0n) })),
      status: wrong < 0 ? 'verified' : 'failed',
    },
  );
}

const QUEBEC: Sort[] = [
  ['ACH|Achat / {EPICERIE LAVOIE;PHARMA JEAN;DEPANNEUR 2000}', -14_000, -300],
  ['PWW|Paiement facture - AccèsW /|{HYDRO NORD ###;VIDEOTRUC S.E.C.;TAXES SCOLAIRES 2#}', -40_000, -3_000],
  ['VFE|Virement Interac à /|{Chantal B;loyer avril} C~#~#~~', -120_000, -2_000],
  ['RGA|Retrait au GA / 000#, ####', -30_000, -2_000],
  ['DI|Dépôt direct / {GOUV. CANADA;PAIE / ATELIER ROY}', 30_000, 240_000],
  ['VIR|Virement reçu / {M. Gagné;Assurance #####}', 1_000, 90_000],
];
const SAVED: Sort[] = [
  ['VWW|Virement - AccèsW / 0 EOP', 2_000, 60_000],
  ['VWW|Virement - AccèsW / au EOP', -20_000, -1_000],
  ['INT|Intérêt sur épargne', 3, 400],
];
const FRENCH = 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC';
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

function cooperative(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const one = booked(random, { start, end, sorts: QUEBEC }, 10, 60, [20_000, 500_000]);
  const two = booked(random, { start, end, sorts: SAVED }, 0, 5, [100, 900_000]);
  const cad = (value: bigint): string => `${value < 0n ? '-' : ''}${figure(value, { group: ' ', decimal: ',' })}`;
  const holder = random.pick(['MME JOSÉE LACHARITÉ', 'M. BENOIT TURMEL']);
  const folio = random.digits(6);
  const words = (iso: string): string =>
    `${day(iso, 'd') === '1' ? '1er' : day(iso, 'd')} ${MONTHS.split(' ')[Number(day(iso, 'm')) - 1]} ${day(iso, 'yyyy')}`;
  const stamp = (iso: string): string => `${day(iso, 'd')} ${mon(iso, FRENCH)}`;
  const head = (name: string): Item => [
    `<tr><td colspan="7"><h3>${name}</h3></td></tr>${heads('lllrrrr', 'Date|Code|Description|Frais|Retrait|Dépôt|Solde')}`,
    40,
  ];
  const part = (name: string, s: number, { opening, rows }: typeof one): Item[] => [
    head(name),
    [cells('lllrrrr', ['', '', 'Solde reporté', '', '', '', cad(opening)]), 11],
    ...rows.map(
      ({ date, lines, amount, balance }, r): Item => [
        cells(
          'lllrrrr',
          [
            stamp(date),
            lines[0] ?? '',
            joined(lines.slice(1)),
            '',
            ...outIn(amount, (v) => figure(v, { group: ' ', decimal: ',' })).split('|'),
            cad(balance),
          ],
          [s, r],
        ),
        2 + 10 * (lines.length - 1),
      ],
    ),
    ...(rows.length === 0 ? [['<tr><td></td><td></td><td class="l">Aucune transaction</td></tr>', 12] as const] : []),
  ];
  const items = [...part('EOP Opérations courantes', 0, one), ...part('ES1 Épargne stable', 1, two)];
  const pages = sheets(
    items,
    440,
    600,
    (body, p, n) =>
      `<div class="sp"><div><b class="lg">Caisse populaire des Érables</b><br>Téléphone : 418 555-0171</div><div class="r"><b>RELEVÉ DE COMPTE</b><br>Folio ${folio} · Page ${p + 1} de ${n}<br>du ${words(start)} au ${words(end)}</div></div>${p === 0 ? `<div class="adr">${holder}<br>${random.digits(3)} RUE DES PINS APP 4<br>LÉVIS QC G6V 9Z9</div><div class="pan"><b>Sommaire</b>${span('EOP Opérations courantes', cad(one.closing))}${span('ES1 Épargne stable', cad(two.closing))}${span('Solde total', cad(one.closing + two.closing))}</div>` : ''}${table([44, 34, 210, 40, 66, 66, 74], body)}${p === n - 1 ? `<p class="r">Taux d'intérêt annuel au ${words(end)} : 0,050 %</p>` : ''}`,
  );
  const facts = (some: readonly Move[]) =>
    some.map((move) => rowOf(move, { shows: true, ...either(move.lines.join(' '), move.lines.slice(1).join(' ')) }));
  const of = (type: string, suffix: string, { opening, closing, rows }: typeof one) =>
    truthOf({
      account: account(`Caisse populaire des Érables|${holder}|${type}|CAD`, suffix),
      period: { start, end },
      opening,
      closing,
      rows: facts(rows),
    });
  return {
    pages,
    css: look(
      "8pt/10pt 'Liberation Sans'|34pt 38pt|.lg{font-size:12pt;color:#00874e}.r{text-align:right}.adr{margin:30pt 0 16pt 20pt}.pan{width:230pt;background:#e6f4ee;padding:5pt;margin-bottom:6pt}h3{font-size:9pt;color:#00874e;margin-top:8pt}th{border-bottom:.6pt solid #00874e}td{padding-bottom:2pt;font-size:7.4pt}",
    ),
    statements: [of('checking', folio, one), of('savings', folio, two)],
  };
}

export const families: Family[] = [
  family(
    'ca-card-norlake-ref',
    'en',
    'credit-card',
    ['two-dates', 'trailing-minus', 'foreign-lines', 'no-sums'],
    northCard,
    LETTER,
  ),
  family(
    'ca-current-pluminous-eff',
    'en',
    'checking',
    ['two-dates', 'no-year', 'misprint', 'multi-line'],
    chequing,
    LETTER,
  ),
  family(
    'ca-current-erables-folio',
    'fr',
    'checking',
    ['several-accounts', 'codes', 'no-year', 'blank-grouping'],
    cooperative,
    LETTER,
  ),
];
