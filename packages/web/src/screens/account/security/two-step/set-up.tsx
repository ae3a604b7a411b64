import type { TotpBegun } from '@tallyleaf/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { beginTotp, confirmTotp } from '../../../../api/two-step.ts';
import { useTranslate } from '../../../../i18n/translate.ts';
import { lazyPart } from '../../../../pwa/lazy-part.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { SavedForm } from '../../parts.tsx';
import { useAction } from '../../use-action.ts';
import { CopyButton } from './copy-button.tsx';
import { ProofField, type ProofKind, useProof } from './proof-field.tsx';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

interface SetUpProps {
  readonly kind: ProofKind;
  /** It counts now. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Sets up an app that shows codes: who one is, then the key and a first code. */
export function SetUp({ kind, onDone, onCancel }: SetUpProps) {
  const t = useTranslate();
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  return (
    <div className="grid gap-4">
      {begun ? <FirstCode begun={begun} onDone={onDone} /> : <Begin kind={kind} onBegun={setBegun} />}
      <div>
        <button type="button" className="button-text text-sm" onClick={onCancel}>
          {t('account.twoStep.cancel')}
        </button>
      </div>
    </div>
  );
}

function Begin({ kind, onBegun }: { readonly kind: ProofKind; readonly onBegun: (begun: TotpBegun) => void }) {
  const t = useTranslate();
  const action = useAction();
  const { proof, field } = useProof(kind);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <div ref={box}>
      <SavedForm
        action={action}
        submit={t('account.twoStep.begin')}
        done=""
        save={async () => onBegun(await beginTotp(proof))}
      >
        <ProofField {...field} />
      </SavedForm>
    </div>
  );
}

interface FirstCodeProps {
  readonly begun: TotpBegun;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ begun: { secret, uri }, onDone }: FirstCodeProps) {
  const t = useTranslate();
  const action = useAction();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <p className="max-w-xl">{t('account.twoStep.scan')}</p>
      <div className="size-48">
        <Suspense>
          <QrCode text={uri} label={t('account.twoStep.image')} />
        </Suspense>
      </div>
      <div className="flex max-w-xl flex-wrap items-center gap-3">
        <p className="min-w-0 break-all text-sm">
          <span className="font-semibold">{t('account.twoStep.key')}</span> <span className="font-mono">{secret}</span>
        </p>
        <CopyButton text={secret} />
      </div>
      <SavedForm
        action={action}
        submit={t('account.twoStep.confirm')}
        done=""
        save={async () => onDone((await confirmTotp(code)).recovery_codes)}
      >
        <TextField
          ref={input}
          label={t('account.twoStep.code')}
          hint={t('account.twoStep.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </SavedForm>
    </>
  );
}
