/**
 * After the checking statements of two large American banks: one with sections and totals, signed, with its checks side by side; one in
 * the type of a line printer, where the section alone says the side and day balances stand in pairs.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { rowAttribute, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import {
  type Block,
  block,
  cycle,
  flow,
  left,
  line,
  lines,
  longDay,
  PEOPLE,
  plainRow,
  right,
  US_SPENDING,
  under,
} from './americas-parts.ts';

const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;

const CARD: Sort[] = US_SPENDING.map(
  ([words, low, high]): Sort => [`CHECKCARD {=mmdd} ${words.replace(/ \{/, '|{')}|########################`, low, high],
);
const MORE: Sort[] = [
  [
    'WEXFORD LOGISTICS DES:PAYROLL ID:######## INDN:{ASHCOMBE,D;OKERLUND,M;FENWORTH,I}|CO ID:XXXXX##### PPD',
    142_000,
    388_000,
  ],
  ['Zelle payment from {TOBIN REESE;A. MADDERN;LENA WU} Conf ~~#~##~#', 2_000, 45_000],
  ['BRINDLE ENERGY DES:BILL PYMT ID:######## INDN:{ONLINE;CUSTOMER}|CO ID:XXXXX##### WEB', -21_000, -4_800],
  ['Zelle payment to {Lena Wu;Quill Gardens} for "{rent;lawn 0#/##;thanks}"; Conf|~~#~##~#', -85_000, -2_500],
  ['PELLMOOR MORTGAGE DES:MTG PMTS ID:########## INDN:{ASHCOMBE;OKERLUND} CO|ID:XXXXX##### WEB', -190_000, -98_000],
];

interface Part {
  readonly title: string;
  readonly rows: readonly Move[];
  readonly sum: string;
}

const W = [62, 390, 88];

/** The rows of a section below its headings, with the section's sum; `at` is the first row's index. */
function section({ title, rows, sum }: Part, at: number, off: bigint): Block[] {
  const head = `<div class="h2">${title}</div>${line(W, 'llr', 'Date|Description|Amount', null, 'hd', 'th')}`;
  const again = head.replace(title, `${title} - continued`);
  const body = rows.map((row, r) =>
    block(
      6 + row.lines.length * 10,
      line(W, 'llr', [day(row.date, 'mm/dd/yy'), lines(row), signed(row.amount)], [0, at + r], 'ruled'),
    ),
  );
  const foot = line(
    [452, 88],
    'lr',
    [`<b>${sum}</b>`, `<b>${total(rows) < 0n ? '-' : ''}$${point(total(rows) + off)}</b>`],
    null,
    'sum',
  );
  return [block(34, head), ...under([...body, block(20, foot)], again, 34)];
}

function checksGrid(rows: readonly Move[], numbers: readonly string[], at: number): string {
  const half = Math.ceil(rows.length / 2);
  const column = (from: number, to: number) =>
    table(
      [54, 70, 14, 92],
      `${cells('lllr', 'Date|Check #||Amount', null, 'th')}${rows
        .slice(from, to)
        .map((row, r) =>
          cells(
            'lllr',
            [day(row.date, 'mm/dd/yy'), numbers[from + r] ?? '', (from + r) % 3 === 1 ? '*' : '', signed(row.amount)],
            [0, at + from + r],
          ),
        )
        .join('')}`,
      'ruled',
    );
  return `<div class="h2">Checks</div><div style="display:flex;gap:40pt;align-items:flex-start">${column(0, half)}${column(half, rows.length)}</div>
    ${line([452, 88], 'lr', ['<b>Total checks</b>', `<b>-$${point(total(rows))}</b>`], null, 'sum')}<div>Total # of checks &nbsp; ${rows.length}</div>
    <div class="s">* There is a gap in sequential check numbers</div>`;
}

