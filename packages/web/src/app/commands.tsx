import { Suspense, useEffect } from 'react';
import { Texts } from '../i18n/texts.tsx';
import { type CommandView, showCommands, useCommandView } from '../layouts/command-view.ts';
import { lazyPart } from '../pwa/lazy-part.tsx';

const CommandDialog = lazyPart(async () => (await import('../screens/commands/command-dialog.tsx')).CommandDialog);
const KeysDialog = lazyPart(async () => (await import('../screens/commands/keys-dialog.tsx')).KeysDialog);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** What a key asks for: ⌘K or Ctrl+K the commands, `?` the keys, unless it is being written. */
export function viewOfKey(event: KeyboardEvent): CommandView | null {
  if (event.isComposing || event.altKey) return null;
  if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'k') return 'commands';
  return event.key === '?' && !event.metaKey && !event.ctrlKey && !isWriting(event.target) ? 'keys' : null;
}

/** Listens for the two keys; what they show comes when it is asked for. */
export function CommandsOnDemand() {
  const view = useCommandView();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const asked = viewOfKey(event);
      // Over another dialog neither has a place.
      if (asked === null || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      showCommands(asked);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (view === null) return null;
  return (
    <Suspense>
      <Texts of={['ui']}>{view === 'commands' ? <CommandDialog /> : <KeysDialog />}</Texts>
    </Suspense>
  );
}
