import type { Random } from '../../../corpus/generator/random.ts';
import { type Family, LETTER } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, type Move, periodOf, point, rowOf, type Sort, table, total } from '../kit.ts';
import { rowAttribute } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Block, dailyBalances, flow, legal, longDay, section, US_FIRMS, US_PEOPLE } from './blocks-en.ts';

/**
 * Two large American banks' checking accounts, as downloaded: sections with totals, a list of checks and daily balances;
 * the same with the checks in two columns and a subtotal per card.
 */

const CARD: readonly Sort[] = [
  ['Card Purchase {=mm/dd} Oakmere Market ### Pellmoor TX Card 4417', -14_000, -450],
  ['Card Purchase With Pin {=mm/dd} Gas-N-Roam #### Dunmere TX Card 4417', -7_500, -1_900],
  ['Recurring Card Purchase {=mm/dd} Cloudlark Storage 800-555-01## CA Card 4417', -4_000, -999],
  ['ATM Withdrawal {=mm/dd} ### W Larch Ave Pellmoor TX Card 4417', -40_000, -4_000],
  ['Card Purchase {=mm/dd} Sq *The Bent Spoon 512-555-01## TX Card 4417', -6_000, -700],
];
const ELECTRONIC: readonly Sort[] = [
  ['Orig CO Name:Tri-River Energy Orig ID:74109##### Desc Date:{=mmdd} CO Entry|Descr:Bill Pay Sec:PPD Trace:1110000####### Eed:{=yymmdd} Ind ID:###########|Ind Name:Fenwicker Plumb Trn: 0#########Tc', -60_000, -4_100],
  ['Orig CO Name:Payfold Payroll Orig ID:92211##### Desc Date:{=yymmdd} CO Entry|Descr:Fees Sec:CCD Trace:0210000####### Eed:{=yymmdd} Ind ID:##~#####|Ind Name:~~ LLC Trn: 0#########Tc', -420_000, -9_900],
  ['{=mm/dd} Online Payment ########### To Harbor Mutual Lease', -190_000, -20_000],
  ['{=mm/dd} Online Transfer To Chk ...#### Transaction: ###########', -150_000, -5_000],
];
const IN: readonly Sort[] = [
  ['Remote Online Deposit #', 24_000, 410_000],
  ['Orig CO Name:Swipewell Orig ID:41208##### Desc Date:{=yymmdd} CO Entry|Descr:Payout Sec:CCD Trace:0910000####### Eed:{=yymmdd} Ind ID:St-~#~#~#~#', 9_000, 280_000],
  ['Deposit ##########', 30_000, 160_000],
  ['Zelfast Payment From {Rhoda Quimby;Bix Hollander;T Amberly} ###########', 4_000, 90_000],
];

