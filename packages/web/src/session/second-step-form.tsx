import type { SecondStepKind } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import { stepByPasskey } from '../api/passkeys.ts';
import type { SignedInData } from '../api/people.ts';
import { type PendingSignIn, takeSecondStep } from '../api/two-step.ts';
import { useTranslate } from '../i18n/translate.ts';
import { TextField } from '../ui/text-field.tsx';
import { useSubmit } from './use-submit.ts';

interface SecondStepFormProps {
  readonly pending: PendingSignIn;
  readonly onSignedIn: (data: SignedInData) => Promise<void> | void;
  /** The sign-in is over: one begins anew. */
  readonly onAgain: () => void;
}

/** What leads to each way of taking the step. */
const WAYS = { totp: 'toApp', passkey: 'toPasskey', recovery: 'toRecovery' } as const;

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ pending, onSignedIn, onAgain }: SecondStepFormProps) {
  const t = useTranslate();
  const [by, setBy] = useState<SecondStepKind>(pending.steps[0] ?? 'totp');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const {
    busy,
    code: failure,
    message,
    onSubmit,
  } = useSubmit(async () => {
    const { challenge } = pending;
    await onSignedIn(await (by === 'passkey' ? stepByPasskey(challenge) : takeSecondStep(challenge, code)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way's own field or button has the focus
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [by]);
  const change = (way: SecondStepKind): void => {
    setBy(way);
    setCode('');
  };
  return (
    <form ref={form} className="mt-6 grid gap-4" onSubmit={onSubmit}>
      <p>{t('signIn.second.lead')}</p>
      {by === 'passkey' ? null : <CodeField key={by} by={by} code={code} onCode={setCode} />}
      <p role="alert" className="text-sm text-red empty:hidden">
        {message}
      </p>
      {failure === 'sign-in-failed' ? (
        <button type="button" className="button" onClick={onAgain}>
          {t('signIn.second.again')}
        </button>
      ) : (
        <button type="submit" className="button" aria-disabled={busy}>
          {t(by === 'passkey' ? 'signIn.second.usePasskey' : 'signIn.second.submit')}
        </button>
      )}
      <div className="flex flex-wrap justify-between gap-x-6">
        {pending.steps
          .filter((way) => way !== by)
          .map((way) => (
            <button key={way} type="button" className="button-text text-sm" onClick={() => change(way)}>
              {t(`signIn.second.${WAYS[way]}`)}
            </button>
          ))}
      </div>
    </form>
  );
}

interface CodeFieldProps {
  readonly by: 'totp' | 'recovery';
  readonly code: string;
  readonly onCode: (code: string) => void;
}

function CodeField({ by, code, onCode }: CodeFieldProps) {
  const t = useTranslate();
  const isApp = by === 'totp';
  return (
    <TextField
      label={t(isApp ? 'signIn.second.code' : 'signIn.second.recovery')}
      hint={t(isApp ? 'signIn.second.codeHint' : 'signIn.second.recoveryHint')}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={40}
      value={code}
      onChange={(event) => onCode(event.target.value)}
    />
  );
}
