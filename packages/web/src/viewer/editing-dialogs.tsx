import { useSyncExternalStore } from 'react';
import { AltTextDialog } from './alt-text-dialog.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import type { Hosts } from './create-hosts.ts';
import { type Editing, NO_EDITING } from './editing.ts';
import { DescriptionDialog, SignatureDialog } from './signature-dialog.tsx';

const never = (): (() => void) => () => undefined;

/** What pdf.js asked for last. */
export const useEditing = (hosts: Hosts | null): Editing =>
  useSyncExternalStore(hosts?.subscribe ?? never, hosts?.editing ?? (() => NO_EDITING));

interface EditingDialogsProps {
  readonly dialog: Editing['dialog'];
  readonly onClose: () => void;
}

/** The dialog that an annotation asked for. */
export function EditingDialogs({ dialog, onClose }: EditingDialogsProps) {
  if (dialog?.kind === 'alt') return <AltTextDialog editor={dialog.editor} onClose={onClose} />;
  if (dialog?.kind === 'signature') return <SignatureDialog editor={dialog.editor} onClose={onClose} />;
  if (dialog?.kind === 'description') return <DescriptionDialog editor={dialog.editor} onClose={onClose} />;
  if (dialog?.kind === 'comment') return <CommentDialog editor={dialog.editor} onClose={onClose} />;
  return null;
}
