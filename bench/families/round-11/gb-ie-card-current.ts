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
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, dayBefore, MONTHS, POINT, withForeign } from './europe-kit.ts';

/**
 * A British charge card (months before days, two dates, what was spent abroad in a column of its own, CR below the figure, a section for each
 * card member) and an Irish current account (full dates once a day, the day's balance, interest-rate lines between rows, dr behind).
 */

const SPENT: readonly Sort[] = [
  [
    '{SWIFTCART STORES;RAILWISE TICKETS;HOBB AND PYKE;MARSH PHARMACY;UBR* TRIP} {LONDON;YORK;HELP.UBR.COM;DUNMERE}',
    -18_900,
    -320,
  ],
  ['{SWIFTCART STORES;NETTLEBED BOOKS} LONDON|GOODS', -6_900, -300],
  ['{HOTEL ASTER;CLOUDBOX INC} {NEW YORK;SAN FRANCISCO}|¤ UNITED STATES DOLLAR 1.2{4;6;7}31', -38_000, -900],
];

function creditsOf(random: Random, seed: Move, start: string, opening: bigint): Move[] {
  const paid: Move = {
    ...seed,
    date: dayAfter(start, random.integer(2, 9)),
    lines: ['PAYMENT RECEIVED - THANK YOU'],
    amount: -opening,
  };
  const refund: Move[] = random.chance(0.6)
    ? [
        {
          ...seed,
          date: dayAfter(start, 14),
          lines: ['NETTLEBED BOOKS LONDON', 'REFUND'],
          amount: BigInt(random.integer(500, 6_000)),
        },
      ]
    : [];
  return [paid, ...refund];
}

