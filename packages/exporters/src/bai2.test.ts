import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';
import { readBai2Days } from './testing/readers/bai2.ts';

type Parts = NonNullable<Parameters<typeof statement>[0]>;

async function write(over: Parts) {
  const { files, warnings, notWritten } = await (await loadExporter('bai2')).write(conversion(statement(over)));
  const bytes = files[0]?.bytes ?? new Uint8Array();
  return { bytes, lines: new TextDecoder().decode(bytes).split('\r\n'), warnings, notWritten };
}

const on = (date: string, amount: string) => transaction({ date, amount });

describe('bai2', () => {
  it('has a group for each day, whose balances follow on one another', async () => {
    const { bytes } = await write({
      opening: '100.00',
      closing: '85.00',
      transactions: [on('2025-03-03', '-20.00'), on('2025-03-03', '10.00'), on('2025-03-05', '-5.00')],
    });
    expect(readBai2Days(bytes).days).toEqual([
      { date: '2025-03-03', account: '0012345678', opening: '100.00', closing: '90.00' },
      { date: '2025-03-05', account: '0012345678', opening: '90.00', closing: '85.00' },
    ]);
  });

  it('states the closing balance that is printed, also where it does not fit', async () => {
    const { bytes, warnings } = await write({
      opening: '1.00',
      closing: '9.00',
      transactions: [on('2025-03-03', '1.00')],
    });
    expect(readBai2Days(bytes).days).toMatchObject([{ opening: '1.00', closing: '9.00' }]);
    expect(warnings.map(({ code }) => code)).toEqual(['sums-do-not-match']);
  });

  it.each([
    [null, '9.00', [null, null], [null, '9.00']],
    ['1.00', null, ['1.00', '2.00'], ['2.00', null]],
    [null, null, [null, null], [null, null]],
  ])('leaves out balances that are not known: %s and %s', async (opening, closing, first, second) => {
    const { bytes } = await write({
      opening,
      closing,
      transactions: [on('2025-03-03', '1.00'), on('2025-03-04', '1.00')],
    });
    expect(readBai2Days(bytes).days.map((day) => [day.opening, day.closing])).toEqual([first, second]);
  });

  it('derives balances that are not printed from those beside the rows, and says so', async () => {
    const { bytes, warnings } = await write({
      opening: null,
      closing: null,
      transactions: [
        { ...on('2025-03-03', '1.00'), balance: '3.00' },
        { ...on('2025-03-04', '-0.50'), balance: '2.50' },
      ],
    });
    expect(readBai2Days(bytes).days).toMatchObject([
      { opening: '2.00', closing: '3.00' },
      { opening: '3.00', closing: '2.50' },
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['balance-derived']);
  });

  it('writes an account of which nothing is known but its day', async () => {
    const { lines } = await write({
      account: { number: null },
      opening: null,
      closing: null,
      period: { start: null, end: '2025-03-31' },
      transactions: [],
    });
    expect(lines).toEqual([
      '01,UNKNOWN,UNKNOWN,250331,2400,1,,,2/',
      '02,UNKNOWN,UNKNOWN,1,250331,2400,USD,2/',
      '03,UNKNOWNUSD,USD,,,,/',
      '49,0,2/',
      '98,0,1,4/',
      '99,0,1,6/',
      '',
    ]);
  });

  it.each([
    ['CHECK', '000123', '-1.00', '475'],
    ['Cheque 123', '123', '-1.00', '475'],
    ['CHECK CARD PURCHASE', '000123', '-1.00', '699'],
    ['CHECK', null, '-1.00', '699'],
    ['CHECK', '000123', '1.00', '399'],
    ['ACH CREDIT', null, '1.00', '399'],
    ['NOTHING', null, '0.00', '399'],
  ])('%s with reference %s of %s is a %s', async (description, reference, amount, type) => {
    const { lines } = await write({ transactions: [transaction({ description, reference, amount })] });
    expect(lines.find((line) => line.startsWith('16'))?.slice(3, 6)).toBe(type);
  });

  it('keeps commas in a text and neither a slash nor what ASCII lacks', async () => {
    const { lines, warnings } = await write({
      transactions: [transaction({ description: 'Café, 1/2 🥬', reference: 'A,1/2' })],
    });
    expect(lines.find((line) => line.startsWith('16'))).toMatch(/,A 1 2,Cafe, 1 2$/);
    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['text-transliterated', 'text-replaced', 'reference-cut']),
    );
  });
});
