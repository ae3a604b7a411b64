import { type Family, LETTER } from '../family.ts';
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
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, type Part, rowsIn } from './paper-flow.ts';

const CONCEPTO: readonly Sort[] = [
  [
    'PAGO INTERBANCARIO A {CAJA ALTEZA;BCO LITORAL}|REF. ####### AUT. ########|RASTREO 0######{=yyyymmdd}#####',
    -2_500_000,
    -80_000,
  ],
  [
    'DEPOSITO SPEI DE {FARMACIAS LUZ;GRANOS DEL BAJIO}|SUC 0### REF. ####### AUT. ######|CONCEPTO FACTURA ####',
    300_000,
    6_000_000,
  ],
  ['DEPOSITO EN EFECTIVO|SUC 0### CAJA ## AUT. ########', 100_000, 900_000],
  ['CHEQUE PAGADO NO. 000####|PAGO POR CAMARA', -900_000, -50_000],
  ['COMISION POR TRANSFERENCIA', -800, -500],
  ['IVA COMISION|TASA 16.00%', -128, -80],
  ['COMPRA {GASOLINERA EL MEZQUITE;PAPELERIA TINTA}|HORA ##:## TARJETA 4###########5##', -320_000, -15_000],
];
const CONCEPTO_LOOK = look(
  `8pt/10pt 'Liberation Mono'|26pt 40pt|.logo{font:bold 16pt/20pt 'Liberation Sans';color:#00529b}.ban{background:#00529b;color:#fff;font:bold 8pt/12pt 'Liberation Sans';padding:2pt 6pt}th{font:bold 8pt/12pt 'Liberation Sans';background:#d6e4f2}td{vertical-align:bottom;padding-bottom:2pt}td:first-child{vertical-align:top}.sum td{padding:1pt 4pt;border:.4pt solid #00529b}.foot{position:absolute;left:40pt;right:40pt;bottom:14pt;font-size:6.5pt}`,
);

/** Amounts stand on a row's last line; the balance once a day. */
const concepto = family(
  'mx-checking-concepto',
  'es',
  'checking',
  ['amount-on-last-line', 'balance-once-a-day', 'summary-before-rows', 'many-pages'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: CONCEPTO, floor: 100_000n },
      60,
      150,
      [1_500_000, 20_000_000],
    );
    const date = (iso: string) => `${day(iso, 'dd')} ${mon(iso, SPANISH)}`;
    const one = (row: Move, r: number) =>
      cells(
        'llrrr',
        `${date(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${row.lastOfDay ? point(row.balance) : ''}`,
        [0, r],
      );
    const number = random.digits(10);
    const pair = (name: string, value: bigint | string) =>
      cells('lr', `${name}|${typeof value === 'string' ? value : point(value)}`);
    const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
    const sum = table(
      [170, 90],
      pair('Saldo Anterior', `$${point(opening)}`) +
        pair(`(+) ${count(1)} Depósitos`, total(rows, 1)) +
        pair(`(-) ${count(-1)} Retiros`, total(rows, -1)) +
        pair(`SALDO AL ${day(period.end, 'dd')} DE ${mon(period.end, SPANISH)}`, `<b>$${point(closing)}</b>`),
      'sum',
    );
    const front = `<div class="sp"><div class="logo">Banco del Mezquital</div><div class="r">ESTADO DE CUENTA AL ${day(period.end, 'dd')} DE ${mon(period.end, SPANISH)} DE ${day(period.end, 'yyyy')}<br>CLIENTE: ${random.digits(8)}<br>R.F.C. DMA${random.digits(6)}TX1</div></div><p style="padding:24pt 0 18pt">DISTRIBUIDORA MAGUEY AZUL SA DE CV<br>AV DE LAS NOPALERAS 220 INT 4<br>COL CENTRO, SAN JERONIMO, MX 76999</p><div class="ban">RESUMEN DE LA CUENTA DE CHEQUES &nbsp; Contrato ${number} &nbsp; CLABE 999${random.digits(15)}</div><div class="sp" style="padding:6pt 0 10pt">${sum}<div>Días transcurridos<br>Saldo promedio $${point(opening)}<br>Cheques girados ${random.integer(1, 9)}<br>Comisiones cobradas $${random.integer(10, 90)}.00</div></div><div class="ban">DETALLE DE OPERACIONES</div>`;
    const lines: Line[] = [
      [cells('llrrr', `${date(period.start)}|SALDO ANTERIOR|||${point(opening)}`), 12],
      ...rowsIn(rows, 10, 2, one),
    ];
    const bodies = flow(
      [block(front, 262), grid([44, 266, 74, 74, 74], heads('llrrr', 'FECHA|CONCEPTO|RETIROS|DEPOSITOS|SALDO'), lines)],
      720,
      690,
    );
    const pages = numbered(
      bodies,
      (body, at, count_) =>
        `${at > 1 ? `<div class="sp" style="padding-bottom:8pt"><span>ESTADO DE CUENTA AL ${day(period.end, 'dd')} DE ${mon(period.end, SPANISH)} DE ${day(period.end, 'yyyy')}</span><span>CLIENTE DISTRIBUIDORA MAGUEY AZUL SA DE CV</span></div>` : ''}${body}<div class="foot sp"><span>000180.B41EJDA0${random.digits(2)}.OD.${day(period.end, 'mmdd')}.01</span><span>Página ${at} de ${count_}</span></div>`,
    );
    const facts = account('Banco del Mezquital|DISTRIBUIDORA MAGUEY AZUL SA DE CV|checking|MXN', number);
    return drawnOf(pages, CONCEPTO_LOOK, {
      // `AL 31 DE MAR` and the day beside the opening balance name days of balances, and no period.
      account: facts,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
    });
  },
  LETTER,
);

