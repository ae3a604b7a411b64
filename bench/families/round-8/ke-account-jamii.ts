import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
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
  moves,
  outIn,
  point,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { cycleOf, named, SHORT, sheets, told } from './asia-parts.ts';

/**
 * Kenya twice: a cooperative bank's account with the reference and the value date after long particulars and the two totals in one row, and a
 * mobile wallet newest first with a summary by kinds before the rows, charges as rows of their own under the receipt of what they are for.
 */

const dmy = (iso: string): string => day(iso, 'dd/mm/yyyy');

const BANK_SORTS: readonly (readonly [string, number, number])[] = [
  ['PESA C2B_4000{1;2}2|2547########|{WANJIRU KAMANDE;OTIENO ODHIAMBO}|RENT {=mm/yyyy}', 80_000, 3_500_000],
  ['PESALINK TO 011################|{MUTUA HARDWARE;JAMII AGROVET} INV ####', -4_000_000, -150_000],
  ['POS PURCHASE 4847XX####|{NAIVO SUPERMARKET;TOTO FUELS} {=dd-mm-yyyy}', -900_000, -20_000],
  ['ATM WDL {NAIROBI WEST;THIKA RD} {=dd/mm/yy}', -2_000_000, -100_000],
  ['EXCISE DUTY', -1_500, -200],
  ['AGENCY DEPOSIT BY|CHEBET KOECH ID 2#######', 200_000, 4_500_000],
  ['INWARD RTGS FROM|KARIBA TEA EXPORTERS LTD|/INV/0##/24', 9_000_000, 60_000_000],
  ['CHEQUE 00#### {MUTUA HARDWARE;SELF}', -6_000_000, -500_000],
  ['LEDGER FEE {=mm-yyyy}', -35_000, -11_000],
];

const BANK_CSS = look(
  "7pt/9pt 'Liberation Sans'|34pt 34pt|h1{font-size:14pt;line-height:20pt;color:#0a6b35}.top td{padding:1pt 12pt 1pt 0}.rows th{background:#0a6b35;color:#fff;padding:3pt 2pt}.rows td{padding:1.5pt 2pt;border-bottom:.3pt solid #ccd}.foot{position:absolute;bottom:14pt;left:34pt;right:34pt;font-size:6pt;line-height:8pt;text-align:center}",
);

function bank(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.integer(27, 89));
  const { opening, rows } = booked(random, { start, end, sorts: BANK_SORTS }, 20, 96, [500_000, 50_000_000]);
  const isWrong = random.integer(1, 100) > 70;
  const wrongAt = isWrong && random.chance(0.5) ? random.integer(3, rows.length - 2) : null;
  const shown = rows.map(({ balance }, r) => (r === wrongAt ? balance + 20_000n : balance));
  const totalOut = -total(rows, -1) - (isWrong && wrongAt === null ? 9_000n : 0n);
  const number = `011${random.digits(11)}`;
  const holder = random.pick(['WANJIRU KAMANDE', 'KARIBA TEA GROWERS SHG', 'OTIENO ODHIAMBO & SONS LTD']);
  const refs = rows.map(({ ref }) => `S${ref}`);
  const values = rows.map(({ date, lines }) => (lines[0]?.startsWith('CHEQUE') ? dayAfter(date, -1) : date));
  const titles = heads('lllcrrr', 'Trans Date|Transaction Details|Reference No|Value Date|Debit|Credit|Book Balance');
  const widths = [50, 176, 60, 52, 62, 62, 65];
  const top = `<h1>Jamii Ushirika Bank</h1><div class="sp"><table class="top"><tr><td>Customer Name</td><td>: ${holder}</td></tr><tr><td>Address</td><td>: P.O. BOX ${random.digits(4)}-00100 NAIROBI</td></tr><tr><td>Branch</td><td>: THIKA ROAD</td></tr></table><table class="top"><tr><td>Account Number</td><td>: ${number}</td></tr><tr><td>Account Currency</td><td>: KES</td></tr><tr><td>Statement Period</td><td>: ${dmy(start)} To ${dmy(end)}</td></tr></table></div><br>`;
  const height = ({ lines }: Move) => 3.6 + 9 * lines.length;
  const pages = sheets(rows, height, [580, 660, 60], ({ rows: some, index, count, from, isLast }) => {
    const first = index === 0 ? cells('lllcrrr', ['', 'Brought Forward Balance', '', '', '', '', point(opening)]) : '';
    const body = some.map((row, r) => {
      const at = from + r;
      const values2 = [dmy(row.date), joined(row.lines), refs[at] ?? '', dmy(values[at] ?? '')];
      return cells('lllcrrr', [...values2, ...outIn(row.amount, point).split('|'), point(shown[at] ?? 0n)], [0, at]);
    });
    const sums = isLast
      ? cells('lllcrrr', [
          '',
          '<b>Total Value</b>',
          '',
          '',
          `<b>${point(totalOut)}</b>`,
          `<b>${point(total(rows, 1))}</b>`,
          '',
        ])
      : '';
    const again = `<div class="sp"><b>Jamii Ushirika Bank</b><span>Account Number : ${number}</span></div><br>`;
    return `${index === 0 ? top : again}${table(widths, titles + first + body.join('') + sums, 'rows')}<div class="foot">Any discrepancy must be reported within 14 days. Jamii Ushirika Bank is regulated by the central bank. Tel 020-2999000, 0703 027 ###. Excise duty at 20% from 01/07/2023.<br>Printed on ${dmy(dayAfter(end, 1))} Page ${index + 1} of ${count}</div>`.replace(
      '###',
      '411',
    );
  });
  const truth = rows.map((row, r) =>
    rowOf(
      { ...row, balance: shown[r] ?? 0n },
      { shows: true, valueDate: values[r] ?? null, reference: refs[r] ?? null },
    ),
  );
  const facts = {
    account: account(`Jamii Ushirika Bank|${holder}|checking|KES`, number),
    period: { start, end },
    opening,
  };
  const status = isWrong ? 'failed' : 'verified';
  return drawnOf(pages, BANK_CSS, { ...facts, rows: truth, status });
}

