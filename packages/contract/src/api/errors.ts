import type { RefusalCode } from '../refusals.ts';

/**
 * The short codes of failures (`error` in the envelope), each with its HTTP status and the English message that the
 * API shows where nothing more particular is said. The one table: the server answers from it, clients branch on it.
 */
export const ERRORS = {
  'bad-request': { status: 400, message: 'The request could not be understood.' },
  'invalid-input': { status: 400, message: 'Some of what was sent is not valid.' },
  'no-file': { status: 400, message: 'No file was sent. Send it as the multipart field "file".' },
  'mail-link-invalid': {
    status: 400,
    message: 'This link is no longer valid. It may have been used already, or be too old. Ask for a new one.',
  },
  'password-unfit': {
    status: 400,
    message: 'Choose a password of 10 to 200 characters that is neither your address nor a common one.',
  },
  'not-signed-in': { status: 401, message: 'Sign in first.' },
  'wrong-credentials': { status: 401, message: 'The e-mail address or the password is wrong.' },
  'password-needed': {
    status: 401,
    message: 'Enter the password that you chose when you registered: this is another browser.',
  },
  'second-step-needed': { status: 401, message: 'Two-step sign-in is on: enter the code of your app, too.' },
  'sign-in-failed': { status: 401, message: 'The sign-in was not completed. Start again.' },
  'credits-insufficient': { status: 402, message: 'There are not enough credits for this.' },
  'not-allowed': { status: 403, message: 'This cannot be done in this way.' },
  'sign-in-again': { status: 403, message: 'Sign in again first, then do this within ten minutes.' },
  'wrong-code': { status: 403, message: 'The code is wrong.' },
  'code-used': { status: 403, message: 'This code was used before. Wait for the next one.' },
  'passkey-refused': { status: 403, message: 'The passkey was not accepted. Try again, or use another way.' },
  'email-unverified': { status: 403, message: 'Confirm your e-mail address first. We can send you the e-mail again.' },
  'cross-site': { status: 403, message: 'This call was made from another site and was not carried out.' },
  'not-found': { status: 404, message: 'Not found.' },
  'no-such-provider': { status: 404, message: 'Nobody can sign in that way here.' },
  'payments-off': { status: 404, message: 'Payments are switched off here.' },
  'unknown-format': { status: 404, message: 'There is no such export format.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'upload-too-slow': {
    status: 408,
    message: 'The upload came too slowly and was not kept. Check the connection and send it again.',
  },
  'not-finished': { status: 409, message: 'The conversion has no result that could be exported.' },
  'already-done': { status: 409, message: 'This was done before.' },
  'edited-elsewhere': {
    status: 409,
    message: 'This was changed in another window. Load it again, then repeat your change.',
  },
  'too-many': { status: 409, message: 'You have reached the limit. Delete one first.' },
  'email-taken': { status: 409, message: 'This e-mail address belongs to another account.' },
  'too-much-stored': {
    status: 409,
    message: 'Your stored files have reached the limit that is set here. Delete some conversions, then send more.',
  },
  'plan-running': { status: 409, message: 'You already have a plan. Change it in the billing portal.' },
  'no-plan': { status: 409, message: 'There is no recurring plan to cancel.' },
  'file-gone': { status: 410, message: 'The file is no longer kept.' },
  'too-many-files': { status: 413, message: 'Too many files in one request. Send fewer at a time.' },
  'range-not-satisfiable': { status: 416, message: 'The file has no such bytes.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used before for another request. Use a new one.',
  },
  'export-failed': { status: 422, message: 'This format cannot hold the statement.' },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  'queue-full': {
    status: 429,
    message: 'Too many of your files are waiting. Let some of them finish, then send more.',
  },
  'rate-limited': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our end. Try again in a few minutes.' },
  'provider-unreachable': { status: 502, message: 'The other service is not responding. Try again in a few minutes.' },
  'storage-full': {
    status: 507,
    message: 'The server has no room for files at the moment. Nothing was taken in. Try again later.',
  },
  unavailable: { status: 503, message: 'The service is not ready. Try again in a moment.' },
} as const;

/** Short codes of failures that are no refusal of a file. */
export type ErrorCode = keyof typeof ERRORS;

/** The HTTP status of each refusal, where a file is refused while it is being uploaded. */
export const REFUSAL_STATUS: Readonly<Record<RefusalCode, number>> = {
  'unsupported-file': 415,
  'damaged-file': 422,
  'password-required': 422,
  'password-wrong': 422,
  'too-large': 413,
  'too-many-pages': 413,
  'took-too-long': 422,
  'no-statement': 422,
  'too-few-credits': 402,
};
