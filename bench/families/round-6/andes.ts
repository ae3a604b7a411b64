import { A4, type Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  span,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, rowsIn } from './paper-flow.ts';

const AHORRO: readonly Sort[] = [
  ['COMPRA EN {DROGUERIA SOL;EXITO ARRAYAN}', -18_000_000, -900_000],
  ['TRANSFERENCIA CTA SUC VIRTUAL', -40_000_000, -2_000_000],
  ['ABONO INTERESES AHORROS', 300, 60_000],
  ['CUOTA MANEJO TARJETA DEBITO', -1_390_000, -690_000],
  ['PAGO DE NOMINA {TEJIDOS CAUCA;AVICOLA}', 120_000_000, 260_000_000],
];
const AHORRO_LOOK = look(
  `8.5pt/12pt 'Liberation Sans'|40pt 60pt|.logo{font:bold 22pt/26pt 'Liberation Sans';letter-spacing:-1pt}.yb{height:5pt;background:#ffd200;margin:4pt 0 18pt}.res{display:flex;gap:36pt;padding:10pt 0 14pt}.res>div{width:200pt}th{background:#2c2a29;color:#fff;padding:3pt 4pt;font-size:8pt}td{padding:2.5pt 4pt}tr:nth-child(even) td{background:#f4f4f4}.foot{position:absolute;left:60pt;bottom:24pt;font-size:7pt}`,
);

