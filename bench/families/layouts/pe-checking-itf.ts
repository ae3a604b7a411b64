import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
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
 * A Peruvian account statement on a wide sheet: days as 02ENE, charges with a minus after the figure in the same column as the
 * deposits, the place, the operation's number, hour and origin in columns of their own, the tax on movements (ITF) as small rows.
 */
const WORDS = {
  shop: ['BODEGA DON PEPE', 'BOTICA SAN JUDAS', 'CHIFA PUERTO SUR', 'GRIFO PANAMERICANA', 'LIBRERIA EL CONDOR'],
  firm: ['LUZ ANDINA', 'AGUALIMA', 'MOVITEL PERU', 'SEGUROS INTI', 'COLEGIO S.JOSE'],
  person: ['QUISPE R. MARIO', 'TORRES V. ELSA', 'IMPORT ANDES SAC', 'HUAMAN C. JULIA'],
};
const WORDINGS: Wording[] = [
  ['CONSUMO POS {shop}', -35_000, -490],
  ['COMPRA VISA {dd}/{mm} {shop}', -28_000, -690],
  ['PAGO YAPITA A {person}', -20_000, -300],
  ['TRAN.CTAS.TERC.BM {person}', -150_000, -2_000],
  ['TRANSF.BCO.SCO.CCE ###-####', -400_000, -10_000],
  ['COM.TRANSF.INTERBANC.', -1_050, -190],
  ['RET.EFECTIVO {dd}/{mm} CAJ####', -140_000, -2_000],
  ['RETIRO AGENTE ######', -50_000, -2_000],
  ['PAGO {firm} S########', -48_000, -3_500],
  ['DB AUT {firm}', -40_000, -4_900],
  ['PAGO TARJ.CRED ####', -300_000, -5_000],
  ['CUOTA PREST.PERS ####/36', -120_000, -30_000],
  ['CHEQUE ########', -500_000, -20_000],
  ['MANT.CUENTA {mm}/{yyyy}', -2_000, -900],
  ['PORTES', -450, -350],
  ['COMIS.ESTADO CTA', -1_000, -500],
  ['SUNAT DETRACCION ########', -180_000, -5_000],
  ['PAGO SUNAT NPS ##########', -260_000, -4_000],
  ['IMPUESTO ITF', -95, -5],
  ['ITF 0.005% OPER {dd}{mm}', -60, -5],
  ['COMPRA USD T.C. 3.7##', -370_000, -37_000],
  ['SEGURO DESGRAVAMEN', -1_900, -250],
  ['PAGO AFP {yyyy}-{mm}', -90_000, -12_000],
  ['HABERES {firm}', 120_000, 780_000],
  ['TRAN.CEL.BM DE {person}', 1_000, 120_000],
  ['ABONO DETRAC F###-#####', 8_000, 200_000],
  ['DEPOSITO EFEC. VENT.', 5_000, 400_000],
  ['ABONO POS {dd}{mm} LOTE ####', 2_000, 150_000],
  ['INTERES GANADO', 1, 300],
];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];
const PLACES = ['LIMA', 'INTERNET', 'AREQUIPA', 'BM. MÓVIL', 'TRUJILLO', 'CUSCO', ''];
const BANK = 'Banco Huascar del Perú';
const money = (minor: bigint) => `${figure(minor, { group: ',', decimal: '.' })}${minor < 0n ? '-' : '\u00a0'}`;
const short = (iso: string) => `${partsOf(iso).dd}${MONTHS[Number(partsOf(iso).mm) - 1] ?? ''}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Line extends Movement {
  readonly place: string;
  readonly operation: string;
  readonly hour: string;
  readonly shown: boolean;
}

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly cci: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** Each cell stands by itself at its own place on the sheet. */
const LEFT = { date: 40, value: 84, what: 128, place: 296, operation: 360, hour: 416, amount: 452, balance: 600 };
const at = (column: keyof typeof LEFT, value: string): string =>
  value ? `<span style="left:${LEFT[column]}pt">${value}</span>` : '';
const ending = (column: 'amount' | 'balance', value: string): string =>
  value ? `<span class="r" style="left:${LEFT[column]}pt">${value}</span>` : '';

function rowOf(line: Line, r: number, top: number): string {
  const { date, valueDate, lines, place, operation, hour, amount, after, shown } = line;
  const cells = [
    at('date', short(date)),
    at('value', short(valueDate)),
    at('what', text(lines.join(' '))),
    at('place', place),
  ];
  const more = [
    at('operation', operation),
    at('hour', hour),
    ending('amount', money(amount)),
    ending('balance', shown ? money(after) : ''),
  ];
  return `<div class="l" style="top:${top}pt" ${rowAttribute(0, r)}>${[...cells, ...more].join('')}</div>`;
}

const plain = (top: number, label: string, balance: string): string =>
  `<div class="l" style="top:${top}pt">${at('what', label)}${ending('balance', balance)}</div>`;

function headOf(
  { period, holder, number, cci, opening, closing }: Paper,
  movements: readonly Line[],
  page: number,
  pages: number,
): string {
  const counts = [1, -1].map((sign) => movements.filter(({ amount }) => amount > 0n === sign > 0).length);
  const summary = `<table class="sum"><tr><th>SALDO CONTABLE AL ${short(period.start)}</th><th>ABONOS (${counts[0] ?? 0})</th><th>CARGOS (${counts[1] ?? 0})</th><th>SALDO CONTABLE AL ${short(period.end)}</th><th>SALDO PROMEDIO</th></tr>
    <tr><td>${money(opening)}</td><td>${money(sumOf(movements, 1))}</td><td>${money(sumOf(movements, -1))}</td><td>${money(closing)}</td><td>${money((opening + closing) / 2n)}</td></tr></table>`;
  const heads = [
    'date:FECHA PROC.',
    'value:FECHA VALOR',
    'what:DESCRIPCIÓN',
    'place:LUGAR',
    'operation:N° OPER.',
    'hour:HORA',
  ].map((each) => {
    const [column = '', label = ''] = each.split(':');
    return `<span style="left:${LEFT[column as keyof typeof LEFT]}pt">${label.replace(' ', '<br>')}</span>`;
  });
  return `<div class="bank">${BANK}</div><div class="title">ESTADO DE CUENTA CORRIENTE<br>DEL ${long(period.start)} AL ${long(period.end)}<br>PÁGINA ${page + 1} DE ${pages}</div>
    <div class="who">${text(holder)}<br>JR. LAS MAGNOLIAS 455 - LINCE - LIMA</div>
    <div class="facts">CUENTA: ${number} &nbsp; MONEDA: SOLES &nbsp; CCI: ${cci} &nbsp; EJECUTIVO: 4410 &nbsp; TIPO DE CAMBIO: 3.752</div>${summary}
    <div class="heads">${heads.join('')}${ending('amount', 'CARGOS / ABONOS')}${ending('balance', 'SALDO CONTABLE')}</div>`;
}

const FIRST = 196;
const STEP = 11.4;

function pagesOf(movements: readonly Line[], paper: Paper, charges: bigint): string[] {
  const parts = spread(movements, () => 1, { first: 28, other: 28, foot: 5 });
  let done = 0;
  return parts.map((rows, page) => {
    const start = movements[done - 1]?.after ?? paper.opening;
    const body = rows.map((line, r) => rowOf(line, done + r, FIRST + STEP * (r + 1)));
    done += rows.length;
    const below = FIRST + STEP * (rows.length + 1) + 3;
    const last = page === parts.length - 1;
    const totals = `<div class="l b" style="top:${below}pt">${at('what', 'TOTAL CARGOS')}${ending('amount', money(charges))}</div>
      <div class="l b" style="top:${below + STEP}pt">${at('what', 'TOTAL ABONOS')}${ending('amount', money(sumOf(movements, 1)))}</div>${plain(below + STEP * 2, `SALDO AL ${long(paper.period.end)}`, money(paper.closing))}`;
    const end = last ? totals : plain(below, 'SALDO A LA PÁGINA SIGUIENTE', money(movements[done - 1]?.after ?? start));
    return `${headOf(paper, movements, page, parts.length)}${plain(FIRST, page === 0 ? 'SALDO ANTERIOR' : 'SALDO DE LA PÁGINA ANTERIOR', money(start))}${body.join('')}${end}
      <div class="legal">ITF: tasa 0.005% según Ley N° 28194. Si dentro de 30 días no se formulan observaciones daremos por conforme la cuenta y aprobado el saldo. TREA 0.00% · Fondo de Seguro de Depósitos hasta S/ 121,600.00</div>`;
  });
}

function linesOf(random: Random, movements: readonly Movement[]): Line[] {
  return movements.map((each, r) => ({
    ...{ ...each, place: random.pick(PLACES), operation: random.digits(6) },
    hour: `${String(random.integer(7, 21)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
    shown: movements[r + 1]?.date !== each.date,
  }));
}

