import type { HeldStatement } from '@tallyleaf/exporters';

/** The statements of each account, as a file names it: programs make one account of the periods of one. */
export function byAccount(statements: readonly HeldStatement[]): (readonly [HeldStatement, ...HeldStatement[]])[] {
  const groups = new Map<string, [HeldStatement, ...HeldStatement[]]>();
  for (const statement of statements) {
    const group = groups.get(statement.account);
    if (group) group.push(statement);
    else groups.set(statement.account, [statement]);
  }
  return [...groups.values()];
}
