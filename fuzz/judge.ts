import { type Conversion, Conversion as ConversionSchema, refusalCodes } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { DEFAULT_POOL_LIMITS } from '@tallyleaf/engine/node';
import { Value } from 'typebox/value';
import type { Answer } from './watched-pool.ts';

/** Beyond its limit of time an answer may be by what it works until its watch looks. Milliseconds. */
const LATE = 2000;
/** Memory is looked at every so often: what it grows by in between is part of the limit's meaning. */
const OVERRUN = 1.1;

/** What is wrong with an answer. */
export interface Find {
  readonly kind: 'crash' | 'fault' | 'late' | 'memory' | 'not-of-the-contract' | 'verified-though-changed';
  readonly what: string;
}

const verified = ({ statements }: Conversion) =>
  statements.filter(({ reconciliation }) => reconciliation.status === 'verified');

type Verified = ReturnType<typeof verified>[number];

/** A figure by its value: the decimals that it is told with are its currency's. */
const worthOf = (figure: string): string => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure);

const amountsOf = ({ transactions }: Verified): string =>
  transactions.map(({ amount }) => `${worthOf(amount)} `).join('');

const isSameEnd = (now: string | null, then: string | null): boolean =>
  now === null || (then !== null && worthOf(now) === worthOf(then));

/** What is told of `one` was told of `other`: the figures of its ends may be lost, and rows at either end with them, but not all rows. */
function isPartOf(one: Verified, other: Verified): boolean {
  if (one.transactions.length === 0 && other.transactions.length > 0) return false;
  if (!` ${amountsOf(other)}`.includes(` ${amountsOf(one)}`)) return false;
  if (one.transactions.length < other.transactions.length) return true;
  return isSameEnd(one.opening, other.opening) && isSameEnd(one.closing, other.closing);
}

/** The currency is as before, where it is not said to be assumed: what was printed of it may be lost. */
const isSameMoney = (one: Verified, other: Verified, { warnings }: Conversion): boolean =>
  one.account.currency === other.account.currency || warnings.some(({ code }) => code === 'currency-assumed');

/** A verified statement of a changed file says what one of its source says; nothing else can have come from it. */
function changedFigures(conversion: Conversion, source: Conversion | undefined): string | undefined {
  const known = source ? verified(source) : [];
  if (known.length === 0) return undefined;
  const isKnown = (one: Verified): boolean =>
    known.some((other) => isPartOf(one, other) && isSameMoney(one, other, conversion));
  const changed = verified(conversion).find((one) => !isKnown(one));
  return changed && `${changed.account.currency} ${changed.opening} | ${amountsOf(changed)}| ${changed.closing}`;
}

const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** What is wrong with the answer to a file; `source` is what the file that it was made of yields. */
export function judge(answer: Answer, source: Conversion | undefined): Find | null {
  const { conversion, error, crashes, work, allowedTime, memory } = answer;
  if (crashes > 0) return { kind: 'crash', what: `${crashes} processes ended on it` };
  if (error && !(error instanceof Refusal)) return { kind: 'fault', what: error.stack ?? error.message };
  if (error && !refusalCodes.includes(error.code)) return { kind: 'not-of-the-contract', what: String(error.code) };
  if (work > allowedTime + LATE) return { kind: 'late', what: `${Math.round(work)} ms, ${allowedTime} allowed` };
  if (memory > DEFAULT_POOL_LIMITS.memory * OVERRUN) return { kind: 'memory', what: mb(memory) };
  if (!conversion) return null;
  const [fault] = Value.Errors(ConversionSchema, conversion);
  if (fault) return { kind: 'not-of-the-contract', what: JSON.stringify(fault) };
  const figures = changedFigures(conversion, source);
  return figures === undefined ? null : { kind: 'verified-though-changed', what: figures };
}

/** An answer in a word or two. */
export function nameOf({ conversion, error }: Answer): string {
  if (error instanceof Refusal) {
    const reason = /\(([^()]*)\)$/.exec(error.message)?.[1] ?? '';
    return /more memory/.test(reason) ? `${error.code} (memory)` : error.code;
  }
  return conversion?.statements.some(({ reconciliation }) => reconciliation.status === 'verified')
    ? 'verified'
    : conversion
      ? 'converted'
      : 'no answer';
}
