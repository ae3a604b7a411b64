import { type ApiKey, KEYS_PATH, type MadeApiKey, type NewApiKey } from '@tallyleaf/contract';
import { post, request } from './request.ts';

/** One's API keys, newest first. @throws {ApiError} */
export const listKeys = (): Promise<ApiKey[]> => request('GET', KEYS_PATH, { needLogin: true });

/** Makes a key, which is in this answer only. @throws {ApiError} */
export const makeKey = (body: NewApiKey): Promise<MadeApiKey> => post(KEYS_PATH, body);

/** Revokes a key: it opens nothing any more. @throws {ApiError} */
export const revokeKey = (id: string): Promise<unknown> => request('DELETE', `${KEYS_PATH}/${id}`, { needLogin: true });
