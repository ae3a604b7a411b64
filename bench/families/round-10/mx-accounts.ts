import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  joined,
  look,
  type Move,
  mon,
  pack,
  periodOf,
  point,
  rowOf,
  SPANISH,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';

/**
 * Mexico's biggest bank: the account (two dates of day and month, up to five lines a row, two balances on a day's last row only) and the card
 * (instalments in a table of their own, then rows with `+ $` for what is charged and `- $` for what is paid).
 */

const when = (iso: string): string => `${day(iso, 'dd')}/${mon(iso, SPANISH)}`;

const SORTS = [
  [
    'T20|SPEI ENVIADO BANCO SUR|0######|072 #######{SERVICIO;RENTA;PAGO FACT A##}|000728001234######|{ABARROTES EL NOPAL;MUEBLES TEZONTLE SA DE CV;LAURA RENTERIA}',
    -20_000,
    -900_000,
  ],
  [
    'T17|SPEI ENVIADO NORTEÑO|0######|014 #######TRASPASO|BNET01002{2;3}######{A;B}###|PINTURAS CERRO SA DE CV',
    -10_000,
    -500_000,
  ],
  ['W02|DEPOSITO DE TERCERO|REFBNTC00####### {VENTA;ANTICIPO} ##|BMRCASH', 50_000, 1_500_000],
  ['T20|SPEI RECIBIDOSUR|0######|014 #######LIQ FACT ###|0001418057######|COMERCIAL TLALOC SA', 80_000, 2_500_000],
  ['A15|{TIENDA OSSO ####;GAS LA LOMA;SUPER EL PINO ##}|RFC: ABC ######A#{1;2} AUT: ######', -3_000, -150_000],
  ['E62|RETIRO SIN TARJETA|FOLIO: ####', -20_000, -400_000],
  ['S39|SERV BANCA INTERNET|OCT SERV BCA INTERNET', -15_000, -25_000],
  ['S40|IVA COM SERV BCA INTERNET|IVA COM SERVICIOS BCA INTERNE', -2_400, -4_000],
  ['G30|RECIBO NO.|DOMICILIACION LUZ CFDI ########', -20_000, -220_000],
  ['C02|DEPOSITO EN EFECTIVO|FOLIO:####', 100_000, 900_000],
] as const;

