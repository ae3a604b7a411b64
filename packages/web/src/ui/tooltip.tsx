import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Milliseconds before a tooltip shows: in the product, and where nothing is said (specification, section 9). */
export const TOOLTIP_DELAY_MS = 350;
export const TOOLTIP_DEFAULT_DELAY_MS = 700;
/** Milliseconds in which the next one shows at once. */
export const TOOLTIP_SKIP_MS = 300;

interface TooltipProviderProps {
  readonly delay?: number;
  readonly children: ReactNode;
}

export function TooltipProvider({ delay = TOOLTIP_DEFAULT_DELAY_MS, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={TOOLTIP_SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A short text beside what is pointed at or focused. The trigger must be something that takes focus. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-50 max-w-72 rounded bg-ink px-3 py-2 text-sm text-paper shadow-float"
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
