import { ApiError } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';

/** The provider cannot be reached, or does not work. */
const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);
/** An answer with another HTTP status than the standard knows: an error of the provider's server, mostly. */
const UNEXPECTED_STATUS = 'OAUTH_RESPONSE_IS_NOT_CONFORM';

/**
 * What a caller is told of something that openid-client or jose threw: that the provider does not answer, or that the
 * sign-in failed. Which check it failed is for the log alone: it would tell an attacker how far a forgery came.
 */
export function failureOf(error: unknown, log: Logger): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (isNetworkError(error, code)) {
    log.warn({ reason: code ?? error.name }, 'the provider of sign-in does not answer');
    return new ApiError('provider-unreachable');
  }
  // Codes of both libraries are theirs alone; anything else is a bug and leaves as one.
  if (code === undefined || !/^(?:OAUTH_|ERR_J)/.test(code)) return error;
  log.warn({ reason: code }, 'a sign-in by a provider failed');
  return new ApiError('sign-in-failed');
}

function isNetworkError(error: Error, code: string | undefined): boolean {
  if (code === UNEXPECTED_STATUS) return !(error.cause instanceof Response) || error.cause.status >= 500;
  if (code !== undefined) return UNREACHABLE.has(code);
  // What fetch throws when there is no answer.
  return error instanceof TypeError && error.cause instanceof Error;
}
