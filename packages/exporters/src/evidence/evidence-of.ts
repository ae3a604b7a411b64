import type {
  Conversion,
  Correction,
  EvidenceReport,
  ReportedRow,
  ReportedStatement,
  Statement,
  Transaction,
} from '@tallyleaf/contract';
import { decimalsOf, sumAmounts } from '@tallyleaf/contract/plain';
import packageFile from '../../package.json' with { type: 'json' };

/** What a report says of its making. Times are ISO 8601, in UTC. */
export interface Making {
  readonly madeAt: string;
  /** When the file was read; left out where nobody noted it. */
  readonly convertedAt?: string | undefined;
}

const CELLS = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance'] as const;

const rowOf = ({ date, description, amount, balance, where }: Transaction, row?: number): ReportedRow => ({
  ...(row !== undefined && { row }),
  date,
  description,
  amount,
  balance,
  ...(where && { where }),
});

function correctionsOf({ read, opening, closing, period, transactions, reconciliation }: Statement): Correction[] {
  const whole = reconciliation.checks.find(({ kind }) => kind === 'opening-plus-transactions-is-closing');
  const own: Correction[] = [];
  const add = (correction: Correction): void => {
    if (correction.read !== correction.now) own.push(correction);
  };
  const placed = (at: number): Pick<Correction, 'where'> => {
    const where = whole?.where?.[at];
    return where ? { where } : {};
  };
  if (read?.opening !== undefined) add({ field: 'opening', read: read.opening, now: opening, ...placed(0) });
  if (read?.closing !== undefined) add({ field: 'closing', read: read.closing, now: closing, ...placed(1) });
  if (read?.period) {
    add({ field: 'start', read: read.period.start, now: period.start });
    add({ field: 'end', read: read.period.end, now: period.end });
  }
  const rows = transactions.flatMap((transaction, i) =>
    CELLS.flatMap((field): Correction[] => {
      const was = transaction.read?.[field];
      const { where } = transaction;
      return was === undefined
        ? []
        : [{ row: i + 1, field, read: was, now: transaction[field], ...(where && { where }) }];
    }),
  );
  return [...own, ...rows];
}

function statementOf(statement: Statement): ReportedStatement {
  const { account, period, opening, closing, transactions, reconciliation, read, removed = [] } = statement;
  const { status, cause, unread, confirmed, checks, unbound = [] } = reconciliation;
  const sum = (isOf: (amount: string) => boolean): string =>
    sumAmounts(transactions.map(({ amount }) => amount).filter(isOf), decimalsOf(account.currency));
  return {
    account,
    period,
    opening,
    closing,
    rows: transactions.length,
    moneyIn: sum((amount) => !amount.startsWith('-')),
    moneyOut: sum((amount) => amount.startsWith('-')),
    verdict: status,
    ...(cause && { cause }),
    ...(unread && { unread }),
    checks,
    corrections: correctionsOf(statement),
    ...(confirmed && { confirmed }),
    ...(read?.turned && { turned: true as const }),
    added: transactions.flatMap((row, i) => (row.origin === 'person' ? [rowOf(row, i + 1)] : [])),
    removed: removed.map((row) => rowOf(row)),
    unbound: unbound.flatMap((i) => {
      const row = transactions[i];
      return row ? [rowOf(row, i + 1)] : [];
    }),
  };
}

/**
 * The report of a conversion as it stands, its corrections laid over it: they say themselves what was read. The same
 * conversion and making give the same report.
 */
export function evidenceOf(conversion: Conversion, { madeAt, convertedAt }: Making): EvidenceReport {
  return {
    schema: 'evidence/1',
    conversion: conversion.schema,
    software: { name: 'Tallyleaf', version: packageFile.version },
    madeAt,
    ...(convertedAt !== undefined && { convertedAt }),
    source: conversion.source,
    statements: conversion.statements.map(statementOf),
    signals: conversion.signals ?? [],
    warnings: conversion.warnings,
  };
}
