import type { Format, HeldStatement, HeldTransaction } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import { someRow } from './parts/needs.ts';
import { holdForProgram } from './parts/program-tables.ts';
import { printXml, type XmlElement, xml } from './parts/xml.ts';
import { settingOf } from './settings.ts';

/**
 * TallyPrime's import of vouchers as XML (Tally Solutions, "Understanding Integration – Transactions"): a Receipt for
 * money in, a Payment for money out, between the bank's ledger and one other. Debits are negative there, and
 * ISDEEMEDPOSITIVE says so a second time.
 */

const isMoving = ({ amount }: Pick<HeldTransaction, 'amount'>): boolean => /[1-9]/.test(amount);

export const tallyXml: Format = {
  hold: (conversion) =>
    holdForProgram(conversion, {
      refuse: someRow(isMoving),
      leavesOut: (transaction) => !isMoving(transaction),
      messages: { 'row-left-out': 'Tally has no voucher of 0.00; such a row was left out.' },
    }),
  print: (held, { settings }, conversion) => {
    const ledgers = { bank: settingOf(settings, 'account'), counter: settingOf(settings, 'counter') };
    return heldByAccount(held, conversion).map(({ number, statements }) => {
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n${printXml(envelope(vouchersOf(statements, ledgers)))}`;
      return { bytes: new TextEncoder().encode(text), extension: 'tally.xml', account: number };
    });
  },
};

function* vouchersOf(statements: readonly HeldStatement[], ledgers: Ledgers): Generator<XmlElement> {
  for (const { transactions } of statements) for (const row of transactions) yield messageOf(row, ledgers);
}

const envelope = (vouchers: Iterable<XmlElement>): XmlElement =>
  xml('ENVELOPE', [
    xml('HEADER', [xml('TALLYREQUEST', 'Import Data')]),
    xml('BODY', [
      xml('IMPORTDATA', [xml('REQUESTDESC', [xml('REPORTNAME', 'Vouchers')]), xml('REQUESTDATA', vouchers)]),
    ]),
  ]);

interface Ledgers {
  readonly bank: string;
  readonly counter: string;
}

/** A voucher with our id, by which Tally knows it when the file is imported again. */
function messageOf({ id, date, amount, text, reference }: HeldTransaction, { bank, counter }: Ledgers): XmlElement {
  const type = amount.startsWith('-') ? 'Payment' : 'Receipt';
  const size = amount.replace('-', '');
  const debited = type === 'Receipt' ? bank : counter;
  const credited = type === 'Receipt' ? counter : bank;
  const voucher = xml(
    'VOUCHER',
    [
      xml('DATE', date.replaceAll('-', '')),
      xml('VOUCHERTYPENAME', type),
      reference === null ? null : xml('REFERENCE', reference),
      xml('NARRATION', text),
      xml('PARTYLEDGERNAME', counter),
      entry(debited, 'Yes', `-${size}`),
      entry(credited, 'No', size),
    ],
    { REMOTEID: id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
  );
  return xml('TALLYMESSAGE', [voucher]);
}

const entry = (ledger: string, isDebit: 'Yes' | 'No', amount: string): XmlElement =>
  xml('ALLLEDGERENTRIES.LIST', [xml('LEDGERNAME', ledger), xml('ISDEEMEDPOSITIVE', isDebit), xml('AMOUNT', amount)]);
