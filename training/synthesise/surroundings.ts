import { addDays } from '../../corpus/generator/model/days.ts';
import { groupedIban } from '../../corpus/generator/model/identifiers.ts';
import { closingOf, turnoverOf } from '../../corpus/generator/model/statement-model.ts';
import type { Phrase } from '../../packages/engine/src/languages/language.ts';
import { balanceText, dayText, type Printing, plainText } from './bookings.ts';
import { wrap } from './grid.ts';
import { type Label, OTHER } from './labels.ts';
import type { Setting, Type } from './setting.ts';
import { inventWord } from './wording.ts';

/** What stands around the bookings: names, balances, tables that list no bookings, small print. */

const LOOKALIKE: Label = { line: 'lookalike', cell: null };

const typeOf = ({ style }: Printing, more: Partial<Type> = {}): Type => ({
  size: style.size,
  bold: false,
  colour: 0x222222,
  width: style.letterWidth,
  monospaced: style.monospaced,
  ...more,
});

function summaryOf(printing: Printing): [text: string, figure: string][] {
  const { style, account, wording } = printing;
  const lines: [Phrase, string][] = [];
  if (['summary', 'both'].includes(style.opening)) lines.push(['opening', balanceText(printing, account.opening)]);
  if (style.totals === 'summary') {
    const { moneyIn, moneyOut } = turnoverOf(account.entries);
    lines.push(['total-in', plainText(printing, moneyIn)], ['total-out', plainText(printing, moneyOut)]);
  }
  if (['summary', 'both'].includes(style.closing)) lines.push(['closing', balanceText(printing, closingOf(account))]);
  return lines.map(([phrase, figure]) => [wording.phrase(phrase), figure]);
}

/** The first page's head; gives where it ends. */
export function drawHead(printing: Printing, setting: Setting): number {
  const { style, account, random, wording } = printing;
  const type = typeOf(printing);
  const right = style.page[0] - style.margin;
  let y = style.margin + 14;
  setting.set(
    account.institution,
    style.margin,
    y,
    typeOf(printing, { size: style.size + 6, bold: true }),
    'left',
    OTHER,
  );
  const facts: [string, string][] = [
    [wording.phrase('account-number'), account.iban ? groupedIban(account.iban) : account.number],
    [wording.phrase('period'), `${dayText(printing, account.start)} - ${dayText(printing, account.end)}`],
  ];
  y += 20;
  const lines = [account.holder, ...account.address];
  for (const [i, line] of lines.entries()) setting.set(line, style.margin, y + i * 12, type, 'left', OTHER);
  for (const [i, [label, value]] of facts.entries())
    setting.set(`${label} ${value}`, right, y + i * 12, type, 'right', OTHER);
  y += 14 * lines.length + 8;
  const figures = summaryOf(printing);
  const across = random.chance(0.3);
  for (const [i, [label, figure]] of figures.entries()) {
    if (across) {
      const x = style.margin + ((right - style.margin) * i) / figures.length;
      setting.set(label, x, y, type, 'left', OTHER);
      setting.set(figure, x, y + 12, typeOf(printing, { bold: true }), 'left', OTHER);
    } else {
      setting.set(label, style.margin, y + 12 * i, type, 'left', OTHER);
      setting.set(figure, style.margin + 240, y + 12 * i, type, 'right', OTHER);
    }
  }
  return y + (across ? 26 : 12 * figures.length + 10);
}

/** The short head of a later page; gives where it ends. */
export function drawRunningHead(printing: Printing, setting: Setting): number {
  const { style, account, random } = printing;
  const y = style.margin + 8;
  if (random.chance(0.7))
    setting.set(account.institution, style.margin, y, typeOf(printing, { bold: true }), 'left', OTHER);
  if (random.chance(0.5))
    setting.set(account.number, style.page[0] - style.margin, y, typeOf(printing), 'right', OTHER);
  return y + 14;
}

