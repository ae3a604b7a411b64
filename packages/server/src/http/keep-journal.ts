import type { FastifyRequest } from 'fastify';
import type { AppParts } from '../app.ts';
import { type JournalEntry, writeJournal } from '../journal.ts';
import type { App } from './app-type.ts';
import { bearerOf } from './authenticate.ts';
import { networkOf } from './network-address.ts';

/** Calls whose outcome is written down, by their route. */
const KINDS: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'sign-in',
  'POST /api/user/bsc/login-verify': 'sign-in',
  'POST /api/user/bsc/login-verify/*': 'sign-in',
  'POST /api/user/bsc/login-out': 'sign-out',
  'GET /user/logout': 'sign-out',
  'POST /api/auth/second-step': 'second-step',
  'POST /api/auth/passkey': 'sign-in',
  'POST /api/auth/register': 'registration',
  'POST /api/auth/verify': 'registration-proof',
  'POST /api/auth/forgot': 'password-link',
  'POST /api/auth/reset': 'password-reset',
  'POST /api/auth/change-email': 'address-change',
  'POST /api/account/password': 'password-change',
  'POST /api/account/email': 'address-change-asked',
  'DELETE /api/account': 'account-deletion',
  'DELETE /api/account/sessions': 'sessions-end',
  'DELETE /api/account/sessions/:id': 'sessions-end',
  'POST /api/account/two-step/totp': 'factor-begun',
  'POST /api/account/two-step/totp/confirm': 'factor-added',
  'DELETE /api/account/two-step/totp': 'factor-removed',
  'POST /api/account/two-step/passkeys': 'factor-added',
  'DELETE /api/account/two-step/passkeys/:id': 'factor-removed',
  'POST /api/account/two-step/recovery-codes': 'recovery-codes-made',
  'POST /api/v1/keys': 'key-made',
  'DELETE /api/v1/keys/:id': 'key-deleted',
};

/** The use of one key, and refused tokens of one network, are written down at most so often, in milliseconds. */
const SELDOM_MS = 5 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The short code of the failure that it was answered with; null where it was answered well. */
    failure: string | null;
    /** What the journal is told besides; see `noteInJournal`. */
    noted: Pick<JournalEntry, 'account' | 'detail'> | null;
  }
}

/** Tells the journal what the request itself does not say: whose account it is about, and a detail. */
export function noteInJournal(request: FastifyRequest, noted: Pick<JournalEntry, 'account' | 'detail'>): void {
  request.noted = noted;
}

/** Writes the security journal: how sign-ins and changes of accounts ended, and who used keys. */
export function keepJournal(app: App, { database, seal, log }: Pick<AppParts, 'database' | 'seal' | 'log'>): void {
  app.decorateRequest('failure', null);
  app.decorateRequest('noted', null);
  const lately = new Map<string, number>();
  const isSeldom = (name: string): boolean => {
    const now = performance.now();
    if (now - (lately.get(name) ?? Number.NEGATIVE_INFINITY) < SELDOM_MS) return false;
    if (lately.size >= MOST_REMEMBERED) lately.clear();
    lately.set(name, now);
    return true;
  };
  app.addHook('onResponse', async (request, reply) => {
    const outcome = request.failure ?? (reply.statusCode < 400 ? 'ok' : String(reply.statusCode));
    const network = networkOf(request.ip);
    for (const entry of entriesOf(request, outcome, network, isSeldom)) {
      // The answer is on its way; what cannot be written down is said in the log.
      await writeJournal(database.sql, seal, entry).catch((error: unknown) => {
        log.error({ err: error, kind: entry.kind }, 'the security journal could not be written');
      });
    }
  });
}

function entriesOf(
  request: FastifyRequest,
  outcome: string,
  network: string,
  isSeldom: (name: string) => boolean,
): JournalEntry[] {
  const { method, routeOptions, caller, noted } = request;
  const entries: JournalEntry[] = [];
  const kind = KINDS[`${method} ${routeOptions.url}`];
  if (kind !== undefined) entries.push({ kind, outcome, network, account: accountOf(request), ...noted });
  // Set only where the route asks who calls, and was answered.
  if (caller?.kind === 'api-key' && isSeldom(`key ${caller.keyId}`)) {
    entries.push({ kind: 'key-use', outcome: 'ok', network, account: caller.owner.id });
  }
  if (outcome === 'not-signed-in' && bearerOf(request) !== undefined && isSeldom(`refused ${network}`)) {
    entries.push({ kind: 'token-refused', outcome, network });
  }
  return entries;
}

/** Whose account a call is about: the caller's, or that of the address which was typed. */
function accountOf({ caller, body }: FastifyRequest): string | undefined {
  if (caller && caller.kind !== 'visitor') return caller.owner.id;
  const typed = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof typed === 'string' ? typed : undefined;
}
