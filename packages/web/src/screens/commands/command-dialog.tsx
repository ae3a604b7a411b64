import { useTranslate } from '../../i18n/translate.ts';
import { showCommands } from '../../layouts/command-view.ts';
import { TranslatedLabels } from '../../layouts/translated-labels.tsx';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { useCommandGroups } from './use-command-groups.ts';

/** ⌘K: everything that can be done from here, by typing a part of its name. */
export function CommandDialog() {
  const t = useTranslate();
  return (
    <TranslatedLabels>
      <CommandPalette title={t('commands.title')} groups={useCommandGroups()} onClose={() => showCommands(null)} />
    </TranslatedLabels>
  );
}
