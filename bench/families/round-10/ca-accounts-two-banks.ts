import type { Random } from '../../../corpus/generator/random.ts';
import { type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  mon,
  outIn,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Block, flow, longDay, spanOfDays, US_PEOPLE } from './blocks-en.ts';

/**
 * Two large Canadian banks: a personal account whose dates stand once a day and whose balance at its end; a business account in
 * typewriter print with the description first, days as `MAR03` and an `OD` behind an overdrawn balance.
 */

const PERSONAL: readonly Sort[] = [
  ['Contactless Interac purchase - ####|OAKMERE MKT ##', -9_000, -300],
  ['Visa Debit purchase - ####|CLOUDLARK.EXAM', -5_000, -899],
  ['e-Transfer sent {R QUIMBY;Bix Hollander} ~~####', -60_000, -1_000],
  ['Misc Payment|TRIRIVER HYDRO', -24_000, -4_000],
  ['ATM withdrawal - ~~######', -30_000, -2_000],
  ['Online Banking transfer - ####', -70_000, -1_000],
  ['Bill payment - #### {PELL WATER;DUNMERE TAX}', -40_000, -3_500],
  ['Payroll Deposit|FENWICKER PLUMB', 110_000, 240_000],
  ['e-Transfer - Autodeposit T AMBERLY|~#~~####~#####', 2_000, 50_000],
  ['Mobile cheque deposit - ####', 4_000, 80_000],
];

const money = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;

function personal(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([29, 30, 31]));
  const who = random.pick(US_PEOPLE);
  const number = `0${random.digits(4)}-${random.digits(7)}`;
  const { opening, rows, closing } = booked(random, { start, end, sorts: PERSONAL }, 8, 84, [20_000, 500_000]);
  const w = [44, 246, 80, 80, 82];
  const head = table(w, heads('llrrr', 'Date|Description|Withdrawals ($)|Deposits ($)|Balance ($)'), 'h');
  const blocks: Block[] = [
    {
      html: `<h2>Details of your account activity</h2>${head}${table(w, cells('llrrr', ['', 'Opening Balance', '', '', money(opening)]), 't')}`,
      h: 56,
      again: `<h2>Details of your account activity - continued</h2>${head}`,
    },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'llrrr',
            [
              one.firstOfDay ? `${day(one.date, 'd')} ${mon(one.date)}` : '',
              joined(one.lines),
              ...outIn(one.amount, point).split('|'),
              one.lastOfDay ? money(one.balance) : '',
            ],
            [0, at],
          ),
          `t ${one.lastOfDay ? 'u' : ''}`,
        ),
        h: 14 + 10 * (one.lines.length - 1),
      }),
    ),
    { html: table(w, cells('llrrr', ['', '<b>Closing Balance</b>', '', '', `<b>$${money(closing)}</b>`]), 't'), h: 18 },
  ];
  const title = `<div class="st"><b>Your Maplegate personal banking account statement</b><br>From ${longDay(start)} to ${longDay(end)}</div>`;
  const front = `<div class="sp"><div class="to"><b class="logo">Maplegate Royal Bank</b><br>P.O. Box 9953 STN A, Ottermouth ON M5W 9A9<br><br><span class="cd">MGRB${random.digits(12)}_${random.digits(4)}</span><br>${who}<br>220 LARCH AVE<br>PELLMOOR ON N0N 0X0</div><div>${title}<p class="nr"><b>Your account number:</b> ${number}</p><p class="nr"><b>How to reach us:</b><br>1-800 555-0111<br>www.maplegate.example/deposits</p></div></div><h2>Summary of your account for this period</h2><p><b>Maplegate Day to Day Banking</b> &nbsp; ${number}</p><p class="g">Maplegate Royal Bank of Canada<br>${random.digits(3)} FOUNDRY COURT, DUNMERE ON N0N 0X1</p>${table([300, 30, 110], cells('lrr', [`Your opening balance on ${longDay(start)}`, '', `$${money(opening)}`]) + cells('lrr', ['Total deposits into your account', '+', point(total(rows, 1))]) + cells('lrr', ['Total withdrawals from your account', '&ndash;', point(total(rows, -1))]) + cells('lrr', [`<b>Your closing balance on ${longDay(end)}</b>`, '<b>=</b>', `<b>$${money(closing)}</b>`]), 's')}`;
  const pages = flow(
    blocks,
    360,
    620,
    (html, at, count) =>
      `${at === 0 ? front : title}${html}<div class="ft"><span>${random.digits(5)}</span><span>${at + 1} of ${count}</span></div>`,
  );
  pages[pages.length - 1] +=
    '<div class="end">Please check this Account Statement without delay and advise us of any error or omission within 45 days of the statement date. GST Reg. No. R105199999.</div>';
  return drawnOf(
    pages,
    look(
      '8pt/10pt Liberation Sans|30pt 40pt|.logo{font-size:13pt;line-height:18pt;color:#00386b}.to{width:280pt;height:140pt}.cd{font-size:5.5pt}.st{font-size:9pt;line-height:13pt;margin-bottom:6pt}.nr{margin-top:6pt}.g{color:#666;font-size:7pt}h2{font-size:11pt;line-height:16pt;margin-top:10pt;color:#00386b;border-top:1pt solid #00386b}.h th{font-weight:bold;background:#e6eef5;padding:2pt 0}.t td{padding:2pt 0 2pt}.u{border-bottom:0.4pt solid #bbb}.s td{padding-top:3pt}.ft{position:absolute;left:40pt;right:40pt;bottom:14pt;display:flex;justify-content:space-between;font-size:6.5pt}.end{position:absolute;left:40pt;right:40pt;bottom:26pt;font-size:6.5pt;line-height:8pt}',
    ),
    {
      account: account(`Maplegate Royal Bank|${who}|checking|CAD`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) => rowOf(one, { shows: one.lastOfDay })),
    },
  );
}

