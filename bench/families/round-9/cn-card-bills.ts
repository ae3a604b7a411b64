import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  look,
  type Move,
  moves,
  pack,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { minus, seldomIn, whole } from './asia-parts.ts';

/**
 * A Chinese card bill by mail, by sections (repayments, returns, purchases, instalments, interest), purchases without a sign and payments below
 * zero; and a Taiwanese one with years of the Republic, last month's sum and its payment at the head of the rows, foreign columns behind.
 */

const CN: readonly Sort[] = [
  ['{财付支付-蜀香小馆;速团-骑行;家和超市云溪店;支易宝-林间书店;网上消费-云途旅行}', -68_000, -320],
  ['{CLOUDNEST.EXAMPLE;HOTEL MIRAI KYOTO}', -240_000, -6000],
  ['{云溪供电公司;中油云溪第#加油站}', -52_000, -8000],
];
const CN_LOOK = look(
  "7.6pt/11pt 'Noto Sans CJK SC'|26pt 40pt|.logo{font-size:13pt;line-height:20pt;color:#c7152b}.due{background:#faf3ee;padding:8pt 12pt;margin:8pt 0}.due b{font-size:12pt}.eq{margin:6pt 0}.eq td{padding:2pt 7pt;text-align:center}.list td,.list th{padding:2.4pt 4pt;border-bottom:.4pt solid #eee}.list th{background:#c7152b;color:#fff}.sec td{font-weight:bold;color:#c7152b}.note{font-size:6.2pt;line-height:9pt;color:#777;margin-top:10pt;white-space:normal}.foot{position:absolute;bottom:12pt;right:40pt}",
);

interface Section {
  readonly name: string;
  readonly rows: readonly Move[];
}

/** The bill's sections, each in the order of its days. */
function sections(random: Random, start: string, end: string, opening: bigint): Section[] {
  const spent = moves(random, { start, end, sorts: CN, count: random.integer(6, 62), floor: null });
  const first = spent[0] as Move;
  const one = (words: string, amount: bigint, date: string): Move => ({
    ...first,
    date,
    amount,
    lines: [fill(random, words, date)],
    ref: random.digits(8),
  });
  const back = random.chance(0.5)
    ? [one('退货-家和超市云溪店', BigInt(random.integer(900, 30_000)), dayAfter(start, 11))]
    : [];
  const plan = random.chance(0.4)
    ? [
        one('账单分期-本金(03/12) 总额￥6,000.00', -50_000n, dayAfter(start, 2)),
        one('账单分期-手续费(03/12)', -3600n, dayAfter(start, 2)),
      ]
    : [];
  const interest = random.chance(0.3) ? [one('循环利息', -BigInt(random.integer(300, 9000)), end)] : [];
  const pay = random.chance(0.7) ? -opening : -opening / 3n;
  const paid = [one('{自动还款;掌上银行还款;跨行汇款还款}', pay, dayAfter(start, random.integer(5, 22)))];
  return [
    { name: '还款', rows: paid },
    { name: '退货', rows: back },
    { name: '消费', rows: spent },
    { name: '分期', rows: plan },
    { name: '循环利息', rows: interest },
  ].filter(({ rows }) => rows.length > 0);
}

