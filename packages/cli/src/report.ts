import type { Conversion, Reconciliation, RefusalCode, Verdict } from '@tallyleaf/contract';
import type { ExportWarning, NotWritten } from '@tallyleaf/exporters';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { forTerminal } from './io.ts';

/** What of a statement is not proven, or was not read (contract, `unread`). */
type Unread = NonNullable<Reconciliation['unread']>;

/** What became of one input: an entry of the report (contract/cli, `--report`). Keys stand in the contract's order. */
export interface Entry {
  /** As it was given. */
  readonly file: string;
  /** The paths written, in the order of the formats. */
  readonly outputs: readonly string[];
  readonly refusal: RefusalCode | null;
  /** Why nothing, or not everything, was written; `null` where all went well. */
  readonly message: string | null;
  readonly notWritten: readonly (NotWritten & { readonly format: string })[];
  readonly statements: number;
  readonly transactions: number;
  readonly status: readonly Verdict[];
  readonly ms: number;
  /** Of each statement, in the order of `status` (an addition to the contract). */
  readonly unread: readonly Unread[];
  /** What a reader of the result should know, the reader's and the formats' alike (an addition to the contract). */
  readonly warnings: readonly { readonly format: string | null; readonly code: string; readonly message: string }[];
}

/** An entry and how the program must end because of it. */
export interface Outcome {
  readonly entry: Entry;
  readonly exit: ExitCode;
  /** What was read, where it is to be merged with others. */
  readonly conversion?: Conversion;
}

/** An entry for an input of which nothing is known yet. */
export const emptyEntry = (file: string): Entry => ({
  file,
  outputs: [],
  refusal: null,
  message: null,
  notWritten: [],
  statements: 0,
  transactions: 0,
  status: [],
  ms: 0,
  unread: [],
  warnings: [],
});

/** What an entry says of a conversion. */
export function readingOf(
  conversion: Conversion,
): Pick<Entry, 'statements' | 'transactions' | 'status' | 'unread' | 'warnings'> {
  return {
    statements: conversion.statements.length,
    transactions: conversion.statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
    status: conversion.statements.map(({ reconciliation }) => reconciliation.status),
    unread: conversion.statements.map(({ reconciliation }) => reconciliation.unread ?? []),
    warnings: conversion.warnings.map(({ code, message }) => ({ format: null, code, message })),
  };
}

/** A format's warnings as an entry has them. */
export const formatWarnings = (format: string, warnings: readonly ExportWarning[]): Entry['warnings'] =>
  warnings.map(({ code, message }) => ({ format, code, message }));

const VERDICTS: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  verified: ['adds up', 'add up'],
  failed: ['does not add up', 'do not add up'],
  unverifiable: ['cannot be checked', 'cannot be checked'],
};

/** The line on standard error: name, rows, verdict in words, and what was not written. */
export function lineOf({ entry, exit }: Outcome): string {
  return forTerminal(`${entry.file}: ${[...said(entry, exit), ...leftOut(entry)].join('; ')}`);
}

function said(entry: Entry, exit: ExitCode): string[] {
  const message = entry.message ?? '';
  if (entry.refusal) return [`refused, ${entry.refusal}: ${message}`];
  if (exit === EXIT.fault) return [message.split('\n')[0] ?? ''];
  if (entry.statements === 0) return [message || 'no statement'];
  return [`${count(entry.transactions, 'row')}, ${verdictInWords(entry)}`, ...(message ? [message] : [])];
}

const leftOut = (entry: Entry): string[] =>
  entry.notWritten.map(({ format, message }) => `not written as ${format}: ${message}`);

/** What sums do not show: told beside the verdict, because sums that come out would hide it. */
const UNSURE: Readonly<Partial<Record<Unread[number], string>>> = {
  scale: 'thousands or decimals not certain',
  dates: 'dates not certain',
  direction: 'direction not certain',
};

/**
 * One verdict by itself; of several statements, how many have which: `3 statements: 2 add up, 1 cannot be checked`. What is
 * not certain follows: `cannot be checked (dates not certain)`.
 */
export function verdictInWords({ status, unread }: Pick<Entry, 'status' | 'unread'>): string {
  const unsure = [...new Set(unread.flat())].flatMap((what) => UNSURE[what] ?? []);
  return `${verdictsInWords(status)}${unsure.length > 0 ? ` (${unsure.join(', ')})` : ''}`;
}

function verdictsInWords(status: readonly Verdict[]): string {
  const [only] = status;
  if (only && status.length === 1) return VERDICTS[only][0];
  const kinds = (Object.keys(VERDICTS) as Verdict[]).flatMap((verdict) => {
    const number = status.filter((other) => other === verdict).length;
    return number === 0 ? [] : [`${number} ${VERDICTS[verdict][number === 1 ? 0 : 1]}`];
  });
  return `${count(status.length, 'statement')}: ${kinds.join(', ')}`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
