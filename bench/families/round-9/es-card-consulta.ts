import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  fill,
  hourOf,
  look,
  type Move,
  moves,
  periodOf,
  rowOf,
  table,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, leaves, put } from './europe-parts.ts';

/** Follows a Spanish bank's list of a card's movements printed from its site: newest first, held ones above, no sum, no balance. */
const SORTS = [
  ['COMPRA EN {MERCADOLA;CONSUM BASIC;DIAS ##} {OLIVEDO;ARROYAL}', -11000, -190],
  ['{AMASON.ES*~#~#;PAYPALL *CABIFLY} {LUXEMBURGO;35314369001}', -6900, -450],
  ['{REPSOLA E.S. A-3 KM ##;PARKING PZA MAYOR}', -8000, -200],
  ['CUOTA {2;3;5}/{6;9} ELECTROHOGAR PTE. 2##,## EUR', -9900, -2500],
  ['DEVOLUCION {ZARRA;DECATLON} ONLINE', 900, 9900],
  ['DISPOSICION EFECTIVO CAJERO ####', -20000, -3000],
  ['PAGO RECIBO TARJETA MES ANTERIOR', 20000, 90000],
] as const;

const money = (value: bigint): string => `${value < 0n ? '-' : ''}${figure(value, COMMAED)} €`;

const DRAW_LOOK = look(
  "9pt/11.5pt 'DejaVu Sans'|30pt 44pt|h1{font-size:14pt;line-height:26pt}h2{font-size:10.5pt;line-height:22pt}p{white-space:normal}th{background:#eef3f7;padding:3pt}td{padding:3.5pt 2pt;border-bottom:.3pt solid #ddd;font-size:8pt}.p td{color:#777}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'es');
  const { start, end } = periodOf(random, 1, random.pick([1, 2, 3]));
  const rows = moves(random, { start, end, count: random.integer(10, 96), sorts: SORTS, floor: null });
  const held = list(random.integer(0, 4), () => ({
    name: fill(random, random.pick(SORTS.slice(0, 3))[0], end),
    amount: -BigInt(random.integer(300, 9000)),
  }));
  const card = `**** **** **** ${random.digits(4)}`;
  const line = (date: string, what: string, amount: bigint, at?: readonly [number, number]) =>
    cells('llr', [day(date, 'dd/mm/yyyy'), text(what), money(amount)], at);
  const made = rows.map((move: Move, r) => line(move.date, move.lines[0] ?? '', move.amount, [0, r]));
  const widths = [90, 300, 100];
  const pending =
    held.length === 0
      ? ''
      : `<h2>Retenciones pendientes de confirmar</h2><p>Estos importes aún no se han cargado en su tarjeta.</p>${table(widths, held.map(({ name, amount }) => line(end, name, amount)).join(''), 'p')}`;
  const pages = leaves(
    [...made].reverse(),
    () => 19,
    440,
    640,
    (part, index, count) => {
      const head = index
        ? ''
        : `<div class="sp"><b style="font-size:17pt;line-height:24pt;color:#004481">bancolarra</b><span>${text(who.person)}<br>Última conexión ${day(dayAfter(end, 1), 'dd/mm/yyyy')} ${hourOf(3, 9)}</span></div><h1>Consulta de movimientos de tarjeta</h1><p>Tarjeta Crédito Oro ${card} &nbsp;·&nbsp; Titular: ${text(who.person)}<br>Desde ${day(start, 'dd/mm/yyyy')} hasta ${day(end, 'dd/mm/yyyy')} &nbsp;·&nbsp; Límite: 3.000,00 €</p>${pending}<h2>Movimientos</h2>`;
      return `${head}${table(widths, cells('llr', ['Fecha', 'Concepto', 'Importe'], null, 'th') + part.join(''))}${put(44, 814, `<span style="font-size:6.5pt">https://particulares.bancolarra.example/tarjetas/movimientos &nbsp; ${index + 1}/${count} &nbsp; ${day(dayAfter(end, 1), 'd/m/yy')} 10:07</span>`)}`;
    },
  );
  const facts = truthOf({
    account: account(`bancolarra|${who.person}|credit-card|EUR`, bare(card)),
    period: { start, end },
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
    rows: rows.map((move) => rowOf(move)),
  });
  return drawnWith(pages, DRAW_LOOK, facts);
}

export const families: Family[] = [
  family(
    'es-card-consulta',
    'es',
    'credit-card',
    ['newest-first', 'pending', 'no-sums', 'unverifiable', 'instalments'],
    draw,
  ),
];