function business(random: Random) {
  const { start, end } = periodOf(random);
  const who = random.pick(US_FIRMS);
  const number = `0000007${random.digits(8)}`;
  const opening = BigInt(random.integer(2_500_000, 5_000_000));
  const parts: [string, string, Move[]][] = [
    ['DEPOSITS AND ADDITIONS', 'Deposits and Additions', section(random, start, end, random.integer(6, 16), IN)],
    ['CHECKS PAID', 'Checks Paid', section(random, start, end, random.integer(2, 7), [['', -210_000, -9_000]])],
    ['ATM & DEBIT CARD WITHDRAWALS', 'ATM & Debit Card Withdrawals', section(random, start, end, random.integer(10, 34), CARD)],
    ['ELECTRONIC WITHDRAWALS', 'Electronic Withdrawals', section(random, start, end, random.integer(5, 14), ELECTRONIC)],
    ['FEES', 'Fees', section(random, end, end, 1, [['Monthly Service Fee', -1_500, -1_500]])],
  ];
  const all = parts.flatMap(([, , rows]) => rows);
  const closing = opening + total(all);
  const dollar = (value: bigint, at: number, form = point(value)) => (at === 0 ? `$${form}` : form);
  let row = 0;
  const first = 1020 + random.integer(0, 400);
  const title = (name: string, head: string, note = '') => `<div class="bar"><b>${name}</b>${note}</div>${head}`;
  const blocks = parts.flatMap(([caps, name, rows]): Block[] => {
    const checks = name === 'Checks Paid';
    const w = checks ? [90, 240, 90, 110] : [50, 400, 80];
    const al = checks ? 'llcr' : 'llr';
    const head = table(w, heads(al, checks ? 'CHECK NO.|DESCRIPTION|DATE<br>PAID|AMOUNT' : 'DATE|DESCRIPTION|AMOUNT'), 'h');
    const shut = checks ? '<p class="n">If you see a description in the Checks Paid section, it means that we received only electronic information about the check, not the original or an image of the check. ^ An image of this check may be available for you to view online.</p>' : '';
    return [
      { html: title(caps, head), h: 46, again: title(caps, head, ' <i>(continued)</i>') },
      ...rows.map((one, at): Block => {
        const values = checks
          ? [`${first + at} ^`, '', day(one.date, 'mm/dd'), dollar(one.amount, at)]
          : [day(one.date, 'mm/dd'), joined(one.lines), dollar(one.amount, at)];
        return { html: table(w, cells(al, values, [0, row++]), 't'), h: 12 + 10 * (one.lines.length - 1) };
      }),
      { html: `${table([430, 100], cells('lr', [`<b>Total ${name}</b>`, `<b>$${point(total(rows))}</b>`]), 'tt')}${shut}`, h: checks ? 46 : 26 },
    ];
  });
  const daily = dailyBalances(opening, all);
  const third = Math.ceil(daily.length / 3);
  const grid = Array.from({ length: third }, (_, at) =>
    cells('lrclrclr', [0, 1, 2].flatMap((c) => {
      const one = daily[c * third + at];
      return [...(one ? [day(one[0], 'mm/dd'), dollar(one[1], at)] : ['', '']), ...(c < 2 ? [''] : [])];
    })),
  ).join('');
  blocks.push({ html: `<div class="bar"><b>DAILY ENDING BALANCE</b></div>${table([50, 90, 40, 50, 90, 40, 50, 90], heads("lrclrclr", "DATE|AMOUNT||DATE|AMOUNT||DATE|AMOUNT") + grid, 'd')}`, h: 44 + third * 12, again: '' });
  const line = (name: string, count: string, sum: string) => cells('lrr', [name, count, sum]);
  const summary = `<div class="bar"><b>CHECKING SUMMARY</b> &nbsp; Foundry Business Checking</div>${table([230, 90, 110], `${line('', 'INSTANCES', 'AMOUNT')}${line('<b>Beginning Balance</b>', '', `<b>$${point(opening)}</b>`)}${parts.map(([, name, rows]) => line(name, `${rows.length}`, `${name.startsWith('Dep') ? '' : '-'}${point(total(rows))}`)).join('')}${line('<b>Ending Balance</b>', `<b>${all.length}</b>`, `<b>$${point(closing)}</b>`)}`, 's')}<p class="n">The monthly service fee of $15.00 was not waived: the minimum daily ending balance of $2,000.00 was not kept on 4 days.</p>`;
  const top = (at: number, count: number) => `<div class="top"><span class="logo">${at === 0 ? 'CORDWAIN' : ''}</span><span class="per">${longDay(start)} through ${longDay(end)}<br>Account Number: <b>${number}</b></span></div><div class="pg">Page <b>${at + 1}</b> of <b>${count}</b></div>`;
  const front = `<div class="sp"><div class="win"><p>Cordwain Bank, N.A.<br>P O Box 99 2051<br>Tollbridge, OH 43299-2051</p><p class="dre">0${random.digits(7)} DRE 201 219 ${random.digits(5)} NNNNNNNNNNN 1 000000000 64 0000</p><p>${who.replace('&', '&amp;')}<br>14 MILL RISE STE ${random.digits(3)}<br>PELLMOOR TX 78999-${random.digits(4)}</p></div><div class="svc"><b>CUSTOMER SERVICE INFORMATION</b><table><tr><td>Web site:</td><td>cordwain.example</td></tr><tr><td>Service Center:</td><td>1-800-555-0142</td></tr><tr><td>Para Espanol:</td><td>1-888-555-0109</td></tr><tr><td>International Calls:</td><td>1-713-555-0179</td></tr></table></div></div>`;
  const pages = flow(blocks, 290, 630, (html, at, count) => `${top(at, count)}${at === 0 ? front + summary : ''}${html}`);
  pages.push(`${top(pages.length, pages.length + 1).replace('of <b>', 'of <b>')}<div class="law">${legal(['<b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> Call or write us at the phone number or address on the front of this statement if you think your statement or receipt is incorrect. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem appeared, with your name, account number and the dollar amount of the suspected error. If we take more than 10 business days we will credit your account for the amount you think is in error.', '<b>Effective January 1, 2026</b> the fee for a cashier check is $10.00 (was $8.00) and for an incoming wire $15.00.'])}</div>`);
  const count = pages.length;
  const fixed = pages.map((page) => page.replace(/of <b>\d+<\/b><\/div>/, `of <b>${count}</b></div>`));
  let at = -1;
  const rows = parts.flatMap(([, name, some]) =>
    some.map((one, n) => {
      at += 1;
      if (name !== 'Checks Paid') return rowOf(one);
      const ref = `${first + n}`;
      return rowOf(one, { description: '', reference: ref, alsoAccepted: ['^', `${ref} ^`, ref, `Check ${ref}`, 'CHECKS PAID', 'Checks Paid'] });
    }),
  );
  return drawnOf(fixed, look('7.5pt/10pt Liberation Sans|26pt 40pt|.top{display:flex;justify-content:space-between;height:52pt}.logo{font-weight:bold;font-size:19pt;line-height:24pt}.pg{text-align:right;font-size:6.5pt;height:14pt}.bar{border:0.7pt solid #000;padding:2pt 4pt;margin:10pt 0 3pt;font-size:8.5pt}.win{height:120pt}.win p{margin-bottom:9pt}.dre{font-size:5pt}.svc{width:230pt;background:#e7e7e7;padding:6pt;height:70pt}.svc td{padding-right:14pt}.t td{padding-top:2pt}.h th{font-size:6.5pt;vertical-align:bottom}.tt{border-top:0.5pt solid #000;margin-top:2pt}.n{font-size:6.5pt;line-height:8pt;margin-top:3pt}.d td{padding-top:2pt}.law p{margin-top:10pt;font-size:8pt}'), {
    account: account(`Cordwain Bank, N.A.|${who}|checking|USD`, number), period: { start, end }, opening, closing, rows,
  });
}

