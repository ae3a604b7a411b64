import type { Conversion } from '@tallyleaf/contract';
import type { HeldTransaction } from '@tallyleaf/exporters';
import { describe, expect, test } from 'vitest';
import { byAccount } from './by-account.ts';
import { client, type Written, withFiles } from './client.ts';
import { aqbankingImport } from './programs/aqbanking.ts';
import { readMt940Js, readMt940js } from './programs/mt940-packages.ts';
import { skroogeRows } from './programs/skrooge.ts';
import { STATEMENTS } from './statements.ts';

/** MT940 as AqBanking, Skrooge and two packages of npm read it, in both structures. */

const CASES = Object.entries(STATEMENTS).flatMap(([name, conversion]) =>
  ['plain', 'german'].map((structure) => ({ name, structure, conversion })),
);

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** A conversion in one of the structures. */
const within = (conversion: Conversion, structure: string, look: (written: Written) => void | Promise<void>) =>
  withFiles('mt940', conversion, look, { settings: { structure } });

/** What a line break of the format becomes in programs that keep it. */
const unbroken = (text: string): string => text.replaceAll('\n', '');

/** An entry date has no year: readers that take the value date's are wrong across New Year. */
const inYearOfValueDate = ({ date, valueDate }: HeldTransaction): string =>
  (valueDate ?? date).slice(0, 4) + date.slice(4);

test('a statement without balances is not written', async () => {
  await withFiles('mt940', STATEMENTS['no balances'] as never, ({ files, held }) => {
    expect(files).toEqual([]);
    expect(held.notWritten.map(({ code }) => code)).toEqual(['opening-balance-missing']);
  });
});

client('aqbanking', () => {
  test.each(CASES)('$name, $structure', async ({ conversion, structure }) => {
    await within(conversion, structure, ({ files, held, folder }) => {
      const groups = byAccount(held.statements);
      const accounts = files.flatMap(({ path }) => aqbankingImport(['swift', 'SWIFT-MT940'], path, folder));
      expect(accounts.map(({ values }) => values.accountNumber)).toEqual(groups.map(([{ account }]) => account));
      for (const [n, group] of groups.entries()) {
        const { balances = [], transactions = [] } = accounts[n] ?? {};
        expect(
          transactions.map(({ date, valueDate, amount, currency, values }) => [
            date,
            valueDate,
            amount,
            currency,
            unbroken(values.purpose ?? ''),
            values.customerReference ?? null,
            values.bankReference,
          ]),
        ).toEqual(
          group.flatMap(({ transactions: rows, currency }) =>
            rows.map((row) => [row.date, row.valueDate, row.amount, currency, row.text, row.reference, row.id]),
          ),
        );
        // It shows no opening balances.
        expect(balances.map(({ amount, currency }) => [amount, currency])).toEqual(
          group.map(({ closing, currency }) => [closing, currency]),
        );
      }
    });
  });
});

client('skrooge', () => {
  test.each(CASES)('$name, $structure', async ({ conversion, structure }) => {
    await within(conversion, structure, ({ files, held, folder }) => {
      const rows = files.flatMap(({ path }) => skroogeRows(path, folder));
      const openings = rows.filter(({ date }) => date === '0000-00-00');
      expect(openings.map(({ account, amount }) => [account, Number(amount)])).toEqual(
        byAccount(held.statements).map(([{ account, opening }]) => [account, Number(opening)]),
      );
      // Its date is the value date, by which it sorts; it joins lines with a blank, and shows the structure as it stands.
      const expected = held.statements
        .flatMap(({ account, transactions }) => transactions.map((row) => ({ ...row, account })))
        .sort((one, other) =>
          (one.valueDate ?? '') < (other.valueDate ?? '') ? -1 : one.valueDate === other.valueDate ? 0 : 1,
        );
      const found = rows.filter(({ date }) => date !== '0000-00-00');
      expect(found.map(({ date, account, amount }) => [date, account, Number(amount)])).toEqual(
        expected.map(({ valueDate, account, amount }) => [valueDate, account, Number(amount)]),
      );
      const shown = found.map(({ comment }) =>
        comment.replace(/^835\?00[A-Z]+|\?(?:2\d|6[0-3])/g, '').replaceAll(' ', ''),
      );
      expect(shown).toEqual(expected.map(({ text }) => text.replaceAll(' ', '')));
      const whole = expected
        .filter(({ text }) => structure === 'plain' && !/\S{61}/.test(text))
        .map(({ text }) => text);
      expect(found.map(({ comment }) => comment)).toEqual(expect.arrayContaining(whole));
    });
  });
});

describe('mt940js', () => {
  test.each(CASES)('$name, $structure', async ({ conversion, structure }) => {
    await within(conversion, structure, ({ files, held }) => {
      const statements = files.flatMap(({ bytes }) => readMt940js(new TextDecoder().decode(bytes)));
      expect(statements.map((said) => [said.accountIdentification, said.openingBalance, said.closingBalance])).toEqual(
        held.statements.map(({ account, opening, closing }) => [account, Number(opening), Number(closing)]),
      );
      for (const [n, statement] of held.statements.entries()) {
        const { openingBalanceDate, closingBalanceDate, currency, transactions } = statements[
          n
        ] as (typeof statements)[0];
        const { start, end } = statement.source.period;
        expect([iso(openingBalanceDate), iso(closingBalanceDate), currency]).toEqual([start, end, statement.currency]);
        expect(
          transactions.map((row) => [iso(row.date), iso(row.entryDate), row.amount, row.reference, row.bankReference]),
        ).toEqual(
          statement.transactions.map((row) => [
            row.valueDate,
            inYearOfValueDate(row),
            Number(row.amount),
            row.reference ?? 'NONREF',
            row.id,
          ]),
        );
        const texts = transactions.map(({ details, structuredDetails = {} }) => {
          const purpose = Object.entries(structuredDetails).filter(([tag]) => /^(?:2\d|6[0-3])$/.test(tag));
          return structure === 'german' ? purpose.map(([, text]) => text).join('') : unbroken(details);
        });
        expect(texts).toEqual(statement.transactions.map(({ text }) => text));
      }
    });
  });
});

describe('mt940-js', () => {
  const signed = ({ isCredit, value }: { isCredit: boolean; value: number }): number => (isCredit ? value : -value);

  test.each(CASES.filter(({ structure }) => structure === 'plain'))('$name', async ({ conversion, structure }) => {
    await within(conversion, structure, async ({ files, held }) => {
      const statements = (await Promise.all(files.map(({ bytes }) => readMt940Js(bytes)))).flat();
      expect(
        statements.map((said) => [said.accountId, signed(said.openingBalance), signed(said.closingBalance)]),
      ).toEqual(held.statements.map(({ account, opening, closing }) => [account, Number(opening), Number(closing)]));
      for (const [n, { currency, transactions }] of held.statements.entries()) {
        const found = statements[n]?.transactions ?? [];
        expect(
          found.map((row) => [
            row.valueDate,
            row.entryDate,
            signed({ isCredit: row.isCredit, value: row.amount }),
            row.currency,
            row.description,
            row.customerReference || null,
          ]),
        ).toEqual(
          transactions.map((row) => [
            row.valueDate,
            inYearOfValueDate(row),
            Number(row.amount),
            currency,
            row.text,
            row.reference,
          ]),
        );
      }
    });
  });
});
