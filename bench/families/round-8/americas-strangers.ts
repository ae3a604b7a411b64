/** Papers of the Americas that come near to statements: an airline's miles, a town's utility account, a payslip, a loan offer with its schedule. */
import type { Random } from '../../../corpus/generator/random.ts';
import { LETTER, type Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  list,
  moneyIn,
  POINT,
  rowsOf,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
} from '../stranger-parts.ts';
import { longDay, PEOPLE } from './americas-parts.ts';

const WHOLE = moneyIn(',', '.', 0);

function miles(random: Random) {
  const start = startDay(random);
  const who = random.pick(PEOPLE.en ?? []);
  const count = random.integer(6, 24);
  const days = daysFrom(random, start, count, 4);
  let balance = random.integer(4_000, 90_000);
  const opening = balance;
  const rows = days.map((date) => {
    const [words = '', low = 0, high = 0] = random.pick([
      [`LK ${random.digits(4)} DUNMERE - PELLMOOR, Main Cabin`, 400, 4_000],
      ['Cobalt Ridge card purchases', 300, 9_000],
      ['Stay at Low Water Inn, 3 nights', 500, 1_500],
      ['Award ticket DUNMERE - LARCH HILL', -9_000, -2_500],
    ] as const);
    const points = Math.max(random.integer(low, high), -balance);
    balance += points;
    return [day(date, 'mm/dd/yyyy'), words, WHOLE(points), WHOLE(balance)];
  });
  const end = dayAfter(days.at(-1) ?? start, 2);
  const page = `<div class="top">Larkair Mileage Club</div><p>${who}<br>14 MILL RISE, ANSLEY CROSS OH 44113</p><p>Member number ${random.digits(9)} &nbsp; Status: Silver &nbsp; Activity ${longDay(start)} - ${longDay(end)}</p><h3>Your miles summary</h3>${tableOf(
    'lr',
    ['', 'Miles'],
    [
      ['Beginning balance', WHOLE(opening)],
      ['Miles earned and redeemed', WHOLE(balance - opening)],
      ['Ending balance', WHOLE(balance)],
    ],
  )}<h3>Account activity</h3>${tableOf('llrr', ['Date', 'Activity', 'Miles', 'Balance'], rows)}<p>Miles have no cash value and expire after 18 months without activity. Buy miles from $29.50 per 1,000 until ${longDay(dayAfter(end, 20))}.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '40pt',
      '.top{background:#047;color:#fff;font-size:16pt;padding:8pt}td,th{padding:2pt 18pt 2pt 0}p,h3{margin:8pt 0}',
    ),
  };
}

function water(random: Random) {
  const start = startDay(random);
  const count = random.integer(5, 13);
  let balance = 0;
  let meter = random.integer(300, 4_000);
  const rows = list(count, (at) => {
    const date = dayAfter(start, at * 30);
    const used = random.integer(8, 42);
    meter += used;
    const bill = used * 412 + 2_890;
    balance = bill;
    return [
      [
        day(date, 'yyyy-mm-dd'),
        'Water & wastewater billing',
        String(meter),
        `${used} m³`,
        POINT(bill),
        '',
        POINT(balance),
      ],
      [day(dayAfter(date, 17), 'yyyy-mm-dd'), 'Payment received - thank you', '', '', '', POINT(bill), '0.00'],
    ];
  }).flat();
  const who = random.pick(PEOPLE.ca ?? []);
  const page = `<div class="top">TOWN OF NORTH FERNIE &nbsp; UTILITY ACCOUNT LEDGER</div><p>Customer: ${who}<br>Service address: 88 QUEEN ST E, NORTH FERNIE BC<br>Utility account: ${random.digits(6)}-00${random.digits(1)} &nbsp; Roll ${random.digits(4)}.${random.digits(3)} &nbsp; Meter ${random.digits(8)}</p><p>Your current water bill: amount due ${POINT(balance)} by ${longDay(dayAfter(start, count * 30))}. A late penalty of 5% is added after the due date.</p>${tableOf('llrrrrr', ['Date', 'Transaction', 'Reading', 'Consumption', 'Charges', 'Payments', 'Balance'], rows)}<h3>Rates</h3>${tableOf(
    'lr',
    ['Charge', 'Rate'],
    [
      ['Water, per m³', '$1.98'],
      ['Wastewater, per m³', '$2.14'],
      ['Fixed monthly charge, 5/8" meter', '$28.90'],
    ],
  )}<p>GST No. R10${random.digits(7)}. Pay at your bank with the 9-digit utility account number.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8,
      '36pt',
      '.top{border-bottom:2pt solid #286;font-size:13pt;font-weight:bold;padding-bottom:4pt}td,th{padding:2pt 9pt 2pt 0}p,h3{margin:8pt 0}',
    ),
  };
}

