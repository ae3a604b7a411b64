import { expect, test } from 'vitest';
import { joinedRuns } from './joined-runs.ts';

const SMALL = 100_000;
const LARGE = 1_900_000;

/** Notes each run by its sheets; the sheet `bad` fails. */
function noted(lanes: number) {
  const runs: string[] = [];
  const ask = joinedRuns<string, string>(lanes, async (sheets, { language }) => {
    runs.push(`${language} ${sheets.join()}`);
    if (sheets.includes('bad')) throw new Error('it ended badly');
    return sheets.map((sheet) => sheet.toUpperCase());
  });
  return {
    runs,
    ask: (sheet: string, pixels: number, language = 'eng') => ask(sheet, pixels, { language, signal: undefined }),
  };
}

test('small sheets of one language share a run, and each has its own answer', async () => {
  const { runs, ask } = noted(1);
  const answers = await Promise.all([ask('a', SMALL), ask('b', SMALL, 'deu'), ask('c', SMALL)]);
  expect(answers).toEqual(['A', 'B', 'C']);
  expect(runs).toEqual(['eng a,c', 'deu b']);
});

test('large sheets have a run each, and no lane goes without', async () => {
  const { runs, ask } = noted(2);
  await Promise.all([ask('a', LARGE), ask('b', LARGE), ask('c', 5 * SMALL), ask('d', 5 * SMALL)]);
  expect(runs).toEqual(['eng a', 'eng b', 'eng c', 'eng d']);
});

test('sheets asked for with other signals are not joined', async () => {
  const runs: number[] = [];
  const ask = joinedRuns<string, string>(1, async (sheets) => {
    runs.push(sheets.length);
    return sheets;
  });
  const { signal } = new AbortController();
  const language = 'eng';
  await Promise.all([ask('a', SMALL, { language, signal }), ask('b', SMALL, { language, signal: undefined })]);
  expect(runs).toEqual([1, 1]);
});

test('a run that fails fails its sheets alone', async () => {
  const { ask } = noted(1);
  const answers = await Promise.allSettled([ask('bad', SMALL), ask('a', SMALL), ask('b', SMALL, 'deu')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
