import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueStatement } from '../family.ts';
import { contractAmount, figure, intlDate, rowAttribute, text } from '../markup.ts';

/**
 * A Hong Kong integrated account: savings and current account in HKD and a foreign currency account one after another,
 * headings in two languages, days without a year and only before the day's first line, a balance only on the day's last.
 */
const BANK = 'Harbourlight Bank 港曦銀行';
const WORDS: kit.Words = {
  who: ['MR CHAN K* W***', 'LEE S** M***', 'WONG T** L*', 'MS HO Y*** Y**'],
  shop: ['STARLANE BOOKS', 'CANTEEN NINE', 'FRESHBAY MARKET', 'OCTAGON FERRY', 'LUNG TAI PHARMACY'],
  firm: ['PEAKFORD TRADING LTD', 'GOLDEN JETTY LIMITED', 'EVERWELL PROPERTY AGENCY'],
};
const OUTS = [
  'ATM WITHDRAWAL|{4} NATHAN ROAD 自動櫃員機提款',
  'FPS TRANSFER OUT 轉數快|HD1{n}{9} {who}',
  'EPS POINT OF SALE|{shop}',
  'CREDIT CARD PAYMENT|4{3}-XXXX-XXXX-{4} 信用卡還款',
  'AUTOPAY OUT|SOUTH ISLAND POWER {8}',
  'AUTOPAY OUT|WATER ACCOUNT {10} 水費',
  'CHEQUE {6}',
  'CHEQUE {6} 支票',
  'BILL PAYMENT|INLAND REVENUE {9} 稅款',
  'STANDING INSTRUCTION|{firm} RENT 租金',
  'N{2}{5} TRANSFER|{who}',
  'TRANSFER TO A/C|{3}-{6}-833',
  'SERVICE FEE 服務費',
  'OCTAL CARD ADD VALUE|{8} 增值',
  'CASH WITHDRAWAL 現金提款',
  'MPF CONTRIBUTION|{10}',
  'SECURITIES PURCHASE|0{4} {n},000 SHS @{n}.{2}',
  'DEBIT CARD {4}|{shop} HKD{n}{2}.{2}',
  'CHATS PAYMENT|REF HL{10}|{firm}',
  'INSURANCE PREMIUM|POL {8} 保費',
];
const INS = [
  'FPS TRANSFER IN 轉數快|{who}|HC1{n}{9}',
  'AUTOPAY IN|{firm} SALARY 薪金',
  'CREDIT INTEREST 利息',
  'CASH DEPOSIT|CDM {4} 現金存款機',
  'CHEQUE DEPOSIT|{6} 支票存款',
  'TRANSFER FROM A/C|{3}-{6}-833',
  'DIVIDEND 0{4}|{n},000 SHS 股息',
  'INWARD REMITTANCE|TT{9}|{firm}',
  'REFUND {shop}',
];
const ABROAD: Pick<kit.Plan, 'outs' | 'ins'> = {
  outs: [
    'FX SELL 外匯|{12}',
    'OUTWARD TT|REF OTT{8}|{firm}',
    'TRANSFER TO A/C|{3}-{6}-833',
    'TIME DEPOSIT PLACEMENT|{9} 定期存款',
  ],
  ins: ['FX BUY 外匯|{12}', 'INWARD REMITTANCE|TT{9}|{firm}', 'TD MATURITY 定期到期|{9}', 'CREDIT INTEREST 利息'],
};
const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const day = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'short' });
const longDay = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const ROOM = 54;

interface Account {
  readonly title: string;
  readonly number: string;
  readonly currency: string;
  readonly type: 'savings' | 'checking';
  readonly opening: bigint;
  readonly rows: readonly kit.Move[];
  /** What is printed as a row's balance: only at the end of its day. */
  readonly balances: readonly (bigint | null)[];
  readonly closing: bigint;
  readonly fault: boolean;
}

interface Line {
  readonly html: string;
  readonly height: number;
  /** What stands above it where a page begins with it. */
  readonly above: string;
}

