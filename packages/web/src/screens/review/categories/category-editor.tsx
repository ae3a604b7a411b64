import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { Offers, offersOf } from '../../../ui/combobox.tsx';
import { useLabels } from '../../../ui/labels.tsx';
import type { Cells } from '../editing/draft.ts';
import type { Way } from '../rows/cell-editor.tsx';

/** Characters of a category (contract, corrections: `category`). */
const LONGEST = 200;

interface CategoryEditorProps {
  readonly label: string;
  /** What stands in it at first. */
  readonly text: string;
  /** It was begun by typing: what is typed goes on behind it. */
  readonly typing: boolean;
  readonly column: number;
  readonly categories: readonly string[];
  readonly onDone: (cells: Partial<Cells>, way: Way) => void;
  readonly onCancel: () => void;
}

const WAYS: Readonly<Record<string, readonly [Way, Way]>> = { Enter: ['down', 'up'], Tab: ['right', 'left'] };

/**
 * A category that is being written: one of those that there are, found by typing, or a new one. Nothing is chosen that
 * was not typed to its end or picked with the arrows; an empty field takes the category away.
 */
export function CategoryEditor(props: CategoryEditorProps) {
  const { label, column, categories } = props;
  const t = useTranslate();
  const labels = useLabels();
  const id = useId();
  const { field, value, picked, offers, write, take, finish, onKeyDown } = useCategoryWriting(props, (typed) =>
    offersOf(
      categories.map((category) => ({ value: category, label: category })),
      typed,
      true,
      labels,
    ),
  );
  const above = useIsLow(field);
  const listed = offers.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the other cells of the grid
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected="true"
      data-of="category"
      className="grid-cell grid-editing"
      tabIndex={-1}
    >
      <input
        ref={field}
        role="combobox"
        value={value}
        maxLength={LONGEST}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={listed && picked >= 0 ? `${id}-${picked}` : undefined}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish('stay')}
      />
      {listed ? (
        <div className={above ? 'category-offers above' : 'category-offers'}>
          <Offers id={id} label={t('review.category')} offers={offers} active={picked} onChoose={take} />
        </div>
      ) : null}
    </div>
  );
}

/** What is typed into a cell until it is taken or left, and which of the offers the arrows have come to. */
function useCategoryWriting(
  { text, typing, onDone, onCancel }: CategoryEditorProps,
  offersFor: (typed: string) => ReturnType<typeof offersOf>,
) {
  const [value, setValue] = useState(text);
  const [touched, setTouched] = useState(typing);
  const [picked, setPicked] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (!typing) field.current?.select();
  }, [typing]);
  const offers = offersFor(touched ? value : '');
  const end = (category: string, way: Way): void => {
    if (done.current) return;
    done.current = true;
    const name = category.trim();
    onDone(name === text ? {} : { category: name === '' ? null : name }, way);
  };
  const finish = (way: Way): void => end(offers[picked]?.value ?? value, way);
  const leave = (): void => {
    done.current = true;
    onCancel();
  };
  const step = (by: number): void =>
    setPicked(offers.length === 0 ? -1 : (picked + by + offers.length) % offers.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const ways = WAYS[event.key];
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(picked < 0 ? 0 : -1);
    else if (ways && !event.ctrlKey && !event.metaKey) finish(event.shiftKey ? ways[1] : ways[0]);
    else return;
    event.preventDefault();
  };
  const write = (next: string): void => {
    setValue(next);
    setTouched(true);
    setPicked(-1);
  };
  const take = (offer: { readonly value: string }): void => end(offer.value, 'down');
  return { field, value, picked, offers, write, take, finish, onKeyDown };
}

/** Whether the field stands in the lower half of the rows, so that its list opens above it. */
function useIsLow(field: { readonly current: HTMLInputElement | null }): boolean {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const rows = field.current?.closest('[role="grid"]')?.getBoundingClientRect();
    const own = field.current?.getBoundingClientRect();
    if (rows && own) setLow(own.top - rows.top > rows.height / 2);
  }, [field]);
  return low;
}
