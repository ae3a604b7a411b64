import { type KeptLayout, LAYOUTS_PATH, type SetLayout } from '@tallyleaf/contract';
import { request } from './request.ts';

/** The layouts whose columns one has set, the newest first. @throws {ApiError} */
export const listLayouts = (): Promise<KeptLayout[]> => request('GET', LAYOUTS_PATH, { needLogin: true });

/** Keeps the columns of a layout, in place of those before. @throws {ApiError} `too-many` */
export const putLayout = (body: SetLayout): Promise<unknown> => request('PUT', LAYOUTS_PATH, { body, needLogin: true });

/** Forgets the columns of a layout. @throws {ApiError} */
export const deleteLayout = (fingerprint: string): Promise<unknown> =>
  request('DELETE', `${LAYOUTS_PATH}?${new URLSearchParams({ fingerprint })}`, { needLogin: true });
