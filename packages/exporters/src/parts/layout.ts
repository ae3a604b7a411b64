import { SettingError } from '../settings.ts';

/** Column layouts that a user composes, and their form as one text: `date,text=Payee,moneyOut,moneyIn`. */

/** What a column may hold; `empty` is a column with nothing in it. */
export const LAYOUT_KEYS = [
  'date',
  'valueDate',
  'text',
  'reference',
  'amount',
  'moneyIn',
  'moneyOut',
  'currency',
  'balance',
  'account',
  'id',
  'category',
  'empty',
] as const;

export type LayoutKey = (typeof LAYOUT_KEYS)[number];

export interface LayoutColumn {
  readonly key: LayoutKey;
  /** `null`: the heading of the reader's language. */
  readonly heading: string | null;
}

export const MOST_COLUMNS = 40;
/** In characters. */
export const LONGEST_HEADING = 60;

/** What is wrong with a layout, and in which column. */
export class LayoutError extends SettingError {
  override readonly name = 'LayoutError';
  readonly code: 'no-columns' | 'too-many-columns' | 'unknown-column' | 'heading-unfit' | 'one-direction';
  /** Index of the column concerned; `null` where it concerns the whole. */
  readonly column: number | null;

  constructor(code: LayoutError['code'], column: number | null, message: string) {
    super('columns', message);
    this.code = code;
    this.column = column;
  }
}

/**
 * Columns as one text: keys parted by commas, a heading of one's own after `=`; in it `\,` is a comma and `\\` a
 * backslash.
 */
export const printLayout = (columns: readonly LayoutColumn[]): string =>
  columns.map(({ key, heading }) => (heading === null ? key : `${key}=${heading.replace(/[\\,]/g, '\\$&')}`)).join(',');

/** The columns that such a text stands for, or what is wrong with it. */
export function readLayout(value: string): LayoutColumn[] | LayoutError {
  const columns: LayoutColumn[] = [];
  for (const [index, part] of splitColumns(value).entries()) {
    const column = readColumn(part, index);
    if (column instanceof LayoutError) return column;
    columns.push(column);
  }
  return layoutFault(columns) ?? columns;
}

/**
 * What is wrong with columns as a layout: there are none or too many, a heading that cannot stand in a line, or one
 * direction of money without the other, so that figures would be lost. `null` where nothing is.
 */
export function layoutFault(columns: readonly LayoutColumn[]): LayoutError | null {
  const keys = columns.map(({ key }) => key);
  if (keys.every((key) => key === 'empty')) {
    return new LayoutError('no-columns', null, 'A layout needs a column with something in it.');
  }
  if (columns.length > MOST_COLUMNS) {
    return new LayoutError('too-many-columns', null, `A layout has at most ${MOST_COLUMNS} columns.`);
  }
  const unfit = columns.findIndex(({ heading }) => heading !== null && !isHeading(heading));
  if (unfit >= 0) {
    const rule = `at most ${LONGEST_HEADING} characters, on one line`;
    return new LayoutError('heading-unfit', unfit, `The heading of column ${unfit + 1} must have ${rule}.`);
  }
  const single = (['moneyIn', 'moneyOut'] as const).filter((key) => keys.includes(key));
  if (single.length === 1 && !keys.includes('amount')) {
    const message = 'moneyIn and moneyOut go together, or beside amount; else half of the figures would be missing.';
    return new LayoutError('one-direction', keys.indexOf(single[0] ?? 'amount'), message);
  }
  return null;
}

const isHeading = (heading: string): boolean =>
  [...heading].length <= LONGEST_HEADING && !/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u.test(heading);

/** Parted at commas that no backslash stands before. */
function splitColumns(value: string): string[] {
  if (value.trim() === '') return [];
  const parts = value.match(/(?:^|,)(?:\\.|[^,\\]|\\$)*/gsu) ?? [];
  return parts.map((part, index) => (index === 0 ? part : part.slice(1)));
}

function readColumn(part: string, index: number): LayoutColumn | LayoutError {
  const [, name = '', , heading] = /^([^=]*)(=(.*))?$/su.exec(part) ?? [];
  const key = LAYOUT_KEYS.find((known) => known === name.trim());
  if (!key) {
    const message = `"${name.trim()}" is no column; columns are ${LAYOUT_KEYS.join(', ')}.`;
    return new LayoutError('unknown-column', index, message);
  }
  return { key, heading: heading === undefined ? null : heading.replace(/\\([\\,])/g, '$1') };
}
