import { useTranslate } from '../../i18n/translate.ts';
import { showCommands } from '../../layouts/command-view.ts';
import { Dialog } from '../../ui/dialog.tsx';

const KEYS = [
  { name: 'commands', keys: ['⌘', 'K'], elsewhere: ['Ctrl', 'K'] },
  { name: 'list', keys: ['?'], elsewhere: ['?'] },
  { name: 'paste', keys: ['⌘', 'V'], elsewhere: ['Ctrl', 'V'] },
  { name: 'toasts', keys: ['F8'], elsewhere: ['F8'] },
  { name: 'escape', keys: ['Esc'], elsewhere: ['Esc'] },
] as const;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `?`: the keys of the app, as this machine's keyboard names them. */
export function KeysDialog() {
  const t = useTranslate();
  return (
    <Dialog title={t('keys.title')} close={t('ui.labels.close')} onClose={() => showCommands(null)}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3">
        {KEYS.map(({ name, keys, elsewhere }) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {(isApple() ? keys : elsewhere).map((key) => (
                <kbd key={key} className="rounded border border-edge bg-surface px-2 py-0.5 font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
