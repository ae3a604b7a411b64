import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** The name of the button in the corner. */
  readonly close: string;
  /** What it is that will be done; said on the button. */
  readonly confirm: string;
  /** The way to leave everything as it is. */
  readonly keep: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What goes, by name. */
  readonly children: ReactNode;
}

/** Asks before something goes that does not come back. The way back has the focus. */
export function ConfirmDialog({ title, close, confirm, keep, busy, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog title={title} close={close} onClose={onClose}>
      <div className="mt-4 grid gap-3">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          className="button-danger"
          aria-disabled={busy}
          onClick={() => (busy ? undefined : onConfirm())}
        >
          {confirm}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          {keep}
        </button>
      </div>
    </Dialog>
  );
}
