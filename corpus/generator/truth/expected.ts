import { decimalsOf, fromMinor, type Place } from '@tallyleaf/contract';
import type { Grammar, IdentifierPart } from '../layout/grammar.ts';
import type { LaidOut } from '../layout/lay-out.ts';
import { entriesAsListed, type PrintedAccount } from '../layout/printed-account.ts';
import { codeOf } from '../layout/row-cells.ts';
import type { AccountModel, Entry } from '../model/statement-model.ts';
import { verdictOf } from './verdict.ts';

/** What a right conversion of a case holds: the contract's shape without what only a conversion can know. */

export interface ExpectedTransaction {
  readonly date: string;
  readonly valueDate: string | null;
  readonly description: string;
  /** Other descriptions that count as right. */
  readonly alsoAccepted?: readonly string[];
  readonly reference: string | null;
  readonly amount: string;
  readonly balance: string | null;
  readonly where: Place;
}

export interface ExpectedAccount extends Pick<AccountModel, 'institution' | 'holder' | 'iban' | 'bic' | 'currency'> {
  readonly type: AccountModel['type'] | null;
  readonly number: string | null;
  readonly bankCode?: string;
  readonly branchCode?: string;
}

/** The account with those of its numbers that are printed, blanks removed. */
function expectedAccount(account: AccountModel, grammar: Grammar): ExpectedAccount {
  const { institution, holder, number, iban, bic, type, currency, national } = account;
  const printed = [...grammar.identifiers, ...grammar.identifierCells];
  const has = (part: IdentifierPart) => printed.includes(part);
  const texts = [grammar.title, account.product, ...grammar.facts.map(([, value]) => value)];
  const isNamed = (number: string) => texts.some((text) => text?.includes(number));
  const isNumbered = has('number') || grammar.overview !== null || isNamed('{number}');
  const whole = has('national') ? (national?.whole?.replaceAll(' ', '') ?? null) : null;
  return {
    institution,
    holder,
    number: isNumbered ? number.replaceAll(' ', '') : whole,
    iban: has('iban') || isNamed('{iban}') ? iban : null,
    bic: has('bic') ? bic : null,
    type: grammar.typeTold ? type : null,
    currency,
    ...(has('bank') && national ? { bankCode: national.bank } : {}),
    ...(has('branch') && national?.branch ? { branchCode: national.branch } : {}),
  };
}

/** A field that is null is not printed, and is not compared. */
export interface ExpectedStatement {
  readonly account: ExpectedAccount;
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly opening: string | null;
  readonly closing: string | null;
  readonly transactions: readonly ExpectedTransaction[];
  readonly reconciliation: {
    readonly status: 'verified' | 'failed' | 'unverifiable';
    readonly unbound?: readonly number[];
  };
}

export interface Expected {
  readonly schema: 'statement/1';
  readonly source: {
    readonly fileName: string;
    readonly sha256: string;
    readonly pages: number;
    readonly kind: 'digital';
  };
  readonly statements: readonly ExpectedStatement[];
}

const rounded = (place: Place): Place => {
  const round = (box: Place['box']): Place['box'] => [tenth(box[0]), tenth(box[1]), tenth(box[2]), tenth(box[3])];
  const more = place.more?.map(({ page, box }) => ({ page, box: round(box) }));
  return { page: place.page, box: round(place.box), ...(more ? { more } : {}) };
};

const tenth = (points: number): number => Math.round(points * 10) / 10;

function expectedTransaction(
  entry: Entry,
  printed: PrintedAccount,
  grammar: Grammar,
  place: Place,
): ExpectedTransaction {
  const decimals = decimalsOf(printed.account.currency);
  const prints = (wanted: string) => grammar.columns.some(({ role }) => role === wanted);
  const balance = printed.balances[printed.account.entries.indexOf(entry)] ?? null;
  const description = entry.lines.join(' ');
  const code = codeOf(entry, grammar);
  const others = [
    ...(prints('type') ? [`${entry.type} ${description}`] : []),
    ...(code === null ? [] : [`${description} ${code}`]),
  ];
  return {
    date: entry.date,
    valueDate: prints('valueDate') || grammar.valueDateBelow !== null ? entry.valueDate : null,
    description,
    ...(others.length > 0 ? { alsoAccepted: others } : {}),
    reference: prints('reference') ? entry.reference : null,
    amount: fromMinor(entry.amount, decimals),
    balance: balance === null ? null : fromMinor(balance, decimals),
    where: rounded(place),
  };
}

function expectedStatement({ printed, places }: LaidOut['accounts'][number], grammar: Grammar): ExpectedStatement {
  const { account } = printed;
  const decimals = decimalsOf(account.currency);
  const figure = (minor: bigint | null) => (minor === null ? null : fromMinor(minor, decimals));
  const listed = entriesAsListed(printed);
  const verdict = verdictOf(printed);
  const dated = grammar.period === 'printed';
  return {
    account: expectedAccount(account, grammar),
    period: { start: dated ? account.start : null, end: dated ? account.end : null },
    opening: figure(printed.opening),
    closing: figure(printed.closing),
    transactions: listed.map((entry) => {
      const place = places.get(entry);
      if (!place) throw new Error('an entry that was not drawn');
      return expectedTransaction(entry, printed, grammar, place);
    }),
    reconciliation: {
      status: verdict.status,
      ...(verdict.unbound.length > 0 ? { unbound: verdict.unbound } : {}),
    },
  };
}

/** The truth of a laid-out file. */
export function expectedOf(laidOut: LaidOut, grammar: Grammar, sha256: string): Expected {
  return {
    schema: 'statement/1',
    source: { fileName: 'input.pdf', sha256, pages: laidOut.pages.length, kind: 'digital' },
    statements: laidOut.accounts.map((account) => expectedStatement(account, grammar)),
  };
}
