import type { ConversionSummary } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { appendPage, isUnderWay, mergeFresh } from './server-list.ts';

const row = (id: string, createdAt: string, status: ConversionSummary['status'] = 'done'): ConversionSummary => ({
  id,
  fileName: `${id}.pdf`,
  status,
  size: 1,
  mediaType: 'application/pdf',
  pages: 1,
  sha256: '0'.repeat(64),
  createdAt,
  expiresAt: '2026-04-01T00:00:00.000Z',
});
const ids = (rows: readonly ConversionSummary[]): string[] => rows.map(({ id }) => id);

it('a further page comes behind, nothing twice', () => {
  const rows = [row('c', '3'), row('b', '2')];
  expect(ids(appendPage(rows, [row('b', '2'), row('a', '1')]))).toEqual(['c', 'b', 'a']);
});

it('rows change where they stand, new ones come first, older ones by their page', () => {
  const rows = [row('c', '3', 'running'), row('b', '2')];
  const merged = mergeFresh(rows, [row('d', '4', 'queued'), row('c', '3'), row('b', '2'), row('a', '1')]);
  expect(ids(merged)).toEqual(['d', 'c', 'b']);
  expect(merged[1]?.status).toBe('done');
});

it.each([
  ['queued', true],
  ['running', true],
  ['done', false],
  ['refused', false],
  ['failed', false],
  ['cancelled', false],
] as const)('%s: under way %s', (status, underWay) => {
  expect(isUnderWay(row('a', '1', status))).toBe(underWay);
});
