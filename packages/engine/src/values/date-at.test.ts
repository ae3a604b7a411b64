import { describe, expect, it } from 'vitest';
import { dateAt } from './date.ts';

describe('the date that begins at a word', () => {
  it.each([
    [['12', 'Mar', '2025', 'CARD'], 3],
    [['12', 'Mar', 'CARD'], 2],
    [['Mon', '3', 'March'], 3],
    [['3', 'janv.2025', 'CARTE'], 2],
    [['Mon', '3', 'March', 'TESCO'], 3],
    [['3', 'de', 'marzo', 'de', '2025'], 5],
    [['3', 'de', 'marzo', 'Pago'], 3],
    [['3', 'de', 'marzo', 'de', 'Pago'], 3],
    [['03/03', '-', '31/03'], 1],
    [['令和7年3月3日', 'カード'], 1],
    [['7年', '3月', '3日', 'カード'], 3],
    [['R', '7.', '3.', '3'], 4],
    [['114年03月03日'], 1],
    [['03/04', '12.50'], 1],
    [['03/03', '14:22'], 1],
    [['03.03.', '03.03.', 'Miete'], 1],
    [['12.03', '20,00'], 1],
    [['Mar', '03,', '2025', 'Shop'], 3],
    [['MAR03', 'Shop'], 1],
    [['MAR', '03', 'Shop'], 2],
    [['02/09', '25', 'Planteskolen'], 2],
    [['MAY', '30/25', '-', 'JUN', '30/25'], 2],
    [['FEB', '22/25', '-', 'MAR', '26/25'], 2],
    [['3', '月', '3', '日'], 4],
    [['Oct', '5,', '2025'], 3],
    [['3', 'stycznia', '2025', 'r.'], 4],
  ])('%j takes %i', (words, taken) => expect(dateAt(words, 0)?.words).toBe(taken));

  // A picture's reader sets blanks where none are printed, and leaves out those that are.
  it.each([
    [['Dec', '7,2025', 'GROCER'], 2],
    [['令和7年2', '月10日', '振込'], 2],
    [['令和7', '年2月10日', '振込'], 2],
    [['令和7年', '2月10日', '振込'], 2],
  ])('%j, parted or glued, takes %i', (words, taken) => expect(dateAt(words, 0)?.words).toBe(taken));

  it.each([
    [['CARD', '12', 'Mar']],
    [['to', '31/03/2025']],
    [['do', '31.03.2025']],
    [['12.50', 'EUR']],
    [['Shop', '03/03']],
    [['March', 'payment']],
    [[]],
  ])('none begins in %j', (words) => expect(dateAt(words, 0)).toBeNull());

  it('counts from the word asked for', () => expect(dateAt(['x', '12', 'Mar', 'y'], 1)?.words).toBe(2));
});

describe('a date cut in two', () => {
  it.each([
    ['21/0 3/2025', 21, 3],
    ['13 .09.2023', 13, 9],
    ['28.04 .2023', 28, 4],
    ['2025-0 7-06', 6, 7],
    ['17-04 -25', 17, 4],
  ])('%s is one', (text, day, month) => {
    const found = dateAt([...text.split(' '), 'GROCER'], 0);
    expect(found?.words).toBe(2);
    expect(found?.readings).toContainEqual(expect.objectContaining({ day, month }));
  });

  it('is not made of a figure and what follows it', () => expect(dateAt('1 3.09.2023'.split(' '), 0)).toBeNull());
});
