import { type CSSProperties, useState } from 'react';
import IconCheck from '~icons/lucide/check';
import { formatAmount, formatDate } from '../../../i18n/format.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { useWrittenUntilTouched } from '../when-touched.ts';
import { printed, printedDate, type SampleRow, sampleIn } from './sample-statement.ts';

/** A printed statement whose rows run on over the paper's edge into the figures that are read from them. */
export function SamplePicture() {
  useWrittenUntilTouched();
  const t = useTranslate();
  const tag = useTag();
  const [active, setActive] = useState<number | null>(null);
  const { rows, opening, closing, currency } = sampleIn(useLocaleCode());
  return (
    <figure>
      <figcaption className="sr-only">{t('sample.caption')}</figcaption>
      <div
        className="grid grid-cols-[minmax(0,1fr)_auto] text-sm"
        style={{ gridTemplateRows: `auto repeat(${rows.length}, 2rem) auto` }}
      >
        <div className="col-start-1 row-start-1 -row-end-1 rounded-[2px] border border-rule bg-surface shadow-float" />
        <PaperHead />
        <p className="col-start-2 row-start-1 self-end pb-2 pl-5 text-xs text-ink-2 sm:pl-8">{t('sample.readAs')}</p>
        {rows.map((row, index) => (
          <LinkedRow
            key={row.date}
            row={row}
            currency={currency}
            turn={index}
            tag={tag}
            active={active === index}
            onPoint={(pointed) => setActive(pointed ? index : null)}
          />
        ))}
        <PaperFoot line={rows.length + 2} />
      </div>
      <p className="mt-5 flex items-start gap-3 border-t-2 border-green pt-3 text-green">
        <IconCheck className="mt-1 size-5 flex-none" aria-hidden="true" />
        <span>
          <strong className="font-serif text-lg font-medium">{t('sample.verified')}</strong>
          <span className="block text-sm">
            {t('sample.sum', {
              opening: formatAmount(opening, currency, tag),
              count: rows.length,
              closing: formatAmount(closing, currency, tag),
            })}
          </span>
        </span>
      </p>
    </figure>
  );
}

const PAPER = 'col-start-1 px-3 font-serif text-xs sm:px-6 sm:text-sm';
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_3.75rem] gap-x-1.5 sm:gap-x-2 min-[360px]:grid-cols-[minmax(0,1fr)_3.25rem_3.75rem] sm:grid-cols-[3.25rem_minmax(0,1fr)_4rem_4.25rem_4.5rem]';
/** The two names of five signs that Japanese banks print would touch on a phone. */
const SIDE_HEAD = 'figure max-[359px]:hidden max-sm:[&:lang(ja)]:text-[0.625rem]';

function PaperHead() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const { period, opening } = sampleIn(locale);
  return (
    <div aria-hidden="true" className={`${PAPER} row-start-1 pt-5`}>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="text-base font-semibold">{t('sample.paper.institution')}</span>
        <span className="text-ink-2">
          {printedDate(locale, period.start, true)} – {printedDate(locale, period.end, true)}
        </span>
      </div>
      <div className={`${COLUMNS} mt-4 border-b border-ink pb-1 text-xs text-ink-2`}>
        <span className="hidden sm:block">{t('sample.paper.date')}</span>
        <span>{t('sample.paper.details')}</span>
        <span className={SIDE_HEAD}>{t('sample.paper.out')}</span>
        <span className={SIDE_HEAD}>{t('sample.paper.in')}</span>
        <span className="figure min-[360px]:hidden">{t('sample.paper.amount')}</span>
        <span className="figure hidden sm:block">{t('sample.paper.balance')}</span>
      </div>
      <PrintedLine label={t('sample.paper.opening')} figure={printed(locale, opening)} />
    </div>
  );
}

function PaperFoot({ line }: { readonly line: number }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <div aria-hidden="true" className={`${PAPER} pb-5`} style={{ gridRow: line }}>
      <div className="border-t border-ink">
        <PrintedLine label={t('sample.paper.closing')} figure={printed(locale, sampleIn(locale).closing)} />
      </div>
    </div>
  );
}

function PrintedLine({ label, figure }: { readonly label: string; readonly figure: string }) {
  return (
    <div className="flex h-8 items-center justify-between gap-3 sm:pl-15">
      <span className="leading-tight">{label}</span>
      <span className="figure">{figure}</span>
    </div>
  );
}

interface LinkedRowProps {
  readonly row: SampleRow;
  readonly currency: string;
  /** Its place in the reading, which delays its appearing. */
  readonly turn: number;
  readonly tag: string;
  readonly active: boolean;
  readonly onPoint: (pointed: boolean) => void;
}

function LinkedRow({ row, currency, turn, tag, active, onPoint }: LinkedRowProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const point = { onPointerEnter: () => onPoint(true), onPointerLeave: () => onPoint(false) };
  const line = { gridRow: turn + 2 };
  const style = { ...line, '--turn': turn } as CSSProperties;
  const out = row.amount.startsWith('-');
  return (
    <>
      <div aria-hidden="true" className={PAPER} style={line} {...point}>
        <div
          className={`${COLUMNS} -mx-1.5 h-8 items-center rounded-[2px] px-1.5 ${active ? 'bg-green-wash outline outline-green' : ''}`}
        >
          <span className="hidden sm:block">{printedDate(locale, row.date, false)}</span>
          <span className="leading-none hyphens-auto">{t(`sample.paper.${row.name}`)}</span>
          <span className={`figure ${out ? '' : 'max-[359px]:hidden'}`}>{out ? printed(locale, row.amount) : ''}</span>
          <span className={`figure ${out ? 'max-[359px]:hidden' : ''}`}>{out ? '' : printed(locale, row.amount)}</span>
          <span className="figure hidden sm:block">{printed(locale, row.balance)}</span>
        </div>
      </div>
      <div
        {...point}
        style={style}
        className="read-along relative col-start-2 flex h-8 items-center gap-2 pl-5 before:absolute before:left-0 before:top-1/2 before:w-3 before:border-t before:border-green sm:gap-3 sm:pl-8 sm:before:w-6"
      >
        <span className="hidden w-24 whitespace-nowrap text-ink-2 md:block">{formatDate(row.date, tag)}</span>
        <span className={`figure w-18 ${active ? 'font-semibold' : ''}`}>
          {formatAmount(row.amount, currency, tag)}
        </span>
        <IconCheck className="size-4 flex-none text-green" aria-hidden="true" />
      </div>
    </>
  );
}
