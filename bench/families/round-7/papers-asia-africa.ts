import type { Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  day,
  daysFrom,
  POINT,
  paged,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** A wholesaler's statement of account: what a customer owes, invoice by invoice, and how old it is. */
const supplier = stranger('za-supplier-statement-of-account', 'en', (random) => {
  const start = startDay(random);
  const { firm, buyer, place, site } = whoIn(random, 'en');
  let owed = random.integer(0, 900_000);
  const forward = owed;
  const dates = daysFrom(random, dayAfter(start, 1), random.integer(8, 30), 2);
  const rows = dates.map((date) => {
    const kind = random.pick(['Invoice', 'Invoice', 'Invoice', 'Credit note', 'Receipt']);
    const amount = kind === 'Invoice' ? random.integer(12_000, 480_000) : -random.integer(5_000, 300_000);
    owed += amount;
    const [debit, credit] = amount > 0 ? [POINT(amount), ''] : ['', POINT(-amount)];
    const mark = kind === 'Invoice' ? 'IN' : kind === 'Receipt' ? 'RC' : 'CN';
    return [
      day(date, 'dd/mm/yyyy'),
      `${mark}${random.digits(6)}`,
      `${kind} – your order ${random.digits(5)}`,
      debit,
      credit,
      POINT(owed),
    ];
  });
  const end = dates.at(-1) ?? start;
  const head = ['Date', 'Document', 'Details', 'Debit', 'Credit', 'Balance'];
  const first = [day(start, 'dd/mm/yyyy'), '', 'Balance brought forward', '', '', POINT(forward)];
  const ages = [0.4, 0.3, 0.2].map((part) => Math.round(owed * part));
  const aged = tableOf(
    'rrrrr',
    ['90 days +', '60 days', '30 days', 'Current', 'Amount due'],
    [[...[owed - sum(ages), ...ages].map(POINT), POINT(owed)]],
  );
  const front = `<div class="h"><b>${firm}</b><span>STATEMENT</span></div><p>${place}<br>VAT No. 4${random.digits(9)} &nbsp; Reg. ${random.digits(4)}/${random.digits(6)}/07</p><p>To: ${buyer}<br>${site}</p><p>Customer account ${random.pick(['DUN', 'WEX', 'NOR'])}${random.digits(3)} &nbsp; Statement date ${day(end, 'dd/mm/yyyy')} &nbsp; Terms: 30 days from statement &nbsp; Credit limit ${POINT(1_500_000)}</p>`;
  const pages = paged(
    [first, ...rows],
    26,
    38,
    (some, index, all) =>
      `${index === 0 ? front : ''}${tableOf('lllrrr', head, some)}${index + 1 === all ? `<p></p>${aged}<p>Please pay into: Standvas Bank, branch 099 999, account ${random.digits(10)}, reference your customer account.<br>Goods remain our property until paid for in full.</p>` : ''}<p class="f">Page ${index + 1} of ${all}</p>`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '38pt 42pt',
      '.h{display:flex;justify-content:space-between;font-size:15pt;border-bottom:1.4pt solid #7a4b00;padding-bottom:5pt}p{padding:6pt 0}table{width:100%}th{background:#f0e2cc;font-weight:bold;padding:4pt}td{padding:3pt 4pt;border-bottom:.4pt solid #d8c8ae}.f{font-size:7pt}',
    ),
  };
});

/** A flyer's statement of miles: dates, what for, in and out and a balance, all of it no money. */
const miles = stranger('sg-miles-statement', 'en', (random) => {
  const start = startDay(random);
  let balance = random.integer(4_000, 180_000);
  const before = balance;
  const rows = daysFrom(random, start, random.integer(7, 34), 6).map((date) => {
    const [words, low, high] = random.pick([
      ['SQ9## SIN–NRT Economy Flexi', 1_400, 3_400],
      ['Partner: Truth card conversion', 2_000, 20_000],
      ['Redemption: SIN–PER Business', -42_000, -18_000],
      ['Hotel stay, Hotel Mirabel', 250, 1_000],
      ['Expired miles', -4_000, -100],
    ] as const);
    const drawn = random.integer(low, high);
    const short = balance + drawn < 0;
    const change = short ? Math.round(-drawn / 10) : drawn;
    balance += change;
    const sides = change > 0 ? [WHOLE(change), ''] : ['', `-${WHOLE(-change)}`];
    return [
      day(date, 'dd/mm/yyyy'),
      short ? 'Bonus miles' : words.replace('##', random.digits(2)),
      ...sides,
      WHOLE(balance),
    ];
  });
  const front = `<div class="h">Merlion Airways &nbsp; SkyCircle</div><p><b>Account statement</b></p><p>MS TAN HUI XIN<br>Membership number 88${random.digits(8)} &nbsp; Tier: Silver<br>Statement period from ${day(start, 'dd/mm/yyyy')}</p><p>Opening balance ${WHOLE(before)} miles &nbsp; Closing balance <b>${WHOLE(balance)} miles</b> &nbsp; Expiring within 3 months ${WHOLE(random.integer(0, 4_000))} miles</p>`;
  const pages = paged(
    rows,
    28,
    38,
    (some, index, all) =>
      `${index === 0 ? front : ''}${tableOf('llrrr', ['Date', 'Activity', 'Miles earned', 'Miles used', 'Miles balance'], some)}<p class="f">Miles have no cash value. ${index + 1}/${all}</p>`,
  );
  return {
    pages,
    css: sheet(
      "'DejaVu Sans'",
      8,
      '36pt 44pt',
      '.h{background:#0b2d5c;color:#f5c542;padding:12pt;font-size:14pt}p{padding:6pt 0}table{width:100%}th{border-bottom:1pt solid #0b2d5c;font-weight:bold;padding:3pt}td{padding:3.5pt 3pt;border-bottom:.4pt solid #ccd}.f{font-size:7pt}',
    ),
  };
});

export const strangers: Stranger[] = [supplier, miles];
