import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Row } from '../shapes/row.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [300], [500, 'right']);

const amountsOf = (lines: readonly (readonly Placed[])[]) =>
  readRows(findLayout([pageOf(lines)]))
    .filter((item): item is Row => item.kind === 'row')
    .map(({ description, figures }) => `${description} ${figures[0]?.amount.sign ?? figures[0]?.mark}`);

describe('a column of directions far from its amounts', () => {
  it('says which way they go', () => {
    expect(
      amountsOf([
        row('Datum', 'Omschrijving', 'Af Bij', 'Bedrag'),
        row('03-02-2025', 'KRUIDENIER', 'Af', '26,53'),
        row('04-02-2025', 'SALARIS', 'Bij', '1.900,00'),
        row('05-02-2025', 'APOTHEEK', 'Af', '7,10'),
      ]),
    ).toEqual(['KRUIDENIER Af', 'SALARIS Bij', 'APOTHEEK Af']);
  });

  it('may hold signs', () => {
    expect(
      amountsOf([
        row('Date', 'Description', '', 'Amount'),
        row('03/02/2025', 'GROCER', '+', '26.53'),
        row('04/02/2025', 'PAYMENT', '-', '1,900.00'),
      ]),
    ).toEqual(['GROCER +', 'PAYMENT -']);
  });

  it('is none where texts stand there', () => {
    expect(
      amountsOf([
        row('Date', 'Description', 'Place', 'Amount'),
        row('03/02/2025', 'GROCER', 'YORK', '26.53'),
        row('04/02/2025', 'TICKET', 'C', '9.00'),
        row('05/02/2025', 'CAFE', 'LEEDS', '4.00'),
      ]),
    ).toEqual(['GROCER YORK null', 'TICKET C null', 'CAFE LEEDS null']);
  });
});

describe('an amount without a mark, where others have one,', () => {
  const wide = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);

  it('is the row’s, though a column of charges stands beside it', () => {
    const items = readRows(
      findLayout([
        pageOf([
          wide('Date', 'Details', 'Amount', 'Balance', 'Charges'),
          wide('03/02/2025', 'GROCER', '12.00', '88.00Cr', '1.50'),
          wide('04/02/2025', 'SALARY', '900.00Cr', '988.00Cr', ''),
          wide('05/02/2025', 'CAFE', '8.00', '980.00Cr', '0.75'),
        ]),
      ]),
    );
    const roles = items.flatMap((item) =>
      item.kind === 'row' ? [item.figures.map(({ role }) => role).join(' ')] : [],
    );
    expect(roles).toEqual(['amount balance other', 'amount balance', 'amount balance other']);
  });
});

describe('a column that repeats the account’s number', () => {
  const wide = columns([50], [110], [330], [510, 'right']);

  it('says nothing of its rows', () => {
    const page = (numbers: readonly string[]) =>
      amountsOf([
        wide('Date', 'Description', 'Account number', 'Amount'),
        wide('03/02/2025', 'GROCER', numbers[0] as string, '-12.00'),
        wide('04/02/2025', 'BOOKSHOP', numbers[1] as string, '-9.00'),
      ]);
    expect(page(['4711', '4711'])).toEqual(['GROCER -', 'BOOKSHOP -']);
    expect(page(['4711', '0815'])).toEqual(['GROCER 4711 -', 'BOOKSHOP 0815 -']);
  });
});

describe('a column of two words that no language knows as marks', () => {
  const read = (marks: readonly string[], amounts: readonly string[] = ['26,53', '1.900,00', '7,10', '12,00']) =>
    readRows(
      findLayout([
        pageOf([
          row('Datum', 'Opis', '', 'Znesek'),
          row('03.02.2025', 'TRGOVINA', marks[0] as string, amounts[0] as string),
          row('04.02.2025', 'PLAČA', marks[1] as string, amounts[1] as string),
          row('05.02.2025', 'LEKARNA', marks[2] as string, amounts[2] as string),
          row('06.02.2025', 'POLOG', marks[3] as string, amounts[3] as string),
        ]),
      ]),
    ).filter((item): item is Row => item.kind === 'row');
  const guesses = (rows: readonly Row[]) => rows.map(({ figures }) => figures[0]?.guess ?? null);

  it('may hold directions: each row is kept with and without its word', () => {
    const rows = read(['B', 'D', 'B', 'D']);
    expect(guesses(rows)).toEqual(['B', 'D', 'B', 'D']);
    expect(rows.map(({ description, unmarked }) => `${description}, ${unmarked}`)).toEqual([
      'TRGOVINA B, TRGOVINA',
      'PLAČA D, PLAČA',
      'LEKARNA B, LEKARNA',
      'POLOG D, POLOG',
    ]);
  });

  it.each([
    ['three words', ['B', 'D', 'B', 'E']],
    ['a word of one row alone', ['B', 'D', 'B', 'B']],
    ['longer words', ['BRANJE', 'DELO', 'BRANJE', 'DELO']],
    ['a row without one', ['B', 'D', '', 'D']],
  ])('is none with %s', (_, marks) => expect(guesses(read(marks))).toEqual([null, null, null, null]));

  it('is none where amounts have signs', () =>
    expect(guesses(read(['B', 'D', 'B', 'D'], ['-26,53', '1.900,00', '-7,10', '12,00']))).toEqual([
      null,
      null,
      null,
      null,
    ]));
});

describe('a sign beside some amounts', () => {
  const cells = columns([40], [120], [455], [510, 'right']);
  const read = (signs: readonly string[], amounts: readonly string[] = ['26.53', '900.00', '7.10', '12.00']) =>
    readRows(
      findLayout([
        pageOf([
          cells('Date', 'Details', '', 'Amount'),
          ...signs.map((sign, i) => cells(`0${i + 3}/02/2025`, 'GROCER', sign, amounts[i] as string)),
        ]),
      ]),
    ).filter((item): item is Row => item.kind === 'row');
  const guesses = (rows: readonly Row[]) => rows.map(({ figures }) => figures[0]?.guess ?? null);

  it('may say their direction, and that the others have none', () => {
    const rows = read(['', '||', '', '||']);
    expect(guesses(rows)).toEqual(['', '||', '', '||']);
    expect(rows.map(({ unmarked }) => unmarked ?? null)).toEqual([null, 'GROCER', null, 'GROCER']);
  });

  it.each([
    ['beside all of them', ['||', '||', '||', '||']],
    ['beside one alone', ['', '||', '', '']],
    ['of two kinds', ['', '||', '', '^']],
    ['of a footnote', ['', '*', '', '*']],
  ])('does not %s', (_, signs) => expect(guesses(read(signs))).toEqual([null, null, null, null]));

  it('does not where amounts have signs', () =>
    expect(guesses(read(['', '||', '', '||'], ['-26.53', '900.00', '7.10', '12.00']))).toEqual([
      null,
      null,
      null,
      null,
    ]));
});
