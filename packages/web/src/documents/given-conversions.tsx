import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { PAGES, pathIn } from '../app/paths.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { Default } from '../layouts/default.tsx';
import { useSession } from '../session/session.ts';
import { type Named, useConversions } from './use-conversions.ts';

/** The conversions that an address names, with commas between; each once. */
export const idsOf = (list: string): string[] => [...new Set(list.split(',').filter((id) => id !== ''))];

interface ConversionsFrameProps {
  readonly title: string;
  /** The words of the way back to all conversions. */
  readonly back: string;
  /** What can be done with the page as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page about several conversions: the way back, and what it is called. */
export function ConversionsFrame({ title, back, actions, children }: ConversionsFrameProps) {
  const locale = useLocaleCode();
  return (
    <Default>
      <div className="page pt-4 pb-16">
        <Link to={pathIn(locale, PAGES.conversions)} className="text-sm print:hidden">
          {back}
        </Link>
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-4">
          <h1 className="text-xl">{title}</h1>
          {actions}
        </div>
        {children}
      </div>
    </Default>
  );
}

interface GivenConversionsProps {
  /** Which, as the address names them. */
  readonly list: string;
  /** What is said while they are fetched, where they cannot be had, and on the button that tries again. */
  readonly words: { readonly waiting: string; readonly failed: string; readonly again: string };
  readonly children: (results: readonly Named[]) => ReactNode;
}

/** Fetches the conversions that the address names, once it is known who is signed in. */
export function GivenConversions(props: GivenConversionsProps) {
  const { token, userLoadDone } = useSession();
  // Which conversions they are stands in the address, which the page as it was built does not know.
  return userLoadDone ? <Fetched key={token ?? ''} {...props} /> : <Waiting words={props.words.waiting} />;
}

function Waiting({ words }: { readonly words: string }) {
  return (
    <p role="status" className="mt-4 text-ink-2">
      {words}
    </p>
  );
}

function Fetched({ list, words, children }: GivenConversionsProps) {
  const wanted = useMemo(() => idsOf(list), [list]);
  const { data, failed, reload } = useConversions(wanted);
  if (failed) {
    return (
      <div className="mt-4" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="button mt-4" onClick={reload}>
          {words.again}
        </button>
      </div>
    );
  }
  return data ? children(data) : <Waiting words={words.waiting} />;
}