const CARGOS: readonly Sort[] = [
  ['{SUPER LA CEIBA;GASOLINERA EL MEZQUITE;CINE AURORA} {CDMX;QRO;PUE}', -320_000, -9_000],
  ['{FONDA TRES RIOS;FARMACIA LUZ} ; Tarjeta digital ***####', -60_000, -4_500],
  ['LIBRERIA OXFORDSHIRE LONDON|GBP $##.## TIPO DE CAMBIO $2#.##', -180_000, -25_000],
  ['MENSUALIDAD 0# DE 12 {MUEBLES TULE;LLANTERA SOL}', -95_000, -30_000],
  ['DISPOSICION EFECTIVO CAJERO ####', -40_000, -10_000],
  ['BMOVIL.PAGO TDC', 200_000, 900_000],
];
const MSI_LOOK = look(
  `8pt/11pt 'DejaVu Sans Condensed'|30pt 36pt|.band{background:#6a0f49;color:#fff;padding:5pt 10pt;font-weight:bold;font-size:9.5pt;margin:10pt 0 4pt}.logo{font-size:17pt;line-height:22pt;font-weight:bold;color:#6a0f49}td,th{border:.4pt solid #c9a3bb;padding:2pt 4pt}th{background:#f3e6ee;font-weight:bold;white-space:normal;font-size:7pt;line-height:9pt}.two{display:flex;gap:14pt}.big td{font-size:9pt;padding:3pt 4pt}.note{font-size:6.5pt;line-height:9pt;white-space:normal}.foot{position:absolute;right:36pt;bottom:14pt;font-size:7pt}`,
);

const fecha = (iso: string) => `${day(iso, 'dd')}-${mon(iso, SPANISH).toLowerCase()}-${day(iso, 'yyyy')}`;
const pesos = (value: bigint) => `$${point(value)}`;
/** What is owed; below nought where more was paid. */
const owed = (value: bigint) => `${value > 0n ? '-' : ''}${pesos(value)}`;

function deferred(start: string, amounts: readonly number[]): Part[] {
  const head = heads(
    'llrrrcr',
    'Fecha de la operación|Descripción|Monto original|Saldo pendiente|Pago requerido|Núm. de pago|Tasa de interés',
  );
  const lines = amounts.map((cents, at): Line => {
    const each = BigInt(cents);
    const done = BigInt(at + 2);
    return [
      cells('llrrrcr', [
        fecha(dayAfter(start, -70 - at * 31)),
        ['MUEBLES TULE', 'LLANTERA SOL', 'VIAJES ALBATROS'][at] ?? '',
        pesos(each * 12n),
        pesos(each * (12n - done)),
        pesos(each),
        `${done} de 12`,
        '0.00%',
      ]),
      15,
    ];
  });
  return [
    block('<div class="band">COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES</div>', 36),
    grid([72, 110, 76, 76, 76, 60, 62], head, lines, { headHeight: 24 }),
  ];
}

