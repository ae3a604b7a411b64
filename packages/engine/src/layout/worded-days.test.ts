import { describe, expect, it } from 'vitest';
import { columns } from '../../tests/page-builder.ts';
import { textsAfter } from '../../tests/read-lines.ts';
import { withoutWordsOfDays } from './worded-days.ts';

const textsOf = textsAfter(withoutWordsOfDays, columns([40], [130], [400, 'right']));

describe('a small word before the day of each row', () => {
  it('is of no column', () => {
    expect(
      textsOf(
        ['le 04/10/23', 'GROCER', '8,37'],
        ['le 05/10/23', 'BOOKS', '108,76'],
        ['le 11/10/23', 'le PETIT CAFE', '4,50'],
        ['', 'Total', '121,63'],
      ),
    ).toEqual(['04/10/23 GROCER 8,37', '05/10/23 BOOKS 108,76', '11/10/23 le PETIT CAFE 4,50', 'Total 121,63']);
  });

  it('stays where it stands before few days, or others do as well', () => {
    const few = [
      ['le 04/10/23', 'GROCER', '8,37'],
      ['le 05/10/23', 'BOOKS', '108,76'],
    ];
    expect(textsOf(...few)).toEqual(few.map((row) => row.join(' ')));
    const others = [...few, ['du 11/10/23', 'CAFE', '4,50'], ['au 12/10/23', 'CAFE', '4,50']];
    expect(textsOf(...others)).toEqual(others.map((row) => row.join(' ')));
  });
});
