import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, rowOf, table, total } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { cardEntries, cycleOf, type Entry, named, SHORT, sheets, told } from './asia-parts.ts';
import { INDIANS, rupees } from './in-parts.ts';

/**
 * An Indian card bill: boxes of what is due, an account summary as a sum of five figures, C, D and M behind the amounts, instalments with their
 * interest and tax as rows of their own, a panel of rewards beside the table, page after page of terms with amounts and rates.
 */

const SHOPS: readonly (readonly [string, number, number])[] = [
  ['{ZIPPYFOODS BENGALURU IN;QUICKKART MUMBAI IN;RIDEON GURGAON IN}', -240_000, -12_000],
  ['FRESHBASKET RETAIL ## PUNE IN', -580_000, -24_000],
  ['{SAFFRON FUELS;DECCAN PETRO} NH 48 PUNE IN', -350_000, -100_000],
  ['CLOUDNOTE.COM SINGAPORE SG|(USD {12;29;49}.00)', -420_000, -100_000],
  ['FOREIGN CURRENCY MARKUP FEE', -14_000, -2_500],
  ['IGST DB @ 18.00%', -32_000, -400],
  ['EMI STYLEBARN 0{1;2;3;4}/06 (EXCL TAX ##.##)', -620_000, -98_000],
  ['INTEREST ON EMI {=dd}', -60_000, -4_000],
  ['HOTEL MALHAR GRAND GOA IN', -1_480_000, -310_000],
  ['FUEL SURCHARGE WAIVER EXCL TAX', 1_000, 3_500],
  ['REVERSAL STYLEBARN.COM MUMBAI IN', 30_000, 240_000],
];

const TERMS = `Schedule of charges. Annual fee Rs. 499 to Rs. 4,999; cash advance 2.5% or Rs. 500, whichever is higher; finance charges 3.50% a month (42% p.a.) from the date of transaction.
Late payment: Rs. 0 up to Rs. 500; Rs. 400 above Rs. 500 up to Rs. 1,000; Rs. 750 up to Rs. 10,000; Rs. 950 up to Rs. 25,000; Rs. 1,100 up to Rs. 50,000; Rs. 1,300 above.
Illustration: a purchase of Rs. 15,000 on 24 April, statement on 15 May with Total Amount Due 15,000.00; payment of 2,000.00 on 4 June; interest on 15 June: 15000 x 3.35% x 12 x 41 days / 365 = 677.31 D and 13000 x 3.35% x 12 x 11 / 365 = 157.49 D.`;

const markOf = ({ amount, lines }: Entry): string => (amount > 0n ? 'C' : lines[0]?.startsWith('EMI') ? 'M' : 'D');

function front(
  random: Random,
  holder: string,
  number: string,
  [start = '', end = '']: readonly string[],
  sums: readonly bigint[],
) {
  const wordy = (iso: string) => named(iso, 'd mon yyyy', SHORT);
  const [last = 0n, back = 0n, bought = 0n, fees = 0n, due = 0n] = sums;
  const names = [
    'Previous Balance',
    'Payments, Reversals &<br>other Credits',
    'Purchases &<br>Other Debits',
    'Fee, Taxes &<br>Interest Charges',
    'Total Outstanding',
  ];
  const figures = [last, back, bought, fees, due].map(rupees).join('|');
  const limit = random.pick([12_500_000n, 20_000_000n, 45_000_000n]);
  return `<div class="sp"><div class="addr"><b>${holder}</b><br>B-14 PANCHAVATI SOCIETY<br>PASHAN ROAD<br>PUNE 411999</div><div class="box"><h1>Kesar Card</h1>Monthly Statement<br>Credit Card Number<br><b>${number}</b></div></div>
<div class="boxes"><div>*Total Amount Due ( ₹ )<b>${rupees(due)}</b></div><div>**Minimum Amount Due ( ₹ )<b>${rupees(due / 20n)}</b></div><div>Payment Due Date<b>${wordy(dayAfter(end, 20))}</b></div><div>Statement Date<b>${wordy(end)}</b></div></div>
<div class="cap">ACCOUNT SUMMARY</div>${table([84, 108, 108, 108, 112], heads('ccccc', names.join('|')) + cells('ccccc', figures), 'sums')}
<div class="sp small"><span>Credit Limit ( ₹ ) <b>${rupees(limit)}</b></span><span>Cash Limit ( ₹ ) <b>${rupees(limit / 5n)}</b></span><span>Available Credit Limit ( ₹ ) <b>${rupees(limit - due)}</b></span></div>
<div class="cap">for Statement Period: ${named(start, 'dd mon yy', SHORT)} to ${named(end, 'dd mon yy', SHORT)}</div>`;
}

