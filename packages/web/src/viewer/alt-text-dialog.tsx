import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Described } from './editing.ts';

interface AltTextDialogProps {
  readonly editor: Described;
  readonly onClose: () => void;
}

/** Asks what an image shows, for those who do not see it; or that it shows nothing that matters. */
export function AltTextDialog({ editor, onClose }: AltTextDialogProps) {
  const t = useTranslate();
  const id = useId();
  const before = editor.altTextData;
  const [text, setText] = useState(before?.altText ?? '');
  const [decorative, setDecorative] = useState(before?.decorative ?? false);
  const close = (): void => {
    onClose();
    editor.altTextFinish();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    editor.altTextData = { altText: decorative ? '' : text.trim(), decorative };
    close();
  };
  return (
    <Dialog title={t('viewer.alt.title')} close={t('viewer.cancel')} onClose={close}>
      <form onSubmit={save} className="mt-4 grid gap-4">
        <div>
          <label htmlFor={id} className="block text-sm font-semibold">
            {t('viewer.alt.description')}
          </label>
          <textarea
            id={id}
            rows={3}
            value={text}
            disabled={decorative}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
            className="field mt-1 w-full disabled:text-ink-2"
          />
          <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
            {t('viewer.alt.hint')}
          </p>
        </div>
        <label className="flex min-h-10 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
            className="size-4 accent-green"
          />
          {t('viewer.alt.isDecorative')}
        </label>
        <button type="submit" className="button justify-self-start" disabled={!decorative && text.trim() === ''}>
          {t('viewer.save')}
        </button>
      </form>
    </Dialog>
  );
}
