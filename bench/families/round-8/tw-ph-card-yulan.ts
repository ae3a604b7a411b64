import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, point, rowOf, table, total, truthOf } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { before, cardEntries, cycleOf, type Entry, LONG, named, sheets, told } from './asia-parts.ts';

/**
 * A card bill of Taiwan: years of the Republic in the boxes and none in the rows, whole dollars, place, currency and foreign amount in columns of
 * their own, instalments. And one of the Philippines: months in words, purchase and posting day, foreign amounts under the row with their currency
 * in words, a customer's cards one after the other with their own balances.
 */

const dollars = (value: bigint): string => figure(value / 100n, { group: ',', decimal: '.', decimals: 0 });
const bare = (value: bigint): string => `${value > 0n ? '-' : ''}${dollars(value)}`;

/** Text, place, currency and amount abroad. */
const TW_SHOPS: readonly (readonly [string, number, number])[] = [
  ['{山湖超市;新海量販;雲林便利} ###店|TW|', -320_000, -3_500],
  ['連加*網路家庭###|TW|', -680_000, -19_900],
  ['CLOUDNOTE.COM/BILL|US|USD {9;19;29}.99', -98_000, -30_000],
  ['國外交易服務費|TW|', -1_500, -500],
  ['新海家電 分期 0{2;3;5}/12期|TW|', -290_000, -99_000],
  ['高鐵智慧型手機 {=mm/dd}|TW|', -149_000, -14_000],
  ['ヤマサトカメラ 山里店|JP|JPY {12;48;7},800', -1_080_000, -160_000],
  ['中華電話費 09##***###|TW|', -139_900, -39_900],
  ['現金回饋入帳|TW|', 1_000, 42_000],
];

const TW_CSS = look(
  "7.5pt/10pt 'Noto Sans CJK TC'|34pt 38pt|.sp{align-items:flex-start}h1{font-size:14pt;line-height:20pt;color:#1b6d5b}.addr{padding:14pt 0 0 12pt;height:74pt}.box td{border:.5pt solid #1b6d5b;padding:2pt 6pt}.due{margin:8pt 0}.due th{background:#1b6d5b;color:#fff;padding:2pt}.due td{border:.5pt solid #1b6d5b;padding:3pt;font-size:9pt}.rows th{background:#e3f1ed;padding:2pt;vertical-align:middle}.rows td{padding:1.5pt 3pt;border-bottom:.3pt dotted #999}.legal{font-size:6pt;line-height:8pt;margin-top:8pt}.foot{position:absolute;bottom:14pt;left:38pt;right:38pt}",
);

const roc = (iso: string): string => `${Number(iso.slice(0, 4)) - 1911}/${day(iso, 'mm/dd')}`;

function taiwan(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(3, 22));
  const last = BigInt(random.integer(3_000, 68_000)) * 100n;
  const payment = ['{自動扣繳;網路銀行}繳款 謝謝您|TW|', last] as const;
  const rows = cardEntries(random, [start, end], [14, 56], TW_SHOPS, payment, 100);
  const due = last - total(rows);
  if (due <= 0n) return taiwan(random);
  const { person } = whoIn(random, 'zh-TW');
  const number = `5433-66**-****-${random.digits(4)}`;
  const sums = [last, total(rows, 1), -total(rows, -1), due];
  const titles = '前期應繳總額|- 已繳款金額及退款|+ 本期新增款項|= 本期應繳總額|本期最低應繳金額';
  const top = `<div class="sp"><div><h1>玉嵐銀行 信用卡帳單</h1><div class="addr">999-01<br>雲林縣山湖鎮中正路88號<br><br>${person} 君 啟</div></div><table class="box">${[
    ['帳單結帳日', roc(end)],
    ['繳款截止日', roc(dayAfter(end, 16))],
    ['卡號', number],
    ['信用額度', '新臺幣 200,000元'],
    ['循環利率', `11.75%(適用至${roc(dayAfter(end, 90))})`],
  ]
    .map(([a = '', b = '']) => cells('lr', [a, b]))
    .join(
      '',
    )}</table></div>${table([104, 104, 104, 104, 103], heads('ccccc', titles) + cells('ccccc', [...sums.map(dollars), dollars((due / 1000n) * 100n)]), 'due')}`;
  const head = heads('cclccrr', '消費日|入帳<br>起息日|帳單說明|消費地|幣別|外幣金額|新臺幣金額');
  const pages = sheets(
    rows,
    () => 13.4,
    [500, 640, 110],
    ({ rows: some, index, count, from, isLast }) => {
      const first = index === 0 ? cells('cclccrr', ['', '', `<b>卡號:${number} (正卡)</b>`, '', '', '', '']) : '';
      const body = some.map((row, r) => {
        const [text = '', place = '', abroad = ''] = row.lines;
        const [currency = '', foreign = ''] = abroad.split(' ');
        const days = [before(random, row.date, 3), row.date].map((iso) => day(iso, 'mm/dd'));
        return cells('cclccrr', [...days, text, place, currency, foreign, bare(row.amount)], [0, from + r]);
      });
      const sum = isLast ? cells('cclccrr', ['', '', '<b>本期應繳總額</b>', '', '', '', `<b>${dollars(due)}</b>`]) : '';
      const legal = isLast
        ? `<div class="legal">※紅利點數:前期累計 12,408點,本期新增 312點,將於${roc(dayAfter(end, 200))}到期 500點。<br>※違約金:逾期1期300元、2期400元、3期500元。預借現金手續費為每筆金額×3.5%+100元。如有疑義請於繳款截止日前致電(02)2999-1313。<br>※本期帳單如以分期付款,各期利率3%~14%,總費用年百分率5.1%~14.8%。</div>`
        : '';
      return `${index === 0 ? top : `<div class="sp"><b>玉嵐銀行 信用卡帳單</b><span>${person} 君　結帳日 ${roc(end)}</span></div><br>`}${table([44, 48, 198, 40, 40, 68, 81], head + first + body.join('') + sum, 'rows')}${legal}<div class="foot sp"><span>客服專線 0800-30-9999</span><span>第${index + 1}頁,共${count}頁</span></div>`;
    },
  );
  const truth = rows.map((row) => {
    const [text = '', place = '', abroad = ''] = row.lines;
    return rowOf(row, told(text, `${text} ${place}`, `${text} ${place} ${abroad}`.trim()));
  });
  const facts = { account: account(`玉嵐銀行|${person}|credit-card|TWD`, number), opening: -last, closing: -due };
  return drawnOf(pages, TW_CSS, { ...facts, rows: truth });
}

