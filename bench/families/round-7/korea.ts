import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  inOrOut,
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
import { type Line, pour } from './world-parts.ts';

const won = (value: bigint): string =>
  `${value < 0n ? '-' : ''}${figure(value, { group: ',', decimal: '.', decimals: 0 })}`;
const side = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });

const WORDS: readonly Sort[] = [
  ['{원리금######;대출이자}', -700_000, -30_000],
  ['{최가람;하늘정육점}', 10_000, 1_500_000],
  ['{별빛카드;보름전기요금}', -600_000, -9_000],
  ['급여(주)무등소재', 1_800_000, 3_400_000],
  ['{문서진;ATM출금}', -500_000, -10_000],
];
const LOOK = look(
  `7.5pt/11pt 'Noto Sans CJK KR'|34pt 34pt|h1{font-size:15pt;line-height:20pt;text-align:center;padding-bottom:10pt}.q td{border:.5pt solid #888;padding:3pt 6pt}.q td:nth-child(odd){background:#f1f1f1}.m{margin-top:10pt}.m th{border:.5pt solid #888;background:#e6eef7;padding:4pt 2pt}.m td{border:.5pt solid #888;padding:3pt}.f{position:absolute;right:34pt;bottom:18pt;font-size:7pt}`,
);

/** An account in overdraft: its balance is below zero; a column says in words which way, another that all went well. */
const overdraft = family(
  'kr-checking-below-zero',
  'ko',
  'checking',
  ['negative-balances', 'direction-in-words', 'status-column', 'zero-for-empty', 'hour-in-the-cell', 'whole-won'],
  (random) => {
    const period = periodOf(random, 1, random.integer(1, 3));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: WORDS, floor: -30_000_000n },
      12,
      60,
      [-9_000_000, 300_000],
    );
    const number = `${random.digits(3)}-107-${random.digits(6)}`;
    const memo = rows.map((row) => (Number(row.ref) % 4 === 0 ? '생활비' : ''));
    const one = (row: Move, r: number): Line => [
      cells(
        'lllcrrrccl',
        `${row.date} ${hourOf(r, rows.length)}:${Number(row.ref[0]) % 6}4|${row.lines[0]}|${memo[r]}|${row.amount < 0n ? '출금' : '입금'}|${outIn(row.amount, side, '0')}|${won(row.balance)}|정상거래|전자망|본부총괄`,
        [0, r],
      ),
      18.5,
    ];
    const facts = [
      ['예금주', '오세린', '계좌번호', number],
      ['상품명', '무등 직장인 통장(한도대출)', '대출한도', '30,000,000원'],
      ['조회기간', `${period.start} ~ ${period.end}`, '발급용도', '제출용'],
      ['조회 전 잔액', `${won(opening)}원`, '조회 후 잔액', `${won(closing)}원`],
      [
        '출금합계',
        `${inOrOut(rows, -1).length}건 ${side(total(rows, -1))}원`,
        '입금합계',
        `${inOrOut(rows, 1).length}건 ${side(total(rows, 1))}원`,
      ],
    ];
    const front = `<h1>입출금 거래내역 확인서</h1>${table([80, 184, 80, 183], facts.map((line) => cells('llll', line)).join(''), 'q')}`;
    const head = heads('cccccccccc', '거래일시|적요|메모|입/출금|출금|입금|통장잔액|처리결과|거래구분|취급점');
    const pages = pour(
      rows.map(one),
      520,
      670,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([84, 76, 36, 36, 54, 54, 66, 42, 36, 42], head + some, 'm')}<div class="f">무등은행 &nbsp; ${day(period.end, 'yyyy.mm.dd')} 발급 &nbsp; ${at + 1}/${count}</div>`,
    );
    const truth = rows.map((row, r) => {
      const words = row.lines[0] ?? '';
      return rowOf(row, {
        decimals: 0,
        shows: true,
        description: [words, memo[r]].filter(Boolean).join(' '),
        alsoAccepted: [words, [words, memo[r], '정상거래 전자망 본부총괄'].filter(Boolean).join(' ')],
      });
    });
    return drawnOf(pages, LOOK, {
      account: account('무등은행|오세린|checking|KRW', number),
      period,
      opening,
      closing,
      rows: truth,
      decimals: 0,
    });
  },
);

export const families: Family[] = [overdraft];
