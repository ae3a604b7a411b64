import { type Family, LETTER } from '../family.ts';
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
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, columns, flow, grid, type Line, long, numbered, type Part, rowsIn } from './paper-flow.ts';

const dollars = (value: bigint): string => `${value < 0n ? '-' : ''}$${point(value)}`;
const title = (words: string): Part => block(`<h2>${words}</h2>`, 24);

const DAILY: readonly Sort[] = [
  [
    'CHECKCARD {=mmdd} {HOLLOW PINE MARKET;TORREY FUEL 0##;BIRCHWAY DRUGS #12} {ELMDALE;PORT WEXLEY} OH|########~######',
    -9_800,
    -640,
  ],
  ['CEDARLINE ELECTRIC DES:{BILL PYMT;AUTOPAY} ID:####### INDN:MARGUERITE VOSS CO|ID:########## PPD', -31_000, -2_500],
  ['BKOFHARLAN ATM {=mm/dd} #00000#### WITHDRWL {WEXLEY MAIN;ELMDALE SQ} PORT WEXLEY OH', -40_000, -4_000],
  ['Zelle payment to {Dana Orrin;Theo Blunt} for "{rent share;piano;gas}"; Conf ~~~#####', -30_000, -1_500],
  ['Check', -92_000, -3_200],
  ['Check', -18_000, -1_200],
  ['External transfer fee - {3 Day;Next Day} - {=mm/dd/yyyy}', -1_000, -300],
  ['ORRIN LOGISTICS DES:PAYROLL ID:######## INDN:VOSS MARGUERITE CO|ID:9######### PPD', 148_000, 231_000],
  ['{Counter Credit;Mobile Deposit;Online Banking transfer from SAV ####} Confirmation ########', 4_000, 60_000],
];

const DAILY_LOOK = look(
  `9pt/11pt 'Liberation Sans'|34pt 46pt|h1{font-size:15pt;line-height:18pt;color:#012169}h2{font-size:11pt;line-height:14pt;padding-top:10pt;color:#012169}p{padding:2pt 0}.logo{font-size:15pt;line-height:18pt;font-weight:bold;color:#b0152b}.to{padding:46pt 0 40pt 20pt;line-height:13pt}.e{border-top:1pt solid #012169;margin-top:3pt;padding-top:3pt}.ad{margin-top:14pt;border:.7pt solid #999;padding:7pt;width:330pt;font-size:8pt}th{border-bottom:.8pt solid #333;font-weight:bold;padding-bottom:2pt}td{padding-bottom:3pt}.t{border-top:.5pt solid #555}.k{width:245pt;display:flex}.k i{font-style:normal;flex:1;line-height:13pt}.k.h i{font-weight:bold;border-bottom:.8pt solid #333}.s{font-size:7pt}.days td.r,.days th.r{padding-right:26pt}.run{border-bottom:.5pt solid #888;font-size:8pt;padding-bottom:5pt;margin-bottom:8pt}.foot{position:absolute;right:46pt;bottom:20pt;font-size:7.5pt}`,
);