const SUBS: readonly Sort[] = [
  ['CHECKCARD {=mmdd} OAKMERE MARKET ### PELLMOOR NC ####4025############', -12_000, -500],
  ['PURCHASE {=mmdd} GASNROAM #### DUNMERE NC', -6_000, -1_500],
  ['CHECKCARD {=mmdd} CLOUDLARK.EXAMPLE/BILL 866-555-01## CA 2469216#############|RECURRING CKCD #### XXXXXXXXXXXX8841', -5_000, -900],
  ['CORDELL {=mm/dd} #00012345 WITHDRWL LARCH & 4TH PELLMOOR NC', -30_000, -4_000],
];
const OTHERS: readonly Sort[] = [
  ['TRIRIVER ENERGY DES:WEB PAY ID:######## INDN:{MARLA KESTREL;DEVIN OAKHURST} CO|ID:##########  WEB', -30_000, -4_000],
  ['Online Banking payment to CRD #### Confirmation ##########', -90_000, -5_000],
  ['Zelfast Transfer Conf no. ~#~~##~#~; {Quimby, Rhoda;Hollander, Bix}', -40_000, -1_500],
];
const ADDS: readonly Sort[] = [
  ['PAYFOLD INC DES:PAYROLL ID:######### INDN:KESTREL,MARLA T CO|ID:##########  PPD', 160_000, 290_000],
  ['BKOFTOLL ATM {=mm/dd} #0000####3 DEPOSIT LARCH & 4TH PELLMOOR NC', 5_000, 70_000],
  ['Online Banking transfer from SAV #### Confirmation ##########', 10_000, 60_000],
];

