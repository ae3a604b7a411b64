import { createRequire } from 'node:module';
import type { HeldStatement } from '@tallyleaf/exporters';
import { Ofx } from 'ofx-data-extractor';
import { parseSync } from 'ofx-js';
import { expect, it } from 'vitest';
import { isCard, isCheque, lookAtAll, memoOf, nameOf, OFX_KINDS, type OfxFile } from './ofx-kinds.ts';

/** OFX in its kinds, read by parsers of npm that programs build on: ofx-js, banking, ofx-data-extractor. */

type Group = { readonly [name: string]: Group | readonly Group[] | string | undefined };

/** As the file's header says; these parsers take text. */
const textOf = (id: string, { bytes }: OfxFile): string =>
  new TextDecoder(id === 'ofx-br' ? 'windows-1252' : 'utf-8', { fatal: true }).decode(bytes);

/** Elements of one name are a list only where there are several. */
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

const within = (group: Group, ...path: readonly string[]): Group[] =>
  path.reduce<Group[]>((groups, name) => groups.flatMap((one) => listOf(one[name]) as Group[]), [group]);

/** The file's statements: banks, then cards. */
const statementsOf = (root: Group): Group[] => [
  ...within(root, 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'),
  ...within(root, 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'),
];

const shown = (statement: Group, entries = 'STMTTRN') => ({
  account: within(statement, 'BANKACCTFROM').concat(within(statement, 'CCACCTFROM'))[0]?.ACCTID,
  currency: statement.CURDEF,
  balance: within(statement, 'LEDGERBAL')[0]?.BALAMT,
  rows: within(statement, 'BANKTRANLIST', entries).map((entry) => ({
    date: dayOf(entry.DTPOSTED),
    valueDate: entry.DTAVAIL === undefined ? null : dayOf(entry.DTAVAIL),
    amount: entry.TRNAMT,
    id: entry.FITID,
    name: entry.NAME,
    memo: entry.MEMO ?? '',
    cheque: entry.CHECKNUM,
    reference: entry.REFNUM,
  })),
});

/** `20250303120000`, or what ofx-data-extractor makes of it, `2025-03-03`. */
const dayOf = (moment: unknown): string => String(moment).replace(/^(\d{4})-?(\d\d)-?(\d\d).*$/, '$1-$2-$3');

const held = (statement: HeldStatement, marked = (text: string) => text) => ({
  account: statement.account,
  currency: statement.currency,
  balance: statement.closing,
  rows: statement.transactions.map((row) => ({
    date: row.date,
    valueDate: row.valueDate,
    amount: row.amount,
    id: row.id,
    name: marked(nameOf(row)),
    memo: marked(memoOf(row)),
    cheque: isCheque(row) ? row.reference : undefined,
    reference: isCheque(row) ? undefined : (row.reference ?? undefined),
  })),
});

it.each(OFX_KINDS)('ofx-js reads $id', async (kind) => {
  await lookAtAll(kind, (file) => {
    const root = parseSync(textOf(kind.id, file)).OFX as Group;
    expect(
      statementsOf(root).map((one) => shown(one)),
      file.name,
    ).toEqual(file.statements.map((one) => held(one)));
  });
});

interface Banking {
  parse(text: string, take: (read: { readonly body?: { readonly OFX: Group } }) => void): void;
}

it.each(OFX_KINDS)('banking reads $id', async (kind) => {
  const banking = createRequire(import.meta.url)('banking') as Banking;
  await lookAtAll(kind, (file) => {
    let root: Group = {};
    banking.parse(textOf(kind.id, file), ({ body }) => {
      root = body?.OFX ?? {};
    });
    expect(
      statementsOf(root).map((one) => shown(one)),
      file.name,
    ).toEqual(file.statements.map((one) => held(one)));
  });
});

/** Its fault: entities stay as they are. */
const marked = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

it.each(OFX_KINDS)('ofx-data-extractor reads $id, and finds no id twice', async (kind) => {
  await lookAtAll(kind, (file) => {
    const ofx = new Ofx(textOf(kind.id, file));
    // Its fault: several statements of banks are no JSON to it.
    if (file.statements.filter((statement) => !isCard(statement)).length > 1) {
      expect(() => ofx.toJson(), file.name).toThrow(SyntaxError);
      return;
    }
    const root = ofx.toJson().OFX as unknown as Group;
    expect(
      statementsOf(root).map((one) => shown(one, 'STRTTRN')),
      file.name,
    ).toEqual(file.statements.map((one) => held(one, marked)));
    expect(ofx.validate(), file.name).toMatchObject({ isValid: true, errors: [], stats: { duplicatedFitIds: 0 } });
  });
});
