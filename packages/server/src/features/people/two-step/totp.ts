import { CODE_DIGITS } from '@tallyleaf/contract';
import { Secret, TOTP } from 'otpauth';

/** Codes by the time (RFC 6238), as the apps of phones show them. */

/** What such apps take without being told (SHA-1 is theirs: it guards no file here, but a code of half a minute). */
const ALGORITHM = 'SHA1';
const PERIOD_S = 30;
/** 160 bits, as the algorithm's own length (RFC 4226, section 4, R6). */
const SECRET_BYTES = 20;
/** Clocks may differ by one code before or after. */
const WINDOW = 1;

/** A fresh secret, as people type it into an app (base32). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    algorithm: ALGORITHM,
    digits: CODE_DIGITS,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/**
 * The step of time whose code this is, by a clock that may be half a minute off; `undefined` where it is none.
 * @param now in milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Whether what was typed is meant as a code of an app: six digits, however they are parted. */
export const isAppCode = (typed: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plainCode(typed));

/** A code without what people put between its characters. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
