import { describe, expect, it } from 'vitest';
import { type Placed, pageOf } from '../../tests/page-builder.ts';
import type { Token } from '../shapes/layout.ts';
import { readingIn } from '../values/amount.ts';
import { lineTokens } from './tokens.ts';

const SIZE = 9;
const tokensOf = (...placed: readonly Placed[]): Token[] => lineTokens(pageOf([placed]).words, SIZE);
const at = (x: number, text: string): Placed => ({ text, x });
const kindOf = ({ text, amount, date }: Token): string =>
  `${amount ? 'amount' : ''}${amount && date ? '+' : ''}${date ? 'date' : ''}${amount || date ? '' : 'text'} ${text}`;

describe('the tokens of a line', () => {
  it('tell dates, texts and amounts apart', () => {
    expect(
      tokensOf(at(50, '03/03/2025'), at(120, 'GREEN GROCER'), at(400, '-12.00'), at(500, '1,234.50')).map(kindOf),
    ).toEqual(['date 03/03/2025', 'text GREEN', 'text GROCER', 'amount -12.00', 'amount 1,234.50']);
  });

  it('leave an initial to the name behind it', () => {
    expect(tokensOf(at(50, '80,646.11 R. SMITH')).map(kindOf)).toEqual(['amount 80,646.11', 'text R.', 'text SMITH']);
    expect(tokensOf(at(50, '80.00 R')).map(kindOf)).toEqual(['amount 80.00 R']);
  });

  it('leave a mark to the text that it begins where all blanks are as wide as a letter', () => {
    const words = [at(50, '4.05'), at(50 + 4 * 5.4 + 5.4, 'DEB.'), at(50 + 10 * 5.4, 'WATER')];
    expect(tokensOf(...words).map(kindOf)).toEqual(['amount+date 4.05', 'text DEB.', 'text WATER']);
  });

  it('hold half a bracket that hangs behind a figure, but none of a text', () => {
    expect(tokensOf(at(300, '7.31 ('), at(400, '90.00')).map(kindOf)).toEqual(['amount 7.31 (', 'amount 90.00']);
    expect(tokensOf(at(50, '57.31 ( net )')).map(kindOf)[0]).toBe('amount 57.31');
  });

  it('hold an asterisk that points to a note', () =>
    expect(tokensOf(at(300, '75,31 *'), at(400, '90,00')).map(kindOf)).toEqual(['amount 75,31 *', 'amount 90,00']));

  it.each([
    ['1 234,56', 'amount 1 234,56'],
    ['1.234,56 Haben', 'amount 1.234,56 Haben'],
    ['12 345 678,90', 'amount 12 345 678,90'],
    ['- 12.00', 'amount - 12.00'],
    ['.29', 'amount .29'],
    ['-.29', 'amount -.29'],
    ['12.00 -', 'amount 12.00 -'],
    ['£ 12.00', 'amount £ 12.00'],
    ['EUR 1.234,56', 'amount EUR 1.234,56'],
    ['1.234,56 S', 'amount 1.234,56 S'],
    ['1,234.56 CR', 'amount 1,234.56 CR'],
    ['47.50 *', 'amount 47.50 *'],
    ['47.50 ††', 'amount 47.50 ††'],
    ['(12.00)', 'amount (12.00)'],
    ['R$ 12,00 D', 'amount R$ 12,00 D'],
    ['3 March 2025', 'date 3 March 2025'],
    ['Mar 3', 'date Mar 3'],
    ['3. März 2025', 'date 3. März 2025'],
    ['(04-03)', 'date (04-03)'],
    ['– $80.00', 'amount – $80.00'],
    ['−R$ 148,95', 'amount −R$ 148,95'],
    ['$ - 80.00', 'amount $ - 80.00'],
    ['+ $1,234.00', 'amount + $1,234.00'],
    ['- A$80.00', 'amount - A$80.00'],
    ['- S/ 80.00', 'amount - S/ 80.00'],
    ['( $80.00 )', 'amount ( $80.00 )'],
    ['CR $80.00', 'amount CR $80.00'],
    ['—80.00', 'amount —80.00'],
    ['.50-', 'amount .50-'],
    ['RM80.00-', 'amount RM80.00-'],
    ['R1 234.00-', 'amount R1 234.00-'],
    ['Rs. 50,000', 'amount Rs. 50,000'],
    ['Rs.1,25,000.00 Cr', 'amount Rs.1,25,000.00 Cr'],
    ['08/05/25*', 'date 08/05/25*'],
    ['03 MAR†', 'date 03 MAR†'],
    ['80.00†', 'amount 80.00†'],
    ['03 17', 'date 03 17'],
  ])('put the words of one value together: %s', (text, expected) => {
    expect(tokensOf(at(50, text)).map(kindOf)).toEqual([expected]);
  });

  it.each([
    ['– $80.00', '-'],
    ['−R$ 148,95', '-'],
    ['+ $80.00', '+'],
    ['( $80.00 )', '-'],
    ['RM80.00-', '-'],
  ])('keep the sign of %s', (text, sign) => expect(tokensOf(at(50, text))[0]?.amount?.sign).toBe(sign));

  it('take a dash of the text before an amount for no sign', () => {
    expect(tokensOf(at(50, 'NEW BALANCE – $40.00')).map(kindOf).at(-1)).toBe('amount $40.00');
    expect(tokensOf(at(50, 'ATM'), at(120, '– $40.00')).map(kindOf).at(-1)).toBe('amount – $40.00');
  });

  it('read two figures as month and day where a cell holds no more', () => {
    expect(tokensOf(at(50, '12.00-'), at(120, '03 17'), at(200, '1,234.50')).map(kindOf)[1]).toBe('date 03 17');
    expect(tokensOf(at(50, 'ROOM 03 17')).map(kindOf)).toContain('text 03');
    expect(tokensOf(at(50, '03 17 CAFE')).map(kindOf)).toContain('text 03');
  });

  it('take figures for no year that stand at the next date’s month', () => {
    const second = pageOf([[at(50, '09 Dec')]]).words.at(-1)?.box[2] ?? 0;
    expect(tokensOf(at(50, '09 Dec'), at(second + 5.5, '11 Dec RENT')).map(kindOf)).toEqual([
      'date 09 Dec',
      'date 11 Dec',
      'text RENT',
    ]);
    expect(tokensOf(at(50, '09 Dec 24'), at(second + 40, 'May we help')).map(kindOf)[0]).toBe('date 09 Dec 24');
  });

  it('leave figures of two columns apart, however close the columns', () => {
    expect(
      tokensOf({ text: '12.00', x: 400, align: 'right' }, { text: '100.00', x: 440, align: 'right' }).map(kindOf),
    ).toEqual(['amount 12.00', 'amount 100.00']);
    expect(tokensOf(at(50, '12'), at(75, '345.00')).map(kindOf)).toEqual(['amount 12', 'amount 345.00']);
  });

  it('let a mark stand farther off than a digit', () => {
    const gap = 0.9 * SIZE;
    const figure = pageOf([[at(50, '12,00')]]).words[0];
    const right = (figure?.box[2] ?? 0) + gap;
    expect(tokensOf(at(50, '12,00'), at(right, 'S')).map(kindOf)).toEqual(['amount 12,00 S']);
    expect(tokensOf(at(50, '12'), at(right, '345,00'))).toHaveLength(2);
  });

  it('read as both what may be either: the columns decide', () => {
    expect(tokensOf(at(50, '13.12')).map(kindOf)).toEqual(['amount+date 13.12']);
  });

  it('say how much blank stands before and after', () => {
    const [first, second] = tokensOf(at(50, 'SHOP'), at(200, '12.00'));
    expect(first?.gapBefore).toBe(Infinity);
    expect(first?.gapAfter).toBeCloseTo(200 - (first?.box[2] ?? 0));
    expect(second?.gapBefore).toBeCloseTo(first?.gapAfter ?? 0);
    expect(second?.gapAfter).toBe(Infinity);
  });

  it('lose no word and double none', () => {
    const placed = [at(50, '03/03 4 Mar 2025 SHOP 12 LTD'), at(300, '1 234,56 - 7'), at(500, 'EUR')];
    const { words } = pageOf([placed]);
    const tokens = lineTokens(words, SIZE);
    expect(tokens.flatMap((token) => token.words)).toEqual(words);
    expect(tokens.map(({ text }) => text).join(' ')).toBe(words.map(({ text }) => text).join(' '));
  });

  it('hold the value that is printed', () => {
    const [token] = tokensOf(at(50, '1 234,56 -'));
    expect(token?.amount && readingIn(token.amount, { decimalMark: ',', decimals: 2 })).toBe(-123456n);
  });

  it('are dates of six words, a weekday and what stands between their parts included', () => {
    const [day] = tokensOf(at(50, 'domingo, 30 de junho de 2024')).map(kindOf);
    expect(day).toBe('date domingo, 30 de junho de 2024');
  });

  it('leave a word of direction to the text that it begins', () => {
    const shop = tokensOf(at(100, '-66.85'), at(135, '消费'), at(156, '松涛书店')).map(kindOf);
    expect(shop).toEqual(['amount -66.85', 'text 消费', 'text 松涛书店']);
    const street = tokensOf(at(100, '12.00'), at(128, 'S'), at(137, 'MAIN')).map(kindOf);
    expect(street[0]).toBe('amount 12.00');
  });
});
