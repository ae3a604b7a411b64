import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import { exampleOf, kindOf, readCell, type Writing } from '../editing/cell-texts.ts';
import type { CellName, Cells } from '../editing/draft.ts';

/** Which way the focus goes once a cell is written. */
export type Way = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  readonly cell: CellName;
  readonly label: string;
  /** What stands in it at first. */
  readonly text: string;
  /** It was begun by typing: what is typed goes on behind it. */
  readonly typing: boolean;
  readonly column: number;
  readonly writing: Writing;
  readonly onDone: (cells: Partial<Cells>, way: Way) => void;
  readonly onCancel: () => void;
}

const WAYS: Readonly<Record<string, readonly [Way, Way]>> = { Enter: ['down', 'up'], Tab: ['right', 'left'] };

/** A cell that is being written. What it cannot take is refused in place, with an example of what it takes. */
export function CellEditor(props: CellEditorProps) {
  const { cell, label, column, writing } = props;
  const t = useTranslate();
  const kind = kindOf(cell);
  const wants =
    kind === 'text'
      ? t('review.wrong.text')
      : t(kind === 'day' ? 'review.wrong.day' : 'review.wrong.figure', { example: exampleOf(cell, writing) });
  const { field, value, wrong, write, finish, onKeyDown } = useCellWriting(props, wants);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the other cells of the grid
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected="true"
      data-of={cell}
      className="grid-cell grid-editing"
      tabIndex={-1}
    >
      <input
        ref={field}
        value={value}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'review-cell-error' : undefined}
        inputMode={kind === 'figure' ? 'decimal' : undefined}
        autoComplete="off"
        className={kind === 'figure' ? 'text-right' : ''}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish('stay')}
      />
      {wrong ? (
        <p id="review-cell-error" role="alert" className="grid-error">
          {wants}
        </p>
      ) : null}
    </div>
  );
}

/** What is typed into a cell until it is taken or left. */
function useCellWriting({ cell, text, typing, writing, onDone, onCancel }: CellEditorProps, wants: string) {
  const [value, setValue] = useState(text);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (!typing) field.current?.select();
  }, [typing]);
  const leave = (): void => {
    done.current = true;
    onCancel();
  };
  const finish = (way: Way): void => {
    if (done.current) return;
    const same = value === text && !typing;
    const read = same ? { cells: {} } : readCell(cell, value, writing);
    setWrong(read === 'wrong');
    if (read !== 'wrong') {
      done.current = true;
      onDone(read.cells, way);
    } else if (way === 'stay') {
      // The focus has gone elsewhere: what cannot be taken is not kept, and that is said where it is seen.
      toast({ title: wants, tone: 'bad' });
      leave();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const ways = WAYS[event.key];
    if (event.key === 'Escape') leave();
    else if (ways && !event.ctrlKey && !event.metaKey) finish(event.shiftKey ? ways[1] : ways[0]);
    else return;
    event.preventDefault();
  };
  const write = (next: string): void => {
    setValue(next);
    setWrong(false);
  };
  return { field, value, wrong, write, finish, onKeyDown };
}
