import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  look,
  type Move,
  mon,
  moves,
  periodOf,
  rowOf,
  SPANISH,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, list, whoIn } from '../stranger-parts.ts';
import { behind, comma, type Placed, placed, sheets, shifted, untilOwed } from './europe-parts.ts';

const slash = (iso: string) => day(iso, 'dd/mm/yyyy');

const EXTRACTO = [
  ['COMPRA EN {MERCADO ARROYAL;GASOLINERA LARRA;ZAPATOS OLIVEDO}|TARJ. :*#### FECHA {=dd/mm}', -14_000, -600],
  ['RECIBO {AGUAS DE OLIVEDO;COMUNIDAD PROP.;SEGUROS TAJUNA}|N.REF. 00########## VTO {=dd.mm.yy}', -21_000, -2_500],
  ['NOMINA CONSERVAS PENAFUERTE|MES 0#', 140_000, 260_000],
  ['BIZUM ENVIADO|CENA 2#,50 POR CABEZA', -6_000, -500],
  ['BIZUM RECIBIDO', 500, 9_000],
  ['COMISION MANTENIMIENTO', -1_500, -600],
] as const;

function extracto(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: EXTRACTO, floor: -60_000n },
    8,
    45,
    [-30_000, 300_000],
  );
  const who = whoIn(random, 'es');
  const number = `9999 ${random.digits(4)} ${random.digits(2)} ${random.digits(10)}`;
  const dm = (iso: string) => `${day(iso, 'dd')}-${mon(iso, SPANISH)}`;
  const sign = behind(COMMAED, '-');
  const one = (row: Placed) =>
    cells(
      'llrcr',
      [
        dm(row.date),
        `${text(row.lines[0] ?? '')}${row.lines[1] ? `<br><i>${text(row.lines[1])}</i>` : ''}`,
        sign(row.amount),
        dm(shifted(row, -1, 1)),
        sign(row.balance),
      ],
      [0, row.at],
    );
  const aside = `<div class="aside"><b>Este mes</b><br><br>Ingresos<br><b>${comma(total(rows, 1))}</b><br><br>Gastos<br><b>${comma(total(rows, -1))}</b><br><br>Domiciliaciones<br><b>${rows.filter(({ lines }) => lines[0]?.startsWith('RECIBO')).length}</b><br><br><div class="pub">Tu próximo coche, desde 149,00 €/mes</div></div>`;
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 10 + 4,
    [500, 560],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">Caja del Olmo</div><div class="r">Extracto de cuenta corriente<br>Hoja ${sheet.index + 1} de ${sheet.count}</div></div>
    <div class="sp mid"><div>Cuenta: ${number}<br>Titular: ${text(who.person)}</div><div class="r">Periodo: ${slash(start)} a ${slash(end)}<br>Divisa: EUR</div></div>
    <div class="cols">${sheet.first ? aside : '<div class="aside"></div>'}<div>${table([46, 196, 60, 44, 66], heads('llrcr', 'F.OPER|CONCEPTO|IMPORTE|F.VALOR|SALDO') + cells('llrcr', ['', `<b>${sheet.first ? 'SALDO ANTERIOR' : 'SUMA ANTERIOR'}</b>`, '', '', sign(sheet.before)]) + sheet.part.map(one).join('') + cells('llrcr', ['', `<b>${sheet.last ? `SALDO A ${slash(end)}` : 'SUMA Y SIGUE'}</b>`, '', '', `<b>${sign(sheet.after)}</b>`]), 'k')}</div></div><p class="foot">Caja del Olmo, Coop. de Crédito. Inscrita en el R.M. de Arroyal, tomo 999, folio 12. Consulte su IBAN en la web.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|30pt 30pt 20pt 30pt|.logo{font:bold 17pt 'Liberation Serif';color:#4d7c0f}.mid{margin:18pt 0 12pt;border-top:1pt solid #4d7c0f;padding-top:6pt}.cols{display:flex;gap:16pt}.aside{width:98pt;background:#f1f6e7;padding:8pt;font-size:8pt;height:600pt;flex:none}.pub{border:.6pt solid #4d7c0f;padding:6pt;color:#4d7c0f}.k td{padding:2pt 2pt}.k th{background:#4d7c0f;color:#fff;padding:3pt 2pt;font-size:7pt}.k i{color:#666;font-size:7pt}.foot{position:absolute;bottom:18pt;font-size:6pt}",
    ),
    {
      account: account(`Caja del Olmo|${who.person}|checking|EUR`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 1), shows: true })),
    },
  );
}

const TARJETA = [
  ['{PANADERIA;LIBRERIA;FERRETERIA} {ARROYAL;OLIVEDO}', -9_000, -300],
  ['{VUELOS LARRA;TREN OLIVEDO} ONLINE', -32_000, -4_000],
  ['ABONO {ROPA PENAFUERTE;VUELOS LARRA}', 1_500, 20_000],
] as const;

