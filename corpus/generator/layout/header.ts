import { decimalsOf } from '@tallyleaf/contract';
import { addDays } from '../model/days.ts';
import { groupedIban } from '../model/identifiers.ts';
import type { AccountModel } from '../model/statement-model.ts';
import type { Flow } from './flow.ts';
import type { Grammar } from './grammar.ts';
import { drawIdentifierCells, identifierFacts } from './identifier-facts.ts';
import { printDate } from './printed-dates.ts';
import { magnitudeText, type Printing } from './row-cells.ts';
import type { Ink } from './sheet.ts';

/** What stands above the bookings: who, whose, which account, which period. */

const inkOf = (grammar: Grammar, more: Partial<Ink> = {}): Ink => ({
  family: grammar.family,
  size: grammar.size,
  ...more,
});

/** A text of a case with the account's numbers where it names them. */
const withNumbers = (text: string, { number, iban }: AccountModel): string =>
  text.replace('{number}', number).replace('{iban}', groupedIban(iban ?? ''));

function titleOf(account: AccountModel, { grammar, vocabulary }: Printing): string {
  if (grammar.title !== null) return withNumbers(grammar.title, account);
  if (account.type === 'credit-card') return vocabulary.titles.card;
  return vocabulary.titles[account.type];
}

/** The period in the language's words, or null where it is not printed. */
export function periodText({ grammar, vocabulary }: Printing, account: AccountModel): string | null {
  if (grammar.period === 'none') return null;
  return vocabulary.labels.periodForm
    .replace('{start}', printDate(account.start, grammar.longDates, vocabulary))
    .replace('{end}', printDate(account.end, grammar.longDates, vocabulary));
}

/** The institution's name and the title, in the header's style. */
function drawMasthead(flow: Flow, printing: Printing, account: AccountModel): void {
  const { grammar } = printing;
  const { width, margin } = grammar.page;
  const { sheet } = flow;
  const title = titleOf(account, printing);
  if (grammar.header === 'band') {
    sheet.panel([0, 0, width, margin + 12], { fill: grammar.accent });
    sheet.text(account.institution, margin, margin - 6, inkOf(grammar, { size: 17, bold: true, colour: '#ffffff' }));
    sheet.text(title, width - margin, margin - 6, inkOf(grammar, { size: 12, colour: '#ffffff' }), 'right');
    flow.y = margin + 34;
    return;
  }
  if (grammar.header === 'centred') {
    sheet.text(account.institution, width / 2, margin + 12, inkOf(grammar, { size: 15, bold: true }), 'centre');
    sheet.text(title, width / 2, margin + 30, inkOf(grammar, { size: 11 }), 'centre');
    flow.y = margin + 54;
    return;
  }
  sheet.text(
    account.institution,
    margin,
    margin + 12,
    inkOf(grammar, { size: 16, bold: true, colour: grammar.accent }),
  );
  sheet.text(title, width - margin, margin + 12, inkOf(grammar, { size: 13, bold: true }), 'right');
  if (grammar.header === 'letter') sheet.line(margin, margin + 20, width - margin, margin + 20, 1, grammar.accent);
  flow.y = margin + 44;
}

/** A credit line; of a card that owed nothing before, what its bookings leave of it. */
export function limitFacts(printing: Printing, account: AccountModel): [label: string, value: string][] {
  const { grammar, vocabulary } = printing;
  if (grammar.limit === null) return [];
  const limit = BigInt(grammar.limit) * 10n ** BigInt(decimalsOf(account.currency));
  const left = account.entries.reduce((sum, { amount }) => sum + amount, limit);
  const { limit: name = '', available = '', due } = vocabulary.labels;
  const card = account.type === 'credit-card';
  return [
    [name, magnitudeText(printing, limit)],
    ...(card ? [[available, magnitudeText(printing, left)] as [string, string]] : []),
    ...(due ? [[due, printDate(addDays(account.end, 15), grammar.dates, vocabulary)] as [string, string]] : []),
  ];
}

