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
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { block, grid, lay, longDate, newPage, sheets } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const BLOCKS: readonly Sort[] = [
  [
    'PAGO RECIBIDO DE {BCO LITORAL;CAJA ALTEZA} POR|ORDEN DE COMERCIAL VERACRUZANA SA|CTA.ORDENANTE|64618#############|REF.0#######|{Nomina;Anticipo;Factura} RASTREO:|~~##########|CAJA 00## AUT 0#######|HORA {09:47;14:01;10:12} SUC 0859',
    300_000,
    4_500_000,
  ],
  [
    'PAGO DE SERVICIO ###### A TB|5400#############|SUC 0870|CAJA 0071 AUT 00###### HORA {11:55;18:20}',
    -900_000,
    -20_000,
  ],
  [
    'PAGO INTERBANCARIO A {PRESTO;CAJA ALTEZA}|AL BENEF.|{RAMIRO,DEL TORO/SOLIS;INES,PARRA/VEGA} (DATO|NO VERIFICADO POR ESTA|INSTITUCION) CTA.BENEFICIARIO|63818#############|RASTREO 0859###########|REF. {=ddmmyy}0 Transferencia|interbancaria MISMO DIA|HORA {13:30;08:05} SUC 0870',
    -3_000_000,
    -50_000,
  ],
  [
    'DIS.EFE. CAJERO {PLAZA;CENTRO}|7543##################|SUC 0342|CAJA 0088 AUT 004##### HORA {14:38;20:11}',
    -400_000,
    -10_000,
  ],
  ['COMPRA TIENDA {LA ESPIGA;EL FARO}|HORA {12:10;16:45} SUC 0511', -90_000, -4_000],
];
const NOTICE = [
  'EXENCION COBRO COMISION',
  'PENALIZACION POR NO MANTENER',
  'EL SALDO PROMEDIO MINIMO',
  'CAJA 0071 AUT 00148249',
];
const BLOCKS_LOOK = look(
  `8pt/10pt 'Liberation Sans'|32pt 44pt|h1{font-size:10pt;line-height:14pt;text-align:right}h2{font-size:9.5pt;background:#dce6f1;padding:2pt 4pt;margin-top:8pt}.q{width:300pt;margin:10pt 0}th{background:#1a5276;color:#fff;padding:2pt}td{padding:0 2pt}.f{position:absolute;left:44pt;right:44pt;bottom:14pt;font-size:6.5pt}.m{margin:30pt 0 40pt}`,
);

/** The detail, line by line, so that a movement may go on over a page. */
function blockLines(rows: readonly Move[], opening: bigint, start: string, noticeAt: number): Line[] {
  const date = (iso: string) => `${day(iso, 'dd')} ${mon(iso, SPANISH)}`;
  const notice = (row: Move, before: bigint): Line[] =>
    [...NOTICE, 'HORA 03:38 SUC 0511'].map((words, l) => [
      cells('llrrr', `${l === 0 ? date(row.date) : ''}|${words}|||${l === NOTICE.length ? point(before) : ''}`),
      10,
    ]);
  const lines = rows.flatMap((row, r): Line[] => [
    ...(r === noticeAt ? notice(row, row.balance - row.amount) : []),
    ...row.lines.map((words, l): Line => {
      const last = l === row.lines.length - 1;
      const figures = last ? `${outIn(row.amount, point)}|${point(row.balance)}` : '||';
      return [cells('llrrr', `${l === 0 ? date(row.date) : ''}|${text(words)}|${figures}`, [0, r]), 10];
    }),
  ]);
  return [[cells('llrrr', `${date(start)}|SALDO ANTERIOR|||${point(opening)}`), 10], ...lines];
}

