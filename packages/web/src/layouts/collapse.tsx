import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import HideIcon from '~icons/lucide/panel-left-close';
import ShowIcon from '~icons/lucide/panel-left-open';
import { useSwipe } from './use-swipe.ts';

interface CollapseProps {
  /** What stands beside the main part, and can be put away: the page's picture in the review. */
  readonly aside: ReactNode;
  /** The names of the button that puts it away and brings it back. */
  readonly hide: string;
  readonly show: string;
  /** What the two parts are called where a phone shows one of them at a time; without, they stand one below the other. */
  readonly parts?: { readonly aside: string; readonly main: string };
  /** Which part a phone shows; it is told what the reader chooses. */
  readonly part?: Part;
  readonly onPart?: (part: Part) => void;
  readonly children: ReactNode;
}

export type Part = 'aside' | 'main';

/** Two parts side by side, the left of which collapses (product, section 6: the review); on phones one at a time. */
export function Collapse({ aside, hide, show, parts, part = 'main', onPart, children }: CollapseProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  // Where the parts take turns, what is not seen is not there, either: it need not keep up with what is.
  const wide = useWide();
  const seen = !parts || (open && (wide || part === 'aside'));
  const frame = useRef<HTMLDivElement>(null);
  // The left part comes from the left.
  useSwipe(frame, (way) => (parts && !wide ? onPart?.(way === 'right' ? 'aside' : 'main') : undefined));
  const away = (one: Part): string => (parts ? (part === one ? `part-${one}` : 'max-md:hidden') : '');
  return (
    <div ref={frame} className={`grid min-h-full gap-x-6 gap-y-4 ${open ? 'md:grid-cols-[55fr_45fr]' : ''}`}>
      {parts ? (
        <div className="flex gap-2 md:hidden">
          {(['aside', 'main'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button-quiet small flex-1 aria-pressed:border-ink aria-pressed:bg-paper"
              aria-pressed={part === one}
              onClick={() => onPart?.(one)}
            >
              {parts[one]}
            </button>
          ))}
        </div>
      ) : null}
      <div id={id} hidden={!open} className={`min-w-0 ${away('aside')}`}>
        {seen ? aside : null}
      </div>
      <div className={`min-w-0 ${away('main')}`}>
        <button
          type="button"
          className={`button-text ${parts ? 'max-md:hidden' : ''}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? <HideIcon aria-hidden="true" /> : <ShowIcon aria-hidden="true" />}
          {open ? hide : show}
        </button>
        {children}
      </div>
    </div>
  );
}

/** From this width on, both parts are shown; the style sheet's `md`. */
export const WIDE = '(width >= 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
