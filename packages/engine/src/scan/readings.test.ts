import { expect, test } from 'vitest';
import { cleanFigure, withDateMarks, withDay, withDigits, withIban, withMinus } from './lookalikes.ts';
import { agreedWords, holdsFigures, isDoubtful } from './readings.ts';
import type { PieceWord } from './sheet.ts';

const words = (...texts: readonly (readonly [text: string, x0: number, x1: number, sureness?: number])[]) => ({
  words: texts.map(([text, x0, x1, sureness = 0.9]): PieceWord => ({ text, x0, x1, sureness })),
  weight: 1,
});

test('readings that agree are surer, readings that differ are kept', () => {
  const [same] = agreedWords([words(['12.50', 0, 50, 0.7]), words(['12.50', 1, 49, 0.95])]);
  expect(same).toMatchObject({ text: '12.50', sureness: 0.95, readings: [] });
  const differ = agreedWords([words(['12.50', 0, 50, 0.8]), words(['12.60', 0, 50, 0.9])]);
  expect(differ).toMatchObject([{ text: '12.60', sureness: 0.75, readings: ['12.50'] }]);
  expect(isDoubtful(differ)).toBe(true);
});

test('a figure counts more than what is none, two readings more than one', () => {
  const [formed] = agreedWords([words(['1.2S0', 0, 50, 0.95]), words(['1,250.10', 0, 50, 0.6])]);
  expect(formed).toMatchObject({ text: '1,250.10', readings: ['1.2S0'] });
  const [voted] = agreedWords([words(['3.00', 0, 40]), words(['8.00', 0, 40]), words(['8.00', 0, 40])]);
  expect(voted).toMatchObject({ text: '8.00', readings: ['3.00'] });
});

test('a word of another script that its own reader is sure of is no figure, whatever readers of Latin print take it for', () => {
  const own = words(['ანგარიში', 0, 90, 0.93]);
  const latin = [words(['6306080', 0, 90, 0.45]), words(['96306080', 0, 90, 0.1])];
  expect(agreedWords([own, ...latin])).toMatchObject([{ text: 'ანგარიში', readings: ['6306080', '96306080'] }]);
  // A figure that the page's own data take for letters of its script
  const [figure] = agreedWords([words(['ჩმ96', 0, 50, 0.4]), words(['120.50', 0, 50, 0.95])]);
  expect(figure).toMatchObject({ text: '120.50' });
  const [sure] = agreedWords([words(['ЗОО', 0, 30, 0.9]), words(['300', 0, 30, 0.9])]);
  expect(sure).toMatchObject({ text: '300' });
});

test('words that one reading parts and another does not lie on the same ink', () => {
  const [word] = agreedWords([words(['1', 0, 8], ['234,56', 14, 60]), words(['1 234,56', 0, 60, 0.95])]);
  expect(word?.text).toBe('1');
  const whole = agreedWords([words(['l', 0, 8], ['x34', 14, 60]), words(['1.234,56', 0, 60, 0.95])]);
  expect(whole).toMatchObject([{ text: '1.234,56', readings: ['l x34'] }]);
});

test('what is mostly digits deserves a second look', () => {
  expect(holdsFigures(words(['04/17', 0, 40]).words)).toBe(true);
  expect(holdsFigures(words(['CARD', 0, 40], ['PAYMENT', 40, 80], ['12', 90, 99]).words)).toBe(false);
  expect(holdsFigures(words(['Total', 0, 40]).words)).toBe(false);
});

test('an IBAN has digits for letters where only so its checksum is right', () => {
  const read = (...texts: readonly string[]) =>
    withIban(texts.map((text) => ({ text, x0: 0, x1: 1, sureness: 0.9, readings: [] }))).map(({ text }) => text);
  expect(read('IBAN:', 'DEB9', '3704', '0044', '0532', '0130', 'OO')).toEqual([
    'IBAN:',
    'DE89',
    '3704',
    '0044',
    '0532',
    '0130',
    '00',
  ]);
  expect(read('GBB2', 'WEST', '1234', '5698', '7654', '32')).toEqual(['GB82', 'WEST', '1234', '5698', '7654', '32']);
  expect(read('DEB9', '3704', '0044', '0532', '0130', '01')).toEqual(['DEB9', '3704', '0044', '0532', '0130', '01']);
});

test('letters that look like digits are digits where only so they make a figure or a date', () => {
  expect(['JUNO2', 'D8/12/25', '1O.25', '4l.5O'].map(withDigits)).toEqual(['JUN02', '08/12/25', '10.25', '41.50']);
  expect(['OCT 5', 'EXO7', 'B2B', 'Visa'].map(withDigits)).toEqual(['OCT 5', 'EXO7', 'B2B', 'Visa']);
});

