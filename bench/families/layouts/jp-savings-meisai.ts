import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Japanese ordinary deposit's printed 入出金明細: years of the era, green bands, half-width katakana, sums carried over at
 * each page's foot and head, totals at the end, and a table of time deposits beneath that is no list of transactions.
 */
const BANK = '北灯銀行';
const WORDS: kit.Words = {
  kana: ['ﾔﾏｼﾀ ｼﾞﾛｳ', 'ｶ)ﾐﾅﾓﾄｼﾖｳｶｲ', 'ﾕ)ｻﾂｷｺｳﾑﾃﾝ', 'ｻｲﾄｳ ﾐﾎ', 'ﾄﾞ)ｱｵﾊﾞｷｶｸ', 'ﾖｼｶﾜ ﾏｻﾋﾛ', 'ｼﾔ)ﾎｸﾄｳｶｲ'],
  bank: ['北灯', '南浜信金', '東峰銀行', 'ゆきの信組'],
  shop: ['ﾏﾙﾎｼｽ-ﾊﾟ-', 'ｺﾄﾘﾔｸﾎﾝ', 'ﾎﾝﾉﾓﾘ', 'ﾄｳｸﾞﾝﾄﾞﾗﾂｸﾞ'],
  city: ['花丘', '港南', '緑ケ原'],
};
const OUTS = [
  '電気料 ﾐﾅﾐﾊﾏﾃﾞﾝﾘﾖｸ',
  'ガス料 {n}月分',
  '水道料 {city}市水道局',
  '電話料 ﾃﾞﾝﾜ{n}ガツ',
  '放送受信料',
  '振込 {kana}',
  '振込手数料',
  'ATM出金 {city}支店',
  'ｺﾝﾋﾞﾆATM {4}',
  'カード {4}-{3}',
  '口座振替 ｶ-ﾄﾞｾﾝﾀ-',
  'ｸﾚｼﾞﾂﾄ ﾋｶﾘﾉｶ-ﾄﾞ',
  '保険料 ｱｻﾋﾉｾｲﾒｲ',
  '国民年金',
  '市県民税 第{n}期',
  'ﾃﾞﾋﾞﾂﾄ {shop} {6}',
  '定期積金 掛込',
  '住宅ﾛ-ﾝ ご返済',
  '家賃 {kana}',
  '手数料 ATM時間外',
  '学費 {city}学園',
  'ｲﾝﾀ-ﾈﾂﾄ振込 {bank} {kana}',
  'NS ﾔﾁﾝﾎｼﾖｳ{4}',
  '小切手 No.{5}',
];
const INS = [
  '給与 {kana}',
  '振込 {kana}',
  '年金 ﾆﾎﾝﾈﾝｷﾝ',
  '児童手当 {city}市',
  'ATM入金',
  '利息 税引後',
  '賞与 {kana}',
  '現金 お預り',
  '還付金 {city}税務署',
  '配当金 {kana}',
  '定期解約 元利金',
];
const ERA = [
  (y: string, m: string, d: string) => `令和${y}年${m}月${d}日`,
  (y: string, m: string, d: string) => `R${y}.${m}.${d}`,
  (y: string, m: string, d: string) => `令和${y.padStart(2, '0')}年${m.padStart(2, '0')}月${d.padStart(2, '0')}日`,
];
const inEra = (iso: string, form: (y: string, m: string, d: string) => string): string =>
  form(String(Number(partsOf(iso).yyyy) - 2018), partsOf(iso).m, partsOf(iso).d);
const words = (iso: string) => inEra(iso, ERA[0] as (y: string, m: string, d: string) => string);
const ROOM = 38;

interface Look {
  readonly form: (y: string, m: string, d: string) => string;
  readonly star: string;
}

const money = (minor: bigint, { star }: Look) =>
  `${minor < 0n ? '△' : star}${figure(minor, { group: ',', decimal: '.', decimals: 0 })}`;

const plainRow = (label: string, balance: string, paid = '', kept = '') =>
  `<tr class="plain"><td></td><td>${label}</td><td class="r">${paid}</td><td class="r">${kept}</td><td class="r">${balance}</td><td></td></tr>`;

function rowHtml(row: kit.Move, printed: bigint, r: number, look: Look, shop: string): string {
  const sum = money(row.amount < 0n ? -row.amount : row.amount, look);
  return `<tr ${rowAttribute(0, r)}><td>${inEra(row.date, look.form)}</td><td>${text(row.text)}</td><td class="r">${row.amount < 0n ? sum : ''}</td><td class="r">${row.amount > 0n ? sum : ''}</td><td class="r">${money(printed, look)}</td><td class="c">${shop}</td></tr>`;
}

const fixedDeposits = (random: Random, period: kit.Period) =>
  `<div class="fix"><b>定期預金のお預り状況</b>（${words(period.end)}現在）<table><tr><th>お預り日</th><th>満期日</th><th>種類</th><th>お預り金額（円）</th><th>利率（年％）</th></tr>
  ${[1, 2, 3]
    .map((n) => {
      const day = `${partsOf(period.start).yyyy}-0${n + 1}-1${random.digits(1)}`;
      return `<tr><td>${words(day)}</td><td>${inEra(day, (y, m, d) => `令和${Number(y) + 3}年${m}月${d}日`)}</td><td>${random.pick(['スーパー定期', '自動継続', '期日指定'])}</td><td class="r">${random.integer(1, 90)}0,000</td><td class="r">0.${random.digits(3)}</td></tr>`;
    })
    .join('')}</table></div>`;

