import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Japanese internet bank's list as its customer prints it from the browser: newest first, the browser's own lines at head
 * and foot, whole sentences for dates, no opening balance, so that the oldest row hangs on the totals if these are printed.
 */
const BANK = 'そらまどネット銀行';
const WORDS: kit.Words = {
  kana: ['ヤマガミ　ケイタ', 'カ）ミドリノデザイン', 'ホシカワ　リナ', 'ユ）タカミネサンギヨウ', 'イノウエ　サトシ'],
  bank: ['北灯銀行', '東峰銀行', '南浜信用金庫'],
  shop: ['ＧＲＥＥＮ　ＢＥＡＮＳ', 'ホンノモリ', 'ミナトストア', 'ＫＯＴＯＲＩ　ＷＥＢ', 'マルホシ　ハナオカテン'],
};
const OUTS = [
  '振込　{bank}　{kana}',
  'デビット　{6}　{shop}',
  'デビット　{6}　ＳＴＡＲ（海外 USD{2}.{2}）',
  'ＡＴＭ出金（提携）',
  '約定返済　円　住宅',
  '口座振替　{kana}',
  '振込手数料',
  'クレジットカード引落し',
  '外貨普通預金へ振替',
  '目的別口座　旅行',
  '国民健康保険料　第{n}期',
  'ＰａｙＥａｓｙ　{5}-{8}',
  '電気料金　ミナミハマ電力',
  '公営競技　入金',
  '定額自動振込　家賃',
  '証券口座　自動スイープ',
  'ことらグループ送金　{kana}',
  'コード決済チャージ　{4}',
  '即時決済　{shop}',
  '保険料　ソラマド生命',
  '奨学金返還',
  'スマホＡＴＭ出金',
];
const INS = [
  '振込＊{kana}',
  '給与　{kana}',
  '利息',
  'ＡＴＭ入金（提携）',
  'デビット　{6}　返金',
  'キャッシュバック',
  '目的別口座から振替',
  '定額自動入金',
  '証券口座　自動スイープ',
];
const ROOM = 31;

const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.', decimals: 0 });
const date = (iso: string) => `${partsOf(iso).yyyy}年${partsOf(iso).mm}月${partsOf(iso).dd}日`;

function rowHtml(row: kit.Move, printed: bigint, r: number, memo: string): string {
  const sum = `${money(row.amount)}円`;
  return `<div class="l" ${rowAttribute(0, r)}><span>${date(row.date)}</span><span>${text(row.text)}</span><span class="r out">${row.amount < 0n ? sum : ''}</span><span class="r">${row.amount > 0n ? sum : ''}</span><span class="r">${money(printed)}円</span><span class="m">${memo}</span></div>`;
}

const truthOf = (row: kit.Move, printed: bigint, memo: string): TrueRow => ({
  date: row.date,
  valueDate: null,
  description: memo === '-' ? row.text : `${row.text} ${memo}`,
  alsoAccepted: [row.text, `${row.text} ${memo}`],
  reference: null,
  amount: kit.yen(row.amount),
  balance: kit.yen(printed),
});

const top = (
  number: string,
  holder: string,
  balance: bigint,
  now: string,
  period: kit.Period,
  count: number,
  totals: string,
) =>
  `<div class="menu"><b>${BANK}</b><span>ホーム</span><span class="on">入出金明細</span><span>振込・振替</span><span>定期預金</span><span>ローン</span><span>ログアウト</span></div>
  <div class="hello">${holder} さま　前回ログイン：${now}</div>
  <div class="acc"><div>代表口座 － 円普通預金<br><small>支店名：${number.startsWith('1') ? 'あさひ支店' : 'ゆうなぎ支店'}（${number.slice(0, 3)}）　口座番号：${number.slice(3)}</small></div><div class="bal">残高（${now}現在）<b>${money(balance)}円</b></div></div>
  <h2>入出金明細</h2><div class="cond">表示期間：${date(period.start)} ～ ${date(period.end)}　　${count}件の明細があります。${totals}</div>`;

interface Outcome {
  readonly withTotals: boolean;
  readonly fault: 'balance' | 'total' | 'closing' | null;
}

function reconciliationOf({ withTotals, fault }: Outcome): {
  status: 'verified' | 'failed' | 'unverifiable';
  unbound?: number[];
} {
  if (fault) return { status: 'failed' };
  return withTotals ? { status: 'verified' } : { status: 'unverifiable', unbound: [0] };
}

function drawOutcome(random: Random, rows: number): Outcome {
  const withTotals = random.chance(0.3);
  const kinds = (['balance', 'total', 'closing'] as const).filter((kind) =>
    kind === 'total' ? withTotals : kind === 'closing' || rows > 2,
  );
  return { withTotals, fault: kit.drawFault(random, kinds, rows) };
}

const NOTE =
  '<p class="note">※最大で過去7年分の明細を照会できます。<br>※メモはお客さまが登録された内容です。明細の内容を証明するものではありません。</p>';
const HEAD =
  '<div class="l h"><span>日付</span><span>内容</span><span class="r">出金金額</span><span class="r">入金金額</span><span class="r">残高</span><span class="m">メモ</span></div>';

