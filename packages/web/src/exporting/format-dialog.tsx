import type { Conversion } from '@tallyleaf/contract';
import { type ExporterInfo, exporters, type NotWritten } from '@tallyleaf/exporters';
import { useEffect, useState } from 'react';
import IconSettings from '~icons/lucide/sliders-horizontal';
import { Texts } from '../i18n/texts.tsx';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { whyNot } from './can-hold.ts';
import { type Choice, choiceName, findChoice, unsettled } from './choice.ts';
import { ColumnsForm } from './columns/columns-form.tsx';
import { DatesNote } from './dates-note.tsx';
import { OWN_FORMAT, ownColumns } from './export-memory.ts';
import { FormatSettings } from './format-settings.tsx';
import { refusalText } from './notes.ts';
import { ProgramList } from './program-list.tsx';
import { programsCalled } from './programs.ts';
import { recommendedFormats } from './recommended.ts';

interface FormatDialogProps {
  /** What is taken out; a format that can hold none of it cannot be chosen. */
  readonly conversions: readonly Conversion[];
  /** A format that was chosen already, and must be asked about before it is taken. */
  readonly asked?: string | null;
  readonly onTake: (id: string) => void;
  readonly onClose: () => void;
}

/** Every format in groups, found by typing, each with its settings; one that cannot hold the statement says why. */
export function FormatDialog(props: FormatDialogProps) {
  return (
    <Texts of={['common', 'result', 'exporting']}>
      <Shown {...props} />
    </Texts>
  );
}

function Shown({ conversions, asked = null, onTake, onClose }: FormatDialogProps) {
  const t = useTranslate();
  const tag = useTag();
  const [typed, setTyped] = useState('');
  const [setting, setSetting] = useState<Choice | null>(() => (asked ? unsettled(asked, tag, conversions) : null));
  if (!setting) {
    const take = (id: string): void => {
      const open = unsettled(id, tag, conversions);
      if (open) setSetting(open);
      else onTake(id);
    };
    return <FormatList {...{ conversions, typed, onType: setTyped, onTake: take, onSettings: setSetting, onClose }} />;
  }
  const done = (): void => setSetting(null);
  const title = t('exporting.settingsOf', { format: choiceName(t, setting.id) });
  const composed = setting.format.id === OWN_FORMAT;
  return (
    <Dialog key="settings" title={title} close={t('toasts.close')} onClose={onClose} wide={composed}>
      {composed ? (
        <ColumnsForm id={setting.id} format={setting.format} sample={conversions[0]} onDone={done} />
      ) : (
        <FormatSettings
          format={setting.format}
          conversions={conversions}
          onDone={done}
          onKept={setting.id === asked ? () => onTake(setting.id) : done}
        />
      )}
    </Dialog>
  );
}

interface FormatListProps extends Omit<FormatDialogProps, 'asked'> {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSettings: (of: Choice) => void;
}

function FormatList({ conversions, typed, onType, onTake, onSettings, onClose }: FormatListProps) {
  const t = useTranslate();
  const refusals = useRefusals(conversions);
  const groups = useGroups(typed, conversions[0]?.statements[0]?.account.currency);
  const named = programsCalled(typed, useTag()).length > 0;
  return (
    <Dialog key="formats" title={t('downloads.more')} close={t('toasts.close')} onClose={onClose}>
      <div className="mt-4">
        <TextField
          label={t('exporting.find')}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {groups.length === 0 && !named ? t('exporting.nothing') : null}
      </p>
      <ProgramList typed={typed} refusals={refusals} onTake={onTake} />
      {groups.map(({ key, choices }) => (
        <section key={key} className="mt-5" aria-labelledby={`formats-${key}`}>
          <h3 id={`formats-${key}`} className="text-sm font-semibold text-ink-2">
            {t(`exporting.groups.${key}`)}
          </h3>
          <ul className="mt-1 divide-y divide-rule border-y border-rule">
            {choices.map((choice) => (
              <FormatRow
                key={choice.id}
                choice={choice}
                conversions={conversions}
                refusal={refusals.get(choice.id)}
                onTake={() => onTake(choice.id)}
                onSettings={() => onSettings(choice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface FormatRowProps {
  readonly choice: Choice;
  readonly conversions: readonly Conversion[];
  readonly refusal: NotWritten | undefined;
  readonly onTake: () => void;
  readonly onSettings: () => void;
}

function FormatRow({ choice, conversions, refusal, onTake, onSettings }: FormatRowProps) {
  const { id, format } = choice;
  const t = useTranslate();
  const name = choiceName(t, id);
  return (
    <li className="flex items-start gap-2 py-1">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="flex min-h-10 w-full items-center justify-between gap-3 rounded px-2 text-left hover:bg-green-wash disabled:text-ink-2 disabled:hover:bg-transparent"
          disabled={refusal !== undefined}
          onClick={onTake}
        >
          <span className="min-w-0 break-words">{name}</span>
        </button>
        {refusal ? (
          <p className="px-2 pb-1 text-xs text-ink-2">{refusalText(t, refusal.code, refusal.message)}</p>
        ) : (
          <DatesNote choice={choice} conversions={conversions} />
        )}
      </div>
      {format.settings.length > 0 && id !== OWN_FORMAT ? (
        <button
          type="button"
          className="icon-button flex-none"
          aria-label={t('exporting.settingsOf', { format: name })}
          onClick={onSettings}
        >
          <IconSettings className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );
}

type GroupKey = 'recommended' | ExporterInfo['group'];

/** The formats in groups, the recommended ones first; of what is typed, those whose name, ending or programs have it. */
function useGroups(
  typed: string,
  currency: string | undefined,
): readonly { key: GroupKey; choices: readonly Choice[] }[] {
  const t = useTranslate();
  const tag = useTag();
  const first = recommendedFormats(tag, currency);
  const wanted = typed.trim().toLowerCase();
  const found = allIds().flatMap((id) => {
    const choice = findChoice(id, tag);
    if (!choice) return [];
    const { label, extension, neededBy } = choice.format;
    const words = [choiceName(t, id), label, id, extension, neededBy];
    return words.some((text) => text.toLowerCase().includes(wanted)) ? [choice] : [];
  });
  const recommended = first.flatMap((id) => found.filter((choice) => choice.id === id));
  const others = found.filter(({ id }) => !first.includes(id));
  const keys = [...new Set(others.map(({ format }) => format.group))];
  return [
    { key: 'recommended' as const, choices: recommended },
    ...keys.map((key) => ({ key, choices: others.filter(({ format }) => format.group === key) })),
  ].filter(({ choices }) => choices.length > 0);
}

const allIds = (): readonly string[] => [...exporters, ...ownColumns()].map(({ id }) => id);

/** Which formats cannot hold the conversions, found one after the other so that the page stays quick. */
function useRefusals(conversions: readonly Conversion[]): ReadonlyMap<string, NotWritten> {
  const tag = useTag();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, NotWritten>>(new Map());
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const found = new Map<string, NotWritten>();
      for (const id of allIds()) {
        const reason = await whyNot(conversions, id, tag);
        if (!current) return;
        if (reason) found.set(id, reason);
      }
      setRefusals(found);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [conversions, tag]);
  return refusals;
}
