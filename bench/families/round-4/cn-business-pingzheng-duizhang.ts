import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import { drawCount, drawMovements, drawPeriod, type Movement, slip, spread, sumOf, verdict } from '../romance.ts';

/**
 * A Chinese bank's ledger print for a firm's settlement account, landscape and ruled: voucher kind and number, the other
 * party's name and account, debit and credit as the bank books them, the balance, subtotals of each page at its foot.
 */
const WORDS = {
  firm: [
    '枫桥五金贸易有限公司',
    '远程物流有限公司',
    '桐雨办公用品有限公司',
    '云溪市立群食品厂',
    '山禾包装材料股份有限公司',
    '云溪供电有限责任公司',
  ],
  who: ['陆晓枫', '方志远', '苏雨桐', '程立群'],
};

/** Voucher, summary and other party, parted by `;`. */
const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['网银;货款;{firm}', 300_000, 28_000_000],
  ['网银;{yyyy}年{mm}月货款;{firm}', 200_000, 16_000_000],
  ['大额支付;合同号HT{yyyy}-0##;{firm}', 5_000_000, 60_000_000],
  ['现金缴款单;存现;本单位', 50_000, 900_000],
  ['系统;结息;应付利息', 300, 90_000],
  ['网银;退款;{firm}', 10_000, 400_000],
  ['小额支付;运费尾款;{firm}', 30_000, 700_000],
  ['电子回单;POS商户清算{mm}{dd};待清算商户资金', 40_000, 3_000_000],
  ['网银;货款;{firm}', -18_000_000, -150_000],
  ['网银;付材料款发票########;{firm}', -9_000_000, -90_000],
  ['转账支票;付工程款;{firm}', -12_000_000, -300_000],
  ['现金支票;备用金;{who}', -2_000_000, -100_000],
  ['批量代付;代发工资{yyyy}{mm};代发业务待转款', -18_000_000, -2_000_000],
  ['系统;企业网银服务费;手续费收入', -20_000, -1_000],
  ['系统;跨行转账手续费;手续费收入', -5_000, -50],
  ['系统;账户管理费;手续费收入', -36_000, -3_000],
  ['委托扣款;社保费{yyyy}年{mm}月;云溪市税务局', -4_000_000, -300_000],
  ['电子缴税;增值税;待报解预算收入', -6_000_000, -80_000],
  ['电子缴税;个人所得税;待报解预算收入', -600_000, -8_000],
  ['委托扣款;电费{mm}月;云溪供电有限责任公司', -900_000, -40_000],
  ['委托扣款;公积金汇缴;云溪市住房公积金中心', -1_900_000, -200_000],
  ['网银;报销差旅费3人;{who}', -900_000, -20_000],
  ['网银;房租第2季度;{firm}', -5_400_000, -800_000],
  ['贷款归还;归还贷款本息;短期流动资金贷款', -8_000_000, -500_000],
  ['网银;检测费 单价120.00元;{firm}', -120_000, -12_000],
  ['网银;保证金;云溪市公共资源交易中心', -5_000_000, -500_000],
];

interface Shown {
  readonly move: Movement;
  readonly r: number;
  readonly kind: string;
  readonly voucher: string;
  readonly summary: string;
  readonly party: string;
  readonly account: string;
  readonly balance: bigint;
}

const money = (minor: bigint): string => figure(minor, { group: ',', decimal: '.' });
const day = (iso: string): string => `${partsOf(iso).yyyy}-${partsOf(iso).mm}-${partsOf(iso).dd}`;
const inWords = (iso: string): string => `${partsOf(iso).yyyy}年${partsOf(iso).mm}月${partsOf(iso).dd}日`;

function shownRows(random: Random, moves: readonly Movement[], faulty: boolean): Shown[] {
  const wrong = faulty ? random.integer(0, moves.length - 2) : -1;
  return moves.map((move, r) => {
    const [kind = '', summary = '', party = ''] = move.lines.join('').split(';');
    const balance = r === wrong ? slip(random, move.after) : move.after;
    const voucher = random.digits(8);
    return {
      move,
      r,
      kind,
      voucher,
      summary,
      party,
      account: `${random.pick(['6217', '3200', '1208'])}${random.digits(12)}`,
      balance,
    };
  });
}

const rowHtml = ({ move, r, kind, voucher, summary, party, account, balance }: Shown): string =>
  `<tr ${rowAttribute(0, r)}><td>${day(move.date)}</td><td>${kind}</td><td>${voucher}</td><td>${text(summary)}</td><td>${party}</td><td>${account}</td><td class="r">${move.amount < 0n ? money(move.amount) : ''}</td><td class="r">${move.amount > 0n ? money(move.amount) : ''}</td><td class="r">${money(balance)}</td></tr>`;

