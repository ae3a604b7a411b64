import {
  ACCOUNT_PATH,
  type AccountPatch,
  type AccountSession,
  type EmailChange,
  type PasswordChange,
  type UserInfo,
} from '@tallyleaf/contract';
import { downloadFile } from './download.ts';
import { post, request } from './request.ts';

const needLogin = true;

/** What the account is now: on another device it may have changed. @throws {ApiError} */
export async function readUser(): Promise<UserInfo> {
  const { user } = await request<{ user: UserInfo }>('GET', '/api/user/info', { needLogin });
  return user;
}

/** Changes name, telephone number, language, or how long things are kept. @throws {ApiError} */
export const changeAccount = (body: AccountPatch): Promise<UserInfo> =>
  request('PATCH', ACCOUNT_PATH, { body, needLogin });

/** Asks for a mail to a new address. @throws {ApiError} */
export const changeEmail = (body: EmailChange): Promise<null> => post(`${ACCOUNT_PATH}/email`, body);

/** Sets another password; all other sessions end. @throws {ApiError} */
export const changePassword = (body: PasswordChange): Promise<null> => post(`${ACCOUNT_PATH}/password`, body);

/** Where one is signed in. @throws {ApiError} */
export const listSessions = (): Promise<AccountSession[]> => request('GET', `${ACCOUNT_PATH}/sessions`, { needLogin });

/** Ends one of one's sessions. @throws {ApiError} */
export const endSession = (id: string): Promise<null> =>
  request('DELETE', `${ACCOUNT_PATH}/sessions/${id}`, { needLogin });

/** Ends all sessions but this one; how many. @throws {ApiError} */
export const endOtherSessions = (): Promise<{ readonly ended: number }> =>
  request('DELETE', `${ACCOUNT_PATH}/sessions`, { needLogin });

/** Saves everything that is kept of the account. @throws {ApiError} */
export const takeDataOut = (): Promise<void> => downloadFile(`${ACCOUNT_PATH}/export`, 'account.zip');

/** Deletes the account and all that belongs to it. @throws {ApiError} */
export const deleteAccount = (password: string | undefined): Promise<null> =>
  request('DELETE', ACCOUNT_PATH, { body: password === undefined ? {} : { password }, needLogin });
