import type { Conversion } from '@tallyleaf/contract';
import { type ExporterInfo, exporters, type NotWritten } from '@tallyleaf/exporters';
import { useEffect, useState } from 'react';
import IconSettings from '~icons/lucide/sliders-horizontal';
import { Texts } from '../i18n/texts.tsx';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { whyNot } from './can-hold.ts';
import { formatName } from './format-name.ts';
import { FormatSettings } from './format-settings.tsx';
import { refusalText } from './notes.ts';
import { recommendedFormats } from './recommended.ts';

interface FormatDialogProps {
  readonly conversion: Conversion;
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

function Shown({ conversion, onTake, onClose }: FormatDialogProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [setting, setSetting] = useState<ExporterInfo | null>(null);
  const refusals = useRefusals(conversion, setting);
  const groups = useGroups(typed);
  if (setting) {
    const title = t('exporting.settingsOf', { format: formatName(t, setting.id, setting.label) });
    return (
      <Dialog key="settings" title={title} close={t('toasts.close')} onClose={onClose}>
        <FormatSettings format={setting} onDone={() => setSetting(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog key="formats" title={t('downloads.more')} close={t('toasts.close')} onClose={onClose}>
      <div className="mt-4">
        <TextField
          label={t('exporting.find')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {groups.length === 0 ? t('exporting.nothing') : null}
      </p>
      {groups.map(({ key, formats }) => (
        <section key={key} className="mt-5" aria-labelledby={`formats-${key}`}>
          <h3 id={`formats-${key}`} className="text-sm font-semibold text-ink-2">
            {t(`exporting.groups.${key}`)}
          </h3>
          <ul className="mt-1 divide-y divide-rule border-y border-rule">
            {formats.map((format) => (
              <FormatRow
                key={format.id}
                format={format}
                refusal={refusals.get(format.id)}
                onTake={() => onTake(format.id)}
                onSettings={() => setSetting(format)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface FormatRowProps {
  readonly format: ExporterInfo;
  readonly refusal: NotWritten | undefined;
  readonly onTake: () => void;
  readonly onSettings: () => void;
}

function FormatRow({ format, refusal, onTake, onSettings }: FormatRowProps) {
  const t = useTranslate();
  const name = formatName(t, format.id, format.label);
  return (
    <li className="flex items-start gap-2 py-1">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="flex min-h-10 w-full items-center justify-between gap-3 rounded px-2 text-left hover:bg-green-wash disabled:text-ink-2 disabled:hover:bg-transparent"
          disabled={refusal !== undefined}
          onClick={onTake}
        >
          <span className="min-w-0">{name}</span>
          <span className="flex-none text-xs text-ink-2">.{format.extension}</span>
        </button>
        {refusal ? (
          <p className="px-2 pb-1 text-xs text-ink-2">{refusalText(t, refusal.code, refusal.message)}</p>
        ) : null}
      </div>
      {format.settings.length > 0 ? (
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
function useGroups(typed: string): readonly { key: GroupKey; formats: readonly ExporterInfo[] }[] {
  const t = useTranslate();
  const first = recommendedFormats(useTag());
  const wanted = typed.trim().toLowerCase();
  const found = exporters.filter(({ id, label, extension, neededBy }) =>
    [formatName(t, id, label), label, id, extension, neededBy].some((text) => text.toLowerCase().includes(wanted)),
  );
  const recommended = first.flatMap((id) => found.filter((format) => format.id === id));
  const others = found.filter(({ id }) => !first.includes(id));
  const keys = [...new Set(others.map(({ group }) => group))];
  return [
    { key: 'recommended' as const, formats: recommended },
    ...keys.map((key) => ({ key, formats: others.filter(({ group }) => group === key) })),
  ].filter(({ formats }) => formats.length > 0);
}

/** Which formats cannot hold the conversion, found one after the other so that the page stays quick. */
function useRefusals(conversion: Conversion, setting: ExporterInfo | null): ReadonlyMap<string, NotWritten> {
  const tag = useTag();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, NotWritten>>(new Map());
  useEffect(() => {
    // What is set may be what was missing: all are asked again after a look at the settings.
    if (setting) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const found = new Map<string, NotWritten>();
      for (const { id } of exporters) {
        const reason = await whyNot(conversion, id, tag);
        if (!current) return;
        if (reason) found.set(id, reason);
      }
      setRefusals(found);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [conversion, tag, setting]);
  return refusals;
}
