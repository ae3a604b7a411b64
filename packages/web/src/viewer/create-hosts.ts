import { createCommentHost } from './comment-host.ts';
import {
  type Commented,
  type Described,
  type Editing,
  type EditorManager,
  NO_EDITING,
  type Signed,
} from './editing.ts';

/**
 * The parts that pdf.js leaves to its host: descriptions of images, signatures and comments. They only say what is to be
 * shown; the dialogs are React's (`editing-dialogs.tsx`).
 * @param frame the element that holds the dialogs, for those who read the page aloud
 */
export function createHosts(frame: HTMLElement, words: { readonly editDescription: () => string }) {
  let editing: Editing = NO_EDITING;
  let manager: EditorManager | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Partial<Editing>): void => {
    editing = { ...editing, ...next };
    for (const listener of listeners) listener();
  };
  /** Keys belong to the dialog while it is open, not to the page below. */
  const open = (dialog: NonNullable<Editing['dialog']>, by: EditorManager | null): void => {
    manager = by ?? manager;
    manager?.removeEditListeners();
    change({ dialog, shown: null });
  };
  const close = (): void => {
    change({ dialog: null });
    manager?.addEditListeners();
  };
  const forget = (): void => {
    manager = null;
    change(NO_EDITING);
  };
  const altTextManager = {
    editAltText: (by: EditorManager, editor: Described) => open({ kind: 'alt', editor }, by),
    destroy: forget,
  };
  const signatureManager = {
    getSignature: ({ uiManager, editor }: { uiManager: EditorManager; editor: Signed }) =>
      open({ kind: 'signature', editor }, uiManager),
    // Signatures are not kept: what identifies a person stays in the document they put it in.
    loadSignatures: async () => undefined,
    renderEditButton: async (editor: Signed) => {
      const button = document.createElement('button');
      button.className = 'altText editDescription';
      button.textContent = words.editDescription();
      button.addEventListener('click', () => open({ kind: 'description', editor }, manager));
      return button;
    },
    destroy: forget,
  };
  const comments = createCommentHost({
    frame,
    editing: () => editing,
    change,
    open,
    forget,
    setManager: (by) => {
      manager = by;
    },
  });
  return {
    options: { altTextManager, signatureManager, commentManager: comments.commentManager },
    editing: (): Editing => editing,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
    hideComment: comments.hide,
    editComment: (editor: Commented) => open({ kind: 'comment', editor }, null),
    /** Removes a comment; it can be undone where it was made in this visit. */
    removeComment: (editor: Commented) => {
      change({ shown: null });
      if (manager && 'parent' in editor) manager.deleteComment(editor, editor.comment);
      else editor.comment = null;
    },
    manager: () => manager,
  };
}

export type Hosts = ReturnType<typeof createHosts>;
