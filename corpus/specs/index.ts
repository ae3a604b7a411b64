import type { CaseSpec } from '../generator/case.ts';
import { EASTERN_CASES } from './cases-east.ts';
import { WESTERN_CASES } from './cases-west.ts';

/** Every case of the corpus. */
export const CASES: readonly CaseSpec[] = [...WESTERN_CASES, ...EASTERN_CASES];
