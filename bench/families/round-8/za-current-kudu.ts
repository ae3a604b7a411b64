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
  point,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { cycleOf, LONG, named, SHORT, sheets } from './asia-parts.ts';

/**
 * A cheque account of South Africa: Cr behind what comes in and nothing behind what goes out, Dr behind an overdrawn balance, days without
 * year over New Year, accrued charges as a last column that is no amount, boxes of balances, charges and rates round the table.
 */

const SORTS: readonly (readonly [string, number, number])[] = [
  ['POS Purchase {Kudu Foods Rosebank;Savanna Spar;Sea Point Liquor} 4{1;2}####*#### %D', -220_000, -3_500],
  ['FNX App Payment To {Landlord;Garden Svc;T Nkosi}', -950_000, -15_000],
  ['FNX App Transfer From {Savings;Pty Acc}', 50_000, 900_000],
  ['Magtape Credit {Protea Payroll ####;Kudu Med Refund}', 300_000, 3_200_000],
  ['Magtape Debit {Outsure Ins P0######;Gymzone ########}', -240_000, -49_900],
  ['ATM Cash {Rosebank 3;Mall Of Kudu} 4{1;2}####*####', -300_000, -20_000],
  ['#Monthly Account Fee', -21_900, -21_900],
  ['#Int Pymt Fee Cloudnote  USD  9.99', -1_200, -500],
  ['Prepaid Airtime 08########', -20_000, -2_900],
  ['Payment Cr {Inv} ### {M Dlamini;Blue Crane CC}', 80_000, 1_800_000],
].map(
  ([text, ...more]) =>
    [String(text).replaceAll('#Mon', '^Mon').replaceAll('#Int', '^Int'), ...more] as [string, number, number],
);

const CSS = look(
  "7.5pt/10pt 'Liberation Sans'|36pt 40pt|h1{font-size:15pt;line-height:22pt;color:#007a7a}.addr{padding:18pt 0 0 14pt;height:84pt}.box{width:240pt;border:.6pt solid #888;padding:5pt;margin-bottom:5pt}.rows th{border-bottom:1pt solid #007a7a;padding:2pt;font-weight:bold}.rows td{padding:1pt 2pt}.rows{margin-top:6pt}.foot{position:absolute;bottom:14pt;left:40pt;right:40pt;font-size:6pt}.tiny{font-size:6.5pt;line-height:8.5pt}",
);

const signed = (value: bigint): string => `${point(value)}${value > 0n ? 'Cr' : ''}`;
const balanceOf = (value: bigint): string => `${point(value)}${value < 0n ? 'Dr' : 'Cr'}`;

function draw(random: Random): Drawn {
  const { start, end } = random.chance(0.5) ? { start: '2023-12-16', end: '2024-01-15' } : cycleOf(random, 15);
  const plan = { start, end, sorts: SORTS, floor: -900_000n };
  const { opening, rows: all, closing } = booked(random, plan, 22, 84, [-200_000, 1_800_000]);
  const rows = all.map((row) => ({
    ...row,
    lines: row.lines.map((one) =>
      one
        .replace('^', '#')
        .replace('%D', named(dayAfter(row.date, -2), 'dd mon', SHORT))
        .replaceAll('  ', ' '),
    ),
  }));
  const number = `62${random.digits(9)}`;
  const holder = random.pick(['MR THABO NKOSI', 'MISS L VAN DER WALT', 'BLUE CRANE CONSULTING CC']);
  const wordy = (iso: string) => named(iso, 'd mon yyyy', LONG);
  const credits = inOrOut(rows, 1);
  const debits = inOrOut(rows, -1);
  const fees = rows.filter(({ lines }) => lines[0]?.startsWith('#'));
  const top = `<div class="sp"><div><h1>Kudu National</h1><div class="addr">${holder}<br>14 PROTEA STREET<br>ROSEBANK<br>2999</div></div><div><div class="box">${span('Kudu Aspire Account', number)}${span('Statement Period', `${wordy(start)} to ${wordy(end)}`)}${span('Statement Date', wordy(end))}${span('VAT Registration Number', '4999102##9'.replace('##', random.digits(2)))}</div><div class="tiny">Lost cards 087 999 4444<br>Fraud 087 999 3333<br>Customer Relations 087 999 1111</div></div></div>
<div class="sp"><div class="box"><b>Statement Balances</b>${span('Opening Balance', balanceOf(opening))}${span('Closing Balance', balanceOf(closing))}${span('VAT Inclusive Charges', point(-total(fees)))}</div><div class="box"><b>Bank Charges / Interest Rate</b>${span('Service Fees', point(-total(fees)))}${span('Cash Deposit Fees', '0.00')}${span('Credit Rate  0.00%', `Debit Rate 15.75% as at ${wordy(start)}`)}</div></div><b>Transactions in RAND (ZAR)</b>`;
  const titles = heads('llrrr', 'Date|Description|Amount|Balance|Accrued<br>Bank<br>Charges');
  const height = ({ lines }: Move) => 2.5 + 10 * lines.length;
  const accrued = rows.map(({ lines }) =>
    lines[0]?.startsWith('ATM') ? point(BigInt(random.integer(800, 4_500))) : '',
  );
  const pages = sheets(rows, height, [430, 640, 150], ({ rows: some, index, count, from, isLast }) => {
    const first = index === 0 ? cells('llrrr', ['', 'Opening Balance', '', balanceOf(opening), '']) : '';
    const body = some.map((row, r) =>
      cells(
        'llrrr',
        [
          named(row.date, 'dd mon', SHORT),
          joined(row.lines),
          signed(row.amount),
          balanceOf(row.balance),
          accrued[from + r] ?? '',
        ],
        [0, from + r],
      ),
    );
    const last = isLast ? cells('llrrr', ['', '<b>Closing Balance</b>', '', `<b>${balanceOf(closing)}</b>`, '']) : '';
    const turnover = `<br><b>Turnover for Statement Period</b><div class="box">${span(`No. Credit Transactions ${credits.length}`, signed(total(credits)))}${span(`No. Debit Transactions ${debits.length}`, `${point(-total(debits))}Dr`)}</div><p class="tiny">Please contact us within 30 days from your statement date, should you wish to query an entry on this statement. Should we not hear from you, we will assume that you have received the statement and that it is correct. Fees changed on ${wordy(dayAfter(start, -160))}: see R 1,500.00 minimum balance rules.</p>`;
    const again = `<div class="sp"><b>Kudu National</b><span>Kudu Aspire Account : ${number}</span><span>${wordy(start)} to ${wordy(end)}</span></div>`;
    return `${index === 0 ? top : again}${table([46, 270, 70, 76, 53], titles + first + body.join('') + last, 'rows')}${isLast ? turnover : ''}<div class="foot sp"><span>Branch Number 25${random.digits(4)}　Account Number ${number}　Delivery Method E1 R0${index}</span><span>Page ${index + 1} of ${count}</span></div>`;
  });
  const facts = {
    account: account(`Kudu National|${holder}|checking|ZAR`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, CSS, { ...facts, rows: rows.map((row) => rowOf(row, { shows: true })) });
}

export const families: Family[] = [
  family(
    'za-current-kudu-cr-behind',
    'en',
    'checking',
    ['cr-behind', 'no-year', 'new-year', 'accrued-charges', 'overdrawn'],
    draw,
  ),
];
