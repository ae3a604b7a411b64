/** Who somebody is, as the provider says; proven by its signature, and what it says of the address is taken at its word. */
export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  /** An address that the provider says is theirs; `undefined`: none, or one that it has not verified. */
  readonly verifiedEmail: string | undefined;
  readonly name: string | undefined;
}

/** Claims of an ID token or of the provider's user info (OpenID Connect Core 1.0, section 5.1). */
export type Claims = Readonly<Record<string, unknown>>;

const GOOGLE = 'https://accounts.google.com';
/** Google signs some ID tokens with its name in place of its address ("Verify the Google ID token on your server side"). */
const GOOGLE_SHORT = 'accounts.google.com';

/** The names under which an issuer may sign. */
export const namesOf = (issuer: string): string[] => (issuer === GOOGLE ? [GOOGLE, GOOGLE_SHORT] : [issuer]);

const MAX_EMAIL = 254;
const MAX_NAME = 100;

/** What claims say of a person. Issuer and subject are those of the ID token. */
export function profileOf(issuer: string, subject: string, claims: Claims): Profile {
  const { email, email_verified: verified, name } = claims;
  // Some providers write booleans as strings.
  const isVerified = verified === true || verified === 'true';
  return {
    issuer: issuer === GOOGLE_SHORT ? GOOGLE : issuer,
    subject,
    verifiedEmail: isVerified && typeof email === 'string' && isAddress(email) ? email : undefined,
    name: typeof name === 'string' ? cleaned(name) : undefined,
  };
}

const ADDRESS = /^[^\s<>@,;:"()[\]\\\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Accounts know addresses by their compatible form (NFKC). One that is written otherwise is refused: the mailbox that the
 * provider has verified would be another than the one whose account it opens.
 */
const isAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL && text === text.normalize('NFKC') && ADDRESS.test(text);

function cleaned(name: string): string | undefined {
  const text = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...text].slice(0, MAX_NAME).join('') || undefined;
}
