import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, cells, drawnOf, family, heads, joined, look, type Move, mon, moves, outIn, periodOf, point, rowOf, span, table, total, truthOf, wordy } from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, list, whoIn } from '../stranger-parts.ts';
import { type Placed, placed, shifted, sheets, untilOwed } from './europe-parts.ts';

const pound = (value: bigint) => `${value < 0n ? '-' : ''}£${point(value)}`;
const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;

function creditUnion(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(4, 9));
  const who = whoIn(random, 'en');
  const member = random.digits(5);
  const shares = booked(random, { start, end, sorts: [['Payroll deduction Wex & Dunmere', 2_000, 9_000], ['Counter lodgement', 1_000, 50_000], ['Withdrawal cheque ####', -60_000, -5_000]] }, 4, 12, [50_000, 600_000]);
  const owed = -BigInt(random.integer(250_000, 1_200_000));
  let left = owed;
  const months = Math.round((Date.parse(end) - Date.parse(start)) / 2_629_800_000);
  const loan = list(months, (at) => at).flatMap((at): Move[] => {
    const date = dayAfter(start, at * 30 + 14);
    const interest = (left * 7n) / 1000n;
    const pay = BigInt(24_000 + (at % 3) * 1_000);
    const both = [['Interest charged', interest], ['Repayment – direct debit', pay]] as const;
    return both.map(([line, amount]) => ({ date, lines: [line], amount, balance: (left += amount), ref: member.padEnd(8, '0'), firstOfDay: true, lastOfDay: true }));
  });
  const first = placed(shares.rows).map((row) => cells('llrrr', [short(row.date), joined(row.lines), row.amount > 0n ? point(row.amount) : '', row.amount < 0n ? point(row.amount) : '', point(row.balance)], [0, row.at]));
  const second = placed(loan).map((row) => cells('llrrr', [short(row.date), joined(row.lines), row.amount < 0n ? point(row.amount) : '', row.amount > 0n ? point(row.amount) : '', point(row.balance)], [1, row.at]));
  const bf = (value: bigint) => cells('llrrr', ['', 'Balance brought forward', '', '', point(value)]);
  const page = `<div class="c"><h1>St Ansley’s Community Credit Union</h1><p>7 Foundry Court, Dunmere · Members’ statement</p></div><div class="sp mid"><div>${text(who.person)}<br>${text(who.place)}</div><div class="r">Member no. ${member}<br>${wordy(start)} to ${wordy(end)}<br>All amounts in euro (€)</div></div>
    <h2>SHARE ACCOUNT ${member}-S1</h2>${table([62, 210, 76, 76, 80], heads('llrrr', 'Date|Details|Lodged|Withdrawn|Balance') + bf(shares.opening) + first.join('') + cells('llrrr', ['', '<b>Closing share balance</b>', point(total(shares.rows, 1)), point(total(shares.rows, -1)), `<b>${point(shares.closing)}</b>`]), 'k')}
    <h2>LOAN ACCOUNT ${member}-L4 &nbsp; (rate 8.4% variable)</h2>${table([62, 210, 76, 76, 80], heads('llrrr', 'Date|Details|Interest charged|Repayments|Owed') + bf(owed) + second.join('') + cells('llrrr', ['', '<b>Loan balance outstanding</b>', point(total(loan, -1)), point(total(loan, 1)), `<b>${point(left)}</b>`]), 'k')}
    <p class="sm">Draw: you hold 1 ticket. Dividend of 0.25% is proposed. Shares pledged as security €500.00.</p>`;
  return { pages: [page], css: look("8.5pt/12.5pt 'Liberation Serif'|36pt 45pt 20pt 45pt|h1{font-size:16pt;line-height:20pt;color:#6d28d9}h2{font-size:9.5pt;margin:16pt 0 4pt}.mid{margin:22pt 0 6pt}.k th{border-top:.6pt solid #6d28d9;border-bottom:.6pt solid #6d28d9}.sm{font-size:7.5pt;margin-top:14pt}"), statements: [
    truthOf({ account: account(`St Ansley’s Community Credit Union|${who.person}|savings|EUR`, `${member}-S1`), period: { start, end }, opening: shares.opening, closing: shares.closing, rows: shares.rows.map((row) => rowOf(row, { shows: true })) }),
    truthOf({ account: account(`St Ansley’s Community Credit Union|${who.person}|loan|EUR`, `${member}-L4`), period: { start, end }, opening: owed, closing: left, rows: loan.map((row) => rowOf(row, { shows: true })) }),
  ] };
}

