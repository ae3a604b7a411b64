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
import { DoubtSteps } from './doubt-steps.tsx';
import { deleteRows, setCells } from './editing/commands.ts';
import type { StatementDraft } from './editing/draft.ts';
import { type Proposal, proposalsFor } from './editing/proposals.ts';
import { FiguresForm } from './figures-form.tsx';
import { ProposalsList } from './proposals-list.tsx';
import { type Reread, useReread } from './reread/use-reread.tsx';
import { markOf, type RowMark, rowMarks } from './row-marks.ts';
import { RowsPane, type RowsPaneHandle, type Steps } from './rows/rows-pane.tsx';
import type { Opened } from './use-opened.ts';

export interface StatementDeskHandle {
  /** Brings a row, by its place, into view. */
  readonly goTo: (place: number) => void;
  /** Turns to the page, where page and rows take turns. */
  readonly showPage: () => void;
}

interface StatementDeskProps {
  readonly ref: Ref<StatementDeskHandle>;
  /** The document that it was read from. */
  readonly opened: Pick<Opened, 'file' | 'name'>;
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
  readonly onDraw: Reread['onDraw'];
  readonly onHandle: Reread['onHandle'];
  /** Lets the columns of the page be set. */
  readonly onColumns?: () => void;
}

const NONE: readonly Proposal[] = [];

/** One statement: whether it adds up, what may be behind it where it does not, and its rows. */
export function StatementDesk(props: StatementDeskProps) {
  const { ref, opened, statement, draft, title, label, steps, onChange, page } = props;
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
  const goTo = (row: number): void => {
    flushSync(() => setPart('main'));
    rows.current?.goTo(row);
  };
  const onPick = (id: string): void => {
    const picked = draft.rows.findIndex((row) => markOf(row) === id);
    if (picked >= 0) goTo(picked);
  };
  useImperativeHandle(ref, () => ({
    goTo: (place) => rows.current?.goTo(place),
    showPage: () => setPart('aside'),
  }));
  useProblemKeys(rows);
  const take = (proposal: Proposal): void => {
    onChange(withProposal(draft, proposal));
    rows.current?.goTo(proposal.row, proposal.cell);
  };
  const reread = useReread({
    ...{ opened, statement, draft, writing },
    current: statement.transactions[place],
    onTake: (next, row) => {
      onChange(next);
      // Once the rows are drawn anew.
      setTimeout(() => goTo(row));
    },
  });
  const { onDraw, onHandle } = reread;
  const pane = (
    <RowsPane
      key={title}
      ref={rows}
      {...{ label, statement, draft, writing, steps, onChange }}
      onPlace={setPlace}
      rowInk={reread.rowInk}
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
      <DoubtSteps {...{ explanation, draft, onChange }} />
      <ProposalsList
        proposals={settled === statement ? proposals : NONE}
        currency={currency}
        onTake={take}
        ink={reread.proposalInk}
      />
      <ChecksList statement={statement}>
        <FiguresForm draft={draft} writing={writing} onChange={onChange} />
      </ChecksList>
      {page ? (
        <BesidePage page={page({ marks, current, onPick, onDraw, onHandle })} part={part} onPart={setPart}>
          {pane}
        </BesidePage>
      ) : (
        pane
      )}
      {reread.dialog}
    </section>
  );
}

interface BesidePageProps {
  readonly page: ReactNode;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly children: ReactNode;
}

/** The rows beside the page, which can be put away; on phones one of the two at a time. */
function BesidePage({ page, part, onPart, children }: BesidePageProps) {
  const t = useTranslate();
  return (
    <Collapse
      aside={<div className="page-pane">{page}</div>}
      hide={t('review.page.hide')}
      show={t('review.page.show')}
      parts={{ aside: t('review.page.part'), main: t('review.page.rows') }}
      part={part}
      onPart={onPart}
    >
      {children}
    </Collapse>
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
