import { groupedIban } from '../model/identifiers.ts';
import { printedBank } from '../model/national.ts';
import type { AccountModel } from '../model/statement-model.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Flow } from './flow.ts';
import type { Grammar, IdentifierPart } from './grammar.ts';
import type { Printing } from './row-cells.ts';

/** The account's numbers as a page prints them: beside their names, or in cells under them. */

type IbanForm = Grammar['ibanForm'];

function printedIban(iban: string, { currency, product }: AccountModel, form: IbanForm): string {
  if (form === 'with-currency') return iban + currency;
  return form === 'grouped' ? groupedIban(iban) : `${product} · ${groupedIban(iban)}`;
}

function printedValue(part: IdentifierPart, account: AccountModel, form: IbanForm): string | null {
  const { number, iban, bic, national } = account;
  if (part === 'number') return number;
  if (part === 'iban') return iban && printedIban(iban, account, form);
  if (part === 'bic') return bic;
  if (part === 'national') return national?.whole ?? null;
  if (part === 'bank') return national ? printedBank(national.bank) : null;
  return national?.[part] ?? null;
}

function labelOf(part: IdentifierPart, { labels }: Vocabulary): string {
  if (part === 'iban' || part === 'bic') return part.toUpperCase();
  return labels[part] ?? '';
}

/** Names and values of those numbers that the account has. */
export const identifierFacts = (
  parts: readonly IdentifierPart[],
  vocabulary: Vocabulary,
  account: AccountModel,
  ibanForm: IbanForm,
): [label: string, value: string][] =>
  parts.flatMap((part): [string, string][] => {
    const value = printedValue(part, account, ibanForm);
    return value === null ? [] : [[labelOf(part, vocabulary), value]];
  });

/** Draws the row of cells, names above, that the grammar asks for. */
export function drawIdentifierCells(flow: Flow, { grammar, vocabulary }: Printing, account: AccountModel): void {
  const facts = identifierFacts(grammar.identifierCells, vocabulary, account, grammar.ibanForm);
  const { width, margin } = grammar.page;
  const cell = (width - 2 * margin) / Math.max(1, facts.length);
  const ink = { family: grammar.family, size: grammar.size };
  facts.forEach(([label, value], index) => {
    const x = margin + cell * index;
    flow.sheet.panel([x, flow.y, x + cell, flow.y + 30], { stroke: '#666666' });
    flow.sheet.text(label, x + 6, flow.y + 11, { ...ink, size: ink.size - 1 });
    flow.sheet.text(value, x + 6, flow.y + 24, { ...ink, bold: true });
  });
  if (facts.length > 0) flow.y += 44;
}
