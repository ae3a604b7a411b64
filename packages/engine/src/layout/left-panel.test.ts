import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([150], [210], [560, 'right']);
const at = (text: string, drop: number): Placed => ({ text, x: 40, drop });

/** A table, on whose lines from the heading's down texts stand at the left. */
const layoutOf = (left: readonly (readonly Placed[])[]) =>
  findLayout([
    pageOf(
      [
        row('Date', 'Description', 'Amount'),
        row('03/03/2025', 'GROCER', '-12.00'),
        row('04/03/2025', 'BOOKS', '-8.00'),
        row('05/03/2025', 'SALARY', '90.00'),
        row('06/03/2025', 'BAKER', '-1.00'),
        row('07/03/2025', 'TAILOR', '-3.00'),
        [],
        [{ text: 'Limited company whose address and whose number at the court run across', x: 40 }],
      ].map((line, i) => [...line, ...(left[i] ?? [])]),
    ),
  ]);

const textsOf = (layout: ReturnType<typeof layoutOf>) =>
  layout.pages[0]?.blocks.map(({ lines }) => lines.map(({ text }) => text));

const ROWS = [
  '03/03/2025 GROCER -12.00',
  '04/03/2025 BOOKS -8.00',
  '05/03/2025 SALARY 90.00',
  '06/03/2025 BAKER -1.00',
  '07/03/2025 TAILOR -3.00',
];
const FOOT = 'Limited company whose address and whose number at the court run across';

describe('a panel left of a table', () => {
  it('whose lines have a step of their own stands apart from the rows', () => {
    const panel = [[], [at('Limit', 2)], [at('300.00', 1.5)], [at('Questions?', 5)], [at('Write to us', 2)]];
    expect(textsOf(layoutOf(panel))).toEqual([
      [...ROWS, FOOT],
      ['Limit', '300.00', 'Questions?', 'Write to us'],
    ]);
  });

  it('may begin beside the heading, and say from which day to which', () => {
    const panel = [
      [{ text: 'North Bank', x: 40 }],
      [at('Period', 2)],
      [at('from 01/03/2025', 1.5)],
      [at('On 01/03/2025', 5)],
      [at('On 31/03/2025', 2)],
    ];
    const { blocks = [] } = layoutOf(panel).pages[0] ?? {};
    expect(blocks.map(({ lines }) => lines.length)).toEqual([6, 4]);
    expect(blocks[0]?.heading?.cells.map(({ text }) => text)).toEqual(['Date', 'Description', 'Amount']);
  });

  it.each([
    ['stands on the baselines of the rows', [[], [at('CARD', 0)], [at('CARD', 0)], [at('TILL', 0)], [at('TILL', 0)]]],
    ['has few texts', [[], [at('Limit', 2)], [at('300.00', 1.5)], [at('400.00', 2)]]],
    [
      'holds days',
      [[], [at('03/03/2025 a', 2)], [at('04/03/2025 b', 2)], [at('05/03/2025 c', 2)], [at('06/03/2025 d', 2)]],
    ],
    [
      'reaches the rows',
      [
        [],
        [{ text: 'Limit of this card, which is 300', x: 40, drop: 2 }],
        [at('Questions', 2)],
        [at('Us', 2)],
        [at('Here', 2)],
      ],
    ],
    ['stands between the rows alone', [[], [at('Cheques', 7)], [at('Tills', 7)], [at('Cards', 7)]]],
  ])('is none where it %s', (_, left) => expect(layoutOf(left).pages[0]?.blocks).toHaveLength(1));
});
