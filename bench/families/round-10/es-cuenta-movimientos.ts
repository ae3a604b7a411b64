/**
 * Spanish papers as online banking prints them: the list of an account's movements, newest first, text in two columns, a running balance and no
 * opening one; and the movements of a card, amounts with a minus and no sum at all. And the big bank's monthly extract with `SALDO ANTERIOR`.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
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
  moves,
  periodOf,
  rowOf,
  type Sort,
  SPANISH,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, paged, whoIn } from '../stranger-parts.ts';
import { banked, before, dealt, dots, html, ibanOf, misprinted, valued } from './eu-parts.ts';

const LISTED: readonly Sort[] = [
  ['MERCADO OLIVEDO|Tarj. :*######', -9800, -320],
  ['GASOLINERA ARROYAL|Tarj. :*######', -8800, -2000],
  ['R/ COMUN.PROP.OLMO 8|000000####### CUOTA {ENE;FEB;MAR} 4#,##', -12000, -4000],
  ['R/ AGUAS DE LARRA|FACT {=dd-mm-yyyy} 00##########', -9500, -1800],
  ['TRANSF INMEDIATA|Íñigo Larrazábal - alquiler', -85000, -20000],
  ['BIZUM ENVIADO|cena del sábado 6## ### ###', -6000, -500],
  ['BIZUM RECIBIDO|Lucía', 500, 9000],
  ['REINT.CAJERO|OF. 99## ARROYAL', -30000, -2000],
  ['COMISION MANTENIM.|', -2000, -300],
  ['NOMINA|SUMINISTROS OLIVEDO S.L.', 120000, 260000],
  ['TRANSF. A SU FAVOR|CONSERVAS PEÑAFUERTE FRA 2#/0###', 9000, 140000],
  ['IMPUESTOS AEAT|NRC 303##########~#### MOD 303', -190000, -9000],
];

function listed(random: Random): Drawn {
  const period = periodOf(random, random.integer(1, 20), random.pick([1, 2]));
  const {
    opening,
    rows: drawn,
    closing,
  } = booked(random, { ...period, sorts: LISTED, floor: -20_000n }, 12, 82, [30_000, 500_000]);
  const rows = drawn.map((row): Move => ({ ...row, lines: row.lines.filter((line) => line !== '') }));
  void opening;
  const who = whoIn(random, 'es');
  const iban = ibanOf(random, 'ES', '9998', 16);
  const values = rows.map(({ date }) => valued(random, date, -2, 1));
  const euro = (value: bigint, plus = '') => `${before(value, dots, plus)}€`;
  const spoken = (iso: string) => `${day(iso, 'dd')}/${day(iso, 'mm')}/${day(iso, 'yyyy')}`;
  const order = rows.map((row, at) => [row, at] as const).reverse();
  const widths = [62, 62, 130, 160, 60, 62];
  const pages = paged(order, 30, 38, (part, p, count) => {
    const body = part
      .map(([row, at]) =>
        cells(
          'llllrr',
          `${spoken(row.date)}|${spoken(values[at] ?? row.date)}|${row.lines[0]}|${row.lines[1] ?? ''}|${euro(row.amount, '+')}|${euro(row.balance)}`,
          [0, at],
        ),
      )
      .join('');
    const head =
      p === 0
        ? `<div class="sp"><h1>Larrabanca</h1><div class="r">Fecha de emisión: ${spoken(dayAfter(period.end, 2))} a las 1${random.digits(1)}:4${random.digits(1)}<br>Oficina 99${random.digits(2)} · Tel. 900 ${random.digits(3)} ${random.digits(3)}</div></div><h2>Movimientos de la cuenta</h2><table class="info">${cells('ll', `Titular:|<b>${who.person}</b>`)}${cells('ll', `IBAN:|<b>${iban}</b>`)}${cells('ll', `Periodo consultado:|Desde ${spoken(period.start)} hasta ${spoken(period.end)}`)}${cells('ll', `Saldo a ${spoken(period.end)}:|<b>${euro(closing)}</b>`)}</table>`
        : '<h1>Larrabanca</h1>';
    return html(
      `${head}${table(widths, heads('llllrr', 'Fecha|Fecha valor|Movimiento|Más datos|Importe|Saldo') + body, 'main')}<div class="foot">Documento informativo sin validez contable. Larrabanca, S.A. Pza. Mayor 2, 09999 Larra. CIF A-99${random.digits(6)}. Insc. R.M. de Larra, tomo 42.658. &nbsp; ${p + 1}/${count}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans'|32pt 29pt|h1{font-size:18pt;line-height:22pt;color:#007eae}h2{font-size:12pt;line-height:20pt}.info td{padding:1pt 8pt 1pt 0}.main{margin-top:10pt}.main td,.main th{padding:3pt 2pt}.main tr:nth-child(even){background:#f1f5f8}.main th{border-bottom:1pt solid #007eae;color:#007eae}.foot{position:absolute;bottom:16pt;left:29pt;font-size:6pt}",
    ),
    {
      account: banked(account(`Larrabanca|${who.person}|checking|EUR`, null), iban),
      period,
      closing,
      rows: rows.map((row, at) => rowOf(row, { shows: true, valueDate: values[at] ?? null })),
      status: 'unverifiable',
      unbound: [0],
    },
  );
}

const SWIPED: readonly Sort[] = [
  ['Mercado Olivedo|Compra en comercio - Alimentación', -9900, -280],
  ['Taxi Larra 0##|Compra en comercio - Transporte', -2900, -600],
  ['Harbinger Cloud|Compra por internet - {12,00;30,00} USD', -9900, -1000],
  ['Ferretería Arroyal S.A.|Compra en comercio', -14000, -450],
  ['Óptica Peñafuerte|Cuota 0{2;3;4} de 0{6;9} - Pago aplazado', -8900, -2900],
  ['Peaje AP-## Arroyal|Compra en comercio - Autopistas', -1900, -190],
  ['Devolución Zapatería Larra|Abono en tarjeta', 1900, 12000],
];

function swiped(random: Random): Drawn {
  const period = periodOf(random, random.integer(1, 25));
  const rows = moves(random, {
    ...period,
    count: random.integer(6, 58),
    sorts: [...SWIPED, ...SWIPED.slice(0, 5)],
    floor: null,
  });
  const who = whoIn(random, 'es');
  const masked = `**** **** **** ${random.digits(4)}`;
  const order = rows.map((row, at) => [row, at] as const).reverse();
  const spoken = (iso: string) => `${day(iso, 'dd')} ${mon(iso, SPANISH).toLowerCase()} ${day(iso, 'yyyy')}`;
  const widths = [80, 330, 90];
  const pages = paged(order, 18, 21, (part, p, count) => {
    const body = part
      .map(([row, at]) =>
        cells(
          'llr',
          `${spoken(row.date)}|${row.lines[0]}<br><i>${row.lines[1] ?? ''}</i>|${before(row.amount, dots, '+')} EUR`,
          [0, at],
        ),
      )
      .join('');
    const head =
      p === 0
        ? `<h2>Movimientos de tarjeta</h2><p>Tarjeta Oro Crédito &nbsp; ${masked}<br>Titular ${who.person}<br>Límite 3.000,00 EUR &nbsp;·&nbsp; Consulta realizada el ${spoken(dayAfter(period.end, 1))}</p>`
        : '';
    return html(
      `<h1>banco peña</h1>${head}${table(widths, heads('llr', 'FECHA|CONCEPTO|IMPORTE') + body, 'main')}<div class="foot">Banco Peña S.A. · Página ${p + 1} de ${count}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|40pt 46pt|h1{font-size:16pt;line-height:22pt;color:#ec0000;text-transform:none}h2{font-size:13pt;line-height:20pt}i{font-style:normal;color:#777;font-size:7.5pt}.main{margin-top:12pt}.main td,.main th{padding:3pt 2pt;border-bottom:.4pt solid #ddd}.main th{color:#888;font-size:7pt}.foot{position:absolute;bottom:20pt;left:46pt;font-size:7pt;color:#888}",
    ),
    {
      account: account(`banco peña|${who.person}|credit-card|EUR`, masked.replaceAll(' ', '')),
      rows: rows.map((row) => rowOf(row)),
      status: 'unverifiable',
      unbound: rows.map((_, at) => at),
    },
  );
}

const EXTRACT: readonly Sort[] = [
  ['COMPRA TARJ. ############## OLIVEDO-LARRA', -8900, -410],
  ['RECIBO ENDESOL XXI, S.L. Nº RECIBO 00## #### ### BBCKVBR|REF. MANDATO 0000########', -16000, -2900],
  ['RECIBO TELEF. ARROYAL FACTURA 28-~#~#-######', -7900, -2900],
  ['TRANSFERENCIA A FAVOR DE TOMAS ARROYAL CONCEPTO: FRA. ##/20##', -130000, -9000],
  ['TRANSFERENCIA DE DISTRIBUCIONES LARRA S.L.,|CONCEPTO PAGO FACTURAS {=dd/mm} ### Y ###', 40000, 420000],
  ['ABONO TPV LIQUIDACION REMESA COMERCIO 99#######', 4000, 90000],
  ['LIQUIDACION COMISIONES TPV 0,## %', -4000, -150],
  ['CARGO SEGUROS SOCIALES TGSS. COTIZACION 001 R.E. {0#;1#}', -120000, -30000],
  ['CHEQUE ####.###-# COMPENSACION', -90000, -12000],
  ['INGRESO EN EFECTIVO OFICINA 99##', 10000, 90000],
];

function extract(random: Random): Drawn {
  const period = periodOf(random, 1);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: EXTRACT, floor: -300_000n },
    22,
    88,
    [-120_000, 900_000],
  );
  const who = whoIn(random, 'es');
  const wrong = random.chance(0.35);
  const bad = wrong ? random.integer(2, rows.length - 2) : -1;
  // One balance is misprinted; the next ones go on rightly.
  const shown = rows.map(({ balance }, at) => (at === bad ? misprinted(random, balance) : balance));
  const values = rows.map(({ date }) => valued(random, date, -1, 2));
  const ccc = `9949 ${random.digits(4)} ${random.digits(2)} ${random.digits(10)}`;
  const widths = [40, 40, 284, 74, 82];
  const short = (iso: string) => day(iso, 'dd-mm');
  const parts = dealt(rows, 9, 2, 450, 600);
  const line = (label: string, value: bigint) => cells('lllrr', `||${label}||${before(value, dots)}`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const final = part.at(-1)?.[1] ?? 0;
    const firstAt = part[0]?.[1] ?? 0;
    const body = part
      .map(([row, at]) =>
        cells(
          'lllrr',
          `${short(row.date)}|${short(values[at] ?? '')}|${joined(row.lines)}|${before(row.amount, dots)}|${before(shown[at] ?? 0n, dots)}`,
          [0, at],
        ),
      )
      .join('');
    const top = p === 0 ? line('SALDO ANTERIOR', opening) : line('SUMA Y SIGUE', shown[firstAt - 1] ?? 0n);
    const bottom = last
      ? line(`SALDO A SU ${closing < 0n ? 'CARGO' : 'FAVOR'}`, closing)
      : line('SUMA Y SIGUE', shown[final] ?? 0n);
    const head = `<div class="sp"><h1>BANCO DEL OLMO</h1><div class="r">EXTRACTO DE CUENTA CORRIENTE<br>Nº ${Number(day(period.end, 'm'))} &nbsp; HOJA ${p + 1}/${parts.length}</div></div>${p === 0 ? `<div class="addr">${who.firm.toUpperCase()}<br>${who.place.toUpperCase().replace(', ', '<br>')}</div>` : ''}<table class="ids">${heads('lllll', 'ENTIDAD OFICINA D.C. Nº CUENTA|DIVISA|PERÍODO DEL|AL|TITULAR')}${cells('lllll', `${ccc}|EUR|${day(period.start, 'dd-mm-yyyy')}|${day(period.end, 'dd-mm-yyyy')}|${who.firm.toUpperCase()}`)}</table>`;
    const sums = last
      ? `<p class="sum">TOTAL CARGOS: ${dots(total(rows, -1))} &nbsp;&nbsp; TOTAL ABONOS: ${dots(total(rows, 1))} &nbsp;&nbsp; Nº APUNTES: ${rows.length}</p><p class="small">T.A.E. descubierto 7,50%. Comisión por reclamación de posiciones deudoras 39,00 EUR. Disponemos de un Servicio de Atención: 91 ${random.digits(3)} 44 00. De no recibir reparos en 30 días se entenderá conforme.</p>`
      : '';
    return html(
      `${head}${table(widths, heads('lllrr', 'FECHA<br>OPER.|FECHA<br>VALOR|<br>CONCEPTO|<br>IMPORTE|<br>SALDO') + top + body + bottom, 'main')}${sums}`,
    );
  });
  return drawnOf(
    pages,
    look(
      "7.5pt/9pt 'Liberation Mono'|32pt 36pt|h1{font:bold 15pt/20pt 'Liberation Sans'}.main td,.main th{font-family:'Liberation Sans Narrow'}.addr{height:92pt;padding:28pt 0 0 250pt}.ids{margin:6pt 0;border:.6pt solid #000;width:520pt}.ids td,.ids th{padding:1pt 5pt;font-size:6.5pt}.main td,.main th{padding:1pt 3pt}.main tr:first-child{border-bottom:.6pt solid #000;border-top:.6pt solid #000}.sum{margin-top:8pt}.small{font-size:5.5pt;line-height:7pt;margin-top:6pt}",
    ),
    {
      account: account(`BANCO DEL OLMO|${who.firm.toUpperCase()}|checking|EUR`, ccc.replaceAll(' ', '')),
      period,
      opening,
      closing,
      rows: rows.map((row, at) =>
        rowOf({ ...row, balance: shown[at] ?? 0n }, { shows: true, valueDate: values[at] ?? null }),
      ),
      status: wrong ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'es-cuenta-movimientos',
    'es',
    'checking',
    ['newest-first', 'two-text-columns', 'no-opening', 'value-date'],
    listed,
  ),
  family('es-card-consulta', 'es', 'credit-card', ['newest-first', 'no-sums', 'no-period', 'month-names'], swiped),
  family(
    'es-cuenta-extracto',
    'es',
    'checking',
    ['no-year', 'two-line-heading', 'narrow-columns', 'carried-forward', 'misprint'],
    extract,
  ),
];
