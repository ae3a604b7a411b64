import type { Family } from '../family.ts';
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
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, type Part, rowsIn, single } from './paper-flow.ts';

const whole = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });

const HARBOUR: readonly Sort[] = [
  ['FPS {CHAN TAI MAN;WONG S Y} 陳|{=yyyymmdd}HB0########', -900_000, -8_000],
  ['ATM WITHDRAWAL 提款|MONG KOK 0#', -400_000, -20_000],
  ['AUTOPAY OUT 自動轉賬|{TOWER GAS;HARBOUR TUNNEL}', -120_000, -4_000],
  ['SALARY 薪金|LANTAU MEDIA LTD', 1_500_000, 4_200_000],
  ['CR TO {##############;HKICL}|CHEQUE DEPOSIT 支票存款', 50_000, 900_000],
];
const ABROAD: readonly Sort[] = [
  ['INTEREST 利息', 10, 4_000],
  ['TRANSFER 轉賬|A/C ###-######-833', -90_000, -5_000],
  ['INWARD REMITTANCE 匯入匯款', 90_000, 900_000],
];
const HARBOUR_LOOK = look(
  `8.5pt/11pt 'Liberation Sans','Noto Sans CJK HK'|32pt 42pt|.logo{font-weight:bold;font-size:16pt;line-height:20pt;color:#8a1538}h2{font-size:9.5pt;line-height:14pt;border-left:8pt solid #8a1538;padding-left:6pt;margin-top:12pt}th{background:#eee;font-weight:bold;padding:2pt 3pt;line-height:11pt}td{padding:1pt 3pt}.v td{background:#fbf2f5}.foot{position:absolute;left:42pt;right:42pt;bottom:14pt;font-size:6.5pt}`,
);

function harbourPart(
  s: number,
  title: string,
  currency: string,
  { opening, closing, rows }: { opening: bigint; closing: bigint; rows: readonly Move[] },
  [from, to]: readonly string[],
): Part[] {
  const one = (row: Move, r: number) =>
    cells(
      'lllrrr',
      `${currency}|${row.firstOfDay ? day(row.date, 'd/m') : ''}|${joined(row.lines)}|${row.amount > 0n ? `${point(row.amount)}|` : `|${point(row.amount)}`}|${row.lastOfDay ? point(row.balance) : ''}`,
      [s, r],
    );
  const mark = (date: string | undefined, words: string, value: bigint): Line => [
    cells('lllrrr', `${currency}|${date}|${words}|||${point(value)}`).replace('<tr', '<tr class="v"'),
    13,
  ];
  const head = heads(
    'lllrrr',
    'CCY<br>貨幣|Date<br>日期|Transaction Details<br>進支詳情|Deposit<br>存入|Withdrawal<br>提取|Balance<br>結餘',
  );
  return [
    block(`<h2>${title}</h2>`, 28),
    grid(
      [40, 44, 206, 72, 72, 76],
      head,
      [
        mark(from, 'B/F BALANCE 承前結餘', opening),
        ...rowsIn(rows, 11, 2, one),
        mark(to, 'C/F BALANCE 結餘轉下期', closing),
      ],
      { headHeight: 28 },
    ),
  ];
}

