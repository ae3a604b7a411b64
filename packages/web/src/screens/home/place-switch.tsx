import { useTranslate } from '../../i18n/translate.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { useKeeping } from '../../session/keeping.ts';
import type { Place } from './jobs.ts';

interface PlaceSwitchProps {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
}

/** Where files are converted, with what leaves the machine; and, quietly, the other place. */
export function PlaceSwitch({ place, onChoose }: PlaceSwitchProps) {
  const t = useTranslate();
  const online = useOnline();
  const keeping = useKeeping();
  const other = place === 'device' ? 'server' : 'device';
  return (
    <p className="text-sm text-ink-2">
      <span role="status">{t(`place.${place}.detail`, keeping)}</span>{' '}
      {online ? (
        <button type="button" className="button-text text-sm" onClick={() => onChoose(other)}>
          {t(`place.${other}.instead`)}
        </button>
      ) : null}
    </p>
  );
}
