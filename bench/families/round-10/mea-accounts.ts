import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  pack,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';

/**
 * The Gulf's big bank (days such as 02MAR25, `Cr` behind the balance, carried and brought forward on every page), South Africa's (`Cr` marks money in, a
 * column of accrued charges beside the balance) and Kenya's mobile money (newest first, a summary by kind before the rows, a charge under each payment).
 */

const GULF = [
  [
    'POS-PURCHASE|CARD NO.421535XXXXXX####|{=dd-mm-yyyy} ##.##,AED|{LULUA HYPERMARKET DUBAI:AE;ENOX SITE 10## DUBAI:AE;NOONY FOOD DUBAI:AE}',
    -1_000,
    -90_000,
  ],
  ['ATM WITHDRAWAL|421535XXXXXX#### {=dd-mm-yyyy}|DEIRA CITY BRANCH', -20_000, -400_000],
  ['MOBN TRANSFER|AEDXX####|{AL NOOR AUTO SPARE PARTS LLC;RASHID MAHMOUD}|FAMILY SUPPORT', -30_000, -900_000],
  ['IPP TRANSFER IPP {=ddmmyyyy}|FROM {GULF PALM TRADING LLC;OMAR SIDDIQ}|INV ####', 50_000, 2_500_000],
  ['INWARD CLEARING CHEQUE NO. 000###', -100_000, -3_000_000],
  ['SALARY|WPS {JAN;MAR;NOV} EST ########', 600_000, 2_200_000],
  ['SWITCH TRANSACTION|VAT 5% ON CHARGES', -25, -525],
  ['DEWI BILL PAYMENT 20########', -15_000, -120_000],
  ['CHEQUE DEPOSIT|CDM JUMEIRAH ###', 100_000, 4_000_000],
] as const;

const gulf = family(
  'ae-current-brought-forward-cr',
  'en',
  'checking',
  ['glued-dates', 'cr-behind-balance', 'carried-forward', 'multi-line', 'bilingual', 'dates-in-text'],
  (random) => {
    const { start, end } = periodOf(random, 1, random.integer(1, 2));
    const { opening, rows, closing } = booked(random, { start, end, sorts: GULF }, 12, 100, [100_000, 9_000_000]);
    const holder = random.pick(['DESERT ROSE GENERAL TRADING LLC', 'MR IMRAN QURESHI', 'MS LAYLA HADDAD']);
    const number = `101${random.digits(10)}`;
    const code = iban('AE', `099000${number}`);
    const glued = (iso: string) => `${day(iso, 'dd')}${mon(iso).toUpperCase()}${day(iso, 'yy')}`;
    const cr = (value: bigint) => `${point(value)}${value < 0n ? 'Dr' : 'Cr'}`;
    const body = rows.map((move, at) => ({
      h: move.lines.length * 10 + 4,
      move,
      html: cells(
        'llrrr',
        [
          glued(move.date),
          joined(move.lines),
          move.amount < 0n ? point(move.amount) : '',
          move.amount > 0n ? point(move.amount) : '',
          cr(move.balance),
        ],
        [0, at],
      ),
    }));
    const parts = pack(body, ({ h }) => h, 440, 440);
    const title =
      '<tr class="h"><td>Date<br>التاريخ</td><td>Description<br>التفاصيل</td><td class="r">Debits<br>مدين</td><td class="r">Credits<br>دائن</td><td class="r">Balance<br>الرصيد</td></tr>';
    const pages = parts.map((part, p) => {
      const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.move.balance ?? 0n);
      const after = part.at(-1)?.move.balance ?? closing;
      const ends =
        p === parts.length - 1
          ? cells('llrrr', `|<b>CLOSING BALANCE</b>|||<b>${cr(closing)}</b>`)
          : cells('llrrr', `|CARRIED FORWARD|||${cr(after)}`);
      return `<div class="sp"><b class="logo">Bank of the Pearl Coast</b><b class="ar">كشف حساب</b></div><h2>STATEMENT OF ACCOUNT</h2><div class="two"><div>${holder}<br>P.O. BOX ${random.digits(5)}<br>DUBAI<br>UNITED ARAB EMIRATES</div><table class="i"><tr><td>Account Type</td><td>CURRENT ACCOUNT</td><td class="r">نوع الحساب</td></tr><tr><td>Account No</td><td>${number}</td><td class="r">رقم الحساب</td></tr><tr><td>IBAN</td><td>${code}</td><td class="r"></td></tr><tr><td>Currency</td><td>AED</td><td class="r">العملة</td></tr><tr><td>Branch</td><td>DEIRA MAIN</td><td class="r">الفرع</td></tr><tr><td>Period</td><td>From ${day(start, 'dd-mm-yyyy')} to ${day(end, 'dd-mm-yyyy')}</td><td class="r">الفترة</td></tr><tr><td>Page</td><td>${p + 1} of ${parts.length}</td><td class="r"></td></tr></table></div>
      ${table([58, 246, 74, 74, 84], `${title}${cells('llrrr', `|BROUGHT FORWARD|||${cr(before)}`)}${part.map(({ html }) => html).join('')}${ends}`, 'm')}<div class="ft">Any error or discrepancy must be notified to the bank within 30 days from the date of this statement, failing which the balance will be deemed correct. Call 600 54 ${random.digits(4)}. Bank of the Pearl Coast (P.J.S.C.) is licensed by the Central Bank. Paid up capital AED 6,316,598,253.00</div>`;
    });
    return drawnOf(
      pages,
      look(
        "8pt/10pt 'Liberation Sans','DejaVu Sans'|28pt 28pt|.logo{font-size:15pt;color:#072447;line-height:22pt}.ar{font-size:12pt;line-height:20pt}h2{font-size:10pt;margin:6pt 0}.two{display:flex;justify-content:space-between;margin:8pt 0 10pt}.i td{padding:1.5pt 8pt 1.5pt 0}.h td{background:#dfe6f0;font-weight:bold;padding:3pt 2pt}.m td{padding:2pt 2pt}.ft{position:absolute;bottom:18pt;left:28pt;right:28pt;font-size:6.5pt;line-height:8.5pt}",
      ),
      {
        account: {
          ...account(`Bank of the Pearl Coast|${holder}|checking|AED`, number),
          iban: code.replaceAll(' ', ''),
        } as ReturnType<typeof account>,
        period: { start, end },
        opening,
        closing,
        rows: rows.map((move) => rowOf(move, { shows: true })),
      },
    );
  },
);

