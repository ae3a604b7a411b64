import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const MEXICAN: readonly Sort[] = [
  ['T20 SPEI RECIBIDO {BANVELA;CAJA ORIENTE}|0{=ddmmyy}## REF 00######## {RENTA;PAGO FACTURA;NOMINA}', 50_000, 900_000],
  ['T17 SPEI ENVIADO {BANVELA;CAJA ORIENTE}|0{=ddmmyy}## REF 00########|{LUZ MIRELES;TALLER ODIN}', -400_000, -5_000],
  ['A15 {FARMACIAS RUBI;GASOLINERA EL TUNAL;ABARROTES LUPE}|RFC ~~~######~## AUT ######', -180_000, -2_500],
  ['S39 SERV BANCA INTERNET|OPS SERV BCA INTERNET', -1_500, -1_500],
  ['W02 DEPOSITO EN EFECTIVO|SUC 0### FOLIO ######', 20_000, 600_000],
];

/** Mexico: amounts stand on a row's second line; two columns of balances, of operation and of settlement, at a day's end. */
function twoBalances(random: Random): Drawn {
  const period = periodOf(random, 9);
  const opening = BigInt(random.integer(300_000, 3_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(10, 36), sorts: MEXICAN });
  const closing = opening + total(rows);
  const values = rows.map(({ date }) =>
    date < dayAfter(period.end, -2) && random.chance(0.12) ? dayAfter(date, 1) : date,
  );
  const settled = (date: string) => opening + total(rows.filter((_, r) => (values[r] ?? '') <= date));
  const short = (iso: string) => `${day(iso, 'dd')}/${mon(iso, SPANISH)}`;
  const widths = [42, 42, 206, 62, 62, 66, 66];
  const items = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => {
    const [first = '', second = '', ...more] = lines;
    const after = lastOfDay ? [point(balance), point(settled(date))] : ['', ''];
    const html = [
      [short(date), short(values[r] ?? ''), text(first), '', '', '', ''],
      ['', '', text(second), ...outIn(amount, point).split('|'), ...after],
      ...more.map((line) => ['', '', text(line), '', '', '', '']),
    ]
      .map((one) => cells('lllrrrr', one, [0, r]))
      .join('');
    return { h: 10.5 * lines.length, html };
  });
  const parts = pack(items, ({ h }) => h, 400, 590);
  const head = `<tr class="hd"><td colspan="2">FECHA</td><td></td><td></td><td></td><td colspan="2" class="c">SALDO</td></tr>${heads('lllrrrr', 'OPER|VALOR|COD. DESCRIPCIÓN|CARGOS|ABONOS|OPERACIÓN|LIQUIDACIÓN')}`;
  const box = table(
    [150, 50, 90],
    [
      ['Saldo Anterior', '', point(opening)],
      ['Depósitos / Abonos (+)', String(inOrOut(rows, 1).length), point(total(rows, 1))],
      ['Retiros / Cargos (-)', String(inOrOut(rows, -1).length), point(total(rows, -1))],
      ['Saldo Final (+)', '', point(closing)],
      ['Saldo Promedio Mínimo Mensual', '', '3,000.00'],
    ]
      .map((one) => cells('lrr', one))
      .join(''),
  );
  const legal = `<h3>Información fiscal</h3><p>Folio fiscal ${random.digits(8)}-${random.digits(4)}. Fecha y hora de certificación ${dayAfter(period.end, 1)}T04:12:09. Subtotal 15.00, IVA 16% 2.40, total 17.40.</p><h3>Glosario</h3><p>SPEI: sistema de pagos. Tiene 90 días para objetar su estado de cuenta. Comisión por cheque devuelto 850.00.</p>`;
  return {
    pages: [
      ...parts.map(
        (part, at) =>
          `<div class="sp top"><b>Banco Mirasol del Bajío</b><span>Estado de Cuenta<br>PÁGINA ${at + 1} / ${parts.length + 1}</span></div>${at === 0 ? `<div class="sp mid"><p>LUZ ELENA MIRELES ARCE<br>CALLE NOGAL 40<br>CELAYA GTO 38999</p><p>Periodo DEL ${day(period.start, 'dd/mm/yyyy')} AL ${day(period.end, 'dd/mm/yyyy')}<br>No. de Cuenta 0190447215<br>No. de Cliente F3310042</p></div><h3>Comportamiento</h3>${box}` : ''}<h3>Detalle de Movimientos Realizados</h3>${table(widths, head + part.map(({ html }) => html).join(''))}`,
      ),
      legal,
    ],
    css: look(
      `7.8pt/10.5pt 'Liberation Sans','DejaVu Sans Condensed'|30pt 32pt|.top{height:44pt;font-size:10pt}.mid{height:60pt}h3{background:#046;color:#fff;padding:2pt 6pt;margin:6pt 0}.hd td{font-weight:bold}th{border-bottom:.5pt solid #046}`,
    ),
    statements: [
      truthOf({
        account: account('Banco Mirasol del Bajío|LUZ ELENA MIRELES ARCE|checking|MXN', '0190447215'),
        period,
        opening,
        closing,
        rows: rows.map((row, r) =>
          rowOf(row, {
            shows: row.lastOfDay,
            valueDate: values[r] ?? null,
            alsoAccepted: [row.lines.join(' ').slice(4)],
          }),
        ),
      }),
    ],
  };
}

