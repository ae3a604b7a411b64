import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import { type Asking, type Desk, useDesk } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { deleteRows, fillDown, insertRow, mergeRows, moveYears, swapSigns } from '../editing/commands.ts';
import type { StatementDraft } from '../editing/draft.ts';
import { blockOf } from './selection.ts';
import type { ShownRows } from './use-shown-rows.ts';

type Name =
  | 'insert'
  | 'delete'
  | 'split'
  | 'merge'
  | 'swap'
  | 'yearLater'
  | 'yearEarlier'
  | 'fill'
  | 'replace'
  | 'give'
  | 'rules';

/** Something that can be done to the rows that are chosen. */
export interface RowAction {
  readonly name: Name;
  readonly words: string;
  readonly keys?: string;
  readonly can: boolean;
  readonly run: () => void;
}

const wordsOf = (t: Translate, name: Name, count: number): string =>
  name === 'give' || name === 'rules' ? t(`categories.menu.${name}`, { count }) : t(`review.menu.${name}`, { count });

interface Chosen {
  readonly draft: StatementDraft;
  readonly currency: string;
  readonly shown: ShownRows;
}

function actionsOf(desk: Desk, { draft, currency, shown }: Chosen): readonly Omit<RowAction, 'words'>[] {
  const { chosen, columns, selection } = shown;
  const block = blockOf(selection);
  const cells = columns.slice(block.left, block.right + 1).map(({ cell }) => cell);
  const keys = new Set(chosen.flatMap((place) => draft.rows[place]?.key ?? []));
  // However the rows are sorted to be looked at, they stand in the document's order.
  const inDocument = chosen.toSorted((one, other) => one - other);
  const [first = 0] = inDocument;
  const last = inDocument.at(-1) ?? draft.rows.length - 1;
  const some = chosen.length > 0;
  // Rows between which others stand that the filter keeps away are no neighbours.
  const neighbours = chosen.length > 1 && last - first === chosen.length - 1;
  const then = (next: StatementDraft, place: number): void => {
    desk.change(next);
    desk.goTo(Math.max(0, Math.min(place, next.rows.length - 1)));
  };
  const ask = (asking: Asking) => () => desk.set({ asking });
  return [
    { name: 'insert', keys: 'Insert', can: true, run: () => then(insertRow(draft, last + 1, currency), last + 1) },
    { name: 'delete', keys: 'Ctrl+Delete', can: some, run: () => then(deleteRows(draft, keys), first) },
    { name: 'split', can: chosen.length === 1, run: ask('split') },
    { name: 'merge', can: neighbours, run: () => then(mergeRows(draft, first, last, currency), first) },
    { name: 'swap', can: some, run: () => then(swapSigns(draft, keys), first) },
    { name: 'yearLater', can: some, run: () => then(moveYears(draft, keys, 1), first) },
    { name: 'yearEarlier', can: some, run: () => then(moveYears(draft, keys, -1), first) },
    { name: 'fill', keys: 'Ctrl+D', can: chosen.length > 1, run: () => then(fillDown(draft, chosen, cells), first) },
    { name: 'replace', can: draft.rows.length > 0, run: ask('replace') },
    { name: 'give', can: some, run: ask('give') },
    { name: 'rules', can: true, run: ask('rules') },
  ];
}

/** What can be done to the rows that are chosen. */
export function useRowActions(shown: ShownRows): readonly RowAction[] {
  const t = useTranslate();
  const desk = useDesk();
  const { draft, writing } = useOnDesk();
  const { currency } = writing;
  return actionsOf(desk, { draft, currency, shown }).map((action) => ({
    ...action,
    words: wordsOf(t, action.name, shown.chosen.length),
  }));
}
