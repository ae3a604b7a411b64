import { expect, it } from 'vitest';
import { conversion, statement, transaction } from '../testing/cases.ts';
import { clipboardTable } from './clipboard.ts';

const one = conversion(
  statement({
    transactions: [
      transaction({ valueDate: '2025-03-04', reference: '000123', balance: '1497.35', description: 'A & <B>' }),
      transaction({ amount: '1100.00', description: '=HYPERLINK("x")', balance: null }),
    ],
  }),
);
const linesOf = (text: string): string[][] => text.split('\r\n').map((line) => line.split('\t'));

it.each([
  ['en-US', '2025-03-03', '-23.40', '1100.00', 'Amount'],
  ['de-DE', '03.03.2025', '-23,40', '1100,00', 'Betrag'],
  ['fr-FR', '03/03/2025', '-23,40', '1100,00', 'Montant'],
  ['ja-JP', '2025-03-03', '-23.40', '1100.00', '金額'],
])('%s: figures and dates as its spreadsheets take them', (locale, date, out, coming, heading) => {
  const { text, rows } = clipboardTable(one, locale);
  const [head, first, second, ...rest] = linesOf(text);
  expect([head?.[4], first?.[0], first?.[4], second?.[4], rows]).toEqual([heading, date, out, coming, 2]);
  expect(rest).toEqual([['']]);
});

it('no text runs as a formula, in neither form, and HTML stays HTML', () => {
  const { text, html } = clipboardTable(one, 'en');
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(html).toContain('>&apos;=HYPERLINK(&quot;x&quot;)</td>'.replace('&apos;', "'"));
  expect(html).toContain('>A &amp; &lt;B&gt;</td>');
  expect(html).not.toContain('<B>');
});

it('texts are marked as such, so that zeros before a reference stay; figures and dates are not', () => {
  const { html } = clipboardTable(one, 'en');
  expect(html).toMatch(/<td style="mso-number-format:'\\@'">000123<\/td><td>-23\.40<\/td>/);
  expect(html).toContain('<td>2025-03-03</td>');
  expect(html.match(/<tr>/g)).toHaveLength(3);
});
