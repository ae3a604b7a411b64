import { type ReactNode, useId, useState } from 'react';
import HideIcon from '~icons/lucide/panel-left-close';
import ShowIcon from '~icons/lucide/panel-left-open';

interface CollapseProps {
  /** What stands beside the main part, and can be put away: the page's picture in the review. */
  readonly aside: ReactNode;
  /** The names of the button that puts it away and brings it back. */
  readonly hide: string;
  readonly show: string;
  readonly children: ReactNode;
}

/** Two parts side by side, the left of which collapses (product, section 6: the review); one below the other on phones. */
export function Collapse({ aside, hide, show, children }: CollapseProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <div className={`grid min-h-full gap-x-6 gap-y-4 ${open ? 'md:grid-cols-[55fr_45fr]' : ''}`}>
      <div id={id} hidden={!open} className="min-w-0">
        {aside}
      </div>
      <div className="min-w-0">
        <button
          type="button"
          className="button-text"
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
