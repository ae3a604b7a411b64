import { toast } from '../ui/toasts.ts';
import { type AnsweredFile, ApiError, createClient, type Method, openFile, type RequestOptions } from './client.ts';

/** What the app's own calls may want besides (specification, section 7: the shared wrapper). */
export interface CallOptions extends RequestOptions {
  /** Without a token the call is not made, and the sign-in dialog opens. */
  readonly needLogin?: boolean;
  /** A failure's message is shown as a toast, besides being thrown. */
  readonly showError?: boolean;
}

/** What the wrapper asks of the session, which knows it: the session says so when it begins. */
let session: { readonly token: () => string | null; readonly askToSignIn: () => void } = {
  token: () => null,
  askToSignIn: () => {},
};

/** Says where the token comes from, and what is to happen where one is missing. */
export const setSession = (given: typeof session): void => {
  session = given;
};

/** `fetch` as whoever is signed in, for events, which end when the reader leaves. */
export function fetchAsCaller(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const token = session.token();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers, credentials: 'same-origin' });
}

const call = createClient(
  (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
  () => session.token(),
);

/** Nobody is signed in (any more). A wrong password in a form is a 401, too, and no reason to sign in again. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.error !== 'wrong-credentials';

/** The app's own client: the session's token, the dialog where one is needed, toasts where they are wanted. @throws {ApiError} */
export async function request<T>(method: Method, url: string, options: CallOptions = {}): Promise<T> {
  const { needLogin = false, showError = false, ...rest } = options;
  try {
    if (needLogin && session.token() === null) throw new ApiError('answer', 'Sign in first.', 401, 'not-signed-in');
    return await call<T>(method, url, rest);
  } catch (error) {
    if (needLogin && isNobody(error)) session.askToSignIn();
    if (showError && error instanceof ApiError && error.message !== '') toast({ title: error.message, tone: 'bad' });
    throw error;
  }
}

/** A file as whoever is signed in, with the time-out, the second try and the errors of any read. @throws {ApiError} */
export const requestFile = (url: string): Promise<AnsweredFile> =>
  call('GET', url, { headers: { Accept: '*/*' } }, openFile);

/** The specification's shared wrapper: posts with the token, needs a login, and shows no error. @throws {ApiError} */
export const post = <T>(url: string, body: FormData | object): Promise<T> =>
  request<T>('POST', url, { body, needLogin: true, showError: false });
