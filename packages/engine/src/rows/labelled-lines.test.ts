import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { phrasesIn } from '../languages/match.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Token } from '../shapes/layout.ts';
import { readDate } from '../values/date.ts';
import type { KnownLine } from './figure-line.ts';
import { type Group, groupLines } from './group-lines.ts';
import { groupByLabels, labelsAllowed, labelsOf } from './labelled-lines.ts';
import type { LineLabel } from './line-label.ts';
import type { LineView } from './line-view.ts';
import { plansOf } from './table-plan.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');

interface Block {
  readonly known: readonly KnownLine[];
  readonly groups: readonly Group[];
}

function blockOf(...lines: readonly (readonly Placed[])[]): Block {
  const layout = findLayout([pageOf([heading, ...lines])]);
  const [plan] = plansOf(layout).values();
  const [known] = plan?.known.values() ?? [];
  if (!plan || !known) throw new Error('no table of bookings');
  return { known, groups: groupLines(known, plan.mode, plan.textLeft) };
}

const block = blockOf(
  row('01/03/2025', 'Opening balance', '', '100.00'),
  row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
  row('', 'GREEN GROCER', '', ''),
  row('14/03/2025', 'SALARY', '900.00', '988.00'),
);
const labels = (): LineLabel[] => [...labelsOf(block.groups).values()];

const texts = (groups: readonly Group[]): string[] =>
  groups.map((group) =>
    group.type === 'row'
      ? group.lines.map(({ text }) => text).join(' | ')
      : `(${group.known.kind.kind} ${group.known.view.text})`,
  );

const relabelled = (...changed: readonly LineLabel[]) =>
  groupByLabels(block.known, new Map(block.known.map(({ view }, i) => [view, changed[i] ?? 'other'])));

describe('labels of lines', () => {
  it('say what the rules made of each', () => expect(labels()).toEqual(['opening', 'booked', 'follows', 'booked']));
  it('make the same groups again', () =>
    expect(groupByLabels(block.known, labelsOf(block.groups))).toEqual(block.groups));
  it('give a text to the row below', () =>
    expect(texts(relabelled('opening', 'booked', 'leads', 'booked'))).toEqual([
      '(labelled Opening balance)',
      'CARD PAYMENT',
      'GREEN GROCER | SALARY',
    ]));
  it('take a line out of the rows', () =>
    expect(texts(relabelled('opening', 'booked', 'follows', 'lookalike'))).toEqual([
      '(labelled Opening balance)',
      'CARD PAYMENT | GREEN GROCER',
      '(text SALARY)',
    ]));
  it('make a balance of a line that does not say so', () =>
    expect(texts(relabelled('opening', 'booked', 'follows', 'closing'))).toContain('(labelled SALARY)'));
  it('leave texts without a figure outside the rows', () =>
    expect(texts(relabelled('opening', 'booked', 'follows', 'leads'))).toContain('(text SALARY)'));
});

describe('what a line can be', () => {
  it('depends on what stands in its columns', () => {
    const allowed = block.known.map(({ view }) => labelsAllowed(view));
    expect(allowed.map((labels) => labels.includes('booked'))).toEqual([false, true, false, true]);
    expect(allowed.map((labels) => labels.includes('follows'))).toEqual([false, false, true, false]);
    expect(allowed.map((labels) => labels.includes('closing'))).toEqual([true, true, false, true]);
  });

  it('is no end of the rows where a picture’s reader may have lost its amount', () => {
    const [view] = block.known.map((line) => line.view);
    const word = { text: '1A2.17', box: [300, 100, 330, 110], baseline: 110, size: 8 };
    const ended = (text: string, sureness?: number, more: Partial<Token> = {}, phrases: LineView['phrases'] = []) => {
      const words = [{ ...word, text, ...(sureness && { sureness }) }];
      const segments = [{ text, box: word.box, tokens: [{ text, words, amount: null, date: null, ...more }] }];
      return labelsAllowed({ ...view, phrases, segments } as unknown as LineView).includes('opening');
    };
    expect([ended('1A2.17', 0.9), ended('1A2.17'), ended('Start', 0.9)]).toEqual([false, true, true]);
    // `Start 01/03 100.00`, and `Opening balance 1A2.17 100.00`
    expect(ended('01/03', 0.9, { date: readDate('01/03') })).toBe(true);
    expect(ended('1A2.17', 0.9, {}, phrasesIn('Opening balance'))).toBe(true);
  });
});
