import { webConnect } from './parts/ofx/web-connect.ts';
import { QUICKBOOKS_BYTES } from './parts/program-limits.ts';

/** Web Connect for QuickBooks. */
export const qbo = webConnect('qbo', QUICKBOOKS_BYTES);
