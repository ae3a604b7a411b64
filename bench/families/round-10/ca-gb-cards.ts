import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Block, flow, longDay, section, spanOfDays, UK_PEOPLE, US_PEOPLE } from './blocks-en.ts';

/**
 * A large Canadian bank's card bill (two dates, a column of spend categories, a total for each card) and a large British one (unsigned
 * amounts with CR behind refunds and payments, texts with the currency below, sometimes only the sheets after the first).
 */

/** A text, its category and the least and the most. */
const CHARGES: readonly Sort[] = [
  ['OAKMERE MKT #### PELLMOOR ON^Retail and Grocery', -16_000, -300],
  ['CLOUDLARK.EXAMPLE 866-555-01## CA|1#.## USD @ 1.39####**^Professional and Financial Services', -4_000, -900],
  ['Ý TST-LARCH & RYE DUNMERE ON^Restaurants', -11_000, -900],
  ['GASNROAM #### DUNMERE ON^Transportation', -9_000, -2_000],
  ['PORTWAY AIR 001########## PORTWAY QC^Transportation', -70_000, -12_000],
  ['SILVER STAGE CINEMA 05 PELLMOOR ON^Hotel, Entertainment and Recreation', -6_000, -1_200],
  ['TRIRIVER HYDRO PREAUTH 888-555-0188 ON^Home and Office Improvement', -20_000, -4_000],
  ['OAKMERE MKT #### PELLMOOR ON^Retail and Grocery', 800, 7_000],
];