const blocks = family(
  'mx-checking-amount-on-last-line',
  'es',
  'checking',
  [
    'amount-on-last-line',
    'row-over-a-page',
    'notice-with-balance-only',
    'page-furniture-between-lines',
    'year-boundary',
  ],
  (random) => {
    const period = periodOf(random, 6);
    const { opening, rows, closing } = booked(random, { ...period, sorts: BLOCKS }, 10, 40, [57, 3_000_000]);
    const date = (iso: string) => `${day(iso, 'dd')}/${mon(iso, SPANISH)}/${day(iso, 'yyyy')}`;
    const number = random.digits(11);
    const ended = longDate(period.end, 'es-MX').toUpperCase();
    const top = (at: number, count: number) =>
      `<h1>ESTADO DE CUENTA AL ${ended}</h1><div class="sp"><b>Banco Cempasúchil</b><span>CLIENTE: ${number.slice(2)}</span></div><div class="sp"><span>FIDENCIO ARRIAGA LUCERO</span><span>Página: ${at} de ${count}</span></div>`;
    const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
    const front = `<div class="m">FIDENCIO ARRIAGA LUCERO<br>PRIV. JACARANDAS 19, COL. EL MOLINO<br>C.P. 91999, VER.</div><h2>RESUMEN GENERAL</h2>${table([140, 120, 120, 140], heads('llrr', `PRODUCTO/SERVICIO|CONTRATO|SALDO ANTERIOR|SALDO AL ${date(period.end)}`) + cells('llrr', `Cuenta Diaria|${number}|$${point(opening)}|$${point(closing)}`))}<h2>RESUMEN DEL ${date(period.start)} AL ${date(period.end)}</h2><div class="q">${span('Saldo Anterior', `$${point(opening)}`)}${span(`(+) ${count(1)} Depósitos`, `$${point(total(rows, 1))}`)}${span(`(-) ${count(-1)} Retiros`, `$${point(total(rows, -1))}`)}${span(`<b>SALDO AL ${ended}</b>`, `<b>$${point(closing)}</b>`)}</div><h2>DETALLE DE OPERACIONES</h2>`;
    const lines = blockLines(rows, opening, period.start, random.integer(2, 6));
    const head = heads('llrrr', 'FECHA|CONCEPTO|RETIROS|DEPOSITOS|SALDO');
    const tail = `<h2>GRAFICO TRANSACCIONAL</h2>${span('Depósitos', `${count(1)} &nbsp; ${point(total(rows, 1))}`)}${span('Retiros', `${count(-1)} &nbsp; ${point(total(rows, -1))}`)}`;
    const pages = sheets(
      lay([block(front, 250), grid([44, 220, 84, 84, 84], head, lines), block(tail, 44)], 640, 640),
      (body, at, all) =>
        `${top(at, all)}${at > 1 ? '<h2>DETALLE DE OPERACIONES</h2>' : ''}${body}<div class="f sp"><span>000191.B01EJDA013.OD.${day(period.end, 'mmdd')}.01</span><span>Centro de Atención Telefónica 55 9999 0000</span></div>`,
    );
    return drawnOf(pages, BLOCKS_LOOK, {
      account: account('Banco Cempasúchil|FIDENCIO ARRIAGA LUCERO|checking|MXN', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
  LETTER,
);

const QUETZAL: readonly Sort[] = [
  ['CHEQUE PAGADO', -900_000, -20_000],
  ['DEPOSITO EN EFECTIVO AGENCIA {MAYOREO;RELOJ}', 50_000, 2_000_000],
  ['NOTA DE CREDITO ACH {TEXTILES IXIL;FINCA SAN LUCAS}', 90_000, 3_000_000],
  ['NOTA DE DEBITO PAGO PLANILLA', -2_000_000, -300_000],
  ['DEBITO POR PAGO DE {LUZ;AGUA;TELEFONO}', -150_000, -9_000],
  ['COMISION MANEJO DE CUENTA', -5_000, -2_500],
];
const QUETZAL_LOOK = look(
  `8.5pt/11pt 'Liberation Sans Narrow'|36pt 48pt|h1{font-size:13pt;line-height:18pt}.k{margin:10pt 0;border-top:1pt solid #777;border-bottom:1pt solid #777;padding:5pt 0}th{font-weight:bold;border:.5pt solid #777;padding:2pt 4pt;background:#f0f0f0}td{border-left:.5pt solid #777;border-right:.5pt solid #777;padding:1pt 4pt}.b td{font-weight:bold;border:.5pt solid #777}`,
);

const subtotals = family(
  'gt-checking-subtotal-each-page',
  'es',
  'checking',
  ['subtotal-on-every-page', 'carried-over', 'document-column', 'available-and-reserve', 'running-balance'],
  (random) => {
    const period = periodOf(random, 1);
    const plan = { ...period, sorts: QUETZAL };
    const { opening, rows, closing } = booked(random, plan, 25, 110, [300_000, 9_000_000]);
    const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`;
    const date = (iso: string) => day(iso, 'dd/mm/yyyy');
    const front = `<p>TOSTADURIA QUIXAYÁ, S.A.<br>4 AVENIDA 9-99 ZONA 14</p><div class="k"><div class="sp"><span>Cuenta monetaria No. <b>${number}</b></span><span>Moneda: QUETZALES</span></div><div class="sp"><span>Del ${date(period.start)} al ${date(period.end)}</span><span>Saldo anterior: ${point(opening)}</span></div></div>`;
    const lines = rows.map(
      (row, r) =>
        [
          row,
          cells(
            'lllrrr',
            `${date(row.date)}|${Number(row.ref.slice(0, 6))}|${text(row.lines[0] ?? '')}|${outIn(row.amount, point)}|${point(row.balance)}`,
            [0, r],
          ),
        ] as const,
    );
    const parts = pack(lines, () => 13, 520, 580);
    const strong = (label: string, out: string, into: string, balance: string) =>
      `<tr class="b"><td></td><td></td><td>${label}</td><td class="r">${out}</td><td class="r">${into}</td><td class="r">${balance}</td></tr>`;
    const head = heads('lllrrr', 'Fecha|Docto.|Descripción|Débito|Crédito|Saldo');
    const bodies = parts.map((part, at) => {
      const some = part.map(([row]) => row);
      const carried = at > 0 ? parts[at - 1]?.at(-1)?.[0].balance : opening;
      const first = strong(at > 0 ? 'SALDO ANTERIOR (VIENE)' : 'SALDO ANTERIOR', '', '', point(carried ?? 0n));
      const foot = strong('SUBTOTAL', point(total(some, -1)), point(total(some, 1)), point(some.at(-1)?.balance ?? 0n));
      const end =
        at === parts.length - 1
          ? strong('TOTAL', point(total(rows, -1)), point(total(rows, 1)), point(closing)) +
            `</table><p style="padding-top:10pt">Saldo actual: ${point(closing)} &nbsp; Reserva: 0.00 &nbsp; Disponible: ${point(closing)}</p><table>`
          : '';
      return `${at === 0 ? front : ''}${table([60, 52, 196, 66, 66, 72], head + first + part.map(([, html]) => html).join('') + foot + end)}`;
    });
    const pages = sheets(
      bodies,
      (body, at, count) =>
        `<div class="sp"><h1>Banco del Altiplano</h1><span>Estado de cuenta &nbsp; Hoja ${at} / ${count}</span></div>${body}`,
    );
    return drawnOf(pages, QUETZAL_LOOK, {
      account: account('Banco del Altiplano|TOSTADURIA QUIXAYÁ, S.A.|checking|GTQ', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true, reference: String(Number(row.ref.slice(0, 6))) })),
    });
  },
  LETTER,
);

const COLON: readonly Sort[] = [
  ['COMPASS RUTA {27;32} PEAJE', -300_000, -15_000],
  ['TEF DE: 9########', 700_000, 90_000_000],
  ['TEF A : 9########', -40_000_000, -500_000],
  ['SINPE MOVIL {PULPERIA_EL_TUCAN;Alquiler;gimnasio}', -5_000_000, -90_000],
  ['SALARIO {INGENIO TURRUBARES;MUNI ESCALANTE}', 60_000_000, 150_000_000],
];
const DOLLAR: readonly Sort[] = [
  ['DTR: {ESTUDIO PACUARE;J SEGURA}', 9_000, 250_000],
  ['TEF A : 9########', -120_000, -2_000],
  ['CD TARJETA {HOTEL LA CEIBA;MARINA}', -40_000, -900],
];
const COLON_LOOK = look(
  `8pt/11pt 'Liberation Sans'|34pt 40pt|h1{font-size:14pt;line-height:20pt;color:#c8102e}.k{background:#f7f7f7;padding:6pt;margin:12pt 0 4pt}th{font-weight:bold;border-bottom:1pt solid #c8102e}td{padding:1pt 0}.z{text-align:center;padding:6pt 0}.sums td{border-top:.5pt solid #888;padding:3pt 0}`,
);

const cut = family(
  'cr-savings-cut-date-two-ibans',
  'es',
  'savings',
  ['several-accounts', 'two-currencies', 'cut-date-without-period', 'month-first-words', 'no-running-balance'],
  (random) => {
    const month = periodOf(random, 1);
    const draw = (sorts: readonly Sort[], low: number, high: number, from: number) =>
      booked(random, { ...month, sorts }, low, high, [Math.round(from / 9), from]);
    const kept = [draw(COLON, 14, 60, 90_000_000), draw(DOLLAR, 3, 14, 800_000)];
    const labels = ['COLONES', 'DOLARES'];
    const ibans = kept.map(() => iban('CR', `0999${random.digits(14)}`));
    const numbers = kept.map(() => random.digits(9));
    const date = (iso: string) => `${day(iso, 'dd')}/${mon(iso, SPANISH)}/${day(iso, 'yy')}`;
    const pieces = kept.flatMap(({ opening, rows, closing }, s) => {
      const title = `<div class="k"><div class="sp"><b>Producto N° ${numbers[s]}</b><span>Moneda: <b>${labels[s]}</b></span></div><div class="sp"><span>Cuenta IBAN: ${ibans[s]}</span><span>SALDO ANTERIOR: ${point(opening)}</span></div></div>`;
      const lines = rows.map(
        (row, r): Line => [
          cells(
            'lllrr',
            `${row.ref}${row.ref[0]}|${mon(row.date, SPANISH)}/${day(row.date, 'dd')}|${joined(row.lines)}|${outIn(row.amount, point)}`,
            [s, r],
          ),
          13,
        ],
      );
      const foot = table(
        [200, 120, 120],
        cells('lrr', `TOTALES|${point(total(rows, -1))}|${point(total(rows, 1))}`) +
          cells('lrr', `SALDO AL CORTE||${point(closing)}`),
        'sums',
      );
      return [
        ...(s > 0 && random.chance(0.5) ? [newPage] : []),
        block(title, 55),
        grid([70, 60, 210, 80, 80], heads('lllrr', 'REFERENCIA|FECHA|CONCEPTO|DÉBITOS|CRÉDITOS'), lines),
        block(`<div class="z">************ ÚLTIMA LÍNEA ************</div>${foot}`, 62),
      ];
    });
    const top = `<div class="sp"><h1>Banco Quepos</h1><div class="r">Fecha de corte:<br>${date(month.end)}</div></div><p>MARISOL CHAVES UREÑA<br>mchaves@correo.example</p>`;
    const pages = sheets(
      lay(pieces, 630, 630),
      (body, at, count) => `${top}${body}<p class="r">Página ${at} de ${count}</p>`,
    );
    const statements = kept.map(({ opening, rows, closing }, s) =>
      truthOf({
        account: {
          ...account(`Banco Quepos|MARISOL CHAVES UREÑA|savings|${s === 0 ? 'CRC' : 'USD'}`, numbers[s] ?? ''),
          ...{ iban: (ibans[s] ?? '').replaceAll(' ', '') },
        },
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { reference: `${row.ref}${row.ref[0]}` })),
      }),
    );
    return { pages, css: COLON_LOOK, statements };
  },
  LETTER,
);

export const families: Family[] = [blocks, subtotals, cut];
