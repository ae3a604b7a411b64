import type { Random } from '../../../corpus/generator/random.ts';
import { LETTER, type Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  day,
  daysFrom,
  list,
  POINT,
  paged,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** An American processor's fees to a merchant, a British energy account with a running balance, Australian dividends reinvested. */

const us = (iso: string) => day(iso, 'mm/dd/yy');

function merchant(random: Random) {
  const { firm, place } = whoIn(random, 'en');
  const start = `${random.integer(2022, 2025)}-0${random.integer(1, 9)}-01`;
  const days = list(random.integer(18, 28), (at) => dayAfter(start, at));
  const batches = days.map((date) => {
    const gross = random.integer(20_000, 340_000);
    const back = random.chance(0.2) ? random.integer(900, 9_000) : 0;
    return { date, gross, back, count: random.integer(3, 60) };
  });
  const gross = sum(batches.map((one) => one.gross));
  const back = sum(batches.map((one) => one.back));
  const fees = [
    'Discount rate 1.79% VS',
    'Discount rate 1.79% MC',
    'Transaction fee 0.10',
    'Assessment 0.14%',
    'PCI program fee',
    'Monthly statement fee',
    'Batch header fee',
  ].map((name) => ({ name, fee: random.integer(500, 42_000) }));
  const net = gross - back - sum(fees.map(({ fee }) => fee));
  const rows = batches.map((one) => [
    us(one.date),
    `B${random.digits(6)}`,
    `${one.count}`,
    POINT(one.gross),
    POINT(-one.back),
    POINT(one.gross - one.back),
  ]);
  const pages = paged(
    rows,
    18,
    40,
    (part, at, count) =>
      `<div class="sp"><b class="lg">SWIPEWELL MERCHANT SERVICES</b><span>Page ${at + 1} of ${count}</span></div>${
        at === 0
          ? `<h1>Merchant Card Processing Statement</h1><p>${firm}<br>${place}</p><p>Merchant number 4991 ${random.digits(8)} &nbsp; Statement period ${us(start)} - ${us(days.at(-1) ?? start)}</p><h2>Summary</h2>${tableOf(
              'lr',
              ['', ''],
              [
                ['Amounts submitted', POINT(gross)],
                ['Chargebacks and refunds', POINT(-back)],
                ['Fees charged', POINT(gross - back - net - 0 ? -(gross - back - net) : 0)],
                ['Total amount funded to your bank', POINT(net)],
              ],
            )}`
          : ''
      }<h2>Amounts submitted by batch</h2>${tableOf('llrrrr', ['Date', 'Batch', 'Items', 'Submitted', 'Refunds', 'Funded'], part)}${
        at === count - 1
          ? `<h2>Fees charged</h2>${tableOf(
              'lr',
              ['Description', 'Total'],
              fees.map(({ name, fee }) => [name, POINT(-fee)]),
            )}`
          : ''
      }`,
  );
  return {
    pages,
    css: sheet(
      'Liberation Sans',
      8,
      '36pt 44pt',
      '.sp{display:flex;justify-content:space-between}.lg{font-size:13pt}h1{font-size:12pt;margin:12pt 0 6pt}h2{font-size:10pt;margin:12pt 0 4pt}td,th{padding:2pt 18pt 2pt 0}p{margin-bottom:6pt}',
    ),
  };
}

function energy(random: Random) {
  const { person, place } = whoIn(random, 'en');
  const days = daysFrom(random, startDay(random), random.integer(7, 14), 20);
  let balance = random.integer(-9_000, 20_000);
  const from = balance;
  const uk = (iso: string) => day(iso, 'dd/mm/yyyy');
  const cr = (value: number) => `£${POINT(Math.abs(value))} ${value < 0 ? 'in debit' : 'in credit'}`;
  const rows = days.map((date) => {
    const pays = random.chance(0.4);
    const amount = pays ? 12_400 : -random.integer(2_000, 19_000);
    balance += amount;
    return [
      uk(date),
      pays
        ? 'Direct Debit payment - thank you'
        : random.pick([
            'Electricity used (smart readings)',
            'Gas used (estimated)',
            'VAT at 5%',
            'Standing charge 62 days',
          ]),
      pays ? '' : POINT(-amount),
      pays ? POINT(amount) : '',
      cr(balance),
    ];
  });
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const page = `<div class="sp"><b class="lg">Severnside Energy</b><span>Account number A-${random.digits(4)}${random.digits(4)}<br>Bill date ${uk(last)}<br>Bill ref ${random.digits(9)}</span></div><p>${person}<br>${place}</p><h1>Your energy account</h1><p>For ${uk(first)} - ${uk(last)}. Your last balance: ${cr(from)}. Your new account balance: <b>${cr(balance)}</b></p>${tableOf('llrrr', ['Date', 'What happened', 'Charges £', 'Payments £', 'Account balance'], rows)}<h2>About your tariff</h2>${tableOf(
    'lrr',
    ['', 'Electricity', 'Gas'],
    [
      ['Unit rate', '24.86p per kWh', '6.34p per kWh'],
      ['Standing charge', '60.97p per day', '31.66p per day'],
      ['Estimated annual usage', '3,112 kWh', '11,480 kWh'],
      ['Supply number (MPAN/MPRN)', `19 ${random.digits(10)}`, random.digits(10)],
    ],
  )}<h2>Meter readings</h2>${tableOf(
    'lrrr',
    ['Meter', 'Previous', 'Latest', 'Used kWh'],
    [
      [`E${random.digits(8)}`, '41,203', '41,811', '608.00'],
      [`G${random.digits(8)}`, '8,410', '8,502', '1,031.20'],
    ],
  )}`;
  return {
    pages: [page],
    css: sheet(
      'DejaVu Sans',
      8,
      '36pt 44pt',
      '.sp{display:flex;justify-content:space-between}.lg{font-size:15pt;color:#d6006c}h1{font-size:13pt;margin:16pt 0 6pt}h2{font-size:10pt;margin:14pt 0 4pt}td,th{padding:3pt 16pt 3pt 0;border-bottom:0.3pt solid #ccc}p{margin:8pt 0}',
    ),
  };
}

function dividends(random: Random) {
  const { person, place } = whoIn(random, 'en');
  const days = daysFrom(random, startDay(random), random.integer(4, 9), 90);
  let held = random.integer(300, 4_000);
  const rows = days.map((date) => {
    const cents = random.integer(11, 96);
    const gross = held * cents;
    const price = random.integer(900, 6_400);
    const bought = Math.floor(gross / price);
    const before = held;
    held += bought;
    return [
      day(date, 'dd/mm/yyyy'),
      `${before}`,
      `${cents}.0 cents`,
      POINT(gross),
      POINT(Math.round((gross * 3) / 7)),
      POINT(price),
      `${bought}`,
      `${held}`,
    ];
  });
  const page = `<div class="sp"><b class="lg">KOOKABURRA REGISTRY</b><span>Holder Identification Number (HIN)<br><b>X00${random.digits(8)}</b><br>ASX code: KTL &nbsp; TFN/ABN status: Quoted</span></div><p>${person}<br>${place}</p><h1>Dividend Reinvestment Plan Statement</h1><p>Kauri Timber Limited ABN 12 004 999 361 &nbsp; Ordinary fully paid shares &nbsp; Record date ${day(days.at(-1) ?? '', 'dd/mm/yyyy')}</p>${tableOf('lrrrrrrr', ['Payment date', 'Shares held', 'Rate', 'Gross $', 'Franking credit $', 'Price $', 'Allotted', 'Balance'], rows)}<p>Cash balance brought forward $4.17. Cash balance carried forward to next dividend $${POINT(random.integer(10, 4_000))}. Retain this statement: a charge may be levied for replacement. The franked amount is shown at the company tax rate of 30%.</p>`;
  return {
    pages: [page],
    css: sheet(
      'Liberation Sans',
      8,
      '40pt 44pt',
      '.sp{display:flex;justify-content:space-between}.lg{font-size:14pt}h1{font-size:12pt;margin:18pt 0 6pt}td,th{padding:3pt 12pt 3pt 0;border-bottom:0.3pt solid #bbb}p{margin:10pt 0}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('us-merchant-processing-fees', 'en', merchant, LETTER),
  stranger('gb-energy-running-account', 'en', energy),
  stranger('au-dividend-reinvestment', 'en', dividends),
];
