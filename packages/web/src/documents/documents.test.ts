import 'fake-indexeddb/auto';
import type { Conversion, Corrections } from '@tallyleaf/contract';
import { afterEach, expect, it } from 'vitest';
import {
  deleteDocuments,
  EditedElsewhere,
  KEPT_DAYS,
  listDocuments,
  openDocument,
  saveCorrections,
  tidyDocuments,
} from './documents.ts';
import { keepOne } from './testing/keep-one.ts';

const conversion: Conversion = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 3, kind: 'digital' },
  statements: [
    {
      account: {
        institution: 'Example Bank',
        holder: null,
        number: '0012345678',
        iban: null,
        bic: null,
        type: 'checking',
        currency: 'USD',
      },
      period: { start: '2025-03-01', end: '2025-03-31' },
      opening: '1.00',
      closing: '1.00',
      transactions: [],
      reconciliation: { status: 'unverifiable', checks: [] },
    },
  ],
  warnings: [],
};
const file = new File(['%PDF-1.7'], 'march.pdf', { type: 'application/pdf' });
const corrections: Corrections = { statements: [{ closing: '2.00' }] };
const reconciliation: Conversion['statements'][number]['reconciliation'] = { status: 'verified', checks: [] };
const stands: Conversion = {
  ...conversion,
  statements: conversion.statements.map((one) => ({ ...one, closing: '2.00', reconciliation })),
};
const changed = { corrections, stands };

afterEach(async () => deleteDocuments((await listDocuments()).map(({ id }) => id)));

it('keeps the file, what was read and what was corrected', async () => {
  const id = await keepOne(file, conversion);
  const kept = await openDocument(id);
  expect(kept).toMatchObject({
    id,
    fileName: 'march.pdf',
    pages: 3,
    verdict: 'unverifiable',
    revision: 0,
    corrections: null,
  });
  expect(kept?.read).toEqual(conversion);
  expect(kept?.size).toBe(8);
  expect(await saveCorrections(id, { revision: 0, ...changed })).toBe(1);
  expect(await openDocument(id)).toMatchObject({ corrections, revision: 1, verdict: 'verified' });
  // Lists show it as it stands, and of the number its last places alone.
  const [listed] = await listDocuments();
  expect(listed).toMatchObject({ sha256: '0'.repeat(64), statements: [{ account: '•••• 5678', closing: '2.00' }] });
});

it('does not overwrite what another window has saved', async () => {
  const id = await keepOne(file, conversion);
  await saveCorrections(id, { revision: 0, ...changed });
  await expect(saveCorrections(id, { revision: 0, ...changed, corrections: null })).rejects.toThrow(EditedElsewhere);
  expect(await openDocument(id)).toMatchObject({ corrections, revision: 1 });
});

it('lists what is there, newest first', async () => {
  const older = await keepOne(file, conversion, new Date('2025-03-01T10:00:00Z'));
  const newer = await keepOne(file, conversion, new Date('2025-03-02T10:00:00Z'));
  expect((await listDocuments()).map(({ id }) => id)).toEqual([newer, older]);
});

it('deletes for good', async () => {
  const [one, other] = [await keepOne(file, conversion), await keepOne(file, conversion)];
  await deleteDocuments([one]);
  expect(await openDocument(one)).toBeUndefined();
  expect(await saveCorrections(one, { revision: 0, ...changed })).toBeUndefined();
  expect((await listDocuments()).map(({ id }) => id)).toEqual([other]);
});

it('lets go of what was not opened for long', async () => {
  const begun = new Date('2025-03-01T10:00:00Z');
  const later = new Date(begun.getTime() + (KEPT_DAYS + 1) * 86_400_000);
  const [left, opened] = [await keepOne(file, conversion, begun), await keepOne(file, conversion, begun)];
  await openDocument(opened, new Date('2025-03-05T10:00:00Z'));
  await tidyDocuments(later);
  expect((await listDocuments()).map(({ id }) => id)).toEqual([opened]);
  expect(await openDocument(left)).toBeUndefined();
});
