import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered } from './paper-flow.ts';

const whole = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });
const TSUCHO: readonly Sort[] = [
  ['カード', -60_000, -5_000],
  ['デンキ　{ニシホリデンリヨク;ハマオカガス}', -18_000, -3_000],
  ['振替　{家賃;保険料}', -98_000, -6_000],
  ['給与　ヤマザトシヨウカイ（カ', 190_000, 320_000],
  ['利息', 1, 40],
  ['振込　{コマツバラ　シヨウ;ニシホリ　チヒロ}', 3_000, 80_000],
];
const TSUCHO_LOOK = look(
  `10pt/15pt 'Noto Sans Mono CJK JP'|60pt 54pt|.book{border:1pt solid #2d5a8c;border-radius:6pt;padding:10pt 12pt}.h{display:flex;justify-content:space-between;color:#2d5a8c;font-size:8pt}th{color:#2d5a8c;font-size:8pt;border-bottom:1pt solid #2d5a8c}td{border-bottom:.4pt solid #b5cbe2;height:17pt}td:first-child{color:#2d5a8c;font-size:8pt;padding-right:6pt}`,
);

const era = (iso: string): string =>
  `${Number(iso.slice(2, 4)) - 18}-${day(iso, 'mm-dd')}`.padStart(8, ' ').replace(' ', '0');

/** A savings book: lines of a page numbered, the balance carried as a line, years of the era. */
const tsucho = family(
  'jp-savings-passbook',
  'ja',
  'savings',
  ['era-years', 'numbered-lines', 'passbook', 'carried-line', 'star-before-figures', 'no-closing'],
  (random) => {
    const period = periodOf(random, 1, 4);
    const { opening, rows } = booked(random, { ...period, sorts: TSUCHO, floor: 0n }, 8, 60, [30_000, 900_000]);
    const star = (value: bigint) => `*${whole(value)}`;
    const pages: string[] = [];
    const widths = [26, 74, 140, 72, 72, 78];
    const number = random.digits(7);
    const per = 23;
    for (let from = 0; from < rows.length; from += per) {
      const before = from === 0 ? opening : (rows[from - 1]?.balance ?? 0n);
      const carry = cells('rllrrr', `1|${era(rows[from]?.date ?? '')}|繰越|||${star(before)}`);
      const body = rows
        .slice(from, from + per)
        .map((row, at) =>
          cells(
            'rllrrr',
            `${at + 2}|${era(row.date)}|${joined(row.lines)}|${outIn(row.amount, whole)}|${star(row.balance)}`,
            [0, from + at],
          ),
        );
      const head = heads('rllrrr', '|年月日(令和)|お取引内容|お支払金額(円)|お預り金額(円)|差引残高(円)');
      pages.push(
        `<div class="book"><div class="h"><span>普通預金（総合口座）　店番 312　口座番号 ${number}</span><span>${from / per + 1}</span></div>${table(widths, head + carry + body.join(''))}</div>${from === 0 ? '<p style="padding-top:14pt;font-size:8pt">浜岡信用金庫　港町支店　　西堀 千尋 様</p>' : ''}`,
      );
    }
    const truth = rows.map((row) => rowOf(row, { decimals: 0, shows: true }));
    return drawnOf(
      pages.map((page) => `<section class="page">${page}</section>`),
      TSUCHO_LOOK,
      { account: account('浜岡信用金庫|西堀 千尋|savings|JPY', number), opening, rows: truth, decimals: 0 },
    );
  },
);

const GEORAE: readonly Sort[] = [
  ['체크카드|{푸른마트;한빛주유소}', -120_000, -3_500],
  ['오픈뱅킹|{이서윤;달빛부동산}', -900_000, -10_000],
  ['급여|(주)새벽물산', 1_900_000, 4_100_000],
  ['CMS 공동|{통신요금;건강보험}', -180_000, -20_000],
  ['예금이자', 12, 4_000],
  ['타행이체|{박도현;하늘상사}', 20_000, 900_000],
];
const GEORAE_LOOK = look(
  `8.5pt/12pt 'Noto Sans CJK KR'|36pt 40pt|h1{font-size:16pt;line-height:22pt;border-bottom:2pt solid #1d4f91;padding-bottom:4pt}.q td{border:.5pt solid #aab;padding:3pt 8pt}.q td:nth-child(odd){background:#eef2f8;font-weight:bold}.m th{background:#1d4f91;color:#fff;border:.5pt solid #aab;padding:4pt 2pt;font-weight:bold}.m td{border:.5pt solid #aab;padding:2pt 4pt;vertical-align:middle}.foot{position:absolute;left:40pt;right:40pt;bottom:18pt;font-size:7pt}`,
);

const georae = family(
  'kr-checking-newest-first',
  'ko',
  'checking',
  ['newest-first', 'hour-beneath-the-day', 'counting-down', 'whole-won', 'query-sheet'],
  (random) => {
    const period = periodOf(random, 1, 2);
    const { rows } = booked(random, { ...period, sorts: GEORAE, floor: 0n }, 8, 60, [300_000, 9_000_000]);
    const one = (row: Move, r: number) =>
      cells(
        'cclrrrc',
        `${r + 1}|${day(row.date, 'yyyy.mm.dd')}<br>${hourOf(r, rows.length)}:${row.ref.slice(0, 1)}5|${joined(row.lines)}|${row.amount < 0n ? `${whole(row.amount)}|0` : `0|${whole(row.amount)}`}|${whole(row.balance)}|${row.ref.slice(1, 4)}영업점`,
        [0, r],
      );
    const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(2)}-${random.digits(3)}`;
    const query = table(
      [80, 175, 80, 180],
      cells('llll', `예금주명|김하율|계좌번호|${number}`) +
        cells('llll', `예금종류|입출금이자유로운예금|통화|KRW 원`) +
        cells(
          'llll',
          `조회기간|${day(period.start, 'yyyy.mm.dd')} ~ ${day(period.end, 'yyyy.mm.dd')}|조회순서|최근거래순`,
        ),
      'q',
    );
    const front = `<h1>거래내역조회</h1><p style="padding:6pt 0">새벽은행 &nbsp; 발급일시 ${day(period.end, 'yyyy.mm.dd')} 18:20:44</p>${query}<p style="padding:8pt 0">총 ${rows.length}건 &nbsp; 출금합계 ${whole(total(rows, -1))} &nbsp; 입금합계 ${whole(total(rows, 1))}</p>`;
    const lines = rows.map((row, r): Line => [one(row, r), 29]).reverse();
    const head = heads('ccccccc', '번호|거래일시|적요 / 기재내용|찾으신금액|맡기신금액|거래후잔액|거래점');
    const bodies = flow(
      [block(front, 145), grid([32, 70, 130, 74, 74, 80, 54], head, lines, { headHeight: 22, kind: 'm' })],
      740,
      740,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>본 내역은 고객의 편의를 위한 참고용입니다.</span><span>${at} / ${count}</span></div>`,
    );
    return drawnOf(pages, GEORAE_LOOK, {
      account: account('새벽은행|김하율|checking|KRW', number),
      period,
      rows: rows.map((row) =>
        rowOf(row, { decimals: 0, shows: true, alsoAccepted: [`${row.lines.join(' ')} ${row.ref.slice(1, 4)}영업점`] }),
      ),
      decimals: 0,
    });
  },
);

export const families: Family[] = [tsucho, georae];