const PH_SHOPS: readonly (readonly [string, number, number])[] = [
  ['{PUREGOLDEN MKT;SARI MART;TAHO HOUSE} {QUEZON CITY;MAKATI}', -620_000, -9_500],
  ['CLOUDNOTE.COM           SINGAPORE|U.S. Dollar {9.99;14.50}', -92_000, -54_000],
  ['LAZMALL PH              TAGUIG', -480_000, -14_900],
  ['SIP {SARIELECTRIC;HOME WORLD} 0{2;4;7}/12', -390_000, -120_000],
  ['TOKYO RAILWAYS          TOKYO|Japanese Yen {1200;3410}.00', -140_000, -42_000],
  ['PETROLYN 0##            PASIG CITY', -300_000, -50_000],
  ['PREPAID LOAD 09########', -50_000, -10_000],
  ['CREDIT ADJUSTMENT LAZMALL PH', 10_000, 240_000],
].map(([text, low, high]) => [String(text).replace(/ {2,}/g, ' '), Number(low), Number(high)] as const);

interface Card {
  readonly name: string;
  readonly number: string;
  readonly last: bigint;
  readonly due: bigint;
  readonly rows: readonly Entry[];
}

const PH_CSS = look(
  "8pt/10.5pt 'Liberation Sans'|34pt 40pt|.sp{align-items:flex-start}h1{font-size:14pt;line-height:20pt;color:#8b0f1a}.addr{padding:18pt 0 0 10pt;height:88pt}.box td{padding:2pt 6pt;border-bottom:.5pt solid #ccc}.sums{margin:10pt 0}.sums th{background:#8b0f1a;color:#fff;padding:3pt;white-space:normal;font-size:7pt;line-height:8.5pt}.sums td{padding:3pt;border-bottom:.5pt solid #ccc}.rows th{border-bottom:1pt solid #8b0f1a;font-weight:bold;padding-bottom:2pt}.rows td{padding:1.2pt 2pt}.ad{background:#f6eee0;padding:6pt;font-size:7pt;line-height:9pt;margin-top:10pt}.foot{position:absolute;bottom:14pt;left:40pt;right:40pt;font-size:6.5pt}",
);

const minus = (value: bigint): string => `${value > 0n ? '-' : ''}${point(value)}`;

function cardLines(
  random: Random,
  { name, number, last, due, rows }: Card,
  s: number,
): { html: string; tall: number }[] {
  const one = (text: string, value: string) => ({ html: cells('lllr', ['', '', `<b>${text}</b>`, value]), tall: 13.5 });
  const wordy = (iso: string) => named(iso, 'mon d', LONG);
  return [
    { html: `<tr><td colspan="4" class="l"><br><b>${name} - ${number}</b></td></tr>`, tall: 24 },
    one('Previous Balance', point(last)),
    ...rows.map((row, r) => {
      const days = [before(random, row.date, 3), row.date].map(wordy);
      return {
        html: cells('lllr', [...days, joined(row.lines), minus(row.amount)], [s, r]),
        tall: 2.6 + 10.5 * row.lines.length,
      };
    }),
    one('Ending Balance', `<b>${point(due)}</b>`),
  ];
}

