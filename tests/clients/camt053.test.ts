import { join } from 'node:path';
import { type Conversion, toMinor } from '@tallyleaf/contract';
import { parseCamt053 } from 'camt-parser';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import { describe, expect, test } from 'vitest';
import { sharedSchemas } from '../shared-schemas.ts';
import { byAccount } from './by-account.ts';
import { client, run, withFiles } from './client.ts';
import { aqbankingImport } from './programs/aqbanking.ts';
import { STATEMENTS } from './statements.ts';

/** CAMT.053 in both versions, by the schemas, AqBanking and two packages of npm. */

const VERSIONS = [
  { id: 'camt053', version: '02' },
  { id: 'camt053-08', version: '08' },
];
const CASES = VERSIONS.flatMap(({ id, version }) =>
  Object.entries(STATEMENTS).map(([name, conversion]) => ({ id, version, name, conversion })),
);

const signed = (indicator: string, amount: string): string =>
  /^(?:DBIT|debit)$/.test(indicator) ? `-${amount}` : amount;

/** The schemas lie beside the repository, where there are any. */
if (sharedSchemas) {
  const folder = join(sharedSchemas, 'iso20022');
  client('xmllint', () => {
    test.each(CASES)('$id: $name', async ({ id, version, conversion }) => {
      await withFiles(id, conversion, ({ files }) => {
        for (const { path } of files) {
          const schema = join(folder, `camt.053.001.${version}.xsd`);
          const { status, stderr } = run('xmllint', ['--noout', '--nonet', '--schema', schema, path]);
          expect(status, stderr).toBe(0);
        }
      });
    });
  });
}

const shownByAqBanking = (text: string): string => text.slice(0, 500).trimEnd().replace(/ {2,}/g, ' ');

client('aqbanking', () => {
  test.each(CASES)('$id: $name', async ({ id, conversion }) => {
    await withFiles(id, conversion, ({ files, held, folder }) => {
      const accounts = files.flatMap(({ path }) => aqbankingImport(['xml', 'camt_053_001_04'], path, folder));
      const groups = byAccount(held.statements);
      expect(accounts).toHaveLength(groups.length);
      for (const [n, group] of groups.entries()) {
        const { values, balances, transactions } = accounts[n] as (typeof accounts)[0];
        const [{ source, currency }] = group;
        // It looks for IBANs only.
        expect([values.iban ?? null, values.currency]).toEqual([source.account.iban, currency]);
        expect(balances.map(({ date, amount }) => [date, amount])).toEqual(
          group.flatMap(({ source: { period }, opening, closing }) => [
            [period.start, opening],
            [period.end, closing],
          ]),
        );
        expect(
          transactions.map((row) => [
            row.date,
            row.valueDate,
            row.amount,
            row.currency,
            row.values.purpose,
            row.values.endToEndReference ?? null,
          ]),
        ).toEqual(
          group
            .flatMap((statement) => statement.transactions)
            // It shows AddtlNtryInf, which has room for 500 characters, with single blanks.
            .map((row) => [row.date, row.valueDate, row.amount, currency, shownByAqBanking(row.text), row.reference]),
        );
      }
    });
  });
});

describe('camt-parser', () => {
  test.each(CASES)('$id: $name', async ({ id, version, conversion }) => {
    await withFiles(id, conversion, async ({ files, held }) => {
      const parsed = await Promise.all(files.map(({ bytes }) => parseCamt053(new TextDecoder().decode(bytes))));
      const statements = parsed.flatMap((file) => file.statements);
      expect(statements).toHaveLength(held.statements.length);
      for (const [n, statement] of held.statements.entries()) {
        const found = statements[n] as (typeof statements)[0];
        const { iban } = statement.source.account;
        expect([found.account.iban, found.account.currency]).toEqual([iban ?? '', statement.currency]);
        expect(
          found.balances.map((said) => [said.type, said.date, signed(said.creditDebitIndicator, said.amount.value)]),
        ).toEqual([
          ['OPBD', statement.source.period.start, statement.opening],
          ['CLBD', statement.source.period.end, statement.closing],
        ]);
        expect(
          found.transactions.map((row) => [
            row.bookingDate,
            row.valueDate,
            signed(row.creditDebitIndicator, row.amount.value),
            row.amount.currency,
            row.accountServicerReference,
            row.reference ?? null,
            row.details.map(({ references }) => references.endToEndId),
            row.status,
          ]),
        ).toEqual(
          statement.transactions.map((row) => [
            row.date,
            row.valueDate,
            row.amount,
            statement.currency,
            row.id,
            row.reference,
            [row.reference ?? ''],
            // It looks for the status where 001.08 has it.
            version === '08' ? 'BOOK' : '',
          ]),
        );
      }
    });
  });
});

/** iso20022.js gives amounts in minor units, reckoned in binary: 111463.00000000001. */
const minor = (amount: number): string => String(Math.round(amount));

const cents = (amount: string | null): string => String(toMinor(amount ?? '', 2));

const entryOf = (row: CashManagementEndOfDayReport['entries'][number]) => [
  row.bookingDate.toISOString().slice(0, 10),
  signed(row.creditDebitIndicator, minor(row.amount)),
  row.currency,
  row.accountServicerReferenceId,
  row.referenceId ?? null,
  row.additionalInformation,
];

describe('iso20022.js', () => {
  const withBic = (conversion: Conversion): boolean =>
    conversion.statements.every(({ account }) => account.bic !== null);

  test.each(CASES.filter(({ id, conversion }) => id === 'camt053' && withBic(conversion)))(
    '$name',
    async ({ id, conversion }) => {
      await withFiles(id, conversion, ({ files, held }) => {
        const statements = files.flatMap(
          ({ bytes }) => CashManagementEndOfDayReport.fromXML(new TextDecoder().decode(bytes)).statements,
        );
        expect(statements).toHaveLength(held.statements.length);
        for (const [n, statement] of held.statements.entries()) {
          const found = statements[n] as (typeof statements)[0];
          const { iban, bic } = statement.source.account;
          expect([found.account, found.agent]).toEqual([{ iban }, { bic }]);
          expect(
            found.balances.map((said) => [said.type, signed(said.creditDebitIndicator, minor(said.amount))]),
          ).toEqual([
            ['OPBD', cents(statement.opening)],
            ['CLBD', cents(statement.closing)],
          ]);
          expect(found.entries.map(entryOf)).toEqual(
            statement.transactions.map((row) => [
              row.date,
              cents(row.amount),
              statement.currency,
              row.id,
              row.reference,
              row.text.slice(0, 500).trimEnd(),
            ]),
          );
          // Several pieces are a list, whatever the package's types say.
          const texts = found.entries.map(({ transactions: [details] }) =>
            [details?.remittanceInformation].flat().join(' '),
          );
          expect(texts).toEqual(statement.transactions.map(({ text }) => text));
        }
      });
    },
  );
});
