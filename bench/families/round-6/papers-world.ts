import { LETTER, type Stranger } from '../family.ts';
import { text } from '../markup.ts';
import {
  COMMA,
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
  WHOLE,
} from '../stranger-parts.ts';

/** A loan's plan of payments: due dates, parts and what is left, none of it paid yet. */
const plan = stranger('in-loan-repayment-schedule', 'en', (random) => {
  const start = startDay(random);
  const count = random.integer(24, 60);
  const rate = random.integer(850, 1300) / 120_000;
  let left = random.integer(30_000_000, 120_000_000);
  const emi = Math.round((left * rate) / (1 - (1 + rate) ** -count));
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  const rows = list(count, (index) => {
    const due = new Date(Date.UTC(year, month + index, 5)).toISOString().slice(0, 10);
    const interest = Math.round(left * rate);
    const principal = index === count - 1 ? left : emi - interest;
    const before = left;
    left -= principal;
    return [
      String(index + 1),
      day(due, 'dd/mm/yyyy'),
      POINT(before),
      POINT(principal + interest),
      POINT(principal),
      POINT(interest),
      POINT(left),
    ];
  });
  const head = [
    'Instl. No.',
    'Due Date',
    'Opening Principal',
    'Instalment',
    'Principal',
    'Interest',
    'Closing Principal',
  ];
  const pages = paged(
    rows,
    38,
    48,
    (some, index, all) =>
      `${index === 0 ? `<h1>Narmada Housing Finance Ltd</h1><p><b>Repayment Schedule</b> &nbsp; Loan Agreement No. NHF${random.digits(9)} &nbsp; Borrower MR VIVAAN TELANG</p><p>Rate of interest ${(rate * 1200).toFixed(2)}% p.a. &nbsp; Tenure ${count} months &nbsp; EMI ${POINT(emi)}</p>` : ''}${tableOf('crrrrrr', head, some)}<p class="f">Schedule as sanctioned; it changes with the rate. Page ${index + 1} of ${all}</p>`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      8,
      '34pt 40pt',
      'h1{font-size:14pt;color:#6b2c91}p{padding:4pt 0}th{background:#eee3f5;border:.4pt solid #999;padding:3pt 6pt}td{border:.4pt solid #bbb;padding:2pt 9pt}.f{font-size:7pt}',
    ),
  };
});

/** A payslip: earnings and deductions in two columns, a yearly total beside. */
const holerite = stranger('br-holerite', 'pt', (random) => {
  const start = startDay(random);
  const salary = random.integer(250_000, 900_000);
  const lines = [
    ['001', 'SALARIO BASE', '30,00', salary, 0],
    ['032', 'HORAS EXTRAS 50%', '12,30', random.integer(9_000, 60_000), 0],
    ['047', 'ADICIONAL NOTURNO', '20,00', random.integer(4_000, 30_000), 0],
    ['901', 'INSS', '9,00', 0, Math.round(salary * 0.09)],
    ['903', 'IRRF', '7,50', 0, Math.round(salary * 0.04)],
    ['915', 'VALE TRANSPORTE', '6,00', 0, Math.round(salary * 0.06)],
    ['922', `ADIANTAMENTO ${day(start, 'dd/mm')}`, '', 0, Math.round(salary * 0.3)],
  ] as const;
  const cells = lines.map(([code, name, part, plus, minus]) => [
    code,
    name,
    part,
    plus ? COMMA(plus) : '',
    minus ? COMMA(minus) : '',
  ]);
  const plus = sum(lines.map(([, , , value]) => value));
  const minus = sum(lines.map(([, , , , value]) => value));
  const half = `<div class="b"><div class="t"><b>OFICINA TEXTIL BURITI LTDA</b><br>CNPJ ${random.digits(8)}/0001-${random.digits(2)}<br>Recibo de Pagamento de Salário &nbsp; Competência ${day(start, 'mm/yyyy')}</div><p>Funcionário 00${random.digits(3)} IRACEMA BRAGANÇA &nbsp; CBO 7632 &nbsp; Admissão 02/05/2017</p>${tableOf('llrrr', ['Cód.', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], cells)}<p>Total de vencimentos ${COMMA(plus)} &nbsp; Total de descontos ${COMMA(minus)} &nbsp; <b>Valor líquido ${COMMA(plus - minus)}</b></p><p>Salário base ${COMMA(salary)} &nbsp; Base FGTS ${COMMA(plus)} &nbsp; FGTS do mês ${COMMA(Math.round(plus * 0.08))} &nbsp; Crédito em conta ag. 0417 c/c ${random.digits(5)}-${random.digits(1)} em ${day(start, 'dd/mm/yyyy')}</p></div>`;
  return {
    pages: [half + half],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '30pt 40pt',
      '.b{border:.8pt solid #000;padding:8pt;margin-bottom:24pt}.t{border-bottom:.8pt solid #000;padding-bottom:5pt;margin-bottom:5pt}p{padding:5pt 0}table{width:100%}th{border-bottom:.6pt solid #000}td{padding:3pt 6pt;border-right:.4pt solid #777}',
    ),
  };
});

