import type { Statement } from '@tallyleaf/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { CategoryEditor } from '../categories/category-editor.tsx';
import { typedCell, type Writing } from '../editing/cell-texts.ts';
import { setCells } from '../editing/commands.ts';
import type { CellName, Cells, StatementDraft } from '../editing/draft.ts';
import { CellEditor, type Way } from './cell-editor.tsx';
import { type GridColumn, minWidthOf, tracksOf } from './columns.ts';
import { GridHeads, headOf } from './grid-heads.tsx';
import { GridRow } from './grid-row.tsx';
import type { RowState } from './problems.ts';
import { at, blockOf, type Selection } from './selection.ts';
import { useGridEdits } from './use-grid-edits.ts';
import { type GridFocus, useGridFocus } from './use-grid-focus.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Pixels of a row: all are of one height, so that ten thousand of them scroll smoothly. */
const ROW_HEIGHT = 36;
/** Rows that are in the page beyond those that are seen. */
const OVERSCAN = 6;

export interface RowGridHandle {
  /** Brings a row, by its place, into view, with the focus on one of its cells. */
  readonly goTo: (place: number, cell?: CellName) => void;
}

export interface RowGridProps {
  readonly ref?: Ref<RowGridHandle>;
  readonly label: string;
  /** As it is checked; its rows are those of the draft. */
  readonly statement: Statement;
  readonly draft: StatementDraft;
  readonly states: readonly RowState[];
  /** The places of the rows that are shown. */
  readonly places: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly writing: Writing;
  /** Those that rows have already. */
  readonly categories: readonly string[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onChange: (next: StatementDraft) => void;
}

/** The rows as a grid that is used like a spreadsheet; only those that are seen are in the page. */
export function RowGrid(props: RowGridProps) {
  const { ref, label, draft, places, columns, writing, selection, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useSeenRows(scroller, places.length, selection.head.row);
  const focus = useGridFocus(scroller, selection, onSelect);
  const edits = useGridEdits({ ...props, block: blockOf(selection) });
  const size = { rows: places.length, columns: columns.length, rowHeight: ROW_HEIGHT };
  const keys = useGridKeys({ ...size, selection, onSelect, scroller }, focus, edits);
  useImperativeHandle(ref, () => ({
    goTo: (place, cell) => {
      const column = cell ? columns.findIndex((one) => one.cell === cell) : selection.head.column;
      focus.choose(at(Math.max(0, places.indexOf(place)), Math.max(0, column)), 'center');
    },
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows come and go as they are scrolled to, which no table allows
    <div
      ref={scroller}
      role="grid"
      tabIndex={places.length === 0 ? 0 : -1}
      aria-label={label}
      aria-rowcount={draft.rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      className="row-grid"
      onKeyDown={keys.onKeyDown}
      onMouseDown={keys.onMouseDown}
      onDoubleClick={() => focus.edit()}
      onCopy={focus.editing ? undefined : edits.onCopy}
      onCut={focus.editing ? undefined : edits.onCut}
      onPaste={focus.editing ? undefined : edits.onPaste}
    >
      <GridHeads columns={columns} tracks={tracksOf(columns)} currency={writing.currency} />
      <SeenRows {...props} rows={rows} focus={focus} />
    </div>
  );
}

/** Which rows are seen, and the one that has the focus, wherever it is scrolled to. */
function useSeenRows(scroller: RefObject<HTMLDivElement | null>, shown: number, focused: number) {
  return useVirtualizer({
    count: shown,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const first = Math.max(0, startIndex - OVERSCAN);
      const last = Math.min(count - 1, endIndex + OVERSCAN);
      const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      const isHeld = focused < count && (focused < first || focused > last);
      return isHeld ? [...seen, focused].sort((one, other) => one - other) : seen;
    },
  });
}

interface SeenRowsProps extends RowGridProps {
  readonly rows: ReturnType<typeof useSeenRows>;
  readonly focus: GridFocus;
}

function SeenRows(props: SeenRowsProps) {
  const { statement, draft, states, places, columns, writing, selection, rows, focus } = props;
  const { head } = selection;
  const block = useMemo(() => blockOf(selection), [selection]);
  const tracks = tracksOf(columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize(), minWidth: minWidthOf(columns) }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const place = places[index] ?? -1;
        const [own, row, state] = [draft.rows[place], statement.transactions[place], states[place]];
        if (!own || !row || !state) return null;
        return (
          <GridRow
            key={own.key}
            draft={own}
            row={row}
            state={state}
            place={place}
            shown={index}
            columns={columns}
            tracks={tracks}
            currency={writing.currency}
            top={start}
            block={block}
            active={index === head.row ? head.column : null}
            onComposed={focus.edit}
            editor={index === head.row && focus.editing ? <Editor {...props} place={place} /> : null}
          />
        );
      })}
    </div>
  );
}

/** The cell that is being written, in place of the one that has the focus. */
function Editor(props: SeenRowsProps & { readonly place: number }): ReactNode {
  const { draft, places, columns, writing, categories, selection, focus, place, onChange } = props;
  const t = useTranslate();
  const row = draft.rows[place];
  const column = selection.head.column;
  const cell = columns[column]?.cell;
  if (!row || !cell || !focus.editing) return null;
  const { typed } = focus.editing;
  const own = {
    label: `${headOf(t, cell, writing.currency)}, ${t('table.row', { row: place + 1 })}`,
    text: typed ?? typedCell(cell, row[cell], writing),
    typing: typed !== null,
    column,
    onCancel: () => focus.leave('stay', places.length, columns.length),
    onDone: (cells: Partial<Cells>, way: Way) => {
      onChange(setCells(draft, new Map([[row.key, cells]])));
      focus.leave(way, places.length, columns.length);
    },
  };
  return cell === 'category' ? (
    <CategoryEditor {...own} categories={categories} />
  ) : (
    <CellEditor {...own} cell={cell} writing={writing} />
  );
}
