import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { replaceTexts } from '../editing/commands.ts';
import type { StatementDraft } from '../editing/draft.ts';

interface ReplaceDialogProps {
  readonly draft: StatementDraft;
  /** The places of the rows that are chosen. */
  readonly chosen: readonly number[];
  readonly onChange: (next: StatementDraft) => void;
  readonly onClose: () => void;
}

/** Replaces words of the descriptions, in all rows or in those that are chosen, and says in how many. */
export function ReplaceDialog({ draft, chosen, onChange, onClose }: ReplaceDialogProps) {
  const t = useTranslate();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [where, setWhere] = useState(chosen.length > 1 ? 'chosen' : 'all');
  const [done, setDone] = useState<number | null>(null);
  const rows = where === 'all' ? draft.rows : chosen.flatMap((place) => draft.rows[place] ?? []);
  const keys = new Set(rows.map(({ key }) => key));
  const found = replaceTexts(draft, keys, find, by).count;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { draft: next, count } = replaceTexts(draft, keys, find, by);
    onChange(next);
    setDone(count);
  };
  const choices = [
    { value: 'all', label: t('review.replace.all') },
    { value: 'chosen', label: t('review.replace.chosen', { count: chosen.length }) },
  ];
  return (
    <Dialog title={t('review.replace.title')} close={t('toasts.close')} onClose={onClose}>
      <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <TextField
          label={t('review.replace.find')}
          value={find}
          autoComplete="off"
          onChange={(event) => {
            setFind(event.target.value);
            setDone(null);
          }}
        />
        <TextField
          label={t('review.replace.by')}
          value={by}
          autoComplete="off"
          onChange={(event) => setBy(event.target.value)}
        />
        <ChoiceField
          label={t('review.replace.where')}
          choices={choices}
          value={where}
          onChange={(event) => setWhere(event.target.value)}
        />
        <p role="status" className="text-sm text-ink-2">
          {done === null ? t('review.replace.found', { count: found }) : t('review.replace.done', { count: done })}
        </p>
        <button type="submit" className="button" disabled={find === ''}>
          {t('review.replace.go')}
        </button>
      </form>
    </Dialog>
  );
}
