import type { Held, HeldStatement, HeldTransaction } from '../../exporter.ts';
import { cutTo } from '../fit.ts';
import { spanOf } from '../span.ts';
import { accountType, isCard } from './account.ts';
import { type Element, element, optional } from './element.ts';
import { isCheque } from './hold-ofx.ts';
import { ledgerBalance } from './ledger-balance.ts';

/** The elements of an OFX file, in the order of the DTD and the schema; SGML and XML print the same ones. */

/** NAME holds 32 characters (OFX 1.0.2, "STMTTRN"); a longer text goes whole into MEMO. */
const LONGEST_NAME = 32;

/** What differs between kinds of OFX. */
export interface DocumentRules {
  readonly language: 'ENG' | 'POR';
  /** What SONRS says of the bank after LANGUAGE. */
  readonly institution: readonly Element[];
  readonly bankId: (statement: HeldStatement) => string;
}

/** `<OFX>` with all that stands in it. @param held at least one statement */
export function ofxDocument({ statements }: Held, rules: DocumentRules): Element {
  const banks = statements.filter(({ source }) => !isCard(source));
  const cards = statements.filter(({ source }) => isCard(source));
  return element('OFX', [
    signOn(statements, rules),
    banks.length === 0
      ? null
      : element(
          'BANKMSGSRSV1',
          banks.map((held) => bankResponse(held, rules)),
        ),
    cards.length === 0 ? null : element('CREDITCARDMSGSRSV1', cards.map(cardResponse)),
  ]);
}

const STATUS = element('STATUS', [element('CODE', '0'), element('SEVERITY', 'INFO')]);

/** Noon and no zone: readers that convert to their own zone, or to UTC, stay on the same day. */
const moment = (iso: string): string => `${iso.replaceAll('-', '')}120000`;

/** DTSERVER is the end of the last period and not now, so that exports repeat byte for byte. */
function signOn(statements: readonly HeldStatement[], { language, institution }: DocumentRules): Element {
  const ends = statements.flatMap(({ source }) => spanOf(source)?.end ?? []).sort();
  return element('SIGNONMSGSRSV1', [
    element('SONRS', [
      STATUS,
      element('DTSERVER', moment(ends.at(-1) ?? '')),
      element('LANGUAGE', language),
      ...institution,
    ]),
  ]);
}

const response = (name: string, statement: Element): Element =>
  element(name, [element('TRNUID', '0'), STATUS, statement]);

const bankResponse = (held: HeldStatement, { bankId }: DocumentRules): Element =>
  response(
    'STMTTRNRS',
    element('STMTRS', [
      element('CURDEF', held.currency),
      element('BANKACCTFROM', [
        element('BANKID', bankId(held)),
        element('ACCTID', held.account),
        element('ACCTTYPE', accountType(held.source)),
      ]),
      ...booked(held),
    ]),
  );

const cardResponse = (held: HeldStatement): Element =>
  response(
    'CCSTMTTRNRS',
    element('CCSTMTRS', [
      element('CURDEF', held.currency),
      element('CCACCTFROM', [element('ACCTID', held.account)]),
      ...booked(held),
    ]),
  );

/** Transactions and balance; `hold` has refused statements that lack what is asked for here. */
function booked({ source, transactions }: HeldStatement): Element[] {
  const span = spanOf(source);
  const balance = ledgerBalance(source);
  if (!span || !balance) throw new TypeError('a statement without days or balance was held');
  return [
    element('BANKTRANLIST', [
      element('DTSTART', moment(span.start)),
      element('DTEND', moment(span.end)),
      ...transactions.map((row) => entry(row, isCheque(source, row.row))),
    ]),
    element('LEDGERBAL', [element('BALAMT', balance.amount), element('DTASOF', moment(balance.day))]),
  ];
}

/**
 * The value date stands in DTAVAIL, which OFX describes as that. DTUSER is the day on which somebody paid, and programs
 * show it in place of the booking date (AqBanking's import profile).
 */
function entry({ id, date, valueDate, text, reference, amount }: HeldTransaction, cheque: boolean): Element {
  const name = cutTo(text, LONGEST_NAME).text;
  return element('STMTTRN', [
    element('TRNTYPE', cheque ? 'CHECK' : amount.startsWith('-') ? 'DEBIT' : 'CREDIT'),
    element('DTPOSTED', moment(date)),
    optional('DTAVAIL', valueDate && moment(valueDate)),
    element('TRNAMT', amount),
    element('FITID', id),
    optional(cheque ? 'CHECKNUM' : 'REFNUM', reference),
    element('NAME', name),
    name === text ? null : element('MEMO', text),
  ]);
}
