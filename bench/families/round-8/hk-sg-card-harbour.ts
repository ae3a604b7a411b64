import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, point, rowOf, table, total, truthOf } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { before, cardEntries, cycleOf, type Entry, named, SHORT, sheets, told } from './asia-parts.ts';

/**
 * Cards of Hong Kong and Singapore. The one in two languages, posting before purchase day, days without blank or year, instalments, rates under the
 * row, now and then a balance that does not come out. The other with a table of several cards before, each card's own balances and a grand total.
 */

const MONTHS = SHORT.map((one) => one.toUpperCase());

const HK_SHOPS: readonly (readonly [string, number, number])[] = [
  ['{SUNNY MART TSUEN WAN HK;WING FAT CAFE CENTRAL HK;METRO BAKERY HK}', -48_000, -1_800],
  ['TAP TOP-UP AUTO HK', -50_000, -50_000],
  ['CLOUDNOTE SINGAPORE SGP|USD {9;19}.99  *EXCHANGE RATE: 7.8{1;2;3}###', -15_700, -7_700],
  ['DCC FEE / FOREIGN TRANSACTION FEE', -900, -90],
  ['HARBOUR VIEW HOTEL KOWLOON HK', -320_000, -68_000],
  ['{HONG LOK;KWAN YUE} ELECTRIC  INSTALMENT 0{2;3;4;5}/12', -90_000, -40_000],
  ['TAOPIN.COM SHANGHAI CHN|CNY {188;62;415}.00  *EXCHANGE RATE: 1.0{7;8}###', -48_000, -6_500],
  ['CASH REBATE 現金回贈', 500, 12_000],
];

const HK_CSS = look(
  "7.5pt/10pt 'Liberation Sans','Noto Sans CJK HK'|34pt 38pt|.sp{align-items:flex-start}h1{font-size:15pt;line-height:22pt;color:#a01}.addr{padding:18pt 0 0 12pt;height:90pt}.box{width:230pt;border:.6pt solid #888}.box td{padding:2pt 4pt;border-bottom:.3pt solid #ccc}.rows{margin-top:10pt}.rows th{background:#eee;padding:2pt 3pt}.rows td{padding:1.2pt 3pt}.pts{margin-top:10pt;border-top:.6pt solid #888}.pts td,.pts th{padding:2pt 6pt}.foot{position:absolute;bottom:14pt;left:38pt;right:38pt;font-size:6pt;line-height:8pt}",
);

const credit = (value: bigint): string => `${point(value)}${value > 0n ? 'CR' : ''}`;

function hongKong(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(4, 24));
  const last = BigInt(random.integer(40_000, 2_600_000));
  const rows = cardEntries(random, [start, end], [12, 52], HK_SHOPS, [
    'PAYMENT - THANK YOU 多謝付款|{PPS;FPS} {=ddmm}',
    last,
  ]);
  const due = last - total(rows);
  const isWrong = random.chance(0.3);
  const shown = due + (isWrong ? 30_000n : 0n);
  if (due <= 0n) return hongKong(random);
  const holder = random.pick(['CHAN WING SZE', 'LEUNG KA HO', 'MS FIONA TAMSETT']);
  const number = `4966-04XX-XXXX-${random.digits(4)}`;
  const tight = (iso: string) => named(iso, 'ddmon', MONTHS);
  const wordy = (iso: string) => named(iso, 'dd mon yyyy', MONTHS);
  const facts = [
    ['Card number 卡號', number],
    ['Statement date 結單日', wordy(end)],
    ['Payment due date 到期繳款日', wordy(dayAfter(end, 25))],
    ['Statement balance 結單結欠', `HKD ${point(shown)}`],
    ['Minimum payment due 最低付款額', `HKD ${point(shown / 50n)}`],
    ['Credit limit 信用限額', 'HKD 82,000.00'],
  ].map(([name = '', value = '']) => cells('lr', [name, value]));
  const top = `<div class="sp"><div><h1>Harbour Pearl Bank 海珠銀行</h1><div class="addr">${holder}<br>FLAT 12B BLOCK 3 SUNRISE COURT<br>88 CASTLE PEAK RD TSUEN WAN<br>NT HONG KONG</div></div><table class="box">${facts.join('')}</table></div>`;
  const titles = heads(
    'lllr',
    'Post date<br>記賬日期|Trans date<br>交易日期|Description of transaction<br>交易詳情|Amount (HKD)<br>金額',
  );
  const height = ({ lines }: Entry) => 2.8 + 10 * lines.length;
  const pages = sheets(rows, height, [480, 640, 130], ({ rows: some, index, count, from, isLast }) => {
    const first = index === 0 ? cells('lllr', ['', '', 'PREVIOUS BALANCE 上期結單結餘', point(last)]) : '';
    const body = some.map((row, r) => {
      const bought = before(random, row.date, 3);
      return cells('lllr', [tight(row.date), tight(bought), joined(row.lines), credit(row.amount)], [0, from + r]);
    });
    const sum = isLast ? cells('lllr', ['', '', '<b>STATEMENT BALANCE 結單結餘</b>', `<b>${point(shown)}</b>`]) : '';
    const points = isLast
      ? `<table class="pts"><tr><th>RewardCash 獎賞錢</th><th>Brought forward 承上</th><th>Earned 賺取</th><th>Used 已用</th><th>Expiry 到期</th></tr><tr><td>${number.slice(-4)}</td><td class="r">214.50</td><td class="r">38.20</td><td class="r">100.00</td><td>${wordy(dayAfter(end, 400))}</td></tr></table><p>Finance charge 財務費用: 2.63% per month (APR 35.43%). Late charge: HKD 350 or the minimum payment, whichever is lower.</p>`
      : '';
    const again = `<div class="sp"><b>Harbour Pearl Bank 海珠銀行</b><span>${number}　${wordy(end)}</span></div>`;
    return `${index === 0 ? top : again}${table([60, 60, 306, 92], titles + first + body.join('') + sum, 'rows')}${points}<div class="foot">Please report irregularities within 60 days. 如有錯漏請於60日內通知本行。Hotline 2999 3000<br>Page 頁 ${index + 1}/${count}</div>`;
  });
  const truth = rows.map((row) =>
    rowOf(row, told(row.lines.join(' ').replaceAll('  ', ' '), row.lines[0]?.replaceAll('  ', ' ') ?? '')),
  );
  const known = {
    account: account(`Harbour Pearl Bank|${holder}|credit-card|HKD`, number),
    opening: -last,
    closing: -shown,
  };
  return drawnOf(pages, HK_CSS, { ...known, rows: truth, status: isWrong ? 'failed' : 'verified' });
}

