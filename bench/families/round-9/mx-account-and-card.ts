import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  span,
  table,
  total,
} from '../kit.ts';
import { contractAmount, dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { bought, byDate, either, extra, type Item, seldomIn, sheets } from './b-kit.ts';

/**
 * Mexico: an account with days of operation and of settlement, codes, texts of up to five lines and two balances at a day's end; a card in the
 * form that the supervisor asks for, with purchases on months without interest in a table that repeats rows of the bill.
 */

const stamp = (iso: string): string => `${day(iso, 'dd')}/${mon(iso, SPANISH)}`;

const SPEI: Sort[] = [
  [
    'T17 SPEI ENVIADO {BANORTEÑO;SANTELMO}|Referencia 00########  0##|00{1;4}{=ddmmyy}0# {RENTA;pago prestamo;TRANSF}|00012180001######5|{JUAN PABLO ORTEGA RIOS;INMOB DEL VALLE SA}',
    -1_800_000,
    -20_000,
  ],
  ['W02 DEPOSITO DE TERCERO|REF BNTC0000#### {FACTURA A##;PAGO SEMANA}', 20_000, 2_500_000],
  [
    'T20 SPEI RECIBIDO{BANCOSUR;AZULTECA}|Referencia 01########  127|{=ddmmyy}0 NOMINA|00{4;8}180001######|EMPACADORA LOMA VERDE SA DE CV',
    300_000,
    2_200_000,
  ],
  [
    'A15 {OXXI INSURGENTES 2#;SORIANITA 0##;GASOL 4###}|RFC: CCO 8605231N4 {=dd/mm} 1#:0# AUT: 0#####',
    -120_000,
    -4_500,
  ],
  ['R01 RECIBO DE {LUZ CFD;TELMEXA}|{=dd-mm} GUIA:0######## CIE:0577###', -90_000, -20_000],
  ['C02 RETIRO CAJERO AUTOMATICO|{=mm}{=dd} 1#:4# CAJERO 9### FOLIO:####', -600_000, -20_000],
  ['S39 SERV BANCA INTERNET|SERV BCA INTERNET OPS SERV BCA INTERNET', -35_000, -30_000],
  ['S40 IVA COM SERV BCA INTERNET|IVA COMISION', -5_600, -4_800],
];

interface Fiscal {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly ins: readonly Move[];
  readonly outs: readonly Move[];
  readonly seal: string;
  readonly issued: string;
}

function fiscalPage(number: string, count: number, { opening, closing, ins, outs, seal, issued }: Fiscal): string {
  return `<section class="page"><div class="bar sp"><b>Banco Cenzontle</b><span>No. de Cuenta ${number} · PAGINA ${count}/${count}</span></div><h3>Cuadro resumen y gráfico de movimientos del período</h3>${table(
    [160, 90, 70],
    `${heads('lrr', 'Concepto|Cantidad|Porcentaje')}${[
      ['Saldo Inicial', point(opening)],
      ['Depósitos / Abonos (+)', point(total(ins))],
      ['Retiros / Cargos (-)', point(total(outs))],
      ['Saldo Final', point(closing)],
    ]
      .map(([label = '', value = '']) => cells('lrr', [label, value, '10.00%']))
      .join('')}`,
  )}<p>Tiene 90 días naturales contados a partir de la fecha de corte para presentar aclaraciones. IPAB: garantiza hasta 400,000 UDIS por persona. Sello digital: ${seal}. Emitido el ${issued}.</p></section>`;
}

const ACCOUNT_LOOK =
  "7pt/9pt 'Liberation Sans'|26pt 30pt|.bar{border-bottom:2pt solid #0a3a7a;padding-bottom:4pt}.bar b{font-size:15pt;color:#0a3a7a}.bar span{text-align:right}.adr{margin:26pt 0}.k{width:240pt;margin-top:12pt}.b{width:48%;border:.5pt solid #0a3a7a;padding:4pt}h3{margin:8pt 0 3pt;font-size:8pt;color:#0a3a7a}.u th{color:#777}th{font-size:6.4pt}.c{text-align:center}td{padding-bottom:2pt;white-space:pre}.tt{width:240pt;margin-top:8pt;border-top:.5pt solid #000}.ft{position:absolute;bottom:14pt;left:30pt;font-size:5.6pt}";

const form = (iso: string): string => day(iso, 'dd/mm/yyyy');

function account2(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 12, 24]));
  const { rows, opening, closing } = booked(random, { start, end, sorts: SPEI }, 14, 90, [100_000, 9_000_000]);
  const settled = rows.map(({ date }) => (random.chance(0.15) ? dayAfter(date, 1) : date));
  const number = random.digits(10);
  const holder = random.pick(['XIMENA ARROYO DE LA PEÑA', 'TALLER MECANICO LOS COMPADRES SA DE CV']);
  const items: Item[] = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => {
    const shown = lastOfDay ? point(balance) : '';
    return [
      cells(
        'lllrrrr',
        [stamp(date), stamp(settled[r] ?? date), joined(lines), ...outIn(amount, point).split('|'), shown, shown],
        [0, r],
      ),
      2 + 9 * lines.length,
    ];
  });
  const ins = inOrOut(rows, 1);
  const outs = inOrOut(rows, -1);
  items.push([
    `<tr><td colspan="7"><div class="tt"><b>Total de Movimientos</b>${span('TOTAL IMPORTE CARGOS', point(total(outs)))}${span('TOTAL MOVIMIENTOS CARGOS', String(outs.length))}${span('TOTAL IMPORTE ABONOS', point(total(ins)))}${span('TOTAL MOVIMIENTOS ABONOS', String(ins.length))}</div></td></tr>`,
    70,
  ]);
  const first = `<div class="sp"><div class="adr">${holder}<br>AV LOPEZ RAYON ${random.digits(3)} INT 4<br>COL DEL VALLE CENTRO<br>BENITO JUAREZ C.P. 03999 CD MEX</div><div class="k">${[
    ['Periodo', `DEL ${form(start)} AL ${form(end)}`],
    ['Fecha de Corte', form(end)],
    ['No. de Cuenta', number],
    ['No. de Cliente', random.digits(8)],
    ['R.F.C', `AOPX${random.digits(6)}RT3`],
    ['No. Cuenta CLABE', `01218000${random.digits(10)}`],
  ]
    .map(([label = '', value = '']) => span(label, value))
    .join(
      '',
    )}</div></div><div class="sp"><div class="b"><b>Comportamiento</b>${span('Saldo de Liquidación Inicial', point(opening))}${span('Saldo de Operación Inicial', point(opening))}${span('Depósitos / Abonos (+)', `${ins.length} &nbsp; ${point(total(ins))}`)}${span('Retiros / Cargos (-)', `${outs.length} &nbsp; ${point(total(outs))}`)}${span('Saldo Final (+)', point(closing))}${span('Saldo Promedio Mínimo Mensual', '2,000.00')}</div><div class="b"><b>Información Financiera · Rendimiento</b>${span('Saldo Promedio', point((opening + closing) / 2n))}${span('Días del Periodo', '30')}${span('Tasa Bruta Anual', '0.000 %')}${span('Saldo Promedio Gravable', '0.00')}${span('Intereses a Favor (+)', '0.00')}${span('ISR Retenido (-)', '0.00')}</div></div>`;
  const pages = sheets(
    items,
    360,
    590,
    (body, p, n) =>
      `<div class="bar sp"><b>Banco Cenzontle</b><span>Estado de Cuenta · Libretón Básico Cuenta Digital<br>No. de Cuenta ${number} · PAGINA ${p + 1}/${n + 1}</span></div>${p === 0 ? first : ''}<h3>Detalle de Movimientos Realizados</h3>${table([34, 34, 236, 58, 58, 62, 64], `<tr class="u"><th colspan="2" class="c">FECHA</th><th></th><th></th><th></th><th colspan="2" class="c">SALDO</th></tr>${heads('lllrrrr', 'OPER|LIQ|COD. DESCRIPCIÓN REFERENCIA|CARGOS|ABONOS|OPERACIÓN|LIQUIDACIÓN')}${body}`)}<div class="ft">Banco Cenzontle, S.A., Institución de Banca Múltiple. Av. del Agua 510, Col. Juárez, C.P. 06999, CDMX. Tel. 55 5555 0126</div>`,
  );
  const fiscal = fiscalPage(number, pages.length + 1, {
    opening,
    closing,
    ins,
    outs,
    seal: random.digits(40),
    issued: form(dayAfter(end, 1)),
  });
  return drawnOf([...pages.map((page) => `<section class="page">${page}</section>`), fiscal], look(ACCOUNT_LOOK), {
    account: account(`Banco Cenzontle|${holder}|checking|MXN`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move, r): TrueRow => {
      const plain = move.lines.join(' ').replace(/ +/g, ' ');
      return rowOf(move, {
        valueDate: settled[r] ?? null,
        balance: move.lastOfDay ? contractAmount(move.balance) : null,
        ...either(plain, plain.slice(4)),
      });
    }),
  });
}

