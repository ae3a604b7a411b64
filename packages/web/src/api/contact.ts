import { CONTACT_PATH, type ContactMessage } from '@tallyleaf/contract';
import { request } from './request.ts';

/** Sends a message to the support. @throws {ApiError} */
export const sendMessage = (message: ContactMessage): Promise<unknown> =>
  request('POST', CONTACT_PATH, { body: message });
