import type { Conversion } from '@tallyleaf/contract';
import { loadExporter, type SettingValues } from '@tallyleaf/exporters';
import { useEffect, useState } from 'react';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { OWN_FORMAT } from '../export-memory.ts';

interface FirstRowsProps {
  readonly conversion: Conversion;
  readonly settings: SettingValues;
}

/** So many rows show what columns, dates, figures and signs will be. */
const ROWS = 3;

/** How the file will begin, written by the format itself. */
export function FirstRows({ conversion, settings }: FirstRowsProps) {
  const t = useTranslate();
  const text = useFirstRows(conversion, settings);
  return (
    <section aria-label={t('columns.preview')}>
      <h3 className="text-sm font-semibold">{t('columns.preview')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls long lines by the arrow keys */}
      <pre tabIndex={0} className="mt-1 overflow-x-auto rounded bg-surface p-3 text-xs leading-5 ring-1 ring-rule">
        {text}
      </pre>
    </section>
  );
}

function useFirstRows(conversion: Conversion, settings: SettingValues): string {
  const tag = useTag();
  const [text, setText] = useState('');
  const asked = JSON.stringify(settings);
  useEffect(() => {
    let current = true;
    const write = async (): Promise<void> => {
      const exporter = await loadExporter(OWN_FORMAT);
      const chosen = JSON.parse(asked) as SettingValues;
      const { files } = await exporter.write(beginningOf(conversion), { locale: tag, settings: chosen });
      const decoder = new TextDecoder(chosen.encoding?.replace('-bom', ''));
      if (current) setText(files[0] ? decoder.decode(files[0].bytes).replaceAll('\r\n', '\n') : '');
    };
    write().catch((error: unknown) => console.warn(error));
    return () => {
      current = false;
    };
  }, [conversion, asked, tag]);
  return text;
}

/** The first statement that has rows, and its first ones. */
function beginningOf(conversion: Conversion): Conversion {
  const first = conversion.statements.find(({ transactions }) => transactions.length > 0) ?? conversion.statements[0];
  const statements = first ? [{ ...first, transactions: first.transactions.slice(0, ROWS) }] : [];
  return { ...conversion, statements };
}