const CARGOS: Sort[] = [
  ['{OXXI CLAVEL;SORIANITA 0##;FARM GUADALUPITA;CINEPLEX 2#} {MEX;GDL;QRO}', -120_000, -3_500],
  ['{AMAZONIA MX MARKETPLACE;MERCADO LIBERTAD*4;UBERA *EATS} CIUDAD DE MEX', -250_000, -7_900],
  ['STRIPA *CURSOS ONLINE|{USD 12.00;USD 49.90} TC 17.##', -95_000, -20_000],
  ['CARGO 0{2;3;4;5} DE {06;12} MSI {ELEKTRINA;LIVERPUL INSURG;COSTQO}', -320_000, -40_000],
  ['DEVOLUCION {AMAZONIA MX;LIVERPUL INSURG}', 5_000, 90_000],
];

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic';
const dashed = (iso: string): string => `${day(iso, 'dd')}-${mon(iso, MONTHS)}-${day(iso, 'yyyy')}`;

const monthlyTable = (monthly: readonly Move[]): Item[] =>
  monthly.length > 0
    ? [
        [
          '<tr><td colspan="4" class="s">COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES (informativo, incluidos en los cargos regulares)</td></tr>',
          14,
        ] as Item,
        [
          `<tr><td colspan="4">${table(
            [70, 170, 80, 80, 80, 60],
            `${heads('llrrrr', 'Fecha de la operación|Descripción|Monto original|Saldo pendiente|Pago requerido|Núm. de pago')}${monthly
              .map((move) => {
                const [, now = '1', of = '6', shop = ''] =
                  /CARGO (\d+) DE (\d+) MSI (.*)/.exec(move.lines[0] ?? '') ?? [];
                const whole = move.amount * BigInt(Number(of));
                return cells('llrrrr', [
                  dashed(dayAfter(move.date, -30 * Number(now))),
                  shop,
                  `$${point(whole)}`,
                  `$${point(whole - move.amount * BigInt(Number(now)))}`,
                  `$${point(move.amount)}`,
                  `${Number(now)} de ${Number(of)}`,
                ]);
              })
              .join('')}`,
            'in',
          )}</td></tr>`,
          20 + 10 * monthly.length,
        ] as Item,
      ]
    : [];