function twoColumns(random: Random) {
  const { start, end } = periodOf(random, random.pick([1, 12, 19]));
  const who = random.pick(US_PEOPLE);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const opening = BigInt(random.integer(900_000, 2_000_000));
  const adds = section(random, start, end, random.integer(3, 9), ADDS);
  const card = section(random, start, end, random.integer(8, 40), SUBS);
  const other = section(random, start, end, random.integer(3, 9), OTHERS);
  const checks = section(random, start, end, random.integer(0, 4) * 2 + 1, [['', -90_000, -3_000]]);
  const fee = random.chance(0.5) ? section(random, end, end, 1, [['Monthly Fee', -1_200, -1_200]]) : [];
  const all = [...adds, ...card, ...other, ...checks, ...fee];
  const closing = opening + total(all);
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const w = [60, 372, 90];
  let row = 0;
  const list = (name: string, rows: readonly Move[], sub = ''): Block[] => {
    const head = table(w, heads('llr', 'Date|Description|Amount'), 'h');
    const body = rows.map((one): Block => ({ html: table(w, cells('llr', [day(one.date, 'mm/dd/yy'), joined(one.lines), signed(one.amount)], [0, row++]), 't'), h: 15 + 10 * (one.lines.length - 1) }));
    const subtotal = `${table([432, 90], cells('lr', [`Subtotal for card account # ${sub}`, `<b>-$${point(total(rows))}</b>`]), 'tt')}`;
    return [
      { html: `<h2>${name}</h2>${head}${sub ? `<p class="acc">Card account # ${sub}</p>` : ''}`, h: sub ? 62 : 48, again: `<h2>${name} - continued</h2>${head}` },
      ...body,
      { html: `${sub ? subtotal : ''}${table([432, 90], cells('lr', [`<b>Total ${name.toLowerCase()}</b>`, `<b>${total(rows) < 0n ? '-' : ''}$${point(total(rows))}</b>`]), 'tt')}`, h: sub ? 40 : 24 },
    ];
  };
  const masked = `XXXX XXXX XXXX ${random.digits(4)}`;
  const blocks = [...list('Deposits and other additions', adds), ...list('ATM and debit card subtractions', card, masked), ...list('Other subtractions', other)];
  const half = Math.ceil(checks.length / 2);
  const from = 200 + random.integer(0, 700);
  const ref = (n: number) => `${from + n + (n > 2 ? 3 : 0)}`;
  const cell = (n: number) => {
    const one = checks[n];
    if (!one) return '<td colspan="3"></td>';
    return [day(one.date, 'mm/dd/yy'), `${ref(n)}${n === 3 ? '*' : ''}`, signed(one.amount)].map((value, c) => `<td class="${'lrr'[c]}" ${rowAttribute(0, row + n)}>${value}</td>`).join('');
  };
  const grid = Array.from({ length: half }, (_, at) => `<tr>${cell(at)}<td></td>${cell(half + at)}</tr>`).join('');
  blocks.push({ html: `<h2>Checks</h2>${table([60, 60, 110, 60, 60, 60, 110], heads('lrrclrr', 'Date|Check #|Amount||Date|Check #|Amount') + grid, 'd')}${table([432, 90], cells('lr', ['<b>Total checks</b>', `<b>-$${point(total(checks))}</b>`]) + cells('lr', ['<b>Total # of checks</b>', `<b>${checks.length}</b>`]), 'tt')}<p class="n">* There is a gap in sequential check numbers</p>`, h: 92 + half * 14, again: '' });
  row += checks.length;
  if (fee.length > 0) blocks.push(...list('Service fees', fee));
  const daily: [string, bigint][] = [[start, opening], ...dailyBalances(opening, all).filter(([date]) => date > start)];
  if (all.some(({ date }) => date === start)) daily[0] = [start, opening + total(all.filter(({ date }) => date === start))];
  const third = Math.ceil(daily.length / 3);
  blocks.push({ html: `<h2>Daily ledger balances</h2>${table([70, 90, 30, 70, 90, 30, 60, 82], heads('lrclrclr', 'Date|Balance ($)||Date|Balance($)||Date|Balance ($)') + Array.from({ length: third }, (_, at) => cells('lrclrclr', [0, 1, 2].flatMap((c) => { const one = daily[c * third + at]; return [...(one ? [day(one[0], 'mm/dd'), signed(one[1])] : ['', '']), ...(c < 2 ? [''] : [])]; }))).join(''), 'd')}`, h: 48 + third * 14, again: '' });
  const title = `${who} &nbsp;|&nbsp; Account # ${number} &nbsp;|&nbsp; ${longDay(start)} to ${longDay(end)}`;
  const line = (name: string, value: string) => cells('lr', [name, value]);
  const front = `<div class="sp"><div class="win">P.O. Box 99284<br>Tollgate, DE 19899<p class="to">${who}<br>220 LARCH AVE APT ${random.digits(2)}<br>PELLMOOR, NC 28999-${random.digits(4)}</p></div><div class="svc"><b class="logo">BANK OF TOLLGATE</b><br><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>TDD/TTY users only: 1.800.555.0188<br>banktollgate.example<br>Bank of Tollgate, N.A.<br>P.O. Box 99118<br>Tampico, FL 33699-5118</div></div><h1>Your Advance Plus Banking</h1><p>for ${longDay(start)} to ${longDay(end)}</p><p class="ac">Account number: <b>${number}</b></p><h2>Account summary</h2><div class="sp">${table([230, 90], line(`Beginning balance on ${longDay(start)}`, `$${point(opening)}`) + line('Deposits and other additions', point(total(adds))) + line('ATM and debit card subtractions', `-${point(total(card))}`) + line('Other subtractions', `-${point(total(other))}`) + line('Checks', `-${point(total(checks))}`) + line('Service fees', `-${point(total(fee))}`) + line(`<b>Ending balance on ${longDay(end)}</b>`, `<b>$${point(closing)}</b>`), 's')}<div class="ad"><b>Send money with Zelfast</b><br>It is a fast way to split a $48.50 lunch with people you know. To begin, sign in by ${longDay(end)}.</div></div>`;
  const rest = flow(blocks, 640, 640, (html) => html);
  const count = rest.length + 2;
  const foot = (at: number) => `<div class="ft">Page ${at} of ${count}</div>`;
  const law = `<div class="tl">${title}</div><h2>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h2><div class="law">${legal(['<b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement.', '<b>Deposit agreement</b> - When you opened your account, you received a deposit agreement and fee schedule and agreed that your account would be governed by the terms of these documents.', '<b>Direct deposits</b> - If you have arranged to have direct deposits made to your account at least once every 60 days from the same person or company, you may call us to find out if the deposit was made as planned.', '© 2025 Bank of Tollgate Corporation. Member FDIC and Equal Housing Lender.'])}</div>${foot(2)}`;
  const pages = [`${front}<div class="pull">PULL: E  CYCLE: 5  SPEC: 0  DELIVERY: E  TYPE:  IMAGE: I  BC: NC</div>${foot(1)}`, law, ...rest.map((html, at) => `<div class="tl">${title}</div>${html}${foot(at + 3)}`)];
  const rows = all.map((one) => {
    const n = checks.indexOf(one);
    if (n < 0) return rowOf(one);
    return rowOf(one, { description: '', reference: ref(n), alsoAccepted: [ref(n), `${ref(n)}*`, `Check ${ref(n)}`, `Check # ${ref(n)}`, 'Checks'] });
  });
  return drawnOf(pages, look('8pt/11pt Liberation Sans|30pt 45pt|.win{width:250pt;height:130pt}.to{margin-top:40pt}.svc{width:200pt}.logo{font-size:13pt;line-height:24pt;color:#0a2a66}h1{font-size:16pt;line-height:22pt;color:#0a2a66}h2{font-size:12pt;line-height:18pt;color:#c8102e;margin-top:10pt}.h th,.d th{border-bottom:0.6pt solid #777;font-weight:bold}.t td{padding:2pt 0;border-bottom:0.3pt solid #ddd}.acc{font-weight:bold;margin-top:3pt}.tt td{padding-top:3pt}.d td{padding-top:3pt}.s td{padding:2pt 0;border-bottom:0.3pt solid #999}.ad{width:170pt;border:1pt solid #0a2a66;padding:8pt}.ac{text-align:right}.tl{font-size:7.5pt;border-bottom:0.6pt solid #000;margin-bottom:8pt}.ft{position:absolute;right:45pt;bottom:20pt;font-size:7pt}.pull{position:absolute;left:45pt;bottom:32pt;font-size:6pt}.law p{margin-bottom:8pt}.n{font-size:6.5pt}'), {
    account: account(`Bank of Tollgate, N.A.|${who}|checking|USD`, number.replaceAll(' ', '')), period: { start, end }, opening, closing, rows,
  });
}

export const families: Family[] = [
  family('us-business-checking-sections', 'en', 'checking', ['sections', 'check-list', 'daily-balances', 'long-descriptions'], business, LETTER),
  family('us-checking-two-column-checks', 'en', 'checking', ['sections', 'side-by-side', 'subtotals', 'legal-page'], twoColumns, LETTER),
];
