import { useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toasts.ts';
import type { BatchRow } from './rows.ts';

interface DeleteDialogProps {
  readonly rows: readonly BatchRow[];
  /** @throws {ApiError} */
  readonly remove: (rows: readonly BatchRow[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Names are listed up to so many. */
const NAMED = 6;

/** Names what goes before it goes: deleted is deleted, here and on the server. */
export function DeleteDialog({ rows, remove, onClose }: DeleteDialogProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  // As it was asked: rows that are gone already must not change the question.
  const [asked] = useState(rows);
  const count = asked.length;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await remove(asked);
      toast({ title: t('batch.deleted', { count }), tone: 'good' });
    } catch (error) {
      console.error(error);
      toast({ title: t('batch.deleteFailed'), tone: 'bad' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('batch.ask.title', { count })}
      close={t('toasts.close')}
      confirm={t('batch.ask.confirm')}
      keep={t('batch.ask.keep')}
      busy={busy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <ul className="border-y border-rule py-2 text-sm">
        {asked.slice(0, NAMED).map(({ id, fileName }) => (
          <li key={id} className="wrap-anywhere">
            {fileName}
          </li>
        ))}
        {count > NAMED ? <li className="text-ink-2">{t('batch.ask.more', { count: count - NAMED })}</li> : null}
      </ul>
      <p>{t('batch.ask.text', { count })}</p>
    </ConfirmDialog>
  );
}
