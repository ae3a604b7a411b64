import { expect, test } from 'vitest';
import { figureTable, worstFiles } from '../score/print.ts';
import { scorePlanted } from '../score/testing/planted.ts';
import { MODES, modeNamed } from './modes.ts';
import { leastKnownRows, type Measured, pageOf, withUnseen } from './page.ts';
import { unseenFigures } from './unseen.ts';

const score = scorePlanted(({ row, given, answers }) => {
  Object.assign(row('two.pdf', 1), { amount: '-21.00' });
  Object.assign(given('scan.pdf').reconciliation, { status: 'unverifiable', unread: ['dates'] });
  Object.assign(answers, { 'junk.pdf': null });
});
const reported = { corpus: { name: 'planted', folder: '', entries: [] }, about: 'planted in a test' };
const all: Measured[] = MODES.map((mode) => ({ reported, mode, score }));

/** The cells of a page's row that begins so. */
const cells = (page: string, first: string): string[] =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${first} |`))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim()) ?? [];

test('the page says what unseen sets came to, and which sets the engine was developed with', () => {
  const page = pageOf(all);
  const [sealed] = unseenFigures();
  const f1 = (100 * (sealed?.meanFileF1 ?? 0)).toFixed(1);
  expect(cells(page, 'sealed set, digital')).toMatchObject({ 0: f1, 2: String(sealed?.silentErrors), length: 7 });
  expect(cells(page, 'samples2, digital, when first met').slice(0, 4)).toEqual(['71.2', '48.4', '7', '9']);
  expect(page).toMatch(/^\| families, round \d+, when new \|/m);
  expect(cells(page, 'sealed set').at(-1)).toBe('no');
  expect(cells(page, 'samples').at(-1)).toBe('yes');
});

test('what unseen sets came to is written anew, and nothing else', () => {
  const page = pageOf(all);
  const old = page.replace(/^\| sealed set, digital \|.*$/m, '| sealed set, digital | 1 |');
  expect(old).not.toBe(page);
  expect(withUnseen(old)).toBe(page);
});

test('the page says what each corpus comes to, with each part of the engine', () => {
  const page = pageOf(all);
  expect(cells(page, 'silent errors')).toEqual(['1']);
  expect(cells(page, 'cautious (%)')).toEqual(['50.0']);
  for (const { name } of MODES) expect(cells(page, name).slice(0, 2)).toEqual(['5', '8']);
  expect(page).toContain('- planted: planted in a test');
});

test('confidence is that of the corpus that the engine knows least, read with all its parts', () => {
  const other = { ...reported };
  const more = [...all, { reported: other, mode: modeNamed(undefined), score: scorePlanted(() => {}) }];
  expect(leastKnownRows(more).filter(([, right]) => !right)).toHaveLength(1);
});

test('a mode is named as it is typed', () => {
  expect(modeNamed('rules-alone').name).toBe('rules alone');
  expect(modeNamed('Rules, model and search')).toBe(MODES.at(-1));
  expect(() => modeNamed('guessing')).toThrow('rules-and-model');
});

test('the terminal shows a line of figures for each corpus, and the worst files', () => {
  const [heads = '', line = ''] = figureTable([['planted', score.total]]).split('\n');
  expect(heads.trim().split(/ {2,}/)).toContain('misprints verified');
  expect(line.trim().split(/ +/)).toEqual([
    'planted',
    '5',
    '0.944',
    '0.750',
    '1',
    '0/1',
    '0',
    '0.000',
    '0.500',
    '0',
    '0.500',
    '0.1250',
  ]);
  expect(worstFiles(score, 1)).toMatch(/^two\.pdf {2}F1 0\.833\n {4}SILENT ERROR\n/);
  expect(worstFiles(score, 9)).toContain('junk.pdf');
});
