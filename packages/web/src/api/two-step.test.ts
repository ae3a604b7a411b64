import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import { signIn } from './people.ts';
import { pendingOf } from './two-step.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const needed = (data: object) => ({ code: 401, message: 'And the code.', error: 'second-step-needed', data });

/** What a sign-in by password fails with, where the server answers so. */
async function failureOf(answer: object): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 401 }));
  return signIn('ada@example.org', 'open sesame').catch((error: unknown) => error);
}

it('a sign-in waits for its second step, and its challenge is in no log', async () => {
  const logs = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level));
  const failure = await failureOf(needed({ challenge: 'tlc_1', steps: 'totp passkey recovery', minutes: 10 }));
  expect(pendingOf(failure)).toEqual({ challenge: 'tlc_1', steps: ['totp', 'passkey', 'recovery'] });
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

it('ways that this page does not know are left out', async () => {
  const failure = await failureOf(needed({ challenge: 'tlc_1', steps: 'smoke recovery' }));
  expect(pendingOf(failure)?.steps).toEqual(['recovery']);
});

it('another failure waits for nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = { code: 401, message: 'No.', error: 'wrong-credentials', data: { challenge: 'tlc_1' } };
  expect(pendingOf(await failureOf(wrong))).toBeNull();
  expect(pendingOf(await failureOf(needed({})))).toBeNull();
  expect(pendingOf(new ApiError('network', 'away'))).toBeNull();
});
