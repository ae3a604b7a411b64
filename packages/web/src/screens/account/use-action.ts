import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { useTranslate } from '../../i18n/translate.ts';

/** Failures that have words of their own in every language; another one is said in general. */
const KNOWN = [
  'wrong-credentials',
  'wrong-code',
  'code-used',
  'passkey-refused',
  'password-unfit',
  'sign-in-again',
  'too-many-attempts',
  'too-many',
  'invalid-input',
  'email-taken',
  'no-plan',
  'plan-running',
  'payments-off',
  'provider-unreachable',
  'rate-limited',
] as const;

export interface Action {
  readonly busy: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly error: string | null;
  /** Whether it was done, until it is begun again. */
  readonly done: boolean;
  /** Does it, one at a time; true where it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One thing that is sent to the server: whether it is on its way, was done, or went wrong. */
export function useAction(): Action {
  const t = useTranslate();
  const [state, setState] = useState<{ busy: boolean; code: string | null; done: boolean }>({
    busy: false,
    code: null,
    done: false,
  });
  const under = useRef(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setState({ busy: true, code: null, done: false });
    try {
      await work();
      setState({ busy: false, code: null, done: true });
      return true;
    } catch (error) {
      console.error(error);
      setState({ busy: false, code: error instanceof ApiError ? (error.error ?? error.kind) : 'other', done: false });
      return false;
    } finally {
      under.current = false;
    }
  };
  const known = KNOWN.find((one) => one === state.code);
  const error = state.code === null ? null : known ? t(`account.errors.${known}`) : t('account.errors.other');
  return { busy: state.busy, done: state.done, error, run };
}
