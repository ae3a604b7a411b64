import type { Conversion } from '@tallyleaf/contract';
import { orderedDate, standardOf } from '@tallyleaf/exporters';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { type Choice, readerOf } from './choice.ts';

/** A day of the file that shows how dates are written: one after the 12th, which no month can be taken for, if there is one. */
export function exampleDay(conversions: readonly Conversion[]): string {
  const days = conversions.flatMap(({ statements }) =>
    statements.flatMap(({ transactions }) => transactions.map(({ date }) => date)),
  );
  return days.find((day) => Number(day.slice(8)) > 12) ?? days[0] ?? '2025-12-31';
}

interface DatesNoteProps {
  readonly choice: Choice;
  readonly conversions: readonly Conversion[];
}

/** How a format whose program has an order of dates writes them, by a day of the file, before it is saved. */
export function DatesNote({ choice: { format, settings }, conversions }: DatesNoteProps) {
  const t = useTranslate();
  const tag = useTag();
  const dates = format.settings.find((setting) => setting.kind === 'choice' && setting.standardBy === 'date-order');
  if (!dates) return null;
  const order = settings[dates.id] ?? standardOf(dates, readerOf(tag, conversions));
  const example = orderedDate(exampleDay(conversions), order);
  return <p className="px-2 pb-1 text-xs text-ink-2">{t('exporting.datesAs', { example })}</p>;
}