const cheques = family(
  'mx-checking-maestra-five-lines',
  'es',
  'checking',
  ['multi-line', 'no-year', 'day-end-balance', 'two-balances', 'misprint'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random);
    const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 12, 80, [500_000, 9_000_000]);
    const wrong = random.chance(0.4);
    const printed = wrong ? closing + BigInt(random.pick([90_000, -100_000, 27])) : closing;
    const holder = random.pick([
      'COMERCIALIZADORA EL MEZQUITE SA DE CV',
      'GERARDO BAÑUELOS TREVILLA',
      'TALLERES ORIZA SC',
    ]);
    const number = `01${random.digits(8)}`;
    const clabe = `0121800${random.digits(11)}`;
    const operated = rows.map((move) => dayAfter(move.date, random.chance(0.1) ? 1 : 0));
    const truth: ReturnType<typeof rowOf>[] = [];
    const body = rows.map((move, at) => {
      const [code = '', first = '', ...more] = move.lines;
      const refer = first === 'DEPOSITO DE TERCERO' || code === 'A15' ? '' : `${move.ref.slice(0, 7)}`;
      const rest = more.map((line) => (/RFC/.test(line) ? `${line}` : line));
      const all = [first, ...rest].join(' ');
      const tail = refer ? ` Referencia 000${refer}` : '';
      truth.push(
        rowOf(move, {
          valueDate: operated[at] ?? null,
          description: `${code} ${all}${tail}`,
          alsoAccepted: [all, `${code} ${all}`, `${all}${tail}`],
          balance: move.lastOfDay ? rowOf(move, { shows: true }).balance : null,
        }),
      );
      const left = move.amount < 0n ? [point(move.amount), ''] : ['', point(move.amount)];
      const ends = move.lastOfDay ? point(move.balance) : '';
      const lines = rest.length
        ? `<br>${rest.map((line, l) => `${text(line)}${l === 0 && refer ? ` &nbsp;&nbsp; Referencia 000${refer}` : ''}`).join('<br>')}`
        : '';
      return {
        h: 9.5 * (1 + rest.length) + 5,
        html: cells(
          'lllrrrr',
          [when(move.date), when(operated[at] ?? move.date), `${code} ${text(first)}${lines}`, ...left, ends, ends],
          [0, at],
        ),
      };
    });
    // The reference stands behind the second line of the text.
    const described = truth.map((row, at) => {
      const [code = '', first = '', second = '', ...more] = rows[at]?.lines ?? [];
      const refer = row.description.match(/ Referencia \d+$/)?.[0] ?? '';
      return {
        ...row,
        description: [`${code} ${first}`, `${second}${refer}`, ...more].filter(Boolean).join(' '),
        alsoAccepted: [row.description, ...(row.alsoAccepted ?? [])],
      };
    });
    const title = `<tr class="g"><th colspan="2">FECHA</th><th></th><th></th><th></th><th colspan="2">SALDO</th></tr>${cells('lllrrrr', 'OPER|LIQ|DESCRIPCIÓN &nbsp;&nbsp;&nbsp;&nbsp; REFERENCIA|CARGOS|ABONOS|OPERACIÓN|LIQUIDACIÓN', null, 'th')}`;
    const widths = [38, 38, 202, 62, 62, 66, 66];
    const parts = pack(body, ({ h }) => h, 270, 590);
    const count = parts.length + 1;
    const top = (p: number) =>
      `<div class="sp"><b class="logo">Banco Maguey</b><span class="r">Estado de Cuenta<br>MAESTRA PYME<br>PAGINA ${p} / ${count}<br>No. de Cuenta ${number} &nbsp; No. de Cliente ${clabe.slice(-8)}</span></div>`;
    const pair = (rowsOf: readonly (readonly [string, string])[]) =>
      rowsOf.map(([a, b]) => `<div class="sp"><span>${a}</span><span>${b}</span></div>`).join('');
    const facts = `<div class="two"><div class="ad">${holder}<br>AV INSURGENTES ${random.digits(3)} INT 2<br>COL EL MIRADOR<br>C.P. 9${random.digits(4)} TEZONTLE, EM</div><div>${pair(
      [
        ['Periodo', `DEL ${day(start, 'dd/mm/yyyy')} AL ${day(end, 'dd/mm/yyyy')}`],
        ['Fecha de Corte', day(end, 'dd/mm/yyyy')],
        ['No. de Cuenta', number],
        ['R.F.C', `ABC${random.digits(6)}XY1`],
        ['No. Cuenta CLABE', clabe],
      ],
    )}</div></div>
    <div class="two"><div><h3>Información Financiera &nbsp; MONEDA NACIONAL</h3><b>Rendimiento</b>${pair([
      ['Saldo Promedio', point(opening / 2n + closing / 2n)],
      ['Días del Periodo', '30'],
      ['Tasa Bruta Anual', '% 0.000'],
      ['Saldo Promedio Gravable', '0.00'],
      ['Intereses a Favor (+)', '0.00'],
      ['ISR Retenido (-)', '0.00'],
    ])}</div><div><h3>Comportamiento</h3>${pair([
      ['Saldo de Liquidación Inicial', point(opening)],
      ['Saldo de Operación Inicial', point(opening)],
      [`Depósitos / Abonos (+) &nbsp; ${rows.filter(({ amount }) => amount > 0n).length}`, point(total(rows, 1))],
      [`Retiros / Cargos (-) &nbsp; ${rows.filter(({ amount }) => amount < 0n).length}`, point(total(rows, -1))],
      ['<b>Saldo Final (+)</b>', `<b>${point(printed)}</b>`],
      ['Saldo Promedio Mínimo Mensual Hasta el día 31', '0.00'],
    ])}</div></div><h3>Detalle de Movimientos Realizados</h3>`;
    const foot =
      '<div class="ft">BANCO MAGUEY, S.A., INSTITUCION DE BANCA MULTIPLE. Av. Paseo del Ahuehuete 510, Col. Juárez, C.P. 06600, Ciudad de México, R.F.C. BMA830831ZZ2</div>';
    const last = `${top(count)}<h3>Total de Movimientos</h3><div class="two"><div>${pair([
      ['TOTAL IMPORTE CARGOS', point(total(rows, -1))],
      ['TOTAL IMPORTE ABONOS', point(total(rows, 1))],
    ])}</div><div>${pair([
      ['TOTAL MOVIMIENTOS CARGOS', `${rows.filter(({ amount }) => amount < 0n).length}`],
      ['TOTAL MOVIMIENTOS ABONOS', `${rows.filter(({ amount }) => amount > 0n).length}`],
    ])}</div></div>
    <h3>Cuadro resumen y gráfico de movimientos del período</h3>${table([150, 90, 70, 50], [cells('lrrc', 'Concepto|Cantidad|Porcentaje|Columna', null, 'th'), cells('lrrc', `Saldo Inicial|${point(opening)}|12.40%|A`), cells('lrrc', `Depósitos / Abonos (+)|${point(total(rows, 1))}|100%|B`), cells('lrrc', `Retiros / Cargos (-)|-${point(total(rows, -1))}|-98.11%|C`), cells('lrrc', `Saldo Final|${point(printed)}|14.29%|D`)].join(''))}
    <p class="n">Tiene 90 días naturales contados a partir de la fecha de corte para presentar su aclaración en la sucursal donde radica su cuenta, o bien, llamando al 55 5226 ${random.digits(4)}. "Únicamente están garantizados por el Instituto los depósitos bancarios hasta por 400 mil UDIS por persona." Estimado Cliente: a partir del 01/01/2026 la comisión por cheque librado será de $ 17.00 más IVA.</p>${foot}`;
    const pages = [
      ...parts.map(
        (part, p) =>
          `${top(p + 1)}${p === 0 ? facts : ''}${table(widths, title + part.map(({ html }) => html).join(''), 'm')}${foot}`,
      ),
      last,
    ];
    return drawnOf(
      pages,
      look(
        "7.5pt/9.5pt 'Liberation Sans'|30pt 30pt|.logo{font-size:18pt;color:#004481;line-height:24pt}.two{display:flex;gap:26pt;margin-top:12pt}.two>div{flex:1}.ad{font-size:8.5pt;line-height:12pt;padding-top:24pt}h3{background:#004481;color:#fff;font-size:8pt;padding:2pt 4pt;margin:10pt 0 4pt}.m{margin-top:6pt}.m td{padding:2pt 2pt 3pt 0}th{color:#004481;font-weight:bold;border-bottom:.5pt solid #004481;padding:0 2pt 2pt 0}.g th{border:none}.n{margin-top:20pt;font-size:7pt}.ft{position:absolute;bottom:20pt;left:30pt;font-size:6pt;color:#555}",
      ),
      {
        account: account(`Banco Maguey|${holder}|checking|MXN`, number),
        period: { start, end },
        opening,
        closing: printed,
        status: wrong ? 'failed' : 'verified',
        rows: described,
      },
    );
  },
);

