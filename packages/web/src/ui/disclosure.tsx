import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

interface DisclosureProps {
  /** What the button is for, to those who cannot see its face. */
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a small panel below it: `details`, so that its links work before any script runs. It closes by
 * Escape, by leaving it, and by a press on a link or button in it.
 */
export function Disclosure({ label, face, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a, button')) close();
  };
  return (
    <details ref={details} className="disclosure text-sm sm:relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary
        aria-label={label}
        className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded px-2 text-ink-2 hover:text-ink"
      >
        {face}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: presses bubble from links and buttons, which take keys themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        // On a phone it stands at the screen's edge, wherever its button is: below a button on the left it would reach out of sight.
        className="absolute right-4 z-40 mt-1 grid min-w-44 max-w-[calc(100vw-2rem)] rounded border border-rule bg-surface py-1 shadow-float sm:right-0"
        onClick={onClick}
      >
        {children}
      </div>
    </details>
  );
}
