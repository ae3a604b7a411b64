import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Mainland Chinese credit card bill: an equation of boxes from the last bill to this one, details in sections (payments,
 * refunds, purchases, instalments, fees) with month/day only, purchases without a sign and payments with a minus.
 */
const OUTS = [
  '消费|支付通-{shop}',
  '消费|支付通-{city}{shop}有限公司',
  '消费|财信付-{person}',
  '消费|财信付-{shop}',
  '消费|财信付-扫二维码付款{4}',
  '消费|云团-{food}外卖订单{8}',
  '消费|{city}{food}餐饮管理有限公司',
  '消费|{city}{shop}商贸中心{n}号店',
  '消费|滴行出行-先乘后付',
  '消费|铁路客票网 G{3}次',
  '消费|{city}地铁集团有限公司',
  '消费|京集商城业务 订单{12}',
  '消费|{city}燃气集团 户号{10}',
  '消费|国电网上国网-{city}',
  '消费|移联通信充值 13{n}****{4}',
  '消费|加油站-{city}第{n}站',
  '消费|{city}第{n}人民医院 门诊',
  '消费|APPSTORE-ONLINE USD{n}.99',
  '消费|HOTEL KESTREL BANGKOK THB {n}{3}.00',
  '消费|{city}市停车管理 浙*{5}',
  '消费|书香网图书专营店',
  '分期|{shop}商品分期 第0{n}期/共12期 本金',
  '分期|账单分期 第0{n}期/共24期 本金 {4}',
  '费用|账单分期 第0{n}期/共24期 手续费',
  '费用|循环利息',
  '费用|预借现金手续费',
  '费用|年费',
];
const INS = [
  '还款|自扣还款 尾号{4}',
  '还款|手机银行还款',
  '还款|支付通还款',
  '还款|财信付转账还款 {4}',
  '退款|支付通-{shop}-退货',
  '退款|京集商城业务 退款{12}',
  '退款|刷卡金返现 {n}{2}',
];
const WORDS: kit.Words = {
  shop: ['桐雨办公用品', '枫桥百货', '云溪水果店', '优选便利店', '晓枫服饰旗舰店', '立群母婴'],
  food: ['老街米粉', '川味居', '半亩茶事', '苏记生煎'],
  city: ['枫桥', '云溪', '临川湾', '南亭'],
  person: ['陆*枫', '方*远', '**桐'],
};
const SECTIONS = ['还款', '退款', '消费', '分期', '费用'] as const;
const yuan = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const md = (iso: string) => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const full = (iso: string) => `${partsOf(iso).yyyy}年${partsOf(iso).mm}月${partsOf(iso).dd}日`;
const slashes = (iso: string) => `${partsOf(iso).yyyy}/${partsOf(iso).mm}/${partsOf(iso).dd}`;

interface Item {
  readonly section: string;
  readonly note: string;
  readonly posted: string;
  readonly bought: string | null;
  readonly amount: bigint;
  readonly place: string;
}

interface Sheet {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly items: readonly Item[];
}

function itemsOf(random: Random, moves: readonly kit.Move[]): Item[] {
  const items = moves.map((move): Item => {
    const [section = '', note = ''] = move.text.split('|');
    const swiped = section === '消费' || section === '退款';
    const sum = figure(move.amount, { group: ',', decimal: '.' });
    const abroad = /(USD|THB) ?([\d.]+)$/.exec(note);
    return {
      section,
      note,
      posted: move.date,
      bought: swiped ? dayAfter(move.date, -random.pick([0, 0, 1, 1, 2])) : null,
      amount: move.amount,
      place: abroad ? `${abroad[2]}(${abroad[1] === 'USD' ? 'US' : 'TH'})` : `${move.amount > 0n ? '-' : ''}${sum}(CN)`,
    };
  });
  return SECTIONS.flatMap((section) => items.filter((item) => item.section === section));
}

const total = (sheet: Sheet, ...sections: string[]): bigint =>
  sheet.items.reduce((sum, item) => (sections.includes(item.section) ? sum + item.amount : sum), 0n);

