import type { Conversion } from '@tallyleaf/contract';
import {
  accepts,
  type ExporterInfo,
  orderedDate,
  type Setting,
  type SettingValues,
  standardOf,
} from '@tallyleaf/exporters';
import { type FormEvent, useState } from 'react';
import { type Translate, useTag, useTranslate } from '../i18n/translate.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ACCOUNT_IDS, AccountIds, answered } from './account-ids.tsx';
import { readerOf, validSettings } from './choice.ts';
import { exampleDay } from './dates-note.tsx';
import { rememberSettings } from './export-memory.ts';

interface FormatSettingsProps {
  readonly format: ExporterInfo;
  /** What is to be saved: dates are shown by one of its days. */
  readonly conversions: readonly Conversion[];
  /** Nothing was chosen. */
  readonly onDone: () => void;
  readonly onKept: () => void;
}

/** What a format lets one choose, from its own list; kept in this browser for the next time. */
export function FormatSettings({ format, conversions, onDone, onKept }: FormatSettingsProps) {
  const t = useTranslate();
  const tag = useTag();
  const reader = readerOf(tag, conversions);
  const [values, setValues] = useState<SettingValues>(() => ({
    ...Object.fromEntries(format.settings.map((setting) => [setting.id, standardOf(setting, reader)])),
    ...validSettings(format, tag),
    ...answered(format, validSettings(format, tag), conversions),
  }));
  const wrong = format.settings.filter((setting) => !accepts(setting, values[setting.id] ?? ''));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (wrong.length > 0) return;
    // What is the standard is not kept: where the standard of a country changes, it follows. An order of dates is kept
    // once it was looked at: the next file's account must not turn it.
    const chosen = format.settings.filter(
      (setting) => isDateOrder(setting) || values[setting.id] !== standardOf(setting, reader),
    );
    rememberSettings(format.id, Object.fromEntries(chosen.map(({ id }) => [id, values[id] ?? ''])));
    onKept();
  };
  return (
    <form className="mt-5 grid gap-4" onSubmit={onSubmit}>
      {format.settings.map((setting) =>
        setting.id === ACCOUNT_IDS ? (
          <AccountIds
            key={setting.id}
            value={values[setting.id] ?? ''}
            conversions={conversions}
            onChange={(value) => setValues({ ...values, [setting.id]: value })}
          />
        ) : (
          <SettingField
            key={setting.id}
            setting={setting}
            value={values[setting.id] ?? ''}
            day={exampleDay(conversions)}
            onChange={(value) => setValues({ ...values, [setting.id]: value })}
          />
        ),
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={wrong.length > 0}>
          {t('exporting.keep')}
        </button>
        <button type="button" className="button-quiet" onClick={onDone}>
          {t('exporting.back')}
        </button>
      </div>
    </form>
  );
}

const isDateOrder = (setting: Setting): boolean => setting.kind === 'choice' && setting.standardBy === 'date-order';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly value: string;
  /** A day that shows how dates are written, ISO. */
  readonly day?: string;
  readonly onChange: (value: string) => void;
}

/** A setting as a field, in the reader's language. */
export function SettingField({ setting, value, day = '2025-12-31', onChange }: SettingFieldProps) {
  const t = useTranslate();
  const tag = useTag();
  const label = t(`settings.${setting.id}` as 'settings.dates');
  if (setting.kind === 'choice') {
    const choices = setting.choices.map((choice) => ({
      value: choice.value,
      label: choiceText(t, tag, setting.id, choice, day),
    }));
    return (
      <ChoiceField label={label} choices={choices} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <TextField
      label={label}
      value={value}
      maxLength={setting.maxLength}
      autoComplete="off"
      error={accepts(setting, value) ? undefined : t('exporting.wrong')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A choice in the reader's language; figures, dates and what a newer build brings speak for themselves. */
function choiceText(
  t: Translate,
  tag: string,
  id: string,
  choice: { readonly value: string; readonly label: string },
  day: string,
): string {
  const { value, label } = choice;
  const key = `settingChoices.${id}.${value}` as 'settingChoices.decimal.point';
  if (t.has(key)) return t(key);
  if (id === 'dates') return orderedDate(day, value);
  if (id !== 'fiscal-year-start') return label;
  const first = new Date(`2025-${value}T00:00:00Z`);
  return new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(first);
}
