import { expect, it } from 'vitest';
import type { Translate } from '../i18n/translate.ts';
import { cutText, manyPath } from './use-kept-host.ts';

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `c${n}` }));
const t = ((key: string, values: Record<string, number>) => `${key} ${values.most} ${values.count}`) as Translate;

it('says that a page shows the first of many alone, and where it does', () => {
  for (const count of [1, 100]) expect(cutText(t, count)).toBeNull();
  expect(cutText(t, 101)).toBe('batch.firstOnly 100 101');
  expect(decodeURIComponent(manyPath('ledger', rows(101))).split(',')).toHaveLength(100);
});
