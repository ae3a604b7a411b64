import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  look,
  type Move,
  mon,
  moves,
  pack,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { blocks, br, seldomIn, slip } from './asia-parts.ts';

/**
 * Card bills of Singapore and Hong Kong: every card an account with its previous balance and its total, the foreign currency under the text; and one in
 * English and traditional Chinese with two days without a year, `CR` behind payments, a plan of instalments after the rows.
 */

const SG: readonly Sort[] = [
  ['{KOPI & TOAST TANJONG;FRESHMART #01-2#;HAWKER HALL 8#;BUS/MRT 2########} SINGAPORE SGP', -9500, -180],
  ['{STREAMBOX.EXAMPLE AMSTERDAM;CLOUDNEST 8555-0123 WA}|U. S. DOLLAR {12;29}.##', -4200, -1500],
  ['{RAMEN KOBO SHINSAI;DRUGMART UMEKITA} OSAKA JPN|JAPANESE YEN {1,280;4,950}', -5300, -1100],
  ['{LION CITY TELCO;SUNRISE INSURANCE PTE LTD} SINGAPORE SGP', -32_000, -4500],
  ['REFUND {ORCHID DEPT STORE;SHOPPIA SINGAPORE}', 1500, 12_000],
  ['CCY CONVERSION FEE SGD {12;44}.##', -140, -20],
];

interface Bill {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly Move[];
}

/** A bill of a month that ends at `end`: what was owed, paid in full or in part, and spent. */
function billed(random: Random, end: string, sorts: readonly Sort[], count: number, pays: string): Bill {
  const opening = -BigInt(random.integer(20_000, 600_000));
  const start = dayAfter(end, -29);
  const date = dayAfter(start, random.integer(4, 18));
  const part = random.chance(0.75) ? -opening : -opening / 5n;
  const spent = moves(random, { start, end: dayAfter(end, -1), sorts: seldomIn(sorts), count, floor: null });
  const lines = fill(random, pays, date).split('|');
  const all = [...spent, { ...(spent[0] as Move), date, lines, amount: part }].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
  return { opening, rows: all, closing: opening + total(all) };
}

const owed = (value: bigint): string => `${point(value)}${value > 0n ? ' CR' : ''}`;
const SG_LOOK = look(
  '7.8pt/10.5pt Liberation Sans|30pt 34pt|.logo{font-size:15pt;line-height:20pt;color:#c8102e}.box{margin:10pt 0}.box td,.box th{border:.6pt solid #999;padding:3pt 10pt}.box th{background:#f2f2f2;font-size:6.6pt}.list td{padding:1.2pt 2pt}.list th{border-top:.8pt solid;border-bottom:.8pt solid;padding:2pt}.b{font-weight:bold}.tips{margin-top:12pt;border:.6pt solid #c8102e;padding:6pt;font-size:6.6pt;line-height:9pt}.foot{position:absolute;bottom:14pt;left:34pt;right:34pt;font-size:6pt}',
);
const MASKS = ['MERLION ALTITUDE VISA SIGNATURE', 'MERLION LIVE FRESH WORLD MASTERCARD'];

