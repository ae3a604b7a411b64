import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Japanese current account (cheques and bills) of a small firm: the bank's reconciliation sheet, fully ruled, era dates in
 * bare numbers, half-width katakana, payments before receipts, an overdraft marked with a triangle, pages of equal length.
 */
const OUTS = [
  '小切手|',
  '小切手|',
  '約束手形|',
  '約束手形|',
  '振込資金|{firm}',
  '振込資金|{firm}',
  '振込手数料|ﾌﾘｺﾐ {n}ｹﾝ',
  '口座振替|{util}',
  '口座振替|{util} {n}ｶﾞﾂﾌﾞﾝ',
  '口座振替|{card}',
  '口座振替|ｼｬｶｲﾎｹﾝﾘﾖｳ',
  '口座振替|ﾄｸﾍﾞﾂﾁﾖｳｼﾕｳｾﾞｲ',
  '証貸返済|ｼﾖｳｼﾖ {4}-{3}',
  '貸付利息|ﾘﾂ {n}.{3}%',
  '給与振込|{n}{n}ﾒｲ ﾌﾞﾝ',
  '税金|ﾎｳｼﾞﾝｾﾞｲ',
  '税金|ｺﾃｲｼｻﾝｾﾞｲ {n}ｷ',
  '現金|',
  '手数料|ﾃｶﾞﾀﾄﾘﾀﾃ {n}ﾏｲ',
  '手数料|ｺｷﾞﾂﾃﾁﾖｳ ﾀﾞｲｷﾝ',
  '手数料|EBﾃｽｳﾘﾖｳ',
  'リース|{lease}',
  'でんさい|ｼﾊﾗｲ {8}',
];
const INS = [
  '振込|{firm}',
  '振込|{firm}',
  '振込|{firm} {n}ｶﾞﾂﾌﾞﾝ',
  '代金取立|ﾔｸﾃ {n}ﾏｲ',
  '現金|',
  '他店券|ｺｷﾞﾂﾃ {n}ﾏｲ',
  '手形割引|{6}',
  'でんさい|ﾆﾕｳｷﾝ {8}',
  '振替|ﾌﾂｳﾖｷﾝ {7}',
  '証貸実行|ｼﾖｳｼﾖ {4}-{3}',
];
const WORDS: kit.Words = {
  firm: ['ｶ)ﾔﾏｻﾄｼﾖｳｶｲ', 'ﾆｼﾎﾞﾘﾃﾞﾝｺｳ(ﾄﾞ', 'ﾕ)ｺﾏﾂﾊﾞﾗｲﾝｻﾂ', 'ｶ)ﾊﾏｵｶｹﾝｻﾞｲ', 'ｻﾄﾔﾏﾌﾞﾂｻﾝ(ｶ', 'ｶ)ｱｵｿﾗｳﾝﾕ ｷﾀｴｲｷﾞﾖｳｼﾖ'],
  util: ['ﾃﾞﾝｷﾘﾖｳｷﾝ', 'ｽｲﾄﾞｳﾘﾖｳ', 'ﾃﾞﾝﾜﾘﾖｳ', 'ｶﾞｽﾘﾖｳｷﾝ'],
  card: ['ﾐﾅﾄｶ-ﾄﾞ', 'ｸﾘﾕｳ SS ｶ-ﾄﾞ', 'ETCﾎｳｼﾞﾝ'],
  lease: ['ｱｻﾋﾅﾘ-ｽ', 'ｶ)ｺﾋﾟｰｷﾘ-ｽ'],
};
const NUMBERED = ['小切手', '約束手形'];
const yen = (minor: bigint) => `${minor < 0n ? '▲' : ''}${figure(minor, { group: ',', decimal: '', decimals: 0 })}`;
const era = (iso: string) => String(Number(partsOf(iso).yyyy) - 2018);
const bare = (iso: string) => `${era(iso).padStart(2, '0')}-${partsOf(iso).mm}-${partsOf(iso).dd}`;
const full = (iso: string) => `令和${era(iso)}年${partsOf(iso).m}月${partsOf(iso).d}日`;
const PER_PAGE = 30;