const WALLET_SORTS: readonly (readonly [string, number, number, string])[] = [
  ['Customer Transfer to -|07######{11;42} {MERCY AKINYI;JOHN KIPROTICH}', -900_000, -5_000, 'SEND MONEY'],
  ['Funds received from -|2547*****{118;902} {PETER MAINA;GRACE NJERI}', 10_000, 1_500_000, 'RECEIVED MONEY'],
  ['Merchant Payment to ######|- {NAIVO SUPERMARKET THIKA;MAMA|MBOGA KIOSK;TOTO FUELS}', -350_000, -3_000, 'LIPA TILL'],
  ['Pay Bill to ######|- {UMEME PREPAID Acc.|1423#######;MAJI CO Acc. ####}', -400_000, -10_000, 'PAYBILL'],
  ['Airtime Purchase', -50_000, -1_000, 'OTHERS'],
  ['Customer Withdrawal At Agent|Till ###### - JUHUDI SHOP', -1_000_000, -20_000, 'AGENT WITHDRAWAL'],
  ['Deposit of Funds at Agent Till|###### - JUHUDI SHOP', 50_000, 2_000_000, 'AGENT DEPOSIT'],
  ['Salary Payment from|######- KARIBA TEA EXPORTERS', 2_500_000, 6_000_000, 'RECEIVED MONEY'],
];

const CHARGES: Readonly<Record<string, string>> = {
  'SEND MONEY': 'Customer Transfer of Funds Charge',
  PAYBILL: 'Pay Bill Charge',
  'AGENT WITHDRAWAL': 'Withdrawal Charge',
};

interface Booked extends Pick<Move, 'date' | 'lines' | 'amount'> {
  readonly time: string;
  readonly receipt: string;
  readonly kind: string;
  readonly balance: bigint;
}

function walletRows(random: Random, start: string, end: string): Booked[] {
  const sorts = WALLET_SORTS.map(([text, low, high, kind]) => [`${text}|${kind}`, low, high] as const);
  const plain = moves(random, {
    start,
    end,
    count: random.integer(30, 96),
    opening: 50_000n,
    sorts,
    step: 100,
    floor: 12_000n,
  });
  let balance = 50_000n;
  const code = () =>
    `S${random.pick([...'CDEFG'])}${random.digits(1)}${random.pick([...'ABKLMN'])}${random.digits(2)}${random.pick([...'QRSTV'])}${random.digits(2)}${random.pick([...'XYZ'])}`;
  let hour = 6;
  return plain.flatMap(({ date, lines, amount, firstOfDay }) => {
    hour = firstOfDay ? random.integer(6, 11) : Math.min(23, hour + 1);
    const time = `${String(hour).padStart(2, '0')}:${random.integer(10, 59)}:${random.integer(10, 59)}`;
    const kind = lines.at(-1) ?? '';
    const fee = CHARGES[kind];
    balance += amount;
    const shared = { date, time, receipt: code(), kind };
    const main = { ...shared, lines: lines.slice(0, -1), amount, balance };
    if (!fee) return [main];
    const charge = BigInt(-100 * random.integer(5, 60));
    balance += charge;
    return [main, { ...shared, kind: 'OTHERS', lines: [fee], amount: charge, balance }];
  });
}

