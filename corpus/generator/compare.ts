import type { Conversion, Place, Statement, Transaction } from '@tallyleaf/contract';
import type { Expected, ExpectedStatement, ExpectedTransaction } from './truth/expected.ts';

/** What a conversion has wrong, line by line, beside a case's truth. Confidence and what the truth leaves null are not compared. */

/** Overlap of two places: area in common by area of both together; 0 on different pages. */
export function overlap(one: Place | undefined, other: Place): number {
  if (!one || one.page !== other.page) return 0;
  const width = Math.min(one.box[2], other.box[2]) - Math.max(one.box[0], other.box[0]);
  const height = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = ({ box }: Place) => (box[2] - box[0]) * (box[3] - box[1]);
  return (width * height) / (area(one) + area(other) - width * height);
}

/** Chinese and Japanese set no blanks between words: there they do not count. */
const spaced = (text: string, language: string): string =>
  /^(ja|zh)/.test(language) ? text.normalize('NFKC').replace(/\s+/gu, '') : text.replace(/\s+/gu, ' ').trim();

function descriptionFault(language: string, truth: ExpectedTransaction, got: Transaction): string[] {
  const right = [truth.description, ...(truth.alsoAccepted ?? [])].map((text) => spaced(text, language));
  return right.includes(spaced(got.description, language))
    ? []
    : [`description ${got.description} for ${truth.description}`];
}

function rowFaults(language: string, truth: ExpectedTransaction, got: Transaction | undefined): string[] {
  if (!got) return ['missed'];
  const fields = (['date', 'valueDate', 'amount', 'balance', 'reference'] as const).flatMap((field) =>
    truth[field] === null || truth[field] === got[field] ? [] : [`${field} ${got[field]} for ${truth[field]}`],
  );
  const place = overlap(got.where, truth.where);
  const where = place >= 0.5 ? [] : [`box ${JSON.stringify(got.where)} for ${JSON.stringify(truth.where)}`];
  return [...fields, ...descriptionFault(language, truth, got), ...where];
}

function statementFaults(language: string, truth: ExpectedStatement, got: Statement | undefined): string[] {
  if (!got) return ['missed'];
  const pairs: [name: string, truth: string | null, got: string | null][] = [
    ['opening', truth.opening, got.opening],
    ['closing', truth.closing, got.closing],
    ['start', truth.period.start, got.period.start],
    ['end', truth.period.end, got.period.end],
    ['currency', truth.account.currency, got.account.currency],
    ['type', truth.account.type, got.account.type],
    ['number', truth.account.number, got.account.number],
    ['IBAN', truth.account.iban, got.account.iban],
    ['BIC', truth.account.bic, got.account.bic],
    ['bank code', truth.account.bankCode ?? null, got.account.bankCode ?? null],
    ['branch code', truth.account.branchCode ?? null, got.account.branchCode ?? null],
    ['verdict', truth.reconciliation.status, got.reconciliation.status],
  ];
  const head = pairs.flatMap(([name, right, read]) =>
    right === null || right === read ? [] : [`${name} ${read} for ${right}`],
  );
  const rows = truth.transactions.flatMap((row, index) =>
    rowFaults(language, row, got.transactions[index]).map((fault) => `row ${index}: ${fault}`),
  );
  const extra = got.transactions
    .slice(truth.transactions.length)
    .map(({ date, amount, description }) => `extra row: ${date} ${amount} ${description}`);
  return [...head, ...rows, ...extra];
}

/** Everything that a conversion has wrong; nothing where it is right. */
export function faultsOf(language: string, truth: Expected, got: Conversion): string[] {
  const faults = truth.statements.flatMap((statement, index) =>
    statementFaults(language, statement, got.statements[index]).map((fault) => `statement ${index}: ${fault}`),
  );
  const extra = got.statements.slice(truth.statements.length).map(() => 'a statement that is not there');
  const pages = got.source.pages === truth.source.pages ? [] : [`pages ${got.source.pages} for ${truth.source.pages}`];
  return [...pages, ...faults, ...extra];
}
