import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { CategoryEditor } from '../categories/category-editor.tsx';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { typedCell } from '../editing/cell-texts.ts';
import { setCells } from '../editing/commands.ts';
import type { Cells } from '../editing/draft.ts';
import { CellEditor, type Way } from './cell-editor.tsx';
import { type GridColumn, minWidthOf, numberWidth, tracksOf } from './columns.ts';
import { GridHeads, headOf } from './grid-heads.tsx';
import { GridRow } from './grid-row.tsx';
import { heightOf, rowHeight } from './heights.ts';
import { nextOrder } from './order.ts';
import { RowContextMenu } from './row-menu.tsx';
import { usePeek } from './row-peek.tsx';
import { at, blockOf } from './selection.ts';
import { useGridEdits } from './use-grid-edits.ts';
import { type GridFocus, useGridFocus } from './use-grid-focus.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { ShownRows } from './use-shown-rows.ts';

/** Rows that are in the page beyond those that are seen. */
const OVERSCAN = 6;

/** The rows as a grid that is used like a spreadsheet; only those that are seen are in the page. */
export function RowGrid({ shown }: { readonly shown: ShownRows }) {
  const { places, columns, view, narrow, selection } = shown;
  const desk = useDesk();
  const { draft, label, writing } = useOnDesk();
  const order = useDeskState((state) => state.order);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useSeenRows(scroller, shown);
  const focus = useGridFocus(scroller, shown);
  const edits = useGridEdits({ draft, writing, places, columns, block: blockOf(selection), onChange: desk.change });
  const size = { rows: places.length, columns: columns.length, rowHeight: rowHeight(view, narrow) };
  const onSelect = (next: typeof selection): void => desk.set({ selection: next });
  const keys = useGridKeys({ ...size, selection, onSelect, scroller }, focus, edits);
  const number = numberWidth(draft.rows.length);
  const peek = usePeek();
  return (
    <RowContextMenu shown={shown} disabled={focus.editing !== null}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows come and go as they are scrolled to, which no table allows */}
      <div
        ref={scroller}
        role="grid"
        tabIndex={places.length === 0 ? 0 : -1}
        aria-label={label}
        aria-rowcount={draft.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        className="row-grid"
        data-wrap={view.wrap || undefined}
        style={measuresOf(number, columns)}
        {...peek}
        onKeyDown={keys.onKeyDown}
        onMouseDown={keys.onMouseDown}
        onDoubleClick={keys.onDoubleClick}
        onCopy={focus.editing ? undefined : edits.onCopy}
        onCut={focus.editing ? undefined : edits.onCut}
        onPaste={focus.editing ? undefined : edits.onPaste}
      >
        <GridHeads
          {...{ columns, order }}
          currency={writing.currency}
          onSort={(cell) => {
            desk.set({
              order: nextOrder(desk.state().order, draft.rows, cell, writing),
              selection: at(0, selection.head.column),
            });
          }}
        />
        <SeenRows {...{ shown, rows, focus }} />
      </div>
    </RowContextMenu>
  );
}

/** The widths of the columns, for the style sheet. */
const measuresOf = (number: number, columns: readonly GridColumn[]): CSSProperties =>
  ({
    '--number': `${number}px`,
    '--date': `${columns[0]?.width ?? 0}px`,
    '--tracks': tracksOf(number, columns),
    '--least': `${minWidthOf(number, columns)}px`,
  }) as CSSProperties;

/** Which rows are seen, and the one that has the focus, wherever it is scrolled to. */
function useSeenRows(scroller: RefObject<HTMLDivElement | null>, shown: ShownRows) {
  const { places, columns, view, narrow, selection } = shown;
  const { draft } = useOnDesk();
  const room = useRoom(scroller);
  const focused = selection.head.row;
  const number = numberWidth(draft.rows.length);
  const rows = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = draft.rows[places[index] ?? -1];
      return row ? heightOf(row, { view, narrow, columns, number, room }) : rowHeight(view, narrow);
    },
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const first = Math.max(0, startIndex - OVERSCAN);
      const last = Math.min(count - 1, endIndex + OVERSCAN);
      const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      const isHeld = focused < count && (focused < first || focused > last);
      return isHeld ? [...seen, focused].sort((one, other) => one - other) : seen;
    },
  });
  // Heights are kept until something says that they are others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what heights follow from
  useLayoutEffect(
    () => rows.measure(),
    [view, narrow, columns, view.wrap ? room : 0, view.wrap ? draft : null, places],
  );
  return rows;
}

/** Pixels that the rows have side by side. */
function useRoom(scroller: RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!scroller.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}

interface SeenRowsProps {
  readonly shown: ShownRows;
  readonly rows: ReturnType<typeof useSeenRows>;
  readonly focus: GridFocus;
}

function SeenRows({ shown, rows, focus }: SeenRowsProps) {
  const { places, columns, selection } = shown;
  const { statement, draft, states, writing } = useOnDesk();
  const { head } = selection;
  const block = useMemo(() => blockOf(selection), [selection]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start, size }) => {
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
            currency={writing.currency}
            top={start}
            height={size}
            block={block}
            active={index === head.row ? head.column : null}
            onComposed={focus.edit}
            editor={index === head.row && focus.editing ? <Editor {...{ shown, focus, place }} /> : null}
          />
        );
      })}
    </div>
  );
}

interface EditorProps {
  readonly shown: ShownRows;
  readonly focus: GridFocus;
  readonly place: number;
}

/** The cell that is being written, in place of the one that has the focus. */
function Editor({ shown, focus, place }: EditorProps): ReactNode {
  const { places, columns, categories, selection } = shown;
  const t = useTranslate();
  const desk = useDesk();
  const { draft, writing } = useOnDesk();
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
      desk.change(setCells(draft, new Map([[row.key, cells]])));
      focus.leave(way, places.length, columns.length);
    },
  };
  return cell === 'category' ? (
    <CategoryEditor {...own} categories={categories} />
  ) : (
    <CellEditor {...own} cell={cell} writing={writing} />
  );
}
