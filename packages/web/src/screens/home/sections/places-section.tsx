import { useSyncExternalStore } from 'react';
import { KEPT_DAYS, keepsAlways } from '../../../documents/always-keep.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { useKeeping } from '../../../session/keeping.ts';

const never = (): (() => void) => () => {};

/** Where it runs, and what leaves the machine. */
export function PlacesSection() {
  const t = useTranslate();
  const keeping = useKeeping();
  // What is said of keeping is to be true of whoever reads it.
  const always = useSyncExternalStore(never, keepsAlways, () => false);
  return (
    <section className="section" aria-labelledby="places">
      <div className="page">
        <h2 id="places" className="text-xl">
          {t('places.title')}
        </h2>
        <div className="mt-8 grid md:grid-cols-2">
          {(['device', 'server'] as const).map((place) => (
            <div
              key={place}
              className="border-rule py-6 first:pt-0 not-first:border-t md:py-0 md:pr-14 md:not-first:border-t-0 md:not-first:border-l md:not-first:pr-0 md:not-first:pl-14"
            >
              <h3 className="text-lg font-semibold">{t(`place.${place}.name`)}</h3>
              <p className="mt-3">{t(`places.${place}.what`)}</p>
              <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-rule pt-4">
                {(['leaves', 'kept', 'network'] as const).map((fact) => (
                  <div key={fact} className="contents">
                    <dt className="text-ink-2">{t(`places.${fact}`)}</dt>
                    <dd>
                      {always && place === 'device' && fact === 'kept'
                        ? t('places.device.keptAlways', { days: KEPT_DAYS })
                        : t(`places.${place}.${fact}`, keeping)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
