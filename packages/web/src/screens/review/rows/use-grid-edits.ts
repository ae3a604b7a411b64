import { type ClipboardEvent, useRef } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import {
  clearedCell,
  exampleOf,
  fromTsv,
  kindOf,
  readCell,
  toTsv,
  typedCell,
  type Writing,
} from '../editing/cell-texts.ts';
import { deleteRows, fillDown, insertRow, pasteBlock, setCells } from '../editing/commands.ts';
import type { CellName, Cells, StatementDraft } from '../editing/draft.ts';
import type { GridColumn } from './columns.ts';
import { type Block, rowsOf } from './selection.ts';

interface GridEditsNeeds {
  readonly draft: StatementDraft;
  /** The places of the rows that are shown, in their order. */
  readonly places: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly block: Block;
  readonly writing: Writing;
  readonly onChange: (next: StatementDraft) => void;
}

/** The cells of the last copy as they are, so that here they are pasted exactly. */
interface Copied {
  readonly text: string;
  readonly cells: readonly (readonly { readonly cell: CellName; readonly value: string | null }[])[];
}

/** What is done to the cells that are chosen: cleared, filled down, copied, cut, pasted; and rows put between. */
export function useGridEdits({ draft, places, columns, block, writing, onChange }: GridEditsNeeds) {
  const t = useTranslate();
  const copied = useRef<Copied | null>(null);
  const chosen = rowsOf(block)
    .map((shown) => places[shown])
    .filter((place) => place !== undefined);
  const cells = columns.slice(block.left, block.right + 1).map(({ cell }) => cell);

  const clear = (): void => {
    const empty: Partial<Cells> = Object.assign({}, ...cells.map(clearedCell));
    onChange(setCells(draft, new Map(chosen.flatMap((place) => keyed(draft, place, empty)))));
  };
  const onCopy = (event: ClipboardEvent): void => {
    const lines = chosen.map((place) => cells.map((cell) => ({ cell, value: draft.rows[place]?.[cell] ?? null })));
    const text = toTsv(
      lines.map((line) => line.map(({ cell, value }) => ({ cell, text: typedCell(cell, value, writing) }))),
    );
    copied.current = { text, cells: lines };
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const targets = columns.slice(block.left).map(({ cell }) => cell);
    const own = copied.current?.text === text ? ownTexts(copied.current, writing) : null;
    const read = readBlock(own ?? fromTsv(text), targets, writing);
    if ('wrong' in read) {
      const { wrong, cell } = read;
      const example = exampleOf(cell, writing);
      const title =
        kindOf(cell) === 'text' ? t('review.wrong.text') : t('review.wrong.pasted', { text: wrong, example });
      toast({ title, tone: 'bad' });
      return;
    }
    // One line over many rows that are chosen is for each of them.
    const [line] = read.block;
    const wide = read.block.length === 1 && line && chosen.length > 1 ? chosen.map(() => line) : read.block;
    onChange(pasteBlock(draft, places.slice(block.top), wide, writing.currency));
  };
  return {
    chosen,
    clear,
    deleteRows: () => onChange(deleteRows(draft, new Set(chosen.flatMap((place) => draft.rows[place]?.key ?? [])))),
    fillDown: () => onChange(fillDown(draft, chosen, cells)),
    insertBelow: () => onChange(insertRow(draft, (chosen.at(-1) ?? draft.rows.length - 1) + 1, writing.currency)),
    onCopy,
    onCut: (event: ClipboardEvent): void => {
      onCopy(event);
      clear();
    },
    onPaste,
  };
}

const keyed = (
  { rows }: StatementDraft,
  place: number,
  cells: Partial<Cells>,
): (readonly [number, Partial<Cells>])[] => {
  const key = rows[place]?.key;
  return key === undefined ? [] : [[key, cells]];
};

const ownTexts = ({ cells }: Copied, writing: Writing): string[][] =>
  cells.map((line) => line.map(({ cell, value }) => typedCell(cell, value, writing)));

/** A block of texts as cells; what does not fit is refused as a whole. Cells beyond the last column are left out. */
function readBlock(
  lines: readonly (readonly string[])[],
  targets: readonly CellName[],
  writing: Writing,
): { readonly block: readonly Partial<Cells>[] } | { readonly wrong: string; readonly cell: CellName } {
  const block: Partial<Cells>[] = [];
  for (const line of lines) {
    const row: Partial<Cells> = {};
    for (const [index, cell] of targets.slice(0, line.length).entries()) {
      const text = line[index] ?? '';
      const read = readCell(cell, text, writing);
      if (read === 'wrong') return { wrong: text, cell };
      Object.assign(row, read.cells);
    }
    block.push(row);
  }
  return { block };
}

export type GridEdits = ReturnType<typeof useGridEdits>;
