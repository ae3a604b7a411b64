import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { account, cells, drawnOf, family, fill, heads, look, pack, rowOf, type Sort, table } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { br, minus, whole } from './asia-parts.ts';

/**
 * Bills of Korean and Japanese cards: what counts is the share that is asked for this month, behind the whole price, number of the instalment and
 * fee; days without a year, or with two digits of it; sums, and no balance before or after.
 */

interface Asked {
  readonly date: string;
  readonly lines: readonly string[];
  readonly price: number;
  readonly of: number;
  readonly turn: number;
  readonly fee: number;
  readonly asked: number;
}

/** Purchases of the month before `end`, and instalments of older ones. */
function asked(random: Random, end: string, sorts: readonly Sort[], count: number, rate: number): Asked[] {
  return list(count, () => {
    const [words, low, high] = random.pick(random.chance(0.2) ? sorts : sorts.filter(([, least]) => least > 0));
    const price = random.integer(low, high);
    const of = price > 60_000 && random.chance(0.3) ? random.pick([3, 6, 10]) : 1;
    const turn = of === 1 ? 1 : random.integer(1, of);
    const date = dayAfter(end, -random.integer(0, 29) - (turn - 1) * 30);
    const fee = of > 3 ? Math.round((price / of) * rate) : 0;
    const share = of === 1 ? price : Math.floor(price / of);
    return { date, lines: fill(random, words, date).split('|'), price, of, turn, fee, asked: share + fee };
  }).sort((a, b) => a.date.localeCompare(b.date));
}

const sumOf = (rows: readonly Asked[], key: 'asked' | 'fee'): number => rows.reduce((all, row) => all + row[key], 0);
const won = (value: number): string => minus(BigInt(value), whole);
const truth = (row: Asked, more: Partial<TrueRow> = {}): TrueRow =>
  rowOf({ ...row, amount: BigInt(-row.asked) }, { decimals: 0, ...more });

const KR: readonly Sort[] = [
  ['{한빛마트 역삼점;바른김밥 본점;달보드레카페;새벽배송몰;누리주유소}', 3200, 140_000],
  ['{누리통신요금 자동납부;서울교통(버스/지하철) 12건}', 24_000, 110_000],
  ['{가온전자 강남;모던리빙가구;하늘항공(주)}', 120_000, 1_900_000],
  ['{STREAMBOX.EXAMPLE;INKSTORE DIGITAL} USD {12;35}.##', 17_000, 52_000],
  ['취소 {새벽배송몰;모던리빙가구}', -58_000, -9000],
];
const KR_LOOK = look(
  "7.6pt/10.5pt 'Noto Sans CJK KR'|24pt 40pt|.hd{background:#0067ac;color:#fff;padding:8pt;font-size:11pt}.pay{font-size:12pt;line-height:18pt;margin:10pt 0;border:1pt solid #0067ac;padding:8pt}.list td,.list th{padding:2.2pt 3pt;border-bottom:.4pt solid #ddd}.list th{background:#eef4f9;border-top:1pt solid #0067ac}.card td{background:#f7f7f7}.note{font-size:6.2pt;line-height:9pt;color:#666;margin-top:10pt}",
);

const KR_ALIGN = 'llrcrrr';
const KR_NOTE =
  '<div class="note">이 메일은 발신전용입니다. 연체이율은 연 20.0% 이내이며 결제일에 잔액이 부족한 경우 다음 영업일에 출금됩니다. 포인트: 사용가능 12,340P, 소멸예정 500P(다음달 말). 상담 1588-9999</div>';
const KR_HEAD = heads(
  KR_ALIGN,
  '이용<br>일자|이용가맹점|이용금액|할부<br>기간/회차|원금|수수료<br>(이자)|이번달<br>결제하실 금액',
);
const sums = (words: string, rows: readonly Asked[]) =>
  cells(KR_ALIGN, [
    '',
    `<b>${words}</b>`,
    '',
    '',
    won(sumOf(rows, 'asked') - sumOf(rows, 'fee')),
    won(sumOf(rows, 'fee')),
    `<b>${won(sumOf(rows, 'asked'))}</b>`,
  ]);

