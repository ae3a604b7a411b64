import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { exampleOf, readCell, typedCell, type Writing } from './editing/cell-texts.ts';
import { setFigures } from './editing/commands.ts';
import type { StatementDraft } from './editing/draft.ts';

interface FiguresFormProps {
  readonly draft: StatementDraft;
  readonly writing: Writing;
  readonly onChange: (next: StatementDraft) => void;
}

/** The statement's own figures and days, as they can be corrected. */
export function FiguresForm({ draft, writing, onChange }: FiguresFormProps) {
  const t = useTranslate();
  const { opening, closing, period } = draft;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-4">
      <Figure
        kind="balance"
        label={t('table.opening')}
        value={opening}
        writing={writing}
        onTake={(value) => onChange(setFigures(draft, { opening: value }))}
      />
      <Figure
        kind="balance"
        label={t('table.closing')}
        value={closing}
        writing={writing}
        onTake={(value) => onChange(setFigures(draft, { closing: value }))}
      />
      <Figure
        kind="valueDate"
        label={t('review.figures.start')}
        value={period.start}
        writing={writing}
        onTake={(start) => onChange(setFigures(draft, { period: { ...period, start } }))}
      />
      <Figure
        kind="valueDate"
        label={t('review.figures.end')}
        value={period.end}
        writing={writing}
        onTake={(end) => onChange(setFigures(draft, { period: { ...period, end } }))}
      />
    </div>
  );
}

interface FigureProps {
  /** The cell of a row that takes the same: a figure or a day that may be missing. */
  readonly kind: 'balance' | 'valueDate';
  readonly label: string;
  readonly value: string | null;
  readonly writing: Writing;
  readonly onTake: (value: string | null) => void;
}

/** A figure or a day that is taken when the field is left; what it cannot be is refused in place. */
function Figure({ kind, label, value, writing, onTake }: FigureProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const shown = typedCell(kind, value, writing);
  const take = (): void => {
    if (typed === null) return;
    const read = readCell(kind, typed, writing);
    setWrong(read === 'wrong');
    if (read === 'wrong') return;
    setTyped(null);
    const next = read.cells[kind] ?? null;
    if (next !== value) onTake(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    if (event.key !== 'Escape') return;
    setTyped(null);
    setWrong(false);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-xs text-ink-2">
        {label}
      </label>
      <input
        id={id}
        value={typed ?? shown}
        placeholder={t('table.notPrinted')}
        autoComplete="off"
        inputMode={kind === 'balance' ? 'decimal' : undefined}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        className={`field w-full text-sm aria-invalid:border-red ${kind === 'balance' ? 'text-right' : ''}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-xs text-red">
          {t(kind === 'valueDate' ? 'review.wrong.day' : 'review.wrong.figure', { example: exampleOf(kind, writing) })}
        </p>
      ) : null}
    </div>
  );
}
