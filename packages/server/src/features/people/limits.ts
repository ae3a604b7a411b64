import type { Guess, Quota } from '../../http/attempts.ts';

/** How often what may be tried and asked for. */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Guesses at one account's password, from wherever they come. */
export const accountGuess = (emailKey: string): Guess => ({
  of: `account ${emailKey}`,
  free: 5,
  forgottenAfter: DAY,
});

/** Guesses at one account's codes, by who knows its password. */
export const codeGuess = (userId: string): Guess => ({ of: `code ${userId}`, free: 5, forgottenAfter: DAY });

/** Guesses from one network address at whatever accounts; several people may share it. */
export const networkGuess = (network: string): Guess => ({ of: `network ${network}`, free: 20, forgottenAfter: HOUR });

/** Registrations from one network address. */
export const registrations = (network: string): Quota => ({ of: `register ${network}`, max: 20, within: HOUR });

/** Links asked for from one network address. */
export const linksAsked = (network: string): Quota => ({ of: `links ${network}`, max: 20, within: HOUR });

/** Asking to sign in by a passkey, from one network address. */
export const passkeyAsks = (network: string): Quota => ({ of: `passkey ${network}`, max: 120, within: HOUR });

/** Mails of one kind to one address, so that nobody's mailbox is flooded. */
export const mailsTo = (emailKey: string, kind: string): Quota => ({
  of: `mail ${kind} ${emailKey}`,
  max: 5,
  within: HOUR,
});

/** Changes of address that one account asks for. */
export const addressChanges = (userId: string): Quota => ({ of: `address ${userId}`, max: 5, within: HOUR });

/** Exports of one account: each reads everything there is. */
export const exportsOf = (userId: string): Quota => ({ of: `export ${userId}`, max: 10, within: HOUR });

/** How long links last, in minutes. */
export const VERIFY_MINUTES = 24 * 60;
export const RESET_MINUTES = 60;
export const CHANGE_MINUTES = 24 * 60;

/** How long the second step of a sign-in may take, and the first code of an app that is being set up, in minutes. */
export const SECOND_STEP_MINUTES = 10;
export const SETUP_MINUTES = 30;

export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** Answers that must not tell whether an address has an account take at least so long, in milliseconds. */
export const ALIKE_MS = 300;

/** Does what differs by whether there is an account, and answers after the same time in both cases. */
export async function alike({ alikeMs }: { readonly alikeMs: number }, work: () => Promise<void>): Promise<void> {
  const floor = new Promise((resolve) => setTimeout(resolve, alikeMs));
  try {
    await work();
  } finally {
    await floor;
  }
}
