import { Popover } from 'radix-ui';
import { useState } from 'react';
import CalendarIcon from '~icons/lucide/calendar-range';
import type { View } from '../../batch/arrange.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { TranslatedLabels } from '../../layouts/translated-labels.tsx';
import { CalendarRange, type DayRange } from '../../ui/calendar-range.tsx';

interface PeriodCalendarProps {
  readonly view: Pick<View, 'from' | 'until'>;
  readonly onChange: (part: Pick<View, 'from' | 'until'>) => void;
}

/** Both days of the filter in one calendar, beside the fields in which they can be typed. It closes with the second day. */
export function PeriodCalendar({ view: { from, until }, onChange }: PeriodCalendarProps) {
  const t = useTranslate();
  const tag = useTag();
  const [open, setOpen] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const choose = ({ start, end }: DayRange): void => {
    onChange({ from: start, until: end ?? '' });
    if (end !== null) setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-button self-end" aria-label={t('history.calendar')}>
        <CalendarIcon className="size-5" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('history.calendar')}
          className="z-30 w-80 max-w-[calc(100vw-1rem)] rounded border border-rule bg-surface p-3 shadow-float"
        >
          <TranslatedLabels>
            <CalendarRange
              label={t('batch.columns.period')}
              value={from === '' ? null : { start: from, end: until === '' ? null : until }}
              onChange={choose}
              today={until === '' ? today : until}
              tag={tag}
            />
          </TranslatedLabels>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
