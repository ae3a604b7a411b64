import type { AccountModel } from '../model/statement-model.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { drawAccountTable, type Places } from './account-table.ts';
import { Flow } from './flow.ts';
import type { Grammar } from './grammar.ts';
import { drawAccountHeading, drawFeet, drawHeader, drawRunningHead } from './header.ts';
import { drawOverview } from './overview.ts';
import { type PrintedAccount, printAccount } from './printed-account.ts';
import type { Printing } from './row-cells.ts';
import { type Measure, Sheet, type SheetPage } from './sheet.ts';
import { drawLookalikes, drawOrders, drawSmallPrint } from './side-tables.ts';
import { drawSummary } from './summary.ts';

/** A file laid out: its pages, and for each account what is printed and where its entries stand. */
export interface LaidOut {
  readonly pages: readonly SheetPage[];
  readonly accounts: readonly { readonly printed: PrintedAccount; readonly places: Places }[];
}

/**
 * Lays accounts out by a grammar, one after the other.
 * @throws {RangeError} where there is no account.
 */
export function layOut(
  accounts: readonly AccountModel[],
  grammar: Grammar,
  vocabulary: Vocabulary,
  measure: Measure,
): LaidOut {
  const [first] = accounts;
  if (!first) throw new RangeError('no account to lay out');
  const printingOf = (account: AccountModel): Printing => ({ grammar, vocabulary, currency: account.currency });
  let current = first;
  const flow = new Flow(new Sheet(grammar.page, measure), grammar, (turned) =>
    drawRunningHead(turned, printingOf(current), current),
  );
  drawHeader(flow, printingOf(first), first);
  drawOverview(flow, printingOf(first), accounts);
  const done = accounts.map((account) => {
    current = account;
    const printing = printingOf(account);
    const printed = printAccount(account, grammar);
    if (accounts.length > 1) drawAccountHeading(flow, printing, account);
    drawSummary(flow, printing, printed);
    if (grammar.lookalikes.includes('orders')) drawOrders(flow, printing, printed);
    const places = drawAccountTable(flow, printing, printed);
    drawLookalikes(flow, printing, printed);
    return { printed, places };
  });
  drawSmallPrint(flow, printingOf(first));
  drawFeet(flow, printingOf(first));
  return { pages: flow.sheet.pages, accounts: done };
}
