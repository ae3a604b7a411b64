import type { Random } from '../../../corpus/generator/random.ts';
import { drawEntries, type Entry, misprinted, pack, sort, type Words } from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Chinese state bank's detail of a personal live account: a running number, the summary word, the currency, the day as
 * eight digits, a signed amount and the balance, then place or remark and the counterparty; no opening or closing balance.
 */
const BANK = '华川建业银行';
const SORTS = [
  sort('消费', '财付通-{shop}|2433#####/财付通备付金账户', -180, -32_000),
  sort('消费', '支付达-{web}|2155######/支付达网络技术', -300, -69_000),
  sort('消费', '银联在线{shop}|', -900, -120_000),
  sort('POS消费', 'POS-{shop}{num}号店|', -800, -60_000),
  sort('转账支取', '手机银行转账|62#############/{person}', -5_000, -900_000),
  sort('转账存入', '手机银行转账|62#############/{person}', 5_000, 900_000),
  sort('跨行转账', '{memo}|6222############/{person}', -10_000, -1_500_000),
  sort('代发工资', '{month}月工资|4400##########/{firm}', 450_000, 2_600_000),
  sort('报销', '差旅费报销单{num}|4400##########/{firm}', 20_000, 600_000),
  sort('ATM取款', '枫桥建设路支行ATM0#####|', -10_000, -300_000),
  sort('ATM存款', '云溪分行CRS1#####|', 10_000, 500_000),
  sort('现金存入', '枫桥市建设路支行|', 50_000, 2_000_000),
  sort('结息', '个人活期结息|', 3, 4_900),
  sort('短信费', '账户变动短信服务费{month}月|', -200, -300),
  sort('信用卡还款', '自动还款尾号####|{person}', -30_000, -900_000),
  sort('贷款还款', '个人住房贷款第{num}期|', -200_000, -860_000),
  sort('代扣', '{util}|1050##########/{util}', -2_000, -60_000),
  sort('代扣', '医疗保险{month}月|国家金库枫桥支库', -8_000, -42_000),
  sort('理财申购', '稳盈{num}号开放式净值型|', -100_000, -5_000_000),
  sort('理财赎回', '稳盈{num}号到期兑付|', 100_000, 5_000_000),
  sort('退款', '支付达-{web}退款|2155######/支付达网络技术', 900, 50_000),
  sort('快捷支付', '美食团订单##########|财付通备付金账户', -900, -16_000),
  sort('充值', '零钱通充值|2433#####/财付通备付金账户', -10_000, -500_000),
  sort('提现', '零钱提现|2433#####/财付通备付金账户', 10_000, 500_000),
  sort('公积金提取', '枫桥市公积金中心|枫桥市公积金中心', 100_000, 3_900_000),
  sort('工本费', '换卡工本费|', -500, -1_000),
];
const words = (date: string): Words => ({
  month: [partsOf(date).m],
  num: ['12', '3', '208', '66'],
  shop: ['枫桥便利', '山里人家餐饮', '云溪生鲜超市', '晓风书店', '滴行出行'],
  web: ['淘淘商城', '梅子图书', '快驴速递'],
  person: ['陆晓枫', '方志远', '苏雨桐', '程立群', '欧阳思远'],
  memo: ['房租', '货款', '还款2000', '生日快乐'],
  firm: ['枫桥五金贸易有限公司', '远程物流有限公司'],
  util: ['枫桥市自来水公司', '国网云溪供电公司', '华信移动通信'],
});
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const packed = (iso: string) => iso.replaceAll('-', '');

const CSS = `.page{padding:34pt 34pt;font-family:'Noto Sans CJK SC';font-size:7.2pt;line-height:10pt}h1{font-size:13pt;text-align:center;line-height:18pt}.i{display:grid;grid-template-columns:1.5fr 1fr 1fr;row-gap:3pt;margin:8pt 0;height:42pt}
.d{width:100%;table-layout:fixed}.d th{border:.6pt solid #333;height:20pt;background:#e4ecf7;font-weight:bold}.d td{border:.6pt solid #333;padding:2pt 3pt;vertical-align:middle;white-space:nowrap}.d tr{height:25pt}.d tr.t{height:20pt}
.d .r{text-align:right;white-space:nowrap}.d .c{text-align:center}.f{position:absolute;bottom:20pt;left:34pt;right:34pt;display:flex;justify-content:space-between;font-size:6.6pt}
.seal{position:absolute;right:60pt;bottom:38pt;width:74pt;height:74pt;border:1.6pt solid #d33;border-radius:50%;color:#d33;text-align:center;padding-top:24pt;opacity:.5}`;

