import type { Conversion } from '@tallyleaf/contract';
import { Suspense, use, useEffect, useState } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconDownload from '~icons/lucide/download';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { lazyPart } from '../pwa/lazy-part.tsx';
import { choiceName, unsettled } from './choice.ts';
import { programOf } from './export-memory.ts';
import { PageFormat } from './page-format.ts';

const FormatDialog = lazyPart(async () => (await import('./format-dialog.tsx')).FormatDialog);

interface TakeButtonsProps {
  /** What is taken; a format that can hold none of it is not offered. */
  readonly conversions: readonly Conversion[];
  /** What the two buttons are of. */
  readonly label: string;
  /** Whether the download is the page's one thing to do. */
  readonly alone: boolean;
  readonly busy: boolean;
  /** Takes it in a format, by its id. */
  readonly onTake: (id: string) => void;
}

/** A button for the likeliest format, or the one taken last, and another for the list of all. */
export function TakeButtons({ conversions, label, alone, busy, onTake }: TakeButtonsProps) {
  const t = useTranslate();
  const tag = useTag();
  /** The list is open; with an id, that format is asked about. */
  const [choosing, setChoosing] = useState<{ readonly asked: string | null } | null>(null);
  const first = useFirst(conversions, busy || choosing !== null);
  const takeFirst = (id: string): void => (unsettled(id, tag, conversions) ? setChoosing({ asked: id }) : onTake(id));
  const look = alone ? 'button' : 'button-quiet';
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one file, no fields of a form
    <div role="group" aria-label={label} className="flex min-h-9 max-w-full">
      {first === null ? null : (
        <button
          type="button"
          className={`${look} small min-w-0 rounded-r-none`}
          disabled={busy}
          onClick={() => takeFirst(first)}
        >
          <IconDownload className="size-4 flex-none" aria-hidden="true" />
          <span className="min-w-0 break-words">
            {t('downloads.as', { format: programOf(first) ?? choiceName(t, first) })}
          </span>
        </button>
      )}
      <button
        type="button"
        className={`${look} small -ml-px flex-none rounded-l-none`}
        aria-label={t('downloads.more')}
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => setChoosing({ asked: null })}
      >
        <IconChevron className="size-4" aria-hidden="true" />
      </button>
      {choosing ? (
        <Suspense fallback={null}>
          <FormatDialog
            conversions={conversions}
            asked={choosing.asked}
            onClose={() => setChoosing(null)}
            onTake={(id) => {
              setChoosing(null);
              onTake(id);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The format to offer first; looked for anew after each choice, which is the last one then. */
function useFirst(conversions: readonly Conversion[], choosing: boolean): string | null {
  const tag = useTag();
  const ofPage = use(PageFormat);
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    if (choosing) return;
    let current = true;
    const look = (): void =>
      void import('./can-hold.ts')
        .then(({ likeliestFormat }) => likeliestFormat(conversions, tag, ofPage))
        .then((id) => current && setFirst(id));
    // Looking through thousands of rows is not to keep them from being shown, or corrected.
    const forget = whenIdle(look);
    return () => {
      current = false;
      forget();
    };
  }, [conversions, tag, ofPage, choosing]);
  return first;
}

/** Milliseconds after which it is done on a busy page, too. */
const LATEST_MS = 1000;

/** Does something when the page has nothing better to do; gives the way to call it off. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle times.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(call);
}
