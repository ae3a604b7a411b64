import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@tallyleaf/contract';
import type { Passwords } from '../passwords.ts';
import { plainCode } from './totp.ts';

/** Recovery codes: made together, kept as Argon2id hashes, each good once. */

/** Crockford's base 32: without letters that are taken for others. Ten make 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Fresh codes, as they are shown: `7K2MQ-X09FD`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** A code however it was typed: in small letters, with an O for a zero. */
const readCode = (typed: string): string =>
  plainCode(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** What is kept of codes. */
export const hashRecoveryCodes = ({ hash }: Passwords, codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => hash(readCode(code))));

/** Which of the codes that are kept was typed. */
export async function findRecoveryCode<T extends { readonly code_hash: string }>(
  { verify }: Passwords,
  kept: readonly T[],
  typed: string,
): Promise<T | undefined> {
  const code = readCode(typed);
  if (code.length !== 2 * HALF) return undefined;
  for (const one of kept) if (await verify(one.code_hash, code)) return one;
  return undefined;
}
