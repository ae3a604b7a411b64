import { readFileSync } from 'node:fs';
import type { CaseSpec } from '../generator/case.ts';

/** Cases that `bench/add-case.ts` added. */
export const ADDED_CASES = JSON.parse(
  readFileSync(new URL('added.json', import.meta.url), 'utf8'),
) as readonly CaseSpec[];
