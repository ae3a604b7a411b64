import type { Place, Signal } from '@tallyleaf/contract';
import { fillIn, loadWords } from '@tallyleaf/exporters/evidence';
import { use } from 'react';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';

interface FileSignalsProps {
  readonly signals: readonly Signal[];
  readonly onShow: (place: Place) => void;
}

const words = new Map<string, ReturnType<typeof loadWords>>();

/** The report's words say of a signal what they say on the page, too. */
function wordsIn(locale: Parameters<typeof loadWords>[0]): ReturnType<typeof loadWords> {
  const known = words.get(locale) ?? loadWords(locale);
  words.set(locale, known);
  // What could not be fetched is asked for again.
  known.catch(() => words.delete(locale));
  return known;
}

/** What was noticed about the file, apart from how it was read: what was seen, what may be behind it, and where. */
export function FileSignals({ signals, onShow }: FileSignalsProps) {
  const { signal: said, instead } = use(wordsIn(useLocaleCode()));
  return (
    <ul className="grid gap-3">
      {signals.map((signal, index) => (
        // Signals have no identity but their order, which never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="border-l-2 border-doubt pl-3" data-signal={signal.code}>
          <p>{fillIn(said[signal.code].seen, { program: signal.program ?? '' })}</p>
          <p className="text-ink-2">{said[signal.code].harmless}</p>
          <Places signal={signal} instead={instead} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

interface PlacesProps {
  readonly signal: Signal;
  /** How a figure and what stood there before are named together. */
  readonly instead: string;
  readonly onShow: (place: Place) => void;
}

function Places({ signal, instead, onShow }: PlacesProps) {
  const t = useTranslate();
  const { where = [], texts = [], before = [] } = signal;
  if (where.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {where.map((place, index) => {
        const [now = '', then = ''] = [texts[index], before[index]];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
          <li key={index} className="flex items-baseline gap-x-2">
            {now || then ? (
              <span className="tabular-nums">{then ? fillIn(instead, { now: now || '–', before: then }) : now}</span>
            ) : null}
            <button type="button" className="button-text" onClick={() => onShow(place)}>
              {t('evidence.goTo', { page: place.page })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