function yuebill(random: Random): Drawn {
  const end = dayAfter('2022-01-05', random.pick([30, 61, 184, 365, 396, 730, 761, 1096]));
  const start = dayAfter(end, -29);
  const opening = -BigInt(random.integer(40_000, 2_400_000));
  const parts = sections(random, start, end, opening);
  const rows = parts.flatMap(({ rows: some }) => some);
  const closing = opening + total(rows);
  const of = (...names: string[]) =>
    parts.filter(({ name }) => names.includes(name)).reduce((all, { rows: some }) => all + total(some), 0n);
  const holder = random.pick(['陆晓枫', '林书恒']);
  const number = `6225********${random.digits(4)}`;
  const owed = (value: bigint) => minus(-value, point);
  let at = 0;
  const lines = parts.flatMap(({ name, rows: some }) => [
    `<tr class="sec"><td colspan="6" class="l">【${name}】</td></tr>`,
    ...some.map((row) => {
      const far = /EXAMPLE|HOTEL/.test(row.lines[0] ?? '') ? `${point(-row.amount / 7n)}(US)` : owed(row.amount);
      return cells(
        'cclrcr',
        [
          name === '还款' ? '' : day(dayAfter(row.date, name === '消费' ? -(Number(row.ref[0]) % 2) : 0), 'mm/dd'),
          day(row.date, 'mm/dd'),
          row.lines[0] ?? '',
          owed(row.amount),
          number.slice(-4),
          far,
        ],
        [0, at++],
      );
    }),
  ]);
  const head = heads('cclrcr', '交易日|记账日|交易摘要|人民币金额|卡号末四位|交易地金额');
  const eq = `<table class="eq">${cells('ccccccccccc', '本期应还金额|=|上期账单金额|-|上期还款金额|+|本期账单金额|-|本期调整金额|+|循环利息')}${cells('ccccccccccc', [owed(closing), '=', owed(opening), '-', point(of('还款')), '+', owed(of('消费', '分期')), '-', point(of('退货')), '+', point(of('循环利息'))])}</table>`;
  const intro = `<div>尊敬的 ${holder} 先生/女士，您好！以下是您${day(end, 'yyyy')}年${day(end, 'mm')}月的信用卡账单。</div><div class="due">账单周期 ${day(start, 'yyyy/mm/dd')}-${day(end, 'yyyy/mm/dd')}　　到期还款日 ${day(dayAfter(end, 18), 'yyyy/mm/dd')}<br>本期应还金额 <b>￥ ${owed(closing)}</b>　　本期最低还款额 ￥ ${point(closing < 0n ? -closing / 20n : 0n)}<br>信用额度 ￥50,000.00　　主卡卡号 ${number}</div>${eq}<p><b>本期账务明细 人民币账户</b></p>`;
  const note =
    '<div class="note">上期积分余额 12,380　本期新增积分 641　本期兑换积分 0　积分余额 13,021。温馨提示：未按期全额还款的，自记账日起按日利率万分之五计息。2024年7月1日起境外取现手续费调整为3%，最低￥30.00。客服热线 400-999-5555。</div>';
  const pages = pack(lines, () => 16.2, 470, 700).map(
    (part, p, all) =>
      `<div class="sp"><b class="logo">云溪银行信用卡</b><span>信用卡对账单</span></div>${p === 0 ? intro : ''}${table([44, 44, 200, 78, 60, 86], head + part.join(''), 'list')}${p === all.length - 1 ? note : ''}<div class="foot">第${p + 1}页/共${all.length}页</div>`,
  );
  return drawnOf(pages, CN_LOOK, {
    account: account(`云溪银行信用卡|${holder}|credit-card|CNY`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((row) => rowOf(row)),
  });
}

const TW: readonly Sort[] = [
  ['{豐收量販山湖店;便利一二三;食光小館;連加＊樂樂書城}|TW', -540_000, -3500],
  ['{台北捷運自動加值;悠遊行自動加值}|TW', -50_000, -49_900],
  ['CLOUDNEST.EXAMPLE {SEATTLE;DUBLIN}|US', -210_000, -19_000],
  ['HOTEL MIRAI KYOTO|JP', -1_900_000, -420_000],
  ['國外交易服務費|TW', -9000, -1100],
  ['{山湖人壽保險費;新海電信帳單}|TW', -480_000, -49_000],
  ['豐收量販分期　第03期/共12期|TW', -299_000, -90_000],
  ['退貨-連加＊樂樂書城|TW', 12_000, 180_000],
];
const TW_LOOK = look(
  "7.6pt/11pt 'Noto Sans CJK TC'|24pt 34pt|.logo{font-size:13pt;line-height:20pt;color:#00734e}.sum{margin:8pt 0}.sum td,.sum th{border:.5pt solid #9bbfae;padding:3pt 9pt}.sum th{background:#e6f2ec}.list td,.list th{padding:2.4pt 3pt;border-bottom:.4pt dotted #aaa}.list th{background:#e6f2ec}.note{font-size:6.2pt;line-height:9pt;margin-top:10pt;white-space:normal}.foot{position:absolute;bottom:12pt;right:34pt;font-size:6.4pt}",
);
const roc = (iso: string): string => `${Number(iso.slice(0, 4)) - 1911}${iso.slice(4).replaceAll('-', '/')}`;

const TW_ALIGN = 'cclcrccr';
const TW_HEAD = heads(
  TW_ALIGN,
  '消費日|入帳<br>起息日|消費明細|卡號<br>末四碼|新臺幣<br>金額|外幣<br>折算日|消費<br>地|幣別／<br>外幣金額',
);
const TW_NOTE =
  '<div class="note">帳款異議：如對帳單內容有疑義，請於繳款截止日前致電02-2999-9999。循環信用年利率15.00%（適用期間：113/01/01至113/12/31）；逾期一期收取違約金300元，二期400元，三期500元。紅利點數：上期累計8,120點，本期新增312點，本期兌換0點，將於113/12/31到期1,020點。超商繳款上限新臺幣20,000元。</div>';
const dollars = (value: bigint): string => minus(-value / 100n, whole);

function taiwan(random: Random): Drawn {
  const end = dayAfter('2022-01-06', 30 * random.integer(0, 44));
  const start = dayAfter(end, -29);
  const opening = -BigInt(random.integer(300, 38_000) * 100);
  const pay = random.chance(0.75) ? -opening : -(opening / 400n) * 100n;
  const spent = moves(random, {
    start,
    end,
    sorts: seldomIn(TW),
    count: random.integer(6, 56),
    floor: null,
    step: 100,
  });
  const paid: Move = {
    ...(spent[0] as Move),
    date: dayAfter(start, random.integer(3, 19)),
    amount: pay,
    lines: [random.pick(['感謝您辦理本行自動轉帳繳款！', '全行代理收款繳款']), ''],
  };
  const rows = [paid, ...spent];
  const closing = opening + total(rows);
  const holder = random.pick(['林語彤', '許志豪', '陳柏翰']);
  const number = `4311-95**-****-${random.digits(4)}`;
  const line = (row: Move, at: number) => {
    const far = row.lines[1] === 'US' || row.lines[1] === 'JP';
    const bought = dayAfter(row.date, at === 0 ? 0 : -(Number(row.ref[0]) % 4));
    return cells(
      TW_ALIGN,
      [
        roc(bought),
        roc(row.date),
        row.lines[0] ?? '',
        at === 0 ? '' : number.slice(-4),
        dollars(row.amount),
        far ? roc(row.date).slice(4) : '',
        row.lines[1] ?? '',
        far
          ? `${row.lines[1] === 'US' ? 'USD' : 'JPY'} ${point(row.lines[1] === 'US' ? -row.amount / 32n : -row.amount * 5n)}`
          : '',
      ],
      [0, at],
    );
  };
  const plain = (words: string, amount: string) => cells(TW_ALIGN, ['', '', words, '', amount, '', '', '']);
  const lines = [
    plain('上期應繳總額', dollars(opening)),
    line(paid, 0),
    plain(`正卡　${holder.replace(/(.)./, '$1○')}　卡號末四碼 ${number.slice(-4)}`, ''),
    ...spent.map((row, at) => line(row, at + 1)),
    plain('<b>本期應繳總額</b>', `<b>${dollars(closing)}</b>`),
  ];
  const sum = `<table class="sum">${heads('rrrr', '上期應繳總額|－ 已繳款金額|＋ 本期新增款項|＝ 本期應繳總額')}${cells('rrrr', [dollars(opening), whole(pay / 100n), dollars(total(spent)), dollars(closing)])}</table><table class="sum">${heads('cccc', '結帳日|繳款截止日|最低應繳金額|信用額度')}${cells('cccc', [roc(end), roc(dayAfter(end, 16)), closing < 0n ? whole(-closing / 1000n + 100n) : '0', '150,000'])}</table>`;
  const pages = pack(lines, () => 16.2, 470, 680).map(
    (part, p, all) =>
      `<div class="sp"><b class="logo">山湖商業銀行</b><span>信用卡電子帳單（${Number(day(end, 'yyyy')) - 1911}年${day(end, 'mm')}月）</span></div>${p === 0 ? `<div>999 雲林縣山湖鎮中正路88號<br>${holder} 君 收　　　卡號 ${number}</div>${sum}` : ''}${table([52, 52, 170, 38, 60, 40, 32, 82], TW_HEAD + part.join(''), 'list')}${p === all.length - 1 ? TW_NOTE : ''}<div class="foot">第 ${p + 1} 頁，共 ${all.length} 頁</div>`,
  );
  return drawnOf(pages, TW_LOOK, {
    account: account(`山湖商業銀行|${holder}|credit-card|TWD`, number),
    ...{ opening, closing },
    rows: rows.map((row) => {
      const [what = '', where = ''] = row.lines;
      return rowOf({ ...row, lines: [what] }, where ? { alsoAccepted: [`${what} ${where}`] } : {});
    }),
  });
}

export const families: Family[] = [
  family(
    'cn-card-yuebill',
    'zh',
    'credit-card',
    ['sections', 'two-dates', 'dates-without-year', 'sum-equation'],
    yuebill,
  ),
  family('tw-card-roc', 'zh', 'credit-card', ['roc-years', 'two-dates', 'foreign-columns', 'payment-first'], taiwan),
];
