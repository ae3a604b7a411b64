import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import CloseIcon from '~icons/lucide/x';
import { useFocusBack } from './focus-back.ts';
import { useLabels } from './labels.tsx';

/** Widths: sm is 96 units of a quarter rem, md 460 pixels (specification, section 2, "Side panel"). */
const WIDTHS = { sm: 'w-96', md: 'w-[460px]' } as const;
const SIDES = {
  left: 'left-0 border-r',
  right: 'right-0 border-l',
} as const;

interface SidePanelProps {
  readonly title: string;
  readonly side?: keyof typeof SIDES;
  readonly size?: keyof typeof WIDTHS;
  /** Dims the page beside it; a press there closes it. Without it the page stays in use. */
  readonly overlay?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that slides in from an edge of the screen. Focus goes into it and, when it closes, back. */
export function SidePanel({ title, side = 'right', size = 'sm', overlay = true, onClose, children }: SidePanelProps) {
  const labels = useLabels();
  const focusBack = useFocusBack();
  return (
    <Radix.Root open modal={overlay} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        {overlay ? <Radix.Overlay className="dialog-overlay fixed inset-0 z-40 bg-ink/40" /> : null}
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack}
          data-side={side}
          data-modal={overlay}
          onInteractOutside={(event) => (overlay ? undefined : event.preventDefault())}
          className={`side-panel fixed inset-y-0 z-50 max-w-[calc(100vw-2rem)] overflow-y-auto border-rule bg-paper p-6 shadow-float ${WIDTHS[size]} ${SIDES[side]}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close className="icon-button -mr-2 -mt-1" aria-label={labels.close}>
              <CloseIcon className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
