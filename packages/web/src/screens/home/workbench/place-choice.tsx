import { useTranslate } from '../../../i18n/translate.ts';
import { useOnline } from '../../../pwa/use-online.ts';
import { useKeeping } from '../../../session/keeping.ts';
import type { Place } from '../jobs.ts';

interface PlaceChoiceProps {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
  readonly disabled: boolean;
}

/** On this device or on the server, with what leaves the machine said beside each. */
export function PlaceChoice({ place, onChoose, disabled }: PlaceChoiceProps) {
  const t = useTranslate();
  const online = useOnline();
  const keeping = useKeeping();
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">{t('place.legend')}</legend>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {(['device', 'server'] as const).map((option) => (
          <label key={option} className="flex cursor-pointer gap-3 has-disabled:cursor-default">
            <input
              type="radio"
              name="place"
              value={option}
              checked={place === option}
              disabled={option === 'server' && !online}
              onChange={() => onChoose(option)}
              className="mt-1 size-4 flex-none accent-green"
            />
            <span>
              <span className="block font-semibold">{t(`place.${option}.name`)}</span>
              <span className="block text-sm text-ink-2">
                {option === 'server' && !online ? t('place.offline') : t(`place.${option}.detail`, keeping)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
