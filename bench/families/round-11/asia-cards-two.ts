import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Singapore's bill of two cards (posting before purchase date, a line with a reference below each row, a total for each card, payment with
 * CR), and a Japanese card's list (two-digit years, no previous balance, sums for each card and in all).
 */

const SG: readonly k.Sort[] = [
  ['{KOPI LANE;PANDAN MART;MERLION BOOKS;TANJONG TOYS} SINGAPORE', -16_000, -320],
  ['RIDEGO* A-######### SINGAPORE', -4_500, -600],
  ['LUMEN MOBILE RECURRING SINGAPORE', -9_000, -2_000],
  ['STREAMIX.COM SAN TOMAS|USD ##.99', -3_600, -1_400],
];
const SG_BACK: readonly k.Sort[] = [['PANDAN MART SINGAPORE', 900, 9_000]];
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC';

function cardsOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(6, 24));
  const dm = (iso: string) => `${day(iso, 'dd')} ${k.mon(iso, MONTHS)}`;
  const dmy = (iso: string) => `${dm(iso)} ${day(iso, 'yyyy')}`;
  const holder = 'LIM JIA WEN';
  const parts = ['PREMIER MILES CARD', 'ONE CASHBACK CARD'].map((name, c) => {
    const opening = -BigInt(random.chance(0.25) && c === 1 ? 0 : random.integer(10_000, 300_000));
    const pays =
      opening === 0n
        ? []
        : k.moves(random, {
            start,
            end,
            count: 1,
            sorts: [['PAYMT THRU E-BANK/HOMEB/CYBERB (EP##)', Number(-opening), Number(-opening)]],
          });
    const shops = k.moves(random, {
      start,
      end,
      count: random.integer(c === 0 ? 8 : 1, c === 0 ? 40 : 16),
      floor: null,
      sorts: [...SG, ...SG, ...SG_BACK],
    });
    const rows = [...pays, ...shops]
      .sort((a, b) => a.date.localeCompare(b.date))
      .map((move) => ({
        ...move,
        seen: dayAfter(move.date, move.amount === -opening ? 0 : -random.integer(1, 3)),
        ref: `74${random.digits(21)}`,
      }));
    return {
      name,
      number: `4265 88${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`,
      opening,
      rows,
      closing: opening + k.total(rows),
    };
  });
  return { end, dm, dmy, holder, parts };
}

