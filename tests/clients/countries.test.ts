import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conversion, sumAmounts } from '@tallyleaf/contract';
import type { HeldStatement } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { sharedSchemas } from '../shared-schemas.ts';
import { client, type Written, withFiles } from './client.ts';
import { aqbankingImport } from './programs/aqbanking.ts';
import { csb2format, textOf } from './programs/csb43.ts';
import { STATEMENTS } from './statements.ts';

/** Norma 43 as the programs read it that Debian has; the other formats of one country have none (README). */

/** `-23.4` and `-23.40` are one amount. */
const figure = (amount: string | null): string => sumAmounts([amount ?? ''], 2);

/** For every statement: what the program says; where the format refuses all of them there is no file to read. */
function eachStatement(look: (written: Written) => void, settings: Readonly<Record<string, string>> = {}): void {
  it.each(Object.entries(STATEMENTS))('%s', async (_, conversion: Conversion) => {
    await withFiles(
      'norma43',
      conversion,
      (written) => {
        expect(written.held.statements.length + written.held.notWritten.length).toBe(conversion.statements.length);
        expect(written.files).toHaveLength(written.held.statements.length > 0 ? 1 : 0);
        if (written.files.length > 0) look(written);
      },
      { settings },
    );
  });
}

const pathOf = ({ files }: Written): string => files[0]?.path ?? '';

/** A statement as `csb2format` must give it. */
const expectedAccount = ({ account, currency, opening, closing, source, transactions }: HeldStatement) => ({
  account,
  currency,
  opening: figure(opening),
  closing: figure(closing),
  period: source.period,
  rows: transactions.map(({ date, valueDate, amount, text, reference }) => {
    return { date, valueDate, amount: figure(amount), text, reference: reference ?? '' };
  }),
});

client('csb43', () => {
  describe.each([
    ['iso-8859-1', 'latin1'],
    ['cp850', 'cp850'],
  ])('csb2format reads Norma 43 in %s', (encoding, python) => {
    eachStatement(
      (written) => {
        const found = csb2format(pathOf(written), python).map((account) => ({
          account: account.bank_code + account.branch_code + account.account_number,
          currency: account.currency,
          opening: figure(account.initial_balance),
          closing: figure(account.final_balance),
          period: { start: account.initial_date, end: account.final_date },
          rows: account.transactions.map((row) => ({
            date: row.transaction_date,
            valueDate: row.value_date,
            amount: figure(row.amount),
            text: textOf(row),
            reference: row.reference2,
          })),
        }));
        expect(found).toEqual(written.held.statements.map(expectedAccount));
      },
      { encoding },
    );
  });
});

/**
 * Its fault: of a value date it takes the month's first digit twice and the day one digit early, so that those of January to
 * September are no date and dropped, and 31 December is 23 November.
 */
function misread(valueDate: string | null): string | null {
  const [year, month = '', day = ''] = valueDate?.split('-') ?? [];
  const early = `${month[1]}${day[0]}`;
  return month.startsWith('1') && early >= '01' && early <= '30' ? `${year}-11-${early}` : null;
}

client('aqbanking', () => {
  describe('AqBanking reads Norma 43', () => {
    eachStatement((written) => {
      const found = aqbankingImport(['q43', 'default'], pathOf(written), written.folder).flatMap((account) =>
        account.transactions.map(({ values, date, valueDate, amount, currency }) => {
          // Its fault: each field of 38 characters is a line without its last blanks.
          const text = (values.purpose ?? '').split('\n').map((line) => line.padEnd(38));
          const owner = `${values.localBankCode}${values.localAccountNumber}`;
          return { date, valueDate, amount: figure(amount), currency, text: text.join('').trimEnd(), account: owner };
        }),
      );
      const expected = written.held.statements.flatMap(({ transactions, account, currency }) =>
        transactions.map(({ date, valueDate, amount, text }) => {
          return { date, valueDate: misread(valueDate), amount: figure(amount), currency, text, account };
        }),
      );
      expect(found).toEqual(expected);
    });
  });
});

// Facts about DATEV's format that lie beside the repository on some machines.
if (sharedSchemas) {
  const headings = readFileSync(join(sharedSchemas, 'datev', 'buchungsstapel-columns.txt'), 'utf8')
    .trim()
    .split('\n');
  it('datev-extf has the 125 headings of the format', async () => {
    await withFiles('datev-extf', STATEMENTS.checking as Conversion, ({ files }) => {
      const [, second = ''] = new TextDecoder('windows-1252').decode(files[0]?.bytes).split('\r\n');
      expect(headings).toHaveLength(125);
      expect(second.split(';')).toEqual(headings);
    });
  });
}
