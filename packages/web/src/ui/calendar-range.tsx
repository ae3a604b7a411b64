import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import MonthBackIcon from '~icons/lucide/chevron-left';
import MonthOnIcon from '~icons/lucide/chevron-right';
import YearBackIcon from '~icons/lucide/chevrons-left';
import YearOnIcon from '~icons/lucide/chevrons-right';
import { addMonths, dayByKey, dayName, monthName, weekdayNames, weeksOf } from './calendar-days.ts';
import { useLabels } from './labels.tsx';

/** Two days as `2025-03-31`; the second is missing while it is being chosen. */
export interface DayRange {
  readonly start: string;
  readonly end: string | null;
}

interface CalendarRangeProps {
  readonly label: string;
  readonly value: DayRange | null;
  readonly onChange: (range: DayRange) => void;
  /** The day that is shown first, where none is chosen. */
  readonly today: string;
  /** The reader's language tag: names of days and months, and where a week begins. */
  readonly tag: string;
}

/** What a press on a day makes of a range: the first is its one end, the second its other. */
export function rangeAfter(range: DayRange | null, day: string): DayRange {
  if (!range || range.end !== null) return { start: day, end: null };
  return day < range.start ? { start: day, end: range.start } : { start: range.start, end: day };
}

const isWithin = (range: DayRange | null, day: string): boolean =>
  range !== null && day >= range.start && day <= (range.end ?? range.start);

/** A month in which the first and the last day of a period are chosen, by presses or by keys (specification, section 9). */
export function CalendarRange({ label, value, onChange, today, tag }: CalendarRangeProps) {
  const labels = useLabels();
  const id = useId();
  const [at, setAt] = useState(value?.start ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  // The focus follows the keys into the day, which another month may have brought.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    moved.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, event.shiftKey, at, tag);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
  };
  const turn = (months: number) => () => setAt(addMonths(at, months));
  return (
    <fieldset className="w-full max-w-80">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex items-center justify-between">
        <Turn name={labels.previousYear} onTurn={turn(-12)} icon={<YearBackIcon aria-hidden="true" />} />
        <Turn name={labels.previousMonth} onTurn={turn(-1)} icon={<MonthBackIcon aria-hidden="true" />} />
        <p id={id} aria-live="polite" className="flex-1 text-center font-semibold">
          {monthName(at, tag)}
        </p>
        <Turn name={labels.nextMonth} onTurn={turn(1)} icon={<MonthOnIcon aria-hidden="true" />} />
        <Turn name={labels.nextYear} onTurn={turn(12)} icon={<YearOnIcon aria-hidden="true" />} />
      </div>
      <table ref={grid} aria-labelledby={id} className="mt-1 w-full table-fixed text-sm" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(tag).map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long} className="py-1 text-xs font-normal text-ink-2">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at, tag).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week's empty places differ by nothing else
                  <td key={index} />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    tag={tag}
                    chosen={isWithin(value, day)}
                    edge={day === value?.start || day === value?.end}
                    reached={day === at}
                    onChoose={() => {
                      setAt(day);
                      onChange(rangeAfter(value, day));
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

interface DayProps {
  readonly day: string;
  readonly tag: string;
  readonly chosen: boolean;
  /** The first or the last of the period. */
  readonly edge: boolean;
  /** The one day that Tab reaches; arrows lead on from there. */
  readonly reached: boolean;
  readonly onChoose: () => void;
}

function Day({ day, tag, chosen, edge, reached, onChoose }: DayProps) {
  return (
    <td className={chosen ? 'bg-green-wash' : undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={reached ? 0 : -1}
        aria-label={dayName(day, tag)}
        aria-pressed={chosen}
        className={`h-10 w-full cursor-pointer rounded ${edge ? 'bg-green font-semibold text-surface' : 'hover:bg-rule'}`}
        onClick={onChoose}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function Turn({
  name,
  onTurn,
  icon,
}: {
  readonly name: string;
  readonly onTurn: () => void;
  readonly icon: ReactNode;
}) {
  return (
    <button type="button" className="icon-button" aria-label={name} onClick={onTurn}>
      {icon}
    </button>
  );
}