function categories(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([29, 30]));
  const who = random.pick(US_PEOPLE);
  const base = `${random.digits(4)} XXXX XXXX `;
  const numbers = [base + random.digits(4), base + random.digits(4)].slice(0, random.integer(1, 2));
  const owed = BigInt(random.integer(30_000, 500_000));
  const paid = section(random, start, end, random.integer(1, 2), [
    ['PAYMENT THANK YOU/PAIEMENT MERCI^', 30_000, 400_000],
  ]);
  const spent = numbers.map((_, n) => section(random, start, end, random.integer(n ? 2 : 8, n ? 14 : 62), CHARGES));
  const interest = random.chance(0.4) ? section(random, end, end, 1, [['REGULAR PURCHASES^', -5_000, -400]]) : [];
  const all = [...paid, ...spent.flat(), ...interest];
  const wrong = random.chance(0.28) ? 10_000n : 0n;
  const opening = -owed;
  const closing = opening + total(all);
  const w = [46, 46, 232, 148, 60];
  const md = (iso: string) => `${mon(iso)} ${day(iso, 'dd')}`;
  const money = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const texts = (one: Move) => {
    const [text = '', category = ''] = one.lines.join('|').split('^');
    return { lines: text.split('|'), category };
  };
  let row = 0;
  const bought = (one: Move) => dayAfter(one.date, -((Number(one.ref) % 3) + (one.amount > 0n ? 0 : 1)));
  const item = (one: Move, sign: bigint): Block => {
    const { lines, category } = texts(one);
    return {
      html: table(
        w,
        cells('llllr', [md(bought(one)), md(one.date), joined(lines), category, money(one.amount * sign)], [0, row++]),
        't',
      ),
      h: 14 + 9.5 * (lines.length - 1),
    };
  };
  const titles = 'Trans<br>date|Post<br>date|<br>Description|<br>Spend Categories|<br>Amount($)';
  const head = table(w, heads('llllr', titles), 'h');
  const blocks: Block[] = [
    {
      html: `<h2>Your payments</h2>${table(w, heads('llllr', titles.replace('Spend Categories', '')), 'h')}`,
      h: 48,
      again: head,
    },
    ...paid.map((one) => item(one, 1n)),
    { html: table([472, 60], cells('lr', ['<b>Total payments</b>', `<b>$${point(total(paid))}</b>`]), 'tt'), h: 18 },
    ...numbers.flatMap((number, n): Block[] => [
      {
        html: `${n === 0 ? `<h2>Your new charges and credits</h2>${head}` : ''}<p class="cn">Card number ${number}</p>`,
        h: n === 0 ? 62 : 20,
        again: head,
      },
      ...(spent[n] ?? []).map((one) => item(one, -1n)),
      {
        html: table(
          [472, 60],
          cells('lr', [
            `<b>Total for ${number}</b>`,
            `<b>$${money(-total(spent[n] ?? []) + (n === 0 ? wrong : 0n))}</b>`,
          ]),
          'tt',
        ),
        h: 20,
      },
    ]),
    {
      html: '<p class="n">** For foreign currency purchases, the conversion rate includes a 2.5% fee. &nbsp; Ý Identifies Wonderful Offers</p>',
      h: 14,
    },
    {
      html: `<h2>Your interest</h2>${table([46, 46, 200, 120, 120], heads('lllrr', 'Trans<br>date|Post<br>date|<br>Description|Annual<br>interest rate|<br>Amount($)'), 'h')}`,
      h: 46,
      again: '',
    },
    ...interest.map(
      (one): Block => ({
        html: table(
          [46, 46, 200, 120, 120],
          cells(
            'lllrr',
            [md(one.date), md(one.date), texts(one).lines[0] ?? '', '20.99%', point(one.amount)],
            [0, row++],
          ),
          't',
        ),
        h: 14,
      }),
    ),
    {
      html: table(
        [472, 60],
        cells('lr', ['<b>Total interest this period</b>', `<b>$${point(total(interest))}</b>`]),
        'tt',
      ),
      h: 18,
    },
    {
      html: `<div class="inf"><b>Spend Report</b>${table([180, 80, 60], ['Retail and Grocery', 'Transportation', 'Restaurants'].map((name, at) => cells('lrr', [name, `$${point(BigInt(20_000 + at * 7_123))}`, `${at + 2}`])).join(''))}<p>Contact us within 30 days of ${longDay(end)} if anything is not right.</p></div>`,
      h: 70,
    },
  ];
  const credits = inOrOut(spent.flat(), 1);
  const debits = inOrOut(spent.flat(), -1);
  const top = (at: number, count: number) =>
    `<div class="sp tl"><span><b class="lg">NORDIC IMPERIAL</b> &nbsp; Dividend Visa Card</span><span>Page ${at + 1} of ${count}<br>${who}<br>Account number ${numbers[0]}</span></div>`;
  const front = `<div class="sp"><div class="to">${who}<br>220 LARCH AVE<br>PELLMOOR ON N0N 0X0</div><div>Statement Date: ${longDay(end)}<br><b>Statement period</b><br>${longDay(start)} to ${longDay(end)}<br><br>Amount Due <b>$${money(-closing)}</b><br>Minimum payment $10.00 due ${longDay(dayAfter(end, 21))}</div></div><div class="sp"><div class="ag"><h2>Your account at a glance</h2>${span('Previous balance', `$${point(owed)}`)}${span('Payments', `$${point(total(paid))}`)}${span('Other credits', `${point(total(credits))}`)}${span('<b>Total credits</b>', `- $${point(total(paid) + total(credits))}`)}${span('Purchases', point(total(debits)))}${span('Cash advances', '0.00')}${span('Interest', point(total(interest)))}${span('Fees', '0.00')}${span('<b>Total charges</b>', `+ $${point(total(debits) + total(interest))}`)}${span('<b>Total balance</b>', `<b>= $${money(-closing)}</b>`)}</div><div class="ag"><h2>Your credit limit</h2>${span('Credit limit', '$9,500.00')}${span('Available credit', '$4,210.15')}<p class="n">If you make only the minimum payment each month, it would take about 21 years and 4 months to repay the balance of this statement.</p></div></div><h2>Dividend Summary</h2><p>Dividend earned this statement $18.42 &nbsp; Total year to date $104.77</p>`;
  const pages = flow(
    blocks,
    270,
    640,
    (html, at, count) =>
      `${top(at, count)}${at === 0 ? front : ''}${html}<div class="ft">Information about your account: write to P.O. Box 4999 Stn A, Dunmere. 1 800 555-0166. &nbsp; 0${random.digits(5)}</div>`,
  );
  return drawnOf(
    pages,
    look(
      '7.5pt/9.5pt Liberation Sans|28pt 40pt|.tl{border-bottom:2pt solid #8b1538;margin-bottom:8pt;padding-bottom:4pt}.lg{font-size:14pt;line-height:20pt;color:#8b1538}.to{padding:24pt 0 40pt 16pt}h2{font-size:10.5pt;line-height:14pt;margin:7pt 0 3pt;color:#8b1538}.ag{width:255pt;line-height:12pt}.h th{border-bottom:0.6pt solid #000;font-weight:bold;font-size:7pt;line-height:8pt}.t td{padding-top:4pt}.cn{font-weight:bold;margin-top:5pt}.tt td{padding-top:4pt;border-top:0.4pt solid #999}.n{font-size:6.5pt;line-height:8pt}.inf{margin-top:10pt;background:#f2f2f2;padding:5pt}.ft{position:absolute;left:40pt;bottom:16pt;font-size:6.5pt}',
    ),
    {
      account: account(`NORDIC IMPERIAL|${who}|credit-card|CAD`, (numbers[0] ?? '').replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      status: wrong ? 'failed' : 'verified',
      rows: all.map((one) => {
        const { lines, category } = texts(one);
        const [head1 = '', ...rest] = lines;
        const bare = lines.map((line) => line.replace('Ý ', '')).join(' ');
        return rowOf(
          { ...one, lines },
          {
            alsoAccepted: [
              bare,
              ...(category ? [`${lines.join(' ')} ${category}`, [head1, category, ...rest].join(' ')] : []),
            ],
          },
        );
      }),
    },
  );
}

