import { decimalsOf, fromMinor, toMinor } from '@tallyleaf/contract';
import { type FormEvent, useState } from 'react';
import { formatAmount } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { exampleOf, readCell, type Writing } from '../editing/cell-texts.ts';
import { splitRow } from '../editing/commands.ts';
import type { StatementDraft } from '../editing/draft.ts';

interface SplitDialogProps {
  readonly draft: StatementDraft;
  readonly place: number;
  readonly writing: Writing;
  readonly onDone: (next: StatementDraft) => void;
  readonly onClose: () => void;
}

/** Asks for the amount of the first part of a row; the second gets what is left. */
export function SplitDialog({ draft, place, writing, onDone, onClose }: SplitDialogProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { currency, tag } = writing;
  const amount = draft.rows[place]?.amount ?? '0';
  const read = readCell('amount', typed, writing);
  const part = read === 'wrong' ? null : (read.cells.amount ?? null);
  const decimals = decimalsOf(currency);
  const rest = part === null ? null : fromMinor(toMinor(amount, decimals) - toMinor(part, decimals), decimals);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (part !== null) onDone(splitRow(draft, place, part, currency));
  };
  return (
    <Dialog title={t('review.split.title', { row: place + 1 })} close={t('toasts.close')} onClose={onClose}>
      <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <p>{t('review.split.text', { amount: formatAmount(amount, currency, tag) })}</p>
        <TextField
          label={t('review.split.first')}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          error={
            tried && part === null ? t('review.wrong.figure', { example: exampleOf('amount', writing) }) : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status">
          {rest === null ? null : t('review.split.rest', { amount: formatAmount(rest, currency, tag) })}
        </p>
        <button type="submit" className="button">
          {t('review.split.go')}
        </button>
      </form>
    </Dialog>
  );
}