function amex(random: Random): Drawn {
  const period = periodOf(random, 18);
  const who = whoIn(random, 'en');
  const tail = `${random.integer(1, 9)}100${random.integer(1, 9)}`;
  const opening = -BigInt(random.integer(20_000, 300_000));
  const groups = Array.from({ length: random.integer(1, 2) }, (_, g) => ({
    name: g === 0 ? who.person.toUpperCase() : 'MR ROWAN THISTLEWOOD',
    card: `XXXX-XXXXXX-${g === 0 ? tail : `${Number(tail) + 10}`}`,
    rows: withForeign(moves(random, { ...period, sorts: SPENT, floor: null, count: random.integer(5, 32) }), POINT),
  }));
  const seed = groups[0]?.rows[0] as Move;
  const credits = creditsOf(random, seed, period.start, opening);
  const rows = [...credits, ...groups.flatMap((group) => group.rows)];
  const closing = opening + total(rows);
  const bought = rows.map(({ date }) => (date === period.start ? date : dayAfter(date, -random.integer(0, 2))));
  const short = (iso: string) => `${mon(iso)} ${day(iso, 'd')}`;
  type Item = { readonly head: string } | { readonly move: Move } | { readonly label: string; readonly sum: bigint };
  const items: Item[] = [
    ...credits.map((move) => ({ move })),
    ...groups.flatMap((group): Item[] => [
      { head: `New Transactions for ${group.name} · Card Number ${group.card}` },
      ...group.rows.map((move) => ({ move })),
      { label: `Total New Transactions for ${group.name}`, sum: -total(group.rows) },
    ]),
  ];
  const html = (item: Item) => {
    if ('head' in item) return `<tr class="h"><td colspan="5">${text(item.head)}</td></tr>`;
    if ('label' in item) return cells('lllrr', `||<b>${text(item.label)}</b>||<b>${point(item.sum)}</b>`);
    const { move } = item;
    const r = rows.indexOf(move);
    const foreign = /^(\S+) (UNITED STATES DOLLAR) \S+$/.exec(move.lines.at(-1) ?? '');
    const lines = foreign ? move.lines.slice(0, -1) : move.lines;
    return cells(
      'lllrr',
      [
        short(bought[r] ?? ''),
        short(move.date),
        joined(lines),
        foreign ? `${foreign[1]}<br><span class="s">${foreign[2]}</span>` : '',
        `${point(move.amount)}${move.amount > 0n ? '<br>CR' : ''}`,
      ],
      [0, r],
    );
  };
  const parts = pack(items, (item) => ('move' in item ? 22 : 20), 480, 640);
  const long = (iso: string) => `${mon(iso, MONTHS.enLong)} ${day(iso, 'd')}`;
  const pages = parts.map((part, p) => {
    const top =
      p === 0
        ? `<div class="boxes"><div>Previous Balance £<br><b>${point(opening)}</b></div><div>New Credits £<br><b>${point(total(rows, 1))} -</b></div><div>New Debits £<br><b>${point(total(rows, -1))} +</b></div><div>New Balance £<br><b>${point(closing)}${closing > 0n ? ' CR' : ''}</b></div><div>Payment Due<br><b>${day(dayAfter(period.end, 14), 'dd/mm/yy')}</b></div></div><div class="sp"><span>Statement Period From ${long(period.start)} to ${long(period.end)}, ${day(period.end, 'yyyy')}</span><span>Credit Limit Summary as of ${wordy(period.end)}: £9,000.00</span></div><p class="s">Minimum repayment £25.00. If you make only the minimum payment each month it will take you longer. Estimated interest: £48.11. Membership Rewards® points: 14,220.</p>`
        : '';
    return `<section class="page"><div class="sp"><b class="logo">MERIDIAN EXPRESS</b><span>Prepared for<br><b>${who.person.toUpperCase()}</b></span><span>Membership Number<br><b>xxxx-xxxxxx-${tail}</b></span><span>Date<br><b>${day(period.end, 'dd/mm/yy')}</b></span></div>${top}
      ${table([46, 46, 218, 104, 62], heads('lllrr', 'Transaction<br>Date|Process<br>Date|Transaction Details|Foreign Spending|Amount £') + part.map(html).join(''))}<div class="foot sp"><span>Meridian Express Services Europe Ltd. Registered Office: 4 Foundry Court, Dunmere. Please see the last page for important information. Call 0800 917 8047.</span><span>Page ${p + 1} of ${parts.length}</span></div></section>`;
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|30pt 44pt|.logo{font-size:13pt;line-height:18pt;color:#069}.boxes{display:flex;gap:4pt;margin:40pt 0 14pt}.boxes div{flex:1;border:.6pt solid #069;padding:5pt;text-align:right;font-size:7pt}.s{font-size:6pt;line-height:8pt}p{margin:8pt 0}table{margin-top:14pt}th{background:#d7e8f3;padding:3pt 2pt;line-height:9pt}td{padding:1.5pt 2pt}.h td{padding:6pt 2pt 3pt;font-weight:bold;border-bottom:.6pt solid #069}.foot{position:absolute;bottom:18pt;left:44pt;right:44pt;font-size:5.5pt}",
  );
  return drawnOf(pages, css, {
    account: account(`MERIDIAN EXPRESS|${who.person.toUpperCase()}|credit-card|GBP`, `xxxx-xxxxxx-${tail}`),
    period,
    opening,
    closing,
    rows: rows.map((move) => {
      const lines = move.lines.map((line) => line.replace(/^\S+ (UNITED STATES DOLLAR) \S+$/, '$1'));
      const own = lines.filter((line) => line !== 'UNITED STATES DOLLAR');
      return rowOf({ ...move, lines: own }, { alsoAccepted: [lines.join(' ')] });
    }),
  });
}

const IE: readonly Sort[] = [
  ['VDP-{SUPERDALE ANSLEY;APPLEBY TOPAZ;PHARMCARE;CINNAMON CAFE}', -9_900, -220],
  ['VDC-{TESCAR STORES ####;LUAS TVM ##;BOOTH PHARM}', -5_500, -180],
  ['D/D {SABLE ENERGY;IRISHTEL;HEALTHCO DAC}|IE##############', -18_800, -1_900],
  ['*MOBI {RENT;S OYELARAN;LOTTO SYND}', -80_000, -1_000],
  ['ATM ANSLEY CRS|{=dd-mm} TIME 1#.42', -20_000, -2_000],
  ['VDP-APPLEWICK.COM|¤ USD@|1.0{7821;9213}', -9_000, -700],
  ['{DUNMERE PAY;PAYROLL 00##;*INET CREDIT}|SALARY|IE########', 3_000, 240_000],
  ['FEE-QTR TO {=dd-mm}', -1_500, -900],
];

function ireland(random: Random): Drawn {
  const period = periodOf(random, random.pick([1, 6]), random.pick([1, 2]));
  const {
    opening,
    rows: drawn,
    closing,
  } = booked(random, { ...period, sorts: IE, floor: -70_000n }, 16, 90, [-10_000, 250_000]);
  const rows = drawn.map((move): Move => {
    const rate = Number(/^1\.\d{5}$/.exec(move.lines.at(-1) ?? '')?.[0] ?? 1);
    const abroad = point(BigInt(Math.round(-Number(move.amount) * rate)));
    return { ...move, lines: move.lines.map((line) => line.replace('¤', abroad)) };
  });
  const who = whoIn(random, 'en');
  const sort = `93-${random.digits(2)}-${random.digits(2)}`;
  const number = `${random.digits(5)}-${random.digits(3)}`;
  const long = iban('IE', `LIRB${sort.replaceAll('-', '')}${number.replace('-', '')}`);
  const full = (iso: string) => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
  const owed = (value: bigint) => `${point(value)}${value < 0n ? 'dr' : ''}`;
  const widths = [66, 214, 70, 70, 76];
  const html = (move: Move) =>
    cells(
      'llrrr',
      [
        move.firstOfDay ? full(move.date) : '',
        joined(move.lines),
        ...outIn(move.amount, point).split('|'),
        move.lastOfDay ? owed(move.balance) : '',
      ],
      [0, rows.indexOf(move)],
    );
  const parts = pack(rows, ({ lines }) => lines.length * 10 + 1, 400, 460);
  const note = (line: string) => cells('llrrr', `|<i>${line}</i>|||`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.balance ?? opening);
    const body =
      heads('llrrr', 'Date|Details|Debit €|Credit €|Balance €') +
      cells(
        'llrrr',
        `${full(p === 0 ? dayBefore(period.start) : (parts[p - 1]?.at(-1)?.date ?? ''))}|BALANCE FORWARD|||${owed(before)}`,
      ) +
      (p === 0 ? note('Interest Rate 0.000% &nbsp; Lending @ 14.600%') : '') +
      part.map(html).join('') +
      (last ? '' : cells('llrrr', `|<b>SUB TOTAL</b>|||<b>${owed(part.at(-1)?.balance ?? before)}</b>`));
    return `<section class="page"><div class="sp"><div><b class="logo">Liffey Bank</b><br>Ansley Cross<br>Tel 01 770 9999<br><br><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div></div><div style="width:190pt"><b>Personal Bank Account</b><br>Statement of Account with Liffey Bank p.l.c.<br><br>Page Number ${p + 4}<br>Account Name ${who.person.toUpperCase()}<br>Account Number ${number}<br>National Sort Code ${sort}<br>Date of Statement ${wordy(period.end)}<br>IBAN: ${long} (LIRBIE2D)</div></div>
      <h2>Personal Bank Account</h2>${table(widths, body)}<p class="s">${last ? 'Thank you for banking with us. Authorised Limit at date of statement €800.00 dr. Eligible deposits are protected to €100,000.' : 'For important information and Standard Conditions see over. Overdrawn balances are marked dr.'}</p></section>`;
  });
  const css = look(
    "8.5pt/10pt 'Liberation Mono'|36pt 44pt|.logo{font:bold 17pt/22pt 'Liberation Serif'}.addr{margin:36pt 0 20pt}h2{font-size:9.5pt;margin:14pt 0 6pt}.sp{font-size:7.5pt}th{border-top:.8pt solid #555;border-bottom:.8pt solid #555;padding:3pt 0}td{padding:.5pt 0}.s{position:absolute;bottom:26pt;font-size:6.5pt;line-height:8pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Liffey Bank|${who.person.toUpperCase()}|checking|EUR`, number, long, 'LIRBIE2D'),
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { shows: move.lastOfDay })),
  });
}

export const families: Family[] = [
  family(
    'gb-card-process-date',
    'en',
    'credit-card',
    ['two-dates', 'month-first', 'mark-below', 'members', 'foreign-column'],
    amex,
  ),
  family(
    'ie-current-forward',
    'en',
    'checking',
    ['date-once-a-day', 'balance-at-day-end', 'dr', 'foreign-lines', 'no-period'],
    ireland,
  ),
];
