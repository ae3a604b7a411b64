import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import IconCamera from '~icons/lucide/camera';
import IconFileUp from '~icons/lucide/file-up';
import { CHOOSE_HASH } from '../../app/paths.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { choosePlace, usePlace } from './place.ts';
import { PlaceSwitch } from './place-switch.tsx';

export interface DropZoneProps {
  /** Of the fields by which files are chosen. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  readonly onSample: () => void;
}

/** The field lies over its words, unseen: the browser itself opens the dialog, before any script is there, too. */
const OVER = 'absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer';
const FACE =
  'relative mt-4 w-full overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green sm:w-auto';

/** Where files go in, or the sample. An address that ends with `#choose` puts the focus here (`/create` leads to it). */
export function DropZone({ inputProps, onSample }: DropZoneProps) {
  const t = useTranslate();
  const place = usePlace();
  const { hash } = useLocation();
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === CHOOSE_HASH) zone.current?.querySelector('input')?.focus();
  }, [hash]);
  return (
    <>
      <div ref={zone} className="mt-8 rounded border border-dashed border-edge bg-surface p-6 text-center sm:p-8">
        <p className="text-ink-2 max-sm:hidden">{t('drop.here')}</p>
        <label className={`button ${FACE} max-sm:mt-0`}>
          <IconFileUp aria-hidden="true" />
          <span className="sm:hidden">{t('drop.choosePdf')}</span>
          <span className="max-sm:hidden">{t('drop.choose')}</span>
          <input {...inputProps} className={OVER} title="" />
        </label>
        <label className={`button-quiet sm:hidden ${FACE}`}>
          <IconCamera aria-hidden="true" />
          {t('drop.photo')}
          <input {...inputProps} accept="image/*" capture="environment" className={OVER} title="" />
        </label>
        <div className="mt-4">
          <PlaceSwitch place={place} onChoose={choosePlace} />
        </div>
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