const harbour = family(
  'hk-savings-integrated',
  'en',
  'savings',
  [
    'several-accounts',
    'currency-column',
    'deposit-before-withdrawal',
    'date-once-a-day',
    'bilingual',
    'portfolio-summary-before',
  ],
  (random) => {
    const period = periodOf(random, random.integer(3, 26));
    const parts = [
      {
        title: 'HKD Savings 港元儲蓄',
        currency: 'HKD',
        suffix: '833',
        ...booked(random, { ...period, sorts: HARBOUR, floor: 0n }, 14, 40, [200_000, 9_000_000]),
      },
      {
        title: 'Foreign Currency Savings 外幣儲蓄 - US Dollar 美元',
        currency: 'USD',
        suffix: '209',
        ...booked(random, { ...period, sorts: ABROAD, floor: 0n }, 1, 5, [100_000, 2_000_000]),
      },
      {
        title: 'Foreign Currency Savings 外幣儲蓄 - Pound Sterling 英鎊',
        currency: 'GBP',
        suffix: '209',
        ...booked(random, { ...period, sorts: ABROAD, floor: 0n }, 1, 4, [100_000, 800_000]),
      },
    ];
    const base = `${random.digits(3)}-${random.digits(6)}`;
    const ends = [day(period.start, 'd/m'), day(period.end, 'd/m')];
    const overview = table(
      [210, 120, 120],
      heads('lrr', 'Portfolio Summary 戶口總覽|CCY Balance 原幣結餘|Account 戶口') +
        parts
          .map(({ title, currency, closing, suffix }) =>
            cells('lrr', `${title.split(' - ').at(-1)}|${currency} ${point(closing)}|${base}-${suffix}`),
          )
          .join(''),
    );
    const front = `<div class="sp"><div class="logo">Fragrant Harbour Bank 香江銀行</div><div class="r">Integrated Statement 綜合月結單<br>${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}</div></div><p style="padding:20pt 0">MS LAM HIU YAN<br>FLAT B 21/F TOWER 9<br>PEARL COURT, TSUEN WAN</p><div class="sp"><span>Account Number 戶口號碼 <b>${base}</b></span></div><div style="padding-top:10pt">${overview}</div>`;
    const bodies = flow(
      [
        block(front, 185),
        ...parts.flatMap((part, s) =>
          harbourPart(s, `${part.title} &nbsp; ${base}-${part.suffix}`, part.currency, part, ends),
        ),
      ],
      745,
      745,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Please examine this statement and notify any error within 90 days. 請核對此結單。</span><span>Page ${at} of ${count} 頁</span></div>`,
    );
    const statements = parts.map(({ currency, opening, closing, rows, suffix }) =>
      truthOf({
        account: account(`Fragrant Harbour Bank 香江銀行|MS LAM HIU YAN|savings|${currency}`, `${base}-${suffix}`),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
      }),
    );
    return { pages, css: HARBOUR_LOOK, statements };
  },
);

const LIUSHUI: readonly Sort[] = [
  ['快捷支付|{云溪超市连锁有限公司;滨河打车科技}|########', -90_000, -600],
  ['网银转账|{陆晓枫;枫桥五金贸易有限公司}|6###############', -3_000_000, -20_000],
  ['代发工资|立群食品厂', 500_000, 1_900_000],
  ['结息', 5, 9_000],
  ['汇入汇款|{方志远;远程物流有限公司}|6###############', 10_000, 2_400_000],
  ['短信服务费', -300, -200],
];
const LIUSHUI_LOOK = look(
  `8.5pt/12pt 'Noto Sans CJK SC'|36pt 40pt|h1{text-align:center;font-size:15pt;line-height:20pt}h1+p{text-align:center;font-size:8pt}.q{display:grid;grid-template-columns:1fr 1fr;padding:12pt 0 10pt}th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:bold;line-height:12pt;padding:2pt 0;font-size:8pt}td{padding:2.5pt 0}td.l+td.l,th.l+th.l,td.r+td.l,th.r+th.l{padding-left:12pt}.seal{position:absolute;right:70pt;bottom:90pt;border:2pt solid #d22;color:#d22;border-radius:50%;width:92pt;height:92pt;text-align:center;padding-top:28pt;transform:rotate(-8deg);opacity:.6}.foot{position:absolute;left:40pt;right:40pt;bottom:18pt;font-size:7pt}`,
);

const liushui = family(
  'cn-checking-liushui',
  'zh-CN',
  'checking',
  ['signed-column', 'no-opening-or-closing', 'bilingual-headings', 'counterparty-column', 'seal'],
  (random) => {
    const period = periodOf(random, 1, 3);
    const { rows } = booked(random, { ...period, sorts: LIUSHUI, floor: 0n }, 10, 70, [100_000, 6_000_000]);
    const one = (row: Move, r: number) =>
      cells(
        'llrrll',
        `${row.date}|CNY|${row.amount < 0n ? '-' : ''}${point(row.amount)}|${point(row.balance)}|${row.lines[0]}|${joined(row.lines.slice(1))}`,
        [0, r],
      );
    const number = `6226${random.digits(12)}`;
    const front = `<h1>枫溪银行交易流水</h1><p>Transaction Statement of Fengxi Bank<br>${period.start} -- ${period.end}</p><div class="q"><div>户 名：苏雨桐<br>Name<br>账户类型：I类户<br>申请时间：${period.end} 17:20:11</div><div>账 号：${number}<br>Account No<br>开 户 行：枫桥支行<br>验 证 码：F${random.digits(3)}K${random.digits(2)}</div></div>`;
    const head = heads(
      'llrrll',
      '记账日期<br>Date|货币<br>Currency|交易金额<br>Transaction Amount|联机余额<br>Balance|交易摘要<br>Transaction Type|对手信息<br>Counter Party',
    );
    const lines = rows.map((row, r): Line => [one(row, r), Math.max(1, row.lines.length - 1) * 12 + 5]);
    const bodies = flow(
      [block(front, 125), grid([66, 52, 88, 82, 78, 146], head, lines, { headHeight: 32 })],
      750,
      735,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}${at === count ? '<div class="seal">枫溪银行<br>电子回单<br>专用章</div>' : ''}<div class="foot sp"><span>温馨提示：交易流水验真请扫描二维码</span><span>${at}/${count}</span></div>`,
    );
    const truth = rows.map((row) =>
      rowOf(row, { shows: true, alsoAccepted: [[...row.lines.slice(1), row.lines[0]].join(' '), row.lines[0] ?? ''] }),
    );
    return drawnOf(pages, LIUSHUI_LOOK, {
      account: account('枫溪银行|苏雨桐|checking|CNY', number),
      period,
      rows: truth,
      // Balances alone, and none to begin with.
      status: 'unverifiable',
      unbound: [0],
    });
  },
);

const BAIKAR: readonly Sort[] = [
  ['{雲山書店;山湖加油站;好食超商}－{雲林;新海}', -480_000, -3_900],
  ['{語彤文具;豪志機電}分期 0#/12', -300_000, -90_000],
  ['AMAZING RAIL PARIS|FR 外幣', -900_000, -90_000],
  ['國外交易服務費', -9_000, -1_000],
  ['退貨－好食超商', 9_900, 90_000],
];
const BAIKAR_LOOK = look(
  `8.5pt/12pt 'Noto Sans CJK TC'|30pt 36pt|.logo{font-size:17pt;line-height:22pt;font-weight:bold;color:#00694e}.bx td{border:.6pt solid #00694e;padding:4pt 8pt;text-align:center}.bx tr:first-child td{background:#e2f1ec}h2{font-size:10pt;line-height:16pt;color:#00694e;margin-top:12pt;border-bottom:1pt solid #00694e}th{font-weight:bold;padding:3pt 2pt;background:#e2f1ec}td{padding:2pt}.post{position:absolute;left:36pt;right:36pt;bottom:30pt;height:72pt;border-top:1pt dashed #777;padding-top:8pt;font:10pt/14pt 'Noto Sans Mono CJK TC'}.foot{position:absolute;right:36pt;bottom:12pt;font-size:7pt}`,
);

const roc = (iso: string): string => `${Number(iso.slice(0, 4)) - 1911}/${day(iso, 'mm/dd')}`;

const baikar = family(
  'tw-credit-card-roc-dates',
  'zh-TW',
  'credit-card',
  ['roc-years', 'two-dates', 'foreign-columns', 'whole-dollars', 'payment-slip'],
  (random) => {
    const period = periodOf(random, random.integer(4, 24));
    const drawn = booked(random, { ...period, sorts: BAIKAR, floor: null, step: 100 }, 6, 30, [-40_000, -9_000]);
    const opening = drawn.opening;
    const paid = single(period.start, '自動扣繳', -opening);
    const rows = [paid, ...drawn.rows.map((row) => ({ ...row, amount: row.amount / 100n }))];
    const closing = opening + total(rows);
    const signed = (value: bigint) => `${value > 0n ? '-' : ''}${whole(value)}`;
    const bought = rows.map((row) => ({
      date: new Date(Date.parse(row.date) - random.integer(0, 3) * 86_400_000).toISOString().slice(0, 10),
      last: random.chance(0.7) ? '4417' : '4425',
    }));
    const one = (row: Move, r: number) => {
      const abroad = row.lines.length > 1 ? `EUR|${random.integer(20, 300)}.${random.digits(2)}` : '|';
      return cells(
        'lllcrlr',
        `${row === paid ? '' : roc(bought[r]?.date ?? '')}|${roc(row.date)}|${joined(row.lines)}|${row === paid ? '' : bought[r]?.last}|${signed(row.amount)}|${abroad}`,
        [0, r],
      );
    };
    const box = table(
      [100, 100, 100, 100, 110],
      cells('ccccc', '上期應繳總額|- 已繳款金額|+ 本期新增款項|+ 循環利息及費用|= 本期應繳總額') +
        cells('ccccc', `${whole(opening)}|${whole(total(rows, 1))}|${whole(total(rows, -1))}|0|${whole(closing)}`),
      'bx',
    );
    const front = `<div class="sp"><div class="logo">山湖商業銀行 信用卡帳單</div><div class="r">帳單結帳日 ${roc(period.end)}<br>繳款截止日 ${roc(new Date(Date.parse(period.end) + 15 * 86_400_000).toISOString().slice(0, 10))}<br>幣別：新臺幣</div></div><p style="padding:22pt 0">〒64099 雲林縣山湖鎮中正路88號<br>黃筱涵 &nbsp; 先生/小姐 收</p>${box}<p style="padding-top:6pt">最低應繳金額 1,000 &nbsp; 信用額度 150,000 &nbsp; 循環信用年利率 12.75%</p><h2>本期消費明細</h2>`;
    const head = heads('lllcrlr', '消費日|入帳起息日|消費明細|卡號末四碼|新臺幣金額|幣別|外幣金額');
    const points = '<h2>紅利點數</h2>上期點數 3,120 &nbsp; 本期新增 418 &nbsp; 本期使用 0 &nbsp; 累計點數 3,538';
    const bodies = flow(
      [
        block(front, 200),
        grid(
          [62, 66, 160, 66, 74, 36, 58],
          head,
          [
            ...rowsIn(rows, 12, 4, one),
            [cells('lllcrlr', `||<b>本期新增合計</b>||<b>${whole(-total(rows) + total(rows, 1))}</b>||`), 18],
          ],
          { headHeight: 20 },
        ),
        block(points, 50),
      ],
      640,
      640,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}${at === 1 ? `<div class="post">郵政劃撥 ${random.digits(8)} &nbsp; 條碼 ${random.digits(9)}<br>${random.digits(16)} &nbsp; ${whole(closing)}</div>` : ''}<div class="foot">第 ${at} 頁／共 ${count} 頁</div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(row, { decimals: 0, valueDate: row === paid ? null : (bought[r]?.date ?? null) }),
    );
    const facts = account('山湖商業銀行|黃筱涵|credit-card|TWD', null);
    return drawnOf(pages, BAIKAR_LOOK, { account: facts, opening, closing, rows: truth, decimals: 0 });
  },
);

export const families: Family[] = [harbour, liushui, baikar];
