import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Chinese firm's 账户交易明细: a full grid on a landscape page, one column of sums with 借 or 贷 before it, a serial number
 * and the other party's name and account in columns of their own (the name over two lines), page subtotals and a red seal.
 */
const BANK = '东岚商业银行';
const WORDS: kit.Words = {
  firm: [
    '云栖纸业有限公司',
    '锦程物流（苏南）有限责任公司',
    '海棠电子科技股份有限公司',
    '江宁县青禾农业专业合作社',
    '百川五金机电经营部',
    '明朗文化传媒有限公司',
  ],
  man: ['周文彬', '许佳怡', '欧阳静', '马小龙', '何秀兰'],
  tax: ['国家金库江宁县支库', '待报解预算收入', '社会保险基金收入户'],
};
const OUTS = [
  '货款@firm',
  '转账支出@firm',
  '网银转账 合同号{8}@firm',
  '工资 {n}月份@man',
  '代发工资@',
  '差旅费报销@man',
  '备用金@man',
  '税款 电子缴税{12}@tax',
  '增值税@tax',
  '社保费 {n}月@tax',
  '手续费@',
  '账户管理费@',
  '短信服务费@',
  '电费 户号{10}@firm',
  '租金 第{n}季度@firm',
  '贷款还息 {8}@',
  '贷款还本@',
  '支票 {8}@firm',
  '现金支取@',
  '转存定期@',
  '采购款 订单PO{6}@firm',
  '运费@firm',
  '批量代付 {4}笔@',
  '公积金 {n}月@tax',
  '快捷支付 {16}@firm',
];
const INS = [
  '货款@firm',
  '销售回款 发票{8}@firm',
  '往来款@firm',
  '结息@',
  '现金存入@',
  '退款 订单{10}@firm',
  '投资款@man',
  '贷款发放@',
  '银行承兑汇票到期@firm',
  '跨行汇入 大额{8}@firm',
];
const DATE = [
  (iso: string) => iso,
  (iso: string) => iso.replaceAll('-', ''),
  (iso: string) => `${partsOf(iso).yyyy}年${partsOf(iso).mm}月${partsOf(iso).dd}日`,
];
const ROOM = 19;
const NAME_WIDTH = 10;

interface Entry extends kit.Move {
  readonly note: string;
  readonly names: readonly string[];
  readonly account: string;
  readonly serial: string;
  readonly printed: bigint;
}

const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });

function entryOf(random: Random, move: kit.Move, printed: bigint): Entry {
  const [note = '', kind = ''] = move.text.split('@');
  const name = kind ? random.pick(WORDS[kind] ?? []) : '';
  const account = name ? `${random.pick(['62', '31', '80'])}${random.digits(random.pick([13, 15, 17]))}` : '';
  const serial = `${partsOf(move.date).yy}${partsOf(move.date).mm}${random.digits(10)}`;
  return { ...move, note, names: kit.cutAt(name, NAME_WIDTH), account, serial, printed };
}

function rowHtml(entry: Entry, r: number, date: (iso: string) => string): string {
  const { amount, note, names, account, serial, printed } = entry;
  return `<tr ${rowAttribute(0, r)}><td>${r + 1}</td><td>${date(entry.date)}</td><td>${serial}</td><td class="n">${text(note)}</td><td>${amount < 0n ? '借' : '贷'}</td><td class="r">${money(amount)}</td><td class="r">${money(printed)}</td><td class="n">${names.map(text).join('<br>')}</td><td>${account}</td></tr>`;
}

function truthOf({ date, note, names, account, serial, amount, printed }: Entry): TrueRow {
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  const description = join(note, ...names, account);
  return {
    date,
    valueDate: null,
    description,
    alsoAccepted: [join(note, names.join(''), account), join(note, ...names), join(note, names.join('')), note],
    reference: serial,
    amount: contractAmount(amount),
    balance: contractAmount(printed),
  };
}

const pageSum = (rows: readonly Entry[]) =>
  `<tr class="sub"><td colspan="4">本页小计</td><td colspan="5" class="n">借方 ${rows.filter(({ amount }) => amount < 0n).length} 笔　${money(kit.sumOf(rows, -1))}　　贷方 ${rows.filter(({ amount }) => amount > 0n).length} 笔　${money(kit.sumOf(rows, 1))}</td></tr>`;

function totals(rows: readonly Entry[], debit: bigint, closing: bigint): string {
  const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
  return `<div class="tot"><span>借方总笔数：${count(-1)}</span><span>借方发生额合计：${money(debit)}</span><span>贷方总笔数：${count(1)}</span><span>贷方发生额合计：${money(kit.sumOf(rows, 1))}</span><span>期末余额：<b>${money(closing)}</b></span></div>`;
}