function mail(random: Random): Drawn {
  const paid = dayAfter('2022-01-14', 30 * random.integer(0, 42));
  const end = dayAfter(paid, -14);
  const holder = random.pick(['윤지후', '한소미', '남궁민']);
  const groups = list(random.integer(1, 3), (g) => ({
    name: ['누리 다모아카드', '누리 POINT 플래티넘', '체크 누리(가족)'][g] ?? '',
    rows: asked(random, end, KR, g ? random.integer(1, 12) : random.integer(6, 36), 0.012),
  }));
  const number = `5387-****-****-${random.digits(4)}`;
  const all = groups.flatMap(({ rows }) => rows);
  let at = 0;
  const lines = [
    ...groups.flatMap(({ name, rows }) => [
      `<tr class="card"><td colspan="7" class="l">${name}</td></tr>`,
      ...rows.map((row) =>
        cells(
          KR_ALIGN,
          [
            day(row.date, 'mm/dd'),
            row.lines.join(' '),
            won(row.price),
            row.of > 1 ? `${row.of}/${row.turn}` : '일시불',
            won(row.asked - row.fee),
            won(row.fee),
            won(row.asked),
          ],
          [0, at++],
        ),
      ),
      sums('소계', rows),
    ]),
    sums('청구합계', all),
    sums('통합청구합계', all),
  ];
  const intro = `<div class="hd">누리카드 이용대금 명세서</div><div class="pay">${holder}님의 ${Number(day(paid, 'm'))}월 총 결제금액은 <b>${won(sumOf(all, 'asked'))}원</b> 입니다.<br>결제일 ${day(paid, 'yyyy')}년 ${day(paid, 'm')}월 ${day(paid, 'd')}일</div><div>대표카드 ${number} · 결제계좌 누리은행 1002-***-****31 · 작성일 ${day(dayAfter(end, 2), 'yyyy.mm.dd')}</div><p><b>이용내역 상세</b></p>`;
  const pages = pack(lines, () => 15.6, 500, 740).map(
    (part, p, parts) =>
      `${p === 0 ? intro : ''}${table([40, 178, 62, 48, 62, 46, 76], (p === 0 ? KR_HEAD : '') + part.join(''), 'list')}${p === parts.length - 1 ? KR_NOTE : ''}`,
  );
  const rows = all.map((row) =>
    truth(
      row,
      row.of > 1
        ? { alsoAccepted: [`${row.lines.join(' ')} ${row.of}/${row.turn}`] }
        : { alsoAccepted: [`${row.lines.join(' ')} 일시불`] },
    ),
  );
  return drawnOf(pages, KR_LOOK, { account: account(`누리카드|${holder}|credit-card|KRW`, number), rows, decimals: 0 });
}

const JP: readonly Sort[] = [
  ['{アオバストア　本町店;コトリ珈琲;ミナトドラツグ;ヤマト書房　通信販売;クルマノオイル　浜岡ＳＳ}', 420, 16_000],
  [
    '{ソラケータイご利用料金　01月分;ソラケータイご利用料金　02月分;ミナト電力　電気料金;コトブキ生命保険　保険料}',
    3200,
    24_000,
  ],
  ['{ハナミヤ百貨店　家具;ソラトビ航空;キタノ電機　ＥＣ}', 65_000, 240_000],
  [
    'ＣＬＯＵＤＮＥＳＴ．ＥＸＡＭＰＬＥ （ＵＳ）|現地利用額 {12;48}.## USD　換算レート 15#.### 円　{=mm/dd}',
    1900,
    7800,
  ],
  ['返品　{ヤマト書房　通信販売;キタノ電機　ＥＣ}', -9800, -900],
];
const JP_LOOK = look(
  "7.4pt/10.5pt 'Noto Sans CJK JP'|28pt 26pt|.logo{font-size:13pt;line-height:20pt;color:#b3002d}.due{border:1pt solid #b3002d;margin:8pt 0}.due td{padding:4pt 14pt;font-size:9pt}.list td,.list th{border:.4pt solid #c9c9c9;padding:2pt 3pt}.list th{background:#f8e9ec}.ad{width:150pt;border:.6pt dashed #888;padding:5pt;font-size:6.4pt;line-height:9pt}.note{font-size:6pt;line-height:8.5pt;margin-top:10pt;white-space:normal}.foot{position:absolute;bottom:12pt;right:26pt}",
);

