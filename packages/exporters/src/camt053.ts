import type { Statement } from '@tallyleaf/contract';
import { decimalsOf, sumAmounts, toMinor } from '@tallyleaf/contract/plain';
import type { Format, HeldStatement, HeldTransaction } from './exporter.ts';
import { cutTo } from './parts/fit.ts';
import { accountOrStandIn, type Fitted, holdConversion, valueOrBookingDate } from './parts/hold.ts';
import { messageId, statementId } from './parts/ids.ts';
import {
  closingBalance,
  digitsAtMost,
  digitsIn,
  type Need,
  needs,
  openingBalance,
  someDay,
  tooLong,
} from './parts/needs.ts';
import { inPieces } from './parts/pieces.ts';
import { spanOf, statementNumber } from './parts/span.ts';
import { typeCode } from './parts/swift-text.ts';
import { printXml, XML_DECLARATION, type XmlElement, xml } from './parts/xml.ts';

/** ISO 20022 bank-to-customer statement, camt.053.001.02 and .08. The order of elements is the schema's. */

/** Lengths of the schema's types: Max35Text, Max140Text, Max500Text, AccountIdentification (34), digits of amounts. */
const REFERENCE = 35;
const PIECE = 140;
const LONGEST = 500;
const ACCOUNT = 34;
const DIGITS = 18;

interface Version {
  readonly namespace: string;
  readonly extension: string;
  readonly bic: 'BIC' | 'BICFI';
  readonly status: XmlElement;
  /** The difference of all money in and all money out. */
  readonly net: (amount: string, mark: XmlElement) => readonly XmlElement[];
  /** Whether the details of an entry say its amount once more. */
  readonly amountInDetails: boolean;
}

const VERSION_2: Version = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
  extension: 'camt.xml',
  bic: 'BIC',
  status: xml('Sts', 'BOOK'),
  net: (amount, mark) => [xml('TtlNetNtryAmt', amount), mark],
  amountInDetails: false,
};

const VERSION_8: Version = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
  extension: '08.camt.xml',
  bic: 'BICFI',
  status: xml('Sts', [xml('Cd', 'BOOK')]),
  net: (amount, mark) => [xml('TtlNetNtry', [xml('Amt', amount), mark])],
  amountInDetails: true,
};

const hold: Format['hold'] = (conversion) =>
  holdConversion(conversion, {
    account: fitAccount,
    text: fitText,
    reference: (reference) => shortened(reference, REFERENCE, 'reference-cut'),
    // Programs that take the value date first would be without a date.
    valueDate: valueOrBookingDate,
    refuse,
    statesSums: true,
    needsBalances: true,
    messages: { 'text-cut': `A word of more than ${PIECE} letters was divided by a blank.` },
  });

const formatOf = (version: Version): Format => ({
  hold,
  print: ({ statements }) => {
    if (statements.length === 0) return [];
    const text = XML_DECLARATION + printXml(document(statements, version));
    return [{ bytes: new TextEncoder().encode(text), extension: version.extension, account: null }];
  },
});

export const camt053 = formatOf(VERSION_2);
export const camt05308 = formatOf(VERSION_8);

const fitAccount = (statement: Statement, label: string | null): Fitted =>
  shortened(accountOrStandIn(statement, label).text, ACCOUNT, 'account-changed');

function shortened(whole: string, most: number, loss: Fitted['losses'][number]): Fitted {
  const { text } = cutTo(whole, most);
  return { text, losses: text === whole ? [] : [loss] };
}

const fitText = (text: string): Fitted => ({
  text: piecesOf(text).join(' '),
  losses: text.split(' ').some((word) => [...word].length > PIECE) ? ['text-cut'] : [],
});

/** A text in pieces, divided between words: programs join them with a blank or a line feed. */
const piecesOf = (text: string): string[] =>
  inPieces(text, { first: PIECE })
    .map((piece) => piece.replace(/^ +| +$/g, ''))
    .filter((piece) => piece !== '');

/** The sum of all entries has room for no more than a figure has. */
const sumFits: Need = ({ transactions, account }) => {
  const sum = total(
    transactions.map(({ amount }) => amount),
    account.currency,
  );
  return digitsIn(toMinor(sum, decimalsOf(account.currency))) > DIGITS ? tooLong : null;
};

const refuse = needs(openingBalance, closingBalance, someDay, digitsAtMost(DIGITS), sumFits);

/** The sum of amounts, whichever way the money went. */
const total = (amounts: readonly string[], currency: string): string =>
  sumAmounts(amounts.map(unsigned), decimalsOf(currency));

const unsigned = (amount: string): string => amount.replace('-', '');

