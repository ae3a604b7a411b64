import { useEffect, useMemo, useState } from 'react';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { useWide } from '../../../layouts/collapse.tsx';
import { useRulesInGrid } from '../categories/rules-context.ts';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import type { StatementDraft } from '../editing/draft.ts';
import { columnsOf, type GridColumn } from './columns.ts';
import { shownCell } from './grid-cell.tsx';
import { headOf } from './grid-heads.tsx';
import { type GridView, useGridView } from './grid-view.ts';
import { inOrder } from './order.ts';
import { placesOf } from './problems.ts';
import { blockOf, kept, rowsOf, type Selection } from './selection.ts';

/** Which rows and columns are shown, in their order, and which of their cells are chosen. */
export interface ShownRows {
  /** The places of the rows that are shown. */
  readonly places: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  /** A phone shows each row in two lines. */
  readonly narrow: boolean;
  readonly selection: Selection;
  /** The places of the rows that are chosen, as they are shown. */
  readonly chosen: readonly number[];
  /** The row with the focus, by its place. */
  readonly place: number;
  /** Those that can be given: rows have them, rules give them, or they are what one begins with. */
  readonly categories: readonly string[];
}

export function useShownRows(): ShownRows {
  const desk = useDesk();
  const { draft, states } = useOnDesk();
  const filter = useDeskState((state) => state.filter);
  const order = useDeskState((state) => state.order);
  const selected = useDeskState((state) => state.selection);
  const view = useGridView();
  const narrow = !useWide();
  const places = useMemo(
    () => inOrder(placesOf(states, filter), draft.rows, order),
    [states, filter, draft.rows, order],
  );
  const columns = useColumns(draft, view, narrow);
  const selection = useMemo(
    () => kept(selected, { rows: places.length, columns: columns.length, page: 1 }),
    [selected, places.length, columns.length],
  );
  const place = places[selection.head.row] ?? 0;
  useEffect(() => {
    // Another row has the focus: it is that which is to be seen now, not a place that was asked for before.
    if (desk.state().place !== place) desk.set({ place, shown: null });
  }, [desk, place]);
  const chosen = rowsOf(blockOf(selection)).flatMap((row) => places[row] ?? []);
  return { places, columns, view, narrow, selection, place, chosen, categories: useCategories(draft) };
}

function useColumns(draft: StatementDraft, view: GridView, narrow: boolean): readonly GridColumn[] {
  const t = useTranslate();
  const tag = useTag();
  const { currency } = useOnDesk().writing;
  const { rows } = draft;
  const { shown, widths } = view;
  return useMemo(
    () =>
      columnsOf({
        rows,
        view: { shown, widths },
        narrow,
        textOf: (cell, value) => shownCell(cell, value, currency, tag),
        headOf: (cell) => headOf(t, cell, currency),
      }),
    [rows, shown, widths, narrow, currency, tag, t],
  );
}

/** The categories that rows have or rules give, by the alphabet, then those that one can begin with; each once. */
function useCategories({ rows }: StatementDraft): readonly string[] {
  const tag = useTag();
  const { categories: byRules } = useRulesInGrid();
  const starters = useStarters();
  return useMemo(() => {
    const own = new Set([...rows.flatMap(({ category }) => category ?? []), ...byRules]);
    const sorted = [...own].sort((one, other) => one.localeCompare(other, tag));
    return [...sorted, ...starters.filter((one) => !own.has(one))];
  }, [rows, byRules, starters, tag]);
}

/** What one can begin with, once it is there: nobody waits for it. */
function useStarters(): readonly string[] {
  const locale = useLocaleCode();
  const { iban, currency } = useOnDesk().statement.account;
  const [starters, setStarters] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    import('../categories/starters.ts').then(
      ({ startersFor }) => (gone ? undefined : setStarters(startersFor(locale, { iban, currency }))),
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [locale, iban, currency]);
  return starters;
}
