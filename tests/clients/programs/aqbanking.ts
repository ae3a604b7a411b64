import { join } from 'node:path';
import { run } from '../client.ts';

/** AqBanking (GnuCash's importer of bank messages), by its command line. */

/** A group of AqBanking's own notation: `name { char key="value" … }`, its groups by name in their order. */
export interface AqGroup {
  readonly values: Readonly<Record<string, string>>;
  readonly groups: readonly (readonly [name: string, group: AqGroup])[];
}

export interface AqTransaction {
  /** As AqBanking names them: `purpose`, `bankReference`. */
  readonly values: Readonly<Record<string, string>>;
  /** ISO; null where the file's profile knows value dates only. */
  readonly date: string | null;
  /** ISO; null where there is none. */
  readonly valueDate: string | null;
  /** Decimal string without trailing zeros' meaning: `-23.40` and `-23.4` are one amount. */
  readonly amount: string;
  /** Null where the profile reads figures without it. */
  readonly currency: string | null;
}

export interface AqAccount {
  readonly values: Readonly<Record<string, string>>;
  readonly balances: readonly AqTransaction[];
  readonly transactions: readonly AqTransaction[];
}

/**
 * What AqBanking imports of a file.
 * @param importer with its profile: `['swift', 'SWIFT-MT940']`
 * @throws {Error} when it refuses the file
 */
export function aqbankingImport(
  [importer, profile]: readonly [string, string],
  path: string,
  folder: string,
): AqAccount[] {
  const context = join(folder, 'aqbanking.ctx');
  const kind = [`--importer=${importer}`, `--profile=${profile}`];
  const { status, stderr } = run('aqbanking-cli', [
    '-D',
    join(folder, 'aq'),
    'import',
    ...kind,
    '-f',
    path,
    '-c',
    context,
  ]);
  if (status !== 0) throw new Error(`aqbanking-cli: ${stderr}`);
  const { stdout } = run('cat', [context]);
  const accounts = within(readGroup(stdout.split('\n')), 'accountInfoList', 'accountInfo');
  return accounts.map((account) => ({
    values: account.values,
    balances: within(account, 'balanceList', 'balance').filter(hasValue).map(movement),
    transactions: within(account, 'transactionList', 'transaction').map(movement),
  }));
}

function readGroup(lines: readonly string[]): AqGroup {
  const top: { values: Record<string, string>; groups: [string, AqGroup][] } = { values: {}, groups: [] };
  const open = [top];
  for (const line of lines) {
    const [, begins] = /^\s*(\w+) \{$/.exec(line) ?? [];
    const [, key, value = ''] = /^\s*(?:char|int)\s+(\w+)="(.*)"$/.exec(line) ?? [];
    const current = open.at(-1);
    if (begins) {
      const group = { values: {}, groups: [] };
      current?.groups.push([begins, group]);
      open.push(group);
    } else if (/^\s*\} #\w+$/.test(line)) open.pop();
    else if (key && current) current.values[key] = decoded(value);
  }
  return top;
}

/** Percent-encoded bytes; those of a file that is not UTF-8 come through as they stand in it, ISO 8859-1. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return value.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

const within = (group: AqGroup, list: string, name: string): AqGroup[] =>
  group.groups
    .filter(([called]) => called === list)
    .flatMap(([, { groups }]) => groups.filter(([called]) => called === name).map(([, one]) => one));

/** A kind of balance that the file does not state is listed without a value. */
const hasValue = ({ values }: AqGroup): boolean => values.value !== undefined;

function movement({ values }: AqGroup): AqTransaction {
  const [, numerator = '', denominator = '1', currency = null] =
    /^(-?\d+)(?:\/(\d+))?(?::(\w+))?$/.exec(values.value ?? '') ?? [];
  if (numerator === '') throw new Error(`no movement: ${JSON.stringify(values)}`);
  const amount = decimal(numerator, denominator);
  return { values, date: isoOf(values.date), valueDate: isoOf(values.valutaDate), amount, currency };
}

const isoOf = (compact = ''): string | null =>
  /^\d{8}$/.test(compact) ? compact.replace(/^(....)(..)(..)$/, '$1-$2-$3') : null;

/** A fraction of a power of ten as a decimal string. */
function decimal(numerator: string, denominator: string): string {
  const decimals = denominator.length - 1;
  if (!/^10*$/.test(denominator)) throw new Error(`${numerator}/${denominator}`);
  if (decimals === 0) return numerator;
  const digits = numerator.replace('-', '').padStart(decimals + 1, '0');
  return `${numerator.startsWith('-') ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