function drawAccount(
  random: Random,
  period: kit.Period,
  head: Pick<Account, 'title' | 'number' | 'currency' | 'type'>,
  most: number,
): Account {
  const opening = BigInt(random.integer(120_000, 30_000_000));
  const isHome = head.currency === 'HKD';
  const rows = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, most), opening, sums: [1_500, 120_000], round: random.pick([1, 10, 100]) },
    ...{ ...(isHome ? { outs: OUTS, ins: INS } : ABROAD), inShare: 0.28, words: WORDS },
  });
  const ends = rows.map((row, r) => row.date !== rows[r + 1]?.date);
  const fault = kit.drawFault(random, ['closing'], rows.length);
  const wrong = random.chance(0.5) ? rows.length - 1 : ends.indexOf(true);
  const inRow = fault !== null && rows.length > 0 && random.chance(0.6);
  const balances = rows.map((row, r) => {
    if (!ends[r]) return null;
    return inRow && r === wrong ? kit.misprint(random, row.balance) : row.balance;
  });
  const end = rows.at(-1)?.balance ?? opening;
  const closing = fault && !inRow ? kit.misprint(random, end) : end;
  return { ...head, opening, rows, balances, closing, fault: fault !== null };
}

const plain = (date: string, label: string, balance: bigint): string =>
  `<div class="l"><span>${date}</span><span>${label}</span><span></span><span></span><span class="r">${money(balance)}</span></div>`;

const headingOf = ({ currency, title, number }: Account, more: string): string =>
  `<div class="acc"><b>${currency} ${title}${more}</b><span>${number}</span></div><div class="l h"><span>Date<br>日期</span><span>Transaction Details<br>進支詳情</span><span class="r">Deposit<br>存入</span><span class="r">Withdrawal<br>支出</span><span class="r">Balance in Original Currency<br>原貨幣結餘</span></div>`;

function linesOf(account: Account, s: number, period: kit.Period): Line[] {
  const { rows, balances } = account;
  const above = headingOf(account, ' (continued 續)');
  const body = rows.map(({ date, text: details, amount }, r): Line => {
    const parts = details.split('|');
    const shown = rows[r - 1]?.date === date ? '' : day(date);
    const balance = balances[r];
    const sum = money(amount);
    return {
      html: `<div class="l" ${rowAttribute(s, r)}><span>${shown}</span><span>${parts.map(text).join('<br>')}</span><span class="r">${amount > 0n ? sum : ''}</span><span class="r">${amount < 0n ? sum : ''}</span><span class="r b">${typeof balance === 'bigint' ? money(balance) : ''}</span></div>`,
      height: parts.length,
      above,
    };
  });
  const first = headingOf(account, '') + plain(day(period.start), 'B/F BALANCE 承前結餘', account.opening);
  const last = plain(day(period.end), 'C/F BALANCE 轉後結餘', account.closing);
  return [{ html: first, height: 6, above: '' }, ...body, { html: last, height: 1, above }];
}

const truthOf = (account: Account, period: kit.Period, holder: string): TrueStatement => ({
  account: {
    institution: BANK,
    holder,
    number: account.number,
    iban: null,
    bic: null,
    type: account.type,
    currency: account.currency,
  },
  period,
  opening: contractAmount(account.opening),
  closing: contractAmount(account.closing),
  transactions: account.rows.map((row, r) => {
    const balance = account.balances[r];
    return {
      date: row.date,
      valueDate: null,
      description: row.text.replaceAll('|', ' '),
      reference: null,
      amount: contractAmount(row.amount),
      balance: typeof balance === 'bigint' ? contractAmount(balance) : null,
    };
  }),
  reconciliation: { status: account.fault ? 'failed' : 'verified' },
});

function position(accounts: readonly Account[], random: Random): string {
  const rows = accounts.map(
    ({ title, currency, number, closing }) =>
      `<tr><td>${title}</td><td>${number}</td><td>${currency}</td><td class="r">${money(closing)}</td><td class="r">${money(currency === 'HKD' ? closing : (closing * 78_251n) / 10_000n)}</td></tr>`,
  );
  return `<div class="pos"><b>Financial Position 財務狀況</b><table><tr><th>Account 戶口</th><th>Account Number 戶口號碼</th><th>Currency 貨幣</th><th class="r">Balance 結餘</th><th class="r">HKD Equivalent 港元等值</th></tr>${rows.join('')}</table>
  <p>Exchange rate 匯率: USD 1 = HKD 7.8251. Investment and insurance products are not deposits. 投資及保險產品並非存款。Reward points 積分: ${random.digits(5)}</p></div>`;
}

