import type { Random } from '../../../corpus/generator/random.ts';
import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  joined,
  look,
  moves,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const HOME: readonly Sort[] = [
  ['财付通-{云溪面馆;桐雨超市}', -60_000, -900],
  ['支付宝-{远程打车平台;枫桥书店}', -40_000, -700],
  ['跨行还款 Repayment', 80_000, 500_000],
  ['{云溪加油站;枫桥影城} CHN', -50_000, -3_000],
];
const AWAY: readonly Sort[] = [
  ['{PAGEWELL BOOKS;NIMBUS HOSTING} DUBLIN IRL', -20_000, -800],
  ['外币购汇还款 FX Repayment', 10_000, 60_000],
  ['HOTEL MIRABEL GENEVE CHE', -90_000, -9_000],
];
const CARD_LOOK = look(
  `8pt/11pt 'Noto Sans CJK SC'|34pt 36pt|.logo{font-size:14pt;line-height:19pt;color:#a71e32;font-weight:bold}.b th{background:#f3e3e6;border:.5pt solid #c9a;padding:3pt;line-height:10pt}.b td{border:.5pt solid #c9a;padding:3pt}.g{font-weight:bold;padding:12pt 0 3pt}.m th{border-top:.8pt solid #a71e32;border-bottom:.8pt solid #a71e32;line-height:10pt;padding:2pt 0}.m td{padding:2pt 0}.f{position:absolute;left:36pt;right:36pt;bottom:16pt;text-align:center;font-size:7pt}`,
);

const sidesOf = (random: Random, period: { readonly start: string; readonly end: string }) =>
  (['CNY', 'USD'] as const).map((currency, s) => {
    const sorts = s === 0 ? HOME : AWAY;
    const count = random.integer(s === 0 ? 8 : 2, s === 0 ? 36 : 9);
    const opening = BigInt(-random.integer(0, s === 0 ? 600_000 : 80_000));
    const rows = moves(random, { ...period, opening, count, sorts, floor: null });
    const made = rows.map((row) => dayAfter(row.date, -random.integer(0, 2)));
    return { currency, opening, rows, made, closing: opening + total(rows) };
  });

function billOf(sides: ReturnType<typeof sidesOf>, end: string): string {
  const owed = (value: bigint) => `${value > 0n ? '-' : ''}${point(value)}`;
  const [home, away] = sides;
  const sums = sides.map(({ currency, opening, rows, closing }) =>
    cells(
      'lrrrr',
      `${currency === 'CNY' ? '人民币 RMB' : '外币 USD'}|${owed(opening)}|${point(total(rows, 1))}|${point(total(rows, -1))}|${owed(closing)}`,
    ),
  );
  return `<div class="sp"><div class="logo">枫桥银行信用卡 Maple Bridge Bank</div><div class="r">信用卡对账单<br>Credit Card Statement</div></div><p style="padding:10pt 0">苏雨桐 女士<br>云溪市滨河大道266号3幢501室</p>${table(
    [130, 130, 130, 133],
    heads(
      'cccc',
      '到期还款日<br>Payment Due Date|账单日<br>Statement Closing Date|本期人民币欠款总计<br>Current RMB Total Balance Due|本期外币欠款总计<br>Current FCY Total Balance Due',
    ) + cells('cccc', `${dayAfter(end, 20)}|${end}|${owed(home?.closing ?? 0n)}|USD ${owed(away?.closing ?? 0n)}`),
    'b',
  )}<div style="height:8pt"></div>${table([110, 103, 103, 103, 104], heads('ccccc', '币种<br>Currency|上期欠款<br>Previous Balance|本期存入<br>Deposit|本期支出<br>Expenditure|本期欠款<br>Balance Due') + sums.join(''), 'b')}`;
}

