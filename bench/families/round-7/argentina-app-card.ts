import type { Random } from '../../../corpus/generator/random.ts';
import type { Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { block, grid, inTime, lay, sheets, signedAs, wanted } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const comma = (value: bigint): string => figure(value, COMMAED);
const minus = signedAs(COMMAED);

const WALLET: readonly Sort[] = [
  ['Transferencia enviada|{Noelia Barrientos Gauna;Panificadora|El Trigal SRL}', -4_000_000, -90_000],
  ['Transferencia recibida|{Leandro Quispe;Comercial|Los Aromos}', 90_000, 6_000_000],
  ['Rendimientos', 3_000, 40_000],
  ['Pago de servicios|{ENERGIA DEL LITORAL;AGUAS|PROVINCIALES SE}', -3_000_000, -400_000],
  ['Liquidación de dinero', 300_000, 5_000_000],
  ['Pago|{Heladería Polo;Casa|Rulemanes}', -1_500_000, -50_000],
];
const WALLET_LOOK = look(
  `8pt/11pt 'Liberation Sans'|36pt 40pt|.top{background:#ffe94d;margin:-36pt -40pt 14pt;padding:20pt 40pt}h1{font-size:14pt;line-height:18pt}.k{border:.5pt solid #ccc;border-radius:5pt;padding:8pt;width:250pt;margin:10pt 0}td{vertical-align:middle;border-bottom:.4pt solid #ddd;padding:4pt 2pt}th{text-align:left;border-bottom:1pt solid #333;padding:3pt 2pt;font-weight:bold}th.r{text-align:right}.f{position:absolute;left:40pt;right:40pt;bottom:16pt;font-size:6pt;line-height:8pt;color:#666}`,
);

const wallet = family(
  'ar-checking-wallet-operation-id',
  'es',
  'checking',
  ['signed-amount', 'identity-column', 'cells-centred-on-row', 'period-in-words', 'running-balance'],
  (random) => {
    const period = periodOf(random, 1);
    const { opening, rows, closing } = booked(random, { ...period, sorts: WALLET }, 20, 80, [10_000, 9_000_000]);
    const ids = rows.map(({ ref }) => `${random.chance(0.2) ? '1012' : '54'}${ref}${ref.slice(3, 6)}`);
    const month = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' }).format(new Date(period.start));
    const number = `0000003100${random.digits(12)}`;
    const pesos = (value: bigint) => `$ ${minus(value)}`;
    const front = `<div class="top sp"><h1>RESUMEN DE CUENTA</h1><b>billetera guanaco</b></div><div class="sp"><div><b>Rosaura Villalba Ibáñez</b><br>CVU: ${number}<br>CUIT/CUIL: 27${random.digits(9)}</div><div class="r">Periodo: Del ${day(period.start, 'd')} al ${day(period.end, 'd')} de ${month} de ${day(period.end, 'yyyy')}</div></div><div class="k">${span('Saldo inicial', pesos(opening))}${span('Entradas', pesos(total(rows, 1)))}${span('Salidas', pesos(total(rows, -1)))}${span('<b>Saldo final</b>', `<b>${pesos(closing)}</b>`)}</div><b>DETALLE DE MOVIMIENTOS</b>`;
    const lines = rows.map(
      (row, r): Line => [
        cells(
          'lllrr',
          [day(row.date, 'dd-mm-yyyy'), joined(row.lines), ids[r] ?? '', pesos(row.amount), pesos(row.balance)],
          [0, r],
        ),
        9 + 11 * row.lines.length,
      ],
    );
    const head = heads('lllrr', 'Fecha|Descripción|ID de la operación|Valor|Saldo');
    const pages = sheets(
      lay([block(front, 190), grid([68, 170, 100, 86, 86], head, lines, { headHeight: 20 })], 700, 720),
      (body, at, count) =>
        `${body}<div class="f">Fecha de generación: ${day(dayAfter(period.end, 3), 'dd-mm-yyyy')} &nbsp; ${at}/${count}<br>Guanaco Pagos S.R.L. ofrece servicios de pago y no está autorizada a operar como entidad financiera.</div>`,
    );
    return drawnOf(pages, WALLET_LOOK, {
      account: account('billetera guanaco|Rosaura Villalba Ibáñez|checking|ARS', number),
      period,
      opening,
      closing,
      rows: rows.map((row, r) => rowOf(row, { shows: true, reference: ids[r] ?? null })),
    });
  },
);

const SHOPS = ['GAMUZA ARCOS', 'FARMACIA DEL ALBA', 'CORRALON NORTE', 'LA PROVEEDURIA', 'NAFTA SUR 114'];
const ABROAD = ['PALMERA PALACE(DOM,USD,', 'CLOUDNEST(USA,USD,', 'TEATRO SOLIS(URU,USD,'];
const DUAL_LOOK = look(
  `8pt/11pt 'Liberation Sans'|34pt 44pt|h1{font-size:16pt;line-height:20pt;font-style:italic}.k{border:1pt solid #000;padding:6pt;margin:8pt 0}th{background:#222;color:#fff;padding:2pt 3pt;font-weight:bold}td{padding:0 3pt 1pt}.b td{font-weight:bold;padding:5pt 3pt 3pt}.legal{font-size:7pt;line-height:9pt;white-space:normal;padding:6pt 0;text-align:justify}`,
);

/** What was paid and bought in each currency, in the sections in which it is printed. */
function dualRows(random: Random) {
  const period = periodOf(random, random.integer(2, 12));
  const within = (until = -1) =>
    dayAfter(period.start, random.integer(0, (Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 + until));
  const opening = [-BigInt(random.integer(4_000_000, 60_000_000)), -BigInt(random.integer(0, 30_000))];
  const paid = dayAfter(period.start, random.integer(4, 12));
  const pays = [
    wanted(paid, 'SU PAGO EN PESOS', -(opening[0] ?? 0n)),
    ...(opening[1] ? [wanted(paid, 'SU PAGO EN USD', -(opening[1] ?? 0n))] : []),
  ];
  const bought = (words: string, low: number, high: number, date = within()) =>
    wanted(date, fill(random, words, date), -BigInt(random.integer(low, high)), random.digits(5));
  const home = list(random.integer(5, 22), () => bought(random.pick(SHOPS), 300_000, 9_000_000));
  const away: Move[] = list(random.integer(2, 7), () => {
    const row = bought(random.pick(ABROAD), 499, 24_000);
    return { ...row, lines: [`${row.lines[0]} ${comma(row.amount)})`] };
  });
  const parts = list(random.integer(1, 4), () =>
    bought(`${random.pick(SHOPS)} 02/{03;06;12}`, 200_000, 3_000_000, dayAfter(within(-12), -31)),
  );
  const taxes = [
    wanted(period.end, 'DB IVA SERV. DIGITALES 21%', -BigInt(random.integer(20_000, 300_000))),
    wanted(period.end, 'IMPUESTO DE SELLOS', -BigInt(random.integer(9_000, 90_000))),
    wanted(period.end, 'DEV IMPUESTO PAIS', BigInt(random.integer(2_000, 90_000))),
  ];
  return { period, opening, pays, home, away, parts, taxes };
}

const dashed = (iso: string) =>
  `${day(iso, 'dd')}-${mon(iso, 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic')}-${day(iso, 'yy')}`;
const owed = (value: bigint) => minus(-value);

/** The frame above the table and the small print under it. */
function dualFrame(period: { start: string; end: string }, closing: readonly bigint[], coming: bigint, number: string) {
  const front = `<div class="sp"><h1>Banco Pampeano</h1><b>MAESTRA GOLD</b></div><p>MOLINARI CAMILA INES<br>Tucumán 4410 2° B, Los Ceibos</p><div class="k"><div class="sp"><span>Estado de cuenta al: <b>${dashed(period.end)}</b></span><span>Período facturado: ${dashed(period.start)} a ${dashed(period.end)}</span></div><div class="sp"><span>Saldo actual: <b>$ ${owed(closing[0] ?? 0n)} &nbsp; U$S ${owed(closing[1] ?? 0n)}</b></span><span>Vencimiento: ${dashed(dayAfter(period.end, 9))}</span></div><div class="sp"><span>Tarjeta Nro. ${number}</span><span>Pago mínimo: $ ${comma(-(closing[0] ?? 0n) / 10n)}</span></div><div class="sp"><span>Cierre anterior: ${dashed(dayAfter(period.start, -1))}</span><span>Próximo cierre: ${dashed(dayAfter(period.end, 29))}</span></div></div>`;
  const legal = `<p class="legal">Tasas vigentes al<br>${dashed(dayAfter(period.end, -9))} IVA) 80,48%. Estas mismas tasas aplicarán para los servicios: Adelantos en efectivo.<br>Abonando el pago mínimo de $ ${comma(-(closing[0] ?? 0n) / 10n)}, el saldo adeudado de $ ${owed(closing[0] ?? 0n)} se cancela en 14 meses.<br>TEM 4,11% TEA 63,23%. CFT Efectivo (sin IVA) 63,23%, CFT Efectivo (con IVA) 80,48%.</p>${table([160, 80, 80], heads('lrr', 'Cuotas a vencer|Pesos|Dólares') + cells('lr', `${mon(dayAfter(period.end, 35))}-${day(dayAfter(period.end, 35), 'yy')}|${comma(coming)}|0,00`))}`;
  return { front, legal };
}

const dual = family(
  'ar-credit-card-pesos-beside-dollars',
  'es',
  'credit-card',
  ['two-currencies-side-by-side', 'instalments', 'legal-text-like-a-row', 'foreign-amount-in-text', 'dash-month-dates'],
  (random) => {
    const { period, opening, pays, home, away, parts, taxes } = dualRows(random);
    const isAway = (row: Move) => away.includes(row) || row.lines[0] === 'SU PAGO EN USD';
    const sections = [inTime(pays), inTime([...home, ...away]), inTime(parts), taxes];
    const rows = sections.flat();
    const kept = [rows.filter((row) => !isAway(row)), rows.filter(isAway)];
    const closing = kept.map((some, s) => (opening[s] ?? 0n) + total(some));
    const two = (label: string, values: readonly bigint[]) =>
      `<tr class="b"><td></td><td>${label}</td><td></td><td class="r">${owed(values[0] ?? 0n)}</td><td class="r">${owed(values[1] ?? 0n)}</td></tr>`;
    const one = (row: Move): Line => {
      const s = isAway(row) ? 1 : 0;
      const amount = owed(row.amount);
      return [
        cells(
          'lllrr',
          `${dashed(row.date)}|${text(row.lines[0] ?? '')}|${row.ref}|${s === 0 ? `${amount}|` : `|${amount}`}`,
          [s, kept[s]?.indexOf(row) ?? 0],
        ),
        12,
      ];
    };
    const titled = (name: string, some: readonly Move[]): Line[] => [
      [`<tr class="b"><td></td><td>${name}</td><td></td><td></td><td></td></tr>`, 19],
      ...some.map(one),
    ];
    const spent = [home, away].map((some, s) => total([...some, ...(s === 0 ? parts : [])]));
    const number = `5299 XXXX XXXX ${random.digits(4)}`;
    const { front, legal } = dualFrame(period, closing, total(parts), number);
    const body: Line[] = [
      [two('SALDO ANTERIOR', opening), 19],
      ...(sections[0] ?? []).map(one),
      ...titled('COMPRAS DEL MES', sections[1] ?? []),
      ...titled('CUOTAS DEL MES', sections[2] ?? []),
      [two('TOTAL TITULAR MOLINARI CAMILA', spent), 19],
      ...titled('IMPUESTOS, CARGOS E INTERESES', taxes),
      [two('SALDO ACTUAL', closing), 19],
    ];
    const head = heads('lllrr', 'FECHA|DETALLE|COMPROB.|PESOS|DÓLARES');
    const pages = sheets(
      lay([block(front, 130), grid([62, 232, 56, 78, 70], head, body, { headHeight: 18 }), block(legal, 90)], 735, 735),
      (inside, at, count) => `${inside}<p class="r">Hoja ${at}/${count}</p>`,
    );
    const statements = kept.map((some, s) =>
      truthOf({
        account: account(
          `Banco Pampeano|MOLINARI CAMILA INES|credit-card|${s === 0 ? 'ARS' : 'USD'}`,
          number.replaceAll(' ', ''),
        ),
        period,
        opening: opening[s] ?? 0n,
        closing: closing[s] ?? 0n,
        rows: some.map((row) => rowOf(row, { reference: row.ref || null })),
      }),
    );
    return { pages, css: DUAL_LOOK, statements };
  },
);

export const families: Family[] = [wallet, dual];
