import { expect, it } from 'vitest';
import { readAmount } from './amount.ts';
import { withCommonFigures } from './common-figures.ts';
import { currenciesOfName, currenciesOfSymbol, namedCurrency } from './currency.ts';
import { dateAt, readDate } from './date.ts';
import { readMonth } from './month.ts';
import { directionOf } from './sign.ts';

/** Values as papers of Israel and the Arab countries print them. */

it.each([
  ['١٬٢٣٤٫٥٠', '1,234.50'],
  ['۱۲۳', '123'],
  ['٪٥', '%5'],
  ['م ٣١/١٢/٢٠٢٤', 'م 31/12/2024'],
])('%j is %j', (text, expected) => expect(withCommonFigures(text)).toBe(expected));

it.each([
  ['١٬٢٣٤٫٥٠', 123450n, null],
  ['-١٢٫٠٠', 1200n, null],
  ['1,234.50 ش.ج', null, null],
  ['6,440.09 ש"ח', 644009n, 'ILS'],
  ['₪ 31,516.99', 3151699n, 'ILS'],
  ['ر.س 250.00', 25000n, 'SAR'],
  ['250.00 د.إ', 25000n, 'AED'],
  ['3.500 د.ك', 3500n, 'KWD'],
])('%s', (text, units, currency) => {
  const amount = readAmount(text);
  expect(amount?.readings.at(-1)?.units ?? null).toBe(units);
  expect(amount?.currency ?? null).toBe(currency);
});

it.each([
  ['15 ינואר 2024', [2024, 1, 15]],
  ['3 במרץ 2025', [2025, 3, 3]],
  ['15 يناير 2024', [2024, 1, 15]],
  ['15 كانون الثاني 2024', [2024, 1, 15]],
  ['5 تشرين الأول 2024', [2024, 10, 5]],
  ['٥ شباط ٢٠٢٤', [2024, 2, 5]],
  ['٣١/٠٣/٢٠٢٤', [2024, 3, 31]],
  ['12 غشت 2023', [2023, 8, 12]],
  ['12 يونيو 2023 م', [2023, 6, 12]],
])('%s', (text, [year, month, day]) => {
  const reading = readDate(text)?.readings[0];
  expect(reading).toMatchObject({ year, month, day });
  expect(dateAt([...text.split(' '), 'שיק'], 0)?.readings[0]).toMatchObject({ year, month, day });
});

it('a month of two words and its year', () => {
  expect(readMonth('آذار 2025')).toEqual({ year: 2025, month: 3 });
});

it.each([
  ['שקל חדש', 'ILS'],
  ['ש״ח', 'ILS'],
  ['درهم إماراتي', 'AED'],
  ['ريال سعودي', 'SAR'],
  ['دينار أردني', 'JOD'],
  ['جنيه مصري', 'EGP'],
  ['درهم مغربي', 'MAD'],
])('%s is %s', (text, currency) => expect(namedCurrency(text)).toBe(currency));

it('names that several countries’ currencies bear', () => {
  expect(currenciesOfName('ريال')).toEqual(['SAR', 'QAR', 'OMR', 'YER']);
  expect(currenciesOfSymbol('دينار')).toContain('KWD');
});

it.each([
  ['זכות', 'in'],
  ['חובה', 'out'],
  ['دائن', 'in'],
  ['مدين', 'out'],
])('%s is %s', (mark, direction) => expect(directionOf(mark)).toBe(direction));
