import { webConnect } from './parts/ofx/web-connect.ts';

/** Web Connect for Quicken. */
export const qfx = webConnect('qfx', null);
