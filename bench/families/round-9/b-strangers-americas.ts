import { LETTER, type Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
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
} from '../stranger-parts.ts';

/**
 * Papers of the Americas that are near to statements: a water utility's account with a running balance, a grocer's points, a merchant's card
 * takings with fees, a car loan's offer with its schedule.
 */

const utility = stranger(
  'us-utility-ledger',
  'en',
  (random) => {
    let balance = random.integer(0, 20_000);
    const opening = balance;
    const days = daysFrom(random, startDay(random), random.integer(8, 26), 24);
    const rows = days.map((date, at) => {
      const bill = at % 2 === 0;
      const amount = bill ? random.integer(3_000, 18_000) : -Math.min(balance, random.integer(3_000, 18_000));
      balance += amount;
      const words = bill
        ? random.pick(['Water service 6 CCF', 'Sewer service', 'Storm water fee', 'Late charge 1.5%'])
        : random.pick(['Payment received - thank you', 'Autopay payment']);
      return [day(date, 'mm/dd/yyyy'), words, bill ? POINT(amount) : '', bill ? '' : POINT(-amount), POINT(balance)];
    });
    const number = `${random.digits(6)}-${random.digits(3)}`;
    const meter = list(5, (at) => [
      day(dayAfter(days[0] ?? '', -30 * at), 'mm/dd/yyyy'),
      random.digits(5),
      random.digits(1),
      'Actual',
    ]);
    return {
      pages: [
        `<h1>Cedar Bluff Water &amp; Sewer District</h1><p>Customer account ${number} · Service address ${random.digits(3)} WILLOW BEND · Meter ${random.digits(8)}</p><div class="b">Previous balance $${POINT(opening)}<br>Total amount due <b>$${POINT(balance)}</b><br>Due date ${day(dayAfter(days.at(-1) ?? '', 21), 'mm/dd/yyyy')}</div><h2>Account history</h2>${tableOf('llrrr', ['Date', 'Description', 'Charges', 'Payments', 'Balance'], rows)}<h2>Meter readings</h2>${tableOf('lrrl', ['Read date', 'Reading', 'Usage (CCF)', 'Type'], meter)}<p>1 CCF = 748 gallons. Return this stub with your payment. Shut-off notices are sent after 45 days. Call 555-0143.</p>`,
      ],
      css: sheet(
        "'Liberation Sans'",
        8.5,
        '36pt 44pt',
        'h1{font-size:15pt;color:#06749a}h2{font-size:10pt;margin:12pt 0 4pt}td,th{padding:1.5pt 14pt 1.5pt 0}.b{border:1pt solid #06749a;padding:8pt;margin:10pt 0;width:240pt}p{margin:6pt 0}',
      ),
    };
  },
  LETTER,
);

const points = stranger(
  'ca-points-account',
  'fr',
  (random) => {
    let balance = random.integer(1_000, 40_000);
    const opening = balance;
    const days = daysFrom(random, startDay(random), random.integer(14, 60), 3);
    const rows = days.map((date) => {
      const earned = random.chance(0.85);
      const amount = earned
        ? random.integer(20, 900)
        : -1_000 * random.integer(1, Math.max(1, Math.floor(balance / 1_000)));
      balance += amount;
      return [
        day(date, 'yyyy-mm-dd'),
        earned
          ? `Marché Bellerive #0${random.digits(3)} - achat de ${random.digits(2)},${random.digits(2)} $`
          : 'Échange de points en magasin',
        String(amount),
        String(balance),
      ];
    });
    const pages = paged(
      rows,
      28,
      42,
      (part, at, count) =>
        `<h1>Programme Récolte</h1><p>Relevé de points · Membre ${random.digits(4)} ${random.digits(4)} ${random.digits(3)} · page ${at + 1} de ${count}</p>${at === 0 ? `<div class="b">Solde précédent : ${opening} points<br>Solde actuel : <b>${balance} points</b><br>Valeur en épicerie : ${COMMA(balance / 10)} $</div>` : ''}${tableOf('llrr', ['Date', 'Activité', 'Points', 'Solde de points'], part)}<p>1 000 points = 1,00 $. Les points expirent après 24 mois d'inactivité.</p>`,
    );
    return {
      pages,
      css: sheet(
        "'DejaVu Sans'",
        8,
        '36pt 40pt',
        'h1{font-size:16pt;color:#c2410c}.b{background:#fff3e6;padding:8pt;margin:8pt 0}td,th{padding:2pt 16pt 2pt 0}p{margin:6pt 0}',
      ),
    };
  },
  LETTER,
);

