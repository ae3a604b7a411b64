import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import HideIcon from '~icons/lucide/panel-left-close';
import ShowIcon from '~icons/lucide/panel-left-open';
import { LEAST, MOST, useSplit } from './split.ts';
import { useSwipe } from './use-swipe.ts';
import '../styles/collapse.css';

interface CollapseProps {
  /** What stands beside the main part, and can be put away: the page's picture in the review. */
  readonly aside: ReactNode;
  /** The names of the button that puts it away and brings it back, and of what divides the two. */
  readonly hide: string;
  readonly show: string;
  readonly divider: string;
  /** The name under which the browser keeps how the width is shared; without, nothing is kept. */
  readonly keptAs?: string;
  /** What the two parts are called where a phone shows one of them at a time; without, they stand one below the other. */
  readonly parts?: { readonly aside: string; readonly main: string };
  /** Which part a phone shows; it is told what the reader chooses. */
  readonly part?: Part;
  readonly onPart?: (part: Part) => void;
  readonly children: ReactNode;
}

export type Part = 'aside' | 'main';

/**
 * Two parts side by side with a divider that can be moved; the left one collapses (product, section 6: the review). On
 * phones one at a time.
 */
export function Collapse(props: CollapseProps) {
  const { aside, hide, show, divider, keptAs, parts, part = 'main', onPart, children } = props;
  const id = useId();
  const split = useSplit(keptAs);
  const { open, share } = split;
  // Where the parts take turns, what is not seen is not there, either: it need not keep up with what is.
  const wide = useWide();
  const seen = !parts || (wide ? open : part === 'aside');
  const frame = useRef<HTMLDivElement>(null);
  // The left part comes from the left.
  useSwipe(frame, (way) => (parts && !wide ? onPart?.(way === 'right' ? 'aside' : 'main') : undefined));
  const away = (one: Part): string => (parts ? (part === one ? `part-${one}` : 'max-md:hidden') : '');
  const Icon = open ? HideIcon : ShowIcon;
  return (
    <div
      ref={frame}
      className="two-parts"
      data-open={open || undefined}
      style={{ '--columns': `${open ? `minmax(0, ${share}fr)` : ''} 1.5rem minmax(0, ${100 - share}fr)` } as object}
    >
      {parts ? <Tabs {...{ parts, part, onPart }} /> : null}
      <div id={id} hidden={wide && !open} className={`collapse-part ${away('aside')}`}>
        {seen ? aside : null}
      </div>
      <div className="collapse-divider">
        <button
          type="button"
          className="collapse-button"
          aria-label={open ? hide : show}
          title={open ? hide : show}
          aria-expanded={open}
          aria-controls={id}
          onClick={split.toggle}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
        {open ? (
          // biome-ignore lint/a11y/useSemanticElements: a divider that can be moved is no rule between paragraphs
          <div
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={divider}
            aria-controls={id}
            aria-valuenow={Math.round(share)}
            aria-valuemin={LEAST}
            aria-valuemax={MOST}
            className="collapse-grip"
            {...split.divider}
          />
        ) : null}
      </div>
      <div className={`collapse-part ${away('main')}`}>{children}</div>
    </div>
  );
}

interface TabsProps {
  readonly parts: NonNullable<CollapseProps['parts']>;
  readonly part: Part;
  readonly onPart: CollapseProps['onPart'] | undefined;
}

/** The two parts by name, where they take turns. */
function Tabs({ parts, part, onPart }: TabsProps) {
  return (
    <div className="collapse-tabs">
      {(['aside', 'main'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="collapse-tab"
          aria-pressed={part === one}
          onClick={() => onPart?.(one)}
        >
          {parts[one]}
        </button>
      ))}
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

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