const FIRM = [
  ['VIS|{PELLMOOR TIMBER;OAKMERE CAFE;RAIL DUNMERE}|ANSLEY CROSS', -24_000, -420],
  ['DD|{DUNMERE WATER;MOORGATE RATES;FOUNDRY INS}', -38_000, -4_000],
  ['BP|{Harrowgate Fixings;Colin Barrowby}|INV #### 1#.50 X 4', -160_000, -5_000],
  ['CR|{NORTHLARK SUPPLIES;WEX DUNMERE LLP}|PO 77###', 30_000, 420_000],
  ['ATM|CASH DUNMERE {=ddmm}|@ 1#:#3', -30_000, -2_000],
  [')))|{KIOSK MILL RISE;BAKER ANSLEY}', -1_900, -240],
] as const;

function current(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(5, 22));
  const { opening, rows, closing } = booked(random, { start, end, sorts: FIRM, floor: -250_000n }, 22, 85, [-90_000, 400_000]);
  const who = whoIn(random, 'en');
  const number = random.digits(8);
  const code = `99-${random.digits(2)}-${random.digits(2)}`;
  const money = (value: bigint) => `${point(value)}${value < 0n ? ' D' : ''}`;
  const one = (row: Placed) => row.lines.slice(1).map((line, at, all) => {
    const last = at === all.length - 1;
    const [out = '', into = ''] = last ? outIn(row.amount, point).split('|') : ['', ''];
    return cells('lllrrr', [row.firstOfDay && at === 0 ? short(row.date) : '', at === 0 ? text(row.lines[0] ?? '') : '', text(line), out, into, last && row.lastOfDay ? money(row.balance) : ''], [0, row.at]);
  }).join('');
  const bar = (label: string, iso: string, value: bigint) => cells('lllrrr', [short(iso), '', `<b>${label}</b>`, '', '', `<b>${money(value)}</b>`]);
  const recap = `<div class="panel"><b>Account Summary</b>${span('Opening Balance', money(opening))}${span('Payments In', point(total(rows, 1)))}${span('Payments Out', point(total(rows, -1)))}${span('Closing Balance', money(closing))}${span('Arranged Overdraft Limit', '2,500.00')}</div>`;
  const pages = sheets(placed(rows), opening, (row) => (row.lines.length - 1) * 11, [430, 560], (sheet) => `<div class="sp"><div class="logo">Moorgate &amp; Wex</div><div class="r">Contact tel 0999 000 0000<br>Text phone 0999 000 0001<br>www.moorgatewex.example</div></div>
    <h1>Your Business Current Account</h1><div class="sp"><div>${text(who.firm)}${sheet.first ? `<br>${text(who.place)}<br><br>${wordy(start)} to ${wordy(end)}` : ''}</div>${sheet.first ? recap : ''}</div><div class="sp ids"><span>Account Name <b>${text(who.firm)}</b></span><span>Sortcode <b>${code}</b></span><span>Account Number <b>${number}</b></span><span>Sheet <b>${sheet.index + 11}</b></span></div>
    ${table([58, 28, 214, 70, 70, 75], cells('lllrrr', ['Date', 'Payment type and details', '', 'Paid out', 'Paid in', 'Balance'], null, 'th') + bar('BALANCE BROUGHT FORWARD', sheet.first ? dayAfter(start, -1) : (sheet.part[0]?.date ?? start), sheet.before) + sheet.part.map(one).join('') + bar(sheet.last ? 'CLOSING BALANCE' : 'BALANCE CARRIED FORWARD', sheet.last ? end : (sheet.part.at(-1)?.date ?? end), sheet.after), 'k')}
    <p class="foot">Business overdraft EAR 14.90%. Credit interest 0.00% AER. D = overdrawn. Details of the compensation scheme are overleaf.</p>`);
  return drawnOf(pages, look("8.5pt/11pt 'Liberation Sans'|30pt 40pt 20pt 40pt|.logo{font:bold 17pt 'Liberation Serif';color:#991b1b}h1{font-size:12pt;margin:12pt 0 10pt}.panel{width:220pt;border:.7pt solid #991b1b;padding:6pt}.ids{margin:12pt 0 6pt;border-top:.5pt solid #000;padding-top:4pt;font-size:8pt}.k th{color:#991b1b;border-bottom:.7pt solid #991b1b;overflow:visible}.foot{position:absolute;bottom:22pt;font-size:6.5pt}"), {
    account: account(`Moorgate & Wex|${who.firm}|checking|GBP`, number),
    ...{ period: { start, end }, opening, closing },
    rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay, alsoAccepted: [row.lines.slice(1).join(' ')] })),
  });
}

