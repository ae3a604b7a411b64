import type { Transaction } from '@tallyleaf/contract';
import IconAgain from '~icons/lucide/scan-text';
import { useTranslate } from '../../../i18n/translate.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import { InkPiece } from './ink-piece.tsx';

interface RowInkProps {
  readonly row: Transaction;
  readonly viewer: ViewerHandle;
  readonly onReadAgain: () => void;
}

/** The ink of the row with the focus, and the way to have it read again. */
export function RowInk({ row, viewer, onReadAgain }: RowInkProps) {
  const t = useTranslate();
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        {row.where ? (
          <InkPiece viewer={viewer} place={row.where} label={t('reread.ink', { text: row.description })} />
        ) : null}
      </div>
      <button
        type="button"
        className="button-text min-h-8 flex-none text-sm disabled:opacity-40"
        title="Shift+F9"
        aria-keyshortcuts="Shift+F9"
        disabled={!row.where}
        onClick={onReadAgain}
      >
        <IconAgain className="size-4" aria-hidden="true" />
        {t('reread.again')}
      </button>
    </div>
  );
}