const PAISA: readonly Sort[] = [
  ['ABONO INTERESES AHORROS', 4, 99],
  ['PAGO DE NOMINA {TEJIDOS EL CARMELO;ALCALDIA}', 9_000_000, 30_000_000],
  ['COMPRA EN {TIENDAS ARO;DROGAS LA VILLA;RAPICARGA}', -9_000_000, -450_000],
  ['IMPTO GOBIERNO 4X1000', -90_000, -150],
  ['TRANSFERENCIA CTA SUC VIRTUAL', -20_000_000, -1_000_000],
];

/** Colombia: days without a nought, sums below one without a nought before the point, a quarter on one paper. */
function bareDecimals(random: Random): Drawn {
  const period = periodOf(random, 1, 3);
  const opening = BigInt(random.integer(20_000_000, 400_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(16, 60), sorts: PAISA });
  const closing = opening + total(rows);
  const money = (value: bigint) => `${value < 0n ? '-' : ''}${point(value).replace(/^0\./, '.')}`;
  const widths = [40, 194, 84, 48, 84, 92];
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'lllrrr',
      `${day(date, 'd/mm')}|${joined(lines)}|${lines[0]?.startsWith('COMPRA') ? 'PRADERA 2' : ''}|${lines[0]?.startsWith('PAGO') ? ref.slice(4) : ''}|${money(amount)}|${money(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 12, 490, 620);
  const sums = [
    ['SALDO ANTERIOR', opening],
    ['TOTAL ABONOS', total(rows, 1)],
    ['TOTAL CARGOS', -total(rows, -1)],
    ['SALDO ACTUAL', closing],
    ['SALDO PROMEDIO', closing / 2n + opening / 3n],
  ] as const;
  const half = [sums.slice(0, 3), sums.slice(3)].map(
    (some) =>
      `<div class="half">${some.map(([label, value]) => `<div class="sp"><span>${label}</span><span>$ ${point(value)}</span></div>`).join('')}</div>`,
  );
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>Banco Cordillera S.A.</b><span>ESTADO DE CUENTA<br>DESDE: ${day(period.start, 'yyyy/mm/dd')} &nbsp; HASTA: ${day(period.end, 'yyyy/mm/dd')}<br>CUENTA DE AHORROS &nbsp; NÚMERO 41900233781</span></div>${at === 0 ? `<p>GERMAN DARIO OTALVARO<br>CR 99 # 4-18</p><p class="b">RESUMEN</p><div class="sp sum">${half.join('')}</div>` : ''}${table(widths, heads('lllrrr', 'FECHA|DESCRIPCIÓN|SUCURSAL|DCTO.|VALOR|SALDO') + part.join(''))}${at === parts.length - 1 ? '<p class="c b">FIN ESTADO DE CUENTA</p>' : ''}<p class="foot">Banco Cordillera S.A. Vigilado. Defensor del consumidor: 01 8000 999 111 &nbsp;&nbsp; Página ${at + 1} de ${parts.length}</p>`,
    ),
    css: look(
      `7.2pt/12pt 'DejaVu Serif','Liberation Serif'|36pt 24pt|.top{height:60pt}.top b{font-size:14pt;line-height:20pt}.b{font-weight:bold}.sum{height:46pt}.half{width:250pt}th{background:#ffd84a}.foot{position:absolute;bottom:20pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('Banco Cordillera S.A.|GERMAN DARIO OTALVARO|savings|COP', '41900233781'),
        period,
        opening,
        closing,
        rows: rows.map((row) =>
          rowOf(row, { shows: true, reference: row.lines[0]?.startsWith('PAGO') ? row.ref.slice(4) : null }),
        ),
      }),
    ],
  };
}

const LIMENO: readonly Sort[] = [
  ['ABON PLAN CTA.{3;4}9 {AGRO SAMAN}', 100_000, 900_000],
  ['CHQ.PAG.VENT.####', -300_000, -10_000],
  ['PAGO SERV {LUZ NORTE;AGUA LIMON}', -40_000, -3_000],
  ['TRAN.CTAS.TERC.BM', -200_000, -4_000],
  ['IMPUESTO ITF', -90, -5],
  ['ENTR.EFEC.######', 20_000, 500_000],
];

/** Peru: days as 03MAR, the minus behind a charge, codes of place and hour between the text and the sum. */
function codes(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(200_000, 2_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(12, 60), sorts: LIMENO });
  const back = (value: bigint) => `${point(value)}${value < 0n ? '-' : ' '}`;
  const short = (iso: string) => `${day(iso, 'dd')}${mon(iso, SPANISH)}`;
  const values = rows.map(({ date, amount }) =>
    amount > 0n && date > period.start && random.chance(0.2) ? dayAfter(date, -1) : date,
  );
  const widths = [42, 42, 128, 30, 46, 42, 36, 30, 70, 74];
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'llllllllrr',
      `${short(date)}|${short(values[r] ?? '')}|${joined(lines)}|${['BPI', 'VEN', 'INT'][r % 3]}|111-0${ref.slice(0, 2)}|${ref.slice(2)}|${hourOf(r, rows.length)}|4${ref.slice(6)}1|${back(amount)}|${back(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 11, 510, 600);
  const head = heads(
    'llllllllrr',
    'FECHA<br>PROC.|FECHA<br>VALOR|DESCRIPCION|MED<br>AT|SUC-AGE|NUM<br>OP|HORA|TIPO|CARGO(-)/ABONO|SALDO<br>CONTABLE',
  );
  const edge = (label: string, ...sums: string[]) =>
    cells('llllllllrr', ['', '', `<b>${label}</b>`, '', '', '', '', '', ...sums]);
  const foot =
    edge('TOTAL CARGOS', back(total(rows, -1)), '') +
    edge('TOTAL ABONOS', back(total(rows, 1)), '') +
    edge('SALDO FINAL', '', back(opening + total(rows)));
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>FINANCIERA HUASCAR</b><span>ESTADO DE CUENTA CORRIENTE<br>DEL ${day(period.start, 'dd/mm/yyyy')} AL ${day(period.end, 'dd/mm/yyyy')} &nbsp; PAGINA ${at + 1} DE ${parts.length}</span></div><div class="sp adr"><p>AGRO SAMAN EIRL<br>JR. LOS MOLLES 332</p><p>CODIGO DE CUENTA<br>311-9928174-0-66<br>MONEDA SOLES</p></div>${table(widths, head + (at === 0 ? edge('SALDO ANTERIOR', '', back(opening)) : '') + part.join('') + (at === parts.length - 1 ? foot : ''))}`,
    ),
    css: look(
      `6.4pt/11pt 'DejaVu Sans Mono','Liberation Mono'|40pt 26pt|.top{height:40pt}.adr{height:56pt}td,th{white-space:pre}th{line-height:8pt;border-bottom:.5pt solid;font-size:5.8pt}`,
    ),
    statements: [
      truthOf({
        account: account('FINANCIERA HUASCAR|AGRO SAMAN EIRL|checking|PEN', '311-9928174-0-66'),
        period,
        opening,
        closing: opening + total(rows),
        rows: rows.map((row, r) =>
          rowOf(row, { shows: true, valueDate: values[r] ?? null, reference: row.ref.slice(2) }),
        ),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'mx-checking-oper-liquidacion',
    'es',
    'checking',
    ['amount-on-second-line', 'two-balances', 'two-dates'],
    twoBalances,
    LETTER,
  ),
  family('co-savings-trimestre', 'es', 'savings', ['bare-decimals', 'quarter', 'no-leading-noughts'], bareDecimals),
  family('pe-checking-codigos-hora', 'es', 'checking', ['code-columns', 'trailing-minus', 'two-dates'], codes),
];
