import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Commented, textOf } from './editing.ts';

interface CommentDialogProps {
  readonly editor: Commented;
  readonly onClose: () => void;
}

/** Writes a comment on an annotation, or changes it. */
export function CommentDialog({ editor, onClose }: CommentDialogProps) {
  const t = useTranslate();
  const id = useId();
  const before = textOf(editor);
  const [text, setText] = useState(before);
  const close = (): void => {
    onClose();
    editor.focusCommentButton?.();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== before) editor.comment = text.trim();
    close();
  };
  return (
    <Dialog title={t(before ? 'viewer.comment.edit' : 'viewer.comment.add')} close={t('viewer.cancel')} onClose={close}>
      <form onSubmit={save} className="mt-4 grid gap-4">
        <div>
          <label htmlFor={id} className="block text-sm font-semibold">
            {t('viewer.comment.text')}
          </label>
          <textarea
            id={id}
            rows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="field mt-1 w-full"
          />
        </div>
        <button type="submit" className="button justify-self-start" disabled={text.trim() === ''}>
          {t('viewer.save')}
        </button>
      </form>
    </Dialog>
  );
}
