import type { Transaction } from '@tallyleaf/contract';
import { useTranslate } from '../../../i18n/translate.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import { useOwnInk } from '../../../viewer/own-ink.ts';
import type { ViewerFile } from '../../../viewer/viewer-file.ts';
import { InkPiece } from './ink-piece.tsx';

interface RowInkProps {
  readonly row: Transaction;
  /** What shows the document; null where nothing does: it is opened for its ink then. */
  readonly viewer: ViewerHandle | null;
  readonly file: ViewerFile;
}

/** The ink that a row was read from. */
export function RowInk({ row, viewer, file }: RowInkProps) {
  const t = useTranslate();
  const own = useOwnInk(viewer ? null : file);
  const inkOf = viewer?.inkOf ?? own;
  if (!row.where || !inkOf) return null;
  return <InkPiece inkOf={inkOf} place={row.where} label={t('reread.ink', { text: row.description })} large />;
}
