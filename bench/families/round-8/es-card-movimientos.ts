import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, COMMAED, cells, drawnOf, family, look, moves, periodOf, rowOf, table } from '../kit.ts';
import { text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { before, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After what a Spanish bank's site prints of a card's movements: newest first, a category of its own, the sign before and the euro behind, no sum; pending ones apart above. */

const SORTS: Sorts = [
  ['{MERCADONIA;CARREFUR EXPRESS;DIA##}|ARROYAL|Supermercado', -14_000, -260],
  ['{REPSOLIA E.S. ####;CEPSIA LARRA}|OLIVEDO|Gasolina', -8_500, -2_000],
  ['{AMZN MKTP ES*~#~##;ZARAH.COM;EL CORTÉS INGLÉS}|ES|Compras', -21_000, -790],
  ['{CABIFIA;RENFEN VIAJEROS;METRO LARRA}|LARRA|Transporte', -9_000, -150],
  ['{BAR CASA PEPA;TELEPIZZO;100 TAPITAS}|ARROYAL|Restaurantes', -6_500, -180],
  ['CUOTA {03;04;05}/12 FINANCIACIÓN FNACO||Aplazamientos', -9_900, -3_000],
  ['DEVOLUCIÓN {ZARAH.COM;AMZN MKTP ES}|ES|Compras', 990, 9_000],
  ['RECIBO TARJETA {=mm/yyyy}||Pago de recibo', 15_000, 110_000],
];

const form = before(COMMAED);
const ALIGN = 'lllr';
const WIDTHS = [78, 258, 98, 80];
const euro = (value: bigint): string => `${form(value)} €`;

function draw(random: Random): Drawn {
  const { person } = whoIn(random, 'es');
  const { start, end } = periodOf(random, random.integer(1, 25), random.integer(1, 2));
  const rows = moves(random, { start, end, count: random.integer(10, 72), sorts: SORTS, floor: null });
  const card = `•••• ${random.digits(4)}`;
  const dmy = (iso: string) => day(iso, 'dd/mm/yyyy');
  const body = rows.map(({ date, lines, amount }, r) => {
    const [what = '', where = '', kind = ''] = lines;
    return {
      h: 17,
      html: cells(ALIGN, [dmy(date), `${text(what)}${where ? `, ${where}` : ''}`, kind, euro(amount)], [0, r]),
    };
  });
  const held = random.chance(0.6)
    ? `<h2>Movimientos pendientes de liquidar</h2>${table(WIDTHS, cells(ALIGN, [dmy(end), 'RETENCIÓN HOTEL MIRADOR, OLIVEDO', 'Viajes', '-120,00 €']) + cells(ALIGN, [dmy(end), 'REPSOLIA E.S. PREAUTORIZACIÓN', 'Gasolina', '-1,00 €']), 't')}`
    : '';
  const pages = flow([...body].reverse(), {
    first: held ? 480 : 540,
    rest: 660,
    table: columns(
      WIDTHS,
      `<tr><th class="l">Fecha</th><th class="l">Concepto</th><th class="l">Categoría</th><th class="r">Importe</th></tr>`,
      't',
    ),
    page: (inside, index, count) =>
      `${index === 0 ? `<div class="sp"><b class="logo">BancoLarra</b><span class="r">${text(person)}<br>Consulta realizada el ${dmy(end)}</span></div><h1>Movimientos de tarjeta</h1><p>Tarjeta Oro Crédito ${card}<br>Límite 3.000,00 € &nbsp;·&nbsp; Pago total a fin de mes</p>${held}<h2>Movimientos</h2>` : ''}${inside}${foot(`<div class="sp"><span>Banco Larra, S.A. Pza. Mayor 99, 09999 Larra. La información tiene carácter meramente informativo.</span><span>Página ${index + 1} de ${count}</span></div>`)}`,
  });
  const css = look(
    "8.5pt/11pt 'Liberation Sans'|36pt 40pt|.logo{font-size:16pt;color:#b3001b}h1{font-size:13pt;line-height:16pt;margin:22pt 0 6pt}h2{font-size:9.5pt;margin:12pt 0 5pt}th{color:#666;font-size:7.5pt;border-bottom:.6pt solid #999}.t td{padding:3pt 0;border-bottom:.3pt solid #ddd}.foot{font-size:6.5pt;color:#777}",
  );
  return drawnOf(pages, css, {
    account: account(`BancoLarra|${person}|credit-card|EUR`, card.replace(/ /g, '')),
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
    rows: rows.map((row) => {
      const [what = '', where = '', kind = ''] = row.lines;
      const base = `${what}${where ? `, ${where}` : ''}`;
      return rowOf({ ...row, lines: [base] }, { alsoAccepted: [`${base} ${kind}`] });
    }),
  });
}

export const families: Family[] = [
  family(
    'es-card-movimientos',
    'es',
    'credit-card',
    ['newest-first', 'no-balance', 'no-sum', 'category-column', 'pending-apart', 'no-period'],
    draw,
  ),
];
