import { useSyncExternalStore } from 'react';
import { keyNames } from '../i18n/key-names.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';

const KEYS = [
  { name: 'commands', keys: ['⌘', 'K'], elsewhere: ['Ctrl', 'K'] },
  { name: 'list', keys: ['?'], elsewhere: ['?'] },
  { name: 'paste', keys: ['⌘', 'V'], elsewhere: ['Ctrl', 'V'] },
  { name: 'toasts', keys: ['F8'], elsewhere: ['F8'] },
  { name: 'problem', keys: ['F4'], elsewhere: ['F4'] },
  { name: 'box', keys: ['F9'], elsewhere: ['F9'] },
  { name: 'columns', keys: ['F7'], elsewhere: ['F7'] },
  { name: 'document', keys: ['F10'], elsewhere: ['F10'] },
  { name: 'undo', keys: ['⌘', 'Z'], elsewhere: ['Ctrl', 'Z'] },
  { name: 'cell', keys: ['F2'], elsewhere: ['F2'] },
  { name: 'row', keys: ['⌘', '↵'], elsewhere: ['Ctrl', '↵'] },
  { name: 'fill', keys: ['⌘', 'D'], elsewhere: ['Ctrl', 'D'] },
  { name: 'escape', keys: ['Esc'], elsewhere: ['Esc'] },
] as const;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const never = (): (() => void) => () => {};

/** The keys of the app, as this machine's keyboard names them; the page brings the texts `ui`. */
export function KeyList() {
  const t = useTranslate();
  const tag = useTag();
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3">
      {KEYS.map(({ name, keys, elsewhere }) => (
        <div key={name} className="contents">
          <dt className="flex gap-1">
            {(apple ? keys : elsewhere).map((key) => (
              <kbd key={key} className="rounded border border-edge bg-surface px-2 py-0.5 font-sans text-sm">
                {keyNames(key, tag)}
              </kbd>
            ))}
          </dt>
          <dd>{t(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
