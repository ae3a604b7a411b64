import type { Statement } from '@tallyleaf/contract';
import { createContext, useContext } from 'react';
import type { Explanation } from '../../../verdict/explain.ts';
import type { Writing } from '../editing/cell-texts.ts';
import type { StatementDraft } from '../editing/draft.ts';
import type { Proposal } from '../editing/proposals.ts';
import type { RowState } from '../rows/problems.ts';
import type { Opened } from '../use-opened.ts';

/** The statement that is on the desk, and what follows from it. */
export interface OnDesk {
  readonly opened: Opened;
  /** As it stands: corrected, and judged again. */
  readonly statement: Statement;
  readonly draft: StatementDraft;
  readonly explanation: Explanation;
  readonly states: readonly RowState[];
  /** What may be behind a sum that does not come out. */
  readonly proposals: readonly Proposal[];
  readonly writing: Writing;
  /** The name of its rows, for screen readers. */
  readonly label: string;
}

export const StatementContext = createContext<OnDesk | null>(null);

/** The statement that is on the desk. */
export function useOnDesk(): OnDesk {
  const statement = useContext(StatementContext);
  if (!statement) throw new Error('there is a statement around whatever asks for it');
  return statement;
}
