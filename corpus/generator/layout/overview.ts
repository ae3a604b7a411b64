import { type AccountModel, balancesOf } from '../model/statement-model.ts';
import type { Flow } from './flow.ts';
import { figureText, type Printing } from './row-cells.ts';

type Line = readonly [name: string, number: string, closing: string];

/** Draws the list of a file's accounts above the first one: what each is called, its number, and what it ends with. */
export function drawOverview(flow: Flow, printing: Printing, accounts: readonly AccountModel[]): void {
  const { grammar } = printing;
  if (!grammar.overview) return;
  const { margin, width } = grammar.page;
  const lines = accounts.map((account): Line => {
    const closing = balancesOf(account).at(-1) ?? account.opening;
    return [account.product ?? '', account.number, figureText(printing, closing)];
  });
  for (const [index, [name, number, closing]] of [grammar.overview, ...lines].entries()) {
    const ink = { family: grammar.family, size: grammar.size, bold: index === 0 };
    flow.y += grammar.size * 1.6;
    flow.sheet.text(name, margin, flow.y, ink);
    flow.sheet.text(number, width / 2, flow.y, ink);
    flow.sheet.text(closing, width - margin, flow.y, ink, 'right');
  }
  flow.y += 12;
}
