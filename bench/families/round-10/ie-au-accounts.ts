import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Family } from '../family.ts';
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
  type truthOf,
  wordy,
} from '../kit.ts';
import { contractAmount, dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { type Block, flow, spanOfDays, UK_PEOPLE } from './blocks-en.ts';

/**
 * The largest banks of Ireland (dates once a day, `dr` behind, foreign amounts below) and Australia (three months, `CR` behind
 * each balance, value dates below the text).
 */

const IRISH: readonly Sort[] = [
  ['VDP-OAKMERE CENTRA', -7_000, -250],
  ['VDC-CLOUDLARK.EXAM|1#.## USD@|1.08####|Incl Fx Fee EUR 0.##', -5_000, -900],
  ['VDA-PELLMOOR ATM|{=ddX}TIME 1#:2#', -30_000, -2_000],
  ['D/D LIFFEYSIDE ENERGY|IE#########~###', -24_000, -4_000],
  ['*MOBI QUIMBY R', -90_000, -1_000],
  ['*INET HOLLANDER B|INV ####', -300_000, -8_000],
  ['FEE-QTR TO {=ddX}', -2_800, -450],
  ['CHQ 000###', -90_000, -5_000],
  ['THACKERTON JOINER|PAYROLL ####|TfrFrom ~~##########', 120_000, 310_000],
  ['LODGEMENT', 5_000, 90_000],
  ['CREDIT TRANSFER SWIPEWELL PAYM', 6_000, 160_000],
];

function irish(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([28, 31, 60]));
  const who = random.pick(UK_PEOPLE);
  const number = `${random.digits(5)}-${random.digits(3)}`;
  const nsc = `93-${random.digits(2)}-${random.digits(2)}`;
  const code = iban('IE', `SHNK${nsc.replaceAll('-', '')}${number.replace('-', '')}`);
  const made = booked(
    random,
    { start: dayAfter(start, 1), end, sorts: IRISH, floor: -60_000n },
    6,
    78,
    [8_000, 350_000],
  );
  const { opening } = made;
  const rows = made.rows.map((one) => ({
    ...one,
    lines: one.lines.map((line) =>
      line.replace(
        /(\d\d)X/,
        (_, d: string) => `${d}${mon(d > one.date.slice(8) ? dayAfter(one.date, -28) : one.date).toUpperCase()}`,
      ),
    ),
  }));
  const days = rows.map((one, at) => (one.lastOfDay ? at : -1)).filter((at) => at >= 0 && at < rows.length - 1);
  const wrong = days.length > 3 && random.chance(0.3) ? random.pick(days.slice(1)) : -1;
  const shown = (at: number) => (rows[at]?.balance ?? 0n) + (at === wrong ? 45_000n : 0n);
  const dr = (value: bigint) => `${point(value)}${value < 0n ? 'dr' : ''}`;
  const w = [66, 222, 72, 72, 76];
  const head = table(w, heads('llrrr', 'Date|Details|Debit €|Credit €|Balance €'), 'h');
  const blocks: Block[] = [
    {
      html: head + table(w, cells('llrrr', [wordy(start), '<b>BALANCE FORWARD</b>', '', '', dr(opening)]), 't'),
      h: 40,
      again: head,
    },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'llrrr',
            [
              one.firstOfDay ? wordy(one.date) : '',
              joined(one.lines),
              ...outIn(one.amount, point).split('|'),
              one.lastOfDay ? dr(shown(at)) : '',
            ],
            [0, at],
          ),
          't',
        ),
        h: 13 + 11 * (one.lines.length - 1),
      }),
    ),
    {
      html: '<div class="nt">For Important Information and Standard Conditions see over<p>Overdrawn balances are marked dr</p><p>Thank you for banking with us. *MOBI and *INET are payments that you made by phone or online. From 1 July maintenance fees are €5.00 a quarter.</p></div>',
      h: 60,
    },
  ];
  const pages = flow(
    blocks,
    480,
    520,
    (html, at) =>
      `<div class="sp"><div><b class="logo">SHANNON BANK</b><p class="to">${who}<br>7 FOUNDRY COURT<br>CO. ANSLEY<br>A99 Z9Z9</p></div><div class="bx"><b>Statement of Account with Shannon Bank plc</b>${table([110, 120], cells('lr', ['Page Number', `${31 + at}`]) + cells('lr', ['Account Name', who]) + cells('lr', ['National Sort Code', nsc]) + cells('lr', ['Account Number', number]) + cells('lr', ['Date of Statement', wordy(end)]))}<p>Pellmoor Main Street, Co. Ansley. Telephone 01 5550134</p></div></div><div class="ib">IBAN: ${code} &nbsp; (BIC: SHNKIE2D) &nbsp;&nbsp; Authorised Limit at date of statement: €600.00<br><b>Personal Bank Account</b></div>${html}<div class="ft">Shannon Bank, p.l.c. is regulated by the Central Bank. Registered in Ireland No. 24999. ${random.digits(6)}</div>`,
  );
  const last = rows.at(-1)?.balance ?? opening;
  return drawnOf(
    pages,
    look(
      '8.5pt/11pt Liberation Sans|30pt 42pt|.logo{font-size:17pt;line-height:24pt;color:#5b2d82}.to{margin:40pt 0 20pt 14pt}.bx{border:0.8pt solid #5b2d82;padding:6pt;width:246pt;height:100pt}.ib{margin:8pt 0}.h th{background:#5b2d82;color:#fff;padding:2pt 3pt;font-weight:bold}.t td{padding:2pt 3pt 0}.nt{margin-top:14pt;font-size:7.5pt}.ft{position:absolute;left:42pt;bottom:16pt;font-size:6.5pt}',
    ),
    {
      account: {
        ...account(`Shannon Bank plc|${who}|checking|EUR`, number),
        iban: code.replaceAll(' ', ''),
        bic: 'SHNKIE2D',
      } as Parameters<typeof truthOf>[0]['account'],
      opening,
      closing: last,
      status: wrong >= 0 ? 'failed' : 'verified',
      rows: rows.map((one, at) => rowOf(one, { balance: one.lastOfDay ? contractAmount(shown(at)) : null })),
    },
  );
}

