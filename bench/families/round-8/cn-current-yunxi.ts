import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
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
  point,
  rowOf,
  table,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { readings, sheets, told } from './asia-parts.ts';

/**
 * The list of an account's movements that a large Chinese bank's app sends: sideways, a running number first and the date in the fifth column,
 * one signed column, cells that wrap, neither opening nor closing.
 */

const BANK = '云溪建业银行';

/** Kind, where, who. */
const SORTS: readonly (readonly [string, number, number])[] = [
  ['消费|财付通-{枫桥便利店;云溪美食坊;滨河路菜市;悦读书屋}|243300###/财付通支付科技有限公~|', -9800, -350],
  [
    '消费|支付宝-{杭越网络科技有限公司;上禾餐饮管理有~公司;云溪公交}|215500###/支付宝(中国)网~络技术有限公司',
    -42000,
    -200,
  ],
  ['消费|京{东;华}商城业务-订单号{=yyyymmdd}######|10010###/网银在线(北京)~科技有限公司', -120000, -2900],
  ['转账支取|手机银行转账~{房租;还款;生活费;{=m}月房租}|622848#############/{方志远;苏雨桐;程立群}', -420000, -20000],
  ['转账存入|手机银行转账~{饭钱;退款;货款}|621700#############/{方志远;苏雨桐;程立群}', 5000, 260000],
  ['代发工资|枫桥五金贸易有限公司~工资|3300161####0500####/枫桥五金贸易有~限公司', 680000, 1280000],
  ['ATM取款|云溪市滨河大道自助银行|', -300000, -10000],
  ['利息存入|结息|', 12, 980],
  ['短信服务费|{=mm}月短信费|', -200, -200],
  ['缴费|云溪市自来水有限公司~水费户号########|3300####/云溪市自来水有限公司', -18000, -2100],
];

const parts = ({ lines }: Move): string[][] => lines.map((one) => (one ? one.split('^') : []));

const truth = (move: Move): TrueRow => {
  const [kind = [], where = [], who = []] = parts(move);
  const all = readings([kind, where, who]);
  const some = readings([kind, where]);
  return rowOf(move, {
    shows: true,
    ...told(all.byCell, all.byLine, some.byCell, some.byLine, where.join(' '), readings([where, who]).byLine),
  });
};

function draw(random: Random): Drawn {
  const start = dayAfter('2022-02-01', random.integer(0, 1100));
  const end = dayAfter(start, random.integer(58, 120));
  const plan = { start, end, sorts: SORTS.map(([text, low, high]) => [text.replaceAll('~', '^'), low, high] as const) };
  const { rows } = booked(random, plan, 30, 96, [80_000, 4_000_000]);
  const number = `621700${random.digits(13)}`;
  const { person } = whoIn(random, 'zh-CN');
  const plain = (iso: string) => day(iso, 'yyyymmdd');
  const height = (move: Move) => 4 + 10 * Math.max(1, ...parts(move).map(({ length }) => length));
  const widths = [32, 58, 48, 28, 56, 76, 80, 178, 190];
  const titles = heads('ccccccccc', '序号|摘要|币别|钞汇|交易日期|交易金额|账户余额|交易地点/附言|对方账号与户名');
  const pages = sheets(rows, height, [372, 410, 40], ({ rows: some, index, count, from, isLast }) => {
    const body = some.map((move, r) => {
      const [kind = [], where = [], who = []] = parts(move).map(joined);
      const sign = move.amount < 0n ? '-' : '';
      const figures = [`${sign}${point(move.amount)}`, point(move.balance)];
      const values = [String(from + r + 1), String(kind), '人民币元', '钞', plain(move.date), ...figures];
      return cells('clccCrrll'.toLowerCase(), [...values, String(where), String(who)], [0, from + r]);
    });
    const head =
      index === 0
        ? `<h1>${BANK}个人活期账户全部交易明细</h1><div class="sp top"><span>卡号/账号:${number}</span><span>客户名称:${person}</span><span>起始日期:${plain(start)}</span><span>结束日期:${plain(end)}</span></div>`
        : `<div class="again">${BANK}个人活期账户全部交易明细(续)　卡号/账号:${number}</div>`;
    const tail = isLast
      ? `<p class="note">温馨提示:以上明细仅供参考,如有疑问请致电955##或到网点核对。本明细不作为记账凭证。</p>`.replace(
          '##',
          '88',
        )
      : '';
    return `${head}${table(widths, titles + body.join(''), 'grid')}${tail}<div class="foot sp"><span>生成时间:${plain(dayAfter(end, 3))} 10:2${index}:31</span><span>第${index + 1}页/共${count}页</span></div>`;
  });
  const css = look(
    "7.5pt/10pt 'Noto Sans CJK SC'|36pt 40pt|h1{font-size:14pt;line-height:22pt;text-align:center;font-weight:500}.top{margin:10pt 0 8pt}.again{margin-bottom:8pt}.grid td,.grid th{border:.5pt solid #999;padding:1.5pt 3pt}.grid th{background:#e8eef6}.note{margin-top:8pt;color:#555}.foot{position:absolute;left:40pt;right:40pt;bottom:20pt}",
  );
  const facts = { account: account(`${BANK}|${person}|checking|CNY`, number), period: { start, end } };
  return drawnOf(pages, css, { ...facts, rows: rows.map(truth), status: 'unverifiable', unbound: [0] });
}

export const families: Family[] = [
  family(
    'cn-current-yunxi-detail',
    'zh',
    'checking',
    ['number-first', 'signed', 'wrapped', 'no-ends'],
    draw,
    [841.89, 595.28],
  ),
];
