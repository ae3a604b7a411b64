import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const year = (iso: string): number => Number(iso.slice(0, 4));

const YUAN: readonly Sort[] = [
  ['商户消费|{桐里面馆;云溪生活超市;枫桥地铁}', -30_000, -200],
  ['转账|{陆晓枫;方志远}', -200_000, -1_000],
  ['微包|{苏雨桐;同学群}', 100, 20_000],
  ['转账收款|{程立群;远程物流有限公司}', 5_000, 600_000],
];

/** China, a wallet: newest first, the direction in a column of words, numbers broken over two lines, no balance anywhere. */
function walletBill(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const rows = moves(random, { ...period, count: random.integer(12, 56), sorts: YUAN, floor: null });
  const number = ({ ref, date }: Move) => `1000${day(date, 'yyyymmdd')}${ref}${ref}`;
  const body = rows.map((row, r) => {
    const broken = `${number(row).slice(0, 16)}<br>${number(row).slice(16)}`;
    return cells(
      'llllrll',
      `${broken}|${day(row.date, 'yyyy-mm-dd')}<br>${hourOf(r, rows.length)}:${row.ref.slice(0, 2).replace(/^[6-9]/, '4')}|${text(row.lines[0] ?? '')}|${row.amount > 0n ? '收入' : '支出'}|${point(row.amount)}|${text(row.lines[1] ?? '')}|零钱`,
      [0, r],
    );
  });
  const parts = pack(body.reverse(), () => 27, 540, 620);
  const count = (sign: 1 | -1) => `${inOrOut(rows, sign).length}笔 ${point(total(rows, sign))}元`;
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? `<h1>枫付交易明细证明</h1><p>兹证明：陆知微（证件号：9999************18），在其账号 luzw_0417 中的交易明细如下。<br>起止日期：${day(period.start, 'yyyy年mm月dd日')} 至 ${day(period.end, 'yyyy年mm月dd日')}<br>共${rows.length}笔记录　收入：${count(1)}　支出：${count(-1)}　币种：人民币</p>` : ''}${table([98, 62, 66, 44, 64, 130, 44], heads('llllrll', '交易单号|交易时间|交易类型|收/支|金额(元)|交易对方|交易方式') + part.join(''))}<p class="foot">说明：本明细仅供个人对账使用，开具日期 ${day(dayAfter(period.end, 5), 'yyyy-mm-dd')}。第${at + 1}页/共${parts.length}页</p>`,
  );
  const css = look(
    `7.6pt/11pt 'Noto Sans CJK SC'|40pt 42pt|h1{font-size:15pt;line-height:30pt;text-align:center}p{padding:6pt 0}td,th{border:.4pt solid #888;padding:2pt}`,
  );
  const parties = rows.map((row) =>
    rowOf(row, {
      reference: number(row),
      alsoAccepted: [row.lines[1] ?? '', [...row.lines].reverse().join(' '), `${row.lines.join(' ')} 零钱`],
    }),
  );
  return drawnOf(pages, css, { account: account('枫付|陆知微|unknown|CNY', 'luzw_0417'), period, rows: parties });
}

const TAIWAN: readonly Sort[] = [
  ['跨行轉入', 100_000, 4_000_000],
  ['ＡＴＭ提款', -2_000_000, -100_000],
  ['電話費', -200_000, -30_000],
  ['薪資轉帳', 3_000_000, 7_000_000],
  ['利息存入', 100, 9_000],
];

/** Taiwan: two currencies on a paper, years of the Republic, a note in the last column that goes on under itself. */
function republic(random: Random): Drawn {
  const period = periodOf(random, 1, 3);
  const roc = (iso: string) => `${year(iso) - 1911}/${day(iso, 'mm/dd')}`;
  const drawn = (['TWD', 'USD'] as const).map((currency, s) => {
    const sorts = TAIWAN.map(
      ([label, low, high]): Sort => (s === 0 ? [label, low, high] : [label, Math.ceil(low / 40), Math.ceil(high / 40)]),
    );
    const made = booked(
      random,
      { ...period, sorts, step: s === 0 ? 100 : 1 },
      s === 0 ? 12 : 3,
      s === 0 ? 40 : 8,
      [10_000, 90_000],
    );
    const opening = made.opening * 100n;
    const rows = made.rows.map((row) => ({ ...row, balance: row.balance - made.opening + opening }));
    return { ...made, opening, closing: opening + total(rows), rows, currency, number: `014-118-0${s}7731-${s + 2}` };
  });
  const note = ({ ref }: Move, r: number) =>
    (r % 3 === 0 ? `0999${ref}|豪志機電` : r % 3 === 1 ? `${ref.slice(2)}` : '').split('|');
  const items = drawn.flatMap(({ currency, number, rows, opening, closing }, s) => [
    {
      h: 50,
      html: `<tr><td colspan="6" class="h">幣別：${s === 0 ? '新臺幣' : '美元'} ${currency}　帳號：${number}　前期餘額：${point(opening)}　本期餘額：${point(closing)}</td></tr>${heads('llrrrl', '帳務日期|摘要|支出|存入|餘額|&emsp;備註')}`,
    },
    ...rows.map((row, r) => ({
      h: 24,
      html: cells(
        'llrrrl',
        `${roc(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${point(row.balance)}|${note(row, r)
          .map((line) => `&emsp;${line}`)
          .join('<br>')}`,
        [s, r],
      ),
    })),
  ]);
  const parts = pack(items, ({ h }) => h, 580, 620);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>玉泉商業銀行</b><span>存款往來對帳單　第${at + 1}頁<br>對帳期間：${roc(period.start)} ～ ${roc(period.end)}</span></div>${at === 0 ? '<p class="adr">黃筱涵 君</p>' : ''}${table([62, 84, 82, 82, 92, 112], part.map(({ html }) => html).join(''))}`,
  );
  const css = look(
    `8pt/12pt 'Noto Sans CJK TC'|40pt 40pt|.top{height:44pt}.adr{height:40pt}.h{font-weight:bold;padding-top:14pt}th{background:#e5efe9}`,
  );
  const truths = drawn.map(({ currency, number, rows, opening, closing }) =>
    truthOf({
      account: account(`玉泉商業銀行|黃筱涵|savings|${currency}`, number),
      period,
      opening,
      closing,
      rows: rows.map((row, r) =>
        rowOf(
          { ...row, lines: [...row.lines, ...note(row, r)].filter(Boolean) },
          { shows: true, alsoAccepted: [row.lines.join(' ')] },
        ),
      ),
    }),
  );
  return { pages, css, statements: truths };
}

