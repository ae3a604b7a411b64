import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import CloseIcon from '~icons/lucide/x';
import { useFocusBack } from './focus-back.ts';

interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  /** For what stands side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page: focus stays in it, Escape and a press beside it close it, and focus goes back. */
export function Dialog({ title, close, onClose, wide = false, children }: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay fixed inset-0 z-40 bg-ink/40" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack}
          className={`fixed inset-x-4 top-[max(1rem,12dvh)] z-50 mx-auto max-h-[calc(100dvh-max(1rem,12dvh)-1rem)] overflow-y-auto rounded bg-paper p-6 shadow-float sm:p-8 ${wide ? 'max-w-2xl' : 'max-w-md'}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close className="icon-button -mr-2 -mt-1" aria-label={close}>
              <CloseIcon className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
