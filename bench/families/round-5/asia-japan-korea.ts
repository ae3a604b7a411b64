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
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  WHOLE,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const whole = (value: bigint): string => figure(value, WHOLE);
const year = (iso: string): number => Number(iso.slice(0, 4));

const YEN: readonly Sort[] = [
  ['振込　{カ）ミナトシヨウカイ;ニシボリ　チヒロ}', 8_000, 380_000],
  ['口座振替　{デンリヨク;スイドウ;ホケン}', -24_000, -2_100],
  ['カード　ＡＴＭ{本町;港町}', -60_000, -5_000],
  ['手数料', -660, -110],
  ['利息', 1, 90],
];

/** Japan: a passbook's lines numbered on the left, years of Reiwa, a star before every sum, the text between day and sums. */
function passbook(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const { opening, rows, closing } = booked(random, { ...period, sorts: YEN }, 12, 60, [40_000, 900_000]);
  const era = (iso: string) => `R${String(year(iso) - 2018).padStart(2, '0')}.${day(iso, 'mm.dd')}`;
  const long = (iso: string) => `令和${year(iso) - 2018}年${day(iso, 'm月d日')}`;
  const body = rows.map(({ date, lines, amount, balance }, r) =>
    cells(
      'rllrrr',
      `${(r % 24) + 1}|&emsp;${era(date)}|${joined(lines)}|${outIn(amount, (value) => `*${whole(value)}`)}|*${whole(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 17, 24 * 17, 24 * 17);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>みなと潮信用組合</b><span>普通預金 入出金明細<br>${long(period.start)}～${long(period.end)}<br>店番 041　口座番号 0337718</span></div><p class="adr">西堀 千尋 様</p>${table([20, 72, 190, 76, 76, 84], heads('rllrrr', '行|&emsp;年月日|お取引内容|お支払金額|お預り金額|差引残高') + (at === 0 ? cells('rllrrr', `|&emsp;${era(period.start)}|繰越|||*${whole(opening)}`) : '') + part.join(''))}<p class="foot">(単位：円) 合計 お支払 ${whole(total(rows, -1))} お預り ${whole(total(rows, 1))}　${at + 1}／${parts.length}頁</p>`,
  );
  const css = look(
    `8pt/13pt 'Noto Sans CJK JP'|40pt 36pt|.top{height:60pt}.adr{height:30pt;font-size:11pt}td{padding:2pt 0;border-bottom:.3pt dotted #777}.foot{padding-top:12pt}`,
  );
  return drawnOf(pages, css, {
    account: account('みなと潮信用組合|西堀 千尋|savings|JPY', '0337718'),
    period,
    opening,
    closing,
    decimals: 0,
    rows: rows.map((row) => rowOf(row, { decimals: 0, shows: true })),
  });
}

const WON: readonly Sort[] = [
  ['타행이체|{(주)한빛문구;오세린}', 20_000, 1_900_000],
  ['체크카드|{달빛분식;새롬마트;푸른약국}', -90_000, -1_800],
  ['자동이체|{관리비;통신요금}', -240_000, -30_000],
  ['예금이자|', 3, 4_000],
];

/** Korea: numbered rows with seconds, text in two columns round the sums, counts and totals below the last row. */
function inquiry(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: WON }, 12, 60, [100_000, 2_000_000]);
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'clrrrll',
      `${r + 1}|${day(date, 'yyyy.mm.dd')} ${hourOf(r, rows.length)}:0${ref[0]}|${outIn(amount, whole, '0')}|${whole(balance)}|&ensp;${text(lines[0] ?? '')}|${text(lines[1] ?? '')}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 15, 480, 600);
  const sums = cells(
    'clrrrll',
    `|합계 ${rows.length}건|${whole(total(rows, -1))}|${whole(total(rows, 1))}||출금 ${inOrOut(rows, -1).length}건|입금 ${inOrOut(rows, 1).length}건`,
  );
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? `<h1>예금거래내역 조회</h1>${table([90, 170, 90, 160], cells('llll', '계좌번호|418-22-0099471|예금주|오세린') + cells('llll', `조회기간|${day(period.start, 'yyyy.mm.dd')} ~ ${day(period.end, 'yyyy.mm.dd')}|상품명|누리저축예금`) + cells('llll', `이월잔액|${whole(opening)}원|현재잔액|${whole(closing)}원`), 'box')}` : ''}${table([26, 106, 70, 70, 80, 66, 94], heads('clrrrll', 'No|거래일시|출금액(원)|입금액(원)|거래후잔액(원)|&ensp;적요|기재내용') + part.join('') + (at === parts.length - 1 ? sums : ''))}<p class="foot">강나루은행 고객센터 1599-9999　출력일시 ${day(dayAfter(period.end, 1), 'yyyy.mm.dd')} 09:12:44　${at + 1}/${parts.length}</p>`,
  );
  const css = look(
    `7.4pt/11pt 'Noto Sans CJK KR'|40pt 40pt|h1{font-size:14pt;line-height:34pt}.box td{border:.4pt solid #aaa;padding:3pt}.box{margin-bottom:14pt}td,th{padding-bottom:4pt}th{background:#eee}`,
  );
  return drawnOf(pages, css, {
    account: account('강나루은행|오세린|savings|KRW', '418-22-0099471'),
    period,
    opening,
    closing,
    decimals: 0,
    rows: rows.map((row) =>
      rowOf(
        { ...row, lines: row.lines.filter(Boolean) },
        { decimals: 0, shows: true, alsoAccepted: [row.lines[1] || row.lines.join('')] },
      ),
    ),
  });
}

export const families: Family[] = [
  family('jp-savings-reiwa-passbook', 'ja', 'savings', ['reiwa-years', 'star-before-sum', 'row-numbers'], passbook),
  family(
    'kr-savings-geoerae',
    'ko',
    'savings',
    ['timestamps', 'row-numbers', 'nought-for-empty', 'text-right'],
    inquiry,
  ),
];
