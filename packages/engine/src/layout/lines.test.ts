import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf, wordsOf } from '../../tests/page-builder.ts';
import { wordsToLines } from './lines.ts';

const linesOf = (...rows: readonly (readonly Placed[])[]) => wordsToLines(1, pageOf(rows).words);
const textsOf = (...rows: readonly (readonly Placed[])[]) => linesOf(...rows).map(({ text }) => text);

describe('words as lines', () => {
  const row = columns([50], [110], [400, 'right']);

  it('run from top to bottom, each from left to right', () => {
    expect(textsOf(row('03/03', 'CARD PAYMENT', '12.00'), row('04/03', 'SALARY', '900.00'))).toEqual([
      '03/03 CARD PAYMENT 12.00',
      '04/03 SALARY 900.00',
    ]);
  });

  it('do not depend on the order in which the words come', () => {
    const { words } = pageOf([row('03/03', 'CARD PAYMENT', '12.00'), row('04/03', 'SALARY', '900.00')]);
    expect(wordsToLines(1, words.toReversed())).toEqual(wordsToLines(1, words));
  });

  it.each([
    ['a footnote mark set higher', -1.5, 1],
    ['smaller letters set lower', 1, 1],
    ['the line below, set close', 8, 2],
  ])('take %s for what it is', (_, drop, count) => {
    const other: Placed = { text: '1)', x: 200, size: 6, drop };
    expect(linesOf([{ text: 'Balance', x: 50 }, other])).toHaveLength(count);
  });

  it('keep lines of a text set close apart', () => {
    const { words } = pageOf([line('CARD PAYMENT'), line('GREEN GROCER'), line('LONDON')], { step: 9 });
    expect(wordsToLines(1, words)).toHaveLength(3);
  });

  it('know their box, baseline and commonest size', () => {
    const [one] = linesOf([
      { text: 'Opening balance on 1 March', x: 50, size: 9 },
      { text: '100.00', x: 400, size: 14, align: 'right' },
    ]);
    expect(one).toMatchObject({ size: 9, baseline: 60, page: 1 });
    expect(one?.box[0]).toBe(50);
    expect(one?.box[2]).toBeCloseTo(400);
    expect(one?.box[1]).toBeCloseTo(60 - 0.76 * 14);
  });

  it.each([
    ['期初余额：4,210.65', ['期初余额：', '4,210.65']],
    ['Saldo:-12,50', ['Saldo:', '-12,50']],
    ['10:30', ['10:30']],
    ['Ref:', ['Ref:']],
    ['www.example.org', ['www.example.org']],
  ])('part a name and its value set as one word: %s', (text, expected) => {
    const [one] = linesOf(line(text));
    expect(one?.words.map((word) => word.text)).toEqual(expected);
  });

  it('give both parts of such a word a box of their own, side by side', () => {
    const [word] = wordsOf({ text: '余额：100.00', x: 50 }, 60);
    const [one] = linesOf(line('余额：100.00'));
    const [name, value] = one?.words ?? [];
    expect(name?.box[0]).toBe(50);
    expect(name?.box[2]).toBe(value?.box[0]);
    expect(value?.box[2]).toBe(word?.box[2]);
  });

  /** Texts from 50 on, each beginning where the one before ends. */
  const touching = (texts: readonly string[], blank = 0): string[] => {
    let x = 50;
    const words = texts.flatMap((text) => {
      const set = wordsOf({ text, x }, 60);
      x = (set[0]?.box[2] ?? 0) + blank;
      return set;
    });
    return wordsToLines(1, words).flatMap((one) => one.words.map(({ text }) => text));
  };

  it.each([
    ['8,', '879.01'],
    ['(420,0', '0)'],
    ['4.58', '8,64'],
    ['+20.296', ',78'],
    ['876,5', '4+'],
    ['250', '101'],
    ['20', '25/03/14'],
    ['balan', 'ce'],
  ])('take a figure, day or word in two parts that touch for one: %s', (...parts) => {
    expect(touching(parts)).toEqual([parts.join('')]);
    expect(touching(parts, 3)).toEqual(parts);
  });

  it.each([
    ['1204', '35.10'],
    ['03/03', '04/03'],
    ['12.00', '988.00'],
    ['Balance', '988.00'],
  ])('leave what touches and is whole as it is: %s', (...parts) => expect(touching(parts)).toEqual(parts));

  it('are none of a page without words', () => expect(wordsToLines(1, [])).toEqual([]));
});

it('a time is one word, though a day stands before it', () =>
  expect(wordsToLines(1, pageOf([line('SHOP 2025-04-08T11:07:32 TILL'), line('Saldo:50,00')]).words)[0]?.text).toBe(
    'SHOP 2025-04-08T11:07:32 TILL',
  ));
