import { useTranslate } from '../../../i18n/translate.ts';
import { useDeskState } from '../desk/desk-store.ts';
import { RowDialogs } from './row-dialogs.tsx';
import { RowGrid } from './row-grid.tsx';
import { RowLine } from './row-line.tsx';
import { RowTools } from './row-tools.tsx';
import { useShownRows } from './use-shown-rows.ts';

/** The rows of a statement, what can be done to them, and the one with the focus in one line, or in full beside them. */
export function RowsPane() {
  const t = useTranslate();
  const shown = useShownRows();
  const filter = useDeskState((state) => state.filter);
  return (
    <div className="rows-pane">
      <RowTools shown={shown} />
      <RowGrid shown={shown} />
      {shown.places.length === 0 ? (
        <p className="row-line">{t(filter === 'all' ? 'table.empty' : 'review.filter.none')}</p>
      ) : (
        <RowLine place={shown.place} />
      )}
      <RowDialogs shown={shown} />
    </div>
  );
}
