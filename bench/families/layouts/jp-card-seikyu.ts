import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Japanese credit card's ご利用代金明細書: no balances at all, only what is to be paid; a group for each card with its
 * subtotal, purchases in instalments of which this month's part is due, foreign purchases with a line of their rate.
 */
const BANK = 'ひかり野カード株式会社';
const WORDS: kit.Words = {
  city: ['花丘', '東浜', '緑ケ原', '港南', '駅前'],
  kana: ['ﾄｳｸﾞﾝ', 'ｱｵｿﾞﾗ', 'ﾐﾅﾓﾄ', 'ｺﾄﾘﾔ'],
  app: ['ﾗｲﾄﾍﾟｲ', 'ﾋﾟﾖﾍﾟｲ', 'ID', 'ﾀｯﾁ決済'],
  place: ['SINGAPORE', 'HONOLULU HI', 'LONDON', 'TAIPEI'],
  shop: ['NORTHWIND', 'PALM COURT', 'LITTLE ORCHARD', 'BLUE HERON'],
};
const HOME = [
  'まるほしスーパー　{city}店',
  'ことりや書店',
  '{kana}ﾄﾞﾗｯｸﾞ ﾋｶﾞｼﾊﾏﾃﾝ',
  'ＥＴＣ　{city}料金所',
  '{kana}ﾌﾞﾄﾞｳｻﾝ ﾔﾁﾝ',
  'みなみ浜電力　電気料金{n}月分',
  '東都ガス　ガス料金',
  '{kana}ﾓﾊﾞｲﾙ ﾂｳｼﾝﾘﾖｳ',
  '珈琲館　小径',
  '居酒屋　ゆきんこ　{city}',
  '{app}/{kana}ﾏ-ﾄ',
  '{app}/ｺﾝﾋﾞﾆ{4}',
  'ﾈﾂﾄｼﾖﾂﾌﾟ {kana} {8}',
  'ＡＰＰ　ＳＴＯＲＥ　{6}',
  '新幹線ｷﾂﾌﾟ {4}-{4}',
  'タクシー（{city}交通）',
  'セルフ{city}ＳＳ　ガソリン',
  'あおば歯科医院',
  'ふるさと納税　{city}市',
  '公金（固定資産税）第{n}期',
  '{kana}ｾｲﾒｲ ﾎｹﾝﾘﾖｳ',
  '年会費（本人）',
  'ホテル{kana}　{city}',
  '映画ﾁｹﾂﾄ {city}ｼﾈﾏ',
  'ドメイン更新　{kana}ネット',
  '花の木クリーニング',
  'ﾃﾞﾍﾟ-ﾄ{kana} {city}ﾃﾝ',
];
const ABROAD = ['{shop} COFFEE {place}', '{shop} CLOUD SERVICES', '{shop} HOTEL {place}', '{shop} AIRWAYS {4}'];
const yen = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.', decimals: 0 })}`;
const short = (iso: string) => `${partsOf(iso).yy}/${partsOf(iso).mm}/${partsOf(iso).dd}`;
const kanji = (iso: string) => `${partsOf(iso).yyyy}年${partsOf(iso).m}月${partsOf(iso).d}日`;
const ROOM = 42;

interface Use {
  readonly date: string;
  readonly shop: string;
  readonly extra: string;
  readonly used: bigint;
  readonly way: string;
  readonly turn: string;
  readonly due: bigint;
}

/** A line of the table: a row, or the heading or subtotal of a card. */
type Line = { readonly use: Use } | { readonly label: string; readonly sum: string };

function abroad(random: Random, date: string): Use {
  const dollars = random.integer(350, 48_000);
  const rate = random.integer(130_000, 158_999);
  const used = BigInt(Math.round((dollars * rate) / 100_000));
  const local = figure(BigInt(dollars), { group: ',', decimal: '.' });
  const rateText = `${Math.floor(rate / 1000)}.${String(rate % 1000).padStart(3, '0')}`;
  const extra = `現地利用額　${local} USD　換算レート ${rateText}円（${partsOf(dayAfter(date, 2)).mm}/${partsOf(dayAfter(date, 2)).dd}）`;
  return { date, shop: fill(random, ABROAD), extra, used, way: '1回', turn: '', due: used };
}

const fill = (random: Random, templates: readonly string[]) => kit.fill(random, random.pick(templates), WORDS);