function dailySections(rows: readonly Move[], first: number) {
  const fees = rows.filter(({ lines }) => lines[0]?.startsWith('External'));
  const checks = rows.filter(({ lines }) => lines[0] === 'Check');
  const others = inOrOut(rows, -1).filter((row) => !fees.includes(row) && !checks.includes(row));
  const numberOf = (row: Move) => String(first + checks.indexOf(row) + (checks.indexOf(row) > 2 ? 1 : 0));
  const at = (row: Move) => [0, rows.indexOf(row)] as const;
  const date = (iso: string) => day(iso, 'mm/dd/yy');
  const sum = (name: string, some: readonly Move[]): Line => [
    `<tr class="t"><td colspan="2"><b>Total ${name}</b></td><td class="r"><b>${dollars(total(some))}</b></td></tr>`,
    18,
  ];
  const signed = ({ amount }: Move) => (amount < 0n ? '-' : '') + point(amount);
  const one = (row: Move) => cells('llr', [date(row.date), joined(row.lines), signed(row)], at(row));
  const section = (name: string, some: readonly Move[]): Part[] => [
    title(name),
    grid([62, 368, 90], heads('llr', 'Date|Description|Amount'), [
      ...rowsIn(some, 11, 3, one),
      sum(name.toLowerCase(), some),
    ]),
  ];
  const check = (row: Move | undefined) =>
    row
      ? `<span class="k" data-row="0.${rows.indexOf(row)}"><i>${date(row.date)}</i><i>${numberOf(row)}${checks.indexOf(row) === 3 ? '*' : ''}</i><i class="r">-${point(row.amount)}</i></span>`
      : '<span class="k"></span>';
  const head = '<span class="k h"><i>Date</i><i>Check #</i><i class="r">Amount</i></span>';
  const pairs = columns(checks, 2).map(
    (pair): Line => [`<div class="sp">${pair.map(check).join('')}${pair.length < 2 ? check(undefined) : ''}</div>`, 13],
  );
  const checkList: Part[] = [
    title('Checks'),
    block(`<div class="sp">${head}${head}</div>`, 14),
    { rows: pairs },
    block(
      `<div class="sp t"><b>Total checks</b><b>${dollars(total(checks))}</b></div><p class="s">* There is a gap in sequential check numbers</p>`,
      34,
    ),
  ];
  const parts = [
    ...section('Deposits and other additions', inOrOut(rows, 1)),
    ...section('Withdrawals and other subtractions', others),
    ...(checks.length > 0 ? checkList : []),
    ...(fees.length > 0 ? section('Service fees', fees) : []),
  ];
  return { parts, numberOf, checks, sums: [total(others), total(checks), total(fees)] };
}