const SG_SHOPS: readonly (readonly [string, number, number])[] = [
  ['{KOPI CORNER;FAIRMART XTRA;HAWKER ONE} SINGAPORE SGP', -9_800, -320],
  ['BUS/MRT ######### SINGAPORE SGP', -2_100, -98],
  ['CLOUDNOTE PRO DUBLIN IRL|U. S. DOLLAR {9.99;23.99}', -3_400, -1_300],
  ['ZIPRIDE* A-##~~##~ SINGAPORE SGP|REF NO: 7412###############', -4_200, -600],
  ['TELCO SG BILL SINGAPORE SGP', -8_900, -2_800],
  ['MERLION DEPT STORE|IPP 0{2;3}/06 MTHS', -42_000, -11_000],
  ['REFUND FAIRMART XTRA SINGAPORE SGP', 400, 5_600],
];

interface Card {
  readonly name: string;
  readonly number: string;
  readonly last: bigint;
  readonly rows: readonly Entry[];
}

interface Line {
  readonly html: string;
  readonly tall: number;
}

function cardLines({ name, number, last, rows }: Card, s: number, holder: string): Line[] {
  const one = (text: string, value: string): Line => ({ html: cells('llr', ['', text, value]), tall: 13 });
  const due = last - total(rows);
  return [
    { html: `<tr><td colspan="3" class="l band">${name} CARD NO.: ${number}</td></tr>`, tall: 17 },
    one('PREVIOUS BALANCE', point(last)),
    { html: `<tr><td colspan="3" class="l"><b>NEW TRANSACTIONS ${holder}</b></td></tr>`, tall: 13 },
    ...rows.map((row, r) => {
      const sum = `${point(row.amount)}${row.amount > 0n ? ' CR' : ''}`;
      return {
        html: cells('llr', [named(row.date, 'dd mon', MONTHS), joined(row.lines), sum], [s, r]),
        tall: 2.4 + 10 * row.lines.length,
      };
    }),
    one('<b>SUB-TOTAL:</b>', `<b>${point(due)}${due < 0n ? ' CR' : ''}</b>`),
    one('<b>TOTAL:</b>', `<b>${point(due)}${due < 0n ? ' CR' : ''}</b>`),
  ];
}

const SG_CSS = look(
  "7.5pt/10pt 'Liberation Sans'|34pt 40pt|h1{font-size:16pt;line-height:24pt;color:#c00}.addr{padding:12pt 0 0 12pt;height:80pt}.sum th,.sum td{border:.5pt solid #777;padding:2.5pt 5pt}.sum{margin:8pt 0}.rows th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:2pt}.rows td{padding:1.2pt 2pt}.sp{align-items:flex-start}.band{background:#ddd;font-weight:bold}.promo{border:1pt solid #c00;padding:5pt;font-size:7pt;margin-bottom:8pt}.foot{position:absolute;bottom:14pt;left:40pt;right:40pt;font-size:6pt}",
);