function tarjeta(random: Random): Drawn {
  const { start, end } = periodOf(random, 26);
  const who = whoIn(random, 'es');
  const opening = -BigInt(random.integer(30_000, 160_000));
  const plain = { balance: 0n, ref: '00000000', firstOfDay: true, lastOfDay: true };
  const pay = { ...plain, date: dayAfter(start, 5), lines: ['PAGO RECIBIDO POR DOMICILIACION'], amount: -opening };
  const plans = list(random.integer(1, 3), (at) => ({
    name: ['TELE-HOGAR SA', 'MUEBLES RIO', 'OPTICA LARRA'][at] ?? '',
    of: random.integer(6, 24),
    nth: random.integer(1, 5),
    each: BigInt(random.integer(2_000, 9_000)),
  }));
  const quotas: Move[] = plans.map(({ name, of, nth, each }) => ({
    ...plain,
    date: dayAfter(end, -1),
    lines: [`CUOTA ${nth} DE ${of} ${name}`],
    amount: -each,
  }));
  const rows = placed([
    pay,
    ...untilOwed(0n, () =>
      moves(random, {
        start: dayAfter(start, 6),
        end: dayAfter(end, -2),
        count: random.integer(4, 30),
        sorts: TARJETA,
        floor: null,
      }),
    ),
    ...quotas,
  ]);
  const closing = opening + total(rows);
  const digits = random.digits(4);
  const one = (row: Placed) =>
    cells('llr', [day(row.date, 'dd.mm.yy'), text(row.lines[0] ?? ''), comma(row.amount)], [0, row.at]);
  const section = (title: string, some: readonly Placed[]) =>
    some.length === 0
      ? ''
      : `<h3>${title}</h3>${table([70, 300, 90], some.map(one).join('') + cells('llr', ['', 'Total', comma(total(some))]), 'k')}`;
  const is = (word: string) => (row: Placed) => row.lines[0]?.startsWith(word) ?? false;
  const buys = rows.filter((row) => !is('PAGO')(row) && !is('ABONO')(row) && !is('CUOTA')(row));
  const recap = [
    ['Deuda anterior', opening],
    ['Pagos recibidos', pay.amount],
    ['Compras del periodo', total(buys)],
    ['Cuotas de compras fraccionadas', total(quotas)],
    ['Abonos', total(rows.filter(is('ABONO')))],
    ['Intereses y comisiones', 0n],
    ['DEUDA ACTUAL', closing],
  ] as const;
  const page = `<div class="sp"><div><h1>tarjeta <b>Olivo</b></h1>${text(who.person)}<br>${text(who.place)}<br><br>Tarjeta 4999 **** **** ${digits}<br>Liquidación del ${slash(start)} al ${slash(end)}</div><div class="recap">${recap.map(([label, value]) => span(label, `${comma(value)} €`)).join('')}</div></div>
    ${section('PAGOS', rows.slice(0, 1))}${section('COMPRAS', buys)}${section('CUOTAS DEL MES', rows.filter(is('CUOTA')))}${section('ABONOS Y DEVOLUCIONES', rows.filter(is('ABONO')))}
    <h3>DETALLE DE SUS COMPRAS FRACCIONADAS (informativo)</h3>${table([150, 80, 80, 80, 80], heads('lrrrr', 'Comercio|Importe inicial|Cuota|Cuotas|Pendiente') + plans.map(({ name, of, nth, each }) => cells('lrrrr', [name, comma(each * BigInt(of)), comma(each), `${nth}/${of}`, comma(each * BigInt(of - nth))])).join(''), 'k')}
    <p class="due">Cargo en cuenta el ${slash(dayAfter(end, 6))}: ${comma(closing)} €. TAE compras aplazadas 21,84 %.</p>`;
  return {
    pages: [page],
    css: look(
      "8.5pt/11.5pt 'Liberation Sans'|36pt 44pt 20pt 44pt|h1{font:20pt/28pt 'DejaVu Serif';color:#3f6212}h3{font-size:8.5pt;color:#3f6212;margin:10pt 0 3pt;border-bottom:1pt solid #3f6212}.recap{width:230pt;border-radius:6pt;background:#f7fee7;padding:10pt;line-height:14pt}.due{margin-top:12pt;font-weight:bold}",
    ),
    statements: [
      truthOf({
        account: account(`tarjeta Olivo|${who.person}|credit-card|EUR`, `4999 **** **** ${digits}`),
        ...{ period: { start, end }, opening, closing },
        rows: rows.map((row) => rowOf(row)),
      }),
    ],
  };
}

export const families: Family[] = [
  family('es-extracto-panel', 'es', 'checking', ['trailing-sign', 'side-panel', 'carry-lines', 'no-year'], extracto),
  family('es-tarjeta-cuotas', 'es', 'credit-card', ['sections', 'installments', 'unsigned'], tarjeta),
];
