import type { Stranger } from '../family.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, daysFrom, list, POINT, paged, sheet, startDay, stranger, sum, tableOf } from '../stranger-parts.ts';

/**
 * Papers of the region that are near to statements: an Indian fund registrar's statement of units, a South African municipality's account with a
 * balance brought forward, and a Mexican loan offer with its table of payments.
 */

const units = stranger('in-fund-units-statement', 'en', (random) => {
  const start = startDay(random);
  const funds = [
    'Banyan Flexi Cap Fund - Direct Plan - Growth',
    'Kaveri Liquid Fund - Regular Plan - Growth',
    'Indus Midcap Opportunities - Growth',
  ].slice(0, random.integer(1, 3));
  const blocks = funds.map((name) => {
    let held = random.integer(40_000, 900_000);
    const opening = held;
    const nav = random.integer(180_000, 900_000);
    const rows = daysFrom(random, start, random.integer(10, 26), 30).flatMap((date) => {
      const price = nav + random.integer(-9_000, 12_000);
      const amount = random.pick([250_000, 500_000, 1_000_000]);
      const bought = Math.round((amount * 100_000) / price);
      held += bought;
      const words = `SIP Purchase - Instalment ${random.integer(3, 60)}/120`;
      return [
        [
          day(date, 'dd-mm-yyyy'),
          words,
          POINT(amount),
          figure(BigInt(bought), { group: ',', decimal: '.', decimals: 3 }),
          figure(BigInt(price), { group: ',', decimal: '.', decimals: 4 }),
          figure(BigInt(held), { group: ',', decimal: '.', decimals: 3 }),
        ],
        [day(date, 'dd-mm-yyyy'), '*** Stamp Duty ***', '12.50', '', '', ''],
      ];
    });
    return `<h3>${name} (Advisor: ARN-${random.digits(5)}) &nbsp; ISIN: INF${random.digits(3)}K01${random.digits(2)}1 &nbsp; Folio No: ${random.digits(8)} / 0</h3><p>Opening Unit Balance: ${figure(BigInt(opening), { group: ',', decimal: '.', decimals: 3 })}</p>${tableOf('llrrrr', ['Date', 'Transaction', 'Amount (INR)', 'Units', 'Price (INR)', 'Unit Balance'], rows)}<p>Closing Unit Balance: ${figure(BigInt(held), { group: ',', decimal: '.', decimals: 3 })} &nbsp; NAV on ${day(start, 'dd-mm-yyyy')}: INR ${figure(BigInt(nav), { group: ',', decimal: '.', decimals: 4 })} &nbsp; Market Value: INR ${POINT((held * nav) / 100_000)}</p>`;
  });
  const pages = blocks.map(
    (block, p) =>
      `<div class="sp"><b>Consolidated Units Statement</b><span>CAMSERV / KFINSERV &nbsp; Page ${p + 1} of ${blocks.length}</span></div>${p === 0 ? `<p>Email Id: x****@mailbox.in<br>Leela Krishnamoor<br>14 Temple Tank Road, Chennai 600004<br>PAN: ABXPL${random.digits(4)}K &nbsp; KYC: OK</p><p>This statement is of all your holdings of mutual fund units, by registrar, for the period from ${day(start, 'dd-mm-yyyy')}.</p>` : ''}${block}<p class="n">Exit Load: 1% if redeemed within 1 year from the date of allotment. Stamp duty of 0.005% applies to purchases.</p>`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      7.5,
      '30pt 36pt',
      'h3{font-size:8pt;margin:14pt 0 4pt}p{margin:6pt 0}.sp{display:flex;justify-content:space-between}td,th{padding:1.5pt 10pt 1.5pt 0}th{border-bottom:.6pt solid #000}.n{font-size:6.5pt;margin-top:20pt}',
    ),
  };
});

