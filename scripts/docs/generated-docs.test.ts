import { expect, test } from 'vitest';
import { withPart } from './part-of-page.ts';
import { staleTexts } from './write-texts.ts';

test('generated texts fit the code', async () => {
  expect(await staleTexts(), 'run npm run docs').toEqual([]);
});

test('a part is put between its marks, and nothing else changes', () => {
  const marks = ['<!-- begin: list; written by npm run docs -->\n', '<!-- end: list -->\n'];
  const page = `# A page\n\n${marks[0]}old\n${marks[1]}\nThe end.\n`;
  expect(withPart(page, 'list', 'new\n')).toBe(`# A page\n\n${marks[0]}\nnew\n\n${marks[1]}\nThe end.\n`);
  expect(() => withPart(page, 'other', 'new')).toThrow('marks');
});