const daily = family(
  'us-checking-ledger-sections',
  'en',
  'checking',
  ['sections', 'checks-in-two-columns', 'daily-balances', 'year-in-two-digits'],
  (random) => {
    const period = periodOf(random, random.integer(2, 24));
    const plan = { ...period, sorts: DAILY, floor: 30_000n };
    const { opening, rows, closing } = booked(random, plan, 24, 58, [140_000, 700_000]);
    const { parts, numberOf, checks, sums } = dailySections(rows, random.integer(1040, 6900));
    const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
    const summary = [
      [`Beginning balance on ${long(period.start)}`, opening],
      ['Deposits and other additions', total(rows, 1)],
      ['Withdrawals and other subtractions', sums[0]],
      ['Checks', sums[1]],
      ['Service fees', sums[2]],
    ].map(([name, value]) => span(String(name), dollars(value as bigint)));
    const front = `<div class="sp"><div class="logo">Bank of Harlan &amp; Wexley</div><div class="r">Customer service: 1.800.555.0${random.digits(3)}<br>bankofharlanwexley.example<br>P.O. Box 1571, Port Wexley OH 43998</div></div>
      <div class="to">MARGUERITE VOSS<br>412 LARKSPUR CT APT 3<br>ELMDALE, OH 43997-1208</div><h1>Your Harlan Everyday Checking</h1>
      <p>for ${long(period.start)} to ${long(period.end)}</p><p>Account number: <b>${number}</b></p><h2>Account summary</h2>${summary.join('')}
      <div class="e">${span(`<b>Ending balance on ${long(period.end)}</b>`, `<b>${dollars(closing)}</b>`)}</div>
      <div class="ad"><b>Spot the texts that are not from us.</b> We never ask for a code or for $1.00 "test" payments. Learn more in the app by 12/31.</div>`;
    const ends = columns(
      rows.filter(({ lastOfDay }) => lastOfDay),
      3,
    ).map((some): Line => {
      const values = some.map((end) => (end ? `${day(end.date, 'mm/dd')}|${point(end.balance)}` : '|'));
      return [cells('lrlrlr', values.join('|')), 14];
    });
    const days = grid([70, 103, 70, 103, 70, 103], heads('lrlrlr', 'Date|Balance ($)|'.repeat(3).slice(0, -1)), ends);
    const bodies = flow(
      [block(front, 430), ...parts, title('Daily ledger balances'), { ...days, kind: 'days' }],
      710,
      665,
    );
    const running = `<div class="run">MARGUERITE VOSS &nbsp;|&nbsp; Account # ${number} &nbsp;|&nbsp; ${long(period.start)} to ${long(period.end)}</div>`;
    const pages = numbered(
      bodies,
      (body, at, count) => `${at > 1 ? running : ''}${body}<div class="foot">Page ${at} of ${count}</div>`,
    );
    const truth = rows.map((row) => {
      if (!checks.includes(row)) return rowOf(row);
      const no = numberOf(row);
      return rowOf(row, {
        reference: no,
        alsoAccepted: ['', no, `Check ${no}`, `Check # ${no}`, 'Checks', `Checks ${no}`, 'Check #'],
      });
    });
    const facts = account('Bank of Harlan & Wexley|MARGUERITE VOSS|checking|USD', number);
    return drawnOf(pages, DAILY_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

const ANALYZED: readonly Sort[] = [
  [
    '{Quill & Larkin;Osprey Yards;Tern Medical} ACH Pmts {=yymmdd} ##########|Bramblecourt Supply Inc',
    40_000,
    2_400_000,
  ],
  ['Desktop Check Deposit', 20_000, 900_000],
  [
    'WT Fed0#### Isle National Bank /Org={Lodestar;Palisade} Group|Srf ~~######## Trn {=yymmdd}##### Rfb ####',
    300_000,
    5_500_000,
  ],
  ['Bankcard Fee - 8############ Merch Fee {=yymmdd} ###########', -40_000, -900],
  ['{Orchard Payroll;IRS Usataxpymt;Kestrel Freight} {=yymmdd} ############### Bramblecourt', -1_400_000, -20_000],
  ['Client Analysis Srvc Chrg {=yymmdd} Svc Chge', -48_000, -9_000],
  ['Check', -700_000, -9_000],
  ['Check', -90_000, -4_000],
  ['Check', -200_000, -10_000],
];

const ANALYZED_LOOK = look(
  `8.5pt/10pt 'Liberation Sans'|32pt 40pt|h1{font:18pt/22pt 'Liberation Serif'}h2{font:bold 12pt/15pt 'Liberation Serif';padding-top:7pt}h3{font-size:9pt;line-height:13pt;font-weight:bold}p{padding:4pt 0}.logo{background:#c62828;color:#fff;font-weight:bold;padding:6pt 10pt;text-align:center}.to{padding:34pt 0 34pt}th{font-size:7.5pt;font-style:italic;border-bottom:.6pt solid #000}td{padding-bottom:2pt;padding-right:6pt}td.r,th.r{padding-right:10pt}.t td{border-top:.6pt solid #000;padding-top:2pt}.k td,.k th{border-right:.4pt solid #bbb;padding-left:4pt}.foot{position:absolute;left:44pt;right:44pt;bottom:16pt;font-size:7pt}`,
);

const short = (iso: string) => day(iso, 'mm/dd');

function analyzedSections(rows: readonly Move[], valued: readonly (string | null)[], first: number) {
  const checks = rows.filter(({ lines }) => lines[0] === 'Check');
  const numberOf = (row: Move) => String(first + checks.indexOf(row));
  const one = (row: Move) => {
    const r = rows.indexOf(row);
    const date = valued[r];
    return cells('llrl', [date ? short(date) : '', short(row.date), point(row.amount), joined(row.lines)], [0, r]);
  };
  const section = (kind: string, name: string, some: readonly Move[]): Part[] => [
    block(`<h2>${kind}</h2><h3>${name}</h3>`, 36),
    grid([66, 66, 84, 310], heads('llrl', 'Effective date|Posted date|Amount|Transaction detail'), [
      ...rowsIn(some, 10, 3, one),
      [
        `<tr class="t"><td></td><td></td><td class="r">$${point(total(some))}</td><td><b>Total ${name.toLowerCase()}</b></td></tr>`,
        22,
      ],
    ]),
  ];
  const check = (row: Move | undefined) => {
    if (!row) return '<td></td><td></td><td></td>';
    const mark = `data-row="0.${rows.indexOf(row)}"`;
    return `<td ${mark}>${numberOf(row)}</td><td class="r" ${mark}>${point(row.amount)}</td><td ${mark}>${short(row.date)}</td>`;
  };
  const parts = [
    ...section('Credits', 'Electronic deposits/bank credits', inOrOut(rows, 1)),
    ...section(
      'Debits',
      'Electronic debits/bank debits',
      inOrOut(rows, -1).filter((row) => !checks.includes(row)),
    ),
    block('<h3>Checks paid</h3>', 18),
    grid(
      [56, 74, 45, 56, 74, 45, 56, 74, 45],
      heads('lrllrllrl', 'Number|Amount|Date|'.repeat(3).slice(0, -1)),
      columns(checks, 3).map((some): Line => [`<tr>${some.map(check).join('')}</tr>`, 12]),
      { kind: 'k' },
    ),
    block(
      `<p><b>$${point(total(checks))} &nbsp; Total checks paid</b></p><p><b>$${point(total(rows, -1))} &nbsp; Total debits</b></p>`,
      40,
    ),
  ];
  return { parts, checks, numberOf };
}

const analyzed = family(
  'us-checking-analyzed-business',
  'en',
  'checking',
  ['amount-before-text', 'effective-date-on-some-rows', 'many-pages', 'checks-in-three-columns'],
  (random) => {
    const period = periodOf(random);
    const plan = { ...period, floor: 400_000n, sorts: ANALYZED };
    const { opening, rows, closing } = booked(random, plan, 90, 150, [2_000_000, 30_000_000]);
    const valued = rows.map(({ date }) => (random.chance(0.3) ? dayAfter(date, -random.integer(1, 3)) : null));
    const { parts, checks, numberOf } = analyzedSections(rows, valued, random.integer(20_100, 88_000));
    const number = random.digits(10);
    const line = `Account number: <b>${number}</b> &nbsp;■&nbsp; ${long(period.start)} - ${long(period.end)}`;
    const summary = table(
      [130, 100, 100, 100, 100],
      heads('lrrrr', 'Account number|Beginning balance|Total credits|Total debits|Ending balance') +
        cells('lrrrr', [number, dollars(opening), dollars(total(rows, 1)), dollars(total(rows, -1)), dollars(closing)]),
    );
    const front = `<div class="sp"><h1>Analyzed Business Checking</h1><div class="logo">Meridian Plains<br>Commercial Bank</div></div><p>${line}</p><div class="to">BRAMBLECOURT SUPPLY INC<br>OPERATING ACCOUNT<br>900 GANTRY BLVD STE 20<br>PLAINS KS 66998-4410</div><h2>Account summary</h2>${summary}`;
    const ends = rows
      .filter(({ lastOfDay }) => lastOfDay)
      .map(({ date, balance }) => `${short(date)}|${point(balance)}`);
    const days = [`${short(period.start)}*|${point(opening)}`, ...ends];
    const three = days.flatMap((_, r): Line[] =>
      r % 3 === 0 ? [[cells('lrlrlr', [0, 1, 2].map((c) => days[r + c] ?? '|').join('|')), 13]] : [],
    );
    const ledger = grid([70, 105, 70, 105, 70, 105], heads('lrlrlr', 'Date|Balance|'.repeat(3).slice(0, -1)), three);
    const bodies = flow(
      [block(front, 240), ...parts, block('<h2>Daily ledger balance summary</h2>', 26), ledger],
      690,
      650,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${at > 1 ? `<p>${line} &nbsp;■&nbsp; Page ${at} of ${count}</p>` : ''}${body}<div class="foot">(${random.digits(3)}) &nbsp; Sheet Seq = 00${random.digits(5)} &nbsp; Sheet 0000${at} of 0000${count}</div>`,
    );
    const truth = rows.map((row, r) => {
      if (!checks.includes(row)) return rowOf(row, { valueDate: valued[r] ?? null });
      const no = numberOf(row);
      return rowOf(row, { reference: no, alsoAccepted: ['', no, `Check ${no}`, 'Checks paid', `Checks paid ${no}`] });
    });
    const facts = account('Meridian Plains Commercial Bank|BRAMBLECOURT SUPPLY INC|checking|USD', number);
    return drawnOf(pages, ANALYZED_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

export const families: Family[] = [daily, analyzed];
