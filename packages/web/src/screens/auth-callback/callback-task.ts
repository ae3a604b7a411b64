import { ApiError } from '../../api/client.ts';
import { confirmAddress, type SignedInData, verify, verifyProvider } from '../../api/people.ts';

/** What the address of the callback page asks for. */
export type CallbackTask =
  | { readonly kind: 'verify' | 'reset' | 'change'; readonly token: string }
  | { readonly kind: 'provider'; readonly search: string };

/** How it stands, and how it ended. */
export type Outcome =
  | { readonly kind: 'working' | 'changed' }
  | { readonly kind: 'ask'; readonly ask: 'reset' | 'confirm' }
  | ({ readonly kind: 'signed-in' } & SignedInData)
  | { readonly kind: 'failed'; readonly why: 'mail-link-invalid' | 'email-taken' | 'too-many-attempts' | 'other' };

/** Reads the query string: a mail's link has one token, a provider sends `state` and a code or an error. */
export function taskOf(search: string): CallbackTask | null {
  const query = new URLSearchParams(search);
  for (const kind of ['verify', 'reset', 'change'] as const) {
    const token = query.get(kind);
    if (token) return { kind, token };
  }
  return query.has('state') ? { kind: 'provider', search } : null;
}

/** Does what can be done without a question. */
export async function followTask(task: CallbackTask | null): Promise<Outcome> {
  if (task === null) return { kind: 'failed', why: 'mail-link-invalid' };
  if (task.kind === 'reset') return { kind: 'ask', ask: 'reset' };
  try {
    if (task.kind === 'change') {
      await confirmAddress(task.token);
      return { kind: 'changed' };
    }
    const signedIn = task.kind === 'provider' ? await verifyProvider(task.search) : await verify(task.token);
    return { kind: 'signed-in', ...signedIn };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What a failure means here. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  switch (error.error) {
    case 'password-needed':
      return { kind: 'ask', ask: 'confirm' };
    case 'mail-link-invalid':
    case 'email-taken':
    case 'too-many-attempts':
      return { kind: 'failed', why: error.error };
    default:
      return { kind: 'failed', why: 'other' };
  }
}