const ahorro = family(
  'co-savings-resumen',
  'es',
  'savings',
  ['summary-beside', 'signed-amounts', 'unpadded-day-and-month', 'zebra', 'end-mark'],
  (random) => {
    const period = periodOf(random, 1, 3);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: AHORRO, floor: 100_000n },
      4,
      22,
      [4_000_000, 90_000_000],
    );
    const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
    const branches = rows.map(() => random.pick(['CANALES ELECT', 'PLAZA ARRAYAN', '']));
    const one = (row: Move, r: number) =>
      cells(
        'llllrr',
        `${day(row.date, 'd/mm')}|${joined(row.lines)}|${branches[r]}||${signed(row.amount)}|${signed(row.balance)}`,
        [0, r],
      );
    const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(2)}`;
    const pair = (name: string, value: bigint) => span(name, `$ ${signed(value)}`);
    const front = `<div class="logo">Banarrayán</div><div class="yb"></div><div class="sp"><div>YOLIMA ARBELÁEZ CUÉLLAR<br>CRA 14 # 9-81 AP 302<br>ARRAYANAL, CAUCA</div><div class="r"><b>ESTADO DE CUENTA</b><br>CUENTA DE AHORROS<br>NÚMERO ${number}<br>DESDE: ${day(period.start, 'yyyy/mm/dd')} &nbsp; HASTA: ${day(period.end, 'yyyy/mm/dd')}</div></div><b>RESUMEN</b><div class="res"><div>${pair('SALDO ANTERIOR', opening)}${pair('TOTAL ABONOS', total(rows, 1))}${pair('TOTAL CARGOS', total(rows, -1))}${pair('SALDO ACTUAL', closing)}</div><div>${pair('SALDO PROMEDIO', (opening + closing) / 2n)}${span('CUPO SUGERIDO', '$ .00')}${pair('VALOR INTERESES PAGADOS', total(rows.filter(({ lines }) => lines[0]?.startsWith('ABONO'))))}${span('RETEFUENTE', '$ .00')}</div></div>`;
    const bodies = flow(
      [
        block(front, 240),
        grid([44, 168, 84, 40, 66, 72], heads('llllrr', 'FECHA|DESCRIPCIÓN|SUCURSAL|DCTO.|VALOR|SALDO'), [
          ...rowsIn(rows, 12, 5, one),
          [cells('llllrr', '|<b>FIN ESTADO DE CUENTA</b>||||'), 20] satisfies Line,
        ]),
      ],
      740,
      700,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot">Línea de atención 01 8000 99 ${random.digits(4)} &nbsp;&nbsp; Página ${at} de ${count}</div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(row, { shows: true, alsoAccepted: [`${row.lines[0]} ${branches[r]}`.trim()] }),
    );
    const facts = account('Banarrayán|YOLIMA ARBELÁEZ CUÉLLAR|savings|COP', number);
    return drawnOf(pages, AHORRO_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const LIMA: readonly Sort[] = [
  ['TRAN.CEL.BM {ROQUE;MIRELLA} ~', -60_000, -1_000],
  ['PAGO TARJETA VISA', -150_000, -20_000],
  ['IMP. TRANS. FINANCIERAS', -500, -5],
  ['ABON PROVEED {AGROEX;TEXILSA}', 200_000, 2_400_000],
  ['COMISION MANTEN', -2_000, -1_000],
  ['CHEQ 000##### ', -400_000, -30_000],
];
const LIMA_LOOK = look(
  `7.5pt/10pt 'Liberation Mono'|28pt 34pt|.logo{font:bold 15pt/18pt 'Liberation Sans';color:#003595}.logo b{color:#ff6a13}table{border-left:.5pt solid #003595;border-right:.5pt solid #003595}th{font:bold 7pt/9pt 'Liberation Sans';background:#003595;color:#fff;padding:2pt 3pt}td{padding:1pt 3pt}.u td{border-top:.6pt solid #003595;border-bottom:.6pt solid #003595}.foot{position:absolute;right:34pt;bottom:14pt;font:7pt/9pt 'Liberation Sans'}`,
);

const lima = family(
  'pe-checking-landscape-codes',
  'es',
  'checking',
  ['landscape', 'value-date-after-booking', 'many-code-columns', 'trailing-minus', 'day-month-without-blank'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: LIMA, floor: 10_000n },
      18,
      60,
      [200_000, 4_000_000],
    );
    const date = (iso: string) => `${day(iso, 'dd')}${mon(iso, SPANISH)}`;
    const trail = (value: bigint) => point(value) + (value < 0n ? '-' : ' ');
    const codes = rows.map((row) => [
      random.pick(['INT', 'VEN', 'CAJ']),
      random.pick(['BPI', 'AGENTE', '']),
      `193-${random.digits(3)}`,
      row.ref.slice(0, 6),
      `${random.integer(10, 20)}:${random.integer(10, 59)}`,
      random.digits(4),
    ]);
    const one = (row: Move, r: number) =>
      cells(
        'lllllllclrr',
        [date(row.date), date(row.date), joined(row.lines), ...(codes[r] ?? []), trail(row.amount), trail(row.balance)],
        [0, r],
      );
    const number = `193-${random.digits(7)}-0-${random.digits(2)}`;
    const front = `<div class="sp"><div class="logo">Banco <b>Chasqui</b></div><div class="r">ESTADO DE CUENTA CORRIENTE<br>DEL ${day(period.start, 'dd/mm/yy')} AL ${day(period.end, 'dd/mm/yy')}</div></div><div class="sp" style="padding:12pt 0"><div>IMPORTADORA QORILAZO E.I.R.L.<br>JR. LAS TARAS 512 - SURQUILLAS</div><div>CODIGO DE CUENTA: ${number}<br>MONEDA: SOLES &nbsp; TIPO: NEGOCIOS</div></div>`;
    const head = heads(
      'lllllllclrr',
      'FECHA PROC.|FECHA VALOR|DESCRIPCION|MED AT*|LUGAR|SUC-AGE|NUM OP|HORA|ORIGEN|CARGO(-) / ABONO|SALDO CONTABLE',
    );
    const money = `CARGOS ${point(total(rows, -1))}|ABONOS ${point(total(rows, 1))}|INTERESES 0.00|SALDO ${point(closing)}`;
    const sums = cells('lrrrr', `TOTAL MOVIMIENTO|${money}`);
    const bodies = flow(
      [
        block(front, 80),
        grid([52, 54, 190, 40, 52, 58, 54, 42, 46, 88, 92], head, [
          [cells('lllllllclrr', `||SALDO ANTERIOR||||||||${trail(opening)}`), 13],
          ...rowsIn(rows, 10, 2, one),
        ]),
        block(table([242, 130, 130, 130, 136], sums, 'u'), 24),
      ],
      500,
      500,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot">* MED AT: medio de atención. &nbsp; Página ${at} de ${count}</div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(
        { ...row, lines: row.lines.map((line) => line.trim()) },
        { shows: true, valueDate: row.date, reference: codes[r]?.[3] ?? null },
      ),
    );
    const facts = account('Banco Chasqui|IMPORTADORA QORILAZO E.I.R.L.|checking|PEN', number);
    return drawnOf(pages, LIMA_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  [A4[1], A4[0]],
);

export const families: Family[] = [ahorro, lima];