function front(sheet: Sheet): string {
  const box = (label: string, english: string, value: string) =>
    `<div><em>${value}</em><span>${label}</span><small>${english}</small></div>`;
  const due = -sheet.closing;
  const equation = [
    box('本期应还金额', 'New Balance', yuan(due)),
    '<i>=</i>',
    box('上期账单金额', 'Balance B/F', yuan(-sheet.opening)),
    '<i>-</i>',
    box('上期还款金额', 'Payment', yuan(total(sheet, '还款'))),
    '<i>+</i>',
    box('本期账单金额', 'New Charges', yuan(-total(sheet, '消费', '分期'))),
    '<i>-</i>',
    box('本期调整金额', 'Adjustment', yuan(total(sheet, '退款'))),
    '<i>+</i>',
    box('费用及循环利息', 'Fees &amp; Interest', yuan(-total(sheet, '费用'))),
  ].join('');
  return `<p class="dear">尊敬的 ${sheet.holder} 女士/先生，您好！感谢您使用江汇银行信用卡，以下是您${partsOf(sheet.end).yyyy}年${partsOf(sheet.end).mm}月的信用卡对账单。</p>
    <table class="main"><tr><th>账单日<small>Statement Date</small></th><th>到期还款日<small>Payment Due Date</small></th><th>信用额度<small>Credit Limit</small></th><th>本期应还金额<small>New Balance</small></th><th>本期最低还款额<small>Min. Payment</small></th></tr>
    <tr><td>${full(sheet.end)}</td><td>${full(dayAfter(sheet.end, 18))}</td><td>¥ 60,000.00</td><td>¥ ${yuan(due)}</td><td>¥ ${yuan(due > 0n ? due / 20n : 0n)}</td></tr></table>
    <p class="cap">账单周期：${slashes(sheet.start)}-${slashes(sheet.end)}　卡号：${sheet.number}　币种：人民币</p><div class="eq">${equation}</div>
    <table class="pts"><tr><th>积分账户</th><th>上期积分余额</th><th>本期新增积分</th><th>本期兑换积分</th><th>积分余额</th></tr><tr><td>个人卡积分</td><td>12,${sheet.number.slice(-3)}</td><td>218</td><td>0</td><td>13,004</td></tr></table>`;
}

const HEAD = `<tr><th>交易日<small>Trans Date</small></th><th>记账日<small>Post Date</small></th><th class="w">交易摘要<small>Description</small></th><th>人民币金额<small>RMB Amount</small></th><th>卡号末四位<small>Card No.</small></th><th>交易地金额<small>Original Tran Amount</small></th></tr>`;

const rowOf = (sheet: Sheet, item: Item): string =>
  `<tr ${rowAttribute(0, sheet.items.indexOf(item))}><td class="c">${item.bought ? md(item.bought) : ''}</td><td class="c">${md(item.posted)}</td><td>${text(item.note)}</td>
  <td class="r">${yuan(-item.amount)}</td><td class="c">${sheet.number.slice(-4)}</td><td class="r">${item.place}</td></tr>`;

function pagesOf(sheet: Sheet): string[] {
  const parts = kit.paginate(
    sheet.items,
    ({ section, note }) => (sheet.items.find((item) => item.section === section)?.note === note ? 36 : 18),
    (page) => (page === 0 ? 390 : 620),
    60,
  );
  return parts.map((part, p) => {
    const rows = part.map((item) => {
      const opens = sheet.items[sheet.items.indexOf(item) - 1]?.section !== item.section;
      return `${opens ? `<tr class="sec"><td></td><td></td><td colspan="4">${item.section}</td></tr>` : ''}${rowOf(sheet, item)}`;
    });
    const table =
      rows.length > 0 || p === 0
        ? `<h2>本期账务明细<small>Transaction Details</small></h2><table class="tx">${HEAD}${rows.join('')}</table>`
        : '';
    const tips = `<p class="tip">★ 上述交易摘要中的商户名称仅供参考，如有疑问请致电 400-999-0188。★ 交易日、记账日均为北京时间。<br>★ 本期账单金额＝本期消费及分期金额合计；负数表示您的还款、退款或溢缴款。★ 为保护您的个人信息，请勿将账单转发他人。</p>`;
    return `<div class="top"><b>江汇银行信用卡</b><span>个人消费卡对账单　第 ${p + 1} 页 / 共 ${parts.length} 页</span></div>${p === 0 ? front(sheet) : ''}${table}${p === parts.length - 1 ? tips : ''}`;
  });
}

