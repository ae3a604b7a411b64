import {
  AUTH_PATH,
  PROVIDER_LOGIN_PATH,
  PROVIDER_LOGOUT_PATH,
  PROVIDER_VERIFY_PATH,
  type Registration,
  type UserInfo,
} from '@tallyleaf/contract';
import { ApiError } from './client.ts';
import { request } from './request.ts';
import { fetchSite } from './site.ts';

/** What signing in brings. */
export interface SignedInData {
  readonly token: string;
  readonly user: UserInfo;
  /** The provider that vouched, by its name. */
  readonly provider?: string;
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/**
 * A sign-in that fails is logged and thrown on (specification, section 8): who asked for it says it on the page. One that waits
 * for its second step has not failed, and its challenge belongs in no log.
 */
export async function logged(login: Promise<SignedInData>): Promise<SignedInData> {
  try {
    return await login;
  } catch (error) {
    const waits = error instanceof ApiError && error.error === 'second-step-needed';
    if (!waits) console.error('Login failed', error);
    throw error;
  }
}

/** Signs in by e-mail and password. @throws {ApiError} */
export const signIn = (email: string, password: string): Promise<SignedInData> =>
  logged(request('POST', `${AUTH_PATH}/login`, { body: { email, password } }));

/** Registers; a mail brings the link. The answer tells nothing of whether there was an account. @throws {ApiError} */
export const register = (body: Registration): Promise<null> => request('POST', `${AUTH_PATH}/register`, { body });

/** Asks for the registration's mail again. @throws {ApiError} */
export const resendVerification = (email: string): Promise<null> =>
  request('POST', `${AUTH_PATH}/verify/resend`, { body: { email } });

/** Asks for a mail by which a new password can be set. @throws {ApiError} */
export const forgotPassword = (email: string): Promise<null> =>
  request('POST', `${AUTH_PATH}/forgot`, { body: { email } });

/** Trades a registration's link for an account; `password` is needed in another browser. @throws {ApiError} */
export const verify = (token: string, password?: string): Promise<SignedInData> =>
  logged(request('POST', `${AUTH_PATH}/verify`, { body: { token, ...(password === undefined ? {} : { password }) } }));

/** Sets a new password by a mailed link. @throws {ApiError} */
export const resetPassword = (token: string, password: string): Promise<SignedInData> =>
  logged(request('POST', `${AUTH_PATH}/reset`, { body: { token, password } }));

/** Makes a new address the account's, by the link that was mailed to it. @throws {ApiError} */
export const confirmAddress = (token: string): Promise<null> =>
  request('POST', `${AUTH_PATH}/change-email`, { body: { token } });

/** Who a token belongs to. @throws {ApiError} with another code than success when nobody is signed in by it */
export async function userInfo(token: string): Promise<UserInfo> {
  const { userinfo } = await request<{ userinfo: UserInfo }>('GET', '/user/v2/userinfo', bearer(token));
  return userinfo;
}

/** Ends the session of a token. @throws {ApiError} */
export const logout = (token: string): Promise<unknown> => request('GET', '/user/logout', bearer(token));

/** Ends the session of a token that a provider vouched for. @throws {ApiError} */
export const logoutOfProvider = (name: string, token: string): Promise<unknown> =>
  request('POST', PROVIDER_LOGOUT_PATH, { body: { auth_name: name }, ...bearer(token) });

/** Makes a visitor's pending conversion the user's. @throws {ApiError} */
export function bindConversion(id: string, token: string): Promise<unknown> {
  const body = new FormData();
  body.append('ap_ppt_id', id);
  return request('POST', '/api/v1/user-bind-ppts', { body, ...bearer(token) });
}

/** Begins a sign-in by a provider: the address of its page. @throws {ApiError} */
export const beginProvider = (name: string): Promise<{ readonly url: string }> =>
  request('POST', PROVIDER_LOGIN_PATH, { body: { auth_name: name } });

/** Trades the credential of a provider's own prompt. @throws {ApiError} */
export const tradeCredential = (name: string, credential: string): Promise<SignedInData> =>
  byProvider(
    name,
    request('POST', `${AUTH_PATH}/${encodeURIComponent(name)}`, { body: { credential }, showError: true }),
  );

/** Completes a sign-in by a provider, with the query string that it sent along. @throws {ApiError} */
export async function verifyProvider(search: string): Promise<SignedInData> {
  const { provider } = await fetchSite();
  const name = provider?.name ?? 'google';
  return byProvider(name, request('POST', `${PROVIDER_VERIFY_PATH}${search}`, { body: { auth_name: name } }));
}

const byProvider = async (provider: string, login: Promise<SignedInData>): Promise<SignedInData> => ({
  ...(await logged(login)),
  provider,
});