const RECEIVED: readonly Sort[] = [
  [')))|OAKMERE STORES    PELLMOOR', -8_000, -220],
  ["|CLOUDLARK.EXAMPLE INT'L 00######## CA~1#.## USD @ 1.2###~Visa Rate", -4_000, -800],
  ['|NON-STERLING TRANSACTION FEE', -150, -20],
  ['|HARBOUR MUTUAL INS 0345 555 01##', -30_000, -4_000],
  [')))|GASNROAM ####     DUNMERE', -8_000, -1_800],
  ['IAP|BENT SPOON COFFEE   ANSLEY', -1_900, -280],
  ['|OAKMERE STORES RETURNS PELLMOOR', 700, 9_000],
];

function received(random: Random) {
  const { start, end } = spanOfDays(random, 29);
  const who = random.pick(UK_PEOPLE);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const owed = BigInt(random.integer(20_000, 350_000));
  const sorts = RECEIVED.map(
    ([text, low, high]): Sort => [text.replace(/~/g, '!').replace(/\|/, '^').replace(/!/g, '|'), low, high],
  );
  const drawn = moves(random, { start, end, count: random.integer(8, 74), sorts, floor: null });
  const pay = section(random, dayAfter(start, 9), dayAfter(start, 9), 1, [
    ['^{DIRECT DEBIT PAYMENT - THANK YOU;PAYMENT - THANK YOU}', Number(owed), Number(owed)],
  ]);
  const cut = [...drawn, ...pay].map((one) => ({
    ...one,
    code: (one.lines[0] ?? '').split('^')[0] ?? '',
    texts: [(one.lines[0] ?? '').split('^')[1] ?? '', ...one.lines.slice(1)].map((line) => line.replace(/ +/g, ' ')),
  }));
  const rows = [...cut].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const opening = -owed;
  const closing = opening + total(rows);
  const dmy = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const w = [62, 62, 22, 260, 80];
  const head = table(
    w,
    heads('lllll', 'Received<br>By Us|Transaction<br>Date||<br>Details|').replace(
      'class="l"></th></tr>',
      'class="r"><br>Amount</th></tr>',
    ),
    'h',
  );
  const blocks: Block[] = rows.map(
    (one, at): Block => ({
      html: table(
        w,
        cells(
          'llllr',
          [
            dmy(one.date),
            dmy(dayAfter(one.date, -(Number(one.ref) % 3))),
            one.code,
            joined(one.texts),
            `${point(one.amount)}${one.amount > 0n ? 'CR' : '<span class="hid">CR</span>'}`.replace(
              '<span class="hid">CR</span>',
              '<i class="gap"></i>',
            ),
          ],
          [0, at],
        ),
        't',
      ),
      h: 12 + 10 * (one.texts.length - 1),
    }),
  );
  const cr = (value: bigint) => `£${point(value)}${value > 0n ? 'CR' : ''}`;
  blocks.push({
    html: `<p class="ssi">Summary Of Interest On This Statement</p>${table([260, 120, 106], heads('lrr', 'Type|Balance|Interest') + cells('lrr', ['ON PURCHASES AT 1.844% (24.9% APR)', '0.00', '0.00']) + cells('lrr', ['ON CASH AT 2.222% (29.9% APR)', '0.00', '0.00']))}<p class="ssi">TOTAL INTEREST CHARGED ON THIS STATEMENT &nbsp; 0.00</p><p class="sm">ESTIMATED INTEREST - Next month's estimated interest will be £${point(closing / -60n)} if you pay the minimum by ${longDay(dayAfter(end, 25), 'en-GB')}.</p>`,
    h: 90,
  });
  const top = (at: number) =>
    `<div class="sp tl"><div><b class="lg">SABLE&amp;CO</b><p class="st">Your Credit Card Statement</p></div><div>Contact tel 03455 550 134<br>PO Box 6991, Dunmere DN9 9ZZ<br>www.sableco.example</div></div><div class="sp an"><span><b>Cardholder's Name</b><br>${who}</span><span><b>Card Number</b><br>${number}</span><span><b>Sheet Number</b><br>${at + 1}</span></div>`;
  const front = `<div class="sp"><p class="to">${who}<br>14 MILL RISE<br>ANSLEY CROSS<br>AN9 9ZX</p><div class="as"><b>Account Summary</b>${span('Statement Date', longDay(end, 'en-GB'))}${span('Previous Balance', cr(opening))}${span('Debits', `£${point(total(rows, -1))}`)}${span('Credits', `£${point(total(rows, 1))}`)}${span('<b>New Balance</b>', `<b>${cr(closing)}</b>`)}<hr>${span('Credit Limit', '£6,500.00')}${span('Minimum Payment', '£25.00')}${span('Payment Due', longDay(dayAfter(end, 25), 'en-GB'))}</div></div><p class="sm">If you do not pay off the full amount outstanding, we will allocate your payment to the outstanding balance in a specific order, which is set out in the summary box.</p>`;
  const early = random.chance(0.45);
  const all = flow(
    blocks,
    early ? 540 : 400,
    540,
    (html, at) =>
      `${top(early ? at + 1 : at)}${at === 0 && !early ? front : ''}<h2>Your Transaction Details</h2>${head}${html}<div class="ft">Sable&amp;Co UK Bank plc, registered in England number 09929999. ${random.digits(2)} Mill Street, Pellmoor. MC${random.digits(6)}</div>`,
  );
  return drawnOf(
    all,
    look(
      '8pt/10pt Liberation Serif|28pt 50pt|.lg{font-size:18pt;line-height:24pt;color:#b00}.st{font-size:13pt;line-height:18pt}.an{border-top:0.8pt solid #000;border-bottom:0.8pt solid #000;padding:4pt 0;margin:6pt 0}.to{padding:20pt 0 20pt 16pt}.as{width:210pt;line-height:13pt}h2{font-size:11pt;line-height:18pt}.h th{font-weight:bold;border-bottom:0.5pt solid #000}.t td{padding-top:2pt}.gap{display:inline-block;width:11.5pt}.ssi{font-weight:bold;margin-top:10pt}.sm{font-size:7pt;margin-top:4pt}.ft{position:absolute;left:50pt;bottom:16pt;font-size:6.5pt}',
    ),
    {
      account: account(`SABLE&CO|${who}|credit-card|GBP`, number.replaceAll(' ', '')),
      ...(early ? { status: 'unverifiable' as const, unbound: rows.map((_, at) => at) } : { opening, closing }),
      rows: rows.map((one) =>
        rowOf({ ...one, lines: one.texts }, { alsoAccepted: one.code ? [`${one.code} ${one.texts.join(' ')}`] : [] }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'ca-card-spend-categories',
    'en',
    'credit-card',
    ['two-dates', 'category-column', 'totals-per-card', 'no-year', 'misprint'],
    categories,
    LETTER,
  ),
  family(
    'gb-card-received-by-us',
    'en',
    'credit-card',
    ['two-dates', 'cr-suffix', 'no-period', 'first-sheet-missing', 'no-sums'],
    received,
    A4,
  ),
];
