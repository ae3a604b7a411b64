import type { Random } from '../../../corpus/generator/random.ts';
import { type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  look,
  type Move,
  mon,
  periodOf,
  rowOf,
  type Sort,
  span,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { block, grid, inTime, lay, newPage, type Piece, sheets, wanted } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic';
const comma = (value: bigint): string => figure(value, COMMAED);
const dollars = (value: bigint): string => `$ ${value < 0n ? '-' : ''}${comma(value)}`;

const PLASTIC: readonly Sort[] = [
  ['{MERCADO LA 33;DROGUERIA SAN RAFAEL;DLO*STREAMA VIAJES}', -40_000_000, -900_000],
  ['{ALMACEN EL ROBLE;TIENDA CAÑAVERAL} {BOGOTA;CALI}', -90_000_000, -2_000_000],
];
const AFAR: readonly Sort[] = [['{CLOUDNEST;APPLARK.EXAMPLE;HOTEL MIRADOR}', -40_000, -299]];
const PLASTIC_LOOK = look(
  `7pt/10pt 'Liberation Sans'|34pt 36pt|h1{font-size:14pt;line-height:20pt}h2{font-size:9.5pt;line-height:16pt;padding-top:6pt}.c2{display:flex;gap:40pt;margin:10pt 0}.c2>div{flex:1}.c2 b{font-size:8.5pt}th{background:#fdda24;font-weight:bold;font-size:6.5pt;line-height:8pt;white-space:pre-line;padding:2pt}td{padding:2pt;border-bottom:.3pt solid #ccc}.f{position:absolute;left:36pt;right:36pt;bottom:16pt;font-size:6pt}`,
);

/** A month of one currency: purchases, interest, payment; and what older purchases still owe. */
function plasticMonth(random: Random, period: { start: string; end: string }, far: boolean) {
  const drawn = booked(
    random,
    { ...period, end: dayAfter(period.end, -2), sorts: far ? AFAR : PLASTIC, floor: null },
    far ? 2 : 8,
    far ? 9 : 34,
    far ? [-90_000, -5_000] : [-400_000_000, -20_000_000],
  );
  const paid = wanted(dayAfter(period.start, 12), 'ABONO SUCURSAL VIRTUAL', -drawn.opening / 2n);
  const interest = wanted(period.end, 'INTERESES CORRIENTES', drawn.opening / 61n);
  const rows = inTime([...drawn.rows, paid, interest]);
  const older = list(random.integer(1, 4), (at) => {
    const date = dayAfter(period.start, -20 - 31 * at);
    return wanted(
      date,
      fill(random, far ? 'HOTEL MIRADOR' : 'ALMACEN EL ROBLE CALI', date),
      -BigInt(random.integer(far ? 9_000 : 20_000_000, far ? 90_000 : 90_000_000)),
      random.digits(5),
    );
  });
  return { opening: drawn.opening, rows, older, paid, interest, closing: drawn.opening + total(rows) };
}

function plasticPieces(
  s: number,
  period: { start: string; end: string },
  month: ReturnType<typeof plasticMonth>,
): Piece[] {
  const { rows, older, paid, interest, opening, closing } = month;
  const brief = (iso: string) => `${day(iso, 'd')} ${mon(iso, MONTHS)}`;
  const spanned = `${brief(period.start)} - ${brief(period.end)}. ${day(period.end, 'yyyy')}`;
  const bought = -(total(rows) - paid.amount - interest.amount);
  const one = (row: Move, at: number | null): Line => {
    const special = row === paid || row === interest;
    const parts = special ? 1n : BigInt([1, 1, 6, 12, 24][Number(row.ref[1])] ?? 1);
    const owed = -row.amount;
    const nth = at === null ? 2n : 1n;
    const left = special ? 0n : at === null ? owed - (owed / 24n) * 2n : owed - owed / parts;
    return [
      cells(
        'lllrcrrrr',
        `${special ? '' : `T${row.ref.slice(0, 5)}`}|${day(row.date, 'dd/mm/yyyy')}|${text(row.lines[0] ?? '')}|${dollars(owed)}|${special ? '' : `${nth}/${at === null ? 24 : parts}`}|${dollars(at === null ? owed / 24n : owed / parts)}|${special || parts === 1n ? '0,0000 %' : '1,8311 %'}|${special || parts === 1n ? '00,0000 %' : '24,3269 %'}|${dollars(left)}`,
        at === null ? null : [s, at],
      ),
      14,
    ];
  };
  const head = heads(
    'lllrcrrrr',
    'Número\nautorización|Fecha|Movimientos|Valor\nmovimiento|Cuotas|Valor\ncuota/abono|Tasa\nmensual|Tasa\nEA|Saldo\npendiente',
  );
  const widths = [52, 48, 126, 72, 32, 68, 42, 44, 56];
  const box = `<div class="c2"><div><b>Resumen</b>${span('+ Saldo anterior', dollars(-opening))}${span('+ Compras del mes', dollars(bought))}${span('+ Intereses de mora', dollars(0n))}${span('+ Intereses corrientes', dollars(-interest.amount))}${span('+ Avances', dollars(0n))}${span('+ Otros cargos', dollars(0n))}${span('- Pagos / abonos', dollars(paid.amount))}${span('<b>= Saldo total</b>', `<b>${dollars(-closing)}</b>`)}</div><div><b>Estado de cuenta en: ${s === 0 ? 'PESOS' : 'DÓLARES'}</b>${span('Periodo facturado', spanned)}${span('Pago mínimo', dollars(-closing / 20n))}${span('Pagar antes de', `${mon(dayAfter(period.end, 16), MONTHS)}. ${day(dayAfter(period.end, 16), 'd')}, ${day(dayAfter(period.end, 16), 'yyyy')}`)}${span('Cupo total', dollars(s === 0 ? 900_000_000n : 250_000n))}</div></div>`;
  return [
    ...(s > 0 ? [newPage] : []),
    block(box, 110),
    block(`<h2>Nuevos movimientos entre: ${spanned}</h2>`, 24),
    grid(
      widths,
      head,
      rows.map((row, at) => one(row, at)),
      { headHeight: 22 },
    ),
    block(`<h2>Movimientos antes del: ${brief(period.start)}. ${day(period.start, 'yyyy')}</h2>`, 24),
    grid(
      widths,
      head,
      older.map((row) => one(row, null)),
      { headHeight: 22 },
    ),
  ];
}

const plastic = family(
  'co-credit-card-pesos-then-dollars',
  'es',
  'credit-card',
  ['two-currencies', 'instalments', 'older-purchases-listed-again', 'nine-columns', 'negative-is-payment'],
  (random) => {
    const period = periodOf(random, random.integer(2, 28));
    const months = [plasticMonth(random, period, false), plasticMonth(random, period, true)];
    const number = `****${random.digits(4)}`;
    const pages = sheets(
      lay(
        months.flatMap((month, s) => plasticPieces(s, period, month)),
        655,
        655,
      ),
      (body, at, count) =>
        `<div class="sp"><h1>Banco del Guadual</h1><div class="r">Tarjeta: ${number}<br>YESENIA CAICEDO MOSQUERA</div></div>${body}<div class="f sp"><span>Recuerda estar al día: la tasa de mora vigente es 24,3269 % EA.</span><span>Página ${at} de ${count}</span></div>`,
    );
    const statements = months.map(({ opening, rows, closing, paid, interest }, s) =>
      truthOf({
        account: account(`Banco del Guadual|YESENIA CAICEDO MOSQUERA|credit-card|${s === 0 ? 'COP' : 'USD'}`, number),
        period,
        opening,
        closing,
        rows: rows.map((row) =>
          rowOf(row, { reference: row === paid || row === interest ? null : `T${row.ref.slice(0, 5)}` }),
        ),
      }),
    );
    return { pages, css: PLASTIC_LOOK, statements };
  },
  LETTER,
);

const WHOLE_PESO = { group: '.', decimal: ',', decimals: 0 } as const;
const peso = (value: bigint): string => `$ ${value < 0n ? '-' : ''}${figure(value, WHOLE_PESO)}`;
const CUOTA_LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|32pt 34pt|h1{font-size:12pt;line-height:16pt;text-align:center}h2{font-size:8.5pt;line-height:12pt;background:#002464;color:#fff;padding:2pt 4pt;margin-top:8pt}.k{width:330pt;border:.5pt solid #999;padding:5pt;margin:6pt 0}th{font-size:6.5pt;line-height:8pt;white-space:pre-line;border-bottom:.6pt solid #002464;font-weight:bold;padding:1pt 3pt}td{padding:1pt 3pt}.b td{font-weight:bold;background:#eef}.f{font-size:6.5pt;white-space:normal;padding-top:8pt}`,
);

/** What is charged in a month: the payment, purchases, instalments of older ones, charges. */
function cuotaMonth(random: Random) {
  const period = periodOf(random, random.integer(18, 26));
  const within = () => dayAfter(period.start, random.integer(0, 26));
  const opening = -BigInt(random.integer(60_000, 900_000));
  const shop = (date: string) =>
    wanted(
      date,
      fill(
        random,
        '{SANTIAGO;ÑUÑOA;CL;TALCA}§{PANADERIA LONQUEN;BENCINERA RUTA 5;LIBRERIA ATLAS;PEDIDOSUR PLUS}',
        date,
      ),
      -BigInt(random.integer(2_990, 90_000)),
      `${day(date, 'ddmmyy')}${random.digits(6)}`,
    );
  const shopped = inTime(list(random.integer(8, 36), () => shop(within())));
  const parts = inTime(list(random.integer(1, 5), () => shop(dayAfter(period.start, -random.integer(5, 30)))));
  const paid = [wanted(dayAfter(period.start, 11), '§PAGO AUTOMATICO', -opening, `${random.digits(6)}000000`)];
  const charges = [
    wanted(dayAfter(period.end, -2), '§COMISION MENSUAL POR MANTENCION', -1_650n, `${random.digits(6)}000000`),
    wanted(
      dayAfter(period.end, -2),
      '§IMPUESTO DECRETO LEY 3475 TASA',
      -BigInt(random.integer(90, 1_200)),
      `${random.digits(6)}000000`,
    ),
  ];
  return { period, opening, paid, shopped, parts, charges };
}

const slashed = (iso: string) => day(iso, 'dd/mm/yy');

function cuotaFront(period: { start: string; end: string }, opening: bigint, closing: bigint, number: string): string {
  return `<div class="sp"><b>Banco Cordillera Sur</b><span>FECHA ESTADO DE CUENTA ${slashed(period.end)}</span></div><h1>ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO</h1><p>NOMBRE DEL TITULAR: MATILDE HUENCHUR SOTO<br>N° DE TARJETA: ${number}</p><div class="k">${span('PERÍODO FACTURADO', `${slashed(period.start)} &nbsp; ${slashed(period.end)}`)}${span('MONTO FACTURADO PERÍODO ANTERIOR', peso(-opening))}${span('MONTO PAGADO', peso(opening))}${span('<b>MONTO TOTAL FACTURADO A PAGAR</b>', `<b>${peso(-closing)}</b>`)}${span('MONTO MÍNIMO A PAGAR', peso(-closing / 20n))}${span('PAGAR HASTA', slashed(dayAfter(period.end, 17)))}${span('CUPO TOTAL', '$ 1.900.000')}</div>`;
}

const cuotaTruth = (row: Move) => {
  const [place = '', words = ''] = (row.lines[0] ?? '').split('§');
  return rowOf(row, {
    decimals: 0,
    description: words,
    reference: row.ref,
    alsoAccepted: [`${place} ${words}`.trim(), `${words} ${place}`.trim()],
  });
};

const cuota = family(
  'cl-credit-card-monthly-instalment',
  'es',
  'credit-card',
  ['three-amounts-per-row', 'instalment-is-the-amount', 'place-column', 'section-subtotals', 'no-decimals'],
  (random) => {
    const { period, opening, paid, shopped, parts, charges } = cuotaMonth(random);
    const rows = [...paid, ...shopped, ...parts, ...charges];
    const closing = opening + total(rows);
    const one = (row: Move): Line => {
      const [place = '', words = ''] = (row.lines[0] ?? '').split('§');
      const times = parts.includes(row) ? 6n : 1n;
      const owed = -row.amount * times;
      const nth = times === 1n ? '01/01' : '02/06';
      return [
        cells(
          'llllrrcr',
          `${place}|${slashed(row.date)}|${row.ref}|${text(words)}|${peso(owed)}|${peso(owed)}|${nth}|${peso(-row.amount)}`,
          [0, rows.indexOf(row)],
        ),
        12,
      ];
    };
    const sum = (name: string, some: readonly Move[]): Line => [
      `<tr class="b"><td></td><td></td><td></td><td>${name}</td><td></td><td></td><td></td><td class="r">${peso(-total(some))}</td></tr>`,
      12,
    ];
    const widths = [52, 44, 66, 168, 62, 62, 34, 56];
    const head = heads(
      'llllrrcr',
      'LUGAR DE\nOPERACIÓN|FECHA\nOPERACIÓN|CÓDIGO\nREFERENCIA|DESCRIPCIÓN OPERACIÓN O COBRO|MONTO\nOPERACIÓN|MONTO TOTAL\nA PAGAR|N°\nCUOTA|VALOR CUOTA\nMENSUAL',
    );
    const number = `XXXX XXXX XXXX ${random.digits(4)}`;
    const front = cuotaFront(period, opening, closing, number);
    const table = (some: Line[]) => grid(widths, head, some, { headHeight: 20 });
    const pages = sheets(
      lay(
        [
          block(front, 160),
          block('<h2>1. TOTAL OPERACIONES</h2>', 24),
          table([
            ...paid.map(one),
            sum('TOTAL PAGOS A LA CUENTA', paid),
            ...shopped.map(one),
            sum('TOTAL COMPRAS', shopped),
            ...parts.map(one),
            sum('TOTAL CUOTAS DEL MES', parts),
          ]),
          block('<h2>2. PRODUCTOS O SERVICIOS VOLUNTARIAMENTE CONTRATADOS: SIN MOVIMIENTOS</h2>', 24),
          block('<h2>3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS</h2>', 24),
          table([...charges.map(one), sum('TOTAL CARGOS', charges)]),
          block(
            '<p class="f">Vencimiento próximos 4 meses: las cuotas por vencer figuran en su sucursal virtual. CAE compras en cuotas 41,2 %.</p>',
            30,
          ),
        ],
        690,
        690,
      ),
      (body, at, count) => `${body}<p class="r">${at} de ${count}</p>`,
    );
    const truth = rows.map(cuotaTruth);
    const facts = account('Banco Cordillera Sur|MATILDE HUENCHUR SOTO|credit-card|CLP', number.replaceAll(' ', ''));
    return drawnOf(pages, CUOTA_LOOK, { account: facts, period, opening, closing, rows: truth, decimals: 0 });
  },
  LETTER,
);

export const families: Family[] = [plastic, cuota];