function factsOf(printing: Printing, account: AccountModel): [label: string, value: string][] {
  const { grammar, vocabulary } = printing;
  const { labels } = vocabulary;
  const { numberName } = grammar;
  const named = numberName === null ? vocabulary : { ...vocabulary, labels: { ...labels, number: numberName } };
  const facts = [
    ...identifierFacts(
      grammar.identifiers,
      named,
      { ...account, number: grammar.numberSign + account.number },
      grammar.ibanForm,
    ),
    ...grammar.facts.map(([name, value]): [string, string] => [name, withNumbers(value, account)]),
  ];
  const period = periodText(printing, account);
  if (period) facts.push([labels.period, period]);
  if (grammar.currencyNamed) facts.push([labels.currency, account.currency]);
  return grammar.limitAt === 'header' ? [...facts, ...limitFacts(printing, account)] : facts;
}

/** The holder's address on the left, the account's facts on the right. */
function drawParties(flow: Flow, printing: Printing, account: AccountModel): void {
  const { grammar } = printing;
  const { width, margin } = grammar.page;
  const top = flow.y;
  const ink = inkOf(grammar, { size: grammar.size + 0.5 });
  const step = ink.size * 1.4;
  [account.holder, ...account.address].forEach((line, index) => {
    flow.sheet.text(line, margin, top + step * index, ink);
  });
  const facts = factsOf(printing, account);
  const x = width - margin - 245;
  facts.forEach(([label, value], index) => {
    flow.sheet.text(label, x, top + step * index, ink);
    flow.sheet.text(value, x + 95, top + step * index, { ...ink, bold: true });
  });
  flow.y = top + step * Math.max(facts.length, account.address.length + 1) + 10;
}

/** Draws the head of the first page. */
export function drawHeader(flow: Flow, printing: Printing, account: AccountModel): void {
  drawMasthead(flow, printing, account);
  drawParties(flow, printing, account);
  drawIdentifierCells(flow, printing, account);
}

/** Draws what an account of several begins with: its own title and number. */
export function drawAccountHeading(flow: Flow, printing: Printing, account: AccountModel): void {
  const { grammar, vocabulary } = printing;
  flow.require(110);
  flow.y += 12;
  const number = `${vocabulary.labels.number} ${account.number}`;
  const labelled = `${titleOf(account, printing)} · ${number} · ${vocabulary.labels.currency} ${account.currency}`;
  const texts = {
    labelled,
    number: `${titleOf(account, printing)} - ${account.number}`,
    product: withNumbers(account.product ?? '', account),
  };
  flow.sheet.text(
    texts[grammar.accountTitle],
    grammar.page.margin,
    flow.y,
    inkOf(grammar, { size: grammar.size + 2, bold: true, colour: grammar.accent }),
  );
  flow.y += 14;
}

/** Draws the short head of the pages that follow. */
export function drawRunningHead(flow: Flow, printing: Printing, account: AccountModel): void {
  const { grammar, vocabulary } = printing;
  const { width, margin } = grammar.page;
  const name = `${grammar.numberName ?? vocabulary.labels.number} ${grammar.numberSign}`;
  const number = grammar.runningNumber === 'named' ? name + account.number : account.number;
  flow.sheet.text(account.institution, margin, margin + 4, inkOf(grammar, { bold: true, colour: grammar.accent }));
  flow.sheet.text(number, width - margin, margin + 4, inkOf(grammar), 'right');
  flow.y = margin + 20;
}

/** Draws every page's foot, when the number of pages is known. */
export function drawFeet(flow: Flow, { grammar, vocabulary }: Printing): void {
  const { width, height, margin } = grammar.page;
  const ink = inkOf(grammar, { size: Math.max(6, grammar.size - 2), colour: '#777777' });
  const pages = flow.sheet.number;
  for (let page = 1; page <= pages; page++) {
    flow.sheet.onPage(page, () => {
      const text = vocabulary.labels.page.replace('{page}', String(page)).replace('{pages}', String(pages));
      flow.sheet.text(text, width - margin, height - margin + 14, ink, 'right');
      flow.sheet.text(vocabulary.footer, margin, height - margin + 14, ink);
    });
  }
}