const AUSSIE: readonly Sort[] = [
  ['OAKMERE MARKETS #### PELLMOOR NS AUS|Card xx#### |Value Date: {=dd/mm/yyyy}', -14_000, -350],
  ['Tap and Pay xx####|GASNROAM DUNMERE QL AUS|Card xx####|Value Date: {=dd/mm/yyyy}', -9_000, -400],
  ['CLOUDLARK.EXAMPLE 02 5550 01## US USA|Card xx####|USD 1#.##|Value Date: {=dd/mm/yyyy}', -5_000, -900],
  ['International Transaction Fee|Value Date: {=dd/mm/yyyy}', -190, -20],
  ['Direct Debit ###### HARBOUR MUTUAL|HM##########', -18_000, -2_200],
  ['Transfer to xx#### WattleApp|{rent;bond;car rego}', -150_000, -1_500],
  ['Transfer To R Quimby|PayID Phone from WattleApp|{lunch;footy}', -12_000, -500],
  ['Wdl ATM WTL PELLMOOR MALL A NS ######', -40_000, -2_000],
  ['BPAY TRIRIVER WATER ~~##########', -30_000, -6_000],
  ['Salary THACKERTON JOINERY ####', 150_000, 320_000],
  ['Fast Transfer From T Amberly|{dinner;petrol} PayID Email', 800, 30_000],
  ['Direct Credit ###### SWIPEWELL|SW####-####', 10_000, 120_000],
];