const RAND = [
  ['POS Purchase {Checkerz Rosebank;Pick N Save Menlyn;Engel Garage 12} 481###*#### {=dd} {Mar;Apr}', -2_000, -150_000],
  ['FNX App Payment To {Plumber;Nandi;Levies} {Inv ###;Rent}', -10_000, -900_000],
  ['FNX App Transfer From {Savings;Pocket}', 5_000, 400_000],
  ['Magtape Credit {Karoo Consulting;Umzi Payroll} ######', 400_000, 3_500_000],
  ['Magtape Debit {Outsurer;Discova Life} #########', -20_000, -250_000],
  ['ATM Cash Fnx Menlyn 481###*####', -20_000, -300_000],
  ['Prepaid Airtime 08########', -1_000, -20_000],
  ['§Monthly Account Fee', -7_500, -24_000],
  ['§Int Pymt Fee- {Cloudbox;Streamvid}', -200, -900],
  ['Payshap Credit {Thabo;Lerato} Ref##', 5_000, 90_000],
] as const;

const rand = family(
  'za-current-cr-accrued-charges',
  'en',
  'checking',
  ['cr-marks-in', 'no-year', 'charges-column', 'turnover-at-end', 'overdrawn', 'misprint'],
  (random) => {
    const month = periodOf(random);
    const start = dayAfter(month.start, -1);
    const end = month.end;
    const {
      opening,
      rows: drawn,
      closing,
    } = booked(random, { start: month.start, end, sorts: RAND, floor: -1_500_000n }, 20, 110, [-300_000, 2_500_000]);
    // `#` stands for a digit in the texts that are drawn.
    const rows = drawn.map((move) => ({ ...move, lines: move.lines.map((line) => line.replace('§', '#')) }));
    const bad = random.chance(0.35) ? random.integer(2, rows.length - 3) : -1;
    const holder = random.pick(['*MS N P DLAMINI', '*KAROO PLUMBERS CC', '*MR J A VAN WYK']);
    const number = `62${random.digits(9)}`;
    const cr = (value: bigint, dr = '') => `${point(value)}${value > 0n ? 'Cr' : dr}`;
    const when = (iso: string) =>
      `${day(iso, 'd')} ${mon(iso, 'January February March April May June July August September October November December')} ${day(iso, 'yyyy')}`;
    const printed = rows.map((move, at) => (at === bad ? move.balance + 9_000n : move.balance));
    const fees = rows.map((move) =>
      /^(ATM|FNX App P|Magtape D)/.test(move.lines[0] ?? '') ? point(BigInt(move.ref.charCodeAt(0) * 15)) : '',
    );
    const body = rows.map((move, at) =>
      cells(
        'llrrr',
        [
          `${day(move.date, 'dd')} ${mon(move.date)}`,
          text(move.lines[0] ?? ''),
          cr(move.amount),
          cr(printed[at] ?? 0n),
          fees[at] ?? '',
        ],
        [0, at],
      ),
    );
    const outs = inOrOut(rows, -1);
    const ins = inOrOut(rows, 1);
    const ends = `<div class="two e"><table><tr><td><b>Closing Balance</b></td><td class="r"><b>${point(closing)} ${closing < 0n ? 'Dr' : 'Cr'}</b></td></tr></table></div><h3>Turnover for Statement Period</h3><table class="s"><tr><td>No. Credit Transactions</td><td class="r">${ins.length}</td><td class="r">${point(total(rows, 1))}Cr</td></tr><tr><td>No. Debit Transactions</td><td class="r">${outs.length}</td><td class="r">${point(total(rows, -1))}Dr</td></tr></table><p class="n">Please contact us within 30 days from your statement date, should you wish to query an entry. Prime lending rate 10.50% at ${when(end)}. First Northern Bank, a division of Northrand Bank Limited. Reg No 1929/00${random.digits(4)}/06. VAT Reg 421010${random.digits(4)}.</p>`;
    const first = `<div class="two"><div class="ad">${holder}<br>PO BOX ${random.digits(4)}<br>MENLYN<br>0063</div><div class="r">Universal Branch Code 250${random.digits(3)}<br>Customer VAT Registration Number: Not Provided<br>Lost Cards 087 575 9${random.digits(3)}<br>Relationship Manager 087 575 94${random.digits(2)}</div></div><h2>FNX Premier Cheque Account : ${number}</h2><div class="sp"><span>Tax Invoice/Statement Number : ${random.integer(12, 190)}</span></div><div>Statement Period : ${when(start)} to ${when(end)}<br>Statement Date : ${when(end)}</div>
    <div class="two"><div><h3>Statement Balances</h3><table class="s"><tr><td>Opening Balance</td><td class="r">${point(opening)} ${opening < 0n ? 'Dr' : 'Cr'}</td></tr><tr><td>Closing Balance</td><td class="r">${point(closing)} ${closing < 0n ? 'Dr' : 'Cr'}</td></tr><tr><td>VAT Inclusive Charges @ 15%</td><td class="r">24.13 Dr</td></tr><tr><td>Total VAT (ZAR)</td><td class="r">24.13 Dr</td></tr></table></div><div><h3>Bank Charges</h3><table class="s"><tr><td>Service Fees</td><td class="r">185.00 Dr</td></tr><tr><td>Cash Deposit Fees</td><td class="r">0.00</td></tr><tr><td>Cash Handling Fees</td><td class="r">0.00</td></tr><tr><td>Other Fees</td><td class="r">12.40 Dr</td></tr></table></div><div><h3>Interest Rate</h3><table class="s"><tr><td>Credit Rate</td><td class="r">Tiered</td></tr><tr><td>Debit Rate</td><td class="r">17.75%</td></tr></table></div></div>`;
    const parts = pack(body, () => 12.5, 300, 480);
    const pages = parts.map(
      (part, p) =>
        `<div class="sp"><b class="logo">First Northern Bank</b><span class="r">Page ${p + 1} of ${parts.length}<br>Delivery Method E1 R04<br>${p > 0 ? `${number} &nbsp; ${when(end)}` : ''}</span></div>${p === 0 ? first : ''}<h3>Transactions in RAND (ZAR)</h3>${table([42, 262, 74, 84, 62], cells('llrrr', 'Date|Description|Amount|Balance|Accrued<br>Bank<br>Charges', null, 'th') + part.join(''), 'm')}${p === parts.length - 1 ? ends : ''}`,
    );
    return drawnOf(
      pages,
      look(
        "8pt/10.5pt 'Liberation Sans'|30pt 32pt|.logo{font-size:15pt;color:#00a0a6;line-height:22pt}.two{display:flex;gap:26pt;margin:10pt 0}.two>div{flex:1}.ad{font-size:9pt;line-height:12pt}h2{font-size:11pt;margin:10pt 0 4pt}h3{font-size:8.5pt;border-bottom:1pt solid #00a0a6;margin:8pt 0 3pt}.s{width:100%}.s td{padding:1pt 0}th{vertical-align:bottom;border-bottom:.6pt solid #999;font-weight:bold;line-height:9pt}.m td{padding:1pt 0}.m tr:nth-child(odd) td{background:#f2f7f7}.e table{width:230pt}.n{font-size:6.5pt;line-height:8.5pt;margin-top:12pt}",
      ),
      {
        account: account(`First Northern Bank|${holder.replace('*', '')}|checking|ZAR`, number),
        period: { start, end },
        opening,
        closing,
        status: bad >= 0 ? 'failed' : 'verified',
        rows: rows.map((move, at) => rowOf({ ...move, balance: printed[at] ?? 0n }, { shows: true })),
      },
    );
  },
);

