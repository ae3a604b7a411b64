import { useRef } from 'react';
import AddImageIcon from '~icons/lucide/image-plus';
import { formatDate } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { addPicture } from './add-picture.ts';
import type { OpenPdf } from './open-pdf.ts';
import { drawStamp, STAMPS, type StampName } from './stamps.ts';

/** The day on this device, as a statement's days are written. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A picture of one's own, and stamps. */
export function PictureChoices({ pdf }: { readonly pdf: OpenPdf }) {
  const t = useTranslate();
  const tag = useTag();
  const field = useRef<HTMLInputElement>(null);
  const wordOf = (name: StampName): string => (name === 'date' ? formatDate(today(), tag) : t(`viewer.stamps.${name}`));
  const stamp = async (name: StampName): Promise<void> => {
    const word = wordOf(name);
    await addPicture(pdf, { ...(await drawStamp(name, word)), altText: word });
  };
  const failed = (error: unknown): void => console.error('The picture could not be added', error);
  return (
    <>
      <button type="button" className="button-quiet small" onClick={() => field.current?.click()}>
        <AddImageIcon className="size-4" aria-hidden="true" />
        {t('viewer.tools.addImage')}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/bmp,image/svg+xml"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) addPicture(pdf, { file, size: null, altText: null }).catch(failed);
        }}
      />
      <fieldset aria-label={t('viewer.stamps.label')} className="flex flex-wrap gap-1">
        {STAMPS.map((name) => (
          <button
            key={name}
            type="button"
            className="viewer-stamp"
            data-stamp={name}
            onClick={() => stamp(name).catch(failed)}
          >
            {wordOf(name)}
          </button>
        ))}
      </fieldset>
    </>
  );
}
