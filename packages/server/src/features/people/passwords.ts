import { randomBytes } from 'node:crypto';
import { hash as argon2, verify as argon2Verify } from '@node-rs/argon2';
import { ApiError } from '../../http/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import type { Email } from './email-address.ts';
import { createTurns } from './turns.ts';

/** Memory in KiB, passes, and lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Passwords are kept as Argon2id hashes, 19 MiB and two passes each (OWASP, "Password Storage": 43 ms here). */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In characters (NIST SP 800-63B, 5.1.1.2 wants 8 at least and 64 or more allowed). */
const SHORTEST = 10;
const LONGEST = 200;

/** What is long enough, and guessed first all the same. */
export const COMMON_PASSWORDS = commonPasswords(SHORTEST);

/** So many are computed at once, the rest wait: a flood takes neither the memory nor all threads that files are read by. */
const AT_ONCE = 2;
const WAITING = 64;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is the one; where there is none to compare with it takes as long and says no. */
  readonly verify: (hash: string | null | undefined, password: string) => Promise<boolean>;
}

/**
 * Refuses what others would guess first: short, the address itself, one of the commonest, one character over and over. No
 * rules of letters and digits, which make passwords worse (NIST SP 800-63B, 5.1.1.2).
 * @throws {ApiError} `password-unfit`
 */
export function checkNewPassword(password: string, { key }: Pick<Email, 'key'>): void {
  const whole = password.normalize('NFKC');
  const plain = whole.toLowerCase().trim();
  const [local = ''] = key.split('@');
  const guessed = plain === key || plain === local || COMMON_PASSWORDS.has(plain) || /^(.{1,3})\1+$/u.test(plain);
  if ([...plain].length < SHORTEST || [...whole].length > LONGEST || guessed) throw new ApiError('password-unfit');
}

/**
 * Makes what hashes and compares passwords. The same signs typed in another way are the same password (NFKC).
 * @param cost of Argon2id; tests that are not about it take less
 */
export function createPasswords(cost: PasswordCost = COST): Passwords {
  const inTurn = createTurns(AT_ONCE, WAITING);
  const hash = (password: string): Promise<string> => inTurn(() => argon2(password.normalize('NFKC'), cost));
  let decoy: Promise<string> | undefined;
  return {
    hash,
    verify: async (known, password) => {
      // Made once, and before anything is compared: the first unknown address must not take longer than others.
      decoy ??= argon2(randomBytes(32), cost);
      const compared = known ?? (await decoy);
      await decoy;
      const equal = await inTurn(() => argon2Verify(compared, password.normalize('NFKC')));
      return equal && known !== null && known !== undefined;
    },
  };
}
