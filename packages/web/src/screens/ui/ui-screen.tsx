import { useTranslate } from '../../i18n/translate.ts';
import { Ui } from '../../layouts/ui.tsx';
import { Buttons, CalendarRanges, Fields, Numbers, Selects } from './controls.tsx';
import { Documents } from './documents.tsx';
import { Dialogs, Disclosures, SidePanels, Toasts, Tooltips } from './floating.tsx';
import { Avatars, Carousels, Collapses, Icons, Pictures, Tables } from './shown.tsx';

/** Every component in every state, for those who build the app; tests walk over it. */
export function UiScreen() {
  const t = useTranslate();
  return (
    <Ui
      title={t('ui.title')}
      lead={t('ui.lead')}
      contents={t('ui.contents')}
      parts={[
        { id: 'button', children: <Buttons /> },
        { id: 'text-field', children: <Fields /> },
        { id: 'select', children: <Selects /> },
        { id: 'number-field', children: <Numbers /> },
        { id: 'calendar-range', children: <CalendarRanges /> },
        { id: 'data-table', children: <Tables /> },
        { id: 'dialog', children: <Dialogs /> },
        { id: 'side-panel', children: <SidePanels /> },
        { id: 'disclosure', children: <Disclosures /> },
        { id: 'tooltip', children: <Tooltips /> },
        { id: 'toast', children: <Toasts /> },
        { id: 'avatar', children: <Avatars /> },
        { id: 'fetched-icon', children: <Icons /> },
        { id: 'carousel', children: <Carousels /> },
        { id: 'picture', children: <Pictures /> },
        { id: 'collapse', children: <Collapses /> },
        { id: 'document', children: <Documents /> },
      ]}
    />
  );
}
