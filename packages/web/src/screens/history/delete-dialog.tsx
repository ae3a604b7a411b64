import type { ConversionSummary } from '@tallyleaf/contract';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toasts.ts';

interface DeleteDialogProps {
  readonly rows: readonly Pick<ConversionSummary, 'id' | 'fileName'>[];
  /** What goes with them, and where; the server's where it is left out. */
  readonly text?: string;
  /** @throws {ApiError} */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Names are listed up to so many. */
const NAMED = 6;

/** Names what goes before it goes: deleted is deleted, here and on the server. */
export function DeleteDialog({ rows, text, remove, onClose, onGone }: DeleteDialogProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  // As it was asked: rows that are gone already must not change the question.
  const [asked] = useState(rows);
  const count = asked.length;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await remove(asked.map(({ id }) => id));
      onGone();
      toast({ title: t('history.deleted', { count }), tone: 'good' });
    } catch (error) {
      console.error(error);
      toast({ title: t('history.deleteFailed'), tone: 'bad' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('history.ask.title', { count })}
      close={t('toasts.close')}
      confirm={t('history.ask.confirm')}
      keep={t('history.ask.keep')}
      busy={busy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <ul className="border-y border-rule py-2 text-sm">
        {asked.slice(0, NAMED).map(({ id, fileName }) => (
          <li key={id} className="break-all">
            {fileName}
          </li>
        ))}
        {count > NAMED ? <li className="text-ink-2">{t('history.ask.more', { count: count - NAMED })}</li> : null}
      </ul>
      <p>{text ?? t('history.ask.text', { count })}</p>
    </ConfirmDialog>
  );
}
