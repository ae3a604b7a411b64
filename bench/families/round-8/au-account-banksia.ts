import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, point, rowOf, span, table, total } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { cardEntries, cycleOf, type Entry, LONG, named, SHORT, sheets, told } from './asia-parts.ts';

/**
 * Australia: a credit card whose payments have their minus behind, foreign amounts below the row, fees for them as rows, a panel of the
 * payment slip and a table of rates after the rows; and half a year of a home loan, owed balances marked DR, changes of the rate among the rows.
 */

const SHOPS: readonly (readonly [string, number, number])[] = [
  ['{GREENGROCER 1###;BARGAIN BARN} {BANKSIA HILL;WATTLETON} NSW', -24_000, -450],
  ['CLOUDNOTE.COM DUBLIN IRL|##{=mmyy}  1#.50 US DOLLAR', -4_800, -1_500],
  ['INTNL TRANSACTION FEE', -160, -30],
  ['{ZIP RIDES SYDNEY;OPALINE TRANSPORT} AU', -6_800, -320],
  ['WATTLETON VETERINARY CLINIC', -48_000, -8_900],
  ['TELCO BANKSIA 13####', -9_900, -4_500],
  ['BUNYIP HARDWARE 8### WATTLETON', -36_000, -1_290],
  ['REFUND BARGAIN BARN ONLINE MELBOURNE', 1_900, 14_900],
];

const CARD_CSS = look(
  "8pt/10.5pt 'Liberation Sans'|34pt 40pt|h1{font-size:17pt;line-height:24pt;color:#b8860b}h2{font-size:11pt;line-height:18pt;margin-top:8pt}.addr{padding-top:30pt;height:110pt}.side{width:190pt;border-top:3pt solid #b8860b;padding-top:4pt}.rows th{border-bottom:1pt solid #b8860b;font-weight:bold;padding-bottom:3pt}.rows td{padding:1.5pt 0;border-bottom:.3pt solid #ccc}.sp{align-items:flex-start}.rates td,.rates th{padding:2pt 8pt 2pt 0}.foot{position:absolute;bottom:14pt;left:40pt;right:40pt;font-size:6.5pt}.warn{border:.6pt solid #666;padding:5pt;margin-top:8pt;font-size:7pt;line-height:9pt}",
);

const behind = (value: bigint): string => `${point(value)}${value > 0n ? '-' : ''}`;

