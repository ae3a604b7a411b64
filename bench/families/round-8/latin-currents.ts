/**
 * After accounts of Latin America: a Mexican one with operation and liquidation and balances at a day's end, a Guatemalan one of a line
 * printer whose pages are months, and a Colombian list of movements, newest first, without an opening balance.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  family,
  inOrOut,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  type Block,
  block,
  ES_MONTHS,
  flow,
  LATIN,
  left,
  line,
  lines,
  named,
  PEOPLE,
  plainRow,
  right,
  under,
} from './americas-parts.ts';

const SPEI: Sort[] = [
  [
    'T17 SPEI ENVIADO {NORTEBANK;BAJIO SUR;ALBORADA}|0{=ddmmyy}#  ###PAGO {RENTA;TANDA;COLEGIATURA}|000140180655########|MBAN01002{=yymmdd}00########|{LUCIA B FARFAN;INMOBILIARIA TOVAR SA}',
    -980_000,
    -40_000,
  ],
  [
    'T20 SPEI RECIBIDO {NORTEBANK;ALBORADA}|0{=ddmmyy}#  ###NOMINA|000120180155########|{=yyyymmdd}40014BET000########|LOGISTICA WEXFORD MX SA DE CV',
    700_000,
    2_400_000,
  ],
  [
    'A15 {SUPER TIANGUIS;GASOLINERA EL MEZQUITE;REST LA CAZUELA}|RFC: ~~~ ###### ~~# 1#:{0;2;4}# AUT: ######|Referencia ******4471',
    -280_000,
    -6_000,
  ],
  ['A17 PASAJE*RUTA NORTE|RFC: ~~~ ###### ~~# 0#:{1;3;5}# AUT: ######|Referencia ******4471', -40_000, -4_000],
  ['E62 RETIRO SIN TARJETA|Referencia ******4471', -400_000, -20_000],
  ['G30 RECIBO NO.######|SUMINISTRO DE LUZ VALLE|Referencia ######', -160_000, -21_000],
  ['W02 DEPOSITO DE TERCERO|REFBNTC00####### Referencia 00########', 30_000, 500_000],
];

function drawAlborada(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.es ?? []);
  const number = random.digits(10);
  const {
    opening,
    rows: all,
    closing,
  } = booked(random, { start, end, sorts: [...SPEI, ...SPEI.slice(2, 5)], floor: 0n }, 16, 80, [150_000, 2_500_000]);
  const date = (iso: string) => `${iso.slice(8)}/${mon(iso, SPANISH)}`;
  const W = [38, 38, 206, 62, 62, 66, 66];
  const settled = (move: Move) =>
    move.lines[0]?.startsWith('A1') && move.amount % 3n === 0n ? dayAfter(move.date, 1) : move.date;
  const head = `<div class="bar">Detalle de Movimientos Realizados</div>${line([76, 206, 124, 132], 'clcc', 'FECHA|||SALDO', null, '', 'th')}${line(W, 'lllrrrr', 'OPER|LIQ|COD. DESCRIPCIÓN REFERENCIA|CARGOS|ABONOS|OPERACIÓN|LIQUIDACIÓN', null, 'hd', 'th')}`;
  const body = all.map((move, r) => {
    const [out = '', into = ''] = outIn(move.amount, point).split('|');
    const balance = move.lastOfDay ? point(move.balance) : '';
    return block(
      2 + 9 * move.lines.length,
      line(W, 'lllrrrr', [date(move.date), date(settled(move)), lines(move), out, into, balance, balance], [0, r]),
    );
  });
  const minus = inOrOut(all, -1);
  const plus = inOrOut(all, 1);
  const foot = block(
    56,
    `<div class="bar">Total de Movimientos</div>${line([150, 110, 190, 60], 'lrlr', `TOTAL IMPORTE CARGOS|${point(total(minus))}|&nbsp;&nbsp;TOTAL MOVIMIENTOS CARGOS|${minus.length}`)}${line([150, 110, 190, 60], 'lrlr', `TOTAL IMPORTE ABONOS|${point(total(plus))}|&nbsp;&nbsp;TOTAL MOVIMIENTOS ABONOS|${plus.length}`)}`,
  );
  const row = (label: string, value: string) =>
    `<div class="sp" style="border-bottom:.3pt solid #bcd"><span>${label}</span><span>${value}</span></div>`;
  const cover = `<div style="display:flex;gap:20pt;margin:6pt 0"><div style="width:250pt"><div style="margin:10pt 0 24pt">${who}<br>C. DEL MEZQUITE 118<br>COL. SAN TELMO<br>GUADALUPE, JAL C.P. 44999</div><b>Información Financiera</b><div class="bar">Rendimiento</div>${row('Saldo Promedio', point((opening + closing) / 2n))}${row('Días del Periodo', end.slice(8))}${row('Tasa Bruta Anual %', '0.000')}${row('Saldo Promedio Gravable', '0.00')}${row('Intereses a Favor (+)', '0.00')}${row('ISR Retenido (-)', '0.00')}</div><div style="width:268pt">${row('Periodo', `<b>DEL ${day(start, 'dd/mm/yyyy')} AL ${day(end, 'dd/mm/yyyy')}</b>`)}${row('Fecha de Corte', day(end, 'dd/mm/yyyy'))}${row('No. de Cuenta', number)}${row('No. de Cliente', `B${random.digits(7)}`)}${row('R.F.C', 'FAFL8502####X0'.replace('####', random.digits(2)))}${row('No. Cuenta CLABE', `012 320 0${number} ${random.digits(1)}`)}<div style="height:8pt"></div><div class="bar">Comportamiento</div>${row('Saldo Anterior', point(opening))}${row(`Depósitos / Abonos (+) &nbsp; ${plus.length}`, point(total(plus)))}${row(`Retiros / Cargos (-) &nbsp; ${minus.length}`, point(total(minus)))}${row('Saldo Final (+)', point(closing))}${row('Saldo Promedio Mínimo Mensual', '0.00')}</div></div><div class="bar">Otros productos incluidos en el estado de cuenta (inversiones)</div>${line([120, 120, 100, 100, 90], 'lllrr', 'Contrato|Producto|Tasa de Interés anual|GAT Nominal|Total de comisiones')}${line([120, 120, 100, 100, 90], 'lllrr', 'N/A|N/A|N/A|N/A|N/A')}`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp" style="border-bottom:2pt solid #049;padding-bottom:3pt"><b style="font-size:14pt;line-height:18pt;color:#049">ALBORADA</b><div style="text-align:right">Estado de Cuenta<br>PÁGINA ${index + 1} / ${count}</div></div><div class="sp"><span>Libretón Básico Cuenta Digital</span><span>No. Cuenta ${number} &nbsp; No. Cliente B${number.slice(0, 7)}</span></div>${index === 0 ? cover : ''}${inner}<div class="s" style="position:absolute;bottom:16pt;left:36pt;right:36pt">La GAT Real es el rendimiento que obtendría después de descontar la inflación estimada. Alborada, S.A., Institución de Banca Múltiple. Av. Reforma 510, C.P. 06699, México. Línea 55 5555 2663. Tiene 90 días naturales para objetar.</div>`;
  const rows = all.map((move) =>
    plainRow(move, {
      valueDate: settled(move),
      shows: move.lastOfDay,
      alsoAccepted: [move.lines.join(' ').replace(/^\w+ /, '').replace(/ +/g, ' ')],
    }),
  );
  return {
    pages: flow([block(44, head), ...under([...body, foot], head, 44)], 390, 630, frame),
    css: look(
      "7.4pt/9pt 'Liberation Sans'|26pt 36pt|.bar{background:#dce9f5;font-weight:bold;padding:1.5pt 3pt;margin:4pt 0 2pt}.hd th{border-bottom:.6pt solid #049;font-weight:bold}.s{font-size:5.8pt;line-height:7pt}",
    ),
    statements: [
      truthOf({
        account: account(`ALBORADA|${who}|checking|MXN`, number),
        period: { start, end },
        opening,
        closing,
        rows,
      }),
    ],
  };
}

const MONETARIOS: Sort[] = [
  ['CHEQUE PAGADO EN VENTANILLA', -600_000, -20_000],
  ['CREDITO ACH {LOGISTICA WEXFORD;AGRO QUETZALITO}', 200_000, 1_200_000],
  ['DEPOSITO AGENCIA {CENTRO;ZONA 10;XELA} ##', 30_000, 700_000],
  ['COMPRA POS {SUPERTIENDA LA CEIBA;FARM EL CAMPO}', -90_000, -3_000],
  ['TRANSF. MOVIL A TERCEROS ####', -300_000, -5_000],
  ['DEB. ENERGIA MAYENSE {=mm-yyyy}', -80_000, -12_000],
  ['RETIRO CAJERO AUT. 5B {=dd/mm}', -200_000, -10_000],
];

function drawMayense(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const first = random.integer(0, 10);
  const who = random.pick(PEOPLE.es ?? []);
  const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`;
  const iso = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  let balance = random.integer(80_000, 1_900_000);
  const months = Array.from({ length: random.integer(1, 3) }, (_, m) => {
    const one = booked(random, { start: iso(first + m, 1), end: iso(first + m + 1, 0), sorts: MONETARIOS }, 6, 48, [
      balance,
      balance,
    ]);
    balance = Number(one.closing);
    return { ...one, start: iso(first + m, 1), end: iso(first + m + 1, 0) };
  });
  const heading = `${left('DIA', 4)}${left('DOCUMENTO', 11)}${left('DESCRIPCION', 36)}${right('DEBITOS', 14)}${right('CREDITOS', 14)}${right('SALDO', 15)}`;
  const rule = '-'.repeat(heading.length);
  const pre = (words: string, more = '') => `<div class="pre" ${more}>${text(words)}</div>`;
  const plain = (words: string) => block(10, pre(words));
  const pages = months.flatMap((month, s) => {
    const body: Block[] = month.rows.map((move, r) =>
      block(
        10,
        pre(
          `${right(day(move.date, 'd'), 2)}  ${left(move.ref, 11)}${left(move.lines.join(' '), 36)}${right(move.amount < 0n ? point(move.amount) : '0.00', 14)}${right(move.amount > 0n ? point(move.amount) : '0.00', 14)}${right(point(move.balance), 15)}`,
          rowAttribute(s, r),
        ),
      ),
    );
    const top = plain(`    ${left('', 11)}${left('SALDO ANTERIOR', 36)}${right(point(month.opening), 43)}`);
    const foot = [
      plain(rule),
      plain(
        `    ${left('', 11)}${left('TOTALES', 36)}${right(point(total(month.rows, -1)), 14)}${right(point(total(month.rows, 1)), 14)}`,
      ),
      plain(`    ${left('', 11)}${left('SALDO AL CIERRE DEL MES', 36)}${right(point(month.closing), 43)}`),
      plain(' '),
      plain('Si dentro de 10 dias no se recibe reclamo, se dara por aceptado este saldo.'),
    ];
    return flow(
      [top, ...body, ...foot],
      560,
      560,
      (inner, index, count) =>
        `<b style="font:bold 14pt 'Liberation Sans'">BANCO MAYENSE, S.A.</b>${pre(`ESTADO DE CUENTA INTEGRADO                DEPOSITOS MONETARIOS Q.\nDEL MES DE ${named(month.start, ES_MONTHS)} - ${month.start.slice(2, 4)}${' '.repeat(24)}HOJA ${index + 1} DE ${count}\n \n${left(who, 44)}NÚMERO DE CUENTA ${number}\n4A CALLE 7-18 ZONA 10\nGUATEMALA, GUATEMALA\n \n${rule}\n${heading}\n${rule}`)}${inner}`,
    );
  });
  const statements = months.map(({ start, end, opening, closing, rows }) =>
    truthOf({
      account: account(`BANCO MAYENSE, S.A.|${who}|checking|GTQ`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move) => plainRow(move, { shows: true, reference: move.ref })),
    }),
  );
  return { pages, css: look("8.4pt/10pt 'Liberation Mono'|40pt 52pt|.pre{white-space:pre}"), statements };
}

const CAFE: Sort[] = [
  ...LATIN.co.map((words): Sort => [`${words}|{PTO BERRIO;EL ROBLE;CALI SUR}`, -38_000_000, -900_000]),
  ['TRANSFERENCIA A CARTERA MOVIL ########', -20_000_000, -1_000_000],
  ['PAGO DE NOMI LOGISTICA WEXF', 90_000_000, 420_000_000],
  ['TRANSFERENCIA CTA SUC VIRTUAL', 3_000_000, 60_000_000],
  ['IMPTO GOBIERNO 4X1000', -120_000, -900],
  ['ABONO INTERESES AHORROS', 100, 90_000],
  ['RETIRO CAJERO CC EL ROBLE ##', -60_000_000, -2_000_000],
];

function drawCafetero(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(1, 20));
  const who = random.pick(PEOPLE.es ?? []);
  const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(2)}`;
  const { rows: all } = booked(random, { start, end, sorts: CAFE }, 12, 70, [20_000_000, 900_000_000]);
  const form = (value: bigint) => `${value < 0n ? '-' : ''}$ ${figure(value, COMMAED)}`;
  const W = [60, 188, 68, 96, 100];
  const head = line(W, 'lllrr', 'Fecha|Descripción|Referencia|Valor|Saldo', null, 'hd', 'th');
  const body = all
    .map((move, r) =>
      block(
        6 + 10 * move.lines.length,
        line(
          W,
          'lllrr',
          [day(move.date, 'yyyy/mm/dd'), lines(move), move.ref, form(move.amount), form(move.balance)],
          [0, r],
          'ruled',
        ),
      ),
    )
    .reverse();
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:14pt;line-height:18pt">Banco Cafetero del Sur</b><span>Impreso el ${day(dayAfter(end, 3), 'yyyy/mm/dd')} 11:42:08</span></div>${index === 0 ? `<div style="background:#fff6cc;padding:6pt;margin:8pt 0"><b>Movimientos de la cuenta</b><br>Cuenta de Ahorros ${number} &nbsp; Titular: ${who}<br>Consulta desde ${day(start, 'yyyy/mm/dd')} hasta ${day(end, 'yyyy/mm/dd')}<br>Dirección IP: 190.24.${random.digits(2)}.${random.digits(2)}</div>` : '<div style="height:10pt"></div>'}${inner}<div class="s" style="position:absolute;bottom:18pt;left:40pt;right:40pt">Página ${index + 1} de ${count}. Esta consulta no reemplaza el extracto. Defensor del consumidor: 601 555 9099. Gravamen 4x1000 exento hasta $ 17.427.150,00 al mes.</div>`;
  return {
    pages: flow([block(18, head), ...under(body, head, 18)], 610, 680, frame),
    css: look(
      "8pt/10pt 'Liberation Sans'|26pt 40pt|.hd th{border-bottom:1pt solid #333;font-weight:bold}.ruled td{border-bottom:.3pt solid #ccc;padding:2pt 0}.s{font-size:6.2pt;line-height:8pt}",
    ),
    statements: [
      truthOf({
        account: account(`Banco Cafetero del Sur|${who}|savings|COP`, number),
        period: { start, end },
        rows: all.map((move) => rowOf(move, { shows: true, reference: move.ref })),
        status: 'unverifiable',
        unbound: [0],
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'mx-current-alborada-spei',
    'es',
    'checking',
    ['two-dates', 'day-end-balance', 'five-lines', 'no-year', 'two-line-headings'],
    drawAlborada,
    LETTER,
  ),
  family(
    'gt-current-mayense-months',
    'es',
    'checking',
    ['monospace', 'months', 'day-only', 'zero-sides'],
    drawMayense,
    LETTER,
  ),
  family(
    'co-savings-cafetero-newest',
    'es',
    'savings',
    ['newest-first', 'no-opening', 'web-print', 'year-first'],
    drawCafetero,
    A4,
  ),
];