const CSS = `.page{padding:28pt 34pt;font:7.5pt/11pt 'Noto Sans CJK SC'}.top{display:flex;justify-content:space-between;align-items:end;color:#a6192e;border-bottom:.8pt solid #a6192e;padding-bottom:4pt;margin-bottom:8pt}.top b{font-size:14pt;line-height:20pt}
.dear{margin:6pt 0 10pt}small{display:block;font-size:5.8pt;line-height:8pt;color:#777;font-weight:normal}.main,.pts{width:100%;text-align:center}.main th,.pts th{background:#f6e9ea;font-weight:normal;padding:3pt}.main td{font-size:9.5pt;padding:7pt 0;font-weight:bold}
.cap{margin:8pt 0 4pt}.eq{display:flex;justify-content:space-between;align-items:center;border:.6pt solid #ccc;padding:8pt 6pt;text-align:center;margin-bottom:8pt}.eq em{font-style:normal;display:block;font-weight:bold}.eq i{font-style:normal;font-size:11pt;color:#a6192e}.eq span{display:block}
.pts td{padding:3pt;border-bottom:.4pt solid #ccc}h2{font-size:10pt;line-height:14pt;margin:10pt 0 4pt}h2 small{display:inline;margin-left:6pt}.tx{width:100%}.tx th{font-weight:normal;background:#f2f2f2;padding:2pt;text-align:center}.tx td{height:18pt;padding:0 4pt;white-space:nowrap}
.w{width:240pt}.c{text-align:center}.r{text-align:right}.sec td{font-weight:bold;border-bottom:.4pt dashed #aaa}.tip{margin-top:10pt;font-size:6.5pt;line-height:10pt;color:#555}`;

function sheetOf(random: Random): { sheet: Sheet; failed: boolean } {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const day = random.pick([5, 9, 18, 25]);
  const iso = (at: number, on: number) => new Date(Date.UTC(year, at, on)).toISOString().slice(0, 10);
  const period = { start: iso(month, day + 1), end: iso(month + 1, day) };
  const plan: kit.Plan = {
    period,
    count: kit.rowCount(random, 115),
    opening: 90_000_000n,
    sums: [290, 38_000],
    outs: OUTS,
    ins: INS,
    inShare: 0.07,
    words: WORDS,
  };
  const items = itemsOf(random, kit.moves(random, plan));
  const sum = items.reduce((all, { amount }) => all + amount, 0n);
  const owed = BigInt(random.integer(0, 1_200_000));
  const opening = -owed - (sum > owed ? sum : 0n);
  const failed = random.chance(1 / 6);
  const holder = random.pick(['陆晓枫', '方志远', '苏雨桐', '程立群', '欧阳可']);
  const number = `${random.pick(['5187', '6225', '4392'])} ${random.digits(2)}** **** ${random.digits(4)}`;
  const real = opening + sum;
  return {
    sheet: { holder, number, ...period, opening, closing: failed ? kit.misprint(random, real) - 1_000n : real, items },
    failed,
  };
}

function draw(random: Random): Drawn {
  const { sheet, failed } = sheetOf(random);
  const transactions: TrueRow[] = sheet.items.map(({ section, note, posted, amount }) => ({
    date: posted,
    valueDate: null,
    description: note,
    alsoAccepted: [`${section} ${note}`],
    reference: null,
    amount: contractAmount(amount),
    balance: null,
  }));
  const account = {
    institution: '江汇银行',
    holder: sheet.holder,
    number: sheet.number.replaceAll(' ', ''),
    iban: null,
    bic: null,
    type: 'credit-card',
    currency: 'CNY',
  } as const;
  return {
    pages: pagesOf(sheet),
    css: CSS,
    statements: [
      {
        account,
        period: { start: sheet.start, end: sheet.end },
        opening: contractAmount(sheet.opening),
        closing: contractAmount(sheet.closing),
        transactions,
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'cn-card-zhangdan',
    country: 'CN',
    language: 'zh-CN',
    type: 'credit-card',
    difficulties: ['sections', 'two-dates', 'no-year', 'original-amount-column'],
    size: A4,
    draw,
  },
];