function accountsOf(random: Random, period: kit.Period): Account[] {
  const base = `${random.digits(3)}-${random.digits(6)}-`;
  const heads = [
    { title: 'Savings 儲蓄', number: `${base}833`, currency: 'HKD', type: 'savings' },
    { title: 'Current 往來', number: `${base}001`, currency: 'HKD', type: 'checking' },
    { title: 'Foreign Currency Savings 外幣儲蓄', number: `${base}838`, currency: 'USD', type: 'savings' },
  ] as const;
  const kept = heads.filter((_, index) => index === 0 || random.chance(0.65));
  return kept.map((head) => drawAccount(random, period, head, head.currency === 'USD' ? 34 : 64));
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const accounts = accountsOf(random, period);
  const holder = random.pick(['MR CHEUNG WAI KIT', 'MS LAU SZE MAN', 'FONG HOI TUNG']);
  const branch = random.pick(['Sheung Wan 上環', 'Sha Tin 沙田', 'Tsuen Wan 荃灣']);
  const lines = accounts.flatMap((account, s) => linesOf(account, s, period));
  const pages = kit.paginate(
    lines,
    ({ height }) => height,
    (page) => (page === 0 ? ROOM - 17 : ROOM - 5),
    2,
  );
  const html = pages.map((page, index) => {
    const first = `<div class="addr">${holder}<br>FLAT ${random.integer(1, 9)}${random.pick(['A', 'B', 'F'])} ${random.integer(3, 48)}/F<br>TIN HING MANSION<br>${random.integer(1, 300)} QUEEN'S LANE<br>HONG KONG</div>${position(accounts, random)}`;
    return `<div class="brand">${BANK}</div><div class="ttl">Statement of Integrated Account<br>綜合戶口結單</div>
      <div class="box"><i>Statement Date 結單日期</i><span>${longDay(period.end)}</span><i>Statement Period 結單期</i><span>${longDay(period.start)} – ${longDay(period.end)}</span><i>Branch 分行</i><span>${branch}</span><i>Page 頁數</i><span>${index + 1} of ${pages.length}</span></div>
      <div class="main">${index === 0 ? first : ''}${page[0]?.above ?? ''}${page.map((line) => line.html).join('')}${index === pages.length - 1 ? '<p class="end">– End of statement 結單完 –</p>' : ''}</div>
      <div class="legal">Please notify the Bank of any discrepancy within 90 days. 如有任何差異，請於90日內通知本行。 Harbourlight Bank Limited is a member of the Deposit Protection Scheme.</div>`;
  });
  return { pages: html, css: CSS, statements: accounts.map((account) => truthOf(account, period, holder)) };
}

const CSS = `
.page { padding: 0 38pt; font-family: 'Liberation Sans', 'Noto Sans CJK HK'; font-size: 7.6pt; }
.brand { position: absolute; left: 38pt; top: 26pt; font-size: 14pt; font-weight: bold; color: #7a1230; } .ttl { position: absolute; left: 38pt; top: 52pt; font-size: 10pt; line-height: 13pt; }
.box { position: absolute; right: 38pt; top: 26pt; width: 248pt; display: grid; grid-template-columns: 104pt 1fr; line-height: 13pt; border-top: 1.5pt solid #7a1230; } .box i { font-style: normal; color: #666; }
.main { position: absolute; top: 96pt; left: 38pt; right: 38pt; } .addr { height: 86pt; line-height: 11.5pt; font-size: 8.4pt; }
.pos { height: 102pt; } .pos table { width: 100%; margin-top: 3pt; } .pos th { text-align: left; font-weight: normal; color: #666; border-bottom: .5pt solid #999; } .pos td { line-height: 12pt; } .pos p { font-size: 6.4pt; margin-top: 4pt; color: #555; }
.acc { height: 28pt; padding-top: 12pt; font-size: 8.6pt; color: #7a1230; display: flex; gap: 20pt; }
.l { display: grid; grid-template-columns: 42pt 204pt 76pt 76pt 121pt; line-height: 12pt; } .l.h { height: 30pt; align-items: center; background: #f1e6ea; } .l.h span { line-height: 10pt; }
.l .r { text-align: right; } .pos .r { text-align: right; } .l .b { font-weight: bold; align-self: end; } .end { text-align: center; margin-top: 10pt; }
.legal { position: absolute; bottom: 20pt; left: 38pt; font-size: 6.2pt; color: #555; border-top: .5pt solid #999; width: 519pt; padding-top: 3pt; }
`;

export const families: Family[] = [
  {
    name: 'hk-integrated-bilingual',
    country: 'HK',
    language: 'en',
    type: 'savings',
    difficulties: [
      'several-accounts',
      'bilingual',
      'no-year',
      'date-once-a-day',
      'balance-once-a-day',
      'deposit-first',
    ],
    size: A4,
    draw,
  },
];
