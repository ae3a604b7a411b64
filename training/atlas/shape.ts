import {
  EXACTNESS,
  KINDS,
  LABELS,
  ROLES,
  ROW_BALANCES,
  ROW_LINES,
  ROW_ORDERS,
  SEVERAL,
  SIGNS,
  YEARS_FROM,
} from './entry.ts';

/** Says what is wrong with a value, a line each. */
type Shape = (value: unknown, at: string) => string[];

/** A heading or a label is short: longer texts are not the atlas's to hold. */
const LONGEST_PHRASE = 90;
const LONGEST_NOTE = 320;

const text =
  (pattern: RegExp, longest = LONGEST_PHRASE): Shape =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) && value.length <= longest ? [] : [`${at}: ${show(value)}`];
const phrase = text(/^\S(?:.*\S)?$/u);
const flag: Shape = (value, at) => (typeof value === 'boolean' ? [] : [`${at}: ${show(value)}`]);
const oneOf =
  (values: readonly string[]): Shape =>
  (value, at) =>
    typeof value === 'string' && values.includes(value) ? [] : [`${at}: ${show(value)}`];
const list =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((one, index) => item(one, `${at}[${index}]`))
      : [`${at}: ${show(value)}`];
const keyed =
  (key: Shape, item: Shape): Shape =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, one]) => [...key(name, at), ...item(one, `${at}.${name}`)])
      : [`${at}: ${show(value)}`];
const record =
  (needed: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (value, at) => {
    if (!isRecord(value)) return [`${at}: ${show(value)}`];
    const missing = Object.keys(needed).filter((name) => !(name in value));
    const shapes = new Map(Object.entries({ ...optional, ...needed }));
    return [
      ...missing.map((name) => `${at}.${name} is missing`),
      ...Object.entries(value).flatMap(
        ([name, one]) => shapes.get(name)?.(one, `${at}.${name}`) ?? [`${at}.${name} is no field`],
      ),
    ];
  };

const entry = record(
  {
    name: text(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    institution: phrase,
    country: text(/^[A-Z]{2}$/),
    language: list(text(/^[a-z]{2}$/)),
    kind: oneOf(KINDS),
    sources: list(
      record({ repository: text(/^[\w.-]+\/[\w.-]+$/), path: text(/^\S.*$/, 200), exactness: oneOf(EXACTNESS) }),
    ),
  },
  {
    headings: list(record({ text: phrase, role: oneOf(ROLES) })),
    labels: keyed(oneOf(LABELS), list(phrase)),
    dates: list(phrase),
    yearFrom: oneOf(YEARS_FROM),
    amounts: record(
      {},
      {
        decimal: text(/^[.,]$/),
        group: text(/^[., '’]?$/u),
        sign: oneOf(SIGNS),
        marks: keyed(phrase, oneOf(['in', 'out'])),
      },
    ),
    rows: record(
      {},
      { lines: oneOf(ROW_LINES), order: oneOf(ROW_ORDERS), dateOnce: flag, balance: oneOf(ROW_BALANCES) },
    ),
    around: list(phrase),
    several: list(oneOf(SEVERAL)),
    notes: text(/^\S.*$/u, LONGEST_NOTE),
  },
);

/** What keeps a value from being an entry of the atlas, a line each; none where it is one. */
export const faultsOfEntry = (value: unknown): readonly string[] => entry(value, 'entry');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
