import { type Conversion, verdictOfFile } from '@tallyleaf/contract';
import { useNavigate } from 'react-router';
import { pathIn, reviewPath } from '../../../app/paths.ts';
import { holdOnce } from '../../../documents/hold-once.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import { VerdictWord } from '../../../ui/verdict-mark.tsx';
import { blobOf } from '../../../viewer/viewer-file.ts';
import type { Opened } from '../use-opened.ts';

interface OpenOwnProps {
  readonly opened: Pick<Opened, 'file' | 'name'>;
  readonly conversion: Conversion;
  /** Called before it is opened. */
  readonly onOpen: () => void;
}

/** What was read by the columns, as a document of its own on this device. */
export function OpenOwn({ opened, conversion, onOpen }: OpenOwnProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const navigate = useNavigate();
  const verdict = verdictOfFile(conversion);
  const open = async (): Promise<void> => {
    onOpen();
    try {
      const bytes = await blobOf(opened.file, new AbortController().signal);
      const id = await holdOnce(new File([bytes], opened.name, { type: bytes.type }), conversion);
      await navigate(pathIn(locale, reviewPath(id)));
    } catch (error) {
      // No room is left, the browser keeps nothing in this window, or the server's file cannot be had.
      console.warn(error);
      toast({ title: t('result.notKept.title'), description: t('result.notKept.todo'), tone: 'bad' });
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {t('setColumns.own')} <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
      </p>
      <button type="button" className="button-quiet" onClick={() => void open()}>
        {t('setColumns.openOwn')}
      </button>
    </div>
  );
}
