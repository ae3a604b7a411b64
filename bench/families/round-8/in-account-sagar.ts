import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { cycleOf, named, SHORT, sheets, told } from './asia-parts.ts';
import { INDIAN_FIRMS, INDIANS, rupees } from './in-parts.ts';

/**
 * Two Indian account statements: a firm's current account sideways, with a running number, one amount column and a column of DR and CR before the
 * balance, cheque number and branch behind it; and a savings account's part of a combined statement, zeros on the side that is not used, the
 * value date and the reference in words at the end of the text, a summary in one line of headings after the rows.
 */

const dmy = (iso: string): string => day(iso, 'dd/mm/yyyy');

const FIRM_SORTS: readonly (readonly [string, number, number])[] = [
  ['RTGS/SGRBR52024########/{LOTUS AGRO EXPORTS;PANCHAM WEAVES LLP}|/{ORBIT;MERIDIAN} BANK', 20_000_000, 95_000_000],
  ['NEFT/SGRBN###########/{GANGOTRI PACKAGING;BALSARAF TRADERS}|/{INV;BILL} ####/{=dd-mm-yy}', -18_000_000, -450_000],
  [
    'IMPS/P2A/4{1;2;3}##########/{R K ENGINEERING;ANAND TRANSPORT CO}|/{MERIDIAN BANK;ORBIT BANK}/PAYMENT',
    -4_500_000,
    -60_000,
  ],
  ['UPI/P2M/4###########/{Saffron Fuels;QuickKart Biz}/|Paid via app/{ORBIT BANK;SETU PAYMENTS}', -780_000, -9_900],
  ['CLG/CHQ PAID/{ANAND TRANSPORT CO;DINKAR STATIONERS;SELF}', -3_600_000, -250_000],
  ['BY CLG/######/{MERIDIAN BANK;JANATA SAHAKARI BANK}', 900_000, 24_000_000],
  ['GST TAX PAYMENT CPIN 24############', -9_000_000, -310_000],
  ['Consolidated Charges for A/c {=mm/yyyy}', -118_000, -1_770],
  ['CASH DEP/BNA/{SATARA ROAD;MARKET YARD}/{=dd/mm/yy}', 500_000, 19_900_000],
];

const FIRM_CSS = look(
  "7pt/9pt 'Liberation Sans'|30pt 36pt|h1{font-size:12pt;line-height:20pt;color:#7a1838}.grid td,.grid th{border:.5pt solid #888;padding:2pt 3pt}.grid th{background:#f3e7ec;font-weight:bold}.top td{padding:1pt 14pt 1pt 0}.mid{margin:6pt 0;font-weight:bold}.foot{position:absolute;bottom:16pt;left:36pt;right:36pt;font-size:6pt}.legend{font-size:6pt;line-height:8pt;margin-top:6pt;white-space:pre-line}",
);

const LEGEND = `Legends :
ICONN - Transaction through Internet Banking    VMT-ICON - Visa Money Transfer    AUTOSWEEP - Transfer to linked fixed deposit
CLG - Cheque Clearing Transaction    SMB - Sweep to meet balance    BNA - Cash deposited through machine on any day up to Rs. 2,00,000.00
++++ End of Statement ++++`;