test('letters are the digits of a day where only so they make a date', () => {
  expect(['OB/ENE', 'OS-MAR-24', '1B/ENE'].map(withDay)).toEqual(['08/ENE', '05-MAR-24', '18/ENE']);
  expect(['02.12;2022', '01.12:2022-31.12.2022', '19:04.24', '03/04:24'].map(withDateMarks)).toEqual([
    '02.12.2022',
    '01.12.2022-31.12.2022',
    '19.04.24',
    '03/04/24',
  ]);
  expect(['1.234,2022', '19:45.24', '12:30:15', '12.30,45'].map(withDateMarks)).toEqual([
    '1.234,2022',
    '19:45.24',
    '12:30:15',
    '12.30,45',
  ]);
  expect(['140CT2025', '030CT', '@8JUL24', '250EC', '12)UL24', '30N0V24'].map(withDay)).toEqual([
    '14OCT2025',
    '03OCT',
    '08JUL24',
    '25DEC',
    '12JUL24',
    '30NOV24',
  ]);
  expect(['OSMAR', '10CT', '50MAR', '140CR', '14OCT2025'].map(withDay)).toEqual([
    'OSMAR',
    '10CT',
    '50MAR',
    '140CR',
    '14OCT2025',
  ]);
  expect(['QD/MAYO', 'OD-LINE', 'DO/MAR', '08/ENE'].map(withDay)).toEqual(['QD/MAYO', 'OD-LINE', 'DO/MAR', '08/ENE']);
  expect(agreedWords([words(['OB/ENE', 0, 60])])).toMatchObject([{ text: '08/ENE' }]);
});

test('specks at a figure are left out, and what stands for a sign of yen or yuan is one', () => {
  expect(['半68,228.63', '248,658”', "'1,250.00"].map(cleanFigure)).toEqual(['¥68,228.63', '248,658', '1,250.00']);
  expect(['半年', 'Y2', '12”', "5'"].map(cleanFigure)).toEqual(['半年', 'Y2', '12”', "5'"]);
});

test('an end bracket or a rule beside a figure is no digit', () => {
  expect(['712.86]', '|48.10', '[1,204.55', '9.25|'].map((text) => cleanFigure(withDigits(text)))).toEqual([
    '712.86',
    '48.10',
    '1,204.55',
    '9.25',
  ]);
  expect(withDigits('4|.20')).toBe('41.20');
});

test('a minus is read as what looks like one, and no time of day has a minus', () => {
  expect(['=23;12', '—74.00', '—-74.00', '~5:35', '=€1.250,00'].map(withMinus)).toEqual([
    '-23.12',
    '-74.00',
    '-74.00',
    '-5.35',
    '-€1.250,00',
  ]);
  expect(['<12.00>', '23:12', '=A1', '~12 Mai'].map(withMinus)).toEqual(['<12.00>', '23:12', '=A1', '~12 Mai']);
});

test('a cell that two readers of three have with a minus has one, and keeps what else was read', () => {
  const all = [words(['31.95', 5, 50]), words(['=31.95', 0, 50]), words(['=31,.95', 0, 50])];
  expect(agreedWords(all)).toMatchObject([{ text: '-31.95' }]);
  expect(agreedWords(all)[0]?.readings).toContain('31.95');
});

test('a figure with its currency has a minus before thousands that a blank parts, and words have none', () => {
  const text = (...texts: [string, number, number][]) => agreedWords([words(...texts)])[0]?.text;
  expect(text(['—1', 0, 14], ['052,27', 18, 50], ['kr', 54, 62])).toBe('-1');
  expect(text(['—1', 0, 14], ['rad', 18, 50], ['kr', 54, 62])).toBe('—1');
});

test('a figure read with a blank behind its mark is one word, with its other readings', () => {
  expect(agreedWords([words(['$90,', 0, 30], ['950', 34, 60]), words(['$90,950', 0, 60, 0.5])])).toMatchObject([
    { text: '$90,950' },
  ]);
  expect(agreedWords([words(['13.', 0, 20], ['05', 24, 40])]).map(({ text }) => text)).toEqual(['13.', '05']);
});

test('behind thousands a colon is the other mark of the figure', () => {
  expect(['15,272:53', '-1.204:55', '15:27', '1:27:53'].map(cleanFigure)).toEqual([
    '15,272.53',
    '-1.204,55',
    '15:27',
    '1:27:53',
  ]);
});

test('the sign of naira, which no reader knows, is one before a figure alone, and no digit', () => {
  expect(['N249,896.39', '-NB811.62', '#635,972.93', 'N5', 'NB811'].map(cleanFigure)).toEqual([
    '₦249,896.39',
    '-₦811.62',
    '₦635,972.93',
    'N5',
    'NB811',
  ]);
  const texts = ['854,185.13', 'N54,185.13'];
  expect(
    agreedWords(texts.map((text) => words([text, 0, 90, 0.4]))).map(({ text, readings }) => [text, ...readings]),
  ).toEqual([['₦54,185.13', '854,185.13']]);
});

test('a figure cut before its mark is one', () => {
  expect(agreedWords([words(['544', 0, 30], ['.07+', 36, 60])]).map(({ text }) => text)).toEqual(['544.07+']);
  expect(agreedWords([words(['Page', 0, 30], ['5', 36, 40], ['.07', 44, 60])])).toHaveLength(3);
});

test('a figure cut behind its decimal mark is one', () => {
  expect(agreedWords([words(['496,', 0, 30], ['60-', 36, 60])]).map(({ text }) => text)).toEqual(['496,60-']);
  expect(agreedWords([words(['1,024.', 0, 30], ['57', 36, 60])]).map(({ text }) => text)).toEqual(['1,024.57']);
  expect(agreedWords([words(['31.', 0, 30], ['12', 36, 60])])).toHaveLength(2);
});