/** A power bill with a year of readings and past amounts. */
const power = stranger('sg-utility-bill', 'en', (random) => {
  const start = startDay(random);
  const reading = random.integer(20_000, 90_000);
  const used = random.integer(180, 700);
  const items = [
    ['Electricity Services', `${used} kWh`, '0.3251', used * 32.51],
    ['Gas Services', '31 kWh', '0.2339', 31 * 23.39],
    ['Water Services', '14.2 Cu M', '1.4300', 14.2 * 143],
    ['Refuse Removal', '1', '9.8800', 988],
  ] as const;
  const all = sum(items.map(([, , , value]) => Math.round(value)));
  const rows = items.map(([name, amount, rate, value]) => [name, amount, rate, POINT(value)]);
  const months = daysFrom(random, start, 6, 3).map((_, index) => {
    const at = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 7 + index, 14))
      .toISOString()
      .slice(0, 10);
    const units = random.integer(160, 720);
    return [day(at, 'dd/mm/yyyy'), String(units), POINT(units * 32.51 + 3_100), `Paid ${POINT(units * 32.51 + 3_100)}`];
  });
  const page = `<div class="h"><b>Straits Utilities Pte Ltd</b> &nbsp; Tax Invoice</div><p>MDM RASHIDAH BTE YUSOF<br>BLK 99 BEDOK NORTH AVE 9 #04-410</p><p>Account No. 89${random.digits(8)} &nbsp; Bill date ${day(start, 'dd/mm/yyyy')} &nbsp; Deposit $80.00</p><p>Balance B/F from previous bill $${POINT(random.integer(6_000, 20_000))} &nbsp; Payment received – thank you &nbsp; Outstanding balance $0.00</p>${tableOf('lrrr', ['Current charges', 'Usage', 'Rate ($)', 'Amount ($)'], rows)}<p>GST 9% ${POINT(all * 0.09)} &nbsp; <b>Total current charges due on ${day(start, 'dd')} next month $${POINT(all * 1.09)}</b></p><p>Meter ${random.digits(7)}: previous ${reading}, current ${reading + used}</p><p><b>Your last six bills</b></p>${tableOf('lrrr', ['Bill date', 'kWh', 'Amount ($)', 'Status'], months)}`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8.5,
      '40pt',
      '.h{background:#00857c;color:#fff;padding:10pt;font-size:13pt}p{padding:8pt 0}table{width:100%}th{border-bottom:1pt solid #00857c;font-weight:bold}td{padding:4pt;border-bottom:.4pt solid #bcd}',
    ),
  };
});

