import type { Transaction } from '@tallyleaf/contract';
import { useTranslate } from '../../../i18n/translate.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import { InkPiece } from './ink-piece.tsx';

interface RowInkProps {
  readonly row: Transaction;
  readonly viewer: ViewerHandle;
}

/** The ink that a row was read from. */
export function RowInk({ row, viewer }: RowInkProps) {
  const t = useTranslate();
  if (!row.where) return null;
  return <InkPiece viewer={viewer} place={row.where} label={t('reread.ink', { text: row.description })} large />;
}