function payslip(random: Random) {
  const end = startDay(random);
  const month = day(end, 'mm/yyyy');
  const base = random.integer(190_000, 980_000);
  const plus = [
    ['001', 'SALÁRIO BASE', '220:00', base],
    ['015', 'HORAS EXTRAS 50%', '12:30', Math.round(base * 0.085)],
    ['031', 'DSR S/ HORAS EXTRAS', '', Math.round(base * 0.016)],
    ['118', 'AJUDA DE CUSTO', '', 15_000],
  ] as const;
  const minus = [
    ['501', 'INSS', '9,00', Math.round(base * 0.09)],
    ['505', 'IRRF', '7,50', Math.round(base * 0.041)],
    ['530', 'VALE TRANSPORTE', '6,00', Math.round(base * 0.06)],
    ['544', 'ADIANTAMENTO SALARIAL', '40,00', Math.round(base * 0.4)],
    ['561', 'PLANO DE SAÚDE', '', 18_940],
  ] as const;
  const rows = [
    ...plus.map(([code, words, ref, value]) => [code, words, ref, COMMA(value), '']),
    ...minus.map(([code, words, ref, value]) => [code, words, ref, '', COMMA(value)]),
  ];
  const earned = sum(plus.map(([, , , value]) => value));
  const taken = sum(minus.map(([, , , value]) => value));
  const slip = `<div class="box"><b>PRATAVIERA LOGÍSTICA LTDA</b> &nbsp; CNPJ 0${random.digits(1)}.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}<br><b>RECIBO DE PAGAMENTO DE SALÁRIO</b> &nbsp; Folha mensal ${month}</div><div class="box">Código 000${random.digits(3)} &nbsp; ${random.pick(PEOPLE.pt ?? [])} &nbsp; CBO 4141-05 &nbsp; Admissão ${day(dayAfter(end, -900), 'dd/mm/yyyy')} &nbsp; AUXILIAR DE EXPEDIÇÃO</div><div class="box">${tableOf('llrrr', ['Cód.', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], rows)}</div><div class="box">Total de Vencimentos <b>${COMMA(earned)}</b> &nbsp; Total de Descontos <b>${COMMA(taken)}</b> &nbsp; Valor Líquido <b>${COMMA(earned - taken)}</b></div><div class="box">${tableOf('rrrrr', ['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF'], [[COMMA(base), COMMA(earned), COMMA(earned), COMMA(Math.round(earned * 0.08)), COMMA(earned - 30_000)]])}</div><p>Crédito em conta: Banco 999 Ag. 1487 C/C ${random.digits(5)}-${random.digits(1)} em ${day(dayAfter(end, 4), 'dd/mm/yyyy')}</p><p>Declaro ter recebido a importância líquida discriminada neste recibo. ____/____/______ &nbsp; Assinatura do funcionário</p>`;
  return {
    pages: [`${slip}<div style="border-top:.6pt dashed #000;margin:22pt 0"></div>${slip}`],
    css: sheet(
      "'Liberation Sans'",
      7.8,
      '30pt',
      '.box{border:.6pt solid #000;padding:4pt;margin-bottom:3pt}td,th{padding:1.5pt 14pt 1.5pt 0}p{margin:5pt 0}',
    ),
  };
}

function offer(random: Random) {
  const start = startDay(random);
  const principal = random.integer(20, 180) * 100_000;
  const months = random.pick([12, 18, 24, 36]);
  const rate = 0.0245;
  const pay = Math.round((principal * rate) / (1 - (1 + rate) ** -months));
  let owed = principal;
  const rows = list(months, (m) => {
    const interest = Math.round(owed * rate);
    const capital = m === months - 1 ? owed : pay - interest;
    owed -= capital;
    return [
      String(m + 1),
      day(dayAfter(start, 30 * (m + 1)), 'dd/mm/yyyy'),
      POINT(owed + capital),
      POINT(capital),
      POINT(interest),
      POINT(Math.round(interest * 0.16)),
      POINT(capital + Math.round(interest * 1.16)),
      POINT(owed),
    ];
  });
  const page = `<div class="top">FINANCIERA EL TEJOCOTE, S.O.F.O.M. &nbsp; PROPUESTA DE CRÉDITO PERSONAL</div><p>Solicitante: ${random.pick(PEOPLE.es ?? [])}<br>Folio de cotización ${random.digits(8)} &nbsp; Fecha de cotización ${day(start, 'dd/mm/yyyy')} &nbsp; Vigencia de esta oferta: 10 días</p>${tableOf(
    'lr',
    ['Concepto', 'Importe'],
    [
      ['Monto del crédito solicitado', `$${POINT(principal)}`],
      ['Plazo', `${months} meses`],
      ['Tasa de interés anual fija', '29.40%'],
      ['CAT sin IVA', '41.8%'],
      ['Comisión por apertura', `$${POINT(Math.round(principal * 0.02))}`],
      ['Pago mensual aproximado', `$${POINT(pay)}`],
    ],
  )}<h3>TABLA DE AMORTIZACIÓN (informativa, sujeta a aprobación)</h3><table><tbody>${rowsOf('rlrrrrrr', [['No.', 'Fecha de pago', 'Saldo inicial', 'Capital', 'Interés', 'IVA', 'Pago total', 'Saldo final']], 'th')}${rowsOf('rlrrrrrr', rows)}</tbody></table><p>Documento sin valor contractual. El crédito no ha sido otorgado. Consulte requisitos en tejocote.example o al 800 555 0171.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      7.4,
      '34pt',
      '.top{font-size:12pt;font-weight:bold;border-bottom:2pt solid #840}td,th{padding:1.4pt 9pt 1.4pt 0}p,h3{margin:6pt 0}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('us-larkair-miles', 'en', miles, LETTER),
  stranger('ca-fernie-utility-ledger', 'en', water, LETTER),
  stranger('br-prataviera-payslip', 'pt', payslip),
  stranger('mx-tejocote-loan-offer', 'es', offer, LETTER),
];