function drawUse(random: Random, date: string, parts: boolean): Use {
  if (random.chance(0.08)) return abroad(random, date);
  const used = BigInt(random.integer(110, 9_800) * random.pick([1, 1, 1, 3, 9]));
  if (random.chance(0.025))
    return { date, shop: `${fill(random, HOME)}　返品`, extra: '', used: -used, way: '1回', turn: '', due: -used };
  if (parts && random.chance(0.08)) {
    const times = random.pick([2, 3, 6, 10]);
    const turn = random.integer(1, times);
    const due = used / BigInt(times);
    return {
      date: dayAfter(date, -30 * (turn - 1)),
      shop: fill(random, HOME),
      extra: '',
      used,
      way: `${times}回`,
      turn: `${turn}/${times}`,
      due,
    };
  }
  return { date, shop: fill(random, HOME), extra: '', used, way: '1回', turn: '', due: used };
}

function rowHtml(use: Use, r: number): string {
  const attribute = rowAttribute(0, r);
  const first = `<tr ${attribute}><td>${short(use.date)}</td><td>${text(use.shop)}</td><td class="r">${yen(use.used)}</td><td class="c">${use.way}</td><td class="c">${use.turn}</td><td class="r">${yen(use.due)}</td></tr>`;
  return use.extra ? `${first}<tr class="x" ${attribute}><td></td><td colspan="5">　${use.extra}</td></tr>` : first;
}

const labelHtml = ({ label, sum }: { label: string; sum: string }) =>
  `<tr class="card"><td></td><td colspan="4">${label}</td><td class="r">${sum}</td></tr>`;

function truthOf({ date, shop, extra, way, turn, due }: Use): TrueRow {
  const tail = extra ? ` ${extra}` : '';
  return {
    date,
    valueDate: null,
    description: `${shop}${tail}`,
    alsoAccepted: [shop, `${shop} ${way}${turn ? ` ${turn}` : ''}${tail}`, `${shop} ${way}${tail}`],
    reference: null,
    amount: kit.yen(-due),
    balance: null,
  };
}

/** The uses of each card, in the order of their days. */
function drawCards(random: Random, period: kit.Period, count: number): Use[][] {
  const parts = random.chance(0.35);
  const family = random.chance(0.4) ? Math.floor(count / 4) : 0;
  return [count - family, family].map((size) =>
    Array.from({ length: size }, () =>
      drawUse(random, dayAfter(period.start, random.integer(0, kit.daysBetween(period))), parts),
    ).sort((one, other) => one.date.localeCompare(other.date)),
  );
}

const firstHead = (holder: string, number: string, payDay: string, total: string, random: Random, period: string) =>
  `<div class="post">〒${random.digits(3)}-${random.digits(4)}<br>東浜市緑ケ原${random.integer(1, 9)}-${random.integer(1, 30)}-${random.integer(1, 20)}<br><b>${holder}　様</b></div>
  <div class="sender">${BANK}<br>お問合せ　0570-${random.digits(3)}-${random.digits(3)}<br>会員番号　${number}</div>
  <h1>カードご利用代金明細書</h1><div class="due"><span>お支払日<b>${kanji(payDay)}</b></span><span>今回のお支払金額<b class="big">${total}円</b></span><span>お引落口座<b>北灯銀行　普通　****${random.digits(3)}</b></span></div>
  <div class="per">ご利用期間　${period}　　ショッピングご利用可能枠　${random.integer(3, 20)}00,000円　　ポイント残高　${random.integer(100, 9000)}P（有効期限 ${kanji(dayAfter(payDay, 400))}）</div>`;

function pagesOf(cards: readonly Use[][], masks: readonly string[]): Line[][] {
  const lines = cards.flatMap((uses, card): Line[] => {
    if (card > 0 && uses.length === 0) return [];
    const sum = uses.reduce((all, { due }) => all + due, 0n);
    const who = card === 0 ? '本会員' : '家族会員';
    const heading = { label: `【${who}】カード番号末尾 ${masks[card] ?? ''}　ご利用分`, sum: '' };
    return [heading, ...uses.map((use) => ({ use })), { label: '小　計', sum: yen(sum) }];
  });
  const height = (line: Line) => ('use' in line && line.use.extra ? 2 : 1);
  return kit.paginate(lines, height, (page) => (page === 0 ? ROOM - 10 : ROOM), 3);
}

