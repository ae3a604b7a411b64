import type { Conversion } from '@tallyleaf/contract';
import IconCopy from '~icons/lucide/copy';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { toast } from '../ui/toasts.ts';

interface CopyButtonProps {
  readonly conversion: Conversion;
  readonly name: string;
  readonly onCopied?: (() => void) | undefined;
}

/** All rows to the clipboard, as a table that spreadsheets take (product, section 1.6). */
export function CopyButton({ conversion, name, onCopied }: CopyButtonProps) {
  const t = useTranslate();
  const tag = useTag();
  const copy = async (): Promise<void> => {
    try {
      const { copyTable } = await import('./copy-table.ts');
      toast({ title: t('downloads.copied', { count: await copyTable(conversion, tag) }), tone: 'good' });
      onCopied?.();
    } catch (error) {
      // Not allowed, or no clipboard outside a secure context.
      console.warn(error);
      toast({ title: t('downloads.copyFailed'), tone: 'bad' });
    }
  };
  return (
    <button type="button" className="button-text small text-sm" onClick={() => void copy()}>
      <IconCopy className="size-4 flex-none" aria-hidden="true" />
      {t('downloads.copy')}
      <span className="sr-only">{name}</span>
    </button>
  );
}
