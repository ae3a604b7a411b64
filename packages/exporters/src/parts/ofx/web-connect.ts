import type { Conversion, Statement } from '@tallyleaf/contract';
import { decimalsOf } from '@tallyleaf/contract/plain';
import type { ExportWarning, Format, Held, HeldStatement } from '../../exporter.ts';
import { type SettingValues, settingOf } from '../../settings.ts';
import { isAscii, toRepertoire } from '../fit.ts';
import type { Fitted } from '../hold.ts';
import { spanOf } from '../span.ts';
import { accountId, bankId } from './account.ts';
import { printedAccount, saysAccount } from './account-numbers.ts';
import { ACCOUNTS, filesOfAccounts } from './accounts-apart.ts';
import { ofxDocument } from './document.ts';
import { element } from './element.ts';
import { holdOfx } from './hold-ofx.ts';
import { ACCOUNT_ID, accountIdFor, INTUIT_BANK, INTUIT_FID, INTUIT_NAME, INTUIT_ORG, intuitBank } from './settings.ts';
import { sgmlFile } from './sgml.ts';

/**
 * Web Connect, what QuickBooks and Quicken take: OFX 1.0.2 in ASCII that names a bank of Intuit's list (contract/exports,
 * "QBO / QFX").
 */

const ascii = (text: string) => toRepertoire(text, { has: isAscii });

/** The format with an ending of its own. @param bytes what the program takes at most of a file, where it says so */
export const webConnect = (extension: string, bytes: number | null): Format => ({
  hold: (conversion, { settings }) => {
    const alone = conversion.statements.length === 1;
    const account = (statement: Statement, label: string | null): Fitted =>
      webConnectAccount(statement, label, settings, alone);
    return withNotes(holdOfx(conversion, { fit: ascii, account }), conversion, bytes);
  },
  print: (held, options, conversion) =>
    filesOfAccounts(held, settingOf(options.settings, ACCOUNTS.id), conversion, extension, (part) =>
      sgmlFile(
        ofxDocument(part, { language: 'ENG', institution: institution(options.settings), bankId: routingNumber }),
      ),
    ),
});

/** ACCTID: the number that was given; else the printed one without blanks, hyphens and masks, which these programs do not take. */
function webConnectAccount(
  statement: Statement,
  label: string | null,
  settings: SettingValues,
  alone: boolean,
): Fitted {
  const setting = settingOf(settings, ACCOUNT_ID.id);
  const given = setting.includes('=') || alone ? accountIdFor(setting, printedAccount(statement)) : '';
  if (given !== '') return { text: given, losses: [] };
  const { text, losses } = accountId(statement, label, ascii);
  const plain = text.replace(/[^A-Za-z0-9-]/g, '');
  const digits = saysAccount(statement) && !statement.account.iban ? plain.replace(/-(?=\d{3})/g, '') : plain;
  return digits === text ? { text, losses } : { text: digits, losses: ['account-changed'] };
}

/** BANKID is a routing number of nine digits to these programs; other codes by their digits, nine zeros where there are none. */
const routingNumber = ({ source }: HeldStatement): string =>
  bankId(source).replace(/\D/g, '').slice(0, 9) || '000000000';

function institution(settings: SettingValues) {
  const { bid, org, fid } = intuitBank(settingOf(settings, INTUIT_NAME.id), {
    bid: settingOf(settings, INTUIT_BANK.id),
    org: settingOf(settings, INTUIT_ORG.id),
    fid: settingOf(settings, INTUIT_FID.id),
  });
  return [element('FI', [element('ORG', org), element('FID', fid)]), element('INTU.BID', bid)];
}

/** Intuit's programs take transactions of the last 90 days; counted from the period's end, since there is no clock here. */
const DAYS_TAKEN = 90;
const DAY = 86_400_000;

/** Bytes of a transaction besides its texts. */
const ENTRY_BYTES = 170;

function withNotes(held: Held, { statements }: Conversion, bytes: number | null): Held {
  const warnings = held.statements.flatMap(({ index, currency, transactions }): ExportWarning[] => {
    const source = statements[index];
    const old = source ? oldRows(source) : [];
    const size = transactions.reduce((sum, { text }) => sum + ENTRY_BYTES + text.length + Math.min(32, text.length), 0);
    const note = (code: ExportWarning['code'], rows: readonly number[], message: string): ExportWarning => {
      return { code, statement: index, rows, message };
    };
    return [
      ...(old.length > 0 ? [note('check-before-import', old, OLD)] : []),
      ...(decimalsOf(currency) > 2 ? [note('currency-rounded', [], ROUNDED)] : []),
      ...(bytes !== null && size > bytes
        ? [note('over-limit', [], `QuickBooks Online takes files of up to ${bytes / 1000} KB; export shorter periods.`)]
        : []),
    ];
  });
  return { ...held, warnings: [...held.warnings, ...warnings] };
}

const OLD = 'Transactions are older than 90 days, which QuickBooks or Quicken may leave out; look whether all arrived.';
const ROUNDED =
  'The currency has three decimals, and QuickBooks and Quicken keep two: figures may come out rounded. Compare the sums after the import.';

function oldRows(source: Statement): number[] {
  const end = spanOf(source)?.end;
  if (!end) return [];
  const first = Date.parse(end) - DAYS_TAKEN * DAY;
  return source.transactions.flatMap(({ date }, row) => (Date.parse(date) < first ? [row] : []));
}
