import { createClient } from './client.ts';

/** The app's own client. Visitors are known by their cookie, so there is no token yet. */
export const request = createClient((url, init) => fetch(url, { ...init, credentials: 'same-origin' }));
