import { useRef, useState } from 'react';
import IconBack from '~icons/lucide/chevron-left';
import IconOn from '~icons/lucide/chevron-right';
import { useTranslate } from '../../../i18n/translate.ts';

/** Rows as banks print them, no longer than a phone is wide; every one is invented. */
const SLIDES = [
  { kind: 'account', lang: 'en', rows: ['05 Mar  Rent    640.00    857.35', '07 Mar  Salary           2,307.35'] },
  { kind: 'card', lang: 'de', rows: ['14.02.  Buchhaus Elster   38,90-', '17.02.  Gutschrift        12,00+'] },
  { kind: 'scan', lang: 'fr', rows: ['12/01  PRLV ÉLECTRICITÉ    82,40', '15/01  VIR REÇU         1 250,00'] },
  { kind: 'several', lang: 'it', rows: ['EUR  03/03  Bonifico    \u2212210,00', 'USD  04/03  Incasso        95.00'] },
  { kind: 'dates', lang: 'ja', rows: ['令和7年3月3日  電気料金  8,620', '令和7年3月9日  給与   254,000'] },
] as const;

/** Kinds of statements to leaf through, by hand, by keys or by buttons; nothing moves unasked. */
export function KindSlides() {
  const t = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const leaf = (to: number): void => {
    const [first, slide] = [strip.current?.children[0], strip.current?.children[to]];
    if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    strip.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  };
  const onScroll = (): void => {
    const left = strip.current?.getBoundingClientRect().left ?? 0;
    const slides = [...(strip.current?.children ?? [])];
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
    setAt(distances.indexOf(Math.min(...distances)));
  };
  return (
    <section aria-roledescription="carousel" aria-label={t('kindsOf.region')} className="mt-8">
      {/* The room at the end lets the last slide come to the front as well. */}
      <ul
        ref={strip}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="flex snap-x snap-mandatory gap-6 overflow-x-auto pb-4 after:block after:w-[calc(100%-26.5rem)] after:flex-none after:content-[''] motion-safe:scroll-smooth"
      >
        {SLIDES.map(({ kind, lang, rows }) => (
          <li key={kind} className="flex w-[min(100%,25rem)] flex-none snap-start flex-col">
            <Specimen lang={lang} rows={rows} />
            <h3 className="mt-4 font-semibold">{t(`kindsOf.${kind}.title`)}</h3>
            <p className="mt-1 text-ink-2">{t(`kindsOf.${kind}.text`)}</p>
          </li>
        ))}
      </ul>
      <Leafing at={at} onLeaf={leaf} />
    </section>
  );
}

/** A strip of such a statement. */
function Specimen({ lang, rows }: { readonly lang: string; readonly rows: readonly string[] }) {
  return (
    <div lang={lang} aria-hidden="true" className="overflow-hidden border border-rule bg-surface px-3 py-5 text-xs">
      {rows.map((row) => (
        <p key={row} className="border-b border-rule py-1 font-mono whitespace-pre">
          {row}
        </p>
      ))}
    </div>
  );
}

interface LeafingProps {
  readonly at: number;
  readonly onLeaf: (to: number) => void;
}

/** The carousel's buttons, with the labels of the specification (section 9, "Default English labels"). */
function Leafing({ at, onLeaf }: LeafingProps) {
  const t = useTranslate();
  const turn = (label: string, to: number, Icon: typeof IconBack) => (
    <button
      type="button"
      className="icon-button aria-disabled:cursor-default aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={to < 0 || to >= SLIDES.length}
      onClick={() => onLeaf(to)}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
  return (
    <div className="-ml-2 mt-2 flex items-center gap-1">
      {turn(t('kindsOf.prev'), at - 1, IconBack)}
      {SLIDES.map(({ kind }, index) => (
        <button
          key={kind}
          type="button"
          aria-label={t('kindsOf.go', { slide: index + 1 })}
          aria-current={index === at ? 'true' : undefined}
          className="group grid size-8 cursor-pointer place-items-center"
          onClick={() => onLeaf(index)}
        >
          <span className="h-1 w-5 bg-edge group-aria-[current=true]:bg-green" />
        </button>
      ))}
      {turn(t('kindsOf.next'), at + 1, IconOn)}
    </div>
  );
}