/** One bill in two currencies, the money in and out in columns of their own. */
const twoCurrencies = family(
  'cn-credit-card-two-currencies',
  'zh-CN',
  'credit-card',
  ['two-currencies', 'deposit-and-expenditure-columns', 'two-dates', 'bilingual-headings', 'iso-dates'],
  (random) => {
    const period = periodOf(random, random.integer(4, 26));
    const card = `6259${random.digits(12)}`;
    const sides = sidesOf(random, period);
    const front = billOf(sides, period.end);
    const widths = [66, 66, 46, 205, 70, 70];
    const head = heads(
      'lllLrr'.toLowerCase(),
      '交易日<br>Trans Date|银行记账日<br>Posting Date|卡号后四位<br>Card No.|交易描述<br>Description|存入<br>Deposit|支出<br>Expenditure',
    );
    const lines = sides.flatMap(({ currency, rows, made }, s): Line[] => {
      const title = currency === 'CNY' ? '人民币交易明细' : '(USD)外币交易明细';
      const bar = `</table><div class="g">${title}（卡号：${card}）</div>${table(widths, head, 'm').replace('</table>', '')}`;
      return [
        [bar, 52],
        ...rows.map(
          (row, r): Line => [
            cells(
              'llllrr',
              `${made[r]}|${row.date}|${card.slice(-4)}|${joined(row.lines)}|${outIn(-row.amount, point)}`,
              [s, r],
            ),
            16,
          ],
        ),
      ];
    });
    const pages = pour(
      lines,
      510,
      640,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table(widths, some.startsWith('</table>') ? some : head + some, 'm')}<div class="f">第 ${at + 1} 页/共 ${count} 页</div>`,
    );
    const statements = sides.map(({ currency, opening, closing, rows, made }) =>
      truthOf({
        account: account(`枫桥银行|苏雨桐|credit-card|${currency}`, card),
        opening,
        closing,
        rows: rows.map((row, r) => ({
          ...rowOf(row, { alsoAccepted: [`${card.slice(-4)} ${row.lines.join(' ')}`] }),
          transactionDate: made[r],
        })),
      }),
    );
    return { pages, css: CARD_LOOK, statements };
  },
);

const SHOPS: readonly Sort[] = [
  ['{全享付﹘山湖超市;新海捷運－自動加值}', -120_000, -5_000],
  ['{豪志影城股份有限公司;筱涵食品行－信義}', -480_000, -9_000],
  ['§{NIMBUS*HOSTING IRL DUBLIN;PAGEWELL.EXAMPLE USA WATERTON}', -90_000, -10_000],
  ['{語彤文具－網路店;柏翰電信}', -250_000, -9_000],
  ['{語彤文具－網路店;山湖超市}', 5_000, 90_000],
];
const BILL_LOOK = look(
  `8.5pt/12pt 'Noto Sans CJK TC'|34pt 40pt|.logo{font-size:15pt;line-height:20pt;color:#006b4f;font-weight:bold}.s td{padding:2pt 0;border-bottom:.4pt dotted #888}.m{margin-top:12pt}.m th{border-top:1pt solid #006b4f;border-bottom:1pt solid #006b4f;line-height:10pt;padding:3pt 0;font-size:7.5pt}.m td{padding:2pt 0}.f{position:absolute;left:40pt;bottom:18pt;font-size:7pt}`,
);
const dollars = (value: bigint): string =>
  `${value > 0n ? '-' : ''}${figure(value, { group: ',', decimal: '.', decimals: 0 })}`;

function billed(random: Random, period: { readonly start: string; readonly end: string }) {
  const before = BigInt(-random.integer(3_000, 60_000));
  const drawn = booked(random, { ...period, sorts: SHOPS, floor: null, step: 100 }, 10, 46, [0, 0]);
  const rows: { date: string; lines: string[]; amount: bigint; made: string; foreign: string }[] = [
    {
      date: dayAfter(period.start, 11),
      lines: ['感謝您辦理本行自動轉帳繳款！'],
      amount: -before,
      made: '',
      foreign: '',
    },
  ];
  for (const row of drawn.rows) {
    const amount = row.amount / 100n;
    const made = dayAfter(row.date, -random.integer(0, 3));
    const words = row.lines[0] ?? '';
    const abroad = words.startsWith('§');
    const foreign = abroad ? fill(random, `USD ${(Number(-amount) / 31.4).toFixed(2)}`, row.date) : '';
    const at = { date: row.date, made };
    rows.push({ ...at, lines: [abroad ? `${words.slice(1)} ${day(made, 'mm/dd')}` : words], amount, foreign });
    if (abroad) rows.push({ ...at, lines: ['國外交易服務費'], amount: amount / 66n || -1n, foreign: '' });
  }
  return { before, rows };
}

/** Month and day only; what a purchase abroad costs on top is a row of its own. */
const feeRows = family(
  'tw-credit-card-fee-rows',
  'zh-TW',
  'credit-card',
  ['month-and-day-only', 'fee-as-own-row', 'two-dates', 'payment-in-own-section', 'currency-and-amount-in-a-cell'],
  (random) => {
    const period = periodOf(random, random.integer(4, 27));
    const { before, rows } = billed(random, period);
    const closing = before + rows.reduce((all, { amount }) => all + amount, 0n);
    const short = (iso: string) => (iso ? day(iso, 'mm/dd') : '');
    const card = `5242-XXXX-XXXX-${random.digits(4)}`;
    const one = (row: (typeof rows)[number], r: number): Line => [
      cells(
        'lllrr',
        r === 0
          ? `${short(row.date)}||${text(row.lines[0] ?? '')}||TWD ${dollars(row.amount)}`
          : `${short(row.made)}|${short(row.date)}|${text(row.lines[0] ?? '')}|${row.foreign}|${dollars(row.amount)}`,
        [0, r],
      ),
      16,
    ];
    const plain = (words: string, value = ''): Line => [cells('lllrr', `||${words}||${value}`), 16];
    const roc = (iso: string) => `${Number(iso.slice(0, 4)) - 1911}/${day(iso, 'mm/dd')}`;
    const added = closing;
    const facts = [
      ['結帳日', roc(period.end)],
      ['繳款截止日', roc(dayAfter(period.end, 15))],
      ['上期應繳金額', dollars(before)],
      ['已繳金額', dollars(-before)],
      ['本期新增款項', dollars(added)],
      ['本期應繳總金額', dollars(closing)],
    ];
    const front = `<div class="sp"><div class="logo">新海國際商業銀行　信用卡電子帳單</div><div>許志豪　先生</div></div><div style="height:14pt"></div>${table([120, 110], facts.map((line) => cells('lr', line)).join(''), 's')}`;
    const lines: Line[] = [
      plain('上期應繳金額：', `TWD ${dollars(before)}`),
      ...rows.slice(0, 1).map(one),
      plain('本期消費明細：'),
      plain(`卡號：${card}（豪志聯名卡－正卡）`),
      ...rows.slice(1).map((row, at) => one(row, at + 1)),
      plain('本期應繳總金額：', `TWD ${dollars(closing)}`),
    ];
    const head = heads(
      'lllrr',
      '交易日期|入帳日期|交易項目/交易國家或地區/折算新臺幣日期|幣別/交易金額|(折算)新臺幣金額',
    );
    const pages = pour(
      lines,
      560,
      700,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([52, 52, 244, 78, 88], head + some, 'm')}<div class="f">第 ${at + 1} 頁，共 ${count} 頁</div>`,
    );
    const truth = rows.map((row, r) => ({
      ...rowOf(row, { decimals: 0, alsoAccepted: row.foreign ? [`${row.lines[0]} ${row.foreign}`] : [] }),
      ...(r > 0 ? { transactionDate: row.made } : {}),
    }));
    return drawnOf(pages, BILL_LOOK, {
      account: account('新海國際商業銀行|許志豪|credit-card|TWD', card),
      opening: before,
      closing,
      rows: truth,
      decimals: 0,
    });
  },
);

export const families: Family[] = [twoCurrencies, feeRows];
