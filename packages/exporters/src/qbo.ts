import { webConnect } from './parts/ofx/web-connect.ts';

/** Web Connect for QuickBooks. */
export const qbo = webConnect('qbo');
