import type { Conversion } from '@tallyleaf/contract';
import {
  accepts,
  type ExporterInfo,
  type LayoutError,
  layoutFault,
  printLayout,
  type SettingValues,
  standardOf,
} from '@tallyleaf/exporters';
import { type FormEvent, useState } from 'react';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { TextField } from '../../ui/text-field.tsx';
import { deleteColumns, freshId, keepColumns, OWN_FORMAT, ownColumns } from '../export-memory.ts';
import { SettingField } from '../format-settings.tsx';
import { ColumnList } from './column-list.tsx';
import { draftOf, layoutOf } from './draft.ts';
import { FirstRows } from './first-rows.tsx';

interface ColumnsFormProps {
  /** The own columns that are changed, or the format itself: new ones. */
  readonly id: string;
  readonly format: ExporterInfo;
  /** Whose first rows are shown; none where nothing was converted here. */
  readonly sample: Conversion | undefined;
  readonly onDone: () => void;
}

/** In characters. */
const LONGEST_NAME = 40;

/** Columns of one's own: composed, seen at once in the first rows, kept under a name. */
export function ColumnsForm({ id, format, sample, onDone }: ColumnsFormProps) {
  const t = useTranslate();
  const own = useOwnColumns(id, format);
  const [asked, setAsked] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (own.nameFault || own.fault) return;
    keepColumns({ id: own.isNew ? freshId() : id, name: own.name.trim(), settings: own.values });
    onDone();
  };
  return (
    <form className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={onSubmit} noValidate>
      <TextField
        label={t('columns.name')}
        value={own.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={asked && own.nameFault ? t(`columns.${own.nameFault}`) : undefined}
        onChange={(event) => own.setName(event.target.value)}
      />
      <ColumnList draft={own.draft} faulty={own.fault?.column ?? null} onChange={own.setDraft} />
      {own.fault ? (
        <p role="alert" className="text-sm text-red">
          {t(`columns.faults.${own.fault.code}`)}
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {own.others.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={own.values[setting.id] ?? ''}
            onChange={(value) => own.set(setting.id, value)}
          />
        ))}
      </div>
      {sample && !own.fault ? <FirstRows conversion={sample} settings={own.values} /> : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {t('columns.keep')}
        </button>
        <button type="button" className="button-quiet" onClick={onDone}>
          {t('exporting.back')}
        </button>
        {own.isNew ? null : (
          <button
            type="button"
            className="button-text ml-auto"
            onClick={() => {
              deleteColumns(id);
              onDone();
            }}
          >
            {t('columns.delete')}
          </button>
        )}
      </div>
    </form>
  );
}

type Fault = Pick<LayoutError, 'column'> & { readonly code: Exclude<LayoutError['code'], 'unknown-column'> };

/** What is composed, and what is wrong with it. */
function useOwnColumns(id: string, format: ExporterInfo) {
  const tag = useTag();
  const before = ownColumns().find((columns) => columns.id === id);
  const [name, setName] = useState(before?.name ?? '');
  const [chosen, setChosen] = useState<SettingValues>(
    () => before?.settings ?? Object.fromEntries(format.settings.map((one) => [one.id, standardOf(one, tag)])),
  );
  const [draft, setDraft] = useState(() => draftOf(chosen.columns ?? ''));
  const layout = layoutOf(draft);
  const columns = printLayout(layout);
  const setting = format.settings.find((one) => one.id === 'columns');
  const found = layoutFault(layout) as Fault | null;
  // Long headings in many columns: their text is more than the setting takes.
  const tooLong = !found && setting && !accepts(setting, columns);
  const fault: Fault | null = tooLong ? { code: 'too-many-columns', column: null } : found;
  const others = ownColumns().filter((one) => one.id !== id);
  const taken = others.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const nameFault = name.trim() === '' ? ('nameMissing' as const) : taken ? ('nameTaken' as const) : null;
  return {
    isNew: id === OWN_FORMAT || !before,
    name,
    setName,
    nameFault,
    draft,
    setDraft,
    fault,
    values: { ...chosen, columns } as SettingValues,
    others: format.settings.filter((one) => one !== setting),
    set: (of: string, value: string) => setChosen({ ...chosen, [of]: value }),
  };
}