function firm(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const plan = { start, end, sorts: FIRM_SORTS, floor: 1_000_000n };
  const { opening, rows, closing } = booked(random, plan, 26, 110, [30_000_000, 180_000_000]);
  const cheques = rows.map(({ lines, ref }) => (lines[0]?.startsWith('CLG') ? ref.slice(2) : null));
  const values = rows.map(({ date, lines }) => (lines[0]?.startsWith('BY CLG') ? dayAfter(date, 1) : date));
  const number = `92102${random.digits(10)}`;
  const holder = random.pick(INDIAN_FIRMS);
  const sol = `SATARA ROAD (${random.digits(4)})`;
  const titles = heads(
    'ccccccccc',
    'S.No|Transaction Date|Value Date|Particulars|Amount(INR)|Debit/<br>Credit|Balance(INR)|Cheque<br>Number|Branch Name(SOL)',
  );
  const top = `<h1>Sagar Bank</h1><table class="top"><tr><td>Customer Name :</td><td>${holder}</td><td>Account No :</td><td>${number}</td></tr><tr><td>Address :</td><td>Gat No 118, Market Yard, Pune 411999</td><td>Customer ID :</td><td>${random.digits(9)}</td></tr><tr><td>IFSC Code :</td><td>SGRB000${random.digits(4)}</td><td>Currency :</td><td>INR</td></tr><tr><td>Opening Balance :</td><td>INR ${rupees(opening)}</td><td>Closing Balance :</td><td>INR ${rupees(closing)}</td></tr></table><div class="mid">Account Statement Report for the period (From : ${dmy(start)} To : ${dmy(end)})</div>`;
  const widths = [28, 66, 60, 232, 86, 36, 90, 52, 116];
  const height = ({ lines }: Move) => 4.6 + 9 * lines.length;
  const pages = sheets(rows, height, [380, 480, 70], ({ rows: some, index, count, from, isLast }) => {
    const body = some.map((row, r) => {
      const at = from + r;
      const ends = [rupees(row.amount), row.amount < 0n ? 'DR' : 'CR', rupees(row.balance), cheques[at] ?? '', sol];
      return cells(
        'ccclrcrcl',
        [String(at + 1), dmy(row.date), dmy(values[at] ?? ''), joined(row.lines), ...ends],
        [0, at],
      );
    });
    return `${index === 0 ? top : ''}${table(widths, titles + body.join(''), 'grid')}${isLast ? `<div class="legend">${LEGEND}</div>` : ''}<div class="foot sp"><span>This is a system generated statement and does not require signature. Generated on ${dmy(dayAfter(end, 2))} 11:02 AM</span><span>Page ${index + 1} of ${count}</span></div>`;
  });
  const truth = rows.map((row, r) => {
    const more = told(row.lines.join(' '), `${row.lines.join(' ')} ${sol}`);
    return rowOf(row, { shows: true, valueDate: values[r] ?? null, reference: cheques[r] ?? null, ...more });
  });
  const facts = {
    account: account(`Sagar Bank|${holder}|checking|INR`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, FIRM_CSS, { ...facts, rows: truth });
}

const HOME_SORTS: readonly (readonly [string, number, number])[] = [
  [
    'UPI-{ZIPPYFOODS;METRO RECHARGE;SRI BALAJI STORES}-{pay;shop}.####@okset|u-SETU0PYMTS-4###########-{UPI;PAYMENT FROM PHONE}',
    -240_000,
    -2_000,
  ],
  [
    'UPI-{ARJUN MEHROLIA;NEHA S KULKARNI}-98########@ybset-ORBT0001###-|4###########-{RENT {=m};Lunch;NA}',
    -1_800_000,
    -10_000,
  ],
  ['UPI-{NEHA S KULKARNI;DEVIKA P}-nehak##@okset-MRDN0000###-|4###########-SENT FROM APP', 10_000, 900_000],
  ['NEFT CR-ORBT0000001-{VARUNA STEEL TRADERS;MALHAR FOODS}-|SALARY {=mm/yyyy}-N###########', 5_800_000, 9_400_000],
  ['POS 416021XXXXXX####|{STYLEBARN PUNE;FRESHBASKET 0##}', -860_000, -19_000],
  ['ATW-416021XXXXXX####-S1ANPN##-PUNE', -1_000_000, -50_000],
  ['ACH D- SURAKSHA LIFE INS-00##########', -455_000, -120_000],
  ['EMI 4######## CHQ S4######## 0{3;4}2###########', -1_624_700, -824_300],
  ['DC INTL POS TXN MARKUP+ST {=ddmmyy}-|EP########', -21_000, -590],
];

const HOME_CSS = look(
  "7.5pt/10pt 'Liberation Sans'|34pt 36pt|h1{font-size:15pt;line-height:22pt;color:#0b3b7a}h2{font-size:9pt;line-height:14pt;background:#0b3b7a;color:#fff;padding:2pt 5pt;margin:9pt 0 4pt}.addr{margin:10pt 0 12pt 8pt}.box{width:200pt}.wide td,.wide th{padding:2pt 4pt}.wide th{border-top:.7pt solid #0b3b7a;border-bottom:.7pt solid #0b3b7a;font-weight:bold}.rows td{border-bottom:.3pt solid #ddd}.foot{position:absolute;bottom:14pt;left:36pt;right:36pt;font-size:6pt;line-height:7.5pt;color:#555}.side{border:.7pt solid #c9d4e5;background:#f4f7fb;padding:6pt;width:210pt}",
);

function homeFront(
  random: Random,
  holder: string,
  number: string,
  [start = '', end = '']: readonly string[],
  closing: bigint,
) {
  const deposit = BigInt(random.integer(50, 400) * 100_000);
  const wordy = (iso: string) => named(iso, 'dd mon yyyy', SHORT);
  return `<div class="sp"><div><h1>Setu Bank</h1><div class="addr">${holder}<br>FLAT 30${random.digits(1)} SHANTI KUNJ<br>NEAR OLD OCTROI NAKA, BANER<br>PUNE 411999 MAHARASHTRA<br>Mobile 98XXXXXX${random.digits(2)}</div></div><div class="box">${span('Customer ID', random.digits(9))}${span('Statement Date', wordy(dayAfter(end, 1)))}${span('Account Branch', 'BANER PUNE')}${span('RTGS/NEFT IFSC', `SETU000${random.digits(4)}`)}<div class="side" style="width:auto;margin-top:8pt"><b>Never share your OTP.</b> Call 1800 999 2024 if you did not ask for a code. Loans from 10.5% p.a. up to Rs. 40,00,000.</div></div></div>
<h2>Relationship Summary as on ${wordy(end)}</h2>${table([240, 120, 140], heads('llr', 'Account Type|Account Number|Balance (INR)') + cells('llr', ['Savings Account', number, rupees(closing)]) + cells('llr', ['Fixed Deposit', `5030${random.digits(10)}`, rupees(deposit)]) + cells('llr', ['<b>Total</b>', '', `<b>${rupees(closing + deposit)}</b>`]), 'wide')}
<h2>Savings Account Details</h2><div class="sp"><div>Account Number : ${number}<br>Account Status : Regular   A/C Open Date : 11/06/2016<br>Nomination : Registered</div><div>Statement From : ${dmy(start)}  To : ${dmy(end)}<br>Joint Holders : -<br>Currency : INR</div></div>`;
}

function home(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const { opening, rows, closing } = booked(random, { start, end, sorts: HOME_SORTS }, 18, 92, [600_000, 9_000_000]);
  const holder = random.pick(INDIANS);
  const number = `50100${random.digits(9)}`;
  const isWrong = random.chance(0.25);
  const notes = rows.map(({ date, ref }) => `Value Dt ${dmy(date)} Ref ${ref}${random.digits(4)}`);
  const front = homeFront(random, holder, number, [start, end], closing);
  const widths = [56, 250, 70, 70, 77];
  const titles = heads('llrrr', 'Txn Date|Narration|Withdrawals|Deposits|Closing Balance');
  const out = -total(rows, -1) + (isWrong ? 5_000n : 0n);
  const counts = [inOrOut(rows, -1), inOrOut(rows, 1)].map(({ length }) => String(length));
  const summary = [opening, out, total(rows, 1), closing].map(rupees);
  const tail = `<h2>SUMMARY</h2>${table([90, 90, 90, 90, 80, 80], heads('rrrrrr', 'Opening Balance|Debit Amount|Credit Amount|Closing Balance|Debit Count|Credit Count') + cells('rrrrrr', [...summary, ...counts]), 'wide')}<h2>Fixed Deposits</h2>${table([100, 70, 80, 70, 60, 90], heads('lllrrr', 'Deposit No|Opened On|Matures On|Principal|Rate %|Maturity Value') + cells('lllrrr', [`5030${random.digits(10)}`, dmy(dayAfter(start, -200)), dmy(dayAfter(start, 165)), '1,50,000.00', '7.10', '1,60,650.00']), 'wide')}<p style="margin-top:8pt">*Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is reported within 30 days of receipt.</p>`;
  const height = ({ lines }: Move) => 10.5 * (lines.length + 1);
  const pages = sheets(rows, height, [440, 660, 190], ({ rows: some, index, count, from, isLast }) => {
    const body = some.map((row, r) => {
      const [amount, zero] = [rupees(row.amount), '0.00'];
      const sides = row.amount < 0n ? [amount, zero] : [zero, amount];
      const lines = joined([...row.lines, notes[from + r] ?? '']);
      return cells('llrrr', [dmy(row.date), lines, ...sides, rupees(row.balance)], [0, from + r]);
    });
    const again = `<div class="sp"><b>Setu Bank</b><span>Account Number : ${number}   Statement From : ${dmy(start)} To : ${dmy(end)}</span></div><br>`;
    const rowsHere = some.length > 0 ? table(widths, titles + body.join(''), 'wide rows') : '';
    return `${index === 0 ? front : again}${rowsHere}${isLast ? tail : ''}<div class="foot">Setu Bank Limited, Registered Office: Setu House, Off Link Road, Pune 411999. GSTN 27AAACS9999K1ZQ. State account branch GSTIN on request.<br>Page ${index + 1} of ${count}</div>`;
  });
  const truth = rows.map((row, r) => {
    const plain = row.lines.join(' ');
    return rowOf(row, { shows: true, ...told(`${plain} ${notes[r]}`, plain) });
  });
  const facts = {
    account: account(`Setu Bank|${holder}|savings|INR`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, HOME_CSS, { ...facts, rows: truth, status: isWrong ? 'failed' : 'verified' });
}

export const families: Family[] = [
  family(
    'in-current-sagar-marks',
    'en',
    'checking',
    ['mark-column', 'lakhs', 'wrapped', 'two-dates'],
    firm,
    [841.89, 595.28],
  ),
  family(
    'in-savings-setu-combined',
    'en',
    'savings',
    ['zeros', 'lakhs', 'three-lines', 'summary-after', 'misprint'],
    home,
  ),
];
