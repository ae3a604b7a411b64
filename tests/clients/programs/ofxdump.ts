import { run } from '../client.ts';

/** libofx, which GnuCash, KMyMoney, HomeBank and Grisbi read OFX with, by its `ofxdump`. */

/** What libofx calls each thing, as `ofxdump` prints it: `Date posted` and so on. */
export type OfxdumpBlock = Readonly<Record<string, string>>;

export interface Ofxdump {
  readonly accounts: readonly OfxdumpBlock[];
  readonly statements: readonly OfxdumpBlock[];
  readonly transactions: readonly OfxdumpBlock[];
}

/**
 * @param zone the time zone of the machine that reads
 * @throws {Error} when libofx reports a fault of the file
 */
export function ofxdump(path: string, zone = 'UTC'): Ofxdump {
  const { status, stdout, stderr } = run('ofxdump', [path], { env: { TZ: zone } });
  if (status !== 0 || /LibOFX ERROR/.test(stderr)) throw new Error(`ofxdump: ${stderr}`);
  const blocks = stdout.split('\n\n').flatMap((block) => {
    const [, kind, body = ''] = /^\s*ofx_proc_(\w+)\(\):\n(.*)$/s.exec(block) ?? [];
    return kind ? [{ kind, values: valuesOf(body) }] : [];
  });
  const of = (kind: string) => blocks.filter((block) => block.kind === kind).map(({ values }) => values);
  return { accounts: of('account'), statements: of('statement'), transactions: of('transaction') };
}

const valuesOf = (body: string): OfxdumpBlock =>
  Object.fromEntries([...body.matchAll(/^ {4}(.+?) ?: (.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of a moment as `ofxdump` prints it: `Mon Mar  3 12:00:00 2025 UTC` is 2025-03-03. */
export function dayOf(moment = ''): string {
  const [, month = '', day = '', year = ''] = /^\w{3} (\w{3}) +(\d+) [\d:]+ (\d{4}) /.exec(moment) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
