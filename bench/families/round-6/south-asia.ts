import { A4, type Family, type TrueStatement } from '../family.ts';
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
  mon,
  outIn,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, rowsIn, single } from './paper-flow.ts';

const lakh = (value: bigint): string => figure(value, { group: ',', decimal: '.', groupOf: 2 });

const NARRATED: readonly Sort[] = [
  ['UPI-{CHAI POINT ADDA;RAMESH KIRANA}-Q########@~~L|-SHVL0######-############-{UPI;PAY TO M}', -90_000, -2_000],
  ['POS 4#####XXXXXX#### {SARAVANA STORES;INDIRA FUELS}|POS DEBIT', -900_000, -20_000],
  ['ACH D- {SURYA FINCORP;LIC SURAKSHA}-########', -1_800_000, -90_000],
  ['NEFT CR-SHVL0######-{VINDHYA TEXTILES;GODAVARI INFOTECH}|-NIRUPAMA KULKARNI-N#############', 2_500_000, 11_000_000],
  ['ATW-4#####XXXXXX####-S1AWMU##-{MYSURU;PUNE}', -1_000_000, -50_000],
  ['INTEREST PAID TILL {=dd-mm-yyyy}', 500, 90_000],
];
const NARRATED_LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|26pt 30pt|.logo{background:#004c8f;color:#fff;font:bold 15pt/18pt 'Liberation Sans';padding:6pt 12pt;border-left:10pt solid #ed232a}.own{display:flex;justify-content:space-between;padding:12pt 0}.own>div{width:255pt;border:.5pt solid #666;padding:6pt;line-height:11pt}th{background:#cfd8e3;border:.5pt solid #666;padding:2pt;font-weight:bold}td{border-left:.5pt solid #666;border-right:.5pt solid #666;padding:1pt 3pt}.main{border-bottom:.5pt solid #666}.st{border:.8pt solid #666;padding:6pt;margin-top:10pt}.st td,.st th{border:0;background:none}.foot{position:absolute;left:30pt;right:30pt;bottom:12pt;font-size:6.5pt}`,
);

