import { parseSync } from 'ofx-js';
import { at, type Node, type OfxFile, readSgml, readXml, valueAt } from './ofx-tree.ts';
import type { Reader, ReadRow, ReadStatement } from './read.ts';

/** Readers of the OFX formats: a strict one of our own for the form, and `ofx-js`, which must find the same values. */
export const OFX_READERS: Readonly<Record<string, Reader>> = {
  ofx: async ({ bytes }) => readOfx(readSgml(bytes)),
  sage: async ({ bytes }) => readOfx(readSgml(bytes)),
  ofx2: async ({ bytes }) => readOfx(readXml(bytes)),
  qbo: async ({ bytes }) => readOfx(webConnect(bytes)),
  qfx: async ({ bytes }) => readOfx(webConnect(bytes)),
  'ofx-br': async ({ bytes }) => readOfx(readSgml(bytes)),
};

function webConnect(bytes: Uint8Array): OfxFile {
  if (bytes.some((byte) => byte >= 0x80)) throw new Error('Web Connect is ASCII');
  const file = readSgml(bytes);
  for (const name of ['FI', 'INTU.BID'])
    if (!at(file.root, 'SIGNONMSGSRSV1', 'SONRS', name)) throw new Error(`no ${name}`);
  return file;
}

function readOfx({ text, root }: OfxFile) {
  const other = JSON.stringify(parseSync(text).OFX);
  const own = JSON.stringify(asObject(root));
  if (own !== other) throw new Error(`ofx-js finds ${other} in place of ${own}`);
  const statements = root.children.flatMap(({ children }) =>
    children.flatMap((response) => at(response, 'STMTRS') ?? at(response, 'CCSTMTRS') ?? []),
  );
  return { rows: statements.flatMap(rowsOf), statements: statements.map(statementOf) };
}

/** As `ofx-js` gives it: several elements of one name are a list; it leaves dots out of names. */
function asObject({ value, children }: Node): unknown {
  if (value !== null) return value;
  const names = [...new Set(children.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const all = children.filter((child) => child.name === name).map(asObject);
      return [name.replace('.', ''), all.length === 1 ? all[0] : all];
    }),
  );
}

const iso = (moment: string): string => moment.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

const accountOf = (statement: Node): string =>
  valueAt(statement, at(statement, 'CCACCTFROM') ? 'CCACCTFROM' : 'BANKACCTFROM', 'ACCTID');

const statementOf = (statement: Node): ReadStatement => ({
  account: accountOf(statement),
  closing: valueAt(statement, 'LEDGERBAL', 'BALAMT'),
  period: {
    start: iso(valueAt(statement, 'BANKTRANLIST', 'DTSTART')),
    end: iso(valueAt(statement, 'BANKTRANLIST', 'DTEND')),
  },
});

function rowsOf(statement: Node): ReadRow[] {
  const entries = at(statement, 'BANKTRANLIST')?.children.filter(({ name }) => name === 'STMTTRN') ?? [];
  const ids = entries.map((entry) => valueAt(entry, 'FITID'));
  if (new Set(ids).size < ids.length) throw new Error('two transactions of an account have one FITID');
  return entries.map((entry) => rowOf(entry, statement));
}

function rowOf(entry: Node, statement: Node): ReadRow {
  const optional = (name: string) => at(entry, name)?.value ?? null;
  const amount = valueAt(entry, 'TRNAMT');
  if ((valueAt(entry, 'TRNTYPE') === 'CREDIT') === amount.startsWith('-')) throw new Error(`a CREDIT of ${amount}`);
  const valueDate = optional('DTAVAIL');
  return {
    date: iso(valueAt(entry, 'DTPOSTED')),
    valueDate: valueDate && iso(valueDate),
    amount,
    id: valueAt(entry, 'FITID'),
    reference: optional('CHECKNUM') ?? optional('REFNUM'),
    text: optional('MEMO') ?? valueAt(entry, 'NAME'),
    currency: valueAt(statement, 'CURDEF'),
    account: accountOf(statement),
  };
}