const BUYS = [
  ['TIENDA OSSO SUC ####', -3_000, -40_000],
  ['MERPAGO*{LIBRERIA;ROPAMIA}; Tarjeta Digital ***{3121;4410}', -9_000, -190_000],
  ['REST LA TABLITA', -18_000, -120_000],
  ['GASOLINERA LA LOMA ##', -40_000, -110_000],
  ['FARM DEL AHORRADOR ####', -5_000, -60_000],
  ['AEROMAYA ########', -120_000, -690_000],
  ['SUSCRIP VIDEO MX|USD $12.99 TIPO DE CAMBIO $17.53', -22_771, -22_771],
  ['DEV MERPAGO*ROPAMIA', 3_000, 20_000],
] as const;

const card = family(
  'mx-card-azul-months',
  'es',
  'credit-card',
  ['instalment-table', 'plus-is-charge', 'month-names', 'foreign-lines', 'two-dates'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random, random.integer(10, 25));
    const { rows } = booked(random, { start, end, sorts: BUYS, floor: null }, 12, 60, [0, 0]);
    const previous = BigInt(random.integer(200_000, 2_500_000));
    const paid = rows[random.integer(3, 10)] as Move;
    rows[rows.indexOf(paid)] = { ...paid, amount: previous, lines: ['BMOVIL.PAGO TDC'] };
    const months = list(random.integer(1, 4), (at) => {
      const original = BigInt(random.integer(20, 90) * 12_000);
      return {
        date: dayAfter(start, -40 - at * 33),
        original,
        left: (original * BigInt(11 - at)) / 12n,
        due: original / 12n,
        paid: at + 2,
        what: random.pick(['LIVERPUERTO POLANCO', 'MUEBLES TEZONTLE', 'ELEKTRIKA MERIDA']),
      };
    });
    const due = months.reduce((all, one) => all + one.due, 0n);
    const at = dayAfter(end, 0);
    const fees: Move[] = months.map((one) => ({
      ...(rows[0] as Move),
      date: at,
      amount: -one.due,
      lines: [`${String(one.paid).padStart(2, '0')} DE 12 ${one.what}`],
    }));
    const all = [...rows, ...fees];
    const closing = -previous + total(all);
    const holder = random.pick(['ERNESTO VILLASECA MONJE', 'PAOLA TZEC CANUL']);
    const number = `4772${random.digits(12)}`;
    const lower = (iso: string) => `${day(iso, 'dd')}-${mon(iso, SPANISH).toLowerCase()}-${day(iso, 'yyyy')}`;
    const bought = all.map((move, n) => (n < rows.length ? dayAfter(move.date, -random.integer(0, 2)) : move.date));
    const sum = (label: string, sign: string, value: bigint | string) =>
      `<div class="sp"><span>${label}</span><span>${sign} $${typeof value === 'string' ? value : point(value)}</span></div>`;
    const body = all.map((move, n) => ({
      h: move.lines.length * 10 + 6,
      html: cells(
        'lllr',
        [
          lower(bought[n] ?? ''),
          lower(move.date),
          joined(move.lines),
          `${move.amount < 0n ? '+' : '-'} $${point(move.amount)}`,
        ],
        [0, n],
      ),
    }));
    const first = `<div class="two"><div class="ad">${holder}<br>CDA LOS PIRULES ${random.digits(2)}<br>COL JARDINES DEL SUR<br>C.P. 9${random.digits(4)} MERIDA, YUC</div><div class="box"><b>TU PAGO REQUERIDO ESTE PERIODO</b><p>Periodo: ${lower(start)} al ${lower(end)}</p><p>Fecha de corte: ${lower(end)}</p><p>Número de días en el periodo: 30</p><p>Fecha límite de pago: ${lower(dayAfter(end, 20))}</p>${sum('Pago para no generar intereses: 2', '', closing)}${sum('Pago mínimo + compras y cargos diferidos a meses: 3', '', -closing / 9n + due)}${sum('Pago mínimo: 4', '', -closing / 20n)}</div></div>
    <h3>RESUMEN DE CARGOS Y ABONOS DEL PERIODO</h3>${sum('Adeudo del periodo anterior', '', previous)}${sum('Cargos regulares (no a meses) 6', '+', total(rows, -1))}${sum('Cargos y compras a meses (capital) 7', '+', due)}${sum('Monto de intereses 8', '+', '0.00')}${sum('Monto de comisiones 9', '+', '0.00')}${sum('IVA de intereses y comisiones', '+', '0.00')}${sum('Pagos y abonos 10', '-', total(rows, 1))}${sum('<b>Pago para no generar intereses 2</b>', '=', closing)}
    <h3>NIVEL DE USO DE TU TARJETA</h3>${sum('Saldo cargos regulares (no a meses) 11', '', -closing - due)}${sum(
      'Saldo cargo a meses 12',
      '',
      months.reduce((every, one) => every + one.left, 0n),
    )}${sum('Límite de crédito', '', '98,000.00')}
    <p class="n">CAT PROMEDIO PONDERADO 84.1% SIN IVA. Tasa de interés anual ordinaria 58.41%. Si realizas únicamente el pago mínimo tardarías 41 meses en liquidar tu deuda y pagarías $ 18,224.00 en intereses.</p>`;
    const deferred = `<h3>COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES &nbsp; Tarjeta titular: XXXXXXXXXXXX${number.slice(-4)}</h3>${table([68, 160, 68, 68, 68, 45, 40], `${cells('llrrrcr', 'Fecha de la<br>operación|Descripción|Monto<br>original|Saldo<br>pendiente|Pago<br>requerido|Núm. de<br>pago|Tasa', null, 'th')}${months.map((one) => cells('llrrrcr', [lower(one.date), one.what, `$${point(one.original)}`, `$${point(one.left)}`, `$${point(one.due)}`, `${one.paid} de 12`, '0.00%'])).join('')}`)}`;
    const name = `<h3>CARGOS,COMPRAS Y ABONOS REGULARES(NO A MESES) &nbsp; Tarjeta titular: XXXXXXXXXXXX${number.slice(-4)}</h3>`;
    const title = cells(
      'lllr',
      'Fecha<br>de la<br>operación|Fecha<br>de cargo|Descripción del movimiento|Monto',
      null,
      'th',
    );
    const parts = pack(body, ({ h }) => h, 440, 590);
    const pages = [
      first,
      ...parts.map(
        (part, p) =>
          `${p === 0 ? `<h3>DESGLOSE DE MOVIMIENTOS</h3>${deferred}` : ''}${name}${table([84, 84, 276, 80], title + part.map(({ html }) => html).join(''), 'm')}${p === parts.length - 1 ? `<div class="tt">${sum('TOTAL CARGOS', '', -total(all, -1))}${sum('TOTAL ABONOS', '-', total(all, 1))}</div>` : ''}`,
      ),
    ];
    return drawnOf(
      pages.map(
        (page, p) =>
          `<div class="sp"><b class="logo">Banco Maguey</b><span>TARJETA AZUL MAGUEY (CLASICA)<br>Número de tarjeta: ${number}</span></div>${page}<div class="ft sp"><span>Número de cuenta: XXXXXX${number.slice(-4)}</span><span>Página ${p + 1} de ${pages.length}</span></div>`,
      ),
      look(
        "8pt/10pt 'Liberation Sans'|30pt 36pt|.logo{font-size:18pt;line-height:24pt;color:#004481}.two{display:flex;gap:26pt;margin:16pt 0}.two>div{flex:1}.ad{padding-top:30pt;line-height:13pt}.box{border:1pt solid #004481;padding:8pt;line-height:13pt}h3{font-size:8.5pt;color:#fff;background:#1464a5;padding:3pt 4pt;margin:12pt 0 4pt}.sp{line-height:13pt}.m td,.m th{padding:1pt 0 5pt}th{color:#1464a5;padding-bottom:4pt}td{padding-bottom:4pt}.tt{width:230pt;margin:8pt 0 0 294pt;font-weight:bold}.n{margin-top:16pt;font-size:7pt}.ft{position:absolute;bottom:22pt;left:36pt;right:36pt;font-size:7pt}",
      ),
      {
        account: account(`Banco Maguey|${holder}|credit-card|MXN`, number),
        period: { start, end },
        opening: -previous,
        closing,
        rows: all.map((move) => rowOf(move, { alsoAccepted: [move.lines[0] ?? ''] })),
      },
    );
  },
);

export const families: Family[] = [cheques, card];
