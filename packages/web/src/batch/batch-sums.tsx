import IconCheck from '~icons/lucide/check';
import IconAlert from '~icons/lucide/circle-alert';
import IconEye from '~icons/lucide/eye';
import IconLoader from '~icons/lucide/loader';
import { useTranslate } from '../i18n/translate.ts';
import { GROUPS, type Group } from './rows.ts';

const MARKS = { needs: IconAlert, 'under-way': IconLoader, looked: IconEye, verified: IconCheck } as const;
const INK = { needs: 'text-doubt', 'under-way': 'text-ink-2', looked: 'text-ink-2', verified: 'text-green' } as const;

interface BatchSumsProps {
  readonly counts: Readonly<Record<Group, number>>;
  /** The one group that is shown; null: all. */
  readonly group: Group | null;
  readonly onGroup: (group: Group | null) => void;
}

/** How many need a person, and how many add up; a press shows only those. */
export function BatchSums({ counts, group, onGroup }: BatchSumsProps) {
  const t = useTranslate();
  const all = GROUPS.reduce((sum, one) => sum + counts[one], 0);
  // What needs nobody is told, too; of the others, those that there are.
  const told = GROUPS.filter((one) => counts[one] > 0 || one === 'verified' || one === group);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('batch.sums.label')}</legend>
      <Sum on={group === null} onPress={() => onGroup(null)}>
        {t('batch.sums.all', { count: all })}
      </Sum>
      {told.map((one) => {
        const Mark = MARKS[one];
        return (
          <Sum key={one} on={group === one} onPress={() => onGroup(group === one ? null : one)}>
            <Mark className={`size-4 flex-none ${INK[one]}`} aria-hidden="true" />
            {t(`batch.sums.${one}`, { count: counts[one] })}
          </Sum>
        );
      })}
    </fieldset>
  );
}

interface SumProps {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Sum({ on, onPress, children }: SumProps) {
  return (
    <button type="button" className="batch-sum" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}
