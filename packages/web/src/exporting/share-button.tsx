import type { Conversion } from '@tallyleaf/contract';
import { useSyncExternalStore } from 'react';
import IconShare from '~icons/lucide/share-2';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { toast } from '../ui/toasts.ts';

interface ShareButtonProps {
  readonly conversion: Conversion;
  readonly name: string;
  readonly onShared?: (() => void) | undefined;
}

/** What every browser that shares files at all lets one share. */
const PLAIN = 'csv';

const never = (): (() => void) => () => {};
const canShare = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'a.csv', { type: 'text/csv' })] });

/** Hands the result to another program of the device, where the browser can: the workbook, or a table where it may not. */
export function ShareButton({ conversion, name, onShared }: ShareButtonProps) {
  const t = useTranslate();
  const tag = useTag();
  const can = useSyncExternalStore(never, canShare, () => false);
  if (!can) return null;
  const share = async (): Promise<void> => {
    try {
      const { makeFile } = await import('./save-export.ts');
      for (const format of ['xlsx', PLAIN]) {
        const { file } = await makeFile(conversion, format, tag, name);
        if (!file || !navigator.canShare({ files: [file] })) continue;
        await navigator.share({ files: [file] });
        onShared?.();
        return;
      }
      throw new Error('nothing of it can be shared');
    } catch (error) {
      // Whoever closes the system's sheet has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(error);
      toast({ title: t('downloads.shareFailed'), tone: 'bad' });
    }
  };
  return (
    <button type="button" className="button-quiet small" onClick={() => void share()}>
      <IconShare className="size-4 flex-none" aria-hidden="true" />
      {t('downloads.share')}
      <span className="sr-only">{name}</span>
    </button>
  );
}
