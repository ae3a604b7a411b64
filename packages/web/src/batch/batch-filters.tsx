import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { TextField } from '../ui/text-field.tsx';
import type { View } from './arrange.ts';

export interface BatchFiltersProps {
  readonly view: View;
  readonly onChange: (part: Partial<View>) => void;
  readonly period?: ((view: View, onChange: (part: Partial<View>) => void) => ReactNode) | undefined;
}

/** Rows are found by words, and by the days that their statements speak of. */
export function BatchFilters({ view, onChange, period }: BatchFiltersProps) {
  const t = useTranslate();
  return (
    <search className="mt-4 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_auto]">
      <div className="col-span-3 sm:col-span-1">
        <TextField
          label={t('batch.search')}
          type="search"
          autoComplete="off"
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      {(['from', 'until'] as const).map((side) => (
        <TextField
          key={side}
          label={t(`batch.${side}`)}
          type="date"
          value={view[side]}
          onChange={(event) => onChange({ [side]: event.target.value })}
        />
      ))}
      {period?.(view, onChange)}
    </search>
  );
}
