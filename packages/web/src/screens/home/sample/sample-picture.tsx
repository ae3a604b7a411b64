import { type CSSProperties, useState } from 'react';
import IconCheck from '~icons/lucide/check';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { formatAmount, formatDate } from '../format.ts';
import { printed, printedDate, SAMPLE, type SampleRow } from './sample-statement.ts';

/** A printed statement whose rows run on over the paper's edge into the figures that are read from them. */
export function SamplePicture() {
  const t = useTranslate();
  const tag = useTag();
  const [active, setActive] = useState<number | null>(null);
  const { rows, opening, closing, currency } = SAMPLE;
  return (
    <figure>
      <figcaption className="sr-only">{t('sample.caption')}</figcaption>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] text-sm">
        <PaperHead />
        <p className="self-end pb-2 pl-5 text-xs text-ink-2 sm:pl-8">{t('sample.readAs')}</p>
        {rows.map((row, index) => (
          <LinkedRow
            key={row.date}
            row={row}
            turn={index}
            tag={tag}
            active={active === index}
            onPoint={(pointed) => setActive(pointed ? index : null)}
          />
        ))}
        <PaperFoot />
        <span />
      </div>
      <p className="mt-5 flex items-start gap-3 border-t-2 border-green pt-3 text-green">
        <IconCheck className="mt-1 size-5 flex-none" aria-hidden="true" />
        <span>
          <strong className="font-semibold">{t('verdict.verified')}</strong>
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

const PAPER = 'border-x border-rule bg-surface px-4 sm:px-6 font-serif';

function PaperHead() {
  return (
    <div
      aria-hidden="true"
      className={`${PAPER} rounded-t-[2px] border-t pt-5 shadow-[0_-8px_24px_-16px_oklch(0%_0_0/0.12)]`}
    >
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="text-base font-semibold">{SAMPLE.institution}</span>
        <span className="text-ink-2">
          {printedDate(SAMPLE.period.start, true)} – {printedDate(SAMPLE.period.end, true)}
        </span>
      </div>
      <div className="mt-4 grid grid-cols-[3.5rem_minmax(0,1fr)_5rem] gap-x-3 border-b border-ink pb-1 text-xs text-ink-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_5rem_5rem]">
        <span>Date</span>
        <span>Details</span>
        <span className="figure">Amount</span>
        <span className="figure hidden sm:block">Balance</span>
      </div>
      <PrintedLine label="Balance brought forward" figure={SAMPLE.opening} />
    </div>
  );
}

function PaperFoot() {
  return (
    <div aria-hidden="true" className={`${PAPER} rounded-b-[2px] border-b pb-5 shadow-float`}>
      <div className="border-t border-ink">
        <PrintedLine label="Closing balance" figure={SAMPLE.closing} />
      </div>
    </div>
  );
}

function PrintedLine({ label, figure }: { readonly label: string; readonly figure: string }) {
  return (
    <div className="flex h-8 items-center justify-between gap-3 pl-[4.25rem]">
      <span className="truncate">{label}</span>
      <span className="figure">{printed(figure)}</span>
    </div>
  );
}

interface LinkedRowProps {
  readonly row: SampleRow;
  /** Its place in the reading, which delays its appearing. */
  readonly turn: number;
  readonly tag: string;
  readonly active: boolean;
  readonly onPoint: (pointed: boolean) => void;
}

function LinkedRow({ row, turn, tag, active, onPoint }: LinkedRowProps) {
  const point = { onPointerEnter: () => onPoint(true), onPointerLeave: () => onPoint(false) };
  const style = { '--turn': turn } as CSSProperties;
  return (
    <>
      <div aria-hidden="true" className={PAPER} {...point}>
        <div
          className={`-mx-2 grid h-8 grid-cols-[3.5rem_minmax(0,1fr)_5rem] items-center gap-x-3 px-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_5rem_5rem] ${active ? 'bg-green-wash outline outline-green' : ''}`}
        >
          <span>{printedDate(row.date, false)}</span>
          <span className="truncate">{row.description}</span>
          <span className="figure">{printed(row.amount)}</span>
          <span className="figure hidden sm:block">{printed(row.balance)}</span>
        </div>
      </div>
      <div
        {...point}
        style={style}
        className={`read-along relative flex h-8 items-center gap-3 pl-5 before:absolute before:left-0 before:top-1/2 before:w-3 before:border-t before:border-green sm:pl-8 sm:before:w-6 ${active ? 'bg-green-wash' : ''}`}
      >
        <span className="hidden w-24 whitespace-nowrap text-ink-2 md:block">{formatDate(row.date, tag)}</span>
        <span className="figure w-20">{formatAmount(row.amount, SAMPLE.currency, tag)}</span>
        <IconCheck className="size-4 flex-none text-green" aria-hidden="true" />
      </div>
    </>
  );
}