const rates = stranger('za-municipal-services-account', 'en', (random) => {
  const start = startDay(random);
  const brought = random.integer(90_000, 420_000);
  const posts = daysFrom(random, start, random.integer(7, 13), 3).map((date, at) => ({
    date,
    words: random.pick([
      'PROPERTY RATES',
      `ELECTRICITY CONSUMPTION kWh ${random.digits(3)}`,
      `WATER CONSUMPTION kl ${random.digits(2)}`,
      'SEWERAGE',
      'REFUSE REMOVAL 240L BIN',
      'VAT @ 15%',
      'INTEREST ON ARREARS',
    ]),
    amount: at === 1 ? -brought : random.integer(4_000, 190_000),
  }));
  const charge = sum(posts.map(({ amount }) => amount));
  let running = brought;
  const rows = posts.map(({ date, words, amount }) => {
    running += amount;
    return [
      day(date, 'yyyy/mm/dd'),
      amount < 0 ? `PAYMENT - THANK YOU REC ${random.digits(8)}` : words,
      random.digits(6),
      POINT(amount),
      POINT(running),
    ];
  });
  const last = posts.at(-1)?.date ?? start;
  const due = POINT(brought + charge);
  const page = `<div class="sp"><h1>CITY OF UMHLANGENI</h1><div>TAX INVOICE / ACCOUNT<br>VAT NO 4760${random.digits(6)}<br>Account No ${random.digits(9)}</div></div><div class="sp"><p>MR T MOKOENA<br>17 ALOE STREET<br>UMHLANGENI<br>4319</p><p>Account date ${day(last, 'yyyy/mm/dd')}<br>Pay by ${day(dayAfter(last, 21), 'yyyy/mm/dd')}<br>Erf 00${random.digits(4)} &nbsp; Valuation R 1,450,000<br>Deposit held R 2,150.00</p></div>
    ${tableOf('lllrr', ['Date', 'Details', 'Reference', 'Amount (R)', 'Balance (R)'], [['', 'BALANCE BROUGHT FORWARD', '', '', POINT(brought)], ...rows, ['', 'TOTAL AMOUNT DUE', '', '', due]])}
    <h3>Meter readings</h3>${tableOf(
      'lrrrr',
      ['Meter', 'Previous', 'Present', 'Consumption', 'Levied'],
      [
        ['E 4410771', '41,882', '42,604', '722 kWh', POINT(random.integer(90_000, 200_000))],
        ['W 0098123', '1,204', '1,221', '17 kl', POINT(random.integer(20_000, 50_000))],
      ],
    )}
    <h3>Ageing</h3>${tableOf('rrrr', ['Current', '30 Days', '60 Days', '90 Days+'], [[due, '0.00', '0.00', '0.00']])}<p class="slip">REMITTANCE ADVICE &nbsp; Amount due R ${due} &nbsp; Bank: First Northern, branch 250655, account 62${random.digits(9)}, your reference ${random.digits(9)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '34pt 40pt',
      'h1{font-size:15pt}h3{font-size:9pt;margin:16pt 0 4pt}p{margin:12pt 0;line-height:12pt}.sp{display:flex;justify-content:space-between}td,th{padding:2pt 14pt 2pt 0}th{border-bottom:.6pt solid #000}.slip{border-top:1pt dashed #000;margin-top:60pt;padding-top:8pt}',
    ),
  };
});

const offer = stranger('mx-loan-offer-schedule', 'es', (random) => {
  const start = startDay(random);
  const months = random.pick([12, 18, 24, 36, 48]);
  const amount = random.integer(20, 300) * 100_000;
  const rate = random.integer(18, 39) / 1200;
  const pay = (amount * rate) / (1 - (1 + rate) ** -months);
  let left = amount;
  let date = start;
  const rows = list(months, (at) => {
    const interest = left * rate;
    left = at === months - 1 ? 0 : left - (pay - interest);
    date = daysFrom(random, date, 1, 1)[0] ?? date;
    const when = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + at, 5))
      .toISOString()
      .slice(0, 10);
    return [
      String(at + 1),
      day(when, 'dd/mm/yyyy'),
      POINT(pay - interest),
      POINT(interest),
      POINT(interest * 0.16),
      POINT(pay + interest * 0.16),
      POINT(left),
    ];
  });
  const head = `<div class="sp"><b>Financiera La Ceiba, S.A. de C.V., SOFOM, E.N.R.</b><span>Oferta ${random.digits(7)}</span></div>`;
  const intro = `<h1>Propuesta de crédito simple y tabla de amortización</h1><p>${day(start, 'dd/mm/yyyy')}<br>Estimada Sra. Paloma Irigoyen: con gusto le presentamos las condiciones de su crédito preautorizado. Esta propuesta no constituye un compromiso y vence a los 15 días de su emisión.</p>${tableOf(
    'lr',
    ['Concepto', 'Condición'],
    [
      ['Monto del crédito', `$ ${POINT(amount)}`],
      ['Plazo', `${months} meses`],
      ['Tasa de interés anual fija', `${(rate * 1200).toFixed(2)} %`],
      ['CAT sin IVA', `${(rate * 1600).toFixed(1)} %`],
      ['Comisión por apertura', `$ ${POINT(amount * 0.02)}`],
      ['Pago mensual sin IVA', `$ ${POINT(pay)}`],
    ],
  )}`;
  const pages = paged(
    rows,
    24,
    40,
    (part, p, count) =>
      `${head}${p === 0 ? intro : ''}<h3>Tabla de amortización proyectada</h3>${tableOf('clrrrrr', ['No.', 'Fecha de pago', 'Capital', 'Intereses', 'IVA', 'Pago total', 'Saldo insoluto'], part)}${p === count - 1 ? '<p>Firma de conformidad del solicitante: ______________________ &nbsp; Sujeto a aprobación. Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.</p>' : ''}`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Serif'",
      9,
      '40pt 46pt',
      'h1{font-size:14pt;margin:16pt 0}h3{font-size:10pt;margin:16pt 0 4pt}p{margin:10pt 0;line-height:13pt}.sp{display:flex;justify-content:space-between}td,th{padding:1.5pt 14pt 1.5pt 0}th{border-bottom:.6pt solid #000}',
    ),
  };
});

export const strangers: Stranger[] = [units, rates, offer];