interface Item {
  readonly move: kit.Move;
  readonly kind: string;
  readonly note: string;
  readonly number: string | null;
  readonly shown: bigint;
}

interface Sheet {
  readonly holder: string;
  readonly number: string;
  readonly period: kit.Period;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly outs: bigint;
  readonly ins: bigint;
}

/** Overdrawn now and then: the limit lets the balance fall below nought. */
function itemsOf(random: Random, moves: readonly kit.Move[], printed: readonly bigint[]): Item[] {
  let next = random.integer(10_201, 88_000);
  return moves.map((move, index) => {
    const [kind = '', note = ''] = move.text.split('|');
    const numbered = NUMBERED.includes(kind) && move.amount < 0n;
    if (numbered) next += random.integer(1, 3);
    return { move, kind, note, number: numbered ? `AB${next}` : null, shown: printed[index] ?? 0n };
  });
}

const rowOf = ({ move, kind, note, number, shown }: Item, r: number): string => {
  const sum = yen(move.amount < 0n ? -move.amount : move.amount);
  return `<tr ${rowAttribute(0, r)}><td class="c">${bare(move.date)}</td><td>${kind}</td><td>${text(note)}</td><td class="c">${number ?? ''}</td>
    <td class="r">${move.amount < 0n ? sum : ''}</td><td class="r">${move.amount > 0n ? sum : ''}</td><td class="r">${yen(shown)}</td></tr>`;
};

const plainRow = (label: string, outs: string, ins: string, balance: string): string =>
  `<tr><td></td><td colspan="2">${label}</td><td></td><td class="r">${outs}</td><td class="r">${ins}</td><td class="r">${balance}</td></tr>`;

const BLANK = plainRow('&nbsp;', '', '', '');

function pageOf(part: readonly Item[], p: number, count: number, items: readonly Item[], sheet: Sheet): string {
  const first = items.indexOf(part[0] as Item);
  const carried = p === 0 ? sheet.opening : (items[first - 1]?.shown ?? sheet.closing);
  const last = p === count - 1;
  const rows = part.map((item, index) => rowOf(item, first + index));
  const tail = last
    ? plainRow('合　　計', yen(sheet.outs), yen(sheet.ins), '') +
      plainRow('差引残高（翌月繰越）', '', '', yen(sheet.closing))
    : plainRow('次頁へ繰越', '', '', yen(part.at(-1)?.shown ?? sheet.opening));
  return `<div class="title">当座勘定照合表</div><div class="to">〒999-0001<br>　山里市本町２丁目４－１<br>　　${sheet.holder}　御中</div>
    <div class="bank">株式会社　霞北銀行<br>山里支店（店番 ${sheet.number.slice(0, 3)}）<br>電話 0999-55-0${sheet.number.slice(0, 3)}</div>
    <table class="head"><tr><th>口座番号</th><td>${sheet.number}</td><th>照合期間</th><td>${full(sheet.period.start)} ～ ${full(sheet.period.end)}</td><th>頁</th><td>${p + 1}／${count}</td></tr></table>
    <table class="tx"><tr><th>年 月 日</th><th>取引区分</th><th>摘　　要</th><th>手形・小切手番号</th><th>お支払金額（円）</th><th>お預り金額（円）</th><th>差引残高（円）</th></tr>
    ${plainRow(p === 0 ? '前月より繰越' : '前頁より繰越', '', '', yen(carried))}${rows.join('')}${BLANK.repeat(PER_PAGE - part.length)}${tail}</table>
    <p class="s">毎度お引き立ていただきありがとうございます。上記のとおりご照合申し上げます。万一相違の点がございましたら、お手数ですが本状到着後２週間以内にお取引店までご連絡ください。<br>
    ※▲印は当座貸越残高を表示しております。貸越極度額 3,000,000円　※年月日は和暦（令和）で表示しております。</p>`;
}