const MOBILE = [
  ['Customer Transfer to -|07******## {FAITH WANJIRU;BRIAN OTIENO}', -5_000, -600_000],
  ['Pay Bill Online to 888### -|{KENPOWER PREPAID;ZUKI FIBRE} Acc.|#########', -20_000, -450_000],
  ['Merchant Payment Online to|50#### - {NAIVASI SUPERMARKET;MAMA NJERI CHEMIST}', -3_000, -300_000],
  ['Customer Withdrawal At Agent|Till 23#### - Jirani Comms|Kawangware', -50_000, -900_000],
  ['Funds received from -|07******## {KEVIN KIPTOO;GRACE ACHIENG}', 10_000, 900_000],
  ['Deposit of Funds at Agent|Till 45#### - Duka Moja|Thika', 50_000, 2_000_000],
  [
    'Business Payment from|3{00;01}#### - Simba Bank via API.|Original conversation ID is|~~########.',
    100_000,
    4_500_000,
  ],
  ['Airtime Purchase', -1_000, -10_000],
] as const;
const KINDS = [
  ['SEND MONEY:', /^Customer Transfer to/],
  ['RECEIVED MONEY:', /^Funds received/],
  ['AGENT DEPOSIT:', /^Deposit/],
  ['AGENT WITHDRAWAL:', /^Customer Withdrawal/],
  ['LIPA NA MOBI (PAYBILL):', /^Pay Bill/],
  ['LIPA NA MOBI (BUY GOODS):', /^Merchant/],
] as const;

