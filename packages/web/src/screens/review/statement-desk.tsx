import type { Statement } from '@tallyleaf/contract';
import { recheck } from '@tallyleaf/engine/review';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { Collapse, type Part } from '../../layouts/collapse.tsx';
import { explain } from '../../verdict/explain.ts';
import { VerdictBanner } from '../../verdict/verdict-banner.tsx';
import { ChecksList } from './checks-list.tsx';
import { deleteRows, setCells } from './editing/commands.ts';
import type { StatementDraft } from './editing/draft.ts';
import { type Proposal, proposalsFor } from './editing/proposals.ts';
import { FiguresForm } from './figures-form.tsx';
import { ProposalsList } from './proposals-list.tsx';
import { markOf, type RowMark, rowMarks } from './row-marks.ts';
import { RowsPane, type RowsPaneHandle, type Steps } from './rows/rows-pane.tsx';

export interface StatementDeskHandle {
  /** Brings a row, by its place, into view. */
  readonly goTo: (place: number) => void;
}

interface StatementDeskProps {
  readonly ref: Ref<StatementDeskHandle>;
  readonly statement: Statement;
  readonly draft: StatementDraft;
  /** What it is called where it names no institution. */
  readonly title: string;
  /** The name of its rows, for screen readers. */
  readonly label: string;
  readonly steps: Steps;
  readonly onChange: (next: StatementDraft) => void;
  /** The page beside the rows; null where the document cannot be shown. */
  readonly page: ((view: PageView) => ReactNode) | null;
}

/** What of the rows the page shows. */
export interface PageView {
  readonly marks: readonly RowMark[];
  /** The mark of the row with the focus. */
  readonly current: string | null;
  readonly onPick: (id: string) => void;
}

const NONE: readonly Proposal[] = [];

/** One statement: whether it adds up, what may be behind it where it does not, and its rows. */
export function StatementDesk(props: StatementDeskProps) {
  const { ref, statement, draft, title, label, steps, onChange, page } = props;
  const t = useTranslate();
  const { currency } = statement.account;
  const writing = { tag: useTag(), currency };
  const explanation = useMemo(() => explain(statement), [statement]);
  // What may be behind a break is looked for once what was typed is shown.
  const settled = useDeferredValue(statement);
  const proposals = useMemo(() => proposalsFor(settled, recheck), [settled]);
  const rows = useRef<RowsPaneHandle>(null);
  const [place, setPlace] = useState(0);
  const [part, setPart] = useState<Part>('main');
  const marks = useMemo(() => rowMarks(statement, draft, place), [statement, draft, place]);
  const current = markOf(draft.rows[place]);
  const onPick = (id: string): void => {
    const picked = draft.rows.findIndex((row) => markOf(row) === id);
    if (picked < 0) return;
    flushSync(() => setPart('main'));
    rows.current?.goTo(picked);
  };
  useImperativeHandle(ref, () => ({ goTo: (place) => rows.current?.goTo(place) }));
  useProblemKeys(rows);
  const take = (proposal: Proposal): void => {
    onChange(withProposal(draft, proposal));
    rows.current?.goTo(proposal.row, proposal.cell);
  };
  const pane = (
    <RowsPane
      key={title}
      ref={rows}
      label={label}
      statement={statement}
      draft={draft}
      writing={writing}
      steps={steps}
      onChange={onChange}
      onPlace={setPlace}
    />
  );
  return (
    <section className="review-statement" aria-label={statement.account.institution ?? title}>
      <div aria-live="polite">
        <VerdictBanner
          statement={statement}
          explanation={explanation}
          onShowRow={(row) => rows.current?.goTo(row, 'amount')}
        />
      </div>
      <ProposalsList proposals={settled === statement ? proposals : NONE} currency={currency} onTake={take} />
      <ChecksList statement={statement}>
        <FiguresForm draft={draft} writing={writing} onChange={onChange} />
      </ChecksList>
      {page ? (
        <Collapse
          aside={<div className="page-pane">{page({ marks, current, onPick })}</div>}
          hide={t('review.page.hide')}
          show={t('review.page.show')}
          parts={{ aside: t('review.page.part'), main: t('review.page.rows') }}
          part={part}
          onPart={setPart}
        >
          {pane}
        </Collapse>
      ) : (
        pane
      )}
    </section>
  );
}

/** A proposal, taken. */
function withProposal(draft: StatementDraft, { row, cell, to }: Proposal): StatementDraft {
  const key = draft.rows[row]?.key ?? -1;
  return to === null ? deleteRows(draft, new Set([key])) : setCells(draft, new Map([[key, { [cell]: to }]]));
}

/** F4 leads to the next row with a problem, Shift+F4 to the one before it, from wherever the focus is on the page. */
function useProblemKeys(rows: RefObject<RowsPaneHandle | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F4' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      rows.current?.goToProblem(event.shiftKey);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [rows]);
}
