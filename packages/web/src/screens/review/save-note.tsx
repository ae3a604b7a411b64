import IconSaved from '~icons/lucide/check';
import IconUnsaved from '~icons/lucide/cloud-off';
import IconSaving from '~icons/lucide/loader';
import { useTranslate } from '../../i18n/translate.ts';
import type { SaveState } from './autosave.ts';

interface SaveNoteProps {
  readonly state: SaveState;
  readonly onAgain: () => void;
  readonly onOverwrite: () => void;
  /** Takes what another window has saved, in place of what was corrected here. */
  readonly onTakeOther: () => void;
}

/** Whether what was corrected is kept, and what to do where it is not. */
export function SaveNote({ state, onAgain, onOverwrite, onTakeOther }: SaveNoteProps) {
  const t = useTranslate();
  const good = state === 'saved' || state === 'saving';
  const Icon = state === 'saved' ? IconSaved : state === 'saving' ? IconSaving : IconUnsaved;
  return (
    <div className={`flex flex-none items-center gap-x-3 text-sm ${good ? 'text-ink-2' : 'text-doubt'}`}>
      <p role="status" className="flex items-center gap-1.5">
        <Icon className="size-4 flex-none" aria-hidden="true" />
        <span className={good ? 'max-md:sr-only' : ''}>{t(`review.save.${state}`)}</span>
      </p>
      {state === 'unsaved' ? (
        <button type="button" className="button-text text-sm" onClick={onAgain}>
          {t('review.again')}
        </button>
      ) : null}
      {state === 'elsewhere' ? (
        <>
          <button type="button" className="button-text text-sm" onClick={onTakeOther}>
            {t('review.save.takeOther')}
          </button>
          <button type="button" className="button-text text-sm" onClick={onOverwrite}>
            {t('review.save.keepMine')}
          </button>
        </>
      ) : null}
    </div>
  );
}
