import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  fill,
  type Movement,
  type Period,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/**
 * A Spanish revolving card: the debt before and after in a strip of boxes, purchases plain and payments with a minus after the
 * figure, shop and town in columns of their own, postponed purchases in a table with instalments still to come.
 */
const WORDS = {
  town: ['GIJON', 'MURCIA', 'ALCALA H', 'CADIZ', 'PAMPLONA', 'INTERNET'],
  shop: ['ULTRAMARINOS RIBA', 'ZAPATERIA LINCE', 'FRUTERIA AMELIA', 'OPTICA ARGOS', 'MUEBLES CASTRO', 'HOTEL MIRADOR'],
};
const WORDINGS: Wording[] = [
  ['{shop}|{town}', -14_000, -250],
  ['{shop} ####|{town}', -9_000, -350],
  ['E.S. CARRETERA N-##|{town}', -9_500, -1_500],
  ['PEAJE AP-# {dd}/{mm}|{town}', -2_400, -180],
  ['PARKING PLAZA 1#:0#|{town}', -1_900, -120],
  ['TELEPIZZERIA Nº ##|{town}', -4_400, -900],
  ['WWW.LIBROSYA.ES|INTERNET', -5_900, -700],
  ['PAYPALO *{shop}|35314369001', -8_800, -600],
  ['APP MOVIL 3,99 MES|DUBLIN IE', -399, -399],
  ['SUPERMERCADOS DIANA|{town}', -13_000, -600],
  ['FARMACIA LDA. PONS|{town}', -4_800, -220],
  ['CINES PALAFOX SALA #|{town}', -3_200, -700],
  ['RENFA VIAJEROS ######|INTERNET', -12_000, -1_200],
  ['VUELOS IBERJET LOC X##Y#|BARCELONA', -38_000, -4_500],
  ['CLINICA DENTAL SONRIE|{town}', -30_000, -3_000],
  ['TAXI LICENCIA ####|{town}', -3_600, -500],
  ['RTE CASA MANOLO|{town}', -9_500, -1_100],
  ['GASTROBAR 1#00 GRADOS|{town}', -6_500, -800],
  ['DISPOSICION CAJERO OF.####|{town}', -30_000, -2_000],
  ['COMISION DISPOSICION 4,50%|', -1_350, -300],
  ['INTERESES APLAZAMIENTO TAE 21,##%|', -4_900, -150],
  ['CUOTA ANUAL TARJETA|', -4_300, -2_000],
  ['SEGURO PROTECCION PAGOS|', -900, -120],
  ['NYC DELI USD 2#,## TC 1,08##|NEW YORK US', -4_000, -1_800],
  ['COMISION CAMBIO DIVISA 3%|', -290, -30],
  ['FERRETERIA LA LLAVE|{town}', -7_700, -210],
  ['DEVOLUCION {shop}|{town}', 900, 9_000],
  ['PAGO ANTICIPADO TRANSFERENCIA|', 5_000, 40_000],
];
const BANK = 'Finaria Consumo E.F.C.';
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const trailing = (minor: bigint) => `${money(minor)}${minor < 0n ? '-' : ''}`;
const dashed = (iso: string) => `${partsOf(iso).d}-${partsOf(iso).m}-${partsOf(iso).yyyy}`;
const inWords = (iso: string) => intlDate(iso, 'es-ES', { day: 'numeric', month: 'long', year: 'numeric' });

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly card: string;
  readonly before: bigint;
  readonly after: bigint;
  readonly bought: bigint;
}

const rowOf = ({ date, lines, amount }: Movement, r: number): string =>
  `<tr ${rowAttribute(0, r)}><td>${dashed(date)}</td><td>${text(lines[0] ?? '')}</td><td>${text(lines[1] ?? '')}</td><td class="r">${trailing(-amount)}</td></tr>`;