function truthOf({ date, valueDate, lines, place, hour, operation, amount, after, shown }: Line): TrueRow {
  const words = lines.join(' ');
  const located = [words, place].filter(Boolean).join(' ');
  return {
    ...{ date, valueDate, description: located, alsoAccepted: [words, `${located} ${hour}`, `${words} ${hour}`] },
    ...{ reference: operation, amount: contractAmount(amount), balance: shown ? contractAmount(after) : null },
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 2);
  const opening = BigInt(random.integer(1_000, 3_000_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 60 };
  const movements = linesOf(random, drawMovements(random, plan));
  const right = movements.at(-1)?.after ?? opening;
  const misprint = random.chance(1 / 6) ? random.pick(['closing', 'charges']) : '';
  const closing = misprint === 'closing' ? slip(random, right) : right;
  const charges = sumOf(movements, -1) - (misprint === 'charges' ? 270n : 0n);
  const number = `${random.digits(3)}-${random.digits(7)}-0-${random.digits(2)}`;
  const holder = random.pick([
    'TEXTILES GAMARRA SUR S.A.C.',
    'SALAZAR PUMA, ROSARIO',
    'FERRETERIA MISTI E.I.R.L.',
    'CCORI YUPANQUI, ALDO',
  ]);
  const paper = { period, holder, number, cci: `0${random.digits(19)}`, opening, closing };
  return {
    pages: pagesOf(movements, paper, charges),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'PEN' },
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
.page { font-family: 'Liberation Sans'; font-size: 7.8pt; } .bank, .title, .who, .facts, .sum, .heads, .legal, .l { position: absolute; }
.bank { left: 40pt; top: 30pt; font: bold italic 17pt 'DejaVu Serif'; color: #0d3c8c; } .title { right: 40pt; top: 28pt; text-align: right; line-height: 11pt; font-weight: bold; } .who { left: 40pt; top: 72pt; line-height: 11pt; font-size: 9pt; }
.facts { left: 40pt; top: 106pt; } .sum { left: 40pt; top: 122pt; width: 760pt; } .sum th, .sum td { border: 0.6pt solid #0d3c8c; text-align: center; padding: 2pt; font-size: 7.2pt; }
.heads { left: 0; top: 164pt; height: 24pt; width: 800pt; color: #0d3c8c; font-weight: bold; font-size: 7pt; } .heads span, .l span { position: absolute; white-space: nowrap; } .l { left: 0; width: 800pt; height: 11pt; }
.r { width: 140pt; text-align: right; } .b { font-weight: bold; } .legal { left: 40pt; right: 40pt; bottom: 14pt; font-size: 6.2pt; color: #555; border-top: 0.5pt solid #999; padding-top: 3pt; }
`;

export const families: Family[] = [
  {
    name: 'pe-checking-itf',
    country: 'PE',
    language: 'es',
    type: 'checking',
    difficulties: [
      'landscape',
      'trailing-minus',
      'one-amount-column',
      'extra-columns',
      'balance-once-a-day',
      'dates-without-year',
    ],
    size: [A4[1], A4[0]],
    draw,
  },
];