/** Every page's foot. */
export function drawFoot(printing: Printing, setting: Setting): void {
  const { style, wording } = printing;
  const y = style.page[1] - style.margin + 6;
  const type = typeOf(printing, { size: Math.max(5, style.size - 2) });
  setting.set(`${wording.phrase('page')} ${setting.count}`, style.page[0] - style.margin, y, type, 'right', OTHER);
  setting.set(printing.vocabulary.footer, style.margin, y, type, 'left', OTHER);
}

/** A table of dates, texts and figures that are no bookings: announced payments, rates, days' balances, other accounts. */
export function drawLookalike(printing: Printing, setting: Setting, top: number, onTurn: () => number): number {
  const { style, random, account, wording, vocabulary } = printing;
  const type = typeOf(printing);
  const step = style.size * style.leading;
  const title = wording.phrase(
    random.pick<Phrase>(['pending', 'interest-rates', 'summary', 'not-a-transaction', 'daily-balance']),
  );
  const rows = random.integer(1, 9);
  let y = top + step * 5 > style.page[1] - style.margin - 40 - rows * step ? onTurn() : top + step;
  y += step;
  setting.set(title, style.margin, y, typeOf(printing, { bold: true, size: style.size + 1 }), 'left', LOOKALIKE);
  const dated = random.chance(0.7);
  const named = random.chance(0.7) || !dated;
  const right = style.margin + random.integer(200, style.page[0] - 2 * style.margin);
  if (random.chance(0.5)) {
    y += step;
    if (dated)
      setting.set(wording.heading('date'), style.margin, y, typeOf(printing, { bold: true }), 'left', LOOKALIKE);
    if (named)
      setting.set(
        wording.heading('description'),
        style.margin + 60,
        y,
        typeOf(printing, { bold: true }),
        'left',
        LOOKALIKE,
      );
    setting.set(
      wording.heading(random.pick(['amount', 'balance', 'other-figure'] as const)),
      right,
      y,
      typeOf(printing, { bold: true }),
      'right',
      LOOKALIKE,
    );
  }
  for (let i = 0; i < rows; i++) {
    y += step * (1 + style.rowGap / 2);
    if (dated) setting.set(dayText(printing, addDays(account.start, i)), style.margin, y, type, 'left', LOOKALIKE);
    const text = random.chance(0.5) ? random.pick(vocabulary.merchants) : `${inventWord(random)} ${inventWord(random)}`;
    if (named) setting.set(text, style.margin + 60, y, type, 'left', LOOKALIKE);
    setting.set(plainText(printing, BigInt(random.integer(100, 900_000))), right, y, type, 'right', LOOKALIKE);
  }
  return y + step;
}

/** Paragraphs under or between tables; they too name days and figures. */
export function drawSmallPrint(printing: Printing, setting: Setting, top: number, onTurn: () => number): number {
  const { style, random, vocabulary } = printing;
  const type = typeOf(printing, { size: style.size - 1, colour: 0x555555 });
  let y = top + 10;
  for (const text of random.chance(0.5) ? [vocabulary.advert] : vocabulary.terms) {
    for (const line of wrap(text, style.page[0] - 2 * style.margin, type)) {
      if (y + 12 > style.page[1] - style.margin - 20) y = onTurn();
      y += type.size * 1.3;
      setting.set(line, style.margin, y, type, 'left', OTHER);
    }
    y += 6;
  }
  return y;
}

/** Words beside the table, on the lines of its rows. */
export function drawSideBar(printing: Printing, setting: Setting): void {
  const { style, random, vocabulary } = printing;
  const type = typeOf(printing, { size: style.size - 1, colour: 0x336699 });
  const x = style.page[0] - style.margin - 80;
  let y = random.integer(200, 420);
  for (const line of wrap(vocabulary.advert, 80, type)) {
    setting.set(line, x, y, type, 'left', OTHER);
    y += type.size * 1.3;
    if (y > style.page[1] - style.margin) return;
  }
}