function cards(random: Random): Drawn {
  const { end, dm, dmy, holder, parts } = cardsOf(random);
  const shown = (value: bigint) => `${k.point(value)}${value > 0n ? ' CR' : ''}`;
  const lines = parts.flatMap((part, s) => [
    {
      html: `<tr class="g"><td colspan="2">${part.name}</td><td></td><td></td></tr><tr class="g"><td colspan="4">${part.number}  ${holder}</td></tr>`,
      height: 26,
    },
    { html: k.cells('lllr', ['', '', 'PREVIOUS BALANCE', shown(part.opening)]), height: 12 },
    ...part.rows.map((move, r) => ({
      html: k.cells(
        'lllr',
        [
          dm(move.date),
          dm(move.seen),
          `${k.joined(move.lines)}<br><span class="s">Ref No. : ${move.ref}</span>`,
          shown(move.amount),
        ],
        [s, r],
      ),
      height: (move.lines.length + 1) * 10 + 2,
    })),
    {
      html: `<tr class="t"><td></td><td></td><td>SUB TOTAL</td><td class="r">${shown(part.closing)}</td></tr><tr class="t"><td></td><td></td><td>TOTAL BALANCE FOR ${part.name}</td><td class="r">${shown(part.closing)}</td></tr>`,
      height: 26,
    },
  ]);
  const all = parts.reduce((sum, { closing }) => sum + closing, 0n);
  const due = dmy(dayAfter(end, 23));
  const summary = `<div class="sp"><div class="w">${holder}<br>BLK 118 PANDAN RISE #08-221<br>SINGAPORE 599118</div><div class="bx">${k.span('Statement Date', dmy(end))}${k.span('Total Credit Limit', 'SGD 18,000')}${k.span('Payment Due Date', due)}</div></div><h3>Credit Card(s) Statement</h3>${k.table([150, 116, 96, 96, 60], `<tr class="h"><th class="l">Card</th><th class="l">Card Number</th><th class="r">Statement Balance<br>SGD</th><th class="r">Minimum Payment<br>SGD</th><th class="r">Due Date</th></tr>${parts.map((part) => k.cells('llrrr', [part.name, part.number, shown(part.closing), k.point(part.closing < -5_000n ? 5_000n : part.closing), dm(dayAfter(end, 23))])).join('')}<tr class="t"><td>TOTAL</td><td></td><td class="r">${shown(all)}</td><td class="r">100.00</td><td></td></tr>`)}<p class="s">A late payment charge of $100 applies if the minimum payment is not received by ${due}. Interest of 27.8% p.a. is charged daily. To report a lost card call 6555 2121. Miles earned this month: 1,204; expiring by 31 DEC: 300.</p>`;
  const packed = k.pack(lines, ({ height }) => height, 430, 640);
  const pages = packed.map(
    (some, p) =>
      `<div class="sp"><b class="logo">Merlion United Bank</b><span>Page ${p + 1} of ${packed.length}</span></div>${p === 0 ? summary : ''}<br>${k.table([56, 56, 320, 90], `<tr class="h"><th class="l">Post<br>Date</th><th class="l">Trans<br>Date</th><th class="l"><br>Description of Transaction</th><th class="r">Transaction Amount<br>SGD</th></tr>${some.map(({ html }) => html).join('')}`)}${p === packed.length - 1 ? '<div class="c">----------------------------------- End of Transaction Details -----------------------------------</div>' : ''}<div class="foot s">Merlion United Bank Limited Co. Reg. No. 193500999Z GST Reg. No. MR-8500099-9  80 Lantern Place Singapore 048999</div>`,
  );
  const css = k.look(
    "8pt/10pt 'Liberation Sans'|30pt 36pt|.logo{font-size:15pt;line-height:20pt;color:#0b2a6b}.w{margin:24pt 0}.bx{width:210pt;margin-top:16pt}.h th{background:#0b2a6b;color:#fff;padding:2pt 0}.g td{font-weight:bold;padding-top:3pt}.t td{font-weight:bold;border-top:.4pt solid #555}.s{font-size:6.5pt;line-height:9pt}td{padding-bottom:1.5pt}h3{margin-bottom:4pt}.foot{position:absolute;bottom:16pt}p{margin-top:6pt}",
  );
  return {
    pages,
    css,
    statements: parts.map((part) =>
      k.truthOf({
        account: k.account(`Merlion United Bank|${holder}|credit-card|SGD`, part.number.replaceAll(' ', '')),
        opening: part.opening,
        closing: part.closing,
        rows: part.rows.map((move) =>
          k.rowOf(move, {
            description: `${move.lines.join(' ')} Ref No. : ${move.ref}`,
            alsoAccepted: [move.lines.join(' '), move.lines[0] ?? ''],
          }),
        ),
      }),
    ),
  };
}

const JP: readonly k.Sort[] = [
  ['{スーパー浜岡屋;ドラッグ西堀 本町店;山里書房;居酒屋 小松;ガソリン浜岡SS}', -18_000, -480],
  ['{ストリーミクス;オープンウェア利用料}', -2_980, -490],
  ['ミナトモバイルご利用料金', -9_800, -3_200],
  ['浜岡電力 電気料金 {1;2;3}月分', -16_000, -4_200],
  ['通販リバーマート', -42_000, -900],
];
const ETC: readonly k.Sort[] = [['ETC {浜岡-山里;山里-小松原;西堀本線}', -3_200, -320]];

