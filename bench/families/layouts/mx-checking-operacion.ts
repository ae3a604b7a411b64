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
 * A Mexican account statement on letter paper: days of operation and of settlement as 03/ENE, a code and then the text over
 * several lines, the reference in its own column, cargos and abonos, and a balance only on a day's last movement.
 */
const WORDS = {
  shop: [
    'ABARROTES LUPITA',
    'TIENDA LA COLMENA',
    'FARM DEL CENTRO',
    'TACOS EL GUERO',
    'GASOLINERA RIO VERDE',
    'FERRETERIA TLALOC',
  ],
  firm: ['ELECTRICIDAD DEL ANAHUAC', 'TELEFONIA AZTLAN', 'SEGUROS QUETZAL', 'GAS NATURAL SIERRA'],
  person: ['JOSE LUIS CANTU RDZ', 'MARIA FERNANDA OCHOA', 'COMERCIALIZADORA YAXCHE SA DE CV', 'ANA SOFIA BELTRAN'],
  bank: ['BANCO MAYAB', 'BANCREDITO SUR', 'FINTECAM'],
};
const WORDINGS: Wording[] = [
  ['T17 SPEI ENVIADO {bank}|######### 0##{dd}{mm}{yy} PAGO RENTA|00############  {person}', -1_200_000, -90_000],
  ['T17 SPEI ENVIADO {bank}|000######  {person}|MBAN0100{yyyy}{mm}{dd}00########', -500_000, -15_000],
  ['A15 {shop}|RFC: XYZ ######AB1 10:4# AUT: ######', -180_000, -3_500],
  ['A16 {shop} MEXICO MX', -90_000, -1_900],
  ['A15 COMPRA EN LINEA MERCADITO.MX|RFC: MEL ######H21 AUT: ######', -250_000, -9_900],
  ['C07 RETIRO SIN TARJETA|FOLIO:#### CAJERO ######', -400_000, -20_000],
  ['E62 RETIRO CAJERO AUTOMATICO|{dd}/{mm} 1#:2#:3# CAJ ####', -600_000, -10_000],
  ['S39 SERV BANCA INTERNET|OPS SERV BANCA INTERNET', -3_900, -500],
  ['S40 IVA COM SERV BCA INTERNET', -700, -80],
  ['P14 {firm}|CIE 0####### REF ##################', -240_000, -14_000],
  ['P31 RECIBO NO. ##########|DOMICILIACION {firm}', -120_000, -19_900],
  ['N06 PAGO CUENTA DE TERCERO|BNET ########## {person}', -300_000, -5_000],
  ['G30 PAGO TARJETA DE CREDITO|CUENTA: ####', -900_000, -50_000],
  ['S01 COMISION POR MANEJO DE CUENTA', -29_900, -9_900],
  ['S02 IVA COMISION', -4_784, -1_584],
  ['Q25 CHEQUE PAGADO NO.|00##### PAGO EN EFECTIVO', -800_000, -60_000],
  ['I01 ISR RETENIDO', -900, -10],
  ['X22 PAGO SAT IMPUESTOS|LINEA DE CAPTURA 0##########A########', -650_000, -20_000],
  ['R11 RECARGA TELEFONIA AZTLAN 55########', -50_000, -2_000],
  ['C02 DISPOSICION VENTANILLA SUC ####', -1_500_000, -100_000],
  ['A17 CARGO POR DISPUTA IMPROCEDENTE|FOLIO ########', -70_000, -4_000],
  ['T20 SPEI RECIBIDO {bank}|######### 0##{dd}{mm}{yy} NOMINA QNA|000############# {person}', 650_000, 2_400_000],
  ['T20 SPEI RECIBIDO {bank}|0###### FACT A-####|{person}', 80_000, 3_000_000],
  ['C01 DEPOSITO EN EFECTIVO|PRACTIC ###### FOLIO:####', 50_000, 900_000],
  ['W02 DEPOSITO DE TERCERO|REFBNTC######## {person}', 20_000, 600_000],
  ['C09 DEVOLUCION COMPRA {shop}', 5_000, 90_000],
  ['I12 INTERESES GANADOS', 12, 8_000],
];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];
const BANK = 'Banco Tepozán';
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const short = (iso: string) => `${partsOf(iso).dd}/${MONTHS[Number(partsOf(iso).mm) - 1] ?? ''}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

/** A movement with its reference, and whether its balance is printed. */
interface Line extends Movement {
  readonly reference: string | null;
  readonly shown: boolean;
}

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly clabe: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly charges: bigint;
}

function rowOf(line: Line, r: number): string {
  const { date, valueDate, lines, amount, after, reference, shown } = line;
  const [head = '', ...more] = lines;
  const [code = '', ...words] = head.split(' ');
  const both = shown ? `<td class="r">${money(after)}</td><td class="r">${money(after)}</td>` : '<td></td><td></td>';
  const body = [words.join(' '), ...more].map(text).join('<br>');
  return `<tr ${rowAttribute(0, r)}><td>${short(date)}</td><td>${short(valueDate)}</td><td>${code}</td><td>${body}</td><td>${reference ?? ''}</td>
    <td class="r">${amount < 0n ? money(-amount) : ''}</td><td class="r">${amount < 0n ? '' : money(amount)}</td>${both}</tr>`;
}

const pair = (label: string, value: string): string => `<p><span>${label}</span><span>${value}</span></p>`;

function firstHead(
  { period, holder, number, clabe, opening, closing, charges }: Paper,
  movements: readonly Line[],
): string {
  const outs = movements.filter(({ amount }) => amount < 0n).length;
  const into = sumOf(movements, 1);
  return `<div class="two"><div class="who"><b>${text(holder)}</b><br>AV INSURGENTES 1450 INT 3<br>COL DEL VALLE<br>BENITO JUAREZ CDMX MEXICO CP 03100</div>
    <div class="box"><h2>Información del Periodo</h2>${pair('Periodo', `DEL ${long(period.start)} AL ${long(period.end)}`)}${pair('Fecha de Corte', long(period.end))}
    ${pair('No. de Cuenta', number)}${pair('No. de Cliente', `B${number.slice(0, 7)}`)}${pair('R.F.C', 'XAXX010101AB1')}${pair('No. Cuenta CLABE', clabe)}</div></div>
    <div class="two"><div class="box"><h2>Rendimiento</h2>${pair('Saldo Promedio', money((opening + closing) / 2n))}${pair('Días del Periodo', String(period.days + 1))}
    ${pair('Tasa Bruta Anual %', '0.000')}${pair('Saldo Promedio Gravable', '0.00')}${pair('Intereses a Favor (+)', '0.00')}</div>
    <div class="box"><h2>Comportamiento</h2>${pair('Saldo Anterior', money(opening))}${pair(`Depósitos / Abonos (+) &nbsp; ${movements.length - outs}`, money(into))}
    ${pair(`Retiros / Cargos (-) &nbsp; ${outs}`, money(charges))}${pair('Saldo Final (+)', `<b>${money(closing)}</b>`)}${pair('Saldo Promedio Mínimo Mensual', '0.00')}</div></div>`;
}

const HEADINGS = `<tr><th colspan="2">FECHA</th><th colspan="5"></th><th colspan="2">SALDO</th></tr>
  <tr class="th"><th>OPER</th><th>LIQ</th><th>COD.</th><th>DESCRIPCIÓN</th><th>REFERENCIA</th><th class="r">CARGOS</th><th class="r">ABONOS</th><th class="r">OPERACIÓN</th><th class="r">LIQUIDACIÓN</th></tr>`;

function pagesOf(movements: readonly Line[], paper: Paper): string[] {
  const parts = spread(movements, ({ lines }) => lines.length * 9 + 3, { first: 445, other: 640, foot: 110 });
  const { period, closing, charges } = paper;
  let done = 0;
  return parts.map((rows, page) => {
    const body = rows.map((line, r) => rowOf(line, done + r)).join('');
    done += rows.length;
    const top = `<div class="top"><b>${BANK.toUpperCase()}</b><div><b>Estado de Cuenta</b><br>CUENTA DE CHEQUES PYME · MONEDA NACIONAL<br>PAGINA ${page + 1} / ${parts.length}</div></div>`;
    const last = page === parts.length - 1;
    const totals = `<div class="tot"><h2>Total de Movimientos</h2>${pair('TOTAL IMPORTE CARGOS', money(charges))}${pair('TOTAL IMPORTE ABONOS', money(sumOf(movements, 1)))}</div>
      <h2>Cuadro resumen y gráfico de movimientos del periodo</h2><p class="small">A: Saldo Inicial ${money(paper.opening)} · B: Depósitos · C: Retiros · D: Saldo Final ${money(closing)} · Corte ${short(period.end)}</p>
      <p class="small">Todas las tasas de interés están expresadas en términos anuales. Cualquier aclaración: UNE 55 5555 0100. GAT nominal 0.00% antes de impuestos. Folio Fiscal: 6A1B2C3D-0E4F-4A5B-9C8D-7E6F5A4B3C2D. Este documento es una representación impresa de un CFDI.</p>`;
    return `${top}${page === 0 ? firstHead(paper, movements) : ''}<h2>Detalle de Movimientos Realizados</h2><table class="rows">${HEADINGS}${body}</table>${last ? totals : ''}
      <p class="foot">${BANK}, S.A., Institución de Banca Múltiple · Av. de los Fresnos 510, Col. Juárez, C.P. 06600</p>`;
  });
}

function linesOf(random: Random, movements: readonly Movement[]): Line[] {
  return movements.map((movement, r) => ({
    ...movement,
    reference: random.chance(0.55) ? random.digits(7) : null,
    shown: movements[r + 1]?.date !== movement.date,
  }));
}

function truthOf({ date, valueDate, lines, amount, after, reference, shown }: Line): TrueRow {
  const description = lines.join(' ').replace(/ +/g, ' ');
  const without = description.slice(description.indexOf(' ') + 1);
  return {
    ...{ date, valueDate, description, alsoAccepted: [without], reference },
    ...{ amount: contractAmount(amount), balance: shown ? contractAmount(after) : null },
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 2);
  const opening = BigInt(random.integer(50_000, 4_000_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 42 };
  const movements = linesOf(random, drawMovements(random, plan));
  const right = movements.at(-1)?.after ?? opening;
  const misprint = random.chance(1 / 6) ? random.pick(['closing', 'charges']) : '';
  const closing = misprint === 'closing' ? slip(random, right) : right;
  const charges = -sumOf(movements, -1) + (misprint === 'charges' ? 1_800n : 0n);
  const holder = random.pick([
    'TALLER MECANICO OLMECA SA DE CV',
    'GABRIELA MONTAÑO RIVAS',
    'PAPELERIA COYOACAN SC',
    'HECTOR VILLASEÑOR LUNA',
  ]);
  const number = random.digits(10);
  const clabe = `0${random.digits(17)}`;
  return {
    pages: pagesOf(movements, { period, holder, number, clabe, opening, closing, charges }),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'MXN' },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: movements.map(truthOf),
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 26pt 28pt; font-size: 7.4pt; } .top { display: flex; justify-content: space-between; color: #0b3d63; margin-bottom: 10pt; } .top > b { font-size: 18pt; letter-spacing: 2pt; } .top div { text-align: right; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 14pt; margin-bottom: 10pt; } .who { line-height: 11pt; padding-top: 14pt; font-size: 8.5pt; } .box { border: 0.6pt solid #0b3d63; } .box p { display: flex; justify-content: space-between; padding: 0 5pt; line-height: 12pt; }
h2 { background: #0b3d63; color: #fff; font-size: 7.8pt; padding: 2pt 5pt; margin-bottom: 2pt; } .rows { width: 100%; margin-bottom: 8pt; } .rows th { color: #0b3d63; font-size: 6.6pt; text-align: left; } .rows .r { text-align: right; } .rows th[colspan] { text-align: center; } .th th { border-bottom: 0.8pt solid #0b3d63; padding-bottom: 2pt; }
.rows td { vertical-align: top; line-height: 9pt; padding: 1.5pt 3pt 1.5pt 0; white-space: nowrap; font-size: 7pt; } .rows td:nth-child(1), .rows td:nth-child(2) { width: 34pt; } .rows td:nth-child(3) { width: 22pt; } .rows td:nth-child(n+6) { width: 60pt; }
.tot { width: 300pt; margin-bottom: 8pt; } .tot p { display: flex; justify-content: space-between; line-height: 13pt; } .small { font-size: 6.4pt; color: #333; line-height: 9pt; } .foot { position: absolute; bottom: 12pt; font-size: 6pt; color: #666; }
`;

export const families: Family[] = [
  {
    name: 'mx-checking-operacion',
    country: 'MX',
    language: 'es',
    type: 'checking',
    difficulties: ['dates-without-year', 'month-names', 'code-column', 'reference-column', 'balance-once-a-day'],
    size: LETTER,
    draw,
  },
];