const BUSINESS: readonly Sort[] = [
  ['SEND E-TFR ***~~~', -120_000, -4_000],
  ['OAKMERE MKT #### {_F;_V}', -14_000, -600],
  ['CHQ#00###-##########', -250_000, -9_000],
  ['GST-P #### TXINS', -90_000, -9_000],
  ['TRIRIVER HYDRO   BPY', -48_000, -8_000],
  ['~~### TFR-TO ~/C', -200_000, -10_000],
  ['MONTHLY PLAN FEE', -1_900, -1_900],
  ['PTWY PAYROLL   PAY', -460_000, -90_000],
  ['E-TRANSFER ***~#~', 10_000, 240_000],
  ['MOBILE DEPOSIT', 20_000, 380_000],
  ['SWIPEWELL   MSP', 4_000, 320_000],
];

function typed(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([29, 31, 32]), '2022-10-31', 1100);
  const number = `${random.digits(4)}-${random.digits(7)}`;
  const who = random.pick(['FENWICKER PLUMBING LTD.', '2491999 ONTARIO INC.', 'OAKHURST BAKEHOUSE CORP']);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: BUSINESS, floor: -400_000n },
    24,
    110,
    [40_000, 1_200_000],
  );
  const caps = (iso: string) => `${mon(iso).toUpperCase()}${day(iso, 'dd')}`;
  const od = (value: bigint) => `${point(value)}${value < 0n ? 'OD' : '&nbsp;&nbsp;'}`;
  const w = [190, 95, 95, 55, 95];
  const head = table(w, heads('lrrcr', 'DESCRIPTION|CHEQUE/DEBIT|DEPOSIT/CREDIT|DATE|BALANCE'), 'h');
  const again = head;
  const blocks: Block[] = [
    { html: head + table(w, cells('lrrcr', ['BALANCE FORWARD', '', '', caps(start), od(opening)]), 't'), h: 34, again },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'lrrcr',
            [
              joined(one.lines),
              ...outIn(one.amount, point).split('|'),
              caps(one.date),
              one.lastOfDay ? od(one.balance) : '',
            ],
            [0, at],
          ),
          't',
        ),
        h: 11.5,
      }),
    ),
    {
      html: `<div class="cr">${table([60, 100, 60, 120], cells('llrr', ['', '', 'No.', 'Amount']) + cells('llrr', ['', 'Credits', `${rows.filter(({ amount }) => amount > 0n).length}`, point(total(rows, 1))]) + cells('llrr', ['', 'Debits', `${rows.filter(({ amount }) => amount < 0n).length}`, point(total(rows, -1))]))}<p>MONTHLY AVER. CR. BAL. $${point(closing > 0n ? closing : 1_204n)} &nbsp; MONTHLY MIN. BAL. ${od(rows.reduce((least, { balance }) => (balance < least ? balance : least), opening))}</p></div>`,
      h: 70,
    },
  ];
  const slash = (iso: string) => `${mon(iso).toUpperCase()} ${day(iso, 'dd/yy')}`;
  const top = (at: number, count: number) =>
    `<div class="sp"><div><b class="logo">TRUSTDALE</b><br>PELLMOOR MAIN &amp; 4TH<br>${random.digits(3)} MAIN ST E<br>PELLMOOR, ON N0N 0X2<br><br>${at === 0 ? `${who}<br>14 MILL RISE UNIT 3<br>PELLMOOR ON N0N 0X3<br>` : ''}</div><div class="sm"><b>Statement of Account</b><table><tr><td>Branch No.</td><td>Account No.</td></tr><tr><td>${number.slice(0, 4)}</td><td>${number}</td></tr><tr><td>Account Type</td><td>Statement From - To</td></tr><tr><td>BASIC BUSINESS PLAN</td><td>${slash(start)} - ${slash(end)}</td></tr><tr><td></td><td>Page ${at + 1} of ${count}</td></tr></table></div></div>`;
  const pages = flow(
    blocks,
    520,
    520,
    (html, at, count) =>
      `${top(at, count)}<div class="m">${html}</div><div class="ft">Please ensure you immediately review this statement. You have 30 days from the statement date to report any errors. Accounts issued by: THE TRUSTDALE BANK &nbsp; T1-${random.digits(4)}</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt Liberation Sans|30pt 36pt|.logo{font-size:16pt;line-height:22pt;color:#00703c}.m{font-family:'Liberation Mono';font-size:8pt;line-height:11pt;margin-top:12pt}.h th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:bold}.sm td{padding:1pt 14pt 1pt 0;font-size:7.5pt}.cr{margin-top:12pt;border-top:0.5pt solid #000}.ft{position:absolute;left:36pt;right:36pt;bottom:20pt;font-size:6.5pt;line-height:8pt;border-top:0.5pt solid #000}",
    ),
    {
      account: account(`THE TRUSTDALE BANK|${who}|checking|CAD`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) =>
        rowOf({ ...one, lines: [one.lines.join(' ').replace(/ +/g, ' ')] }, { shows: one.lastOfDay }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'ca-personal-once-a-day',
    'en',
    'checking',
    ['date-once-a-day', 'day-end-balance', 'no-year', 'year-crossing'],
    personal,
    LETTER,
  ),
  family(
    'ca-business-description-first',
    'en',
    'checking',
    ['description-first', 'glued-dates', 'od-suffix', 'monospace', 'year-crossing'],
    typed,
    LETTER,
  ),
];