const CARD = [
  [')))OAKMERE GROCERS {PELLMOOR;DUNMERE}', -9_000, -180],
  ['LOW WATER ENERGY ONLINE', -18_000, -6_000],
  ['{HOTEL LAGO MILANO;BISTRO QUAI PARIS}|### EUR @ 1.1#70 incl 2.99% fee £1.4#', -26_000, -2_000],
  ['REFUND BRINDLE RAIL', 900, 6_000],
] as const;

function card(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(6, 24));
  const opening = -BigInt(random.integer(20_000, 300_000));
  const who = whoIn(random, 'en');
  const plain = { balance: 0n, ref: '00000000', firstOfDay: true, lastOfDay: true };
  const pay = { ...plain, date: dayAfter(start, 4), lines: ['PAYMENT RECEIVED - THANK YOU'], amount: (-opening * 3n) / 5n };
  const later = untilOwed(0n, () => moves(random, { start: dayAfter(start, 4), end: dayAfter(end, -1), count: random.integer(4, 34), sorts: CARD, floor: null }));
  const interest = { ...plain, date: end, lines: ['STANDARD INTEREST ON PURCHASES'], amount: -BigInt(random.integer(150, 2_500)) };
  const rows = placed([pay, ...later, interest]);
  const closing = opening + total(rows);
  const number = `4999 99${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const dm = (iso: string) => `${day(iso, 'dd')} ${mon(iso)}`;
  const traded = (row: Placed) => shifted(row, -3, 0);
  const one = (row: Placed) => cells('lllr', [dm(traded(row)), dm(row.date), joined(row.lines), `${point(row.amount)}${row.amount > 0n ? ' CR' : ''}`], [0, row.at]);
  const rates = table([120, 60, 60, 70], heads('lrrr', 'Transaction type|Monthly|Annual|Balance') + cells('lrrr', ['Purchases', '1.733%', '22.90%', point(closing)]) + cells('lrrr', ['Cash', '2.085%', '28.10%', '0.00']), 'k');
  const page = (part: readonly Placed[], index: number, count: number) => `<div class="strip">Larch<b>Card</b><span>Statement ${wordy(end)} · page ${index + 1} of ${count}</span></div>
    ${index === 0 ? `<div class="sp"><div><br>${text(who.person)}<br>${text(who.place)}<br><br>Card number ${number}<br>Credit limit £6,500&emsp;Available £${point(650_000n + closing)}</div><div class="due">${span('Previous balance', `£${point(opening)}`)}${span('Payments received', `£${point(pay.amount)} CR`)}${span('New transactions and interest', `£${point(total(rows.slice(1)))}`)}${span('<b>New balance</b>', `<b>£${point(closing)}</b>`)}${span('Minimum payment', `£${point(closing / 40n)}`)}${span('Pay by', wordy(dayAfter(end, 25)))}</div></div>` : ''}
    ${table([70, 70, 290, 85], cells('lllr', ['Transaction<br>date', 'Date<br>posted', 'Transaction details', 'Amount (£)'], null, 'th') + part.map(one).join(''), 'k')}
    ${index === count - 1 ? `<p class="h">How we calculated your interest</p>${rates}<div class="slip"><div class="sp"><span>bank giro credit</span><span>${number.replaceAll(' ', '')}</span><span>£ ______</span></div>&lt;${number.slice(-4)}0999&lt; &nbsp; 99-00-99+ 73 X</div>` : ''}`;
  const parts = rows.length > 20 ? [rows.slice(0, 20), rows.slice(20)] : [rows];
  return { pages: parts.map((part, index) => page(part, index, parts.length)), css: look("8.5pt/12pt 'DejaVu Sans'|0 40pt 20pt 40pt|.strip{background:#1e293b;color:#fff;margin:0 -40pt 18pt;padding:14pt 40pt;font-size:15pt;line-height:18pt;display:flex;gap:0}.strip span{margin-left:auto;font-size:8pt}.due{width:250pt;background:#f1f5f9;padding:9pt}.k{margin-top:14pt}.k th{font-size:7.5pt;line-height:9pt;border-bottom:1pt solid #1e293b;padding-bottom:3pt}.k td{padding:1.5pt 0;font-size:8pt}.h{margin-top:14pt;font-weight:bold}.slip{position:absolute;bottom:26pt;left:40pt;right:40pt;border-top:1pt dashed #000;padding-top:10pt;font-family:'Liberation Mono'}"), statements: [truthOf({
    account: account(`LarchCard|${who.person}|credit-card|GBP`, number),
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row, { valueDate: traded(row) })),
  })] };
}

function society(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 12);
  const who = whoIn(random, 'en');
  const parts = ['Branch Saver 7', 'Members’ ISA 2'].map((name, s) => ({ name, number: `${random.digits(4)}/${random.digits(7)}-${s + 1}`, ...booked(random, { start, end, sorts: s === 0 ? [['RECEIPT – CHEQUE', 5_000, 90_000], ['WITHDRAWAL – CASH', -30_000, -2_000], ['TRANSFER FROM ####', 1_000, 40_000]] : [['ANNUAL INTEREST (TAX FREE)', 900, 9_000]] }, s === 0 ? 1 : 1, s === 0 ? 5 : 1, [20_000, 1_500_000]) }));
  const body = parts.map(({ name, number, opening, rows, closing }, s) => {
    const one = (row: Placed) => cells('llrrr', [short(row.date).toUpperCase(), joined(row.lines), ...(row.amount > 0n ? [pound(row.amount), ''] : ['', `£${point(row.amount)}`]), pound(row.balance)], [s, row.at]);
    return `<h2>${name}<span>Account ${number}</span></h2>${table([80, 210, 82, 82, 90], heads('llrrr', 'DATE|TRANSACTION|RECEIPTS|WITHDRAWALS|BALANCE') + cells('llrrr', [short(start).toUpperCase(), 'Balance at start of year', '', '', pound(opening)]) + placed(rows).map(one).join('') + cells('llrrr', [short(end).toUpperCase(), 'Balance at end of year', '', '', pound(closing)]), 'k')}<p class="sm">Gross rate ${s === 0 ? '2.15' : '3.40'}% · AER ${s === 0 ? '2.15' : '3.40'}% · Average balance ${pound((opening + closing) / 2n)}</p>`;
  });
  const page = `<div class="side">The Barrowby<br>Building<br>Society<br><br><i>since 1874</i><br><br>Branch<br>14 Mill Rise<br>Ansley Cross</div><div class="main"><h1>Annual statement</h1><p>${text(who.person)}, ${text(who.place)}</p><p>Year from ${wordy(start)} to ${wordy(end)}</p>${body.join('')}<p class="vote">Your vote counts: the Annual General Meeting is on ${wordy(dayAfter(end, 100))}. Directors’ remuneration £412,000.</p></div>`;
  return { pages: [page], css: look("9pt/13pt 'Liberation Serif'|0|.side{position:absolute;left:0;top:0;bottom:0;width:130pt;background:#7c2d12;color:#fde68a;padding:50pt 16pt;font-size:12pt;line-height:16pt}.main{margin-left:160pt;padding-top:46pt}h1{font-size:20pt;line-height:26pt}h2{font-size:11pt;margin:34pt 0 6pt;width:544pt}h2 span{margin-left:30pt;font-weight:normal;font-size:9pt}.k th{border-bottom:1pt solid #7c2d12}.k td{padding:3pt 0}.sm{font-size:8pt;margin-top:6pt}.vote{margin-top:40pt}"), statements: parts.map(({ number, opening, rows, closing }) => truthOf({
    account: account(`The Barrowby Building Society|${who.person}|savings|GBP`, number),
    ...{ period: { start, end }, opening, closing },
    rows: rows.map((row) => rowOf(row, { shows: true })),
  })) };
}

const APP = [
  ['{Oakmere Grocers;Penfold Pharmacy;Brindle Rail} ANSLEY GBR', -6_000, -120],
  ['{Colin Barrowby;P Maddern} (Faster Payments)|Reference: {rent;pizza 12.50;thanks}', -70_000, -500],
  ['CAFE DEL PUERTO VALENCIA ESP|Amount: EUR -1#.40. Conversion rate:|1.1#7####.', -2_000, -900],
  ['NORTHLARK SUPPLIES (Faster Payments)|Reference: SALARY 0#', 120_000, 260_000],
  ['Pot transfer', -9_000, -1_000],
] as const;

function app(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = whoIn(random, 'en');
  const main = booked(random, { start, end, sorts: APP }, 14, 70, [5_000, 180_000]);
  const pot = booked(random, { start, end, sorts: [['Transfer from Personal account', 1_000, 9_000], ['Round up', 1, 99], ['Interest', 10, 400]] }, 2, 9, [0, 90_000]);
  const number = random.digits(8);
  const sign = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const one = (s: number) => (row: Placed) => `<tr ${rowAttribute(s, row.at)}><td class="l">${day(row.date, 'dd/mm/yyyy')}</td><td class="l">${joined(row.lines)}</td><td class="r">${sign(row.amount)}</td><td class="r">${sign(row.balance)}</td></tr>`;
  const grid = (body: string) => table([80, 260, 82, 82], `<tr><th class="l">Date</th><th class="l">Description</th><th class="r">(GBP)<br>Amount</th><th class="r">(GBP)<br>Balance</th></tr>${body}`, 'k');
  const foot = `<p class="foot">Perch Bank Limited. Sort code 99-00-42 · Account number ${number}. Registered in England, company 99999999.</p>`;
  const pages = sheets([...placed(main.rows)].reverse(), main.opening, (row) => row.lines.length * 12 + 9, [450, 650], (sheet) => `${sheet.first ? `<div class="sp"><div class="logo">perch</div><div class="r">${text(who.person)}<br>${text(who.place).split(', ').join('<br>')}</div></div><h1>Personal Account statement</h1><p>${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}</p><div class="tiles"><div><b>£${sign(main.closing)}</b><br>Personal Account balance</div><div><b>-£${point(total(main.rows, -1))}</b><br>Total outgoings</div><div><b>+£${point(total(main.rows, 1))}</b><br>Total deposits</div></div>` : ''}${grid(sheet.part.map(one(0)).join(''))}${foot}`);
  const potPage = `<h1>Holiday Pot statement</h1><p>${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')} · Pot type: Flexible savings</p><div class="tiles"><div><b>£${sign(pot.closing)}</b><br>Pot balance</div></div>${grid([...placed(pot.rows)].reverse().map(one(1)).join(''))}${foot}`;
  const about = '<h1>Important information</h1><p>Your eligible deposits are protected up to a total of £85,000.00 across Perch Bank brands. Complaints: write to us within 6 months of 31/12/2031.</p>';
  const facts = (type: string, no: string | null, { rows, closing }: typeof main) => truthOf({ account: account(`Perch Bank Limited|${who.person}|${type}|GBP`, no), period: { start, end }, closing, rows: rows.map((row) => rowOf(row, { shows: true })) });
  return { pages: [...pages, potPage, about], css: look("9pt/12pt 'Noto Sans CJK JP'|34pt 45pt 20pt 45pt|.logo{font:bold 24pt 'DejaVu Sans';color:#f43f5e}h1{font-size:14pt;line-height:20pt;margin-top:14pt}.tiles{display:flex;gap:30pt;margin:14pt 0}.k th{border-bottom:.8pt solid #334155;font-size:8pt;line-height:10pt}.k td{vertical-align:middle;padding:4pt 0;border-bottom:.3pt solid #e2e8f0}.foot{position:absolute;bottom:18pt;font-size:6.5pt;color:#64748b}"), statements: [facts('checking', number, main), facts('savings', number, pot)] };
}

export const families: Family[] = [
  family('ie-credit-union-shares-loan', 'en', 'savings', ['shares-and-loan', 'in-before-out', 'interest-column'], creditUnion),
  family('gb-business-paid-out-in', 'en', 'checking', ['date-once-a-day', 'day-end-balance', 'carry-lines', 'overdrawn-letter'], current),
  family('gb-card-transaction-posted', 'en', 'credit-card', ['cr-suffix', 'no-year', 'transaction-before-posting'], card),
  family('gb-society-annual', 'en', 'savings', ['side-panel', 'in-before-out', 'few-rows', 'two-accounts'], society, [841.89, 595.28]),
  family('gb-app-pot', 'en', 'checking', ['newest-first', 'no-opening', 'middle-aligned', 'two-accounts'], app),
];
