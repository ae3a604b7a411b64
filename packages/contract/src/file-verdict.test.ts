import { expect, it } from 'vitest';
import { verdictOfFile } from './file-verdict.ts';
import type { Reconciliation } from './statement.ts';

it.each<[Reconciliation['status'][], string]>([
  [[], 'none'],
  [['verified'], 'verified'],
  [['verified', 'unverifiable'], 'unverifiable'],
  [['unverifiable', 'failed', 'verified'], 'failed'],
])('of statements that are %j is %s, the worst of them', (statuses, verdict) => {
  expect(verdictOfFile({ statements: statuses.map((status) => ({ reconciliation: { status } })) })).toBe(verdict);
});