function list(random: Random): Drawn {
  const { start, end } = k.periodOf(random, random.pick([1, 11, 16]));
  const holder = '山里 美咲';
  const yen = (value: bigint) => `${(value < 0n ? -value : value).toString().replace(/\B(?=(\d{3})+$)/g, ',')}`;
  const groups = [
    {
      name: `${holder} 様 ご本人`,
      number: `5302-****-****-${random.digits(4)}`,
      rows: k.moves(random, { start, end, count: random.integer(9, 46), floor: null, sorts: JP }),
    },
    ...(random.chance(0.5)
      ? [
          {
            name: 'ETCカードご利用分',
            number: `5302-****-****-${random.digits(4)}`,
            rows: k.moves(random, { start, end, count: random.integer(2, 9), floor: null, sorts: ETC }),
          },
        ]
      : []),
  ];
  const all = groups.flatMap(({ rows }) => rows);
  const sum = k.total(all);
  const date = (iso: string) => day(iso, 'yy/mm/dd');
  const pay = dayAfter(end, 26);
  let r = 0;
  const lines = groups.flatMap((group) => [
    `<tr class="g"><td colspan="7">${group.name}　${group.number}</td></tr>`,
    ...group.rows.map((move) =>
      k.cells(
        'llrccrl',
        [date(move.date), text(move.lines[0] ?? ''), yen(move.amount), '１', '１', yen(move.amount), ''],
        [0, r++],
      ),
    ),
    `<tr class="t"><td></td><td class="r">小計</td><td></td><td></td><td></td><td class="r">${yen(k.total(group.rows))}</td><td></td></tr>`,
  ]);
  lines.push(
    `<tr class="t"><td></td><td class="r">合計</td><td></td><td></td><td></td><td class="r">${yen(sum)}</td><td></td></tr>`,
  );
  const top = `<div class="sp"><div>〒999-0001<br>山里市本町2-4-1<br><br><b>${holder}　様</b></div><div class="r">${day(dayAfter(end, 12), 'yyyy年m月d日')} 作成<br>港町カード株式会社<br>〒998-0012 浜岡市港町7-15<br>お問合せ 0570-05-0199</div></div><h2>カードご利用代金明細書</h2><div class="sp bx"><span>お支払日<br><b>${day(pay, 'yyyy年m月d日')}</b></span><span>今回のお支払金額<br><b class="big">${yen(sum)} 円</b></span><span>お引落口座<br>浜岡銀行 本町支店 普通 ***${random.digits(4)}</span><span>ご利用可能枠<br>800,000円</span></div><p class="s">ポイント残高　前月繰越 1,204　今月獲得 ${yen(sum / 200n)}　有効期限 ${day(dayAfter(end, 700), 'yyyy年m月')}末。リボ変更のお申込みは ${day(dayAfter(pay, -6), 'm月d日')} 23:59 まで。手数料率は実質年率15.0％です。</p>`;
  const titles =
    '<tr class="h"><th class="l">ご利用日</th><th class="l">ご利用店名</th><th class="r">ご利用金額<br>（円）</th><th class="c">支払<br>区分</th><th class="c">今回<br>回数</th><th class="r">お支払い金額<br>（円）</th><th class="l">備考</th></tr>';
  const parts = k.pack(lines, () => 13, 480, 700);
  const pages = parts.map(
    (some, p) =>
      `${p === 0 ? top : ''}${k.table([58, 220, 64, 36, 36, 74, 36], titles + some.join(''))}<div class="pn">${p + 1}／${parts.length}</div>`,
  );
  const css = k.look(
    "8pt/11pt 'Noto Sans CJK JP'|34pt 34pt|h2{font-size:14pt;line-height:26pt;text-align:center}.bx{border:1pt solid #555;padding:6pt;margin:6pt 0}.big{font-size:14pt;line-height:18pt}.s{font-size:6.5pt;line-height:9pt;margin-bottom:6pt}.h th{border-top:.7pt solid #333;border-bottom:.7pt solid #333;font-size:7pt;line-height:9pt}.g td{background:#eee}.t td{border-top:.4pt solid #777}td{line-height:13pt}.pn{position:absolute;bottom:16pt;left:50%}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`港町カード株式会社|${holder}|credit-card|JPY`, groups[0]?.number ?? null),
    rows: all.map((move) => k.rowOf(move, { decimals: 0 })),
    decimals: 0,
  });
}

export const families: Family[] = [
  k.family(
    'sg-card-two-cards',
    'en',
    'credit-card',
    ['several-cards', 'post-date-first', 'no-year', 'reference-lines'],
    cards,
    A4,
  ),
  k.family(
    'jp-card-meisai',
    'ja',
    'credit-card',
    ['two-digit-years', 'no-previous-balance', 'unsigned', 'amount-twice'],
    list,
    A4,
  ),
];
