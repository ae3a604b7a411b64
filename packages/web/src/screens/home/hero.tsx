import IconFileUp from '~icons/lucide/file-up';
import { useTranslate } from '../../i18n/translate.ts';
import { SamplePicture } from './sample/sample-picture.tsx';

interface HeroProps {
  readonly onChoose: () => void;
  readonly onSample: () => void;
}

/** Left one sentence and the drop zone, right the sample statement with its rows and the verdict under them. */
export function Hero({ onChoose, onSample }: HeroProps) {
  const t = useTranslate();
  return (
    <section className="page grid items-center gap-x-14 gap-y-12 pt-6 pb-16 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10 lg:pb-20">
      <div>
        <h1 className="text-2xl">{t('home.title')}</h1>
        <p className="mt-5 max-w-[38ch] text-lg text-ink-2">{t('home.lead')}</p>
        <div className="mt-8 rounded border border-dashed border-edge bg-surface p-6 text-center sm:p-8">
          <p className="text-ink-2">{t('drop.here')}</p>
          <button type="button" className="button mt-4 w-full sm:w-auto" onClick={onChoose}>
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
      </div>
      <SamplePicture />
    </section>
  );
}
