import IconNext from '~icons/lucide/arrow-down';
import IconRedo from '~icons/lucide/redo-2';
import IconUndo from '~icons/lucide/undo-2';
import { useTranslate } from '../../../i18n/translate.ts';
import { goToProblem } from '../desk/desk-keys.ts';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { FILTERS, placesOf } from './problems.ts';
import { RowMenu } from './row-menu.tsx';
import type { ShownRows } from './use-shown-rows.ts';
import { ViewMenu } from './view-menu.tsx';

/** What can be done to the rows, by button: whatever the grid's keys do, and more. */
export function RowTools({ shown }: { readonly shown: ShownRows }) {
  const t = useTranslate();
  const desk = useDesk();
  const { states } = useOnDesk();
  const filter = useDeskState((state) => state.filter);
  const canUndo = useDeskState((state) => state.editing.past.length > 0);
  const canRedo = useDeskState((state) => state.editing.future.length > 0);
  const problems = placesOf(states, 'problems').length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of the rows, no fields of a form
    <div className="row-tools" role="group" aria-label={t('review.tools.label')}>
      <button
        type="button"
        className="tool-button"
        aria-label={t('review.tools.undo')}
        title={t('review.tools.undo')}
        disabled={!canUndo}
        onClick={desk.undo}
      >
        <IconUndo className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="tool-button"
        aria-label={t('review.tools.redo')}
        title={t('review.tools.redo')}
        disabled={!canRedo}
        onClick={desk.redo}
      >
        <IconRedo className="size-5" aria-hidden="true" />
      </button>
      <RowMenu shown={shown} />
      <ViewMenu />
      <select
        className="tool-choice"
        aria-label={t('review.filter.label')}
        value={filter}
        onChange={(event) => desk.set({ filter: FILTERS.find((one) => one === event.target.value) ?? 'all' })}
      >
        {FILTERS.map((one) => (
          <option key={one} value={one}>
            {t(`review.filter.${one}`, { count: placesOf(states, one).length })}
          </option>
        ))}
      </select>
      {problems > 0 ? (
        <button
          type="button"
          className="tool-next"
          title="F4"
          aria-keyshortcuts="F4"
          onClick={() => goToProblem(desk, states, false)}
        >
          <IconNext className="size-4 flex-none" aria-hidden="true" />
          <span>{t('review.tools.next')}</span>
        </button>
      ) : null}
    </div>
  );
}
