import { expect, it } from 'vitest';
import { FILE_VERDICTS, verdictOfFile } from './file-verdict.ts';
import type { Reconciliation } from './statement.ts';

it.each<[Reconciliation['status'][], string]>([
  [[], 'none'],
  [['verified'], 'verified'],
  [['verified', 'unverifiable'], 'unverifiable'],
  [['unverifiable', 'failed', 'verified'], 'failed'],
])('of statements that are %j is %s, the worst of them', (statuses, verdict) => {
  expect(verdictOfFile({ statements: statuses.map((status) => ({ reconciliation: { status } })) })).toBe(verdict);
});

it('is one of four words, which the API and kept results hold', () => {
  expect(FILE_VERDICTS).toEqual(['verified', 'failed', 'unverifiable', 'none']);
});