function philippines(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(4, 25));
  const holder = random.pick(['MARIA LUZ BALANGUE', 'JOSE MARI TANGLAO', 'CRISTINA O. DUMAPIT']);
  const names = ['GUMAMELA GOLD REWARDS CARD', 'GUMAMELA ECREDIT CARD'].slice(0, random.integer(1, 2));
  const cards: Card[] = names.map((name, c) => {
    const last = BigInt(random.integer(90_000, 5_600_000));
    const rows = cardEntries(random, [start, end], c === 0 ? [14, 48] : [2, 10], PH_SHOPS, [
      'PAYMENT -THANK YOU|{GUMAMELA ONLINE;BRANCH ###}',
      last,
    ]);
    return {
      name,
      number: `${random.digits(6)}-${random.digits(1)}-${random.digits(2)}-${random.digits(7)}`,
      last,
      rows,
      due: last - total(rows),
    };
  });
  if (cards.some(({ due }) => due <= 0n)) return philippines(random);
  const wordy = (iso: string) => named(iso, 'mon d, yyyy', LONG).toUpperCase();
  const sums = cards.map(({ number, due }) =>
    cells('lrrrr', [number, '0.00', point(due), point(due / 20n), point(BigInt(random.integer(0, 4_000_000)))]),
  );
  const top = `<div class="sp"><div><h1>Bank of Gumamela</h1><div class="addr">${holder}<br>UNIT 7 SAMPAGUITA VILLAS<br>BRGY. MALIGAYA, QUEZON CITY<br>1199 METRO MANILA</div></div><table class="box">${[
    ['<b>Statement of Account</b>', ''],
    ['CUSTOMER NUMBER', `0${random.digits(9)}`],
    ['STATEMENT DATE', wordy(end)],
    ['PAYMENT DUE DATE', wordy(dayAfter(end, 21))],
    ['CREDIT LIMIT', '120,000.00'],
  ]
    .map(([a = '', b = '']) => cells('lr', [a, b]))
    .join(
      '',
    )}</table></div>${table([150, 80, 95, 95, 95], heads('lrrrr', 'Account Number|Past Due|Ending Balance|Minimum Amount Due|Unbilled Installment Amount') + sums.join(''), 'sums')}`;
  const lines = cards.flatMap((card, s) => cardLines(random, card, s));
  const titles = heads('lllr', 'Transaction<br>Date|<br>Post Date|<br>Description|<br>Amount');
  const pages = sheets(
    lines,
    ({ tall }) => tall,
    [460, 640, 90],
    ({ rows: some, index, count, isLast }) => {
      const ad = isLast
        ? `<div class="ad">Finance Charge 3.00% per month. Late Payment Fee: P850 or the unpaid minimum amount, whichever is lower. Rewards: Beginning 3,410 Earned 88 Redeemed 0. Convert purchases of P5,000.00 and up until ${named(dayAfter(end, 30), 'mon d, yyyy', LONG)}; call (02) 889-99999.</div>`
        : '';
      return `${index === 0 ? top : `<div class="sp"><b>Bank of Gumamela</b><span>${holder}　Statement Date ${wordy(end)}</span></div><br>`}${table([78, 78, 268, 91], titles + some.map(({ html }) => html).join(''), 'rows')}${ad}<div class="foot sp"><span>Deposits are insured by PDIC up to P500,000 per depositor.</span><span>Page ${index + 1} of ${count}</span></div>`;
    },
  );
  const statements = cards.map(({ number, last, due, rows }) =>
    truthOf({
      account: account(`Bank of Gumamela|${holder}|credit-card|PHP`, number),
      opening: -last,
      closing: -due,
      rows: rows.map((row) => rowOf(row, told(row.lines.join(' '), row.lines[0] ?? ''))),
    }),
  );
  return { pages, css: PH_CSS, statements };
}

export const families: Family[] = [
  family(
    'tw-card-yulan-roc',
    'zh',
    'credit-card',
    ['roc-years', 'two-dates', 'no-year', 'whole', 'foreign-columns'],
    taiwan,
  ),
  family(
    'ph-card-gumamela-words',
    'en',
    'credit-card',
    ['month-words', 'two-dates', 'several-cards', 'foreign-lines'],
    philippines,
  ),
];
