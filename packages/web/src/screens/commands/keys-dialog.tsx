import { useTranslate } from '../../i18n/translate.ts';
import { showCommands } from '../../layouts/command-view.ts';
import { KeyList } from '../../layouts/key-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** `?`: the keys of the app. */
export function KeysDialog() {
  const t = useTranslate();
  return (
    <Dialog title={t('keys.title')} close={t('ui.labels.close')} onClose={() => showCommands(null)}>
      <KeyList />
    </Dialog>
  );
}