function draw(random: Random): Drawn {
  const month = kit.drawPeriod(random);
  const period = { start: month.start, end: dayAfter(month.start, 29) };
  const cards = drawCards(random, period, kit.rowCount(random, 105));
  const uses = cards.flat();
  const sum = uses.reduce((all, { due }) => all + due, 0n);
  const fault = kit.drawFault(random, ['closing'], uses.length);
  const total = fault ? kit.misprint(random, sum) : sum;
  const holder = random.pick(['川瀬　正人', '藤森　あや', '早乙女　隆']);
  const payDay = dayAfter(period.end, random.integer(24, 28));
  const masks = [random.digits(4), random.digits(4)];
  const number = `****-****-****-${masks[0]}`;
  const pages = pagesOf(cards, masks);
  const head = firstHead(holder, number, payDay, yen(total), random, `${kanji(period.start)}～${kanji(period.end)}`);
  let r = 0;
  const html = pages.map((page, index) => {
    const body = page.map((line) => ('use' in line ? rowHtml(line.use, r++) : labelHtml(line))).join('');
    const foot =
      index === pages.length - 1
        ? labelHtml({ label: '今回お支払合計金額', sum: yen(total) }).replace('card', 'all')
        : '';
    const later = `<div class="later"><span>${holder}　様　${kanji(payDay)}お支払分（つづき）</span><span>${BANK}</span></div>`;
    return `${index === 0 ? head : later}<table><tr><th>ご利用日</th><th>ご利用先など</th><th>ご利用金額（円）</th><th>支払区分</th><th>今回回数</th><th>今回お支払金額（円）</th></tr>${body}${foot}</table>
      <div class="legal">※ご利用日から売上票の到着が遅れた場合、翌月以降のご請求となることがあります。リボ払い手数料率：実質年率15.00％　登録番号 T7010001012345<br>※海外でのご利用分には、当社所定の事務処理コスト（2.20％）を含みます。</div><div class="no">${index + 1}/${pages.length}</div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number,
          iban: null,
          bic: null,
          type: 'credit-card',
          currency: 'JPY',
        },
        period,
        opening: null,
        // What the bill asks for: of purchases in instalments more is owed, and no balance is printed
        closing: null,
        transactions: uses.map(truthOf),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { padding: 30pt 36pt; font-family: 'Noto Sans CJK JP'; font-size: 7.8pt; }
.post { height: 66pt; line-height: 13pt; } .post b { font-size: 11pt; line-height: 18pt; } .sender { position: absolute; right: 36pt; top: 30pt; text-align: right; line-height: 13pt; }
h1 { font-size: 13pt; font-weight: 500; text-align: center; background: #e9e4f2; height: 24pt; line-height: 24pt; } .per { height: 22pt; line-height: 22pt; font-size: 7pt; }
.due { display: grid; grid-template-columns: 1fr 1.2fr 1.2fr; border: 1pt solid #5b4a8a; margin-top: 8pt; height: 40pt; } .due span { padding: 3pt 8pt; border-right: .5pt solid #5b4a8a; } .due b { display: block; font-size: 9pt; } .due .big { font-size: 13pt; line-height: 17pt; }
.later { display: flex; justify-content: space-between; height: 22pt; } table { width: 100%; table-layout: fixed; }
th { font-weight: normal; font-size: 7pt; border-top: 1pt solid #5b4a8a; border-bottom: 1pt solid #5b4a8a; height: 16pt; } td { height: 15.6pt; line-height: 15.6pt; white-space: nowrap; border-bottom: .3pt dotted #aaa; padding: 0 3pt; }
th:nth-child(1) { width: 50pt; } th:nth-child(3) { width: 72pt; } th:nth-child(4), th:nth-child(5) { width: 42pt; } th:nth-child(6) { width: 88pt; } .r { text-align: right; } .c { text-align: center; }
.x td { font-size: 6.6pt; color: #333; } .card td { background: #f4f2f8; } .all td { background: #5b4a8a; color: #fff; font-weight: bold; }
.legal { position: absolute; bottom: 26pt; left: 36pt; font-size: 6pt; color: #555; } .no { position: absolute; bottom: 10pt; width: 100%; left: 0; text-align: center; }
`;

export const families: Family[] = [
  {
    name: 'jp-card-seikyu',
    country: 'JP',
    language: 'ja',
    type: 'credit-card',
    difficulties: ['no-balances', 'two-amount-columns', 'instalments', 'subtotals', 'foreign-currency-lines'],
    size: A4,
    draw,
  },
];
