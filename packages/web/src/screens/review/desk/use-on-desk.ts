import type { Conversion } from '@tallyleaf/contract';
import { recheck } from '@tallyleaf/engine/review';
import { useDeferredValue, useMemo } from 'react';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { explain } from '../../../verdict/explain.ts';
import { type Proposal, proposalsFor } from '../editing/proposals.ts';
import { rowStates } from '../rows/problems.ts';
import type { Opened } from '../use-opened.ts';
import { useDeskState } from './desk-store.ts';
import type { OnDesk } from './statement-context.ts';

const NONE: readonly Proposal[] = [];

/** What follows from the statement that is on the desk; null where the file gave none. */
export function useOnDeskOf(opened: Opened, { statements }: Conversion): OnDesk | null {
  const t = useTranslate();
  const tag = useTag();
  const index = useDeskState((state) => state.index);
  const draft = useDeskState((state) => state.editing.now[state.index]);
  const statement = statements[index];
  const { name } = opened;
  const label = statements.length === 1 ? t('table.label', { name }) : t('table.labelOf', { name, number: index + 1 });
  // What may be behind a break is looked for once what was typed is shown.
  const settled = useDeferredValue(statement);
  const found = useMemo(() => (settled ? proposalsFor(settled, recheck) : NONE), [settled]);
  const proposals = settled === statement ? found : NONE;
  return useMemo(() => {
    if (!statement || !draft) return null;
    return {
      ...{ opened, statement, draft, label, proposals },
      explanation: explain(statement),
      states: rowStates(statement),
      writing: { tag, currency: statement.account.currency },
    };
  }, [opened, statement, draft, label, proposals, tag]);
}
