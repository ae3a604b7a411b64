import { add, parseAmount } from './exact.ts';
import type { Drawn, TrueStatement } from './family.ts';
import type { Printed } from './print.ts';

/** What is wrong with a family's own truth: each would be measured as a fault of the engine. */

function sumFaults(statement: TrueStatement, index: number): string[] {
  const { opening, closing, transactions, reconciliation } = statement;
  if (reconciliation.status !== 'verified' || opening === null || closing === null) return [];
  const sum = transactions.reduce((total, { amount }) => add(total, parseAmount(amount)), parseAmount(opening));
  return sum === parseAmount(closing) ? [] : [`statement ${index}: opening and transactions do not make the closing`];
}

function orderFaults({ transactions }: TrueStatement, index: number): string[] {
  const sections = transactions.some((row, r) => r > 0 && row.date < (transactions[r - 1]?.date ?? ''));
  const newestFirst =
    transactions.length > 2 && transactions.every((row, r) => r === 0 || row.date <= (transactions[r - 1]?.date ?? ''));
  const differ = (transactions[0]?.date ?? '') !== (transactions.at(-1)?.date ?? '');
  return sections && newestFirst && differ ? [`statement ${index}: transactions run backwards`] : [];
}

export function checkTruth(drawn: Drawn, printed: Printed): string[] {
  const overflow = printed.overflowing.map((page) => `page ${page} overflows`);
  const places = drawn.statements.flatMap((statement, s) =>
    statement.transactions.flatMap((_, r) => (printed.places[`${s}.${r}`] ? [] : [`row ${s}.${r} has no place`])),
  );
  const strays = Object.keys(printed.places).filter((key) => {
    const [s = '', r = ''] = key.split('.');
    return !drawn.statements[Number(s)]?.transactions[Number(r)];
  });
  return [
    ...overflow,
    ...places,
    ...strays.map((key) => `row ${key} is placed but not in the truth`),
    ...drawn.statements.flatMap(sumFaults),
    ...drawn.statements.flatMap(orderFaults),
  ];
}
