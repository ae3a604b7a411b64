import type { Statement, Transaction } from '@tallyleaf/contract';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../i18n/translate.ts';
import { useCategoryColumn } from '../categories/category-column.ts';
import { useRulesInGrid } from '../categories/rules-context.ts';
import type { Writing } from '../editing/cell-texts.ts';
import { setCells } from '../editing/commands.ts';
import type { CellName, StatementDraft } from '../editing/draft.ts';
import { columnsOf } from './columns.ts';
import { cellOfProblem, type Filter, nextProblem, placesOf, rowStates } from './problems.ts';
import { RowDetail } from './row-detail.tsx';
import { RowGrid, type RowGridHandle } from './row-grid.tsx';
import { RowTools } from './row-tools.tsx';
import { at, blockOf, kept, rowsOf } from './selection.ts';

export interface RowsPaneHandle {
  /** Brings a row, by its place, into view, with the focus on one of its cells. */
  readonly goTo: (place: number, cell?: CellName) => void;
  /** The next row with a problem, or the one before. */
  readonly goToProblem: (back: boolean) => void;
}

/** What can be taken back and done again; null: nothing. */
export interface Steps {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export interface RowsPaneProps {
  readonly ref: Ref<RowsPaneHandle>;
  readonly label: string;
  readonly statement: Statement;
  readonly draft: StatementDraft;
  readonly writing: Writing;
  readonly steps: Steps;
  readonly onChange: (next: StatementDraft) => void;
  /** Told at which row, by its place, the focus is. */
  readonly onPlace: (place: number) => void;
  /** The ink of a row, where its page is shown. */
  readonly rowInk: (row: Transaction) => ReactNode;
}

/** Where the focus goes first. */
const START = at(0, 0);

/** The rows of a statement, what can be done to them, and the one with the focus in full. */
export function RowsPane({ ref, label, statement, draft, writing, steps, onChange, onPlace, rowInk }: RowsPaneProps) {
  const t = useTranslate();
  const grid = useRef<RowGridHandle>(null);
  const { filter, setFilter, states, places, columns, categories, column } = useShownRows(statement, draft);
  const [selected, setSelected] = useState(START);
  const selection = kept(selected, { rows: places.length, columns: columns.length, page: 1 });
  const place = places[selection.head.row] ?? 0;
  useEffect(() => onPlace(place), [onPlace, place]);

  const goTo = (row: number, cell?: CellName): void => {
    // A row that the filter keeps away is shown with all the others.
    if (!places.includes(row)) flushSync(() => setFilter('all'));
    grid.current?.goTo(row, cell);
  };
  const goToProblem = (back: boolean): void => {
    // The row that is shown first counts as one to come while nobody has been in the grid.
    const from = selected === START ? -1 : place;
    const next = nextProblem(states, from, back);
    const state = next === null ? undefined : states[next];
    if (next !== null && state) goTo(next, cellOfProblem(state));
  };
  useImperativeHandle(ref, () => ({ goTo, goToProblem }));

  const change = (next: StatementDraft): void => {
    if (next.rows.length > draft.rows.length) setFilter('all');
    onChange(next);
  };
  const block = blockOf(selection);
  const chosen = rowsOf(block).flatMap((shown) => places[shown] ?? []);
  return (
    <div className="rows-pane">
      <RowTools
        {...{ draft, chosen, writing, steps, categories, column, states, filter }}
        cells={columns.slice(block.left, block.right + 1).map(({ cell }) => cell)}
        onFilter={setFilter}
        onProblem={goToProblem}
        onChange={change}
        onGoTo={goTo}
      />
      <RowGrid
        ref={grid}
        label={label}
        statement={statement}
        draft={draft}
        states={states}
        places={places}
        columns={columns}
        writing={writing}
        categories={categories}
        selection={selection}
        onSelect={setSelected}
        onChange={change}
      />
      {places.length === 0 ? (
        <p className="p-3 text-sm text-ink-2">{t(filter === 'all' ? 'table.empty' : 'review.filter.none')}</p>
      ) : (
        <RowDetail
          row={statement.transactions[place]}
          place={place}
          currency={writing.currency}
          ink={rowInk}
          onTakeBack={(cells) => change(setCells(draft, new Map([[draft.rows[place]?.key ?? -1, cells]])))}
        />
      )}
    </div>
  );
}

/** Which rows and columns are shown, and what is said of them. */
function useShownRows(statement: Statement, draft: StatementDraft) {
  const [filter, setFilter] = useState<Filter>('all');
  const states = useMemo(() => rowStates(statement), [statement]);
  const places = useMemo(() => placesOf(states, filter), [states, filter]);
  const [hidden, setHidden] = useCategoryColumn();
  const columns = useMemo(() => columnsOf(draft.rows, hidden ? ['category'] : []), [draft.rows, hidden]);
  const { categories: byRules } = useRulesInGrid();
  const categories = useMemo(() => categoriesOf(draft, byRules), [draft, byRules]);
  return { filter, setFilter, states, places, columns, categories, column: { hidden, setHidden } };
}

/** The categories that rows have or rules give, each once, in the order of the alphabet. */
const categoriesOf = ({ rows }: StatementDraft, byRules: readonly string[]): readonly string[] =>
  [...new Set([...rows.flatMap(({ category }) => category ?? []), ...byRules])].sort((one, other) =>
    one.localeCompare(other),
  );
