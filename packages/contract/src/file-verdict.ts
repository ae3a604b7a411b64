import type { Reconciliation } from './statement.ts';

/** The verdicts of a whole file, as lists and announcements say them; `none`: there is no statement in it. */
export const FILE_VERDICTS = ['verified', 'failed', 'unverifiable', 'none'] as const;
export type FileVerdict = (typeof FILE_VERDICTS)[number];

/** What is looked at of a conversion. */
interface Judged {
  readonly statements: readonly { readonly reconciliation: Pick<Reconciliation, 'status'> }[];
}

/** The one word for a whole file: the worst of its statements' verdicts. */
export function verdictOfFile({ statements }: Judged): FileVerdict {
  const all = statements.map(({ reconciliation }) => reconciliation.status);
  if (all.length === 0) return 'none';
  if (all.includes('failed')) return 'failed';
  return all.includes('unverifiable') ? 'unverifiable' : 'verified';
}
