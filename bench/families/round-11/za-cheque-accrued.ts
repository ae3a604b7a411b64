import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * South Africa's cheque account (Cr behind what comes in, nothing behind what goes out, a column of accrued charges after the balance, boxes
 * of figures before and turnover after the rows) and Kenya's money of the telephone (a receipt number first, newest first, no opening).
 */

const SHOPS = '{Protea Spar Harrisdal;Kloof Motors;Rooibos Cafe;Vlei Pharmacy;Mealie Market}';
const SORTS: readonly k.Sort[] = [
  [`POS Purchase ${SHOPS} 441712*#### {=yyyy-mm-dd}`, -190_000, -3_500],
  [`POS Purchase ${SHOPS} 441712*#### {=yyyy-mm-dd}`, -90_000, -3_500],
  ['Prepaid Airtime Vlei Mobile 08########', -30_000, -2_900],
  ['Internet Pmt To Kloof Body Corp Unit ##', -650_000, -90_000],
  ['Magtape Debit Aloe Insure ~~##########', -180_000, -25_000],
  ['Magtape Credit Thorntree Logistics Salary', 1_800_000, 4_600_000],
  ['Rtc Credit N Dlamini Rent ##', 80_000, 900_000],
  ['ADT Cash Deposit Harrisdal Mall', 20_000, 400_000],
  ['#Monthly Account Fee', -8_500, -7_900],
  ['#Cash Deposit Fee', -4_200, -900],
];
const COUNTED: readonly k.Sort[] = SORTS.map(([words, low, high]) => [words.replace(/^#/, '\u0001'), low, high]);

const credit = (value: bigint, debit = '') => `${k.point(value)}${value >= 0n ? 'Cr' : debit}`;

function cheque(random: Random): Drawn {
  const { start, end } = k.periodOf(random, random.integer(2, 28));
  const { opening, rows, closing } = k.booked(
    random,
    { start, end, sorts: COUNTED, floor: -800_000n },
    24,
    96,
    [-200_000, 2_500_000],
  );
  const clean = rows.map((move) => ({
    ...move,
    lines: move.lines.map((line) =>
      line.replace('\u0001', '#').replace(/\d{4}-\d\d-\d\d$/, (iso) => `${day(iso, 'dd')} ${k.mon(iso)}`),
    ),
  }));
  const isWrong = random.chance(0.3);
  const holder = 'MISS NANDI DLAMINI';
  const number = `62${random.digits(9)}`;
  const long = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const fee = clean.map(() => (random.chance(0.15) ? k.point(BigInt(random.integer(100, 900))) : ''));
  const row = (move: k.Move, r: number) =>
    k.cells(
      'llrrr',
      [
        day(move.date, 'dd ') + k.mon(move.date),
        text(move.lines.join(' ')),
        `${k.point(move.amount)}${move.amount > 0n ? 'Cr' : ''}`,
        credit(move.balance, 'Dr'),
        fee[r] ?? '',
      ],
      [0, r],
    );
  const titles =
    '<tr class="h"><th class="l">Date</th><th class="l">Description</th><th class="r">Amount</th><th class="r">Balance</th><th class="r">Accrued<br>Bank<br>Charges</th></tr>';
  const ins = k.inOrOut(clean, 1);
  const outs = k.inOrOut(clean, -1);
  const head = (p: number, of: number) =>
    `<div class="sp"><b class="logo">Thorntree Bank</b><div class="r s">Protea Cheque Account : ${number}<br>Tax Invoice/Statement Number : 118<br>Statement Period : ${long(start)} to ${long(end)}<br>Statement Date : ${long(end)}<br>Page ${p} of ${of}</div></div>`;
  const boxes = `<div class="sp"><div class="w">*${holder}<br>18 ALOE STREET<br>HARRISDAL<br>2199</div><div class="s" style="width:250pt"><b>Customer VAT Registration Number</b> : Not Provided<br>Bank VAT Registration Number : 4210199999<br>Lost Cards  087-575-0199  Account Enquiries 087-736-0188  Fraud 087-575-0144<br>Relationship Manager Hotline (0860) 555 012<br>Universal Branch Code 299955</div></div>
    <div class="sp"><div class="bx"><b>Statement Balances</b>${k.span('Opening Balance', credit(opening, ' Dr'))}${k.span('Closing Balance', credit(closing, ' Dr'))}${k.span('VAT Inclusive @ 15.000%', '')}${k.span('Total VAT (ZAR)', '14.02 Dr')}</div><div class="bx"><b>Bank Charges</b>${k.span('Service Fees', '81.00 Dr')}${k.span('Cash Deposit Fees', '0.00')}${k.span('Cash Handling Fees', '0.00')}${k.span('Other Fees', '26.50 Dr')}</div><div class="bx"><b>Interest Rate</b>${k.span('Credit Rate', 'Tiered')}${k.span('Debit Rate', '22.25%')}${k.span('Overdraft Limit', '8,000.00')}</div></div><h3>Transactions in RAND (ZAR)</h3>`;
  const turnover = `<h3>Turnover for Statement Period</h3>${k.table([180, 50, 110], `${k.cells('lrr', `No. Credit Transactions|${ins.length}|${k.point(k.total(ins))} Cr`)}${k.cells('lrr', `No. Debit Transactions|${outs.length}|${k.point(k.total(outs) - (isWrong ? 50_000n : 0n))} Dr`)}`)}<p class="s">#Inclusive of VAT. Please contact us within 30 days from your statement date should you wish to query an entry. Thorntree Bank, an Authorised Financial Services and Credit Provider (NCRCP99). Reg No. 1929/009999/06</p>`;
  const first = k.cells('llrrr', ['', '<b>Opening Balance</b>', '', credit(opening, 'Dr'), '']);
  const last = k.cells('llrrr', ['', '<b>Closing Balance</b>', '', credit(closing, 'Dr'), '']);
  const parts = k.pack(clean, () => 11, 430, 590);
  let at = 0;
  const pages = parts.map(
    (some, p) =>
      `${head(p + 1, parts.length)}${p === 0 ? boxes : '<br>'}${k.table([44, 300, 66, 72, 46], titles + (p === 0 ? first : '') + some.map((move) => row(move, at++)).join('') + (p === parts.length - 1 ? last : ''), 'z')}${p === parts.length - 1 ? turnover : ''}<div class="foot s">Delivery Method E1 R03 DDA CP MP  ${random.digits(4)}/${random.digits(4)}</div>`,
  );
  const css = k.look(
    "7.5pt/11pt 'Liberation Sans'|28pt 33pt|.logo{font-size:16pt;line-height:22pt;color:#0a8a8a}.s{font-size:6.5pt;line-height:9pt}.w{margin:14pt 0}.bx{width:168pt;border:.5pt solid #0a8a8a;padding:4pt;min-height:66pt}h3{font-size:9pt;line-height:16pt;margin-top:6pt}.h th{background:#0a8a8a;color:#fff;font-weight:bold;font-size:6.5pt;line-height:8pt}.z tr:nth-child(even) td{background:#eef6f6}.foot{position:absolute;bottom:14pt;left:33pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`Thorntree Bank|${holder}|checking|ZAR`, number),
    period: { start, end },
    opening,
    closing,
    rows: clean.map((move) => k.rowOf(move, { shows: true })),
    status: isWrong ? 'failed' : 'verified',
  });
}

const PESA: readonly k.Sort[] = [
  ['Customer Transfer to - 2547******|### WANJIRU ACHIENG', -800_000, -5_000],
  ['Customer Transfer of Funds Charge', -10_800, -700],
  ['Pay Bill to ###### - NYOTA POWER|PREPAID Acc. 1########', -350_000, -20_000],
  ['Pay Bill Charge', -4_200, -500],
  ['Merchant Payment to ####### -|BARAKA MINI MART', -250_000, -5_000],
  ['Funds received from - 2547******|### KEVIN OTIENO', 20_000, 1_500_000],
  ['Business Payment from ###### -|NYOTA SACCO via API. Original|conversation ID is ####-#####-#.', 500_000, 3_800_000],
  ['Customer Withdrawal At Agent Till|###### - Baraka Phones 2', -900_000, -50_000],
  ['Airtime Purchase', -20_000, -500],
];

function pesaOf(random: Random) {
  const { start, end } = k.periodOf(random, 1, random.pick([1, 1, 3]));
  const { rows } = k.booked(random, { start, end, sorts: PESA }, 22, 110, [10_000, 900_000]);
  const codes = rows.map(
    () =>
      `T${random.pick([...'ABCDEFGH'])}${random.digits(1)}${random.pick([...'KLMNPQRS'])}${random.digits(2)}${random.pick([...'TUVWXYZ'])}${random.digits(1)}${random.pick([...'ABCDEFGH'])}${random.digits(1)}`,
  );
  const hours = rows.map((_, r) => `${k.hourOf(r, rows.length)}:${random.integer(10, 59)}`);
  const holder = 'GRACE NJERI MUTUA';
  const phone = `0712${random.digits(6)}`;
  const long = (iso: string) => `${day(iso, 'dd')} ${k.mon(iso)} ${day(iso, 'yyyy')}`;
  const row = (move: k.Move, r: number) =>
    k.cells(
      'llllrrr',
      [
        codes[r] ?? '',
        `${move.date}<br>${hours[r]}`,
        k.joined(move.lines),
        'Completed',
        move.amount > 0n ? k.point(move.amount) : '',
        move.amount < 0n ? `-${k.point(move.amount)}` : '',
        k.point(move.balance),
      ],
      [0, r],
    );
  const sorts = [
    ['Send Money', /Customer Transfer/],
    ['Received Money', /Funds received/],
    ['Agent Withdrawal', /Agent Till/],
    ['Lipa (Paybill)', /Pay Bill/],
    ['Lipa (Buy Goods)', /Merchant/],
    ['Others', /Business|Airtime/],
  ] as const;
  const summary = k.table(
    [200, 100, 100],
    `${k.heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT')}${sorts
      .map(([name, shape]) => {
        const some = rows.filter(({ lines }) => shape.test(lines[0] ?? ''));
        return k.cells('lrr', [`${name}:`, k.point(k.total(some, 1)), k.point(k.total(some, -1))]);
      })
      .join(
        '',
      )}${k.cells('lrr', ['<b>TOTAL:</b>', `<b>${k.point(k.total(rows, 1))}</b>`, `<b>${k.point(k.total(rows, -1))}</b>`])}`,
  );
  return { start, end, rows, codes, hours, holder, phone, long, row, summary };
}

function pesa(random: Random): Drawn {
  const { start, end, rows, codes, hours, holder, phone, long, row, summary } = pesaOf(random);
  const top = `<div class="sp"><b class="logo">TUMA-PESA</b><b class="big">TUMA-PESA STATEMENT</b></div>${k.table(
    [120, 220],
    [
      ['Customer Name:', holder],
      ['Mobile Number:', phone],
      ['Email Address:', 'g.mutua@mail.example'],
      ['Statement Period:', `${long(start)} - ${long(end)}`],
      ['Request Date:', long(dayAfter(end, 2))],
    ]
      .map((two) => k.cells('ll', two))
      .join(''),
  )}<h3>SUMMARY</h3>${summary}<h3>DETAILED STATEMENT</h3>`;
  const indexes = rows.map((_, r) => rows.length - 1 - r);
  const parts = k.pack(indexes, (r) => Math.max(2, rows[r]?.lines.length ?? 1) * 10 + 5, 450, 690);
  const titles =
    '<tr class="h"><th class="l">Receipt No.</th><th class="l">Completion Time</th><th class="l">Details</th><th class="l">Transaction<br>Status</th><th class="r">Paid In</th><th class="r">Withdrawn</th><th class="r">Balance</th></tr>';
  const pages = parts.map(
    (some, p) =>
      `${p === 0 ? top : ''}${k.table([70, 76, 150, 56, 56, 60, 60], titles + some.map((r) => row(rows[r] as k.Move, r)).join(''), 'z')}<div class="foot sp s"><span>Disclaimer: This record is produced for your personal use and is not transferable. For self-help dial *299# </span><span>Page ${p + 1} of ${parts.length}   Verification code ${codes[0]?.slice(0, 8)}</span></div>`,
  );
  const css = k.look(
    "8pt/10pt 'Liberation Sans'|34pt 32pt|.logo{font-size:18pt;line-height:26pt;color:#3aa935}.big{font-size:12pt;line-height:26pt}h3{font-size:9.5pt;line-height:18pt;background:#3aa935;color:#fff;padding-left:4pt;margin-top:8pt}.h th{font-weight:bold;border:.4pt solid #bbb;padding:2pt}.z td{border:.4pt solid #ccc;padding:2pt}.s{font-size:6.2pt;line-height:8pt}.foot{position:absolute;bottom:14pt;left:32pt;right:32pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`TUMA-PESA|${holder}|unknown|KES`, phone),
    period: { start, end },
    rows: rows.map((move, r) =>
      k.rowOf(move, {
        shows: true,
        reference: codes[r] ?? null,
        alsoAccepted: [
          `${move.lines.join(' ')} Completed`,
          `${hours[r]} ${move.lines.join(' ')}`,
          `${move.lines[0]} Completed ${move.lines.slice(1).join(' ')}`.trim(),
        ],
      }),
    ),
  });
}

export const families: Family[] = [
  k.family(
    'za-cheque-accrued',
    'en',
    'checking',
    ['sign-behind', 'no-year', 'charges-column', 'misprint', 'many-rows'],
    cheque,
    A4,
  ),
  k.family(
    'ke-wallet-receipts',
    'en',
    'unknown',
    ['newest-first', 'no-opening', 'reference-column', 'summary-by-kind'],
    pesa,
    A4,
  ),
];
