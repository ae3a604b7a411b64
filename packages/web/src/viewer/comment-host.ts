import { type CommentData, type Commented, type Editing, type EditorManager, idOf } from './editing.ts';

interface CommentHostOptions {
  readonly frame: HTMLElement;
  readonly editing: () => Editing;
  readonly change: (next: Partial<Editing>) => void;
  readonly open: (dialog: NonNullable<Editing['dialog']>, by: EditorManager | null) => void;
  readonly forget: () => void;
  readonly setManager: (manager: EditorManager) => void;
}

/** What pdf.js asks of its host about comments: their dialog, their list, and the one that is shown. */
export function createCommentHost({ frame, editing, change, open, forget, setManager }: CommentHostOptions) {
  const listed = (next: (comments: readonly CommentData[]) => readonly CommentData[]): void => {
    const { comments } = editing();
    if (comments) change({ comments: next(comments) });
  };
  const show = (editor: Commented | null, held: boolean): void => {
    const before = editing().shown?.editor;
    if (before && before !== editor) before.setCommentButtonStates?.({ selected: false, hasPopup: false });
    editor?.setCommentButtonStates?.({ selected: held, hasPopup: true });
    change({ shown: editor ? { editor, held } : null });
  };
  const commentManager = {
    dialogElement: frame,
    setSidebarUiManager: (by: EditorManager) => {
      setManager(by);
    },
    showSidebar: (comments: readonly CommentData[]) => change({ comments }),
    hideSidebar: () => change({ comments: null }),
    removeComments: (ids: readonly string[]) => listed((all) => all.filter((one) => !ids.includes(idOf(one)))),
    updateComment: (comment: CommentData) =>
      listed((all) =>
        all.some((one) => idOf(one) === idOf(comment))
          ? all.map((one) => (idOf(one) === idOf(comment) ? comment : one))
          : [...all, comment],
      ),
    selectComment: () => undefined,
    addComment: (comment: CommentData) => listed((all) => [...all, comment]),
    updatePopupColor: () => undefined,
    // Comments have the look of the app, whatever colour their mark has.
    makeCommentColor: () => null,
    /** `visible` is said by the pointer, and left out by a press. */
    toggleCommentPopup: (editor: Commented | null, pressed?: boolean, visible?: boolean) => {
      const { shown } = editing();
      if (!editor) show(null, false);
      else if (visible === undefined) show(shown?.held && shown.editor === editor ? null : editor, pressed ?? true);
      else if (!shown?.held) show(visible ? editor : null, false);
    },
    destroyPopup: () => change({ shown: null }),
    showDialog: (by: EditorManager | null, editor: Commented) => open({ kind: 'comment', editor }, by),
    destroy: forget,
  };
  return { commentManager, hide: () => show(null, false) };
}
