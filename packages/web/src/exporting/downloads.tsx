import type { Conversion } from '@tallyleaf/contract';
import { useMemo } from 'react';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { CopyButton } from './copy-button.tsx';
import { ShareButton } from './share-button.tsx';
import { TakeButtons } from './take-buttons.tsx';
import { useTaking } from './use-taking.ts';

interface DownloadsProps {
  readonly conversion: Conversion;
  readonly name: string;
  /** Whether the download is the page's one thing to do. */
  readonly alone: boolean;
  /** Told when it was taken out, in whatever form. */
  readonly onTaken?: () => void;
}

/** The result as a file, made in this browser, wherever it was converted, or as a table to be pasted. */
export function Downloads({ conversion, name, alone, onTaken }: DownloadsProps) {
  const t = useTranslate();
  const tag = useTag();
  const conversions = useMemo(() => [conversion], [conversion]);
  const { busy, take } = useTaking();
  const save = async (id: string) => {
    const taken = await (await import('./save-export.ts')).saveExport(conversion, id, tag, name);
    if (taken.files.length > 0) onTaken?.();
    return taken;
  };
  const hasRows = conversion.statements.some(({ transactions }) => transactions.length > 0);
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-5 gap-y-2">
      {hasRows ? <CopyButton conversion={conversion} name={name} onCopied={onTaken} /> : null}
      <TakeButtons
        conversions={conversions}
        label={t('downloads.label', { name })}
        alone={alone}
        busy={busy}
        onTake={(id) => void take(id, save)}
      />
      <ShareButton conversion={conversion} name={name} onShared={onTaken} />
    </div>
  );
}
