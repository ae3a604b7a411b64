import { createHash, randomBytes } from 'node:crypto';

/**
 * Tokens that prove who somebody is. Each is 32 random bytes behind a mark of what it is for, so that a leaked one is
 * recognised; the server keeps its hash alone. No salt and no slow hash: there is nothing to guess in 256 random bits.
 */
export const TOKEN_MARKS = {
  session: 'tls_',
  apiKey: 'tlk_',
  mail: 'tlm_',
  flow: 'tlf_',
  challenge: 'tlc_',
  webhook: 'whsec_',
} as const;
export type TokenKind = keyof typeof TOKEN_MARKS;

const BYTES = 32;

/** A fresh token. */
export const newToken = (kind: TokenKind): string => TOKEN_MARKS[kind] + randomBytes(BYTES).toString('base64url');

/** What is kept of a token: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a token says it is for, or `undefined` where it is none of ours. */
export function kindOfToken(token: string): TokenKind | undefined {
  const marks = Object.entries(TOKEN_MARKS) as [TokenKind, string][];
  return marks.find(([, mark]) => token.startsWith(mark))?.[0];
}
