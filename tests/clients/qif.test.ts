import { createRequire } from 'node:module';
import { type Conversion, decimalsOf, toMinor } from '@tallyleaf/contract';
import type { HeldStatement } from '@tallyleaf/exporters';
import { deserializeQif } from 'qif-ts';
import { expect, it } from 'vitest';
import { client, withFiles } from './client.ts';
import { gnucashQif } from './programs/gnucash-qif.ts';
import { skroogeRows } from './programs/skrooge.ts';
import { STATEMENTS } from './statements.ts';

/** QIF in every order of dates, read by GnuCash, Skrooge and parsers of npm. */

interface QifFile {
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  readonly currency: string;
  readonly rows: HeldStatement['transactions'];
}

/** Every account of every statement, one file each. */
async function lookAtAll(dates: string, look: (file: QifFile) => void): Promise<void> {
  for (const name of Object.keys(STATEMENTS)) await lookAt(dates, name, look);
}

/** Every account of one statement, for programs that are slow. */
async function lookAt(dates: string, name: string, look: (file: QifFile) => void): Promise<void> {
  await withFiles(
    'qif',
    STATEMENTS[name] as Conversion,
    ({ files, held, folder }) => {
      // One account has two periods and one file; no other has more than one period.
      const joined = name === 'french';
      expect(files, name).toHaveLength(joined ? 1 : held.statements.length);
      files.forEach(({ path, bytes }, n) => {
        const statements = joined ? held.statements : held.statements.slice(n, n + 1);
        const rows = statements.flatMap(({ transactions }) => transactions);
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        look({ name, path, folder, text, rows, currency: statements[0]?.currency ?? '' });
      });
    },
    { settings: { dates } },
  );
}

const DATES = ['mdy', 'dmy', 'ymd'];

const EACH = DATES.flatMap((dates) => Object.keys(STATEMENTS).map((name) => ({ dates, name })));

const dayOf = (date: string): number => Number(date.slice(8));
const monthOf = (date: string): number => Number(date.slice(5, 7));

const ordered = (date: string, dates: string): string => {
  const [year, month, day] = date.split('-');
  return { mdy: `${month}/${day}/${year}`, dmy: `${day}/${month}/${year}` }[dates] ?? date;
};

client('gnucash', () => {
  it.each(EACH)('GnuCash reads $name with dates as $dates, and asks where no day tells', async ({ dates, name }) => {
    await lookAt(dates, name, ({ path, rows, currency }) => {
      const order = dates.split('').join('-');
      const { asks, entries } = gnucashQif(path, order);
      // Of years first it also asks where it makes no difference.
      const isSame = rows.length === 0 || (dates !== 'ymd' && rows.every(({ date }) => dayOf(date) === monthOf(date)));
      const isClear = isSame || rows.some(({ date }) => dayOf(date) > 12);
      expect(isClear ? asks : asks.includes(order), name).toEqual(isClear ? [] : true);
      expect(
        entries.map(({ date, amount, payee, number }) => ({
          date,
          amount: fractionOf(amount, currency),
          payee,
          number,
        })),
        name,
      ).toEqual(
        rows.map(({ date, amount, text, reference }) => ({
          date,
          amount: toMinor(amount, decimalsOf(currency)),
          payee: text,
          number: reference ?? '',
        })),
      );
    });
  });
});

/** An exact fraction in minor units. */
function fractionOf(fraction: string, currency: string): bigint {
  const [numerator = '', denominator = '1'] = fraction.split('/');
  return (BigInt(numerator) * 10n ** BigInt(decimalsOf(currency))) / BigInt(denominator);
}

client('skrooge', () => {
  it.each(EACH)('Skrooge reads $name with dates as $dates', async ({ dates, name }) => {
    await lookAt(dates, name, ({ path, folder, rows, currency }) => {
      const read = skroogeRows(path, folder).map(({ date, amount, payee, number, mode }) => {
        return { date, amount: toMinor(amount, decimalsOf(currency)), payee, number, mode };
      });
      // Its fault: where no day tells the order, it takes the first figure for the day, and does not ask.
      const isTurned = dates === 'mdy' && rows.every(({ date }) => dayOf(date) <= 12);
      expect(read, name).toEqual(
        rows.map(({ date, amount, text, reference }) => ({
          date: isTurned ? date.replace(/-(..)-(..)$/, '-$2-$1') : date,
          amount: toMinor(amount, decimalsOf(currency)),
          payee: text.replace(/[\u{10000}-\u{10ffff}\u200d]/gu, ''),
          // Its way: a reference that is no number is a kind of payment to it.
          ...(/^\d+$/.test(reference ?? '') ? { number: reference, mode: '' } : { number: '', mode: reference ?? '' }),
        })),
      );
    });
  });
});

it.each(DATES)('qif-ts reads it with dates as %s', async (dates) => {
  await lookAtAll(dates, ({ name, text, rows }) => {
    expect(deserializeQif(text).transactions, name).toEqual(
      rows.map(({ date, amount, reference, text: payee }) => ({
        date: ordered(date, dates),
        amount: Number(amount),
        ...(reference === null ? {} : { reference }),
        payee,
      })),
    );
  });
});

interface Qif2json {
  parse(
    text: string,
    options: { dateFormat?: string },
  ): { transactions: { date: string; amount: number; payee: string; number?: string }[] };
}

// It knows no order that begins with the year.
it.each(['mdy', 'dmy'])('qif2json reads it with dates as %s', async (dates) => {
  const { parse } = createRequire(import.meta.url)('qif2json') as Qif2json;
  await lookAtAll(dates, ({ name, text, rows }) => {
    expect(parse(text, dates === 'mdy' ? { dateFormat: 'us' } : {}).transactions, name).toEqual(
      rows.map(({ date, amount, reference, text: payee }) => ({
        date: `${date}T00:00:00`,
        amount: Number(amount),
        ...(reference === null ? {} : { number: reference }),
        payee,
      })),
    );
  });
});
