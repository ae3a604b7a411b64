import { useEffect, useRef, useState } from 'react';
import DownIcon from '~icons/lucide/chevron-down';
import UpIcon from '~icons/lucide/chevron-up';
import CloseIcon from '~icons/lucide/x';
import { useTranslate } from '../i18n/translate.ts';
import type { OpenPdf } from './open-pdf.ts';
import { CommandButton } from './toolbar.tsx';
import type { PdfState } from './use-pdf-state.ts';

/** pdf.js's number for words that are not in the document. */
const NOT_FOUND = 1;

interface FindBarProps {
  readonly pdf: OpenPdf;
  readonly found: PdfState['find'];
  readonly onClose: () => void;
}

/** Finds words in the document, and lights all of them. */
export function FindBar({ pdf, found, onClose }: FindBarProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const find = (type: '' | 'again', findPrevious = false): void =>
    pdf.bus.dispatch('find', {
      source: pdf,
      type,
      query,
      caseSensitive: matchCase,
      entireWord: wholeWords,
      matchDiacritics: false,
      highlightAll: true,
      findPrevious,
    });
  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew when what is looked for changes
  useEffect(() => find(''), [pdf, query, matchCase, wholeWords]);
  useEffect(() => () => pdf.bus.dispatch('findbarclose', { source: pdf }), [pdf]);
  const nothing = query !== '' && found.state === NOT_FOUND;
  const result =
    query === ''
      ? ''
      : nothing
        ? t('viewer.find.none')
        : t('viewer.find.matches', { current: found.current, total: found.total });
  return (
    <search className="viewer-bar flex-wrap" aria-label={t('viewer.find.label')}>
      <input
        ref={field}
        type="text"
        aria-label={t('viewer.find.label')}
        placeholder={t('viewer.find.label')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find('again', event.shiftKey);
          if (event.key === 'Escape') onClose();
        }}
        className="field min-w-0 flex-1"
      />
      <CommandButton
        command={{ id: 'previous', label: t('viewer.find.previous'), icon: UpIcon, onPress: () => find('again', true) }}
      />
      <CommandButton
        command={{ id: 'next', label: t('viewer.find.next'), icon: DownIcon, onPress: () => find('again') }}
      />
      <CommandButton command={{ id: 'close', label: t('viewer.find.close'), icon: CloseIcon, onPress: onClose }} />
      <div className="flex w-full flex-wrap items-center gap-x-4 text-sm">
        <Tick label={t('viewer.find.matchCase')} value={matchCase} onChange={setMatchCase} />
        <Tick label={t('viewer.find.wholeWords')} value={wholeWords} onChange={setWholeWords} />
        <output className={`ml-auto ${nothing ? 'text-red' : 'text-ink-2'}`}>{result}</output>
      </div>
    </search>
  );
}

interface TickProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Tick({ label, value, onChange }: TickProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-green"
      />
      {label}
    </label>
  );
}