function truthRow({ move, kind, voucher, summary, party, account, balance }: Shown): TrueRow {
  return {
    date: move.date,
    valueDate: null,
    description: `${kind} ${summary} ${party} ${account}`,
    alsoAccepted: [`${summary} ${party} ${account}`, `${kind} ${summary} ${party}`, `${summary} ${party}`],
    reference: voucher,
    amount: contractAmount(move.amount),
    balance: contractAmount(balance),
  };
}

const CSS = `.page { padding: 30pt 40pt 0; font: 8pt/11pt 'Noto Sans CJK SC'; }
  h1 { font: bold 15pt/22pt 'Noto Serif CJK SC'; text-align: center; letter-spacing: 2pt; } .meta { display: grid; grid-template-columns: 1.4fr 1fr 1fr; height: 46pt; margin-top: 6pt; row-gap: 2pt; line-height: 13pt; }
  .moves { width: 762pt; table-layout: fixed; } .moves td, .moves th { border: .5pt solid #444; padding: 1pt 3pt; height: 16pt; white-space: nowrap; font-size: 7.6pt; line-height: 11pt; }
  .moves th { background: #e9e9e9; font-weight: normal; text-align: center; } .r { text-align: right; } .moves .sum td { font-weight: bold; }
  .foot { position: absolute; left: 40pt; right: 40pt; bottom: 20pt; display: flex; justify-content: space-between; font-size: 7.4pt; } .seal { position: absolute; right: 84pt; bottom: 34pt; border: 1.2pt solid #c00; color: #c00; border-radius: 40pt; padding: 10pt 12pt; opacity: .55; font-size: 7pt; text-align: center; }`;

const HEAD =
  '<colgroup><col style="width:58pt"><col style="width:58pt"><col style="width:54pt"><col style="width:126pt"><col style="width:128pt"><col style="width:96pt"><col style="width:78pt"><col style="width:78pt"><col style="width:86pt"></colgroup><tr><th>记账日期</th><th>凭证种类</th><th>凭证号码</th><th>摘要</th><th>对方户名</th><th>对方账号</th><th>借方发生额</th><th>贷方发生额</th><th>余额</th></tr>';

const sumRow = (label: string, debit: string, credit: string, rest: string): string =>
  `<tr class="sum"><td colspan="6">${label}</td><td class="r">${debit}</td><td class="r">${credit}</td><td class="r">${rest}</td></tr>`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 3);
  const opening = BigInt(random.integer(8_000_000, 120_000_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 200,
    floor: 30_000_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 1 ? (['total', 'balance'] as const) : (['total'] as const))
    : null;
  const rows = shownRows(random, moves, flaw === 'balance');
  const closing = moves.at(-1)?.after ?? opening;
  const credits = flaw === 'total' ? slip(random, sumOf(moves, 1)) : sumOf(moves, 1);
  const holder = random.pick(['枫桥山里精密机械有限公司', '云溪青禾商贸有限公司', '松原电子科技（云溪）有限公司']);
  const number = `1299${random.digits(15)}`;
  const parts = spread(rows, () => 16, { first: 350, other: 350, foot: 36 });
  const pages = parts.map((part, at) => {
    const last = at === parts.length - 1;
    const shown = part.map(({ move }) => move);
    const start = at === 0 ? sumRow('上期余额', '', '', money(opening)) : '';
    const page = sumRow('本页合计', money(sumOf(shown, -1)), money(sumOf(shown, 1)), '');
    const end = last
      ? sumRow(
          `合计　借方笔数：${moves.filter(({ amount }) => amount < 0n).length}　贷方笔数：${moves.filter(({ amount }) => amount > 0n).length}`,
          money(sumOf(moves, -1)),
          money(credits),
          money(closing),
        )
      : '';
    return `<h1>云溪商业银行 单位存款账户明细对账单</h1>
      <div class="meta"><span>户名：${holder}</span><span>币种：人民币</span><span>起始日期：${inWords(period.start)}</span><span>账号：${number}</span><span>开户行：云溪商业银行滨河支行</span><span>终止日期：${inWords(period.end)}</span><span>账户性质：基本存款账户</span><span>打印柜员：0${random.digits(5)}</span><span>第 ${at + 1} 页 / 共 ${parts.length} 页</span></div>
      <table class="moves">${HEAD}${start}${part.map(rowHtml).join('')}${page}${end}</table>${last ? '<div class="seal">云溪商业银行<br>电子回单专用章</div>' : ''}
      <p class="foot"><span>贵单位如对本对账单有疑问，请于收到后十日内与开户行联系。</span><span>验证码：${random.digits(4)}-${random.digits(4)}-${random.digits(4)}</span></p>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: '云溪商业银行',
          holder,
          number,
          iban: null,
          bic: null,
          type: 'checking',
          currency: 'CNY',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'cn-business-pingzheng-duizhang',
    country: 'CN',
    language: 'zh',
    type: 'checking',
    difficulties: ['landscape', 'page-subtotals', 'counterparty-account-column', 'reference-column'],
    size: [841.89, 595.28],
    draw,
  },
];
