import { ACCOUNTS } from '../parts/ofx/accounts-apart.ts';
import { ACCOUNT_ID, COMPE_CODE, INTUIT_BANK, INTUIT_FID, INTUIT_NAME, INTUIT_ORG } from '../parts/ofx/settings.ts';
import { QUICKBOOKS_STATEMENT } from '../parts/program-limits.ts';
import { DATES } from '../settings.ts';
import type { Entry } from './entry.ts';

const STATEMENT = ['date', 'valueDate', 'text', 'reference', 'amount', 'currency', 'account', 'id', 'closing'] as const;

const WEB_CONNECT = [ACCOUNT_ID, INTUIT_NAME, INTUIT_BANK, INTUIT_ORG, INTUIT_FID, ACCOUNTS];

/** OFX in its kinds, and QIF: what programs for personal and small business books import. */
export const OFX: readonly Entry[] = [
  {
    id: 'ofx',
    label: 'OFX 1 (SGML)',
    extension: 'ofx',
    mediaType: 'application/x-ofx',
    neededBy: 'GnuCash, KMyMoney, HomeBank, Skrooge, Odoo, Actual, YNAB, Banktivity, MoneyMoney, Xero',
    accounts: 'many',
    keeps: STATEMENT,
    settings: [ACCOUNTS],
    load: async () => (await import('../ofx.ts')).ofx,
  },
  {
    id: 'ofx2',
    label: 'OFX 2 (XML)',
    extension: '2.ofx',
    mediaType: 'application/x-ofx',
    neededBy: 'programs that ask for OFX as XML; not Odoo, which reads OFX 1 only',
    accounts: 'many',
    keeps: STATEMENT,
    settings: [ACCOUNTS],
    load: async () => (await import('../ofx2.ts')).ofx2,
  },
  {
    id: 'qbo',
    label: 'QuickBooks Web Connect (QBO)',
    extension: 'qbo',
    mediaType: 'application/vnd.intu.qbo',
    neededBy: 'QuickBooks Desktop and Online in the US and Canada',
    accounts: 'many',
    keeps: STATEMENT,
    limit: QUICKBOOKS_STATEMENT,
    settings: WEB_CONNECT,
    load: async () => (await import('../qbo.ts')).qbo,
  },
  {
    id: 'qfx',
    label: 'Quicken Web Connect (QFX)',
    extension: 'qfx',
    mediaType: 'application/vnd.intu.qfx',
    neededBy: 'Quicken in the US and Canada',
    accounts: 'many',
    keeps: STATEMENT,
    settings: WEB_CONNECT,
    load: async () => (await import('../qfx.ts')).qfx,
  },
  {
    id: 'ofx-br',
    label: 'OFX (Brazil)',
    extension: 'br.ofx',
    mediaType: 'application/x-ofx',
    neededBy: 'programs in Brazil, which know the bank by its three-digit code: Conta Azul, IOB, Omie',
    accounts: 'many',
    keeps: STATEMENT,
    settings: [COMPE_CODE, ACCOUNTS],
    load: async () => (await import('../ofx-br.ts')).ofxBr,
  },
  {
    id: 'qif',
    label: 'QIF',
    extension: 'qif',
    mediaType: 'application/x-qif',
    neededBy: 'GnuCash, KMyMoney, HomeBank, Skrooge, old Quicken, Odoo, Actual, MS Money',
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount', 'category'],
    settings: [DATES],
    load: async () => (await import('../qif.ts')).qif,
  },
];