const wallet = family(
  'ke-wallet-mobile-newest-first',
  'en',
  'unknown',
  ['newest-first', 'summary-before', 'charges-as-rows', 'hours', 'no-opening', 'wrapped-receipts'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random, 1, random.integer(1, 3));
    const drawn = booked(random, { start, end, sorts: MOBILE, floor: 60_000n }, 20, 70, [80_000, 3_000_000]);
    let running = drawn.opening;
    const rows: (Move & { hour: string; receipt: string })[] = [];
    drawn.rows.forEach((move, at) => {
      const hour = `${hourOf(at, drawn.rows.length)}:${move.ref.slice(0, 1)}${move.ref.slice(1, 2)}`.replace(
        /:([6-9])(\d)$/,
        ':4$2',
      );
      const receipt = `T${'ABCDEFGHJKLM'[Number(move.date.slice(5, 7)) - 1]}${'123456789ABCDEFGHIJKLMNOPQRSTUV'[Number(move.date.slice(8)) - 1]}${move.ref.slice(0, 1)}${random.pick(['XQ', 'RT', 'KM'])}${move.ref.slice(1, 5)}`;
      running += move.amount;
      rows.push({ ...move, balance: running, hour, receipt });
      const fee = /^Customer Transfer/.test(move.lines[0] ?? '')
        ? 'Customer Transfer of Funds|Charge'
        : /^Pay Bill/.test(move.lines[0] ?? '')
          ? 'Pay Bill Charge'
          : /^Customer W/.test(move.lines[0] ?? '')
            ? 'Withdrawal Charge'
            : '';
      if (!fee) return;
      const amount = BigInt(-random.pick([700, 1_300, 2_300, 2_900]));
      running += amount;
      rows.push({ ...move, lines: fee.split('|'), amount, balance: running, hour, receipt });
    });
    const holder = random.pick(['MERCY ATIENO OLUOCH', 'PATRICK MUTHUI KARIUKI']);
    const number = `25472${random.digits(7)}`;
    const kind = (label: string, test: (first: string) => boolean) => {
      const some = rows.filter(({ lines }) => test(lines[0] ?? ''));
      return cells('lrr', [label, point(total(some, 1)), point(total(some, -1))]);
    };
    const known = (first: string) => KINDS.some(([, pattern]) => pattern.test(first) && !/of Funds$/.test(first));
    const summary = `<h3>SUMMARY</h3>${table([200, 120, 120], heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') + KINDS.map(([label, pattern]) => kind(label, (first) => pattern.test(first) && !/of Funds$/.test(first))).join('') + kind('OTHERS:', (first) => !known(first)) + cells('lrr', `<b>TOTAL:</b>|<b>${point(total(rows, 1))}</b>|<b>${point(total(rows, -1))}</b>`), 's')}`;
    const body = rows
      .map((move, at) => ({
        h: Math.max(2, move.lines.length) * 10 + 6,
        html: cells(
          'lllcrrr',
          [
            move.receipt,
            `${move.date}<br>${move.hour}`,
            joined(move.lines),
            'Completed',
            move.amount > 0n ? point(move.amount) : '',
            move.amount < 0n ? point(move.amount) : '',
            point(move.balance),
          ],
          [0, at],
        ),
      }))
      .reverse();
    const summed = random.chance(0.7);
    const parts = pack(body, ({ h }) => h, 390, 610);
    const facts = `<table class="i">${[
      ['Customer Name:', holder],
      ['Mobile Number:', number],
      ['Email Address:', 'm*****@mail.example'],
      ['Date of Statement:', wordy(dayAfter(end, 1))],
      ['Statement Period:', `${wordy(start)} - ${wordy(end)}`],
    ]
      .map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`)
      .join('')}</table>`;
    const pages = parts.map(
      (part, p) =>
        `${p === 0 ? `<div class="sp"><b class="logo">mobi-pesa</b><b>MOBI-PESA STATEMENT</b></div>${facts}${summed ? summary : ''}<h3>DETAILED STATEMENT</h3>` : ''}${table([66, 62, 150, 58, 62, 66, 66], heads('lllcrrr', 'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance').replace('Completion Time', 'Completion<br>Time').replace('Transaction Status', 'Transaction<br>Status') + part.map(({ html }) => html).join(''), 'm')}<div class="ft"><span>Disclaimer: amounts are in Kenya Shillings (KES). This record is produced for your personal use and is not transferable. For self-help dial *334#.</span><span>Page ${p + 1} of ${parts.length}</span></div>`,
    );
    const truth = truthOf({
      account: account(`mobi-pesa|${holder}|unknown|KES`, number),
      period: { start, end },
      rows: rows.map((move) => rowOf(move, { shows: true, reference: move.receipt })),
      ...(summed ? {} : { status: 'unverifiable' as const, unbound: [0] }),
    });
    return {
      pages,
      css: look(
        "8pt/10pt 'Liberation Sans'|32pt 32pt|.logo{font-size:20pt;color:#43b02a;line-height:26pt}.i{margin:12pt 0}.i td{padding:2pt 16pt 2pt 0}h3{font-size:9pt;margin:10pt 0 4pt;color:#43b02a}th{background:#43b02a;color:#fff;padding:3pt 3pt}.s td{padding:2.5pt 3pt;border-bottom:.4pt solid #ccc}.m td{padding:3pt 3pt;border-bottom:.4pt solid #ccc}.ft{position:absolute;bottom:18pt;left:32pt;right:32pt;font-size:6.5pt;display:flex;justify-content:space-between}",
      ),
      statements: [truth],
    };
  },
);

export const families: Family[] = [gulf, rand, wallet];