function firstHead({ period, holder, card, before, after, bought }: Paper, paid: bigint): string {
  const boxes = [
    ['Saldo deudor anterior', trailing(before), ''],
    ['Pagos y abonos', money(paid), '-'],
    ['Compras y cargos del mes', money(bought), '+'],
    ['Saldo deudor actual', trailing(after), '='],
  ].map(([label = '', value = '', sign = '']) => `<i>${sign}</i><div><small>${label}</small><b>${value} €</b></div>`);
  return `<h1>Extracto mensual de su tarjeta</h1><div class="two"><p>Tarjeta: <b>Oro Flexible ${card}</b><br>Titular: ${text(holder)}<br>Periodo: del ${inWords(period.start)} al ${inWords(period.end)}</p>
    <p class="to">${text(holder)}<br>C/ DEL OLMO, 19 3º B<br>28012 MADRID</p></div><div class="strip">${boxes.join('')}</div>
    <p class="pay">Modalidad de pago: cuota fija. El ${inWords(dayAfter(period.end, 5))} cargaremos en su cuenta ES61 **** **** **** 4417 la cuota de <b>${money(after > 0n ? after / 10n : 0n)} €</b>. Límite de crédito: 6.000,00 €.</p>`.replace(
    'ES##',
    'ES61',
  );
}