function headOf(
  random: Random,
  holder: string,
  number: string,
  opening: bigint,
  period: kit.Period,
  date: (iso: string) => string,
) {
  return `<h1>${BANK}　账户交易明细</h1><div class="seal"><i>★</i>${BANK}<br>电子业务专用章<br>(${random.digits(2)})</div>
    <div class="head"><span>户名：${text(holder)}</span><span>账号：${number}</span><span>开户机构：${random.pick(['江宁支行营业部', '城东支行', '高新区支行'])}</span><span>币种：人民币</span><span>账户性质：基本存款账户</span><span>查询期间：${date(period.start)} 至 ${date(period.end)}</span><span>期初余额：${money(opening)}</span><span>单位：元</span></div>`;
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(800_000, 90_000_000));
  const plain = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, 85), opening, sums: [2_000, 900_000], round: random.pick([1, 100, 1000]) },
    ...{ outs: OUTS, ins: INS, inShare: 0.32, words: WORDS },
  });
  const fault = kit.drawFault(random, ['closing', 'balance', 'debit'], plain.length);
  const balances = kit.printedBalances(random, plain, fault === 'balance');
  const rows = plain.map((move, r) => entryOf(random, move, balances[r] ?? 0n));
  const end = rows.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, end) : end;
  const out = -kit.sumOf(rows, -1);
  const debit = fault === 'debit' ? kit.misprint(random, out) : out;
  const date = random.pick(DATE);
  const holder = random.pick(WORDS.firm ?? []);
  const number = `6${random.digits(18)}`;
  const head = headOf(random, holder, number, opening, period, date);
  const time = `${dayAfter(period.end, random.integer(1, 9))} 1${random.digits(1)}:2${random.digits(1)}:4${random.digits(1)}`;
  const pages = kit.paginate(
    rows,
    () => 1,
    () => ROOM,
    2,
  );
  let r = 0;
  const html = pages.map((page, index) => {
    const body = page.map((entry) => rowHtml(entry, r++, date)).join('');
    const last = index === pages.length - 1;
    return `${head}<table><tr><th>序号</th><th>交易日期</th><th>交易流水号</th><th>摘要</th><th>借贷</th><th>交易金额</th><th>账户余额</th><th>对方户名</th><th>对方账号</th></tr>${body}${page.length > 0 ? pageSum(page) : ''}</table>${last ? totals(rows, debit, closing) : ''}
      <div class="foot"><span>打印时间：${time}　打印方式：企业网上银行</span><span>本明细仅供参考，以银行实际入账为准；重复打印无效。</span><span>第 ${index + 1} 页 / 共 ${pages.length} 页</span></div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'CNY' },
        period,
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthOf),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { padding: 22pt 28pt; font-family: 'Noto Sans CJK SC'; font-size: 7.4pt; }
h1 { font-size: 14pt; font-weight: 500; text-align: center; height: 28pt; letter-spacing: 1pt; }
.seal { position: absolute; right: 52pt; top: 20pt; width: 74pt; height: 74pt; border: 1.6pt solid #d22; border-radius: 37pt; color: #d22; text-align: center; font-size: 6.8pt; line-height: 9.5pt; padding-top: 8pt; opacity: .75; } .seal i { display: block; font-style: normal; font-size: 13pt; line-height: 16pt; }
.head { display: grid; grid-template-columns: 280pt 210pt 170pt; line-height: 14pt; height: 48pt; } table { width: 100%; table-layout: fixed; }
th, td { border: .6pt solid #000; text-align: center; } th { height: 18pt; font-weight: 500; background: #f0f0f0; } td { height: 20.8pt; line-height: 9pt; white-space: nowrap; padding: 0 3pt; } td.n { text-align: left; } td.r { text-align: right; }
th:nth-child(1) { width: 28pt; } th:nth-child(2) { width: 70pt; } th:nth-child(3) { width: 84pt; } th:nth-child(4) { width: 150pt; } th:nth-child(5) { width: 28pt; } th:nth-child(6), th:nth-child(7) { width: 88pt; } th:nth-child(9) { width: 112pt; }
.sub td { background: #fafafa; } .tot { display: flex; justify-content: space-between; padding-top: 6pt; font-size: 8pt; }
.foot { position: absolute; left: 28pt; right: 28pt; bottom: 16pt; display: flex; justify-content: space-between; color: #555; font-size: 6.8pt; }
`;

export const families: Family[] = [
  {
    name: 'cn-checking-jiaoyi-mingxi',
    country: 'CN',
    language: 'zh',
    type: 'checking',
    difficulties: ['landscape', 'direction-column', 'counterparty-columns', 'page-subtotals', 'serial-numbers'],
    size: [841.89, 595.28],
    draw,
  },
];
