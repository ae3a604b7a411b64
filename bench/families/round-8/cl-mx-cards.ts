/** After a Chilean card bill of numbered sections whose instalments are what is billed, and a Mexican one of the 2024 regulation. */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  COMMAED,
  family,
  look,
  type Move,
  mon,
  moves,
  point,
  rowOf,
  type Sort,
  SPANISH,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { block, cycle, flow, LATIN, line, lines, PEOPLE, plainRow, spending, under } from './americas-parts.ts';

const made = (date: string, words: string, amount: bigint): Move => ({
  date,
  lines: [words],
  amount,
  balance: 0n,
  ref: '',
  firstOfDay: true,
  lastOfDay: true,
});
const title = (word: string) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawAlerce(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.es ?? []);
  const peso = (value: bigint) =>
    `$ ${value < 0n ? '-' : ''}${figure(value < 0n ? -value : value, { ...COMMAED, decimals: 0 })}`;
  const sorts = spending(LATIN.cl, '', 1_500, 180_000);
  const buys = moves(random, { start, end, count: random.integer(10, 48), sorts, floor: null });
  const parts = moves(random, {
    start: dayAfter(start, -20),
    end: dayAfter(start, 6),
    count: random.integer(0, 5),
    sorts: spending(['MULTITIENDA PARISOL', 'PASAJES CONDORAL', 'ELECTRO SUR'], '', 9_000, 90_000),
    floor: null,
  });
  const opening = -BigInt(random.integer(80_000, 1_900_000));
  const earlier = BigInt(random.integer(60_000, 900_000));
  const shopped = [...buys, ...parts].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const pays = [made(dayAfter(start, 9), 'MONTO CANCELADO', -opening)];
  const fees = [
    made(end, 'COMISION MENSUAL MANTENCION', -BigInt(random.integer(2_000, 9_000))),
    made(end, 'IMPUESTO DECRETO LEY 3475', -BigInt(random.integer(90, 2_000))),
  ];
  const rows = [...pays, ...shopped, ...fees];
  const closing = opening + total(rows);
  const W = [64, 44, 62, 152, 62, 62, 34, 62];
  const head = line(
    W,
    'lcllrrcr',
    'LUGAR DE<br>OPERACIÓN|FECHA<br>OPERACIÓN|CÓDIGO<br>REFERENCIA|DESCRIPCIÓN OPERACIÓN<br>O COBRO|MONTO<br>OPERACIÓN|MONTO TOTAL<br>A PAGAR|N°<br>CUOTA|VALOR CUOTA<br>MENSUAL',
    null,
    'hd',
    'th',
  );
  const codes = rows.map(() => random.digits(12));
  const body = (some: readonly Move[], at: number) =>
    some.map((move, r) => {
      const cuotas = parts.includes(move) ? BigInt(random.pick([3, 6, 12])) : 1n;
      const nth = cuotas === 1n ? '01/01' : `0${random.integer(2, 3)}/${String(cuotas).padStart(2, '0')}`;
      return block(
        11,
        line(
          W,
          'lcllrrcr',
          [
            move.lines[0]?.startsWith('MONTO') || fees.includes(move)
              ? ''
              : random.pick(['VALLE SUR', 'SAN ALERCE', 'PTO QUILLAY']),
            day(move.date, 'dd/mm/yy'),
            codes[at + r] ?? '',
            lines(move),
            peso(-move.amount * cuotas),
            peso(-move.amount * cuotas),
            nth,
            peso(-move.amount),
          ],
          [0, at + r],
        ),
      );
    });
  const sub = (words: string, value?: bigint) =>
    block(
      14,
      line([480, 62], 'lr', [`<b>${words}</b>`, value === undefined ? '' : `<b>${peso(-value)}</b>`], null, 'sub'),
    );
  const row = (label: string, value: string) =>
    `<div class="sp" style="border-bottom:.3pt solid #bbb"><span>${label}</span><span>${value}</span></div>`;
  const info = `<div class="bar">I. INFORMACIÓN GENERAL</div><div class="sp"><div style="width:250pt">${row('CUPO TOTAL', '$ 3.500.000')}${row('CUPO UTILIZADO', '$ 912.440')}${row('CUPO DISPONIBLE', '$ 2.587.560')}${row('TASA INTERÉS VIGENTE ROTATIVO', '2,91%')}</div><div style="width:250pt">${row('PERÍODO FACTURADO', `${day(start, 'dd/mm/yyyy')} &nbsp; ${day(end, 'dd/mm/yyyy')}`)}${row('PAGAR HASTA', day(dayAfter(end, 15), 'dd/mm/yyyy'))}${row('COSTO MONETARIO PREPAGO', '$ 0')}${row('CAE', '48,12%')}</div></div>
    <div class="bar">II. DETALLE</div><b>1. PERÍODO ANTERIOR</b>${row('SALDO ADEUDADO INICIO PERÍODO ANTERIOR', peso(earlier))}${row('MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)', peso(-opening))}${row('MONTO PAGADO PERÍODO ANTERIOR', peso(-earlier))}${row('SALDO ADEUDADO FINAL PERÍODO ANTERIOR', peso(-opening))}<div style="margin-top:5pt"><b>2. PERÍODO ACTUAL</b></div>`;
  const after = `<div class="bar">III. INFORMACIÓN DE PAGO</div>${row('<b>MONTO TOTAL FACTURADO A PAGAR</b>', `<b>${peso(-closing)}</b>`)}${row('MONTO MÍNIMO A PAGAR', peso(-closing / 12n))}<div style="margin-top:5pt"><b>VENCIMIENTO PRÓXIMOS 4 MESES</b></div>${line([120, 100, 100, 100, 100], 'lrrrr', `MONTO|${list(4, (m) => peso(BigInt(48_000 - m * 9_000))).join('|')}`)}<div class="s">Infórmese sobre la garantía estatal de los depósitos. Cargo automático el ${day(dayAfter(end, 14), 'dd/mm/yyyy')} por ${peso(-closing)}. Fono 600 555 2000.</div>`;
  const blocks = [
    block(24, head),
    ...under(
      [
        sub('1. TOTAL OPERACIONES', total([...buys, ...parts, ...pays])),
        sub('TOTAL PAGOS A LA CUENTA', total(pays)),
        ...body(pays, 0),
        sub('TOTAL COMPRAS Y AVANCES', total([...buys, ...parts])),
        ...body(shopped, pays.length),
        sub('2. PRODUCTOS O SERVICIOS VOLUNTARIAMENTE CONTRATADOS', 0n),
        sub('3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS', total(fees)),
        ...body(fees, rows.length - fees.length),
        block(120, after),
      ],
      head,
      24,
    ),
  ];
  const last = random.digits(4);
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:13pt;line-height:17pt">Banco Alerce</b><b>ESTADO DE CUENTA EN MONEDA NACIONAL<br>DE TARJETA DE CRÉDITO</b><span>Pág. ${index + 1} de ${count}</span></div><div style="margin:6pt 0">NOMBRE DEL TITULAR ${who} &nbsp;&nbsp; N° DE TARJETA XXXX XXXX XXXX ${last} &nbsp;&nbsp; FECHA ESTADO DE CUENTA ${day(end, 'dd/mm/yyyy')}</div>${index === 0 ? info : ''}${inner}`;
  return {
    pages: flow(blocks, 500, 640, frame),
    css: look(
      "7.2pt/9pt 'Liberation Sans'|26pt 34pt|.bar{background:#224;color:#fff;padding:1pt 4pt;margin:6pt 0 3pt}.hd th{font-size:6pt;line-height:7.5pt;border:.4pt solid #666;background:#eee}.sub td{border-bottom:.4pt solid #666}.s{font-size:6pt;line-height:7.5pt}",
    ),
    statements: [
      truthOf({
        account: account(`Banco Alerce|${who}|credit-card|CLP`, `XXXXXXXXXXXX${last}`),
        period: { start, end },
        opening,
        closing,
        decimals: 0,
        rows: rows.map((move, r) => rowOf(move, { decimals: 0, reference: codes[r] ?? null })),
      }),
    ],
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawMezquite(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.es ?? []);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const sorts: Sort[] = [
    ...spending(LATIN.mx, ' {GUADALUPE JAL;SAN TELMO DF;MTY NL}', 4_500, 480_000),
    ...spending(LATIN.mx, ' {GDL;CDMX}', 4_500, 90_000),
    ['NORTHLARK.COM SEATTLE US|MONEDA EXTRANJERA: ##.## USD TC: 17.#####', -90_000, -12_000],
    ['0{2;3;4} DE 06 TIENDA MUEBLEX', -190_000, -40_000],
  ];
  const opening = -BigInt(random.integer(300_000, 4_000_000));
  const charges = moves(random, { start, end: dayAfter(end, -2), count: random.integer(14, 64), sorts, floor: null });
  const pays = moves(random, {
    start,
    end: dayAfter(end, -2),
    count: random.integer(1, 3),
    sorts: [
      ['SU PAGO GRACIAS SPEI', 100_000, 1_800_000],
      ['BONIFICACION CASHBACK', 2_000, 40_000],
    ],
    floor: null,
  });
  const interest = random.chance(0.5) ? BigInt(-random.integer(9_000, 90_000)) : 0n;
  const extra = interest
    ? [made(end, 'INTERESES DEL PERIODO', interest), made(end, 'IVA SOBRE INTERESES', (interest * 16n) / 100n)]
    : [];
  const rows = [...charges, ...pays, ...extra].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const closing = opening + total(rows);
  const wrong = random.chance(0.35) ? 90_000n : 0n;
  const date = (iso: string) => `${iso.slice(8)}-${title(mon(iso, SPANISH))}-${iso.slice(0, 4)}`;
  const charged = (iso: string) => dayAfter(iso, 1);
  const W = [70, 70, 290, 16, 84];
  const head = `<div class="bar">CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES) &nbsp; Tarjeta titular: ${number.slice(-4).padStart(16, 'X')}</div>${line(W, 'llllr', 'i. Fecha de la<br>operación|ii. Fecha<br>de cargo|iii. Descripción del movimiento||iv. Monto', null, 'hd', 'th')}`;
  const plus = (value: bigint) => (value < 0n ? '+' : '-');
  const body = rows.map((move, r) =>
    block(
      3 + 9.5 * move.lines.length,
      line(
        W,
        'llllr',
        [
          date(move.date),
          date(extra.includes(move) ? move.date : charged(move.date)),
          lines(move),
          plus(move.amount),
          `$${point(move.amount)}`,
        ],
        [0, r],
        'ruled',
      ),
    ),
  );
  const foot = [
    block(14, line([446, 84], 'rr', ['<b>TOTAL CARGOS</b>', `<b>$${point(-total(rows, -1) + wrong)}</b>`])),
    block(14, line([446, 84], 'rr', ['<b>TOTAL ABONOS</b>', `<b>- $${point(total(rows, 1))}</b>`])),
  ];
  const row = (label: string, value: string) =>
    `<div class="sp" style="border-bottom:.3pt solid #bbb;padding:1.3pt 0"><span>${label}</span><span>${value}</span></div>`;
  const owed = (value: bigint) => `${value > 0n ? '-' : ''}$${point(value)}`;
  const months = rows.filter((move) => move.lines[0]?.includes(' DE 06 '));
  const msi = months.length
    ? `<div class="bar">COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES (informativo)</div>${line([70, 170, 80, 80, 80, 50], 'llrrrc', 'Fecha de la<br>operación|Descripción|Monto<br>original|Saldo<br>pendiente|Pago<br>requerido|Núm. de<br>pago', null, 'hd', 'th')}${months.map((move) => line([70, 170, 80, 80, 80, 50], 'llrrrc', [date(dayAfter(move.date, -92)), 'TIENDA MUEBLEX', `$${point(move.amount * 6n)}`, `$${point(move.amount * 3n)}`, `$${point(move.amount)}`, `${move.lines[0]?.slice(1, 2)} de 6`])).join('')}`
    : '';
  const cover = `<div style="display:flex;gap:20pt;margin-top:8pt"><div style="width:240pt"><div style="height:80pt">${who}<br>C. DEL MEZQUITE 118 INT 4<br>COL. SAN TELMO, GUADALUPE JAL<br>C.P. 44999 &nbsp; CR 44${random.digits(3)}</div><b>Número de tarjeta: ${number}</b></div><div style="width:270pt"><div class="bar">TU PAGO REQUERIDO ESTE PERIODO</div>${row('Periodo:', `${date(start)} al ${date(end)}`)}${row('Fecha de corte:', date(end))}${row('Número de días en el periodo:', String(Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1))}${row('Fecha límite de pago:', date(dayAfter(end, 20)))}${row('Pago para no generar intereses:', owed(closing))}${row('Pago mínimo:', `$${point(closing / 11n)}`)}</div></div>
    <div style="display:flex;gap:20pt;margin-top:10pt"><div style="width:290pt"><div class="bar">RESUMEN DE CARGOS Y ABONOS DEL PERIODO</div>${row('Adeudo del periodo anterior', `= ${owed(opening)}`)}${row('Cargos regulares (no a meses)', `+ $${point(total(charges))}`)}${row('Cargos compras a meses (capital)', '+ $0.00')}${row('Monto de intereses', `+ $${point(interest)}`)}${row('Monto de comisiones', '+ $0.00')}${row('IVA de intereses y comisiones', `+ $${point((interest * 16n) / 100n)}`)}${row('Pagos y abonos', `- $${point(total(pays))}`)}<b>${row('Saldo deudor total', `= ${owed(closing)}`)}</b></div><div style="width:220pt"><div class="bar">NIVEL DE USO DE TU TARJETA</div>${row('Límite de crédito', '$85,000.00')}${row('Crédito disponible', '$51,204.77')}<div class="bar">COSTO ANUAL TOTAL</div>CAT PROMEDIO 88.1% SIN IVA. Tasa de interés anual ordinaria 59.94%</div></div>
    <div class="bar">TABLA 1. SI SOLO PAGAS EL MÍNIMO</div>${row('Terminarías de pagar en 38 meses y pagarías de intereses', '$21,418.06')}`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp" style="border-bottom:1.5pt solid #b00"><b style="font-size:14pt;line-height:18pt">Banca Mezquite</b><span>ESTADO DE CUENTA TARJETA DE CRÉDITO &nbsp; Página ${index + 1} de ${count}</span></div>${index === 0 ? cover : `<div style="margin-bottom:6pt">Número de tarjeta: ${number} &nbsp; Fecha de corte: ${date(end)}</div>`}${inner}`;
  const blocks = [
    ...(msi ? [block(40 + 10 * months.length, msi)] : []),
    block(44, head),
    ...under([...body, ...foot], head, 44),
  ];
  const truth = rows.map((move) =>
    plainRow(move, {
      date: extra.includes(move) ? move.date : charged(move.date),
      ...(move.lines.length > 1 ? { alsoAccepted: [move.lines[0] ?? ''] } : {}),
    }),
  );
  return {
    pages: flow(blocks, 270, 640, frame),
    css: look(
      "7.8pt/9.5pt 'Liberation Sans'|26pt 40pt|.bar{background:#eee;border-bottom:.6pt solid #b00;font-weight:bold;padding:1.5pt 3pt;margin:5pt 0 2pt}.hd th{font-weight:bold;font-size:7pt}.ruled td{border-bottom:.3pt solid #ddd;padding:1.3pt 0}",
    ),
    statements: [
      truthOf({
        account: account(`Banca Mezquite|${who}|credit-card|MXN`, number.replaceAll(' ', '')),
        period: { start, end },
        opening,
        closing,
        rows: truth,
        status: wrong ? 'failed' : 'verified',
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'cl-card-alerce-sections',
    'es',
    'credit-card',
    ['no-decimals', 'instalments', 'sections', 'two-line-headings'],
    drawAlerce,
    LETTER,
  ),
  family(
    'mx-card-mezquite-regular',
    'es',
    'credit-card',
    ['two-dates', 'sign-apart', 'instalment-table', 'misprint'],
    drawMezquite,
    LETTER,
  ),
];