const WALLET_CSS = look(
  "7.5pt/9.5pt 'Liberation Sans'|36pt 40pt|h1{font-size:16pt;line-height:24pt;color:#2b8a2b;text-align:center}.top td{padding:2pt 16pt 2pt 0}.box th,.rows th{background:#2b8a2b;color:#fff;padding:3pt}.box td{padding:2pt 3pt;border-bottom:.4pt solid #ccc}.rows td{padding:2pt 3pt;border:.4pt solid #ccc}h2{font-size:9pt;line-height:16pt;margin-top:8pt}.foot{position:absolute;bottom:16pt;left:40pt;right:40pt;font-size:6.5pt}",
);

function wallet(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.integer(29, 60));
  const rows = walletRows(random, start, end);
  if (rows.some(({ balance }) => balance < 0n)) return wallet(random);
  const holder = random.pick(['MERCY AKINYI OUMA', 'JOHN KIPROTICH RUTO', 'FATUMA HASSAN ALI']);
  const number = `07${random.digits(2)}***${random.digits(3)}`;
  const wordy = (iso: string) => named(iso, 'dd mon yyyy', SHORT);
  const kinds = ['SEND MONEY', 'RECEIVED MONEY', 'AGENT DEPOSIT', 'AGENT WITHDRAWAL', 'PAYBILL', 'LIPA TILL', 'OTHERS'];
  const sums = kinds.map((kind) => {
    const some = rows.filter((row) => row.kind === kind);
    return cells('lrr', [`${kind}:`, point(total(some, 1)), point(-total(some, -1))]);
  });
  const all = cells('lrr', ['<b>TOTAL:</b>', `<b>${point(total(rows, 1))}</b>`, `<b>${point(-total(rows, -1))}</b>`]);
  const top = `<h1>PESA STATEMENT</h1><table class="top"><tr><td>Customer Name:</td><td>${holder}</td></tr><tr><td>Mobile Number:</td><td>${number}</td></tr><tr><td>Email Address:</td><td>m****@posta.example</td></tr><tr><td>Statement Period:</td><td>${wordy(start)} - ${wordy(end)}</td></tr><tr><td>Request Date:</td><td>${wordy(dayAfter(end, 1))}</td></tr></table><h2>SUMMARY</h2>${table([220, 140, 140], heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') + sums.join('') + all, 'box')}<h2>DETAILED STATEMENT</h2>`;
  const titles = heads(
    'lllcrrr',
    'Receipt No.|Completion Time|Details|Transaction<br>Status|Paid In|Withdrawn|Balance',
  );
  const order = rows.map((_, r) => rows.length - 1 - r);
  const height = (r: number) => 5 + 9.5 * Math.max(2, rows[r]?.lines.length ?? 1);
  const pages = sheets(order, height, [440, 660, 40], ({ rows: some, index, count, isLast }) => {
    const body = some.flatMap((r) => {
      const row = rows[r];
      if (!row) return [];
      const sides = row.amount > 0n ? [point(row.amount), ''] : ['', `-${point(row.amount)}`];
      const when = `${row.date}<br>${row.time}`;
      return cells(
        'lllcrrr',
        [row.receipt, when, joined(row.lines), 'Completed', ...sides, point(row.balance)],
        [0, r],
      );
    });
    const note = isLast
      ? '<p style="margin-top:8pt">Disclaimer: this record is produced for your personal use and is not transferable. If the balance is not as you expect dial *334#.</p>'
      : '';
    return `${index === 0 ? top : ''}${table([58, 68, 158, 56, 58, 60, 57], titles + body.join(''), 'rows')}${note}<div class="foot sp"><span>Statement Verification Code ${random.digits(8)}</span><span>Page ${index + 1} of ${count}</span></div>`;
  });
  const truth: TrueRow[] = rows.map((row) =>
    rowOf(row, {
      shows: true,
      reference: row.receipt,
      ...told(row.lines.join(' '), `${row.lines.join(' ')} Completed`),
    }),
  );
  const facts = {
    account: { ...account(`|${holder}|unknown|KES`, number), institution: null },
    period: { start, end },
  };
  return drawnOf(pages, WALLET_CSS, { ...facts, rows: truth });
}

export const families: Family[] = [
  family('ke-current-jamii-total-value', 'en', 'checking', ['value-date-after', 'wrapped', 'misprint'], bank),
  family(
    'ke-wallet-pesa-receipts',
    'en',
    'unknown',
    ['newest-first', 'kinds-summary', 'charges', 'time-under-date'],
    wallet,
  ),
];
