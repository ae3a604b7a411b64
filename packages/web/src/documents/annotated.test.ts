// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Conversion } from '@tallyleaf/contract';
import { afterEach, expect, it } from 'vitest';
import { deleteAnnotated, keepAnnotated, openAnnotated } from './annotated.ts';
import { deleteDocuments, KEPT_DAYS, tidyDocuments } from './documents.ts';
import { keepOne } from './testing/keep-one.ts';

const conversion: Conversion = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 3, kind: 'digital' },
  statements: [],
  warnings: [],
};
const file = new File(['%PDF-1.7'], 'march.pdf', { type: 'application/pdf' });
const copyOf = (text: string): Blob => new Blob([text], { type: 'application/pdf' });

afterEach(() => deleteAnnotated(['one', 'other']));

it('keeps the last copy of a document, and of each document its own', async () => {
  await keepAnnotated('one', copyOf('first'));
  await keepAnnotated('one', copyOf('second'));
  await keepAnnotated('other', copyOf('another'));
  expect((await openAnnotated('one'))?.size).toBe('second'.length);
  await deleteAnnotated(['one']);
  expect(await openAnnotated('one')).toBeUndefined();
  expect((await openAnnotated('other'))?.size).toBe('another'.length);
});

it('goes with its document', async () => {
  const id = await keepOne(file, conversion);
  await keepAnnotated(id, copyOf('written on'));
  await deleteDocuments([id]);
  expect(await openAnnotated(id)).toBeUndefined();
});

it('goes when it was not opened for long, wherever the document is kept', async () => {
  const begun = new Date('2025-03-01T10:00:00Z');
  await keepAnnotated('one', copyOf('left'), begun);
  await keepAnnotated('other', copyOf('opened'), begun);
  await openAnnotated('other', new Date('2025-03-05T10:00:00Z'));
  await tidyDocuments(new Date(begun.getTime() + (KEPT_DAYS + 1) * 86_400_000));
  expect(await openAnnotated('one')).toBeUndefined();
  expect(await openAnnotated('other')).toBeDefined();
});
