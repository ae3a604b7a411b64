/** What may stand in an OFX file of a statement, from the DTD of OFX 1.6 and the schema of OFX 2.2.1; a strict reader's own table. */

/** Elements in their order: `?` may be absent, `*` any number of times, `+` at least once. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  OFX: ['SIGNONMSGSRSV1', 'BANKMSGSRSV1?', 'CREDITCARDMSGSRSV1?'],
  SIGNONMSGSRSV1: ['SONRS'],
  SONRS: ['STATUS', 'DTSERVER', 'LANGUAGE', 'FI?', 'INTU.BID?'],
  FI: ['ORG', 'FID?'],
  STATUS: ['CODE', 'SEVERITY'],
  BANKMSGSRSV1: ['STMTTRNRS+'],
  STMTTRNRS: ['TRNUID', 'STATUS', 'STMTRS'],
  STMTRS: ['CURDEF', 'BANKACCTFROM', 'BANKTRANLIST', 'LEDGERBAL'],
  CREDITCARDMSGSRSV1: ['CCSTMTTRNRS+'],
  CCSTMTTRNRS: ['TRNUID', 'STATUS', 'CCSTMTRS'],
  CCSTMTRS: ['CURDEF', 'CCACCTFROM', 'BANKTRANLIST', 'LEDGERBAL'],
  BANKACCTFROM: ['BANKID', 'ACCTID', 'ACCTTYPE'],
  CCACCTFROM: ['ACCTID'],
  BANKTRANLIST: ['DTSTART', 'DTEND', 'STMTTRN*'],
  STMTTRN: ['TRNTYPE', 'DTPOSTED', 'DTAVAIL?', 'TRNAMT', 'FITID', 'CHECKNUM?', 'REFNUM?', 'NAME', 'MEMO?'],
  LEDGERBAL: ['BALAMT', 'DTASOF'],
};

const MOMENT = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])120000$/;
const FIGURE = /^(?=.{1,32}$)-?\d+(\.\d+)?$/;
const upTo = (most: number): RegExp => new RegExp(`^(?! )[^]{1,${most}}(?<! )$`, 'u');

/** Values, without their entities. */
export const VALUES: Readonly<Record<string, RegExp>> = {
  CODE: /^0$/,
  SEVERITY: /^INFO$/,
  DTSERVER: MOMENT,
  LANGUAGE: /^(ENG|POR)$/,
  ORG: upTo(32),
  FID: upTo(32),
  'INTU.BID': /^\d{1,9}$/,
  TRNUID: /^0$/,
  CURDEF: /^[A-Z]{3}$/,
  BANKID: /^[A-Za-z0-9]{1,9}$/,
  ACCTID: upTo(22),
  ACCTTYPE: /^(CHECKING|SAVINGS|CREDITLINE)$/,
  DTSTART: MOMENT,
  DTEND: MOMENT,
  TRNTYPE: /^(CREDIT|DEBIT|CHECK)$/,
  DTPOSTED: MOMENT,
  DTAVAIL: MOMENT,
  TRNAMT: FIGURE,
  FITID: /^[A-Za-z0-9.-]{1,255}$/,
  CHECKNUM: /^\d{1,12}$/,
  REFNUM: upTo(32),
  NAME: upTo(32),
  MEMO: upTo(255),
  BALAMT: FIGURE,
  DTASOF: MOMENT,
};
