import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  slip,
  spread,
  verdict,
} from '../romance.ts';

/**
 * A Spanish bank's list of movements for a firm: the concept between the two days, signed amount and balance, and the
 * bank's reference as the last column; the account's data in a grid above, no totals.
 */
const WORDS = {
  firm: [
    'SUMINISTROS OLIVEDO SL',
    'FERRETERIA ARROYAL SA',
    'CONSERVAS PEÑAFUERTE',
    'GESTORIA LARRA SLP',
    'LUZ DEL NORTE COMERC.',
  ],
  shop: ['GASOLINERA KM 41', 'PAPELERIA EL TINTERO', 'MESON LA ENCINA', 'AUTOPISTAS DEL EBRO', 'PARKING PZA MAYOR'],
  who: ['MARTA OLIVEDO RUIZ', 'TOMAS ARROYAL GIL', 'I. LARRAZABAL'],
  town: ['OLIVEDO', 'ARROYAL', 'LARRA DE ABAJO'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['TRANSFERENCIA DE {firm}', 40_000, 900_000],
  ['TRANSFERENCIA DE {firm}, FRA. {yyyy}/0###', 30_000, 700_000],
  ['TRANSFER INMEDIATA DE {who}', 4_000, 120_000],
  ['INGRESO EFECTIVO CAJERO {town} ####', 10_000, 300_000],
  ['ABONO TPV COMERCIO 0#######', 12_000, 260_000],
  ['REMESA RECIBOS N. ##### {dd}{mm}{yy}', 80_000, 900_000],
  ['DEVOLUCION COMPRA TARJ. {shop}', 900, 9_000],
  ['COMPRA TARJ. 4###XXXXXXXX#### {shop}-{town}', -14_000, -350],
  ['COMPRA TARJ. 4###XXXXXXXX#### {shop}-{town}', -9_000, -200],
  ['REINTEGRO CAJERO TARJ. ####, {town}', -60_000, -2_000],
  ['RECIBO {firm} N.RECIBO ######### #########', -58_000, -2_500],
  ['ADEUDO {firm} MANDATO ES##ZZZ########', -44_000, -1_800],
  ['TRANSFERENCIA A {firm}', -320_000, -6_000],
  ['TRANSFERENCIA A {firm} FRA ###/{yy} Y ###/{yy}', -280_000, -9_000],
  ['NOMINA {mm}/{yyyy} {who}', -240_000, -120_000],
  ['IMPUESTOS MOD. 111 {yyyy} NRC 111########', -410_000, -20_000],
  ['SEGUROS SOCIALES {mm}/{yyyy} CCC 28/#######', -290_000, -40_000],
  ['COMISION TRANSFERENCIA', -600, -120],
  ['COMISION MANTENIMIENTO CTA. 01/{mm} A 30/{mm}', -3_000, -1_500],
  ['CUOTA PRESTAMO 807##########', -130_000, -32_000],
  ['LIQUIDACION TPV {mm}{yy}, 0,45% S/ 12.480,00', -5_616, -5_616],
  ['CHEQUE NUM. #######', -180_000, -9_000],
  ['PAGO PAGARE VTO. {dd}.{mm}.{yyyy}', -520_000, -30_000],
  ['BIZUM ENVIADO {who} CENA', -4_500, -500],
  ['ALQUILER NAVE 7 POL. IND. {town}', -165_000, -90_000],
  ['LEASING VEHICULO CTO. ###### CUOTA 17/48', -48_000, -31_000],
  ['SERV. CORREO Y GASTOS POSTALES', -480, -70],
  ['ADEUDO COMUNIDAD PROP. C/ DEL OLMO 8', -11_000, -5_400],
];

const money = (minor: bigint): string => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string): string => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Shown {
  readonly move: Movement;
  readonly r: number;
  readonly reference: string;
  readonly balance: bigint;
}

const rowHtml = ({ move, r, reference, balance }: Shown): string =>
  `<tr ${rowAttribute(0, r)}><td>${day(move.date)}</td><td>${move.lines.map(text).join('<br>')}</td><td>${day(move.valueDate)}</td><td class="r${move.amount < 0n ? ' neg' : ''}">${money(move.amount)}</td><td class="r">${money(balance)}</td><td class="ref">${reference}</td></tr>`;

const truthRow = ({ move, reference, balance }: Shown): TrueRow => ({
  date: move.date,
  valueDate: move.valueDate,
  description: move.lines.join(' '),
  reference: reference === '' ? null : reference,
  amount: contractAmount(move.amount),
  balance: contractAmount(balance),
});