const narrated = family(
  'in-savings-narration-grid',
  'en',
  'savings',
  ['value-date-column', 'lakh-grouping', 'two-line-narration', 'summary-at-the-end', 'full-grid'],
  (random) => {
    const period = periodOf(random, 1, 3);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: NARRATED, floor: 50_000n },
      30,
      95,
      [500_000, 30_000_000],
    );
    const date = (iso: string) => day(iso, 'dd/mm/yy');
    const refs = rows.map((row) => `0000${row.ref}${random.digits(4)}`);
    const one = (row: Move, r: number) =>
      cells(
        'llllrrr',
        `${date(row.date)}|${joined(row.lines)}|${refs[r]}|${date(row.date)}|${outIn(row.amount, lakh)}|${lakh(row.balance)}`,
        [0, r],
      );
    const number = `5010${random.digits(10)}`;
    const front = `<div class="sp"><div class="logo">SAHYADRI BANK</div><div class="r">Page No .: 1<br><b>Statement of account</b></div></div><div class="own"><div>MRS. NIRUPAMA KULKARNI<br>FLAT 7 AMRUT KUNJ<br>LAKE TOWN ROAD<br>MYSURU 579999<br>KARNATAKA<br><br>JOINT HOLDERS : &nbsp; Nomination : Registered</div><div>Account Branch : LAKE TOWN<br>City : MYSURU 579999<br>OD Limit : 0.00 &nbsp; Currency : INR<br>Cust ID : ${random.digits(8)}<br>Account No : ${number}<br>A/C Open Date : ${day(dayAfter(period.start, -2100), 'dd/mm/yyyy')}<br>RTGS/NEFT IFSC : SHVL0000${random.digits(3)} &nbsp; Account Status : Regular</div></div><p style="padding-bottom:5pt">From : ${day(period.start, 'dd/mm/yyyy')} &nbsp;&nbsp; To : ${day(period.end, 'dd/mm/yyyy')}</p>`;
    const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
    const end = `<div class="st"><b>STATEMENT SUMMARY :-</b>${table([90, 80, 80, 90, 90, 90], heads('rrrrrr', 'Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal') + cells('rrrrrr', `${lakh(opening)}|${count(-1)}|${count(1)}|${lakh(total(rows, -1))}|${lakh(total(rows, 1))}|${lakh(closing)}`))}</div>`;
    const head = heads('llllrrr', 'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance');
    const bodies = flow(
      [
        block(front, 170),
        grid([42, 182, 82, 42, 62, 60, 65], head, rowsIn(rows, 10, 2.5, one), { kind: 'main' }),
        block(end, 60),
      ],
      750,
      750,
    );
    const pages = numbered(
      bodies,
      (body, at) =>
        `${at > 1 ? `<div class="r" style="padding-bottom:6pt">Page No .: ${at}</div>` : ''}${body}<div class="foot">SAHYADRI BANK LIMITED &nbsp; *Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is reported within 30 days.</div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { shows: true, valueDate: row.date, reference: refs[r] ?? null }));
    const facts = account('SAHYADRI BANK|MRS. NIRUPAMA KULKARNI|savings|INR', number);
    return drawnOf(pages, NARRATED_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const POINTS: readonly Sort[] = [
  ['{SWAAD ONLINE;METRO FUEL PUMP;BOOKWALA} {BENGALURU;MYSURU} IN', -900_000, -15_000],
  ['{CLOUDSTACK INC;RAIL EUROPA} EXAMPLE.COM US', -1_400_000, -90_000],
  ['CASHBACK CREDIT', 1_000, 40_000],
  ['IGST-VPS{=ddmm}######-RATE 18.0 -29', -9_000, -300],
  ['EMI PRIN. 0{1;3;5;7} OF 12 {FRIDGEWALA;PHONE BAZAAR}', -600_000, -120_000],
];
const POINTS_LOOK = look(
  `8pt/11pt 'DejaVu Sans'|28pt 34pt|.logo{color:#b02a30;font:bold 17pt/21pt 'Liberation Serif'}.due{background:linear-gradient(90deg,#f99d27,#b02a30);color:#fff;display:flex;padding:8pt 12pt;margin:10pt 0}.due div{flex:1}.due b{display:block;font-size:11pt;line-height:15pt}.left{position:absolute;left:34pt;top:230pt;width:120pt;border-right:.6pt solid #b02a30}.right{margin-left:132pt}h2{font-size:8.5pt;line-height:12pt;background:#f6e3d3;padding:2pt 5pt;margin-top:8pt}th{color:#b02a30;font-weight:bold;font-size:6.5pt;line-height:8pt;white-space:normal;border-bottom:.5pt solid #b02a30}td{font-size:7pt;padding:2pt 0;border-bottom:.3pt solid #e8cfc0}.foot{position:absolute;right:34pt;bottom:14pt;font-size:6.5pt}`,
);

const points = family(
  'in-credit-card-points-column',
  'en',
  'credit-card',
  ['serial-and-points-columns', 'foreign-amount-column', 'cr-suffix', 'panel-on-the-left', 'pending-emi-table'],
  (random) => {
    const period = periodOf(random, random.integer(5, 25));
    const drawn = booked(random, { ...period, sorts: POINTS, floor: null }, 6, 26, [-4_000_000, -300_000]);
    const paid = single(dayAfter(period.start, 9), 'UPI Payment Received, thank you', -drawn.opening, random.digits(8));
    const rows = [...drawn.rows, paid].sort((a, b) => a.date.localeCompare(b.date));
    const { opening } = drawn;
    const closing = opening + total(rows);
    const credit = (value: bigint) => lakh(value) + (value > 0n ? ' CR' : '');
    const foreign = rows.map(({ lines }) =>
      lines[0]?.endsWith('US') ? `${random.integer(9, 140)}.${random.digits(2)} USD` : '',
    );
    const one = (row: Move, r: number) =>
      cells(
        'lllrrr',
        `${day(row.date, 'dd/mm/yyyy')}|1${row.ref}${r % 10}|${joined(row.lines)}|${row.amount > 0n ? '0' : String(-row.amount / 10_000n)}|${foreign[r]}|${credit(row.amount)}`,
        [0, r],
      );
    const number = `4375XXXXXXXX${random.digits(4)}`;
    const front = `<div class="sp"><div class="logo">Narmada Cards</div><div class="r">CREDIT CARD STATEMENT<br>MR ADWAIT PATWARDHAN<br>14 TULSI BAUG LANE, PUNE 419999</div></div><div class="due"><div>STATEMENT DATE<b>${mon(period.end)} ${day(period.end, 'd, yyyy')}</b></div><div>PAYMENT DUE DATE<b>${mon(dayAfter(period.end, 18))} ${day(dayAfter(period.end, 18), 'd, yyyy')}</b></div><div>Total Amount due<b>₹${lakh(closing)}</b></div><div>Minimum Amount due<b>₹${lakh(-closing / 20n)}</b></div></div>${table([130, 130, 130, 130], heads('cccc', 'Previous Balance|Purchases / Charges|Cash Advances|Payments / Credits') + cells('cccc', `₹${lakh(opening)}|+ ₹${lakh(total(rows, -1))}|+ ₹0.00|- ₹${lakh(total(rows, 1))}`))}<p style="padding:6pt 0">Statement period : ${mon(period.start)} ${day(period.start, 'd, yyyy')} to ${mon(period.end)} ${day(period.end, 'd, yyyy')}</p>`;
    const left =
      '<div class="left"><b>CREDIT SUMMARY</b><br><br>Credit Limit<br>₹3,00,000.00<br><br>Available Credit<br>₹2,11,486.00<br><br>Cash Limit<br>₹30,000.00<br><br><b>EARNINGS</b><br>Points earned 142<br>Cashback 56<br><br>CHIP OFFER<br>5% on trains<br>till 31/12</div>';
    const head = heads('lllrrr', 'Date|SerNo.|Transaction Details|Reward Points|Intl.# amount|Amount (in₹)');
    const emi = `<h2>EMI / PERSONAL LOAN ON CREDIT CARDS</h2>${table([110, 70, 70, 60, 80], heads('lrrrr', 'Transaction Type|Creation Date|Loan Amount|EMI No.|Pending Principal') + cells('lrrrr', `FRIDGEWALA 12M|${day(dayAfter(period.start, -90), 'dd/mm/yyyy')}|41,990.00|4|28,740.16`))}`;
    const bodies = flow(
      [
        block(`<h2>${number}</h2>`, 24),
        grid([54, 62, 140, 36, 50, 52], head, rowsIn(rows, 11, 4.6, one), { headHeight: 20 }),
        block(emi, 70),
      ],
      560,
      560,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${at === 1 ? front + left : '<div style="height:60pt" class="logo">Narmada Cards</div>'}<div class="right">${body}</div><div class="foot"># International spends &nbsp; Page ${at} of ${count}</div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { reference: `1${row.ref}${r % 10}` }));
    const facts = account('Narmada Cards|MR ADWAIT PATWARDHAN|credit-card|INR', number);
    return drawnOf(pages, POINTS_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const LIMIT: readonly Sort[] = [
  ['RTGS DR-{SHVL;NRMD}0######-{KONKAN RUBBER;ALLIED GEARS P LTD}-PUNE-SHVLR########', -90_000_000, -20_000_000],
  ['CHQ PAID-MICR CTS-{MUMBAI;PUNE}-{DECCAN AGRO;JAI TRANSPORT}', -9_000_000, -400_000],
  ['BY CASH DEP-{NIGDI;CHAKAN} ###', 100_000, 4_000_000],
  ['IMPS-###########-{ORIENT VALVES;SHREE TOOLS}-RECD', 1_000_000, 45_000_000],
  ['NEFT CR-N##########-ORIENT VALVES LLP-BILL ###', 10_000_000, 95_000_000],
  ['INT.COLL: CC LIMIT', -6_000_000, -900_000],
  ['CHRGS INCL GST-LEDGER FOLIO', -59_000, -5_900],
];
const LIMIT_LOOK = look(
  `8pt/11pt 'Liberation Sans Narrow'|28pt 34pt|.logo{font:bold 15pt/18pt 'DejaVu Sans';color:#ed1c24}.i{display:flex;gap:50pt;padding:8pt 0}th{border-bottom:1.4pt solid #003874;border-top:1.4pt solid #003874;color:#003874;font-weight:bold;padding:2pt}td{padding:1.6pt 2pt}tr:nth-child(odd) td{background:#f2f5fa}.foot{position:absolute;left:34pt;right:34pt;bottom:12pt;font-size:7pt}`,
);

const limit = family(
  'in-checking-cash-credit-landscape',
  'en',
  'checking',
  ['landscape', 'dr-cr-in-their-own-columns', 'overdrawn', 'serial-number', 'value-date-before-post-date'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: LIMIT, floor: -900_000_000n },
      24,
      70,
      [-400_000_000, -50_000_000],
    );
    const drcr = (value: bigint) => `${lakh(value)}|${value < 0n ? 'DR' : 'CR'}`;
    const date = (iso: string) => day(iso, 'dd-mm-yyyy');
    const valued = rows.map((row) => dayAfter(row.date, -random.integer(0, 1)));
    const cheques = rows.map(({ lines }) => (lines[0]?.startsWith('CHQ') ? random.digits(6) : null));
    const one = (row: Move, r: number) =>
      cells(
        'clllcrcrc',
        `${r + 1}|${date(valued[r] ?? '')}|${date(row.date)}|${joined(row.lines)}|${cheques[r] ?? ''}|${drcr(row.amount)}|${drcr(row.balance)}`,
        [0, r],
      );
    const number = `04${random.digits(8)}`;
    const front = `<div class="sp"><div class="logo">Godavari Merchant Bank</div><div class="r"><b>Account Statement - Cash Credit</b><br>Period ${date(period.start)} To ${date(period.end)}</div></div><div class="i"><div>SHIVNERI PUMPS PRIVATE LIMITED<br>PLOT 41 MIDC BHOSARI<br>PUNE 419926</div><div>Account No. ${number}<br>Currency INR<br>Cust. Reln. No. ${random.digits(9)}</div><div>Sanctioned limit 1,00,00,000.00<br>Drawing power 92,50,000.00<br>Rate of interest 11.35%</div></div>`;
    const head = heads(
      'clllcrcrc',
      'Sl. No.|Value Date|Post Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr',
    );
    const first: Line = [cells('clllcrcrc', `|||Opening Balance|||​|${drcr(opening)}`.replace('​', '')), 15];
    const end = `<p style="padding-top:8pt"><b>Opening balance</b> ${lakh(opening)} Dr &nbsp;&nbsp; <b>Closing balance</b> ${lakh(closing)} ${closing < 0n ? 'Dr' : 'Cr'} &nbsp;&nbsp; <b>Total withdrawals</b> ${lakh(total(rows, -1))} &nbsp;&nbsp; <b>Total deposits</b> ${lakh(total(rows, 1))}</p>`;
    const bodies = flow(
      [
        block(front, 80),
        grid([34, 62, 62, 300, 66, 90, 34, 92, 34], head, [first, ...rowsIn(rows, 11, 3.4, one)]),
        block(end, 40),
      ],
      510,
      510,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Any discrepancy should be notified to the branch. &nbsp; Dr: withdrawn, Cr: deposited</span><span>Page ${at} of ${count}</span></div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(row, { shows: true, valueDate: valued[r] ?? null, reference: cheques[r] ?? null }),
    );
    const facts = account('Godavari Merchant Bank|SHIVNERI PUMPS PRIVATE LIMITED|checking|INR', number);
    return drawnOf(pages, LIMIT_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  [A4[1], A4[0]],
);

const RUPEE: readonly Sort[] = [
  ['POS Purchase {=dd-mm-yyyy} ##:##|{ANARKALI FABRICS;CHENAB PETROL} LHR|STAN(######)', -2_500_000, -60_000],
  ['Raast P2P Fund Transfer|To {ZAHID MEHMOOD;BUSHRA TRADERS}|PK##XXXX####', -9_000_000, -200_000],
  ['WHT on Cash Withdrawal {0.3;0.6}%', -90_000, -3_000],
  ['ATM CASH WITHDRAWAL|CHQ/ATM 0##### RAVI BR', -5_000_000, -500_000],
  ['Inward IBFT|{CHENAB EXPORTS;NOOR JAHAN}', 500_000, 30_000_000],
  ['Profit Paid|Tax 15% deducted', 1_000, 400_000],
];
const RUPEE_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|32pt 40pt|.top{border:1pt solid #004d3b}.top>div{padding:6pt 10pt}.band{background:#004d3b;color:#fff;font-weight:bold;text-align:center;font-size:11pt;line-height:15pt}th{background:#004d3b;color:#fff;border:.5pt solid #fff;padding:3pt;font-weight:bold}td{border:.5pt solid #b8cfc8;padding:1.5pt 4pt}.x td{font-weight:bold;background:#e9f2ef}.foot{position:absolute;left:40pt;right:40pt;bottom:14pt;font-size:7pt}`,
);

const rupee = family(
  'pk-checking-carried-each-page',
  'en',
  'checking',
  ['carried-over-each-page', 'month-in-capitals', 'three-line-rows', 'times-and-dates-in-text'],
  (random) => {
    const period = periodOf(random, 1, 2);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: RUPEE, floor: 100_000n },
      26,
      64,
      [1_000_000, 40_000_000],
    );
    const date = (iso: string) => `${day(iso, 'dd')}-${mon(iso).toUpperCase()}-${day(iso, 'yyyy')}`;
    const money = (value: bigint) => figure(value, { group: ',', decimal: '.' });
    const mark = (words: string, value: bigint) =>
      cells('lllrrr', `||${words}|||${money(value)}`).replace('<tr', '<tr class="x"');
    const lines = rows.flatMap((row, r): Line[] => {
      const html = cells(
        'lllrrr',
        `${date(row.date)}|${row.ref.slice(0, 6)}|${joined(row.lines)}|${outIn(row.amount, money)}|${money(row.balance)}`,
        [0, r],
      );
      const height = row.lines.length * 11 + 4;
      if (r === 0 || r % 15 !== 14) return [[html, height]];
      return [
        [html, height],
        [mark('Balance Carried Forward', row.balance), 15],
        [mark('Balance Brought Forward', row.balance), Number.POSITIVE_INFINITY],
      ];
    });
    const number = `${random.digits(4)}-${random.digits(8)}-01`;
    const bank = iban('PK', `ICBL${random.digits(16)}`);
    const front = `<div class="top"><div class="band">INDUS CRESCENT BANK LIMITED - ACCOUNT STATEMENT</div><div class="sp"><div>FARZANA KAUSAR BAIG<br>H NO 9 ST 4 GULSHAN COLONY<br>FAISALPUR</div><div>Account Number: ${number}<br>IBAN: ${bank}<br>Account Type: CURRENT &nbsp; Currency: PKR<br>From ${date(period.start)} To ${date(period.end)}</div></div></div><div style="height:12pt"></div>`;
    const end = `<div style="padding-top:10pt;width:260pt">${span('Total Debits', money(total(rows, -1)))}${span('Total Credits', money(total(rows, 1)))}${span('Amount on hold', '0.00')}${span('Closing Balance', money(closing))}</div>`;
    const head = heads('lllrrr', 'Date|Doc No.|Particulars|Debit|Credit|Balance');
    const bodies = flow(
      [
        block(front, 100),
        grid([68, 52, 190, 66, 66, 72], head, [[mark('Opening Balance', opening), 15], ...lines], { headHeight: 20 }),
        block(end, 60),
      ],
      760,
      760,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>This is a computer generated statement and does not require any signature.</span><span>Page ${at} of ${count}</span></div>`,
    );
    const truth = rows.map((row) => rowOf(row, { shows: true, reference: row.ref.slice(0, 6) }));
    const facts = account('INDUS CRESCENT BANK LIMITED|FARZANA KAUSAR BAIG|checking|PKR', number);
    const drawn = drawnOf(pages, RUPEE_LOOK, { account: facts, period, opening, closing, rows: truth });
    const named = (one: TrueStatement) => ({ ...one, account: { ...one.account, iban: bank.replaceAll(' ', '') } });
    return { ...drawn, statements: drawn.statements.map(named) };
  },
);

export const families: Family[] = [narrated, points, limit, rupee];