const heading = (holder: string, number: string, branch: string, period: kit.Period, page: string) =>
  `<div class="top"><div class="name">${holder}　様</div><div class="title">普通預金　お取引明細表</div><div class="bank">${BANK}　${branch}支店</div></div>
  <div class="info"><span>店番号　${number.slice(0, 3)}</span><span>口座番号　${number.slice(3)}</span><span>お取引期間　${words(period.start)}～${words(period.end)}</span><span>${page}</span></div>`;

const truthOf = (row: kit.Move, printed: bigint, shop: string): TrueRow => ({
  date: row.date,
  valueDate: null,
  description: shop ? `${row.text} ${shop}` : row.text,
  ...(shop ? { alsoAccepted: [row.text] } : {}),
  reference: null,
  amount: kit.yen(row.amount),
  balance: kit.yen(printed),
});

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
  const opening = BigInt(random.integer(8_000, 3_000_000));
  const rows = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, 120), opening, sums: [110, 9_000], round: random.pick([1, 1, 10]) },
    ...{ outs: OUTS, ins: INS, inShare: 0.2, words: WORDS },
  });
  const fault = kit.drawFault(random, ['closing', 'balance', 'total'], rows.length);
  const printed = kit.printedBalances(random, rows, fault === 'balance');
  const shops = rows.map(() => (random.chance(0.3) ? random.pick(['本店', '花丘', '港南', 'ｾﾝﾀ-']) : ''));
  const look: Look = { form: random.pick(ERA), star: random.pick(['', '', '*']) };
  const end = rows.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, end) : end;
  const paid = -kit.sumOf(rows, -1);
  const shownPaid = fault === 'total' ? kit.misprint(random, paid) : paid;
  const holder = random.pick(['大崎　健一', '三浦　由美子', '株式会社みなもと商会', '小野寺　翔太']);
  const branch = random.pick(['花丘', '港南', '緑ケ原']);
  const number = `${random.digits(3)}${random.integer(1, 9)}${random.digits(6)}`;
  const pages = kit.paginate(
    rows,
    () => 1,
    () => ROOM,
    2,
  );
  let r = 0;
  let carried = opening;
  const html = pages.map((page, index) => {
    const last = index === pages.length - 1;
    const first = plainRow(index === 0 ? '前回より繰越' : '前ページより繰越', money(carried, look));
    const body = page.map((row) => rowHtml(row, printed[r] ?? 0n, r, look, shops[r++] ?? '')).join('');
    carried = page.at(-1)?.balance ?? carried;
    const foot = last
      ? plainRow(`合計　${rows.length}件`, '', money(shownPaid, look), money(kit.sumOf(rows, 1), look)) +
        plainRow('お取引期間末残高', money(closing, look))
      : plainRow('次ページへ繰越', money(carried, look));
    return `${heading(holder, number, branch, period, `${index + 1}／${pages.length}頁`)}<table class="tx"><tr><th>年月日</th><th>摘要</th><th>お支払金額</th><th>お預り金額</th><th>差引残高</th><th>取扱店</th></tr>${first}${body}${foot}</table>
      ${last ? fixedDeposits(random, period) : ''}<div class="legal">・差引残高欄の金額頭部に△印がある場合は、お借入残高を表します。　・お預り金額には、未決済の手形・小切手等を含む場合があります。<br>・ご不明な点は、お取引店またはコールセンター 0120-${random.digits(3)}-${random.digits(3)}（平日 9:00～17:00）までお問い合わせください。</div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: accountOf(holder, number),
        period,
        opening: kit.yen(opening),
        closing: kit.yen(closing),
        transactions: rows.map((row, index) => truthOf(row, printed[index] ?? 0n, shops[index] ?? '')),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { padding: 26pt 34pt; font-family: 'Noto Serif CJK JP'; font-size: 8.2pt; }
.top { display: flex; justify-content: space-between; align-items: flex-end; height: 44pt; border-bottom: 1.6pt solid #2f7a4c; padding-bottom: 4pt; }
.name { font-size: 10.5pt; } .title { font-size: 14pt; letter-spacing: 1.5pt; font-weight: bold; } .bank { font-size: 10pt; color: #2f7a4c; }
.info { display: flex; justify-content: space-between; height: 24pt; align-items: center; font-size: 8pt; }
table.tx { width: 100%; table-layout: fixed; border: .8pt solid #2f7a4c; }
.tx th { background: #2f7a4c; color: #fff; font-weight: normal; height: 16pt; } .tx td { height: 14pt; line-height: 14pt; padding: 0 4pt; white-space: nowrap; border-left: .4pt solid #9cc4ab; }
.tx tr:nth-child(4n), .tx tr:nth-child(4n + 1) { background: #eaf5ee; }
.tx th:nth-child(1) { width: 82pt; } .tx th:nth-child(2) { width: 172pt; } .tx th:nth-child(6) { width: 42pt; } .r { text-align: right; } .c { text-align: center; }
.fix { position: absolute; bottom: 50pt; left: 34pt; font-size: 7.4pt; } .fix td, .fix th { border: .4pt solid #777; padding: 0 8pt; font-weight: normal; line-height: 11pt; }
.legal { position: absolute; bottom: 18pt; left: 34pt; font-size: 6.6pt; color: #444; }
`;

export const families: Family[] = [
  {
    name: 'jp-savings-meisai',
    country: 'JP',
    language: 'ja',
    type: 'savings',
    difficulties: ['era-dates', 'carried-forward', 'half-width-kana', 'decoy-table', 'printed-totals'],
    size: A4,
    draw,
  },
];
