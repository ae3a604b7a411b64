import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  misprinted,
  pack,
  rowCount,
  sort,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A British building society's current account: the year stands alone in the date column where it begins, a date once a
 * day, £Out before £In, the balance once a day on the day's last row, and a side panel of limits and rates.
 */
const BANK = 'Fennimore Building Society';
const SORTS = [
  sort('', 'Visa purchase {shop}', -250, -9_500),
  sort('', 'Contactless Payment|{shop} GBR', -180, -6_000),
  sort('', 'Visa purchase {web}|Effective Date {eff}', -499, -12_000),
  sort('', 'Direct debit {dd}', -900, -21_000),
  sort('', 'Direct debit {dd}|Reference #######-~~', -1_200, -18_000),
  sort('', 'Standing order {person}', -2_000, -75_000),
  sort('', 'Payment to {person}|{ref}', -500, -40_000),
  sort('', 'Transfer to ########', -1_000, -100_000),
  sort('', 'Transfer to ## - ## - ## ########', -1_000, -60_000),
  sort('', 'Cash withdrawal {place}|Effective Date {eff}', -1_000, -30_000),
  sort('', 'ATM Withdrawal {place}', -1_000, -20_000),
  sort('', 'Visa purchase {abroad}|EUR ##.## at 1.1###|Effective Date {eff}', -700, -15_000),
  sort('', 'Non-sterling transaction fee', -20, -450),
  sort('', 'Non-sterling purchase fee 2.99%', -15, -380),
  sort('', 'Bank credit {firm}', 60_000, 310_000),
  sort('', 'Bank credit {person}|{ref}', 800, 45_000),
  sort('', 'Transfer from {person}', 500, 30_000),
  sort('', 'Transfer from ## - ## - ## ########', 2_000, 90_000),
  sort('', 'Cheque deposit {place}', 2_000, 60_000),
  sort('', 'Cash deposit at {place}', 2_000, 40_000),
  sort('', 'Cheque 000###', -3_000, -60_000),
  sort('', 'Visa credit {shop}', 400, 8_000),
  sort('', 'Credit {firm} {ref}', 1_500, 60_000),
  sort('', 'Gross interest', 3, 400),
  sort('', 'Arranged overdraft interest', -12, -2_400),
  sort('', 'Unpaid direct debit {dd}', 900, 9_000),
  sort('', 'Account fee', -1_300, -1_800),
  sort('', 'Bill payment {dd}|Ref ####-####-####', -1_500, -25_000),
];
const day = (iso: string) => intlDate(iso, 'en-GB', { day: '2-digit', month: 'short' }).replace('Sept', 'Sep');
const dayYear = (iso: string) => `${day(iso)} ${partsOf(iso).yyyy}`;
const full = (iso: string) => intlDate(iso, 'en-GB', { day: '2-digit', month: 'long', year: 'numeric' });
const words = (date: string): Words => ({
  eff: [dayYear(dayAfter(date, -1)), dayYear(dayAfter(date, -2))],
  shop: ['OAKMERE GROCERS 2214', 'PENFOLD PHARMACY', 'BRINDLE RAIL TICKETS', 'THE COPPER KETTLE', 'WICKES LANE DIY'],
  web: ['PLUMSHELF.CO.UK', 'STREAMORA SUBS', 'ETHEL & CO ONLINE'],
  abroad: ['CAFE BELVEDERE NICE', 'MERCADONIA 118 MALAGA', 'TRAM BXL BRUXELLES'],
  dd: ['LOW WATER ENERGY', 'ANSLEY COUNCIL TAX', 'HOMEGUARD INS', 'TELLIT MOBILE', 'DVLA-AB12XYZ'],
  person: ['J Barrowby', 'MRS A THISTLEWOOD', 'Kieran Doyle', 'P MADDERN'],
  place: ['ANSLEY CROSS', 'LINK 14 HIGH ST', 'PELLMOOR PO'],
  firm: ['HARROWGATE FIXINGS', 'DWP UC', 'NHS PELLMOOR TRUST', 'HMRC CHILD BENEFIT'],
  ref: ['RENT', 'HOLIDAY', 'INV 2231', 'thanks x', 'BDAY'],
});
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;

const CSS = `.page{padding:38pt 40pt;font-family:'DejaVu Sans Condensed';font-size:7.6pt;line-height:10pt}
.mark{font-size:17pt;font-weight:bold;color:#1c2b6b;line-height:20pt}.grid{display:grid;grid-template-columns:1fr 150pt;gap:16pt;margin-top:14pt}
.side{font-size:7pt;line-height:9.4pt}.side h4{font-size:7.6pt;border-top:1.4pt solid #c8102e;padding-top:3pt;margin:9pt 0 2pt}
.side table{width:100%}.side td+td{text-align:right}.who{height:64pt}.tx{width:100%;table-layout:fixed}
.tx th{background:#1c2b6b;color:#fff;height:15pt;text-align:left;padding:0 4pt}.tx td{padding:1.6pt 4pt;vertical-align:top;white-space:nowrap}
.tx .r,.tx th.r{text-align:right}.tx tr.d td{border-top:.5pt solid #ccd}.tx tr.y td{font-weight:bold;height:13pt}
.foot{position:absolute;left:40pt;right:40pt;bottom:24pt;font-size:6.4pt;line-height:8pt;border-top:.5pt solid #999;padding-top:3pt}`;