function aussie(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([89, 91]), '2022-10-02', 900);
  const who = random.pick(['MR ELLIS THACKERTON', 'MS ROWENA CALDERBY', 'OKONDE FAMILY PTY LTD']);
  const number = `06 ${random.digits(4)} ${random.digits(8)}`;
  const made = booked(random, { start, end, sorts: AUSSIE }, 16, 118, [30_000, 700_000]);
  const { opening, closing } = made;
  const rows = made.rows.map((one) => ({ ...one, lines: one.lines.map((line) => line.trim()) }));
  const cr = (value: bigint) => `$${point(value)} ${value < 0n ? 'DR' : 'CR'}`;
  const w = [44, 262, 66, 66, 84];
  const head = table(w, heads('llrrr', 'Date|Transaction|Debit|Credit|Balance'), 'h');
  const edge = (iso: string, name: string, value: bigint) =>
    table(
      w,
      cells('llrrr', [
        `${day(iso, 'dd')} ${mon(iso)}`,
        `<b>${day(iso, 'yyyy')} ${name}</b>`,
        '',
        '',
        `<b>${cr(value)}</b>`,
      ]),
      't',
    );
  const blocks: Block[] = [
    { html: head + edge(start, 'OPENING BALANCE', opening), h: 36, again: head },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'llrrr',
            [
              `${day(one.date, 'dd')} ${mon(one.date)}`,
              joined(one.lines),
              ...outIn(one.amount, point)
                .split('|')
                .map((value, c) => (value && c === 1 ? `$${value}` : value)),
              cr(one.balance),
            ],
            [0, at],
          ),
          't',
        ),
        h: 14 + 10 * (one.lines.length - 1),
      }),
    ),
    { html: edge(end, 'CLOSING BALANCE', closing), h: 18 },
    {
      html: `<div class="tb">${table([120, 20, 110, 20, 110, 20, 120], heads('ccccccc', 'Opening balance|-|Total debits|+|Total credits|=|Closing balance') + cells('ccccccc', [cr(opening), '', `$${point(total(rows, -1))}`, '', `$${point(total(rows, 1))}`, '', cr(closing)]))}</div><div class="tb"><b>Your Credit Interest Rate Summary</b>${table([70, 150, 120], heads('llr', 'Date|Balance|Standard<br>Credit<br>Interest Rate (p.a.)') + cells('llr', [`${day(end, 'dd')} ${mon(end)}`, 'Less than $10,000.00', '0.00%']) + cells('llr', ['', '$10,000.00 and over', '0.00%']))}<p>Note. Interest rates are effective as at the date shown but are subject to change.</p></div>`,
      h: 140,
    },
  ];
  const front = `<div class="sp"><div class="to">${random.digits(3)}<br>${who}<br>UNIT 7<br>220 LARCH AVE<br>PELLMOOR NSW 2999</div><div class="bx"><b class="ti">Your Statement</b>${table([90, 140], cells('lr', ['Statement 14', '(Page 1 of @)']) + cells('lr', ['Account Number', number]) + cells('lr', ['Statement<br>Period', `${wordy(start)} - ${wordy(end)}`]) + cells('lr', ['Closing Balance', cr(closing)]) + cells('lr', ['Enquiries', '13 5550']))}</div></div><h2>Smart Wattle Account</h2><p>If this account has an attached overdraft limit or facility which is secured over your primary place of residence, please note an insurance policy is required by your contract.</p><p class="nm"><b>Name:</b> ${who} &nbsp;&nbsp; <b>Note:</b> Have you checked your statement today? It's easy to find out more information about each of your transactions by logging on to the WattleApp. Should you have any questions on fees or see an error please contact us on the details above. Cheque proceeds are available when cleared.</p>`;
  const pages = flow(
    blocks,
    420,
    660,
    (html, at, count) =>
      `<div class="lg"><b>WattleBank</b></div>${at === 0 ? front.replace('@', `${count}`) : `<div class="sp rp"><span>Statement 14 (Page ${at + 1} of ${count})</span><span>Account Number &nbsp; ${number}</span></div>`}${html}<div class="sd">*#* ${random.digits(5)}.${random.digits(5)}.1.${at + 1} ZZ258R3 0303 SL.R3.S${random.digits(3)}.D${random.digits(3)}.O V06.00.37</div>`,
  );
  return drawnOf(
    pages,
    look(
      '8pt/10pt Liberation Sans|30pt 36pt|.lg{font-size:15pt;line-height:30pt}.to{padding:30pt 0 20pt 16pt}.bx{width:250pt;background:#f3f3f3;padding:6pt}.bx td{padding-top:3pt}.ti{font-size:13pt;line-height:18pt}h2{font-size:11pt;line-height:18pt}.nm{margin:6pt 0}.rp{margin-bottom:10pt;font-size:8pt}.h th{background:#000;color:#fff;padding:2pt;font-weight:bold}.t td{padding:2pt 2pt;border-bottom:0.3pt solid #aaa}.tb{margin-top:14pt}.tb td,.tb th{padding-top:3pt;font-size:7.5pt}.sd{position:absolute;left:8pt;top:500pt;font-size:4.5pt;transform:rotate(-90deg);transform-origin:0 0;white-space:nowrap}',
    ),
    {
      account: account(`WattleBank|${who}|checking|AUD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) => rowOf(one, { shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'ie-current-details',
    'en',
    'checking',
    ['date-once-a-day', 'dr-suffix', 'foreign-lines', 'no-period', 'misprint'],
    irish,
    A4,
  ),
  family(
    'au-smart-account-quarter',
    'en',
    'checking',
    ['cr-suffix', 'value-date-lines', 'many-rows', 'no-year'],
    aussie,
    A4,
  ),
];