function pagesOf(items: readonly Item[], sheet: Sheet): string[] {
  const parts: Item[][] = [];
  for (let at = 0; at < Math.max(1, items.length); at += PER_PAGE) parts.push(items.slice(at, at + PER_PAGE));
  return parts.map((part, p) => pageOf(part, p, parts.length, items, sheet));
}

const CSS = `.page{padding:32pt 34pt;font:8pt/11pt 'Noto Serif CJK JP'}.title{position:absolute;top:34pt;left:0;width:100%;text-align:center;font-size:16pt;line-height:20pt;letter-spacing:5pt}
.to{margin-top:34pt;font-size:9pt;line-height:13pt;height:52pt}.bank{position:absolute;right:36pt;top:66pt;line-height:13pt}.head{width:100%;margin:6pt 0}.head td,.head th{border:.5pt solid #000;padding:3pt 6pt}
th{font-weight:normal;background:#e8efe8;text-align:center}.tx{width:100%;table-layout:fixed;border:1.2pt solid #000}.tx td,.tx th{border:.4pt solid #555;padding:0 3pt;height:17.6pt;white-space:nowrap;line-height:11pt}
.tx th{font-size:7pt}.tx th:nth-child(1){width:50pt}.tx th:nth-child(2){width:54pt}.tx th:nth-child(4){width:74pt}.tx th:nth-child(5),.tx th:nth-child(6),.tx th:nth-child(7){width:72pt}.r{text-align:right}.c{text-align:center}
.s{font-size:6.5pt;line-height:10pt;margin-top:7pt}`;

function rowsOf(items: readonly Item[]): TrueRow[] {
  return items.map(({ move, kind, note, number, shown }) => ({
    date: move.date,
    valueDate: null,
    description: note === '' ? kind : `${kind} ${note}`,
    ...(note === '' ? {} : { alsoAccepted: [note] }),
    reference: number,
    amount: kit.yen(move.amount),
    balance: kit.yen(shown),
  }));
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(300_000, 9_000_000));
  const plan: kit.Plan = {
    period,
    count: kit.rowCount(random, 115),
    opening: opening + 2_500_000n,
    sums: [440, 190_000],
    outs: OUTS,
    ins: INS,
    inShare: 0.22,
    words: WORDS,
  };
  const moves = kit.moves(random, plan).map((move) => ({ ...move, balance: move.balance - 2_500_000n }));
  const fault = kit.drawFault(random, ['closing', 'balance', 'total'] as const, moves.length);
  const printed = kit.printedBalances(random, moves, fault === 'balance');
  const items = itemsOf(random, moves, printed);
  const last = moves.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, last) : last;
  const outs = -kit.sumOf(moves, -1);
  const number = `${random.digits(3)}-${random.digits(7)}`;
  const holder = random.pick(['有限会社小松原印刷', '株式会社山里商会', '西堀電工合同会社', '浜岡建材株式会社']);
  const sheet: Sheet = {
    holder,
    number,
    period,
    opening,
    closing,
    outs: fault === 'total' ? kit.misprint(random, outs) : outs,
    ins: kit.sumOf(moves, 1),
  };
  const account = {
    institution: '株式会社 霞北銀行',
    holder,
    number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'JPY',
  } as const;
  return {
    pages: pagesOf(items, sheet),
    css: CSS,
    statements: [
      {
        account,
        period,
        opening: kit.yen(opening),
        closing: kit.yen(closing),
        transactions: rowsOf(items),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'jp-current-toza',
    country: 'JP',
    language: 'ja',
    type: 'checking',
    difficulties: ['era-dates-bare', 'half-width-katakana', 'carried-forward', 'triangle-overdraft'],
    size: A4,
    draw,
  },
];
