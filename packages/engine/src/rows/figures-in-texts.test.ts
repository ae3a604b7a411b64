import { expect, it } from 'vitest';
import { columns } from '../../tests/page-builder.ts';
import { readLines } from '../../tests/read-lines.ts';

const place = columns([50], [110], [400], [540, 'right']);
const below = columns([110], [250, 'right'], [300], [390, 'right']);
const rows = (under: readonly [string, string, string, string]) => [
  place('03.08.2025', 'SHARES', '05.08.2025', '150.46-'),
  below(...under),
  place('07.08.2025', 'SHARES', '09.08.2025', '190.80-'),
  below(...under),
  place('12.08.2025', 'CINEMA', '12.08.2025', '24.00-'),
];

it('figures below each other that stand in lines of text alone are words of these', () => {
  const heading = place('Date', 'Details', 'Value date', 'Amount');
  const read = readLines([heading, ...rows(['Price', '80.34', 'WORTH', '98.01'])]).rows;
  expect(read[1]).toContain('SHARES Price 80.34 WORTH 98.01');
});

it('figures under a name of their own are none', () => {
  const named = columns([50], [110], [205], [400], [540, 'right']);
  const heading = named('Date', 'Details', 'Fee', 'Value date', 'Amount');
  const read = readLines([heading, ...rows(['Price', '80.34', '', ''])]).rows;
  expect(read[1]).toContain('SHARES Price');
  expect(read[1]).not.toContain('Price 80.34');
});

it('numbers close behind words of the same width end the rows’ texts', () => {
  // A blank as wide as a letter parts them
  const row = columns([50], [110], [137], [400, 'right'], [540, 'right']);
  const read = readLines([
    row('Date', '摘', '要', 'Amount', 'Balance'),
    row('03.08.2025', 'ガス', '2723', '-15,400', '984,600'),
    row('05.08.2025', 'SALARY', '', '900,000', '1,884,600'),
    row('07.08.2025', 'ガス', '4114', '-21,000', '1,863,600'),
    row('08.08.2025', 'CINEMA', '', '-10,000', '1,853,600'),
    row('09.08.2025', 'ガス', '7142', '-30,000', '1,823,600'),
    row('10.08.2025', 'ガス', '8841', '-31,000', '1,792,600'),
  ]).rows;
  expect(read.map((text) => /ガス \d+/u.exec(text)?.[0])).toEqual([
    'ガス 2723',
    undefined,
    'ガス 4114',
    undefined,
    'ガス 7142',
    'ガス 8841',
  ]);
});
