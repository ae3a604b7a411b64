import { useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export type Side = 'annotated' | 'original';

interface CopyChoiceProps {
  readonly side: Side;
  readonly onShow: (side: Side) => void;
  /** Lets go of what was annotated. */
  readonly onDrop: () => void;
}

/** Which copy of the document is shown, where something was annotated on it. */
export function CopyChoice({ side, onShow, onDrop }: CopyChoiceProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, no fields of a form */}
      <div role="group" aria-label={t('viewer.kept.label')} className="flex gap-2">
        {(['annotated', 'original'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button-quiet small aria-pressed:border-ink aria-pressed:bg-paper"
            aria-pressed={side === one}
            onClick={() => (side === one ? undefined : onShow(one))}
          >
            {t(`viewer.kept.${one}`)}
          </button>
        ))}
      </div>
      <button type="button" className="button-text text-sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('viewer.kept.drop')}
      </button>
      <p className="text-xs text-ink-2">{t('viewer.kept.note')}</p>
      {asking ? (
        <ConfirmDialog
          title={t('viewer.kept.ask')}
          close={t('toasts.close')}
          confirm={t('viewer.kept.drop')}
          keep={t('viewer.kept.keep')}
          busy={false}
          onConfirm={() => {
            setAsking(false);
            onDrop();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('viewer.kept.text')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
