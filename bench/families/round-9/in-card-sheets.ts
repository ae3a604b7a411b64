import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  hourOf,
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
} from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { blocks, br, lakh, minus, seldomIn } from './asia-parts.ts';

/**
 * An Indian card bill (panels of dues before, domestic rows by holder, international ones apart, reward points in a column) and a Philippine one in
 * monospace (months in words without a year, payments below zero, instalments among the rows).
 */

const IN: readonly Sort[] = [
  ['{ORCHARD MART PUNEGAON;BLUE LOTUS FUELS MUMBRA;ZIPPY EATS BENGALARU;METRO RAIL TOPUP}', -560_000, -9900],
  ['{INSTASHOP ECOM;KAPDA GHAR} (Ref No. VT24########00000#######)', -890_000, -29_900],
  ['EMI {PRINCIPAL;INTEREST} - 0{1;2;5;7}/12, REF NO 0000####0##', -460_000, -12_000],
  ['IGST-VPS27########-RATE 18.0 -27 (Ref No. 09#########)', -9000, -400],
  ['FUEL SURCHARGE WAIVER', 500, 4000],
  ['REFUND KAPDA GHAR ({=dd/mm/yyyy})', 19_900, 240_000],
];
const FAR: readonly Sort[] = [
  ['{CLOUDNEST.EXAMPLE DUBLIN;INKSTORE DIGITAL SEATTLE}', -420_000, -60_000],
  ['FOREIGN CURRENCY MARKUP FEE', -14_000, -2000],
];
const IN_LOOK = look(
  '7.2pt/10pt Liberation Sans|26pt 28pt|.logo{font-size:14pt;line-height:20pt;color:#1d3f8f}.dues td,.dues th{border:.5pt solid #aab;padding:3pt 9pt}.dues th{background:#e9eef8}.dues{margin:6pt 0}h2{font-size:8.6pt;background:#1d3f8f;color:#fff;padding:3pt;margin:8pt 0 0}.list td,.list th{padding:2.4pt 3pt;border-bottom:.4pt solid #ddd}.list th{font-weight:bold}.who td{font-weight:bold}.side{width:150pt;border:.6pt solid #1d3f8f;padding:5pt;font-size:6.4pt;line-height:9pt;white-space:normal}.note{font-size:6pt;line-height:8pt;margin-top:8pt;white-space:normal}.foot{position:absolute;bottom:10pt;right:28pt;font-size:6pt}',
);

const signed = (value: bigint): string => `${lakh(value)}${value > 0n ? ' Cr' : ''}`;

/** Groups of rows: the payment and purchases of one holder, of another, and those abroad. */
function groups(random: Random, end: string, opening: bigint): Move[][] {
  const span = { start: dayAfter(end, -29), end: dayAfter(end, -1), floor: null };
  const date = dayAfter(end, -random.integer(8, 24));
  const first = moves(random, { ...span, sorts: seldomIn(IN), count: random.integer(6, 44) });
  const pay: Move = {
    ...(first[0] as Move),
    date,
    amount: random.chance(0.75) ? -opening : -opening / 4n,
    lines: [
      fill(
        random,
        '{BPPY CC PAYMENT DP0##########~~~##;NETBANKING TRANSFER} (Ref No. 0000000000{=ddmm}010######)',
        date,
      ),
    ],
  };
  const own = [...first, pay].sort((a, b) => a.date.localeCompare(b.date));
  const other = random.chance(0.35)
    ? moves(random, { ...span, sorts: IN.slice(0, 2), count: random.integer(2, 9) })
    : [];
  const far = random.chance(0.6) ? moves(random, { ...span, sorts: FAR, count: random.integer(1, 6) }) : [];
  return [own, other, far];
}

