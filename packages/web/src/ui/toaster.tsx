import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import CloseIcon from '~icons/lucide/x';
import { SWIPE_THRESHOLD_PX, TOAST_DURATION_MS, TOAST_HOTKEY, type ToastEntry } from './toast-list.ts';
import { currentToasts, dismissToast, subscribeToasts } from './toasts.ts';

const NONE: readonly ToastEntry[] = [];
const EDGE = { plain: 'border-l-ink', good: 'border-l-green', bad: 'border-l-red' } as const;

/** The toaster, top centre. `label` names its region to screen readers, `close` its buttons. */
export function Toaster({ label, close }: { readonly label: string; readonly close: string }) {
  const entries = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={label}
    >
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} close={close} />
      ))}
      <Toast.Viewport
        hotkey={[TOAST_HOTKEY]}
        label={`${label} ({hotkey})`}
        className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-96 flex-col gap-2"
      />
    </Toast.Provider>
  );
}

function ToastCard({ entry, close }: { readonly entry: ToastEntry; readonly close: string }) {
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      className={`toast flex items-start gap-3 rounded border border-rule border-l-4 bg-surface p-3 shadow-float ${EDGE[entry.tone ?? 'plain']}`}
    >
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
        {entry.description ? (
          <Toast.Description className="text-sm text-ink-2">{entry.description}</Toast.Description>
        ) : null}
      </div>
      <Toast.Close aria-label={close} className="icon-button -my-2 -mr-2">
        <CloseIcon className="size-5" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
