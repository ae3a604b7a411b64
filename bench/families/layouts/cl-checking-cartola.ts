import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/**
 * A Chilean "cartola" in pesos without decimals: branch before the text, the document's number in a column (often blank), charges
 * and deposits apart, no running balance; the period's sums and the credit line stand in a grid under the movements.
 */
const WORDS = {
  shop: ['ALMACEN ROSITA', 'PANADERIA EL MAULE', 'FARMACIA SALCOBRIA', 'BENCINERA RUTA 5', 'LIBRERIA MAPOCHO'],
  firm: ['AGUAS DEL MAIPO', 'LUZ AUSTRAL', 'FIBRA COPIHUE', 'ISAPRE VIDA SUR', 'AUTOPISTA LOS ANDES'],
  person: ['CARMEN GLORIA FUENZALIDA', 'FERRETERIA ARAUCO LTDA', 'PEDRO IBACACHE', 'INMOB. LAGO RANCO SPA'],
};
const WORDINGS: Wording[] = [
  ['COMPRA NACIONAL {shop}', -85_000, -990],
  ['PAGO EN {shop} TARJETA ####', -60_000, -1_200],
  ['COMPRA WEB {dd}/{mm} {shop} 000####', -120_000, -2_990],
  ['TRANSFERENCIA A {person}', -650_000, -5_000],
  ['TRASPASO A:{person} RUT ##.###.###-K', -480_000, -10_000],
  ['TRANSF. INTERNET OTRO BANCO ARRIENDO {mm}/{yyyy}', -720_000, -280_000],
  ['GIRO CAJERO AUTOMATICO {dd}/{mm} 1#:3#', -200_000, -5_000],
  ['GIRO EN CAJA SUC. ###', -600_000, -20_000],
  ['CHEQUE PAGADO POR CAJA', -900_000, -25_000],
  ['CHEQUE POR CANJE', -1_500_000, -40_000],
  ['CARGO POR PAC {firm}', -95_000, -6_900],
  ['PAGO AUTOMATICO CTA. {firm} CLI ########', -88_000, -8_500],
  ['PAGO TARJETA DE CREDITO ************####', -900_000, -20_000],
  ['PAGO LINEA DE CREDITO', -300_000, -10_000],
  ['INTERESES LINEA DE CREDITO TASA 2,##% MENSUAL', -19_000, -150],
  ['IMPUESTO LINEA DE CREDITO', -900, -12],
  ['COMISION MANTENCION PLAN UF 0,1#', -9_900, -3_400],
  ['IVA COMISION', -1_800, -600],
  ['CUOTA CREDITO DE CONSUMO ##/36 OP. ##########', -310_000, -90_000],
  ['DIVIDENDO HIPOTECARIO ###/240 UF 12,####', -640_000, -310_000],
  ['PAGO SII F29 FOLIO ##########', -850_000, -12_000],
  ['PAGO PREVIRED COT. {mm}/{yyyy}', -540_000, -60_000],
  ['SEGURO DESGRAVAMEN POL. #######', -9_500, -1_200],
  ['RECARGA METRO TARJETA VIP ########', -20_000, -1_000],
  ['ABONO REMUNERACION {firm}', 580_000, 2_400_000],
  ['TRANSFERENCIA DE {person}', 5_000, 900_000],
  ['DEPOSITO EN EFECTIVO', 10_000, 700_000],
  ['DEPOSITO CON DOCUMENTOS OTROS BANCOS', 50_000, 2_500_000],
  ['ABONO TRANSBANKO VENTAS {dd}.{mm}.{yyyy}', 8_000, 450_000],
  ['REVERSA COMPRA {shop}', 990, 60_000],
];
const BRANCHES = ['Of. Central', 'Internet', 'Talca', 'Ñuñoa', 'Valparaíso', 'Central'];
const BANK = 'Banco del Aconcagua';
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',', decimals: 0 })}`;
const short = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}`;
const long = (iso: string) => `${short(iso)}/${partsOf(iso).yyyy}`;

interface Line extends Movement {
  readonly branch: string;
  readonly document: string | null;
}

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly sheet: number;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly into: bigint;
}

const rowOf = ({ date, branch, lines, document, amount }: Line, r: number): string =>
  `<tr ${rowAttribute(0, r)}><td>${short(date)}</td><td>${branch}</td><td>${text(lines.join(' '))}</td><td>${document ?? ''}</td>
  <td class="r">${amount < 0n ? money(-amount) : ''}</td><td class="r">${amount < 0n ? '' : money(amount)}</td></tr>`;

function headOf({ period, holder, number, sheet }: Paper, page: number, pages: number): string {
  const facts = [
    ['CUENTA CORRIENTE N°', number],
    ['MONEDA', 'PESOS CHILENOS'],
    ['CARTOLA N°', String(sheet)],
    ['DESDE', long(period.start)],
    ['HASTA', long(period.end)],
    ['PÁGINA', `${page + 1} de ${pages}`],
  ].map(([label = '', value = '']) => `<td><small>${label}</small>${value}</td>`);
  return `<div class="top"><b>${BANK}</b><span>ESTADO DE CUENTA CORRIENTE</span></div>
    <p class="who">Sr(a). ${text(holder)}<br>AV. LOS LEONES 2210 DEPTO 704 — PROVIDENCIA — SANTIAGO</p><table class="facts"><tr>${facts.join('')}</tr></table>`;
}