function indian(random: Random): Drawn {
  const end = dayAfter('2022-02-15', 30 * random.integer(0, 40));
  const opening = -BigInt(random.integer(150_000, 9_000_000));
  const parts = groups(random, end, opening);
  const rows = parts.flat();
  const closing = opening + total(rows);
  const [holder = '', second = ''] = random.shuffle(['ANAGH V KULDHARE', 'SHOBHA R PENTWAR', 'IRA DALMUKH']);
  const number = `4375 ${random.digits(2)}XX XXXX ${random.digits(4)}`;
  const widths = [96, 284, 60, 94];
  const align = 'llrr';
  let at = 0;
  const lines = parts.flatMap((some, g) => {
    if (some.length === 0) return [];
    const title =
      g === 1
        ? ''
        : `<h2>${g ? 'International' : 'Domestic'} Transactions</h2>${table(widths, heads(align, `Date|Transaction Description|${g ? 'Foreign Amt' : 'Reward Pts'}|Amount (in Rs.)`), 'list')}`;
    const who =
      g === 2
        ? ''
        : table(widths, `<tr class="who"><td colspan="4" class="l">${g ? second : holder}</td></tr>`, 'list');
    const body = some.map((row, r) => {
      const third =
        g === 2
          ? `USD ${point(-row.amount / 83n)}`
          : row.amount < -15_000n && !/IGST|EMI/.test(row.lines[0] ?? '')
            ? String(-row.amount / 15_000n)
            : '';
      return {
        html: table(
          widths,
          cells(
            align,
            [
              `${day(row.date, 'dd/mm/yyyy')}${r % 5 === 4 ? '' : ` ${hourOf(r, some.length)}:${row.ref.slice(0, 2).replace(/^[6-9]/, '2')}`}`,
              br(row.lines),
              third,
              signed(row.amount),
            ],
            [0, at++],
          ),
          'list',
        ),
        tall: 15.4,
      };
    });
    return [{ html: title + who, tall: title ? 60 : 16 }, ...body];
  });
  const due = closing < 0n ? lakh(closing) : `${lakh(closing)} Cr`;
  const dues = `<table class="dues">${heads('ccc', 'Payment Due Date|Total Dues|Minimum Amount Due')}${cells('ccc', [day(dayAfter(end, 20), 'dd/mm/yyyy'), due, lakh(closing < 0n ? -closing / 20n : 0n)])}${heads('ccc', 'Credit Limit|Available Credit Limit|Available Cash Limit')}${cells('ccc', ['3,00,000', '2,41,118.00', '1,20,000.00'])}</table><b>Account Summary</b><table class="dues">${heads('ccccc', 'Opening<br>Balance|Payment/<br>Credits|Purchase/<br>Debits|Finance<br>Charges|Total Dues')}${cells('ccccc', [lakh(opening), lakh(total(rows, 1)), lakh(total(rows, -1)), '0.00', due])}</table>`;
  const points = `<b>Reward Points Summary</b><table class="dues">${heads('ccccc', 'Opening Balance|Feature + Bonus Earned|Disbursed|Adjusted/Lapsed|Closing Balance')}${cells('ccccc', '4,120|318|0|25|4,413')}</table><div class="note">Past Dues (if any): Overlimit 0.00 · 3 Months 0.00 · 2 Months 0.00 · 1 Month 0.00. Finance charges @ 3.49% per month are applicable on all transactions from the date of transaction in the event of the card member choosing not to pay his balance in full. E.g. a purchase of Rs. 10,000 on 10/04/2024 attracts charges of Rs. 349.00. GSTIN 27AAACD1234A1Z5, HSN 9971. Call 1800 2099 999.</div>`;
  const pages = pack(lines, ({ tall }) => tall, 420, 640).map(
    (part, p, all) =>
      `<div class="sp"><b class="logo">DHRUV BANK Credit Cards</b><span>${p === 0 ? 'Statement for DHRUV MILES Credit Card' : `Card No: ${number}`}</span></div>${p === 0 ? `<div class="sp"><div>Name : ${holder}${blocks(['FLAT 12 SARAS APTS', 'BANERI ROAD', 'PUNEGAON 411999'])}<br>Statement Date : ${day(end, 'dd/mm/yyyy')}<br>Card No: ${number}</div><div class="side"><b>MILES OFFER</b><br>Spend Rs. 50,000 by 31/03 and get 2,000 bonus points. Convert spends of Rs. 5,432.00 into EMI at 1.25% p.m.</div></div>${dues}` : ''}${part.map(({ html }) => html).join('')}${p === all.length - 1 ? points : ''}<div class="foot">Page ${p + 1} of ${all.length}</div>`,
  );
  return drawnOf(pages, IN_LOOK, {
    account: account(`DHRUV BANK|${holder}|credit-card|INR`, number.replaceAll(' ', '')),
    opening,
    closing,
    rows: rows.map((row) => rowOf(row)),
  });
}

const PH: readonly Sort[] = [
  ['{SULIT GROCER MAKILA;KAPE BARKADA BGD TAGIG;PETROLAN EDSA SUR;BOTIKA NG BAYAN QC}', -420_000, -12_000],
  ['STREAMBOX.EXAMPLE AMSTERDAM NL|U.S. Dollar {9;15}.99', -93_000, -55_000],
  ['{GADGET HUB;ABENSTAR APPLIANCE}: 0{1;2;5;7}/12 INSTALLMENT AMORTIZATION', -480_000, -90_000],
  ['{TUBIG MAKILA;KURYENTE INC} AUTOCHARGE #########', -690_000, -60_000],
  ['CREDIT MEMO SULIT GROCER MAKILA', 10_000, 90_000],
];
const PH_LOOK = look(
  "7.4pt/10pt 'Liberation Mono'|30pt 40pt|.m{white-space:pre}.logo{font:bold 13pt 'Liberation Sans';color:#b11116}.foot{position:absolute;bottom:14pt;left:40pt;font-size:6.4pt}",
);
const LONG = 'January February March April May June July August September October November December';
const stamp = (iso: string): string => `${mon(iso, LONG)} ${Number(iso.slice(8))}`;