function ledger(all: readonly Move[], start: string, opening: bigint): string {
  const days = [{ date: start, balance: opening }, ...all.filter(({ lastOfDay, date }) => lastOfDay && date !== start)];
  const rows = list(Math.ceil(days.length / 3), (r) =>
    cells(
      'lrlrlr',
      list(3, (c) => days[c * Math.ceil(days.length / 3) + r])
        .flatMap((one) => (one ? [day(one.date, 'mm/dd'), signed(one.balance)] : ['', '']))
        .map((value, i) => (i % 2 ? `${value}&nbsp;&nbsp;&nbsp;` : value)),
    ),
  );
  return `<div class="h2">Daily ledger balances</div>${table([60, 120, 60, 120, 60, 120], cells('lrlrlr', 'Date|Balance ($)&nbsp;&nbsp;|Date|Balance($)&nbsp;&nbsp;|Date|Balance ($)&nbsp;&nbsp;', null, 'th') + rows.join(''), 'ruled')}`;
}

function drawHarbor(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const sorts: Sort[] = [...CARD, ...CARD, ...MORE, ['CHECK', -120_000, -3_500]];
  const { opening, rows: all } = booked(random, { start, end, sorts }, 24, 62, [90_000, 620_000]);
  const checks = all.filter(({ lines: [first] }) => first === 'CHECK');
  const first = random.integer(1041, 2890);
  const numbers = checks.map((_, c) => String(first + c + Math.floor((c + 2) / 3)));
  const plus = inOrOut(all, 1);
  const cards = all.filter(({ lines: [first = ''] }) => first.startsWith('CHECKCARD'));
  const others = inOrOut(all, -1).filter((row) => !checks.includes(row) && !cards.includes(row));
  const misprint = random.chance(0.3) ? BigInt(random.pick([9_00, -9_00, 36_00])) : 0n;
  const parts: Part[] = [
    { title: 'Deposits and other additions', rows: plus, sum: 'Total deposits and other additions' },
    { title: 'ATM and debit card subtractions', rows: cards, sum: 'Total ATM and debit card subtractions' },
    { title: 'Other subtractions', rows: others, sum: 'Total other subtractions' },
  ].filter(({ rows }) => rows.length > 0);
  let at = 0;
  const sections = parts.flatMap((part, p) => {
    const from = at;
    at += part.rows.length;
    return section(part, from, p === 0 ? misprint : 0n);
  });
  const grid =
    checks.length > 0 ? [block(80 + 12 * Math.ceil(checks.length / 2), checksGrid(checks, numbers, at))] : [];
  const closing = opening + total(all);
  const days = all.filter(({ lastOfDay }) => lastOfDay).length + 1;
  const span3 = `${longDay(start)} to ${longDay(end)}`;
  const top = (index: number, count: number) =>
    `<div class="sp s" style="border-bottom:.7pt solid #333;padding-bottom:3pt;margin-bottom:14pt"><span>${who} &nbsp;|&nbsp; Account # ${number} &nbsp;|&nbsp; ${span3}</span><span>Page ${index + 3} of ${count + 2}</span></div>`;
  const sum = (label: string, value: string) =>
    `<div class="sp sumline"><span>${label}</span><span>${value}</span></div>`;
  const cover = `<div class="sp"><div><b style="font-size:15pt">Harbor &amp; Vale Bank</b><div class="s">P.O. Box 15284<br>Dunmere, DE 19850</div></div><div class="s" style="width:190pt;border:.5pt solid #999;padding:8pt"><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>En Español: 1.800.555.0188<br>harborvale.example<br>Harbor &amp; Vale Bank, N.A., P.O. Box 25118, Pellmoor, FL 33622</div></div>
    <div style="margin:46pt 0 40pt 18pt">${who}<br>2218 LARCH AVE APT ${random.digits(2)}<br>ANSLEY CROSS, OH  4${random.digits(4)}-${random.digits(4)}</div>
    <div style="font-size:17pt;line-height:22pt;color:#004">Your Vale Advantage Banking</div><div class="sp"><b>for ${span3}</b><b>Account number: ${number}</b></div><div>${who}</div>
    <div class="h2">Account summary</div><div style="width:270pt">${sum(`Beginning balance on ${longDay(start)}`, `$${point(opening)}`)}${sum('Deposits and other additions', point(total(plus)))}${sum('ATM and debit card subtractions', `-${point(total(cards))}`)}${sum('Other subtractions', `-${point(total(others))}`)}${sum('Checks', `-${point(total(checks))}`)}${sum('Service fees', '-0.00')}<div class="sp sumline"><b>Ending balance on ${longDay(end)}</b><b>$${point(closing)}</b></div></div>
    <div style="margin-top:40pt;border-top:2pt solid #a33;padding-top:6pt"><b>Send money in minutes.</b> Split the rent or pay back a friend with up to $3,500.00 a day. Enroll by ${longDay(end)}.</div>
    <div class="s" style="position:absolute;bottom:24pt;left:36pt">PULL: E CYCLE: ${random.digits(2)} SPEC: E DELIVERY: P TYPE: IMAGE: A BC: OH &nbsp; Page 1 of ##</div>`;
  const legal = `<div class="h2">IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</div>${list(5, (n) => `<p style="margin-bottom:8pt"><b>${['How to contact us', 'Updating your contact information', 'Deposit agreement', 'Electronic transfers: in case of errors', 'Direct deposits'][n]}</b> - ${'You may call us at the number listed on the front of this statement. If you think a transfer listed is wrong, tell us no later than 60 days after we sent the FIRST statement on which the error appeared; for accounts open less than 30 days we take up to 20 business days and credit amounts over $50.00. '.repeat(2)}</p>`).join('')}`;
  const blocks = [...sections, ...grid, block(50 + 12 * Math.ceil(days / 3), ledger(all, start, opening))];
  const detail = flow(blocks, 640, 640, (inner, index, count) => `${top(index, count)}${inner}`);
  const pages = [cover.replace('##', String(detail.length + 2)), legal, ...detail];
  const rows: TrueRow[] = [
    ...parts.flatMap(({ rows }) => rows.map((row) => rowOf(row))),
    ...checks.map((row, c) =>
      rowOf(row, {
        description: '',
        reference: numbers[c] ?? '',
        alsoAccepted: ['Check', 'Checks', 'Check #', numbers[c] ?? ''],
      }),
    ),
  ];
  return drawnOf(
    pages,
    look(
      "8.5pt/10pt 'Liberation Sans'|36pt 36pt|.h2{font-size:12pt;line-height:16pt;font-weight:bold;color:#004;margin:6pt 0 2pt}.s{font-size:7pt;line-height:9pt}.hd th{font-weight:bold;border-bottom:.7pt solid #333}.ruled td{border-bottom:.3pt solid #bbb;padding:2.4pt 0}.ruled th{font-weight:bold}.sum{margin:4pt 0}.sumline{border-bottom:.3pt solid #bbb;padding:3pt 0}",
    ),
    {
      account: account(`Harbor & Vale Bank|${who}|checking|USD`, number.replaceAll(' ', '')),
      period: { start, end },
      ...{ opening, closing, rows, status: misprint === 0n ? ('verified' as const) : ('failed' as const) },
    },
  );
}