function sums(movements: readonly Line[], { opening, closing, into }: Paper): string {
  const cheques = movements
    .filter(({ lines }) => lines[0]?.startsWith('CHEQUE'))
    .reduce((sum, { amount }) => sum - amount, 0n);
  const labels = ['SALDO INICIAL', 'DEPÓSITOS Y ABONOS', 'CHEQUES', 'OTROS CARGOS', 'SALDO FINAL'];
  const values = [opening, into, cheques, -sumOf(movements, -1) - cheques, closing];
  const line = [
    ['CUPO APROBADO', '1.500.000'],
    ['MONTO UTILIZADO', '0'],
    ['SALDO DISPONIBLE', '1.500.000'],
    ['VENCIMIENTO', '30/09/2027'],
  ];
  return `<h2>RESUMEN DEL PERÍODO</h2><table class="grid"><tr>${labels.map((each) => `<th>${each}</th>`).join('')}</tr><tr>${values.map((each) => `<td>$ ${money(each)}</td>`).join('')}</tr></table>
    <h2>LÍNEA DE CRÉDITO</h2><table class="grid"><tr>${line.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${line.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>
    <p class="legal">Retenciones a 1 día: $ 0 · Retenciones a más de 1 día: $ 0. Infórmese sobre la garantía estatal de los depósitos en su banco o en www.cmfchile.cl. Los saldos se entenderán aceptados si no se objetan dentro de 30 días.</p>`;
}

function pagesOf(movements: readonly Line[], paper: Paper): string[] {
  const parts = spread(movements, () => 1, { first: 44, other: 44, foot: 13 });
  const heads =
    '<tr><th>FECHA</th><th>SUCURSAL</th><th>DESCRIPCIÓN</th><th>N° DOCTO.</th><th>CHEQUES Y<br>OTROS CARGOS</th><th>DEPÓSITOS<br>Y ABONOS</th></tr>';
  let done = 0;
  return parts.map((rows, page) => {
    const body = rows.map((line, r) => rowOf(line, done + r)).join('');
    done += rows.length;
    const list = rows.length > 0 ? `<table class="list">${heads}${body}</table>` : '';
    const none = movements.length === 0 ? '<p class="none">CUENTA SIN MOVIMIENTOS EN EL PERÍODO</p>' : '';
    const end = page === parts.length - 1 ? sums(movements, paper) : '<p class="more">Continúa en página siguiente</p>';
    return `${headOf(paper, page, parts.length)}${list}${none}${end}<div class="code">||| 037 ${paper.number} ${paper.sheet} 000${page + 1} |||</div>`;
  });
}

const truthOf = ({ date, branch, lines, document, amount }: Line): TrueRow => ({
  ...{ date, valueDate: null, description: `${branch} ${lines.join(' ')}`, alsoAccepted: [lines.join(' ')] },
  ...{ reference: document, amount: contractAmount(amount, 0), balance: null },
});

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const opening = BigInt(random.integer(-150_000, 3_500_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 80 };
  const movements = drawMovements(random, plan).map((each) => {
    const cheque = each.lines[0]?.startsWith('CHEQUE') ?? false;
    return { ...each, branch: random.pick(BRANCHES), document: cheque || random.chance(0.3) ? random.digits(7) : null };
  });
  const right = movements.at(-1)?.after ?? opening;
  const misprint = random.chance(1 / 6) ? random.pick(['closing', 'into']) : '';
  const closing = misprint === 'closing' ? slip(random, right) : right;
  const into = sumOf(movements, 1) + (misprint === 'into' ? 9_000n : 0n);
  const number = `${random.digits(2)}-${random.digits(3)}-${random.digits(5)}-${random.digits(2)}`;
  const holder = random.pick([
    'SOLEDAD ERRAZURIZ PINTO',
    'TRANSPORTES LLAIMA LTDA',
    'IGNACIO CATALAN MUÑOZ',
    'VERONICA HUENCHULLAN',
  ]);
  const paper = { period, holder, number, sheet: random.integer(2, 180), opening, closing, into };
  return {
    pages: pagesOf(movements, paper),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'CLP' },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening, 0),
        closing: contractAmount(closing, 0),
        transactions: movements.map(truthOf),
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 24pt 34pt; font-family: 'Liberation Serif'; font-size: 8.2pt; } .top { display: flex; justify-content: space-between; background: #24408e; color: #fff; padding: 6pt 8pt; } .top b { font-size: 13pt; } .who { margin: 8pt 0; line-height: 11pt; }
.facts { width: 100%; margin-bottom: 8pt; } .facts td, .grid td, .grid th { border: 0.5pt solid #24408e; padding: 2pt 5pt; } small { display: block; font-size: 6pt; color: #24408e; }
.list { width: 100%; border: 0.5pt solid #24408e; } .list th { border: 0.5pt solid #24408e; font-size: 6.8pt; line-height: 8pt; padding: 2pt; background: #e6eaf6; } .list td { border-left: 0.5pt solid #24408e; line-height: 12.2pt; padding: 0 5pt; white-space: nowrap; }
.list td:nth-child(1) { width: 36pt; } .list td:nth-child(2) { width: 60pt; } .list td:nth-child(4) { width: 52pt; } .list td:nth-child(5), .list td:nth-child(6) { width: 74pt; } .r { text-align: right; }
h2 { font-size: 8pt; margin: 10pt 0 3pt; color: #24408e; } .grid { width: 100%; table-layout: fixed; text-align: center; } .grid th { font-size: 6.6pt; } .legal { font-size: 6.6pt; margin-top: 8pt; } .more { font-style: italic; text-align: right; margin-top: 4pt; } .none { padding: 12pt; text-align: center; }
.code { position: absolute; left: 34pt; bottom: 10pt; font: 6.5pt 'Liberation Mono'; }
`;

export const families: Family[] = [
  {
    name: 'cl-checking-cartola',
    country: 'CL',
    language: 'es',
    type: 'checking',
    difficulties: ['no-decimals', 'dates-without-year', 'branch-column', 'document-column', 'sums-at-the-end'],
    size: LETTER,
    draw,
  },
];
