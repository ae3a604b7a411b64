import type { RefusalSpec } from '../generator/refusal.ts';
import { FIRST_CASES } from './cases-first.ts';
import { PAPERS } from './papers.ts';

const [statement] = FIRST_CASES;
if (!statement) throw new Error('no statement to cut and to encrypt');

const papers: readonly RefusalSpec[] = Object.entries(PAPERS).map(([name, { language, paper }]) => ({
  name,
  language,
  class: 'no-statement',
  refusal: 'no-statement',
  pages: 1,
  difficulties: paper.table ? ['lookalike-tables'] : [],
  content: { kind: 'paper', paper },
}));

/** Every file of the corpus that is refused. */
export const REFUSALS: readonly RefusalSpec[] = [
  ...papers,
  {
    name: 'blank-page',
    language: null,
    class: 'no-statement',
    refusal: 'no-statement',
    pages: 1,
    difficulties: [],
    content: { kind: 'blank' },
  },
  {
    name: 'text-renamed',
    language: 'en',
    class: 'hostile',
    refusal: 'unsupported-file',
    pages: 0,
    difficulties: ['wrong-extension'],
    content: {
      kind: 'text',
      text: 'Date,Description,Amount\n2025-03-03,OAKWELL GROCERS,-12.40\n2025-03-04,SALARY,1450.00\n',
    },
  },
  {
    name: 'cut-file',
    language: 'en',
    class: 'hostile',
    refusal: 'damaged-file',
    pages: 0,
    difficulties: ['truncated'],
    content: { kind: 'cut', statement, part: 0.4 },
  },
  {
    name: 'encrypted-statement',
    language: 'en',
    class: 'hostile',
    refusal: 'password-required',
    pages: 0,
    difficulties: ['encrypted'],
    content: { kind: 'encrypted', statement, password: 'Willow-27' },
  },
];
