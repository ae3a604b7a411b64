import type { TextSetting } from '../../settings.ts';

/**
 * Which bank of Intuit's list a Web Connect file names. The three belong together; the standards are those of Wells
 * Fargo, whose name Intuit's programs then show, and a user can give the bank's own.
 */
export const INTUIT_BANK: TextSetting = {
  kind: 'text',
  id: 'bank-id',
  label: "Intuit's number of the bank (INTU.BID)",
  standard: '3000',
  pattern: '\\d{1,9}',
  maxLength: 9,
  expects: 'one to nine digits',
};

/** ORG and FID have at most 32 characters (OFX 1.0.2, "FI"). */
export const INTUIT_ORG: TextSetting = {
  kind: 'text',
  id: 'org',
  label: 'Name of the bank in the list (ORG)',
  standard: 'WF',
  pattern: '[!-~](?:[ -~]*[!-~])?',
  maxLength: 32,
  expects: 'up to 32 ASCII characters',
};

export const INTUIT_FID: TextSetting = {
  kind: 'text',
  id: 'fid',
  label: 'Number of the bank in the list (FID)',
  standard: '3000',
  pattern: '[A-Za-z0-9]+',
  maxLength: 32,
  expects: 'up to 32 letters and digits',
};

/** For statements that do not print it. */
export const COMPE_CODE: TextSetting = {
  kind: 'text',
  id: 'bank-code',
  label: "The bank's code (COMPE), where the statement prints none",
  standard: '',
  pattern: '(?:\\d{3})?',
  maxLength: 3,
  expects: 'three digits',
};