const signed = (value: bigint): string => `${value > 0n ? '-' : '+'} ${pesos(value)}`;

const msi = family(
  'mx-credit-card-meses',
  'es',
  'credit-card',
  ['instalment-table', 'plus-is-owed', 'operation-and-charge-date', 'spaced-sign'],
  (random) => {
    const period = periodOf(random, random.integer(3, 25));
    const { opening, rows, closing } = booked(
      random,
      { ...period, start: dayAfter(period.start, 3), sorts: CARGOS, floor: null },
      9,
      34,
      [-2_500_000, -400_000],
    );
    const done = rows.map(({ date, amount }) => (amount > 0n ? date : dayAfter(date, -random.integer(0, 3))));
    const one = (row: Move, r: number) =>
      cells('cclr', [fecha(done[r] ?? ''), fecha(row.date), joined(row.lines), signed(row.amount)], [0, r]);
    const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
    const pair = (name: string, value: string) => cells('lr', `${name}|${value}`);
    const due = table(
      [160, 150],
      pair('Periodo:', `${fecha(period.start)} al ${fecha(period.end)}`) +
        pair('Fecha de corte:', fecha(period.end)) +
        pair('Fecha límite de pago:', fecha(dayAfter(period.end, 20))) +
        pair('Pago para no generar intereses:', `<b>${pesos(closing > 0n ? 0n : closing)}</b>`) +
        pair('Pago mínimo:', '$640.00'),
      'big',
    );
    const sum = table(
      [160, 100],
      pair('Adeudo del periodo anterior', pesos(opening)) +
        pair('Cargos regulares (no a meses)', `+ ${pesos(total(rows, -1))}`) +
        pair('Monto de intereses', '+ $0.00') +
        pair('Monto de comisiones', '+ $0.00') +
        pair('Pagos y abonos', `- ${pesos(total(rows, 1))}`) +
        pair('<b>Saldo deudor total</b>', `<b>= ${owed(closing)}</b>`),
    );
    const front = `<div class="sp"><div class="logo">Banca Obsidiana</div><div class="r">Tarjeta de crédito ORO OBSIDIANA<br>Número de tarjeta: ${number}</div></div><p style="padding:18pt 0">XIMENA DEL VALLE TAPIA<br>CDA DE LOS FRESNOS 18<br>76999 SAN JERONIMO</p><div class="band">TU PAGO REQUERIDO ESTE PERIODO</div><div class="two">${due}<div class="note"><b>Si solo pagas el mínimo</b> terminarás de pagar en 5 años y 4 meses y pagarás intereses por $18,420.00.<br><br>Cárgos objetados: 0 &nbsp; CAT promedio 68.2% sin IVA</div></div><div class="band">RESUMEN DE CARGOS Y ABONOS DEL PERIODO</div><div class="two">${sum}${table([130, 110], pair('Límite de crédito', '$60,000.00') + pair('Crédito disponible', pesos(6_000_000n + closing)))}</div>`;
    const head = heads('cclr', 'Fecha de la operación|Fecha de cargo|Descripción del movimiento|Monto');
    const bodies = flow(
      [
        block(front, 375),
        ...deferred(
          period.start,
          Array.from({ length: 3 }, () => random.integer(30_000, 95_000)),
        ),
        block(
          `<div class="band">CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES) &nbsp; Tarjeta titular: ${number.slice(-4)}</div>`,
          36,
        ),
        grid([82, 82, 270, 98], head, rowsIn(rows, 11, 4.6, one), { headHeight: 24 }),
        block(
          `<p style="padding-top:6pt"><b>TOTAL CARGOS</b> &nbsp; ${pesos(total(rows, -1))} &nbsp;&nbsp;&nbsp; <b>TOTAL ABONOS</b> &nbsp; -${pesos(total(rows, 1))}</p><p class="note">Signos: + cargos, - abonos.</p>`,
          34,
        ),
      ],
      705,
      700,
    );
    const pages = numbered(bodies, (body, at, count) => `${body}<div class="foot">Página ${at} de ${count}</div>`);
    const truth = rows.map((row, r) => rowOf(row, { valueDate: done[r] ?? null }));
    const facts = account('Banca Obsidiana|XIMENA DEL VALLE TAPIA|credit-card|MXN', number);
    return drawnOf(pages, MSI_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

export const families: Family[] = [concepto, msi];
