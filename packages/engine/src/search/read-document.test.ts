import type { Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { modelOf } from '../model/load-model.ts';
import type { Page, Word } from '../shapes/page.ts';
import { readDocument } from './read-document.ts';

const host = createNodeHost();
const summary = columns([50], [300, 'right']);
const four = columns([50], [110], [400, 'right'], [500, 'right']);
const three = columns([50], [110], [400, 'right']);

type Lines = readonly (readonly Placed[])[];

const head: Lines = [line('Statement of account'), line('Period 01/03/2025 - 31/03/2025'), line('Currency: EUR')];

const balances: Lines = [
  ...head,
  summary('Opening balance', '1,250.10'),
  summary('Closing balance', '2,013.65'),
  four('Date', 'Description', 'Amount', 'Balance'),
  four('13/03/2025', 'GROCER', '-112.35', '1,137.75'),
  four('14/03/2025', 'SALARY', '1,900.00', '3,037.75'),
  four('16/03/2025', 'RENT', '-987.60', '2,050.15'),
  four('18/03/2025', 'CAFE', '-36.50', '2,013.65'),
];

const oneSum: Lines = [
  ...head,
  summary('Opening balance', '1,250.10'),
  summary('Closing balance', '2,013.65'),
  three('Date', 'Description', 'Amount'),
  three('13/03/2025', 'GROCER', '-112.35'),
  three('14/03/2025', 'SALARY', '1,900.00'),
  three('16/03/2025', 'RENT', '-987.60'),
  three('18/03/2025', 'CAFE', '-36.50'),
];

/** What a word was read as, and its other readings. */
type Misread = readonly [printed: string, read: string, ...others: string[]];

/** The lines as a picture of them was read: all words surely, some of them wrongly. */
function scanned(lines: Lines, ...misread: readonly Misread[]): Page {
  const page = pageOf(lines);
  const inked = (word: Word): Word => {
    const found = misread.find(([printed]) => printed === word.text);
    if (!found) return { ...word, sureness: 0.96 };
    const [, text, ...readings] = found;
    return { ...word, text, sureness: 0.75, ...(readings.length > 0 && { readings }) };
  };
  return { ...page, words: page.words.map(inked) };
}

async function read(lines: Lines, ...misread: readonly Misread[]): Promise<Statement> {
  const { statements } = await readDocument([scanned(lines, ...misread)], () => modelOf(host), {}, false);
  return statements[0] as Statement;
}

const amounts = ({ transactions }: Statement): string[] => transactions.map(({ amount }) => amount);
const dates = ({ transactions }: Statement): string[] => transactions.map(({ date }) => date.slice(8));
const status = ({ reconciliation }: Statement): string => reconciliation.status;

const AMOUNTS = ['-112.35', '1900.00', '-987.60', '-36.50'];
const DATES = ['13', '14', '16', '18'];

describe('a scan read without doubt', () => {
  it('is verified, and says where it came from', async () => {
    const statement = await read(balances);
    expect(status(statement)).toBe('verified');
    expect(statement.transactions.map(({ origin, evidence }) => [origin, evidence])).toEqual(
      Array(4).fill(['ocr', undefined]),
    );
  });

  it('is not said of text', async () => {
    const { statements } = await readDocument([pageOf(balances)], () => modelOf(host), {}, false);
    expect(statements[0]?.transactions[0]).not.toHaveProperty('origin');
  });
});

describe('figures whose readings differ', () => {
  it('are read as balances want them', async () => {
    const statement = await read(balances, ['-987.60', '-981.60', '-987.60']);
    expect([amounts(statement), status(statement)]).toEqual([AMOUNTS, 'verified']);
    expect(statement.transactions[2]?.evidence).toEqual([
      { kind: 'reread', field: 'amount', read: '-981.60', chosen: '-987.60', because: 'sums' },
    ]);
    const [sure, , reread] = statement.transactions;
    expect(reread?.confidence).toBeLessThan(sure?.confidence ?? 0);
  });

  it('are read as one sum wants them, where nothing else is in doubt', async () => {
    const statement = await read(oneSum, ['-987.60', '-981.60', '-987.60']);
    expect([amounts(statement), status(statement)]).toEqual([AMOUNTS, 'verified']);
  });

  it('stay as they are where others could be meant as well', async () => {
    const statement = await read(oneSum, ['-987.60', '-981.60', '-987.60'], ['-36.50', '-36.50', '-42.50']);
    expect([amounts(statement)[2], status(statement)]).toEqual(['-981.60', 'failed']);
    expect(statement.reconciliation.cause).toBe('reading');
  });

  it('are never read as what no reading gave', async () => {
    const statement = await read(balances, ['-987.60', '-981.60', '-901.60']);
    expect([amounts(statement)[2], status(statement)]).toEqual(['-981.60', 'failed']);
  });

  it('are not proven where two other readings make the same sum', async () => {
    const misread: Misread[] = [
      ['-112.35', '-112.35', '-172.35'],
      ['-987.60', '-987.60', '-927.60'],
    ];
    expect(status(await read(oneSum, ...misread))).toBe('unverifiable');
    expect(status(await read(balances, ...misread))).toBe('verified');
  });

  it('of balances are told at the verdict', async () => {
    const statement = await read(oneSum, ['2,013.65', '2,018.65', '2,013.65']);
    expect(statement.closing).toBe('2013.65');
    expect(statement.reconciliation.evidence).toMatchObject([{ read: '2,018.65', chosen: '2,013.65' }]);
  });
});

describe('what stands where figures and dates do', () => {
  it.each<[string, Misread]>([
    ['a letter in a figure', ['1,900.00', '1,9OO.00', '1,900.00']],
    ['a letter like a digit', ['1,900.00', '1,9OO.00']],
    ['a comma for a point', ['-987.60', '-987,60']],
    ['a date', ['16/03/2025', '16/O3/2025', '16/03/2025']],
    ['a letter in a date', ['16/03/2025', 'l6/03/2025']],
    ['a heading', ['Amount', 'Arnount', 'Amount']],
    ['a heading without another reading', ['Balance', 'Ba1ance']],
  ])('is read as such: %s', async (_, misread) => {
    const statement = await read(balances, misread);
    expect([amounts(statement), dates(statement), status(statement)]).toEqual([AMOUNTS, DATES, 'verified']);
  });
});

describe('dates, which no sum guards', () => {
  it('are read as the order of rows wants them', async () => {
    const statement = await read(balances, ['16/03/2025', '26/03/2025', '16/03/2025']);
    expect([dates(statement), status(statement)]).toEqual([DATES, 'verified']);
    expect(statement.transactions[2]?.evidence).toMatchObject([{ field: 'date', because: 'order' }]);
  });

  it('stay in doubt where either reading fits', async () => {
    const statement = await read(balances, ['16/03/2025', '16/03/2025', '15/03/2025']);
    expect([status(statement), statement.reconciliation.unbound]).toEqual(['unverifiable', [2]]);
    expect(statement.transactions[2]?.evidence).toEqual([
      { kind: 'doubtful', field: 'date', read: '16/03/2025', others: ['2025-03-15'] },
    ]);
  });

  it('are not in doubt where the other reading does not fit', async () => {
    const statement = await read(balances, ['16/03/2025', '16/03/2025', '16/08/2025', '76/03/2025']);
    expect(status(statement)).toBe('verified');
  });

  it('stay in doubt where they stand against the order', async () => {
    expect(status(await read(balances, ['16/03/2025', '10/03/2025']))).toBe('unverifiable');
  });

  it('stay in doubt where they could not be read', async () => {
    expect(status(await read(balances, ['16/03/2025', '1%/03/2025']))).not.toBe('verified');
  });
});
