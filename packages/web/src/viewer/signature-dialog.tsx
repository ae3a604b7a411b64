import { type FormEvent, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type DrawnLines, type Outlines, SIGNATURE_HEIGHT, type Signed } from './editing.ts';
import { SignaturePad } from './signature-pad.tsx';

/** The hand that typed names are set in: whatever the device has of the kind. */
const HAND = {
  fontFamily: '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Comic Sans MS", cursive',
  fontStyle: 'italic',
  fontWeight: '400',
};

const WAYS = ['typed', 'drawn', 'pictured'] as const;
type Way = (typeof WAYS)[number];

interface Given {
  readonly typed: string;
  readonly drawn: DrawnLines | null;
  readonly pictured: File | null;
}

/** pdf.js's outlines of what was given; null where nothing can be made out in it. */
async function outlinesOf(editor: Signed, way: Way, { typed, drawn, pictured }: Given): Promise<Outlines | null> {
  if (way === 'typed') return editor.getFromText(typed.trim(), HAND);
  if (way === 'drawn') return drawn && editor.getDrawnSignature(drawn);
  if (!pictured) return null;
  const bitmap = await createImageBitmap(pictured).catch(() => null);
  return bitmap && editor.getFromImage(bitmap);
}

interface SignatureDialogProps {
  readonly editor: Signed;
  readonly onClose: () => void;
}

/** A signature, typed, drawn or taken from a picture; it goes into this document and is kept nowhere else. */
export function SignatureDialog({ editor, onClose }: SignatureDialogProps) {
  const t = useTranslate();
  const [way, setWay] = useState<Way>('typed');
  const [given, setGiven] = useState<Given>({ typed: '', drawn: null, pictured: null });
  const [description, setDescription] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const ready = way === 'typed' ? given.typed.trim() !== '' : given[way] !== null;
  const described = description ?? (way === 'typed' ? given.typed.trim() : t('viewer.sign.signature'));
  const give = (next: Partial<Given>): void => {
    setFailed(false);
    setGiven((before) => ({ ...before, ...next }));
  };
  const cancel = (): void => {
    onClose();
    editor.remove();
  };
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outlines = await outlinesOf(editor, way, given);
    if (!outlines) {
      setFailed(true);
      return;
    }
    onClose();
    editor.addSignature(outlines, SIGNATURE_HEIGHT, described, null);
  };
  return (
    <Dialog title={t('viewer.sign.title')} close={t('viewer.cancel')} onClose={cancel}>
      <form onSubmit={(event) => void add(event)} className="mt-4 grid gap-4">
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="sr-only">{t('viewer.sign.way')}</legend>
          {WAYS.map((one) => (
            <label key={one} className="flex min-h-10 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="way"
                checked={way === one}
                onChange={() => {
                  setFailed(false);
                  setWay(one);
                }}
                className="size-4 accent-green"
              />
              {t(`viewer.sign.${one}`)}
            </label>
          ))}
        </fieldset>
        {way === 'typed' ? (
          <TextField
            label={t('viewer.sign.name')}
            value={given.typed}
            autoComplete="name"
            onChange={(event) => give({ typed: event.target.value })}
          />
        ) : null}
        {way === 'drawn' ? <SignaturePad onChange={(drawn) => give({ drawn })} /> : null}
        {way === 'pictured' ? (
          <label className="block text-sm font-semibold">
            {t('viewer.sign.picture')}
            <input
              type="file"
              accept="image/*"
              onChange={(event) => give({ pictured: event.target.files?.[0] ?? null })}
              className="field mt-1 block w-full font-normal"
            />
          </label>
        ) : null}
        <TextField
          label={t('viewer.alt.description')}
          hint={t('viewer.alt.hint')}
          error={failed ? t('viewer.sign.unreadable') : undefined}
          value={described}
          onChange={(event) => setDescription(event.target.value)}
        />
        <button type="submit" className="button justify-self-start" disabled={!ready}>
          {t('viewer.sign.add')}
        </button>
      </form>
    </Dialog>
  );
}

/** Changes what a signature is said to be. */
export function DescriptionDialog({ editor, onClose }: SignatureDialogProps) {
  const t = useTranslate();
  const [text, setText] = useState(editor.description);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    editor.description = text.trim();
    onClose();
  };
  return (
    <Dialog title={t('viewer.sign.describe')} close={t('viewer.cancel')} onClose={onClose}>
      <form onSubmit={save} className="mt-4 grid gap-4">
        <TextField
          label={t('viewer.alt.description')}
          hint={t('viewer.alt.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button justify-self-start">
          {t('viewer.save')}
        </button>
      </form>
    </Dialog>
  );
}