const isFee = ({ lines, amount }: Entry): boolean => amount < 0n && /^(FOREIGN|IGST|INTEREST)/.test(lines[0] ?? '');

function draw(random: Random): Drawn {
  const { start, end } = cycleOf(random, random.integer(5, 22));
  const last = BigInt(random.integer(800_000, 9_000_000));
  const payment = ['PAYMENT RECEIVED 0000PP0##{A;B;C}#######', random.chance(0.7) ? last : last / 2n] as const;
  const rows = cardEntries(random, [start, end], [10, 46], SHOPS, payment);
  const due = last - total(rows);
  if (due <= 0n) return draw(random);
  const fees = -total(rows.filter(isFee));
  const holder = random.pick(INDIANS);
  const number = `XXXX XXXX XXXX XX${random.digits(2)}`;
  const sums = [last, total(rows, 1), -total(rows, -1) - fees, fees, due];
  const top = front(random, holder, number, [start, end], sums);
  const points = random.digits(4);
  const panel = `<div class="panel"><b>SHOP &amp; SMILE SUMMARY</b><br>Previous Balance<br>${points}<br>Earned<br>312<br>Redeemed / Expired<br>0 / 25<br>Closing Balance<br>${Number(points) + 287}<hr><b>Get 5X</b> on dining till ${named(dayAfter(end, 40), 'dd mon yyyy', SHORT)}. Convert spends above ₹ 2,500 into EMI: SMS EMI to 56xxx.<hr>Your NACH is not registered. Pay ₹ ${rupees(due)} by app.</div>`;
  const titles = heads('llr', 'Date|Transaction Details|Amount ( ₹ )');
  const height = ({ lines }: Entry) => 4 + 10 * lines.length;
  const pages = sheets(rows, height, [390, 600, 20], ({ rows: some, index, from }) => {
    const owner = `<tr><td></td><td class="l"><b>TRANSACTIONS FOR ${holder}</b></td><td></td></tr>`;
    const body = some.map((row, r) =>
      cells(
        'llr',
        [named(row.date, 'dd mon yy', SHORT), joined(row.lines), `${rupees(row.amount)} <b>${markOf(row)}</b>`],
        [0, from + r],
      ),
    );
    const rowsHere = table([56, 250, 84], titles + (index === 0 ? owner : '') + body.join(''), 'rows');
    return `${index === 0 ? top : `<div class="sp"><b>Kesar Card</b><span>${number}</span></div><br>`}<div class="sp"><div>${rowsHere}</div>${index === 0 ? panel : ''}</div><div class="foot">Transaction highlighted in grey is converted. C=Credit; D=Debit; M=Monthly Installments; TAD=Total Amount Due; CR=Surcharge reversal</div>`;
  });
  const terms = `<h1>Important messages</h1><p class="terms">${TERMS}</p><p class="terms">${TERMS}</p>`;
  const css = look(
    "7.5pt/10pt 'Liberation Sans','DejaVu Sans'|34pt 36pt|h1{font-size:16pt;line-height:22pt;color:#b5480f}.addr{padding-top:26pt}.box{text-align:right}.boxes{display:flex;background:#fdf1e6;margin:14pt 0;padding:6pt}.boxes div{flex:1}.boxes b{display:block;font-size:11pt;line-height:16pt}.cap{background:#b5480f;color:#fff;padding:2pt 6pt;margin:8pt 0 3pt}.sums th{white-space:normal}.sums td,.sums th{padding:2pt}.small{font-size:7pt}.rows td,.rows th{padding:2pt 2pt}.rows th{border-bottom:1pt solid #b5480f;font-weight:bold}.panel{width:118pt;background:#f7f7f7;padding:6pt;font-size:6.5pt;line-height:9pt}.terms{margin:8pt 0;font-size:7pt;white-space:pre-line}.foot{position:absolute;bottom:16pt;left:36pt;font-size:6pt}",
  );
  const truth = rows.map((row) => rowOf(row, told(row.lines.join(' '), row.lines[0] ?? '')));
  const facts = {
    account: account(`Kesar Card|${holder}|credit-card|INR`, number.replaceAll(' ', '')),
    period: { start, end },
  };
  return drawnOf([...pages, terms], css, { ...facts, opening: -last, closing: -due, rows: truth });
}

export const families: Family[] = [
  family('in-card-kesar-boxes', 'en', 'credit-card', ['marks', 'panel', 'boxes', 'terms', 'lakhs'], draw),
];