const HARBOUR: readonly Sort[] = [
  ['{CR TO;FPS FROM} {CHEUNG LAI FAN;PEAK TRAM TOYS LTD}|N{=dmm}######', 20_000, 900_000],
  ['ATM WITHDRAWAL|{=ddmm} ########', -300_000, -10_000],
  ['AUTOPAY {PEARL GAS;LANTAU TEL}', -90_000, -8_000],
  ['CREDIT INTEREST', 3, 1_900],
];

/** Hong Kong: three accounts in two languages, day and balance once a day, deposits before withdrawals, an overdraft DR. */
function harbour(random: Random): Drawn {
  const period = periodOf(random);
  const kinds = [
    ['HKD Savings 港元儲蓄', '833', 'savings', 'HKD'],
    ['HKD Current 港元往來', '001', 'checking', 'HKD'],
    ['Foreign Currency Savings 外幣儲蓄', '888', 'savings', 'USD'],
  ] as const;
  const drawn = kinds.map(([name, tail, type, currency], s) => ({
    ...booked(
      random,
      { ...period, sorts: HARBOUR, floor: s === 1 ? -900_000n : 0n },
      3,
      18,
      s === 1 ? [-90_000, 90_000] : [50_000, 2_000_000],
    ),
    name,
    tail,
    type,
    currency,
  }));
  const after = (value: bigint) => `${point(value)}${value < 0n ? ' DR' : ''}`;
  const items = drawn.flatMap(({ name, tail, rows, opening, closing, currency }, s) => [
    {
      h: 46,
      html: `<tr><td colspan="5" class="h">${name} &emsp; 418-229917-${tail}</td></tr>${heads('llrrr', `Date<br>日期|Transaction Details<br>進支詳情|Deposit<br>存入|Withdrawal<br>支出|Balance (${currency})<br>結餘`)}${cells('llrrr', `${day(period.start, 'd')} ${mon(period.start)}|B/F BALANCE 承前結餘|||${after(opening)}`)}`,
    },
    ...rows.map((row, r) => ({
      h: 11 * row.lines.length,
      html: cells(
        'llrrr',
        `${row.firstOfDay ? `${day(row.date, 'd')} ${mon(row.date)}` : ''}|${joined(row.lines)}|${row.amount > 0n ? point(row.amount) : ''}|${row.amount < 0n ? point(row.amount) : ''}|${row.lastOfDay ? after(row.balance) : ''}`,
        [s, r],
      ),
    })),
    { h: 20, html: cells('llrrr', `|C/F BALANCE 結轉結餘|||${after(closing)}`) },
  ]);
  const parts = pack(items, ({ h }) => h, 490, 640);
  const sums = drawn
    .map(({ name, currency, closing }) => cells('llr', `${name}|${currency}|${after(closing)}`))
    .join('');
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Victoria Gap Bank 維港峽銀行</b><span>STATEMENT OF ACCOUNTS 綜合結單<br>Period 結單期 ${wordy(period.start)} - ${wordy(period.end)}<br>Page 頁 ${at + 1}/${parts.length}</span></div>${at === 0 ? `<p>MR LO KIN MING<br>FLAT 9Z, 88 SHEK WAN ROAD</p><p class="h">Financial Position 財務狀況</p>${table([220, 60, 120], sums)}` : ''}${table([46, 230, 76, 76, 90], part.map(({ html }) => html).join(''))}`,
  );
  const css = look(
    `7.8pt/11pt 'Noto Sans CJK HK','Noto Sans CJK JP'|34pt 36pt|.top{height:50pt}.h{font-weight:bold;padding-top:8pt}th{border-bottom:.4pt solid}`,
  );
  return {
    pages,
    css,
    statements: drawn.map(({ tail, type, currency, rows, opening, closing }) =>
      truthOf({
        account: account(`Victoria Gap Bank|MR LO KIN MING|${type}|${currency}`, `418-229917-${tail}`),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
      }),
    ),
  };
}

export const families: Family[] = [
  family(
    'cn-wallet-shouzhi',
    'zh-CN',
    'unknown',
    ['newest-first', 'direction-in-words', 'no-balance', 'broken-numbers'],
    walletBill,
  ),
  family(
    'tw-savings-minguo-two-currencies',
    'zh-TW',
    'savings',
    ['roc-years', 'several-currencies', 'note-column'],
    republic,
  ),
  family(
    'hk-savings-three-accounts',
    'en',
    'savings',
    ['several-accounts', 'two-languages', 'date-once-a-day'],
    harbour,
  ),
];
