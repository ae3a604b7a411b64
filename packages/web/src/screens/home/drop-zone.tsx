import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import IconFileUp from '~icons/lucide/file-up';
import { CHOOSE_HASH } from '../../app/paths.ts';
import { useTranslate } from '../../i18n/translate.ts';

export interface DropZoneProps {
  readonly onChoose: () => void;
  readonly onSample: () => void;
}

/** Where files go in, or the sample. An address that ends with `#choose` puts the focus here (`/create` leads to it). */
export function DropZone({ onChoose, onSample }: DropZoneProps) {
  const t = useTranslate();
  const { hash } = useLocation();
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hash === CHOOSE_HASH) choose.current?.focus();
  }, [hash]);
  return (
    <>
      <div className="mt-8 rounded border border-dashed border-edge bg-surface p-6 text-center sm:p-8">
        <p className="text-ink-2">{t('drop.here')}</p>
        <button ref={choose} type="button" className="button mt-4 w-full sm:w-auto" onClick={onChoose}>
          <IconFileUp aria-hidden="true" />
          {t('drop.choose')}
        </button>
        <p className="mt-4 text-sm text-ink-2">{t('drop.kinds')}</p>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
        <span>{t('home.noFile')}</span>
        <button type="button" className="button-text" onClick={onSample}>
          {t('home.trySample')}
        </button>
      </p>
    </>
  );
}
