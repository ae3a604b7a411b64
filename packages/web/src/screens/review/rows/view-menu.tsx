import IconView from '~icons/lucide/sliders-horizontal';
import { useTranslate } from '../../../i18n/translate.ts';
import { useWide } from '../../../layouts/collapse.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import type { CellName } from '../editing/draft.ts';
import { CHOSEN, isShown } from './columns.ts';
import { headOf } from './grid-heads.tsx';
import { changeView, useGridView } from './grid-view.ts';
import { ORDERED_BY, orderBy } from './order.ts';
import { at } from './selection.ts';

/** How the rows are shown: which columns, how dense, whether descriptions go on in further lines. */
export function ViewMenu() {
  const t = useTranslate();
  const view = useGridView();
  const { draft, writing } = useOnDesk();
  const wide = useWide();
  return (
    <Disclosure
      label={t('desk.view.label')}
      face={
        <>
          <IconView className="size-4" aria-hidden="true" />
          <span className="view-word">{t('desk.view.label')}</span>
        </>
      }
    >
      {wide ? null : <OrderChoice />}
      <fieldset className="grid px-4 py-1">
        <legend className="sr-only">{t('desk.view.density')}</legend>
        {([true, false] as const).map((dense) => (
          <label key={String(dense)} className="menu-choice">
            <input type="radio" name="density" checked={view.dense === dense} onChange={() => changeView({ dense })} />
            {t(dense ? 'desk.view.compact' : 'desk.view.comfortable')}
          </label>
        ))}
      </fieldset>
      <label className="menu-choice border-t border-rule px-4 py-1">
        <input type="checkbox" checked={view.wrap} onChange={() => changeView({ wrap: !view.wrap })} />
        {t('desk.view.wrap')}
      </label>
      <fieldset className="grid border-t border-rule px-4 py-1">
        <legend className="float-left pt-1 text-xs text-ink-2">{t('desk.view.columns')}</legend>
        {CHOSEN.map((cell) => {
          const on = isShown(draft.rows, cell, view);
          return (
            <label key={cell} className="menu-choice clear-both">
              <input
                type="checkbox"
                checked={on}
                onChange={() => changeView({ shown: { ...view.shown, [cell]: !on } })}
              />
              {headOf(t, cell, writing.currency)}
            </label>
          );
        })}
      </fieldset>
      <button
        type="button"
        className="menu-item border-t border-rule"
        disabled={Object.keys(view.widths).length === 0}
        onClick={() => changeView({ widths: {} })}
      >
        {t('desk.view.fit')}
      </button>
    </Disclosure>
  );
}

/** In which order the rows are shown, where no headings can be pressed. */
function OrderChoice() {
  const t = useTranslate();
  const desk = useDesk();
  const order = useDeskState((state) => state.order);
  const { draft, writing } = useOnDesk();
  const sort = (cell: CellName | null, down: boolean): void =>
    desk.set({ order: cell && orderBy(draft.rows, cell, down, writing), selection: at(0, 0) });
  return (
    <div className="grid border-b border-rule px-4 py-1">
      <label className="menu-choice">
        {t('desk.view.sort')}
        <select
          className="field min-w-0 flex-1"
          value={order?.cell ?? ''}
          onChange={(event) => sort(ORDERED_BY.find((cell) => cell === event.target.value) ?? null, false)}
        >
          <option value="">{t('desk.view.asPrinted')}</option>
          {ORDERED_BY.map((cell) => (
            <option key={cell} value={cell}>
              {headOf(t, cell, writing.currency)}
            </option>
          ))}
        </select>
      </label>
      <label className="menu-choice">
        <input
          type="checkbox"
          disabled={order === null}
          checked={order?.down ?? false}
          onChange={(event) => order && sort(order.cell, event.target.checked)}
        />
        {t('desk.view.down')}
      </label>
    </div>
  );
}
