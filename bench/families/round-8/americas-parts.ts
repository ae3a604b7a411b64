import type { Random } from '../../../corpus/generator/random.ts';
import type { TrueRow } from '../family.ts';
import { cells, joined, type Move, rowOf, type Sort, table } from '../kit.ts';
import { dayAfter } from '../markup.ts';

/** What the layouts of the Americas share: pieces of a page that flow over pages, words of dates, merchants that do not exist. */

/** A piece of a page with its height in points, and what stands above it again on a new page. */
export interface Block {
  readonly h: number;
  readonly html: string;
  readonly head?: string;
  readonly headH?: number;
}

export const block = (h: number, html: string): Block => ({ h, html });

/** Pieces dealt out to pages of `first` and `rest` points; `frame` puts header and footer round them. */
export function flow(
  blocks: readonly Block[],
  first: number,
  rest: number,
  frame: (inner: string, index: number, count: number) => string,
): string[] {
  const parts: string[][] = [[]];
  let left = first;
  for (const { h, html, head, headH = 0 } of blocks) {
    if (h > left) {
      parts.push(head ? [head] : []);
      left = rest - headH;
    }
    left -= h;
    parts.at(-1)?.push(html);
  }
  return parts.map((part, index) => frame(part.join(''), index, parts.length));
}

/** One line of a table on its own, so that it may break anywhere. */
export const line = (
  widths: readonly number[],
  align: string,
  values: readonly string[] | string,
  at?: readonly [number, number] | null,
  kind = '',
  tag: 'td' | 'th' = 'td',
): string => table(widths, cells(align, values, at, tag), kind);

/** A title and headings, which also stand on the next page. */
export const under = (blocks: readonly Block[], head: string, headH: number): Block[] =>
  blocks.map((one) => ({ ...one, head, headH }));

export const lines = (move: Pick<Move, 'lines'>): string => joined(move.lines);

/** A text laid on its width: cut, or filled up with blanks. */
export const left = (value: string, width: number): string => value.slice(0, width).padEnd(width);
export const right = (value: string, width: number): string => value.padStart(width);

export const EN_MONTHS = 'January February March April May June July August September October November December';
export const ES_MONTHS = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE';
export const FR_MONTHS = 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC';
export const PT_SHORT = 'jan fev mar abr mai jun jul ago set out nov dez';

const monthOf = (iso: string, names: string): string => names.split(' ')[Number(iso.slice(5, 7)) - 1] ?? '';

/** `March 5, 2024` */
export const longDay = (iso: string): string =>
  `${monthOf(iso, EN_MONTHS)} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;

export const named = monthOf;

/** A period of about a month that ends on a given day of the month. */
export function cycle(random: Random, months = 1): { start: string; end: string } {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const cut = random.integer(3, 25);
  const iso = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10);
  return { start: iso(month, cut), end: dayAfter(iso(month + months, cut), -1) };
}

/** What a person or a firm in the Americas is called here. */
export const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  en: ['DELPHINE R ASHCOMBE', 'MARCUS T OKERLUND', 'RUTH ANNE VELASKO', 'TOBIAS J HARGRAVE', 'IMANI L FENWORTH'],
  ca: ['GORDON M TAVISTOCK', 'PRIYA S LANGHOLM', 'CLAIRE BEAUSOLEIL-ROY', 'ETIENNE M DESROSEAUX'],
  es: ['MARIANA OLIVERA QUINTEROS', 'RODRIGO ANDRES PALOMEQUE', 'LUCIA BEATRIZ FARFAN', 'ESTEBAN ARRIAGA TOVAR'],
  pt: ['ANTONIO CARLOS BEIRADA', 'LUCIANA M PRATAVIERA', 'RENATO SILVEIRA GUIMA', 'CAMILA T ANDREOTTA'],
};

const US_PLACES = 'Pellmoor TX;Ansley Cross OH;Dunmere WA;Larch Hill NC;Oakdale Falls MN';
export const US_SPENDING: readonly Sort[] = [
  [`PELL MARKET #### {${US_PLACES}}`, -14_200, -900],
  [`BRINDLE FUEL ######## {${US_PLACES}}`, -7_400, -1_850],
  [`SQ *LOW WATER COFFEE {${US_PLACES}}`, -1_900, -325],
  [`WEX-DUNMERE HARDWARE 0### {${US_PLACES}}`, -26_000, -1_100],
  ['NORTHLARK.COM*~~#~#~## NORTHLARK.CO WA', -18_900, -799],
  [`TST* THE COPPER KETTLE {${US_PLACES}}`, -9_800, -1_400],
  [`HARROWGATE PHARMACY #0### {${US_PLACES}}`, -6_300, -420],
  ['STREAMARIA 800-555-0### CA', -2_299, -999],
];

export const LATIN: Readonly<Record<'ar' | 'cl' | 'mx' | 'gt' | 'co' | 'br', readonly string[]>> = {
  ar: [
    'MERPAGO*LAURELIA',
    'SUPER DON AMBROSIO',
    'YPEFE ESTACION ####',
    'FARMACIA DEL QUINTAL',
    'DLO*VIAJERA',
    'LIBRERIA ATENEA SUR',
  ],
  cl: [
    'SUPERM LOS ALERCES',
    'FARMACIA CORDILLERA',
    'COPEX AUTOPISTA ##',
    'TIENDA PARISOL',
    'RESTAURANT EL QUILLAY',
    'MERCADOP *VERTIENTE',
  ],
  mx: [
    'SUPER TIANGUIS ####',
    'GASOLINERA EL MEZQUITE ####',
    'REST LA CAZUELA AZUL',
    'FARMACIA SANTA PRISCA',
    'TIENDAS OXEL ~~',
    'PASAJE*RUTA NORTE',
  ],
  gt: [
    'SUPERTIENDA LA CEIBA',
    'GASOLINERA QUETZALITO',
    'FARMACIAS EL CAMPO ##',
    'RESTAURANTE DON JACINTO',
    'NLK NORTHLARK*~~##',
    'TELECABLE MAYENSE',
  ],
  co: [
    'COMPRA EN ALMACENES EL ROBLE',
    'COMPRA EN DROGUERIA ANDINA',
    'COMPRA EN MERCADO CAFETERO',
    'COMPRA EN RAPIDITO ##',
  ],
  br: [
    'SUPERM BOA COLHEITA',
    'POSTO TRES IRMAOS',
    'DROGARIA SAO LUCIO',
    'IFD*PADARIA DA VILA',
    'PAG*LOJADOBAIRRO',
    'UBR *TRIP HELP',
  ],
};

/** Card spending at a country's shops, with what stands behind a shop's name. */
export const spending = (shops: readonly string[], behind: string, low: number, high: number): Sort[] =>
  shops.map((shop): Sort => [`${shop}${behind}`, -high, -low]);

/** A row's truth, its text with single blanks. */
export const plainRow = (move: Parameters<typeof rowOf>[0], more: Parameters<typeof rowOf>[1] = {}): TrueRow =>
  rowOf(move, { description: move.lines.join(' ').replace(/ +/g, ' ').trim(), ...more });

export const signed = (value: bigint, form: (value: bigint) => string, minus = '-'): string =>
  `${value < 0n ? minus : ''}${form(value)}`;