function document(statements: readonly HeldStatement[], version: Version): XmlElement {
  const [last = ''] = statements
    .map((statement) => spanOf(statement.source)?.end ?? '')
    .sort()
    .reverse();
  const header = xml('GrpHdr', [xml('MsgId', messageId(statements)), xml('CreDtTm', `${last}T00:00:00`)]);
  const content = [header, ...statements.map((statement) => statementElement(statement, version))];
  return xml('Document', [xml('BkToCstmrStmt', content)], { xmlns: version.namespace });
}

function statementElement(statement: HeldStatement, version: Version): XmlElement {
  const { opening, closing, transactions, source } = statement;
  const span = spanOf(source);
  if (!span || opening === null || closing === null) throw new TypeError('a statement that hold refuses');
  const { start, end } = source.period;
  const period = [xml('FrDtTm', `${start}T00:00:00`), xml('ToDtTm', `${end}T23:59:59`)];
  return xml('Stmt', [
    xml('Id', statementId(statement)),
    xml('ElctrncSeqNb', String(Number(statementNumber(span.end)))),
    xml('CreDtTm', `${span.end}T00:00:00`),
    start && end ? xml('FrToDt', period) : null,
    accountElement(statement, version),
    balance('OPBD', opening, span.start, statement),
    balance('CLBD', closing, span.end, statement),
    summary(statement, version),
    ...transactions.map((transaction) => entry(transaction, statement, version)),
  ]);
}

/** A BIC of the schema's pattern; what is printed may be less. */
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/;

function accountElement({ account, currency, source }: HeldStatement, version: Version): XmlElement {
  const { iban, bic, holder, institution } = source.account;
  const id = account === iban ? xml('IBAN', account) : xml('Othr', [xml('Id', account)]);
  const name = (text: string | null): XmlElement[] => {
    const written = cutTo(text?.trim() ?? '', PIECE).text;
    return written === '' ? [] : [xml('Nm', written)];
  };
  const servicer = bic && BIC.test(bic) ? [xml(version.bic, bic)] : name(institution);
  const owner = name(holder);
  return xml('Acct', [
    xml('Id', [id]),
    xml('Ccy', currency),
    owner.length > 0 ? xml('Ownr', owner) : null,
    servicer.length > 0 ? xml('Svcr', [xml('FinInstnId', servicer)]) : null,
  ]);
}

const mark = (amount: string): XmlElement => xml('CdtDbtInd', amount.startsWith('-') ? 'DBIT' : 'CRDT');

const money = (amount: string, currency: string): XmlElement => xml('Amt', unsigned(amount), { Ccy: currency });

const balance = (code: string, amount: string, date: string, { currency }: HeldStatement): XmlElement =>
  xml('Bal', [
    xml('Tp', [xml('CdOrPrtry', [xml('Cd', code)])]),
    money(amount, currency),
    mark(amount),
    xml('Dt', [xml('Dt', date)]),
  ]);

function summary({ transactions, currency }: HeldStatement, version: Version): XmlElement {
  const amounts = transactions.map(({ amount }) => amount);
  const count = (some: readonly string[]) => [
    xml('NbOfNtries', String(some.length)),
    xml('Sum', total(some, currency)),
  ];
  const net = sumAmounts(amounts, decimalsOf(currency));
  return xml('TxsSummry', [
    xml('TtlNtries', [...count(amounts), ...version.net(unsigned(net), mark(net))]),
    xml('TtlCdtNtries', count(amounts.filter((amount) => !amount.startsWith('-')))),
    xml('TtlDbtNtries', count(amounts.filter((amount) => amount.startsWith('-')))),
  ]);
}

function entry(transaction: HeldTransaction, statement: HeldStatement, version: Version): XmlElement {
  const { currency } = statement;
  const type = typeCode(statement, transaction);
  const { date, valueDate, amount, reference, text, id } = transaction;
  const pieces = piecesOf(text).map((piece) => xml('Ustrd', piece));
  return xml('Ntry', [
    reference ? xml('NtryRef', reference) : null,
    money(amount, currency),
    mark(amount),
    version.status,
    xml('BookgDt', [xml('Dt', date)]),
    xml('ValDt', [xml('Dt', valueDate ?? date)]),
    xml('AcctSvcrRef', id),
    xml('BkTxCd', [xml('Prtry', [xml('Cd', type)])]),
    xml('NtryDtls', [
      xml('TxDtls', [
        reference
          ? xml('Refs', [xml('EndToEndId', reference), type === 'NCHK' ? xml('ChqNb', reference) : null])
          : null,
        ...(version.amountInDetails ? [money(amount, currency), mark(amount)] : []),
        xml('RmtInf', pieces),
      ]),
    ]),
    xml('AddtlNtryInf', cutTo(text, LONGEST).text),
  ]);
}
