import { useId, useMemo, useState } from 'react';
import { Texts } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { TakeButtons } from '../take-buttons.tsx';
import { useTaking } from '../use-taking.ts';
import { JoiningReport } from './joining-report.tsx';
import { type Form, mergedOf, type NamedResult, saveMany } from './take-many.ts';

interface ManyDialogProps {
  readonly documents: readonly NamedResult[];
  readonly form: Form;
  /** All were saved. */
  readonly onTaken?: () => void;
  readonly onClose: () => void;
}

/** Several results at once: what joining them found, as a file each or as one, and in which format. */
export function ManyDialog(props: ManyDialogProps) {
  return (
    <Texts of={['common', 'result', 'exporting', 'ledger']}>
      <Shown {...props} />
    </Texts>
  );
}

function Shown({ documents, form: asked, onTaken, onClose }: ManyDialogProps) {
  const t = useTranslate();
  const tag = useTag();
  const [form, setForm] = useState(asked);
  const { busy, take } = useTaking();
  const conversions = useMemo(
    () => (form === 'merged' ? [mergedOf(documents)] : documents.map(({ conversion }) => conversion)),
    [form, documents],
  );
  const title = t('many.title', { count: documents.length });
  const onTake = async (id: string): Promise<void> => {
    await take(id, async (taken) => {
      const result = await saveMany(documents, form, taken, tag);
      onTaken?.();
      const { left = [] } = result;
      if (left.length > 0) {
        const names = new Intl.ListFormat(tag).format(left);
        toast({ title: t('downloads.note'), description: t('many.left', { count: left.length, names }), tone: 'bad' });
      }
      return result;
    });
  };
  return (
    <Dialog title={title} close={t('toasts.close')} onClose={onClose}>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        {documents.length > 1 ? <FormChoice form={form} onChoose={setForm} /> : null}
        {documents.length > 1 ? <JoiningReport documents={documents} /> : null}
        <TakeButtons conversions={conversions} label={title} alone busy={busy} onTake={(id) => void onTake(id)} />
      </div>
    </Dialog>
  );
}

function FormChoice({ form, onChoose }: { readonly form: Form; readonly onChoose: (form: Form) => void }) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('many.form')}</legend>
      {(['each', 'merged'] as const).map((one) => (
        <label key={one} className="flex min-h-10 cursor-pointer items-start gap-3 py-1">
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 flex-none accent-green"
            checked={form === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <span className="block font-semibold">{t(`many.${one}.name`)}</span>
            <span className="block text-sm text-ink-2">{t(`many.${one}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