const PRINTED: Sort[] = [
  [
    'POS DEBIT   {=mmdd}## ####|{PELL MARKET 0###;BRINDLE FUEL 4##;LOW WATER COFFEE;COPPER KETTLE} {PELLMOOR  TX;DUNMERE  WA}',
    -13_000,
    -400,
  ],
  ['POS DEBIT   {=mmdd}##|NORTHLARK MKTP US*~#~##~ NORTHLARK.EX/BILL WA', -9_900, -700],
  ['ACH DEBIT   {=mm/dd}|BRINDLE ENERGY   PAYMENT|***********####', -18_000, -5_200],
  ['UNITED SVC FUNDS TRANSFER DB|TO CARD XXXXXXXXXXXX####', -60_000, -10_000],
  ['ACH CREDIT  {=mm/dd}|CORPS-PELLMOOR   FED SALARY|***********####', 160_000, 310_000],
  ['FUNDS TRANSFER CR|FROM {R VELASKO;T HARGRAVE}|SAVINGS ####', 3_000, 60_000],
  ['INTEREST PAID', 2, 90],
  ['ATM SURCHARGE REBATE', 250, 900],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawCorps(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = `${random.digits(3)}-${random.digits(4)}-${random.digits(1)}`;
  const {
    opening,
    rows: all,
    closing,
  } = booked(
    random,
    { start, end, sorts: [...PRINTED.slice(0, 3), ...PRINTED.slice(0, 2), ...PRINTED] },
    16,
    48,
    [80_000, 410_000],
  );
  const plus = inOrOut(all, 1);
  const minus = inOrOut(all, -1);
  const order = [...plus, ...minus];
  const pre = (value: string, at?: number) =>
    `<div class="pre" ${at === undefined ? '' : rowAttribute(0, at)}>${text(value)}</div>`;
  const row = (move: Move, at: number) =>
    block(
      10 * move.lines.length,
      pre(
        move.lines
          .map((words, l) =>
            l === 0
              ? `     ${day(move.date, 'mm/dd')}${right(point(move.amount), 17)} ${words}`
              : `${' '.repeat(28)}${words}`,
          )
          .join('\n'),
        at,
      ),
    );
  const title = (words: string) => `${pre(`\n     ${words}\n     DATE..........AMOUNT.TRANSACTION DESCRIPTION\n`)}`;
  const listed = (words: string, rows: readonly Move[], from: number) =>
    rows.length === 0
      ? []
      : [
          block(40, title(words)),
          ...under(
            rows.map((move, r) => row(move, from + r)),
            title(words),
            40,
          ),
        ];
  const days = all.filter(({ lastOfDay }) => lastOfDay);
  const pair = (at: number) => (days[at] ? `${day(days[at].date, 'mm/dd')}${right(point(days[at].balance), 18)}` : '');
  const balances = pre(
    `\n     ACCOUNT BALANCE SUMMARY\n     DATE...........BALANCE      DATE...........BALANCE\n${list(Math.ceil(days.length / 2), (r) => `     ${pair(r * 2)}     ${pair(r * 2 + 1)}`).join('\n')}`,
  );
  const frame = (inner: string, index: number, count: number) => {
    const account3 = `     ACCOUNT NUMBER          ACCOUNT TYPE               STATEMENT PERIOD\n\n     ${left(number, 24)}${left('CORPS CLASSIC CHECKING', 27)}${day(start, 'mm/dd/yy')} - ${day(end, 'mm/dd/yy')}\n`;
    const summary = `\n     BALANCE     NO. OF   TOTAL AMOUNT  NO. OF   TOTAL AMOUNT   SERVICE       BALANCE\n     LAST        DEBITS      OF DEBITS  DEPS.     OF DEPOSITS   CHARGES          THIS\n     STATEMENT     PAID           PAID   MADE            MADE               STATEMENT\n     ${left(point(opening), 12)}${right(String(minus.length), 6)}${right(point(total(minus)), 15)}${right(String(plus.length), 7)}${right(point(total(plus)), 16)}${right('.00', 10)}${right(point(closing), 14)}\n`;
    const address = `\n\n     ${who}\n     8807 FOUNDRY CT\n     DUNMERE WA  98${random.digits(3)}-${random.digits(4)}\n\n`;
    return `<div class="sp"><b style="font:bold 13pt 'Liberation Sans'">CORPSMEN FEDERAL SAVINGS BANK</b><span>PAGE ${index + 1} OF ${count}</span></div><div>10750 Quillfeather Fwy, Pellmoor, Texas 78288-0544</div>${pre(`${index === 0 ? address : '\n'}${account3}${index === 0 ? summary : ''}`)}${inner}<div class="fine">In case of errors or questions about your electronic transfers, telephone us at 1-800-555-0122 not later than 60 days after the statement date.</div>`;
  };
  const blocks = [
    ...listed('DEPOSITS AND OTHER CREDITS', plus, 0),
    ...listed('OTHER DEBITS', minus, plus.length),
    block(40 + 10 * Math.ceil(days.length / 2), balances),
  ];
  return drawnOf(
    flow(blocks, 470, 590, frame),
    look(
      "8pt/10pt 'Liberation Mono'|34pt 40pt|.pre{white-space:pre}.fine{position:absolute;bottom:22pt;left:60pt;right:60pt;font-size:6pt;line-height:7pt}",
    ),
    {
      account: account(`CORPSMEN FEDERAL SAVINGS BANK|${who}|checking|USD`, number),
      period: { start, end },
      ...{ opening, closing, rows: order.map((move) => plainRow(move)) },
    },
  );
}

export const families: Family[] = [
  family(
    'us-current-harbor-sections',
    'en',
    'checking',
    ['sections', 'side-by-side', 'daily-balances', 'multi-line', 'misprint'],
    drawHarbor,
    LETTER,
  ),
  family(
    'us-current-corps-printer',
    'en',
    'checking',
    ['monospace', 'sections', 'unsigned', 'no-year'],
    drawCorps,
    LETTER,
  ),
];