function seikyu(random: Random): Drawn {
  const paid = dayAfter('2022-01-27', 30 * random.integer(0, 42));
  const end = dayAfter(paid, -27);
  const holder = random.pick(['山里　美咲', '浜岡　健一', '西堀　千尋']);
  const number = `4980-****-****-${random.digits(4)}`;
  const all = asked(random, end, JP, random.integer(7, 66), 0.015);
  const align = 'clcccrrr';
  const head = heads(
    align,
    'ご利用日|ご利用店名・商品名|ご利用者|支払<br>区分|今回<br>回数|ご利用金額|手数料|今回ご請求額',
  );
  const body = all.map((row, at) => ({
    html: cells(
      align,
      [
        day(row.date, 'yy/mm/dd'),
        br(row.lines),
        random.chance(0.15) ? '家族' : '本人',
        row.of > 1 ? `分${row.of}` : '1回',
        row.of > 1 ? String(row.turn) : '',
        won(row.price),
        row.fee ? won(row.fee) : '',
        won(row.asked),
      ],
      [0, at],
    ),
    tall: row.lines.length * 10.5 + 4.6,
  }));
  const sum = cells(align, [
    '',
    '＜今回ご請求金額合計＞',
    '',
    '',
    '',
    '',
    won(sumOf(all, 'fee')),
    `<b>${won(sumOf(all, 'asked'))}</b>`,
  ]);
  const intro = `<div class="sp"><div>〒999-0001<br>山里市本町2-4-1<br>${holder} 様</div><div class="ad"><b>ポイント残高</b> 8,412P（うち25年3月末失効 310P）<br>あとからリボで月々5,000円から！お申込みは3月18日まで。<br>お問い合わせ 0570-099-999（9:00～17:00）</div></div><table class="due">${cells('lr', ['お支払日', `${day(paid, 'yyyy')}年${day(paid, 'm')}月${day(paid, 'd')}日`])}${cells('lr', ['今回ご請求金額', `${won(sumOf(all, 'asked'))} 円`])}${cells('lr', ['お支払口座', 'ミナト銀行 本町支店 普通 ****123'])}</table><div>会員番号 ${number}　　ご利用可能枠 80万円（うちキャッシング 0円）</div><p>■ご利用明細（単位：円）</p>`;
  const note =
    '<div class="note">※海外でのご利用は、現地通貨額を国際ブランドの決済センターで処理された日のレートで円換算した額です。※分割払の手数料率は実質年率12.00%～14.75%です。※明細書の内容にご不明な点がございましたら、到着後20日以内にご連絡ください。次回お支払予定額（確定分） 23,456円</div>';
  const pages = pack(body, ({ tall }) => tall, 470, 690).map(
    (part, p, parts) =>
      `<div class="sp"><b class="logo">アサギリカード</b><span>カードご利用代金明細書</span></div>${p === 0 ? intro : ''}${table([46, 218, 36, 32, 28, 60, 44, 70], head + part.map(({ html }) => html).join('') + (p === parts.length - 1 ? sum : ''), 'list')}${p === parts.length - 1 ? note : ''}<div class="foot">${p + 1}／${parts.length}ページ</div>`,
  );
  const rows = all.map((row) => truth(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {}));
  return drawnOf(pages, JP_LOOK, {
    account: account(`アサギリカード|${holder.replace('　', ' ')}|credit-card|JPY`, number),
    rows,
    decimals: 0,
  });
}

export const families: Family[] = [
  family(
    'kr-card-mail',
    'ko',
    'credit-card',
    ['several-cards', 'instalments', 'dates-without-year', 'no-opening'],
    mail,
  ),
  family(
    'jp-card-seikyu',
    'ja',
    'credit-card',
    ['instalments', 'foreign-lines', 'two-digit-year', 'no-opening'],
    seikyu,
  ),
];