function billRows(random: Random, start: string, end: string, before: bigint): { rows: Move[]; charge: bigint } {
  const drawn = moves(random, { start, end, count: random.integer(10, 70), sorts: seldomIn(CARGOS, 4), floor: null });
  const partial = random.chance(0.3);
  const paid = extra(dayAfter(start, 16), 'SU PAGO GRACIAS SPEI', partial ? -before / 5n : -before);
  const charge = partial ? (before * 4n) / 100n : 0n;
  const rows: Move[] = [
    ...drawn,
    paid,
    ...(partial
      ? [extra(end, 'INTERESES SUJETO A IVA', charge), extra(end, 'IVA POR INTERESES', (charge * 16n) / 100n)]
      : []),
  ].sort(byDate);
  return { rows, charge };
}

function card(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([4, 13, 20]));
  const before = BigInt(-random.integer(100_000, 3_000_000));
  const { rows, charge } = billRows(random, start, end, before);
  const days = bought(random, rows, 3);
  const closing = before + total(rows);
  const card16 = `5${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const holder = random.pick(['FERNANDA SOLIS BELTRÁN', 'RUBÉN CANO YÁÑEZ']);
  const money = (value: bigint): string => `${value < 0n ? '+' : '-'} $${point(value)}`;
  const items: Item[] = [
    ...monthlyTable(rows.filter(({ lines }) => lines[0]?.includes(' MSI '))),
    ['<tr><td colspan="4" class="s">CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)</td></tr>', 14],
    [
      `<tr><td colspan="4" class="d">Tarjeta titular: ${'XXXX'.repeat(3)}${card16.slice(-4)}</td></tr><tr><th class="l">Fecha de la<br>operación</th><th class="l">Fecha<br>de cargo</th><th class="l">Descripción del movimiento</th><th class="r">Monto</th></tr>`,
      34,
    ],
    ...rows.map(
      (move, r): Item => [
        cells('lllr', [dashed(days[r] ?? ''), dashed(move.date), joined(move.lines), money(move.amount)], [0, r]),
        2 + 9 * move.lines.length,
      ],
    ),
    [
      `<tr class="t"><td></td><td></td><td class="l">TOTAL CARGOS</td><td class="r">+ $${point(total(rows, -1))}</td></tr><tr class="t"><td></td><td></td><td class="l">TOTAL ABONOS</td><td class="r">- $${point(total(rows, 1))}</td></tr>`,
      24,
    ],
  ];
  const due = dayAfter(end, 20);
  const front = `<div class="sp"><div class="adr">${holder}<br>CALLE MEMBRILLO ${random.digits(2)}<br>ZAPOPAN JAL C.P. 45999</div><div class="k">${[
    ['Periodo:', `${dashed(start)} al ${dashed(end)}`],
    ['Fecha de corte:', dashed(end)],
    ['Número de días en el periodo:', '30'],
    ['Fecha límite de pago:', dashed(due)],
    ['Pago para no generar intereses:', `$${point(closing)}`],
    ['Pago mínimo:', `$${point(-closing / 20n)}`],
  ]
    .map(([label = '', value = '']) => span(label, value))
    .join(
      '',
    )}</div></div><div class="sp"><div class="b"><b>RESUMEN DE CARGOS Y ABONOS DEL PERIODO</b>${span('Adeudo del periodo anterior', `= $${point(before)}`)}${span('Cargos regulares (no a meses)', `+ $${point(total(rows, -1) - charge - (charge * 16n) / 100n)}`)}${span('Monto de intereses', `+ $${point(charge)}`)}${span('Monto de comisiones', '+ $0.00')}${span('IVA de intereses y comisiones', `+ $${point((charge * 16n) / 100n)}`)}${span('Pagos y abonos', `- $${point(total(rows, 1))}`)}<b>${span('Pago para no generar intereses', `= $${point(closing)}`)}</b></div><div class="b"><b>NIVEL DE USO DE TU TARJETA</b>${span('Límite de crédito', '$85,000.00')}${span('Crédito disponible', `$${point(8_500_000n + closing)}`)}<br>CAT Promedio 68.3% Sin IVA. Tasa de interés anual ordinaria 54.90%. Si solo pagas el mínimo terminarás en 61 meses.</div></div>`;
  const pages = sheets(
    items,
    400,
    640,
    (body, p, n) =>
      `<div class="sp"><b class="lg">bancolibrí</b><span>TARJETA DE CRÉDITO ORO · Número de tarjeta: ${card16}<br>Página ${p + 1} de ${n}</span></div>${p === 0 ? front : ''}<h3>DESGLOSE DE MOVIMIENTOS</h3>${table([70, 66, 320, 90], body)}`,
  );
  return drawnOf(
    pages,
    look(
      "7pt/9pt 'DejaVu Sans'|28pt 30pt|.lg{font-size:16pt;color:#093}.sp>span{text-align:right}.adr{margin:24pt 0}.k{width:270pt;margin:10pt 0}.b{width:49%;background:#f0f6f0;padding:5pt;font-size:6.6pt}h3{margin:8pt 0 3pt}.s{font-weight:bold;background:#093;color:#fff;padding:1pt 3pt}.d{color:#555}th{font-size:6pt;background:#e4efe4}td{padding-bottom:2pt}.in td{font-size:6.2pt;padding:0}.t td{font-weight:bold}",
    ),
    {
      account: account(`bancolibrí|${holder}|credit-card|MXN`, card16.replaceAll(' ', '')),
      period: { start, end },
      opening: before,
      closing,
      rows: rows.map((move) => rowOf(move)),
    },
  );
}

export const families: Family[] = [
  family(
    'mx-current-cenzontle-liq',
    'es',
    'checking',
    ['five-lines', 'two-dates', 'balance-at-day-end', 'codes', 'no-year'],
    account2,
    LETTER,
  ),
  family(
    'mx-card-bancolibri-msi',
    'es',
    'credit-card',
    ['instalments', 'repeated-rows', 'two-dates', 'leading-sign'],
    card,
    LETTER,
  ),
];
