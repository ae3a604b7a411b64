import { useState } from 'react';
import IconNext from '~icons/lucide/arrow-down';
import IconMenu from '~icons/lucide/chevron-down';
import IconRedo from '~icons/lucide/redo-2';
import IconUndo from '~icons/lucide/undo-2';
import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { GiveDialog } from '../categories/give-dialog.tsx';
import { useRulesInGrid } from '../categories/rules-context.ts';
import type { Writing } from '../editing/cell-texts.ts';
import {
  deleteRows,
  fillDown,
  giveCategory,
  insertRow,
  mergeRows,
  moveYears,
  sharedCategory,
  swapSigns,
} from '../editing/commands.ts';
import type { CellName, StatementDraft } from '../editing/draft.ts';
import { FILTERS, type Filter, placesOf, type RowState } from './problems.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import type { Steps } from './rows-pane.tsx';
import { SplitDialog } from './split-dialog.tsx';

interface RowToolsProps {
  readonly draft: StatementDraft;
  /** The places of the rows that are chosen, from above, and their cells. */
  readonly chosen: readonly number[];
  readonly cells: readonly CellName[];
  readonly writing: Writing;
  readonly steps: Steps;
  readonly categories: readonly string[];
  /** The column of categories, which can be hidden. */
  readonly column: { readonly hidden: boolean; readonly setHidden: (hidden: boolean) => void };
  readonly states: readonly RowState[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onProblem: (back: boolean) => void;
  readonly onChange: (next: StatementDraft) => void;
  readonly onGoTo: (place: number) => void;
}

/** What can be done to the rows, by button: whatever the grid's keys do, and more. */
export function RowTools(props: RowToolsProps) {
  const { steps, states, filter, onFilter, onProblem } = props;
  const t = useTranslate();
  const problems = placesOf(states, 'problems').length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of the rows, no fields of a form
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2" role="group" aria-label={t('review.tools.label')}>
      <button
        type="button"
        className="icon-button disabled:opacity-40"
        aria-label={t('review.tools.undo')}
        title={t('review.tools.undo')}
        disabled={!steps.undo}
        onClick={() => steps.undo?.()}
      >
        <IconUndo className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button disabled:opacity-40"
        aria-label={t('review.tools.redo')}
        title={t('review.tools.redo')}
        disabled={!steps.redo}
        onClick={() => steps.redo?.()}
      >
        <IconRedo className="size-5" aria-hidden="true" />
      </button>
      <RowMenu {...props} />
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only">{t('review.filter.label')}</span>
        <select
          className="field text-sm"
          value={filter}
          onChange={(event) => onFilter(FILTERS.find((one) => one === event.target.value) ?? 'all')}
        >
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`review.filter.${one}`, { count: placesOf(states, one).length })}
            </option>
          ))}
        </select>
      </label>
      {problems > 0 ? (
        <button type="button" className="button-quiet small" onClick={() => onProblem(false)}>
          <IconNext className="size-4" aria-hidden="true" />
          {t('review.tools.next')}
        </button>
      ) : null}
    </div>
  );
}

type Asking = 'split' | 'replace' | 'give' | null;

function RowMenu(props: RowToolsProps) {
  const { draft, chosen, categories, writing, onChange, onGoTo } = props;
  const t = useTranslate();
  const [asking, setAsking] = useState<Asking>(null);
  const [first] = chosen;
  const actions = useRowActions(props, setAsking);
  return (
    <>
      <Disclosure
        label={t('review.menu.label')}
        face={
          <>
            {t('review.menu.label')} <IconMenu className="size-4" aria-hidden="true" />
          </>
        }
      >
        {actions.map(({ name, keys, can, run }) => (
          <button
            key={name}
            type="button"
            className="flex min-h-10 w-full items-center justify-between gap-6 px-4 text-left hover:bg-paper disabled:text-ink-2 disabled:opacity-60 sm:whitespace-nowrap"
            disabled={!can}
            onClick={run}
          >
            {wordsOf(t, name, chosen.length)}
            {keys ? <kbd className="font-sans text-xs text-ink-2">{keys}</kbd> : null}
          </button>
        ))}
      </Disclosure>
      {asking === 'split' && first !== undefined ? (
        <SplitDialog
          draft={draft}
          place={first}
          writing={writing}
          onClose={() => setAsking(null)}
          onDone={(next) => {
            onChange(next);
            setAsking(null);
            onGoTo(first);
          }}
        />
      ) : null}
      {asking === 'give' ? (
        <GiveDialog
          count={chosen.length}
          categories={categories}
          now={sharedCategory(draft, chosen)}
          onGive={(category) => onChange(giveCategory(draft, chosen, category))}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'replace' ? (
        <ReplaceDialog draft={draft} chosen={chosen} onChange={onChange} onClose={() => setAsking(null)} />
      ) : null}
    </>
  );
}

type CategoryAction = 'give' | 'hide' | 'show' | 'rules';

interface RowAction {
  readonly name:
    | CategoryAction
    | 'insert'
    | 'delete'
    | 'split'
    | 'merge'
    | 'swap'
    | 'yearLater'
    | 'yearEarlier'
    | 'fill'
    | 'replace';
  readonly keys?: string;
  readonly can: boolean;
  readonly run: () => void;
}

const isOfCategories = (name: RowAction['name']): name is CategoryAction =>
  name === 'give' || name === 'hide' || name === 'show' || name === 'rules';

const wordsOf = (t: Translate, name: RowAction['name'], count: number): string =>
  isOfCategories(name) ? t(`categories.menu.${name}`, { count }) : t(`review.menu.${name}`, { count });

function useRowActions(
  { draft, chosen, cells, writing, column, onChange, onGoTo }: RowToolsProps,
  ask: (asking: Asking) => void,
): readonly RowAction[] {
  const { currency } = writing;
  const { openRules } = useRulesInGrid();
  const keys = new Set(chosen.flatMap((place) => draft.rows[place]?.key ?? []));
  const [first = 0] = chosen;
  const last = chosen.at(-1) ?? draft.rows.length - 1;
  const some = chosen.length > 0;
  // Rows between which others stand that the filter keeps away are no neighbours.
  const neighbours = chosen.length > 1 && last - first === chosen.length - 1;
  const then = (next: StatementDraft, place: number): void => {
    onChange(next);
    // Once the rows are drawn anew.
    setTimeout(() => onGoTo(Math.max(0, Math.min(place, next.rows.length - 1))));
  };
  return [
    { name: 'insert', keys: 'Insert', can: true, run: () => then(insertRow(draft, last + 1, currency), last + 1) },
    { name: 'delete', keys: 'Ctrl+Delete', can: some, run: () => then(deleteRows(draft, keys), first) },
    { name: 'split', can: chosen.length === 1, run: () => ask('split') },
    { name: 'merge', can: neighbours, run: () => then(mergeRows(draft, first, last, currency), first) },
    { name: 'swap', can: some, run: () => then(swapSigns(draft, keys), first) },
    { name: 'yearLater', can: some, run: () => then(moveYears(draft, keys, 1), first) },
    { name: 'yearEarlier', can: some, run: () => then(moveYears(draft, keys, -1), first) },
    { name: 'fill', keys: 'Ctrl+D', can: chosen.length > 1, run: () => then(fillDown(draft, chosen, cells), first) },
    { name: 'replace', can: draft.rows.length > 0, run: () => ask('replace') },
    { name: 'give', can: some, run: () => ask('give') },
    { name: column.hidden ? 'show' : 'hide', can: true, run: () => column.setHidden(!column.hidden) },
    { name: 'rules', can: true, run: openRules },
  ];
}
