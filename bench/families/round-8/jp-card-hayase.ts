import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, rowOf, table, total, WHOLE } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { before, cardEntries, cycleOf, type Entry, sheets, told } from './asia-parts.ts';

/**
 * The bill of a travel card in Japan: last bill, payments, new purchases and this bill in a row of boxes, purchase and processing day without
 * year, members in sections with their own sums, foreign amounts with their rate under the row. Crosses New Year where it falls so.
 */

const YEN = (value: bigint): string => figure(value, WHOLE);
const SIGNED = (value: bigint): string => `${value > 0n ? '-' : ''}${YEN(value)}`;

const SHOPS = [
  ['{セブンイレブン山里本町店;ローソン港町七丁目;まいばすけっと浜岡}', -4800, -180],
  ['{ヤマサトカメラ;ニシボリデンキ} ネットショップ', -64000, -1980],
  ['モバイルチャージ(IC乗車券) ######', -10000, -1000],
  ['ホテル浜岡グランド 宿泊{=m/d}|TEL 09#-###-####', -58000, -8800],
  ['CLOUDNOTE PRO SUBSCRIPTION DUBLIN|USD {9;14;29}.99 換算レート 15#.#3', -4900, -1400],
  ['小松原歯科クリニック', -22000, -900],
  ['東浜電力 電気料金 {=m}月分', -18800, -4100],
  ['高速道路 ETC {山里IC→浜岡JCT;浜岡JCT→港北IC} {=m/d}', -3900, -320],
  ['レストラン ミサキ 港町', -15400, -1200],
] as const;

const REFUND = ['ヤマサトカメラ ネットショップ (返品)', 1980, 12000] as const;

const height = ({ lines }: Entry): number => 13 + 10 * (lines.length - 1);

interface Line {
  readonly at: number | null;
  readonly text: string;
  readonly figure: string;
  readonly days: readonly [string, string];
  readonly tall: number;
}

function linesOf(random: Random, groups: readonly { name: string; card: string; rows: Entry[] }[]): Line[] {
  let at = 0;
  const jp = (iso: string) => day(iso, 'm月d日');
  const bare = { at: null, days: ['', ''] as const };
  return groups.flatMap(({ name, card, rows }) => [
    { ...bare, text: `<b>${name} 様</b>　カード番号 ${card}`, figure: '', tall: 18 },
    ...rows.map((row) => ({
      at: at++,
      text: joined(row.lines),
      figure: SIGNED(row.amount),
      days: [jp(before(random, row.date, 3)), jp(row.date)] as const,
      tall: height(row),
    })),
    { ...bare, text: `<b>${name} 様の合計</b>`, figure: `<b>${SIGNED(total(rows))}</b>`, tall: 18 },
  ]);
}

function draw(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(3, 21));
  const last = BigInt(random.integer(18_000, 240_000));
  const { person } = whoIn(random, 'ja');
  const family = `${person.split(' ')[0]} ${random.pick(['美智子', '隆', '葵'])}`;
  const tail = random.digits(5);
  const main = cardEntries(
    random,
    [start, end],
    [18, 52],
    [...SHOPS, ...SHOPS, REFUND],
    ['前回分口座振替金額|{山里信用金庫 本店営業部;浜岡銀行 港支店}', last],
  );
  const more = random.chance(0.6) ? cardEntries(random, [start, end], [3, 12], SHOPS, null) : [];
  const groups = [
    { name: person, card: `XXXX-XXXXXX-${tail}`, rows: main },
    ...(more.length > 0 ? [{ name: family, card: `XXXX-XXXXXX-${tail.slice(0, 3)}19`, rows: more }] : []),
  ];
  const rows = [...main, ...more];
  const spent = total(rows) - last;
  const due = last - total(rows);
  const boxes = [
    ['前回ご請求金額', YEN(last)],
    ['ご入金・調整額', `-${YEN(last)}`],
    ['新規ご利用金額', SIGNED(spent)],
    ['今回ご請求金額', SIGNED(-due)],
  ].map(([name, value]) => `<div><small>${name}</small><b>${value}円</b></div>`);
  const closingDay = day(end, 'yyyy年m月d日');
  const first = `<div class="sp"><div class="addr">〒999-0001<br>山里市本町2-4-1<br><br>${person} 様</div><div><h1>ハヤセ・トラベルカード</h1>ご利用代金明細書<br>ご請求締切日　${closingDay}<br>お支払い日　${day(dayAfter(end, 21), 'yyyy年m月d日')}<br>会員番号　XXXX-XXXXXX-${tail}</div></div><div class="boxes">${boxes.join('')}</div><div class="sp ad"><div>ポイント残高 ${YEN(BigInt(random.integer(800, 90_000)))}ポイント(${day(dayAfter(end, -1), 'm月d日')}現在)<br>有効期限の近いポイント 1,200ポイント</div><div>ご利用可能枠 1,000,000円のうち残り ${YEN(1_000_000n - due)}円<br>リボ払い変更締切 ${day(dayAfter(end, 12), 'm月d日')}　実質年率14.9%</div></div>`;
  const titles = heads('lllr', 'ご利用日|データ処理日|ご利用内容|金額(円)');
  const pages = sheets(
    linesOf(random, groups),
    ({ tall }) => tall,
    [430, 650, 80],
    (sheet) => {
      const body = sheet.rows.map(({ at, text, figure: value, days }) =>
        cells('lllr', [...days, text, value], at === null ? null : [0, at]),
      );
      const tailText = sheet.isLast
        ? '<p class="legal">海外でのご利用分は、当社が定める日の為替レートに2.0%を加えて円に換算しております。ご不明な点は60日以内に0120-999-0##までご連絡ください。'.replace(
            '##',
            '12',
          )
        : '';
      const top =
        sheet.index === 0
          ? first
          : `<div class="sp cont"><span>${person} 様</span><span>会員番号 XXXX-XXXXXX-${tail}　ご請求締切日 ${closingDay}</span></div>`;
      return `${top}${table([66, 66, 300, 83], titles + body.join(''), 'rows')}${tailText}<div class="foot">${sheet.index + 1} / ${sheet.count} ページ</div>`;
    },
  );
  const css = look(
    "8pt/10pt 'Noto Sans CJK JP'|40pt 40pt|h1{font-size:13pt;line-height:20pt}.addr{padding:14pt 0 0 20pt;height:90pt}.boxes{display:flex;border:1pt solid #345;margin:12pt 0}.boxes div{flex:1;padding:6pt 10pt;border-right:.5pt solid #345}.boxes small,.boxes b{display:block}.boxes b{font-size:11pt;line-height:16pt;text-align:right}.ad{background:#eef3f6;padding:6pt;margin-bottom:12pt;font-size:7pt}.rows td{padding:0 4pt 3pt 0}.rows th{border-bottom:1pt solid #345;padding-bottom:3pt}.legal{margin-top:14pt;font-size:6.5pt;color:#444}.cont{margin-bottom:14pt}.foot{position:absolute;bottom:20pt;left:0;right:0;text-align:center}",
  );
  const facts = { account: account(`ハヤセ・トラベルカード|${person}|credit-card|JPY`, `XXXX-XXXXXX-${tail}`) };
  const truth = rows.map((row) => rowOf(row, { decimals: 0, ...told(row.lines.join(' '), row.lines[0] ?? '') }));
  return drawnOf(pages, css, { ...facts, opening: -last, closing: -due, rows: truth, decimals: 0 });
}

export const families: Family[] = [
  family('jp-card-hayase-travel', 'ja', 'credit-card', ['two-dates', 'no-year', 'sections', 'foreign-lines'], draw),
];