const PH_NOTE =
  '<br><div>IMPORTANT REMINDERS: Pay on or before the due date to avoid late payment fee of P850.00 or the<br>unpaid minimum amount due, whichever is lower. Effective March 1, 2024, the finance charge rate is<br>3.00% per month. For inquiries call (+632) 8999-9100. Points earned 1,204; points balance 20,553.</div>';
const owed = (value: bigint): string => minus(-value, point);
const plain = (one: string) => ({ html: `<div class="m">${text(one) || ' '}</div>`, tall: 10 });
const wide = (words: string, value: bigint) => plain(`${' '.repeat(28)}${words.padEnd(56)}${owed(value).padStart(14)}`);

const printedLine = (row: Move, at: number) => {
  const [first = '', ...more] = row.lines;
  const trans = stamp(dayAfter(row.date, -(Number(row.ref[0]) % 3)));
  const body = [
    `${trans.padEnd(14)}${stamp(row.date).padEnd(14)}${first.padEnd(56).slice(0, 56)}${owed(row.amount).padStart(14)}`,
    ...more.map((one) => `${' '.repeat(28)}${one}`),
  ];
  return {
    html: body.map((one) => `<div class="m" ${rowAttribute(0, at)}>${text(one)}</div>`).join(''),
    tall: body.length * 10,
  };
};

function monospace(random: Random): Drawn {
  const end = dayAfter('2022-01-12', 30 * random.integer(0, 44));
  const opening = -BigInt(random.integer(90_000, 5_400_000));
  const spent = moves(random, {
    start: dayAfter(end, -29),
    end,
    sorts: seldomIn(PH),
    count: random.integer(5, 58),
    floor: null,
  });
  const paid: Move = {
    ...(spent[0] as Move),
    date: dayAfter(end, -random.integer(4, 25)),
    amount: random.chance(0.7) ? -opening : -opening / 6n,
    lines: ['PAYMENT - THANK YOU'],
  };
  const rows = [...spent, paid].sort((a, b) => a.date.localeCompare(b.date));
  const closing = opening + total(rows);
  const holder = random.pick(['JOSELITO M DALISAYAN', 'MARIA CORAZON T BAGATSIN']);
  const number = `5240-${random.digits(2)}XX-XXXX-${random.digits(4)}`;
  const rule = plain('-'.repeat(98));
  const lines = [
    plain(`${'Transaction'.padEnd(14)}${'Post'.padEnd(14)}${'Description'.padEnd(64)}Amount`),
    plain(`${'Date'.padEnd(14)}Date`),
    rule,
    plain(`MABUHAY GOLD MASTERCARD  ${number}`),
    wide('Previous Balance', opening),
    ...rows.map(printedLine),
    wide('Finance Charge', 0n),
    wide('Ending Balance', closing),
    rule,
    plain(''),
    plain('Installment Balance Summary'),
    plain(
      `${'GADGET HUB'.padEnd(28)}Remaining Balance  18,450.00   Monthly  2,050.00   Ends ${stamp(dayAfter(end, 250))}`,
    ),
  ];
  const facts = [
    `Statement Date        ${stamp(end).toUpperCase()}, ${end.slice(0, 4)}`,
    `Payment Due Date      ${stamp(dayAfter(end, 21)).toUpperCase()}, ${dayAfter(end, 21).slice(0, 4)}`,
    `Customer Number       0101${random.digits(8)}`,
    `Credit Limit          150,000.00`,
    `Total Amount Due      ${owed(closing)}`,
    `Minimum Amount Due    ${point(closing < 0n ? -closing / 20n : 0n)}`,
  ];
  const pages = pack(lines, ({ tall }) => tall, 560, 680).map(
    (part, p, all) =>
      `<div class="logo">MABUHAY ISLANDS BANK</div><br>${p === 0 ? `<div class="sp"><div>${blocks([holder, '12 SAMPAGITA ST', 'BRGY MALINIS, QUEZONIA', '1999'])}</div><div class="m">${facts.join('<br>')}</div></div><br>` : ''}${part.map(({ html }) => html).join('')}${p === all.length - 1 ? PH_NOTE : ''}<div class="foot">STATEMENT OF ACCOUNT   Page ${p + 1} of ${all.length}</div>`,
  );
  return drawnOf(pages, PH_LOOK, {
    account: account(`MABUHAY ISLANDS BANK|${holder}|credit-card|PHP`, number),
    opening,
    closing,
    rows: rows.map((row) => rowOf(row)),
  });
}

export const families: Family[] = [
  family(
    'in-card-sections',
    'en',
    'credit-card',
    ['sections', 'several-holders', 'reward-column', 'time-in-date', 'panels'],
    indian,
  ),
  family(
    'ph-card-monospace',
    'en',
    'credit-card',
    ['monospace', 'two-dates', 'months-in-words', 'dates-without-year', 'instalments'],
    monospace,
  ),
];
