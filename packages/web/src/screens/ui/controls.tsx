import { useState } from 'react';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { CalendarRange, type DayRange } from '../../ui/calendar-range.tsx';
import { type Choice, ChoiceField } from '../../ui/choice-field.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

const FORMATS: readonly Choice[] = ['CSV', 'XLSX', 'JSON'].map((name) => ({ value: name.toLowerCase(), label: name }));

export function Buttons() {
  const t = useTranslate();
  return (
    <>
      <button type="button" className="button">
        {t('ui.demo.save')}
      </button>
      <button type="button" className="button" disabled>
        {t('ui.demo.disabled')}
      </button>
      <button type="button" className="button-quiet">
        {t('ui.demo.open')}
      </button>
      <button type="button" className="button-quiet small">
        {t('ui.demo.open')}
      </button>
      <button type="button" className="button-danger">
        {t('ui.demo.delete')}
      </button>
      <button type="button" className="button-text">
        {t('ui.demo.open')}
      </button>
    </>
  );
}

export function Fields() {
  const t = useTranslate();
  return (
    <>
      <TextField label={t('ui.demo.account')} hint={t('ui.demo.accountHint')} />
      <TextField label={t('ui.demo.account')} error={t('ui.demo.accountError')} />
      <TextField label={t('ui.demo.account')} disabled defaultValue="4021" />
      <ChoiceField label={t('ui.demo.format')} choices={FORMATS} />
    </>
  );
}

export function Selects() {
  const t = useTranslate();
  const [format, setFormat] = useState<string>();
  const [category, setCategory] = useState<string | null>('rent');
  const [created, setCreated] = useState<readonly Choice[]>([]);
  const own = (['groceries', 'rent', 'salary'] as const).map((value) => ({ value, label: t(`ui.demo.${value}`) }));
  const create = (label: string): void => {
    setCreated([...created, { value: label, label }]);
    setCategory(label);
  };
  return (
    <>
      <div className="w-56">
        <Select
          label={t('ui.demo.format')}
          choices={FORMATS}
          value={format}
          onChange={setFormat}
          placeholder={t('ui.demo.notChosen')}
        />
      </div>
      <div className="w-56">
        <Select label={t('ui.demo.statements')} choices={[]} value={undefined} onChange={() => {}} />
      </div>
      <div className="w-56">
        <Combobox
          label={t('ui.demo.category')}
          choices={[...own, ...created]}
          value={category}
          onChange={setCategory}
          onCreate={create}
        />
      </div>
      <div className="w-56">
        <Combobox label={t('ui.demo.statements')} choices={own} value={null} onChange={() => {}} />
      </div>
    </>
  );
}

export function Numbers() {
  const t = useTranslate();
  const [pages, setPages] = useState(12);
  return <NumberField label={t('ui.demo.pages')} value={pages} onChange={setPages} min={1} max={20} />;
}

export function CalendarRanges() {
  const t = useTranslate();
  const [range, setRange] = useState<DayRange | null>({ start: '2025-03-03', end: '2025-03-14' });
  return (
    <CalendarRange label={t('ui.demo.period')} value={range} onChange={setRange} today="2025-03-03" tag={useTag()} />
  );
}