function card(random: Random): Drawn {
  const { start, end } = random.chance(0.4) ? { start: '2024-12-14', end: '2025-01-13' } : cycleOf(random, 13);
  const last = BigInt(random.integer(22_000, 480_000));
  const payment = ['PAYMENT RECEIVED, THANK YOU', random.chance(0.6) ? last : 15_000n] as const;
  const rows = cardEntries(random, [start, end], [14, 58], [...SHOPS.slice(0, 7), ...SHOPS], payment);
  const due = last - total(rows);
  if (due <= 0n) return card(random);
  const holder = random.pick(['Ms Karri Dunstan', 'Mr Ewan Molloy', 'Dr Priyanka Sehgal']);
  const number = `5218 91${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const wordy = (iso: string) => named(iso, 'd mon yyyy', LONG);
  const [back, fresh] = [total(rows, 1), -total(rows, -1)];
  const top = `<div class="sp"><div><h1>Banksia Bank</h1><div class="addr">${holder}<br>Unit 4, 19 Wattle Parade<br>BANKSIA HILL NSW 2999</div></div><div class="side"><h2>Your Low Rate Mastercard</h2>${span('Account number', number)}${span('Statement period', `${named(start, 'd mon yyyy', SHORT)} - ${named(end, 'd mon yyyy', SHORT)}`)}${span('Closing balance', `$${point(due)}`)}${span('Minimum payment', `$${point(due / 50n + 100n)}`)}${span('Due date', wordy(dayAfter(end, 25)))}${span('Credit limit', '$9,000.00')}<div class="warn">If you make only the minimum payment each month, you will pay about <b>$3,118.40</b> in interest and it will take <b>19 years 4 months</b>.</div></div></div><h2>Summary</h2><div style="width:250pt">${span('Opening balance', `$${point(last)}`)}${span('Payments and refunds', `$${point(back)}-`)}${span('New transactions, interest and charges', `$${point(fresh)}`)}${span('<b>Closing balance</b>', `<b>$${point(due)}</b>`)}</div><h2>Transactions</h2>`;
  const titles = heads('llr', 'Date|Transaction details|Amount (A$)');
  const rates = `<h2>Interest charged and rates</h2>${table([150, 90, 90, 90], heads('lrrr', 'Type|Annual rate|Daily rate|Interest') + cells('lrrr', 'Purchases|13.990%|0.03832%|$0.00') + cells('lrrr', 'Cash advances|21.990%|0.06024%|$0.00') + cells('lrrr', `Balance transfer (expires ${named(dayAfter(end, 120), 'd mon yyyy', SHORT)})|0.000%|0.00000%|$0.00`), 'rates')}<p>Total interest charged this period $0.00. Annual fee $59.00 will be charged on ${wordy(dayAfter(end, 71))}.</p>`;
  const height = ({ lines }: Entry) => 4 + 10.5 * lines.length;
  const pages = sheets(rows, height, [400, 650, 110], ({ rows: some, index, count, from, isLast }) => {
    const body = some.map((row, r) =>
      cells('llr', [named(row.date, 'dd mon', SHORT), joined(row.lines), behind(row.amount)], [0, from + r]),
    );
    const again = `<div class="sp"><b>Banksia Bank</b><span>Account number ${number}</span></div><h2>Transactions (continued)</h2>`;
    return `${index === 0 ? top : again}${table([56, 370, 86], titles + body.join(''), 'rows')}${isLast ? rates : ''}<div class="foot sp"><span>Banksia Bank ABN 99 999 123 ${random.digits(3)} AFSL 999${random.digits(3)}</span><span>Page ${index + 1} of ${count}</span></div>`;
  });
  const facts = {
    account: account(`Banksia Bank|${holder}|credit-card|AUD`, number.replaceAll(' ', '')),
    period: { start, end },
  };
  const truth = rows.map((row) => rowOf(row, told(row.lines.join(' ').replaceAll('  ', ' '), row.lines[0] ?? '')));
  return drawnOf(pages, CARD_CSS, { ...facts, opening: -last, closing: -due, rows: truth });
}

interface Step extends Entry {
  readonly balance: bigint;
}

/** Half a year: a repayment each fortnight, interest at each month's end, a fee, now and then some of it drawn again. */
function loanSteps(random: Random, start: string, opening: bigint): Step[] {
  const repayment = BigInt(random.integer(98_000, 186_000));
  const days = Array.from({ length: 183 }, (_, d) => dayAfter(start, d));
  let balance = opening;
  const add = (date: string, text: string, amount: bigint): Step => {
    balance += amount;
    return { date, lines: text.split('|'), amount, balance };
  };
  const first = random.integer(0, 13);
  return days.flatMap((date, d) => {
    const steps: Step[] = [];
    if (d % 14 === first)
      steps.push(add(date, `Loan repayment|From BSB 082-999 A/C XXX${random.digits(3)}`, repayment));
    if (random.chance(0.02))
      steps.push(add(date, 'Redraw|Online banking transfer', -BigInt(random.integer(20, 600) * 1_000)));
    if (random.chance(0.02))
      steps.push(add(date, 'Extra repayment|Osko from K DUNSTAN', BigInt(random.integer(20, 300) * 1_000)));
    if (dayAfter(date, 1).endsWith('-01')) {
      steps.push(add(date, 'Interest charged', (balance * BigInt(random.integer(480, 560))) / 100_000n));
      steps.push(add(date, 'Administration fee', -1_000n));
    }
    return steps;
  });
}

const LOAN_CSS = look(
  "8pt/10.5pt 'Liberation Sans'|36pt 44pt|.sp{align-items:flex-start}h1{font-size:16pt;line-height:24pt;color:#b8860b}h2{font-size:10pt;line-height:16pt;margin:6pt 0 2pt}.addr{padding-top:24pt;height:96pt}.box{width:230pt;background:#faf5e6;padding:6pt}.rows th{background:#b8860b;color:#fff;padding:2.5pt 3pt}.rows td{padding:1.5pt 3pt}.foot{position:absolute;bottom:16pt;left:44pt;right:44pt;font-size:6.5pt}",
);

type Line = { readonly at: number } | { readonly date: string; readonly text: string };

function loan(random: Random): Drawn {
  const start = random.pick(['2023-01-01', '2023-07-01', '2024-01-01', '2024-07-01']);
  const opening = -BigInt(random.integer(18_000_000, 72_000_000));
  const rows = loanSteps(random, start, opening);
  const end = dayAfter(start, 182);
  const closing = opening + total(rows);
  const number = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const owed = (value: bigint) => `$${point(value)} DR`;
  const wordy = (iso: string) => named(iso, 'dd mon yyyy', SHORT);
  const change = random.integer(4, rows.length - 5);
  const lines: Line[] = rows.flatMap((_, at): Line[] =>
    at === change ? [{ date: rows[at]?.date ?? '', text: 'Interest rate changed to 6.14% p.a.' }, { at }] : [{ at }],
  );
  const interest = total(rows.filter(({ lines: [text] }) => text === 'Interest charged'));
  const top = `<div class="sp"><div><h1>Banksia Home Loans</h1><div class="addr">Mr Ewan Molloy<br>19 Wattle Parade<br>BANKSIA HILL NSW 2999</div></div><div class="box"><b>Statement of your home loan</b>${span('Loan account number', number)}${span('Statement starts', wordy(start))}${span('Statement ends', wordy(end))}${span('Interest rate at end', '6.14% p.a.')}${span('Available redraw', `$${point(BigInt(random.integer(100_000, 4_000_000)))}`)}${span('Loan term remaining', '22 years 5 months')}</div></div><h2>Account summary</h2><div class="box">${span('Opening balance', owed(opening))}${span('Total debits', `$${point(-total(rows, -1))}`)}${span('Total credits', `$${point(total(rows, 1))}`)}${span('Closing balance', owed(closing))}${span('Interest charged this period', `$${point(-interest)}`)}</div><h2>Transactions</h2>`;
  const titles = heads('llrrr', 'Date|Transaction|Debit|Credit|Balance');
  const widths = [60, 206, 74, 74, 93];
  const height = (line: Line) => 3.5 + 10.5 * ('text' in line ? 1 : (rows[line.at]?.lines.length ?? 1));
  const pages = sheets(lines, height, [410, 640, 70], ({ rows: some, index, count, isLast }) => {
    const first = index === 0 ? cells('llrrr', [wordy(start), 'Opening balance', '', '', owed(opening)]) : '';
    const body = some.map((line) => {
      if ('text' in line) return cells('llrrr', [wordy(line.date), `<i>${line.text}</i>`, '', '', '']);
      const row = rows[line.at] as Step;
      const sides = row.amount < 0n ? [`$${point(row.amount)}`, ''] : ['', `$${point(row.amount)}`];
      return cells('llrrr', [wordy(row.date), joined(row.lines), ...sides, owed(row.balance)], [0, line.at]);
    });
    const last = isLast ? cells('llrrr', [wordy(end), 'Closing balance', '', '', owed(closing)]) : '';
    return `${index === 0 ? top : `<div class="sp"><b>Banksia Home Loans</b><span>Loan account number ${number}</span></div><br>`}${table(widths, titles + first + body.join('') + last, 'rows')}${isLast ? '<p style="margin-top:8pt">A default fee of $15.00 applies where a repayment is over 7 days late. Hardship help: 1800 999 072.</p>' : ''}<div class="foot">Page ${index + 1} of ${count}</div>`;
  });
  const facts = {
    account: account('Banksia Home Loans|Mr Ewan Molloy|loan|AUD', number.replaceAll(' ', '')),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, LOAN_CSS, { ...facts, rows: rows.map((row) => rowOf(row, { shows: true })) });
}

export const families: Family[] = [
  family(
    'au-card-banksia-minus-behind',
    'en',
    'credit-card',
    ['minus-behind', 'no-year', 'foreign-lines', 'panel', 'rates-after'],
    card,
  ),
  family('au-loan-banksia-home', 'en', 'loan', ['owed-dr', 'rate-rows', 'half-year'], loan),
];