function shownRows(random: Random, moves: readonly Movement[], faulty: boolean): Shown[] {
  const wrong = faulty ? random.integer(0, moves.length - 2) : -1;
  return moves.map((move, r) => ({
    move,
    r,
    reference: random.chance(0.7)
      ? random.pick([`${random.digits(12)}`, `ES${random.digits(9)}`, `B${random.digits(8)}`])
      : '',
    balance: r === wrong ? slip(random, move.after) : move.after,
  }));
}

const CSS = `.page { padding: 36pt 34pt 0; font: 7.8pt/10pt 'Liberation Sans'; color: #222; }
  .bar { height: 34pt; display: flex; align-items: flex-start; justify-content: space-between; } .bar b { font: bold 18pt/22pt 'Liberation Serif'; color: #006dff; letter-spacing: -.5pt; }
  h1 { font-size: 12pt; line-height: 16pt; height: 24pt; color: #006dff; font-weight: normal; }
  .data { display: grid; grid-template-columns: 92pt 1fr 92pt 1fr; row-gap: 4pt; background: #eef4fb; padding: 8pt; height: 78pt; margin-bottom: 12pt; } .data i { font-style: normal; color: #667; }
  .moves { width: 527pt; table-layout: fixed; } .moves th { background: #006dff; color: #fff; font-weight: normal; height: 20pt; text-align: left; padding: 0 4pt; } .moves th.r, .r { text-align: right; }
  .moves td { padding: 3pt 4pt; vertical-align: top; border-bottom: .4pt solid #cdd6e0; white-space: nowrap; } .neg { color: #b00020; } .ref { font-size: 7pt; color: #445; }
  .end { display: flex; justify-content: flex-end; gap: 18pt; padding: 8pt 118pt 0 0; font-weight: bold; } .foot { position: absolute; bottom: 18pt; left: 34pt; right: 34pt; font-size: 6pt; line-height: 8pt; color: #778; display: flex; justify-content: space-between; }`;

const HEAD =
  '<colgroup><col style="width:56pt"><col style="width:222pt"><col style="width:56pt"><col style="width:58pt"><col style="width:64pt"><col style="width:71pt"></colgroup><tr><th>F. Operativa</th><th>Concepto</th><th>F. Valor</th><th class="r">Importe</th><th class="r">Saldo</th><th>Referencia</th></tr>';

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 3);
  const opening = BigInt(random.integer(100_000, 6_000_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 46,
    floor: 90_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 1 ? (['closing', 'balance'] as const) : (['closing'] as const))
    : null;
  const rows = shownRows(random, moves, flaw === 'balance');
  const truly = moves.at(-1)?.after ?? opening;
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const holder = random.pick(['DISTRIBUCIONES LARRA SL', 'TALLERES PEÑAFUERTE SA', 'OLIVEDO E HIJOS CB']);
  const bban = `2999${random.digits(4)}${random.digits(2)}000${random.digits(7)}`;
  const own = iban('ES', bban);
  const data = `<div class="data"><i>Titular</i><b>${text(holder)}</b><i>Fecha de emisión</i><span>${day(period.end)}</span><i>IBAN</i><b>${inFours(own)}</b><i>Divisa</i><span>EUR</span><i>Selección</i><span>Desde ${day(period.start)} hasta ${day(period.end)}</span><i>Cuenta</i><span>Cuenta Negocios Plus</span><i>Saldo anterior</i><b>${money(opening)}</b><i>Saldo final</i><b>${money(closing)}</b></div>`;
  const parts = spread(rows, ({ move }) => 6.5 + 10 * move.lines.length, { first: 570, other: 670, foot: 30 });
  const pages = parts.map(
    (part, at) =>
      `<div class="bar"><b>banco levantino</b><span>${at + 1}/${parts.length}</span></div>${at === 0 ? `<h1>Extracto de movimientos de cuenta</h1>${data}` : ''}
      <table class="moves">${HEAD}${part.map(rowHtml).join('')}</table>${rows.length === 0 ? '<p class="end">No existen movimientos en el periodo seleccionado</p>' : ''}
      <p class="foot"><span>Banco Levantino, S.A. · Avda. del Puerto 31, 46999 Olivedo · R.M. de Olivedo, tomo 999, folio 1, hoja A-99999 · NIF A99999999</span><span>Documento sin valor liberatorio</span></p>`,
  );
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'banco levantino',
          holder,
          number: null,
          iban: own,
          bic: null,
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'es-checking-concepto-valor-referencia',
    country: 'ES',
    language: 'es',
    type: 'checking',
    difficulties: ['value-date-after-description', 'reference-last', 'running-balance'],
    size: A4,
    draw,
  },
];