function several(random: Random): Drawn {
  const end = dayAfter('2022-02-14', 30 * random.integer(0, 40));
  const held = list(random.chance(0.6) ? 2 : 1, (s) => ({
    ...billed(
      random,
      end,
      SG,
      s ? random.integer(2, 14) : random.integer(8, 44),
      '{PAYMENT - MERLION INTERNET/WIRELESS;BILL PAYMENT - GIRO}|REF NO: 1#########',
    ),
    number: `${s ? '5420' : '4119'} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
  }));
  const holder = random.pick(['TAN KAI XUAN', 'NURUL IZZAH BTE RAHIM', 'GOPAL S/O VELMURUGAN']);
  const due = held.reduce((all, { closing }) => all + closing, 0n);
  const stamp = (iso: string) => `${day(iso, 'dd')} ${mon(iso).toUpperCase()} ${day(iso, 'yyyy')}`;
  const plain = (words: string, amount: string) => ({ html: cells('llr', ['', `<b>${words}</b>`, amount]), tall: 13 });
  const lines = held.flatMap((bill, s) => [
    { html: `<tr><td colspan="3" class="l b">${MASKS[s]} CARD NO.: ${bill.number}</td></tr>`, tall: 13 },
    plain('PREVIOUS BALANCE', owed(bill.opening)),
    ...bill.rows.map((row, at) => ({
      html: cells(
        'llr',
        [`${day(row.date, 'dd')} ${mon(row.date).toUpperCase()}`, br(row.lines), owed(row.amount)],
        [s, at],
      ),
      tall: row.lines.length * 10.5 + 2.4,
    })),
    plain('SUB-TOTAL:', owed(bill.closing)),
    plain('TOTAL:', owed(bill.closing)),
  ]);
  lines.push(plain('GRAND TOTAL FOR ALL CARD ACCOUNTS:', owed(due)));
  const box = `<table class="box">${heads('cccccc', 'STATEMENT DATE|CREDIT LIMIT|MINIMUM PAYMENT|PAYMENT DUE DATE')}${cells('cccc', [stamp(end), '$18,000.00', `$${due < -5000n ? '50.00' : '0.00'}`, stamp(dayAfter(end, 25))])}</table>`;
  const tips = `<div class="tips"><b>MERLION POINTS SUMMARY</b><br>BALANCE B/F 12,345 &nbsp; EARNED 1,204 &nbsp; REDEEMED 0 &nbsp; BALANCE 13,549 (EXPIRING ON 31 DEC: 2,100)<br>From 1 July, the annual fee will be revised from $192.60 to $196.20. If payment is not received in full by the due date, a finance charge of 27.8% p.a. (minimum $2.50) and a late fee of $100 apply. Lost card: 1800 339 9999.</div>`;
  const pages = pack(lines, ({ tall }) => tall, 470, 640).map(
    (part, p, all) =>
      `<div class="sp"><b class="logo">MERLION BANK</b><span>Page ${p + 1} of ${all.length}</span></div>${p === 0 ? `<div>${blocks([holder, 'BLK 999 TANJONG AVE 3', '#12-345', 'SINGAPORE 099999'])}</div>${box}` : `<div>${stamp(end)}</div>`}${table([56, 380, 90], heads('llr', 'DATE|DESCRIPTION|AMOUNT (S$)') + part.map(({ html }) => html).join(''), 'list')}${p === all.length - 1 ? tips : ''}<div class="foot">Merlion Bank Ltd Co. Reg. No. 199999999Z · GST Reg. No. M9-9999999-9 · Please examine this statement and advise us of any discrepancy within 7 days.</div>`,
  );
  return {
    pages,
    css: SG_LOOK,
    statements: held.map(({ opening, closing, rows, number }) =>
      truthOf({
        account: account(`MERLION BANK|${holder}|credit-card|SGD`, number.replaceAll(' ', '')),
        opening,
        closing,
        rows: rows.map((row) => rowOf(row)),
      }),
    ),
  };
}

const HK: readonly Sort[] = [
  ["{茶記冰室 CHAKI CAFE;豐澤園酒家 FUNG CHAK RESTAURANT;MILLIE'S MARKET} HONG KONG HK", -62_000, -2800],
  ['{OCTAGON AUTO ADD VALUE;KWUN LUNG TAXI} {HONG KONG;KOWLOON} HK', -50_000, -25_000],
  [
    '{CLOUDNEST.EXAMPLE;INKSTORE DIGITAL} {SEATTLE US;DUBLIN IE}|USD {11;48}.## *EXCHANGE RATE: 7.9####',
    -40_000,
    -8800,
  ],
  ['{TAOBEI.EXAMPLE;百川超市} SHENZHEN CN|CNY {88;256}.## *EXCHANGE RATE: 1.0####', -30_000, -9000],
  ['海港電力 HARBOUR ELECTRIC AUTOPAY HK', -140_000, -32_000],
  ['INSTALMENT PLAN {03/12;07/24} 免息分期 FORTUNE ELECTRONICS', -99_900, -40_000],
  ["REFUND 退款 {MILLIE'S MARKET;TAOBEI.EXAMPLE}", 4000, 60_000],
  ['DCC FEE ON OVERSEAS TXN {=dd/mm}', -900, -120],
];
const HK_LOOK = look(
  "7.6pt/10pt 'Liberation Sans','Noto Sans CJK HK'|26pt 30pt|.logo{font-size:14pt;line-height:20pt;color:#006a4d}.sum td{border-bottom:.5pt solid #aaa;padding:2.5pt 4pt}.sum td+td{font-weight:bold}.list{margin-top:12pt}.list th{background:#006a4d;color:#fff;padding:3pt}.list td{padding:1.6pt 3pt}.plan td,.plan th{border:.5pt solid #bbb;padding:1.5pt 6pt}.note{font-size:6pt;line-height:8pt;margin-top:8pt;white-space:normal}.foot{position:absolute;bottom:12pt;right:30pt}",
);

function bilingual(random: Random): Drawn {
  const end = dayAfter('2022-01-18', 30 * random.integer(0, 42));
  const {
    opening,
    rows,
    closing: right,
  } = billed(random, end, HK, random.integer(6, 52), 'PAYMENT - THANK YOU 多謝付款{; (FPS);}');
  const wrong = random.chance(0.35);
  const closing = wrong ? right - slip(random, 0n) : right;
  const number = `4966 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const holder = random.pick(['MR CHEUNG HOI LAM', 'MS WONG TSZ YAU']);
  const cr = (value: bigint) => `${point(value)}${value > 0n ? 'CR' : ''}`;
  const stamp = (iso: string) => `${day(iso, 'dd')} ${mon(iso).toUpperCase()}`;
  const facts = [
    ['卡號 Card number', number],
    ['結單日 Statement date', `${stamp(end)} ${day(end, 'yyyy')}`],
    ['到期繳款日 Payment due date', `${stamp(dayAfter(end, 26))} ${day(dayAfter(end, 26), 'yyyy')}`],
    ['信用限額 Credit limit', 'HKD 80,000.00'],
    ['最低付款額 Minimum payment', closing < 0n ? `HKD ${point(-closing / 50n + 5000n)}` : 'HKD 0.00'],
    ['結單結欠 Statement balance', `HKD ${cr(closing)}`],
  ];
  const align = 'lllr';
  const heading = heads(
    align,
    '過賬日期<br>Post date|交易日期<br>Trans date|賬項說明<br>Description of transaction|金額 (港幣)<br>Amount (HKD)',
  );
  const late = `<p><b>分期計劃摘要 Instalment plan summary</b></p><table class="plan">${heads('llrrr', '商戶 Merchant|期數 Tenor|每月供款 Monthly|餘額 Outstanding|完結 Ends')}${cells('llrrr', ['FORTUNE ELECTRONICS', '03/12', '832.50', '7,492.50', `${stamp(dayAfter(end, 270))}`])}</table><div class="note">FINANCE CHARGE: Annualised percentage rate 35.94% for purchase and 35.99% for cash advance. If you make only the minimum payment each month of HKD 220.00, you will pay off the balance of HKD 10,000.00 in 21 years. 財務費用：若你只繳付最低付款額，需較長時間方可清還結欠。如有查詢，請致電 2999 8222。</div>`;
  const pages = pack(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => row.lines.length * 10 + 3.2,
    360,
    540,
  ).map((part, p, all) => {
    const body = part
      .map(({ row, at }) =>
        cells(
          align,
          [stamp(row.date), stamp(dayAfter(row.date, -(Number(row.ref[0]) % 3))), br(row.lines), cr(row.amount)],
          [0, at],
        ),
      )
      .join('');
    const first = p === 0 ? cells(align, ['', '', '上期結餘 PREVIOUS BALANCE', cr(opening)]) : '';
    const last =
      p === all.length - 1 ? cells(align, ['', '', '<b>結單結欠 STATEMENT BALANCE</b>', `<b>${cr(closing)}</b>`]) : '';
    return `<div class="sp"><b class="logo">南灣銀行 South Bay Bank</b><span>信用卡月結單<br>Credit Card Statement</span></div><div class="sp"><div><br>${blocks([holder, 'FLAT B 17/F', 'CHUN WAH MANSION', '128 KWAI SHING ROAD, NT'])}</div><table class="sum">${facts.map((values) => cells('lr', values)).join('')}</table></div>${table([54, 54, 340, 86], heading + first + body + last, 'list')}${p === all.length - 1 ? late : ''}<div class="foot">頁 Page ${p + 1}/${all.length}</div>`;
  });
  return drawnOf(pages, HK_LOOK, {
    account: account(`南灣銀行 South Bay Bank|${holder}|credit-card|HKD`, number.replaceAll(' ', '')),
    ...{ opening, closing, status: wrong ? 'failed' : 'verified', rows: rows.map((row) => rowOf(row)) },
  });
}

export const families: Family[] = [
  family(
    'sg-card-several',
    'en',
    'credit-card',
    ['several-cards', 'dates-without-year', 'foreign-lines', 'cr-behind'],
    several,
  ),
  family(
    'hk-card-bilingual',
    'zh',
    'credit-card',
    ['two-dates', 'bilingual-heads', 'instalment-table', 'misprint'],
    bilingual,
  ),
];
