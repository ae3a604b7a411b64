import IconView from '~icons/lucide/sliders-horizontal';
import { useTranslate } from '../../../i18n/translate.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useOnDesk } from '../desk/statement-context.ts';
import { CHOSEN, isShown } from './columns.ts';
import { headOf } from './grid-heads.tsx';
import { changeView, useGridView } from './grid-view.ts';

/** How the rows are shown: which columns, how dense, whether descriptions go on in further lines. */
export function ViewMenu() {
  const t = useTranslate();
  const view = useGridView();
  const { draft, writing } = useOnDesk();
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