function singapore(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(6, 20));
  const holder = random.pick(['TAN HUI MIN', 'R MUTHUSAMY', 'LIM JIA HAO']);
  const cards: Card[] = ['MERLION LIVE FRESH VISA', 'MERLION ALTITUDE MASTERCARD', 'MERLION YUU AMERICAN']
    .slice(0, random.integer(1, 3))
    .map((name) => {
      const last = BigInt(random.integer(4_000, 320_000));
      const rows = cardEntries(random, [start, end], [5, 30], SG_SHOPS, [
        'PAYMENT - {DBX INTERNET;GIRO} / WIRE|REF NO: 11######',
        last,
      ]);
      return { name, number: `4119 11${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`, last, rows };
    });
  const dues = cards.map(({ last, rows }) => last - total(rows));
  if (dues.some((due) => due <= 0n)) return singapore(random);
  const all = dues.reduce((sum, due) => sum + due, 0n);
  const wordy = (iso: string) => named(iso, 'dd mon yyyy', SHORT);
  const summary = cards.map(({ name, number }, c) =>
    cells('lcrr', [name, number, `$${point(dues[c] ?? 0n)}`, `$${point((dues[c] ?? 0n) / 33n + 100n)}`]),
  );
  const top = `<div class="sp"><div><h1>MERLION</h1><div class="addr">${holder}<br>BLK 412 TIONG AVENUE 3<br>#08-21<br>SINGAPORE 999412</div></div>${table([84, 84, 96], heads('ccc', 'STATEMENT DATE|CREDIT LIMIT|PAYMENT DUE DATE') + cells('ccc', [wordy(end), '$18,000.00', wordy(dayAfter(end, 25))]), 'sum')}</div><div class="promo"><b>0% for 6 months.</b> Split any purchase above $100 till 31 December. Earn up to 10 miles per $1. T&amp;Cs apply. Call 1800 111 9999.</div>${table([190, 130, 96, 96], heads('lcrr', 'CARD|CARD NO.|OUTSTANDING BALANCE|MINIMUM PAYMENT') + summary.join(''), 'sum')}`;
  const lines = cards.flatMap((card, s) => cardLines(card, s, holder));
  const titles = heads('llr', 'DATE|DESCRIPTION|AMOUNT (S$)');
  const pages = sheets(
    lines,
    ({ tall }) => tall,
    [440, 660, 110],
    ({ rows: some, index, count, isLast }) => {
      const grand = isLast
        ? cells('llr', ['', '<b>GRAND TOTAL FOR ALL CARD ACCOUNTS:</b>', `<b>${point(all)}</b>`])
        : '';
      const tail = isLast
        ? `<p><br><b>DAILY POINTS</b>　Balance brought forward 4,210　Earned 318　Redeemed 0　Expiring 30 Jun ${Number(end.slice(0, 4)) + 1}: 1,002<br>Interest 27.8% p.a. is charged from the date of each transaction; late payment charge $100.</p>`
        : '';
      return `${index === 0 ? top : `<div class="sp"><b>MERLION</b><span>${holder}　${wordy(end)}</span></div><br>`}${table([54, 370, 90], titles + some.map(({ html }) => html).join('') + grand, 'rows')}${tail}<div class="foot sp"><span>Merlion Cards Centre, Orchid Road P.O. Box 360 Singapore 912399　Co. Reg. No. 19680399E</span><span>PAGE ${index + 1} OF ${count}</span></div>`;
    },
  );
  const statements = cards.map(({ number, last, rows }, c) =>
    truthOf({
      account: account(`MERLION|${holder}|credit-card|SGD`, number.replaceAll(' ', '')),
      opening: -last,
      closing: -(dues[c] ?? 0n),
      rows: rows.map((row) => rowOf(row, told(row.lines.join(' '), row.lines[0] ?? ''))),
    }),
  );
  return { pages, css: SG_CSS, statements };
}

export const families: Family[] = [
  family(
    'hk-card-harbour-tight-days',
    'en',
    'credit-card',
    ['two-languages', 'two-dates', 'no-year', 'foreign-lines', 'misprint'],
    hongKong,
  ),
  family(
    'sg-card-merlion-several',
    'en',
    'credit-card',
    ['several-cards', 'no-year', 'grand-total', 'promo'],
    singapore,
  ),
];