const trueRow = (entry: Entry, balance: bigint): TrueRow => {
  const [place = '', other = ''] = entry.lines;
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  return {
    ...{ date: entry.date, valueDate: null, description: joined([entry.code, place, other]), reference: null },
    alsoAccepted: [joined([entry.code, place]), joined([place, other]), place],
    ...{ amount: contractAmount(entry.amount), balance: contractAmount(balance) },
  };
};

/** Without an opening balance nothing binds the first row. */
const verdictOf = (wrong: boolean): TrueStatement['reconciliation'] =>
  wrong ? { status: 'failed' } : { status: 'unverifiable', unbound: [0] };

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1250));
  const end = dayAfter(start, random.pick([30, 60, 90, 180]));
  const opening = BigInt(random.integer(300_000, 9_000_000));
  const count = random.chance(0.15) ? random.integer(1, 5) : random.integer(24, 95);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const wrongAt = count > 2 && random.chance(1 / 6) ? random.integer(1, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => (r === wrongAt ? misprinted(random, balance) : balance));
  const number = `62170${random.digits(4)}${random.digits(10)}`;
  const holder = random.pick(['陆晓枫', '方志远', '苏雨桐', '程立群']);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    const [place = '', other = ''] = entry.lines;
    return `<tr ${rowAttribute(0, r)}><td class="c">${r + 1}</td><td class="c">${entry.code}</td><td class="c">人民币</td><td class="c">${packed(entry.date)}</td>
      <td class="r">${money(entry.amount)}</td><td class="r">${money(balances[r] ?? 0n)}</td><td>${text(place)}</td><td>${text(other)}</td></tr>`;
  };
  const parts = pack(entries, () => 25.7, 590, 590);
  const printed = `${dayAfter(end, 2).replaceAll('-', '')} 1${random.digits(1)}:2${random.digits(1)}:0${random.digits(1)}`;
  const pages = parts.map(
    (part, p) => `<h1>${BANK}个人活期账户全部交易明细</h1>
      <div class="i"><span>卡号/账号：${number}</span><span>客户名称：${holder}</span><span>起止日期：${packed(start)}-${packed(end)}</span><span>开户机构：枫桥建设路支行</span><span>币别：人民币</span><span>钞汇：钞</span></div>
      <table class="d"><colgroup><col style="width:26pt"><col style="width:48pt"><col style="width:36pt"><col style="width:50pt"><col style="width:62pt"><col style="width:68pt"><col><col style="width:142pt"></colgroup>
      <tr class="t"><th>序号</th><th>摘要</th><th>币别</th><th>交易日期</th><th>交易金额</th><th>账户余额</th><th>交易地点/附言</th><th>对方账号与户名</th></tr>${part.map(row).join('')}</table>
      ${p === 0 ? '<div class="seal">电子业务<br>专用章</div>' : ''}
      <div class="f"><span>生成时间：${printed}　本明细仅供参考，以银行柜面打印为准。</span><span>第${p + 1}页/共${parts.length}页</span></div>`,
  );
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'savings', currency: 'CNY' },
        period: { start, end },
        opening: null,
        closing: null,
        transactions: entries.map((entry, r) => trueRow(entry, balances[r] ?? 0n)),
        reconciliation: verdictOf(wrongAt >= 0),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'cn-savings-zhanghu-mingxi-fuyan',
    ...{ country: 'CN', language: 'zh-CN', type: 'savings', size: A4, draw },
    difficulties: ['texts-on-both-sides', 'compact-dates', 'row-numbers', 'no-opening', 'grid', 'running-balance'],
  },
];