interface Sheet {
  readonly entries: readonly Entry[];
  readonly balances: readonly bigint[];
}

function rows({ entries, balances }: Sheet, from: number, to: number, lead: string): string {
  let year = '';
  let before = '';
  return entries
    .slice(from, to)
    .map((entry, offset) => {
      const r = from + offset;
      const { yyyy } = partsOf(entry.date);
      const newYear =
        yyyy === year
          ? ''
          : `<tr class="y"><td>${yyyy}</td><td>${offset === 0 ? lead : ''}</td><td></td><td></td><td></td></tr>`;
      const fresh = entry.date !== before;
      year = yyyy;
      before = entry.date;
      const size = money(entry.amount < 0n ? -entry.amount : entry.amount);
      return `${newYear}<tr ${fresh ? 'class="d" ' : ''}${rowAttribute(0, r)}><td>${fresh ? day(entry.date) : ''}</td>
        <td>${entry.lines.map(text).join('<br>')}</td><td class="r">${entry.amount < 0n ? size : ''}</td>
        <td class="r">${entry.amount > 0n ? size : ''}</td><td class="r">${entry.last ? money(balances[r] ?? 0n) : ''}</td></tr>`;
    })
    .join('');
}

const side = (random: Random, sheet: readonly (readonly [string, string])[]) =>
  `<div class="side"><table>${sheet.map(([k, v]) => `<tr><td>${k}</td><td><b>${v}</b></td></tr>`).join('')}</table>
  <h4>Average balances</h4><table><tr><td>Average credit balance</td><td>£${money(BigInt(random.integer(9_000, 400_000)))}</td></tr>
  <tr><td>Average debit balance</td><td>£0.00</td></tr></table><h4>Credit interest rate</h4><table><tr><td>£0.01 - £1,500.00</td><td>5.00% AER</td></tr>
  <tr><td>Over £1,500.01</td><td>0.00%</td></tr></table><h4>Arranged overdraft</h4><table><tr><td>Limit from 4 Jan 2021</td><td>£${random.pick(['500.00', '1,000.00', '250.00'])}</td></tr>
  <tr><td>Rate</td><td>39.9% EAR</td></tr></table><h4>Lost or stolen card?</h4><p>UK 0800 055 66 22<br>Abroad +44 1793 65 67 89</p></div>`;

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-05', random.integer(0, 46) * 30);
  const end = dayAfter(start, random.pick([29, 30, 30, 90]));
  const opening = BigInt(random.integer(-20_000, 420_000));
  const count = rowCount(random, 20, 105);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const flaw = drawFlaw(random, count, ['closing', 'balance']);
  const off = misprinted(random, 0n);
  const lasts = entries.flatMap(({ last }, r) => (last ? [r] : []));
  const wrongAt = flaw === 'balance' ? random.pick(lasts) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const number = random.digits(8);
  const code = `07-${random.digits(2)}-${random.digits(2)}`;
  const holder = random.pick(['Mr Colin Barrowby', 'Mrs Ada Thistlewood', 'Ms Priya Maddern', 'Dr J T Quillfeather']);
  const sheetNo = random.integer(2, 90);
  const parts = pack(entries, ({ lines }) => lines.length * 10 + 5, 540, 580);
  let from = 0;
  const pages = parts.map((part, p) => {
    const to = from + part.length;
    const facts = [
      ['Statement date', dayYear(end)],
      ['Statement no', `${sheetNo}`],
      ['Sort code', code],
      ['Account no', number],
      ['Start balance', `£${money(opening)}`],
      ['End balance', `£${money(closing)}`],
    ] as const;
    const lead = p === 0 ? '' : `Balance from sheet ${p}`;
    const brought =
      p === 0
        ? `<tr class="y"><td></td><td>Balance from statement ${sheetNo - 1} dated ${partsOf(start).dd}/${partsOf(start).mm}/${partsOf(start).yyyy}</td><td></td><td></td><td class="r">${money(opening)}</td></tr>`
        : '';
    const body = rows({ entries, balances }, from, to, lead ? 'Continued' : '');
    from = to;
    return `<div class="mark">Fennimore</div><div>Building Society</div><div class="grid"><div><div class="who"><b>Your FlexPlus account transactions</b><br>${text(holder)}<br>Statement period ${full(start)} to ${full(end)}</div>
      <table class="tx"><colgroup><col style="width:38pt"><col><col style="width:50pt"><col style="width:50pt"><col style="width:56pt"></colgroup>
      <tr><th>Date</th><th>Description</th><th class="r">£ Out</th><th class="r">£ In</th><th class="r">£ Balance</th></tr>${brought}${body}</table></div>
      ${side(random, facts)}</div><div class="foot">${BANK} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority. Interest, rates and fees may change. Sheet ${p + 1} of ${parts.length}. BIC FENNGB21 is used for payments from abroad.</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: 'FENNGB21', type: 'checking', currency: 'GBP' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: null, description: entry.lines.join(' '), reference: null },
          ...{ amount: contractAmount(entry.amount), balance: entry.last ? contractAmount(balances[r] ?? 0n) : null },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-checking-year-in-column',
    ...{ country: 'GB', language: 'en', type: 'checking', size: A4, draw },
    difficulties: ['date-once-a-day', 'daily-balance', 'year-row', 'side-panel', 'dates-in-text'],
  },
];