const accountOf = (holder: string, number: string): TrueStatement['account'] => ({
  institution: BANK,
  holder,
  number: number.slice(3),
  iban: null,
  bic: null,
  type: 'savings',
  currency: 'JPY',
});

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const count = Math.max(1, kit.rowCount(random, 115));
  const rows = kit.moves(random, {
    ...{
      period,
      count,
      opening: BigInt(random.integer(5_000, 4_000_000)),
      sums: [120, 9_000],
      round: random.pick([1, 10]),
    },
    ...{ outs: OUTS, ins: INS, inShare: 0.22, words: WORDS },
  });
  const outcome = drawOutcome(random, rows.length);
  const { fault, withTotals } = outcome;
  const printed = kit.printedBalances(random, rows, fault === 'balance');
  const memos = rows.map(() => (random.chance(0.08) ? random.pick(['家計', '経費', '要確認', '立替']) : '-'));
  const end = rows.at(-1)?.balance ?? 0n;
  const closing = fault === 'closing' ? kit.misprint(random, end) : end;
  const paid = -kit.sumOf(rows, -1);
  const shownPaid = fault === 'total' ? kit.misprint(random, paid) : paid;
  const totals = withTotals ? `<br>出金合計：${money(shownPaid)}円　　入金合計：${money(kit.sumOf(rows, 1))}円` : '';
  const holder = random.pick(['神田 美咲', '結城 亮', '岩瀬 直樹']);
  const number = `${random.pick(['101', '204'])}${random.integer(1, 9)}${random.digits(6)}`;
  const printDay = dayAfter(period.end, 1);
  const now = `${date(printDay)} ${random.integer(10, 22)}:${random.integer(10, 59)}`;
  const newest = rows.map((row, r) => ({ row, r })).reverse();
  const pages = kit.paginate(
    newest,
    () => 1,
    (page) => (page === 0 ? ROOM - 8 : ROOM),
    3,
  );
  const stamp = `${printDay.replaceAll('-', '/')} ${now.slice(-5)}`;
  const html = pages.map((page, index) => {
    const body = page.map(({ row, r }) => rowHtml(row, printed[r] ?? 0n, r, memos[r] ?? '-')).join('');
    const first = index === 0 ? top(number, holder, closing, now, period, rows.length, totals) + HEAD : '';
    const last = index === pages.length - 1 ? NOTE : '';
    return `<div class="br"><span>${stamp}</span><span>入出金明細 | ${BANK}</span></div><div class="body">${first}${body}${last}</div><div class="br low"><span>https://direct.soramado.example/wb/02_meisai?acct=01&amp;sort=desc</span><span>${index + 1}/${pages.length}</span></div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: accountOf(holder, number),
        period,
        opening: null,
        closing: kit.yen(closing),
        transactions: rows.map((row, r) => truthOf(row, printed[r] ?? 0n, memos[r] ?? '-')),
        reconciliation: reconciliationOf(outcome),
      },
    ],
  };
}

const CSS = `
.page { padding: 0 30pt; font-family: 'Noto Sans CJK JP'; font-size: 8pt; color: #333; }
.br { position: absolute; top: 14pt; left: 24pt; right: 24pt; display: flex; justify-content: space-between; font-family: 'Liberation Sans', 'Noto Sans CJK JP'; font-size: 6.4pt; color: #000; } .br.low { top: auto; bottom: 12pt; }
.body { position: absolute; top: 34pt; left: 30pt; right: 30pt; } .menu { display: flex; gap: 16pt; align-items: center; height: 30pt; border-bottom: 2pt solid #e26a2c; } .menu b { font-size: 13pt; color: #e26a2c; margin-right: 30pt; } .menu .on { font-weight: bold; }
.hello { text-align: right; height: 18pt; line-height: 18pt; font-size: 6.8pt; } .acc { display: flex; justify-content: space-between; background: #fbf1ea; border-radius: 6pt; padding: 8pt 12pt; height: 52pt; line-height: 15pt; } .bal { text-align: right; font-size: 7pt; } .bal b { display: block; font-size: 13pt; }
h2 { font-size: 10.5pt; border-left: 4pt solid #e26a2c; padding-left: 6pt; margin: 10pt 0 6pt; } .cond { height: 30pt; line-height: 14pt; }
.l { display: grid; grid-template-columns: 78pt 196pt 72pt 72pt 80pt 37pt; height: 23pt; line-height: 23pt; border-bottom: .5pt solid #ddd; white-space: nowrap; } .l.h { background: #eee; font-weight: bold; } .r { text-align: right; } .out { color: #c22; } .m { text-align: center; color: #777; }
.note { font-size: 6.6pt; padding-top: 8pt; line-height: 11pt; }
`;

export const families: Family[] = [
  {
    name: 'jp-savings-netbank',
    country: 'JP',
    language: 'ja',
    type: 'savings',
    difficulties: ['newest-first', 'no-opening', 'browser-print', 'headings-once', 'full-width-text'],
    size: A4,
    draw,
  },
];