const takings = stranger('br-maquininha-taxas', 'pt', (random) => {
  const days = daysFrom(random, startDay(random), random.integer(25, 80), 1);
  const sales = days.map((date) => {
    const gross = random.integer(900, 90_000);
    const rate = random.pick([199, 349, 499]);
    return {
      date,
      gross,
      rate,
      fee: Math.round((gross * rate) / 10_000),
      kind: random.pick(['Débito Visa', 'Crédito à vista Master', 'Crédito parcelado 3x', 'Pix QR']),
    };
  });
  const rows = sales.map(({ date, gross, rate, fee, kind }) => [
    day(date, 'dd/mm/yyyy'),
    kind,
    random.digits(9),
    COMMA(gross),
    `${COMMA(rate)}%`,
    `-${COMMA(fee)}`,
    COMMA(gross - fee),
    day(dayAfter(date, 30), 'dd/mm/yyyy'),
  ]);
  const gross = sum(sales.map((sale) => sale.gross));
  const fees = sum(sales.map((sale) => sale.fee));
  const pages = paged(
    rows,
    34,
    48,
    (part, at, count) =>
      `<h1>MaquinaBoa</h1><p>Relatório de vendas e taxas · Estabelecimento ${random.digits(8)} · CNPJ 12.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)} · ${at + 1}/${count}</p>${at === 0 ? `<div class="b">Total de vendas R$ ${COMMA(gross)} · Taxas R$ ${COMMA(fees)} · Valor líquido a receber R$ ${COMMA(gross - fees)}</div>` : ''}${tableOf('lllrrrrl', ['Data da venda', 'Modalidade', 'NSU', 'Valor bruto', 'Taxa', 'Desconto', 'Valor líquido', 'Previsão'], part)}`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      7.6,
      '32pt 30pt',
      'h1{font-size:15pt;color:#15803d}.b{border:1pt solid #15803d;padding:6pt;margin:8pt 0}td,th{padding:2pt 10pt 2pt 0}p{margin:4pt 0}',
    ),
  };
});

const schedule = stranger(
  'mx-credito-auto-oferta',
  'es',
  (random) => {
    const months = random.pick([24, 36, 48]);
    const principal = random.integer(180_000, 520_000) * 100;
    const start = startDay(random);
    const part = Math.round(principal / months);
    let owed = principal;
    const rows = list(months, (at) => {
      const interest = Math.round(owed * 0.0119);
      const vat = Math.round(interest * 0.16);
      const capital = at === months - 1 ? owed : part;
      owed -= capital;
      return [
        String(at + 1),
        day(dayAfter(start, 30 * (at + 1)), 'dd/mm/yyyy'),
        POINT(capital),
        POINT(interest),
        POINT(vat),
        POINT(89_000),
        POINT(capital + interest + vat + 89_000),
        POINT(owed),
      ];
    });
    const pages = paged(
      rows,
      30,
      50,
      (some, at, count) =>
        `<h1>AutoCrédito Jacaranda</h1>${at === 0 ? `<p>Propuesta de crédito automotriz y tabla de amortización. Folio ${random.digits(7)}. Vigencia de la oferta: ${day(dayAfter(start, 15), 'dd/mm/yyyy')}.</p><div class="b">Precio del vehículo $${POINT(principal + 6_000_000)} · Enganche $${POINT(6_000_000)} · Monto a financiar $${POINT(principal)}<br>Plazo ${months} meses · Tasa fija 14.28% anual · CAT 21.4% sin IVA · Comisión por apertura 2.00%</div>` : ''}${tableOf('rlrrrrrr', ['No.', 'Fecha de pago', 'Capital', 'Interés', 'IVA', 'Seguro', 'Pago total', 'Saldo insoluto'], some)}<p>Página ${at + 1} de ${count}. Documento informativo, sujeto a aprobación. No es un estado de cuenta.</p>`,
    );
    return {
      pages,
      css: sheet(
        "'DejaVu Sans'",
        7.4,
        '34pt 34pt',
        'h1{font-size:14pt;color:#6b21a8}.b{background:#f5f0fa;padding:6pt;margin:8pt 0}td,th{padding:1.5pt 10pt 1.5pt 0}p{margin:5pt 0}',
      ),
    };
  },
  LETTER,
);

export const strangers: Stranger[] = [utility, points, takings, schedule];