/** Sales of securities for the tax office: two dates a line, proceeds, cost, gain. */
const gains = stranger(
  'us-tax-sales-of-securities',
  'en',
  (random) => {
    const start = startDay(random);
    const names = ['ALDER ROBOTICS INC', 'NORTH FJORD ETF', 'COPPER BASIN CO', 'HELIX RAIL CORP'];
    const rows = daysFrom(random, start, random.integer(14, 40), 9).map((sold) => {
      const proceeds = random.integer(20_000, 900_000);
      const cost = Math.round(proceeds * (0.7 + random.unit() * 0.5));
      const bought = daysFrom(random, startDay(random), 1, 0)[0] ?? sold;
      return [
        `${random.integer(1, 90)} sh. ${random.pick(names)}`,
        random.chance(0.2) ? 'Various' : day(bought < sold ? bought : sold, 'mm/dd/yy'),
        day(sold, 'mm/dd/yy'),
        POINT(proceeds),
        POINT(cost),
        random.chance(0.1) ? `${POINT(random.integer(100, 9_000))} W` : '...',
        POINT(proceeds - cost),
      ];
    });
    const head = [
      '1a- Description',
      '1b- Acquired',
      '1c- Sold',
      '1d- Proceeds',
      '1e- Cost basis',
      '1g- Adjustments',
      'Gain or loss(-)',
    ];
    const pages = paged(
      rows,
      26,
      34,
      (some, index, all) =>
        `<div class="h"><span>Alderpoint Securities LLC</span><span>Proceeds from Broker Transactions &nbsp; ${start.slice(0, 4)} &nbsp; Account 4${random.digits(3)}-${random.digits(4)}</span></div><p>SHORT TERM TRANSACTIONS FOR COVERED TAX LOTS. Recipient: JUNIPER TALLANT, TIN ***-**-${random.digits(4)}. This is important tax information.</p>${tableOf('lllrrrr', head, some)}<p>Page ${index + 1} of ${all} &nbsp; (OMB No. 0000-0000)</p>`,
    );
    return {
      pages,
      css: sheet(
        "'Liberation Mono'",
        7.5,
        '36pt 34pt',
        '.h{display:flex;justify-content:space-between;border-bottom:1.2pt solid #000;padding-bottom:4pt;font-weight:bold}p{padding:6pt 0}th{border-bottom:.6pt solid #000;padding:3pt 5pt}td{padding:3pt 5pt}',
      ),
    };
  },
  LETTER,
);

/** Calls of a month, line by line, with hours, seconds and yen. */
const calls = stranger('jp-call-details', 'ja', (random) => {
  const start = startDay(random);
  const rows = daysFrom(random, start, random.integer(30, 80), 1).map((date, index) => [
    String(index + 1),
    day(date, 'yyyy/mm/dd'),
    `${random.integer(8, 22)}:${random.digits(1)}${random.integer(0, 9)}`.replace(
      /:(\d)/,
      (_, d: string) => `:${Number(d) % 6}`,
    ),
    `0${random.integer(3, 9)}0-${random.digits(4)}-XXXX`,
    random.pick(['音声', 'SMS', '国際']),
    `${random.integer(0, 30)}分${random.integer(1, 59)}秒`,
    WHOLE(random.integer(3, 900)),
  ]);
  const pages = paged(
    rows,
    36,
    44,
    (some, index, all) =>
      `${index === 0 ? `<h1>通話料明細内訳書</h1><p>浜岡モバイル株式会社　お客様番号 ${random.digits(10)}　ご利用者名 ${text('西堀 千尋 様')}</p><p>ご請求期間 ${day(start, 'yyyy年m月')}分　基本料 2,980円　通話料合計 ${WHOLE(random.integer(2_000, 20_000))}円</p>` : ''}${tableOf('rlllllr', ['No.', '通話日', '開始時刻', '通話先番号', '種別', '通話時間', '料金(円)'], some)}<p class="f">${index + 1}／${all}</p>`,
  );
  return {
    pages,
    css: sheet(
      "'Noto Sans CJK JP'",
      8,
      '34pt 44pt',
      'h1{font-size:14pt;text-align:center}p{padding:4pt 0}th{border-bottom:1pt solid #e60012;font-weight:bold;padding:2pt 10pt}td{padding:1pt 10pt;border-bottom:.3pt solid #ccc}.f{text-align:center}',
    ),
  };
});

export const strangers: Stranger[] = [plan, holerite, power, gains, calls];