/** Purchases paid by instalments: bought long ago, and none of it of this month. */
function postponed(random: Random, start: string): string {
  const rows = Array.from({ length: random.integer(0, 4) }, () => {
    const date = dayAfter(start, -random.integer(60, 300));
    const owed = BigInt(random.integer(20_000, 150_000));
    const shop = fill(random, '{shop}', WORDS, date);
    return `<tr><td>${dashed(date)}</td><td>${shop}</td><td class="r">${money(owed)}</td><td class="r">${random.integer(2, 9)} de 12</td><td class="r">${money(owed / 12n)}</td><td class="r">${money(owed / 2n)}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<h2>Compras aplazadas pendientes</h2><table class="list later"><tr><th>Fecha</th><th>Comercio</th><th class="r">Importe</th><th class="r">Plazo</th><th class="r">Cuota</th><th class="r">Pendiente</th></tr>${rows.join('')}</table>`;
}

const LEGAL = `<p class="legal">Ejemplo representativo: para una compra de 1.500,00 € con cuota de 75,00 € al mes, TIN 19,56 %, TAE 21,42 %, liquidaría la deuda en 25 meses, con un
  total adeudado de 1.832,10 €. Si sólo paga la cuota mínima tardará más en devolver el capital. Puede reclamar ante el Servicio de Atención al Cliente, Apdo. 2.210, 28080 Madrid, o el Banco de España.</p>`;

function pagesOf(movements: readonly Movement[], paper: Paper, below: string): string[] {
  const parts = spread(movements, () => 1, { first: 32, other: 46, foot: 16 });
  let done = 0;
  return parts.map((rows, page) => {
    const body = rows.map((movement, r) => rowOf(movement, done + r)).join('');
    done += rows.length;
    const heads = '<tr><th>Fecha</th><th>Comercio / Concepto</th><th>Localidad</th><th class="r">Importe (€)</th></tr>';
    const list =
      rows.length > 0 || page === 0
        ? `<h2>Movimientos de la tarjeta ${paper.card.slice(-4)}${page > 0 ? ' (continuación)' : ''}</h2><table class="list">${heads}${body}</table>`
        : '';
    const empty = movements.length === 0 ? '<p>No hay movimientos en este periodo.</p>' : '';
    return `<div class="top"><b>finaria</b><span>Fecha de extracto ${dashed(paper.period.end)} · Hoja ${page + 1}/${parts.length}</span></div>
      ${page === 0 ? firstHead(paper, sumOf(movements, 1)) : ''}${list}${empty}${page === parts.length - 1 ? `${below}${LEGAL}` : ''}<p class="foot">${BANK}, S.A.U. — Avda. de la Industria 44, 28108 Alcobendas — Reg. Banco de España 8.899</p>`;
  });
}

function draw(random: Random): Drawn {
  const month = random.pick(['01', '02', '04', '07', '10', '12']);
  const start = `${random.integer(2022, 2025)}-${month}-${random.pick(['01', '21', '26'])}`;
  const period = { start, end: dayAfter(start, 29), days: 29 };
  const before = BigInt(random.integer(0, 250_000));
  const plan = {
    period,
    count: drawCount(random),
    opening: -before,
    wordings: WORDINGS,
    words: WORDS,
    width: 60,
    floor: -900_000n,
  };
  const drawn = drawMovements(random, plan);
  const movements = drawn.map((each) => ({ ...each, lines: each.lines.filter(Boolean) }));
  const misprint = random.chance(1 / 6) ? random.pick(['after', 'bought']) : '';
  const after = -(movements.at(-1)?.after ?? -before);
  const printed = misprint === 'after' ? after + 1_000n : after;
  const bought = -sumOf(movements, -1) + (misprint === 'bought' ? 90n : 0n);
  const holder = random.pick(['NURIA BASTERRA LEON', 'ALFONSO GALVEZ PRIETO', 'IKER ZUBIRI ARANA', 'SANDRA MOLINERO']);
  const card = `5489 01** **** ${random.digits(4)}`;
  return {
    pages: pagesOf(movements, { period, holder, card, before, after: printed, bought }, postponed(random, start)),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: card.replaceAll(' ', ''),
          iban: null,
          bic: null,
          type: 'credit-card',
          currency: 'EUR',
        },
        period: { start, end: period.end },
        opening: contractAmount(-before),
        closing: contractAmount(-printed),
        transactions: movements.map(({ date, lines, amount }) => ({
          ...{ date, valueDate: null, description: lines.join(' '), alsoAccepted: [lines[0] ?? ''], reference: null },
          ...{ amount: contractAmount(amount), balance: null },
        })),
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 30pt 48pt; font-family: 'DejaVu Sans'; font-size: 7.4pt; } .top { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 10pt; } .top b { font-size: 18pt; color: #00766f; letter-spacing: -1pt; }
h1 { font-size: 12pt; font-weight: normal; color: #00766f; margin-bottom: 10pt; } h2 { font-size: 8.6pt; margin: 12pt 0 4pt; color: #00766f; } .two { display: flex; justify-content: space-between; line-height: 12pt; } .to { width: 160pt; font-size: 8pt; }
.strip { display: flex; align-items: center; gap: 5pt; margin: 14pt 0 10pt; } .strip div { flex: 1; background: #e2f3f1; border-radius: 4pt; padding: 6pt; text-align: center; } .strip i { font-style: normal; font-size: 12pt; } small { display: block; font-size: 6.2pt; } .strip b { font-size: 10pt; }
.pay { line-height: 11pt; } .list { width: 100%; } .list th { text-align: left; border-bottom: 1pt solid #00766f; padding-bottom: 3pt; } .list td { line-height: 14pt; white-space: nowrap; } .list tr:nth-child(odd) td { background: #f5f8f8; }
.list td:first-child { width: 74pt; } .r { text-align: right !important; } .list:not(.later) td:nth-child(3) { width: 120pt; } .list:not(.later) td:nth-child(4) { width: 90pt; } .legal { margin-top: 12pt; font-size: 6pt; color: #555; line-height: 8.4pt; } .foot { position: absolute; bottom: 14pt; font-size: 5.8pt; color: #777; }
`;

export const families: Family[] = [
  {
    name: 'es-card-aplazada',
    country: 'ES',
    language: 'es',
    type: 'credit-card',
    difficulties: ['card-signs', 'trailing-minus', 'town-column', 'instalment-table', 'single-digit-days'],
    size: A4,
    draw,
  },
];
