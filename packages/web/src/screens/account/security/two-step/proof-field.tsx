import type { TwoStepProof } from '@tallyleaf/contract';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/translate.ts';
import { TextField } from '../../../../ui/text-field.tsx';

/** By what somebody proves that it is them: the password, a code where the account has none, or a sign-in of a moment ago. */
export type ProofKind = 'password' | 'code' | 'session';

/** What is typed to prove who one is. */
export function useProof(kind: ProofKind) {
  const [typed, setTyped] = useState('');
  const proof: TwoStepProof = kind === 'session' ? {} : { [kind]: typed };
  const clear = (): void => setTyped('');
  return { proof, clear, field: { kind, typed, onType: setTyped } };
}

interface ProofFieldProps {
  readonly kind: ProofKind;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The field for it; none where nothing is asked. */
export function ProofField({ kind, typed, onType }: ProofFieldProps) {
  const t = useTranslate();
  if (kind === 'session') return null;
  return (
    <TextField
      label={t(kind === 'password' ? 'account.password.current' : 'account.twoStep.proof')}
      type={kind === 'password' ? 'password' : 'text'}
      autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
      spellCheck={false}
      required
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
