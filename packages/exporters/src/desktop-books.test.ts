import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

const of = conversion(
  statement({
    transactions: [
      transaction({ reference: '000123', description: 'Rent "March"' }),
      transaction({ date: '2025-12-31', amount: '100.00', description: 'Tom & Jerry' }),
    ],
  }),
);

async function written(id: string, settings = {}, given = of) {
  const { files, warnings } = await (await loadExporter(id)).write(given, { settings, locale: 'en-GB' });
  return { text: new TextDecoder('windows-1252').decode(files[0]?.bytes), codes: warnings.map(({ code }) => code) };
}

describe('iif', () => {
  it('books each row with its other side, months first whatever the country', async () => {
    const { text } = await written('iif', { account: 'Bank', counter: 'Ask my accountant' });
    expect(text.split('\r\n').slice(3, 9)).toEqual([
      "TRNS\tCHECK\t03/03/2025\tBank\t\t-23.40\t000123\tRent 'March'\tN",
      "SPL\tCHECK\t03/03/2025\tAsk my accountant\t\t23.40\t000123\tRent 'March'\tN",
      'ENDTRNS',
      'TRNS\tDEPOSIT\t12/31/2025\tBank\t\t100.00\t\tTom & Jerry\tN',
      'SPL\tDEPOSIT\t12/31/2025\tAsk my accountant\t\t-100.00\t\tTom & Jerry\tN',
      'ENDTRNS',
    ]);
  });

  it('knows cards', async () => {
    const card = conversion(statement({ ...of.statements[0], account: { type: 'credit-card' } }));
    const { text } = await written('iif', {}, card);
    expect(text.match(/^TRNS\t[A-Z ]+/gm)).toEqual(['TRNS\tCREDIT CARD', 'TRNS\tCCARD REFUND']);
  });

  it('says its risks each time', async () => expect((await written('iif')).codes).toContain('check-before-import'));
});

describe('tally', () => {
  it('has a receipt for money in and a payment for money out, debits negative', async () => {
    const { text } = await written('tally', { account: 'HDFC Bank', counter: 'Suspense A/c' });
    const vouchers = text.replace(/>\s+</g, '><').split('<VOUCHER ').slice(1);
    expect(vouchers.map((voucher) => /VCHTYPE="(\w+)"/.exec(voucher)?.[1])).toEqual(['Payment', 'Receipt']);
    expect(vouchers[0]).toContain(
      '<LEDGERNAME>Suspense A/c</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-23.40</AMOUNT>',
    );
    expect(vouchers[1]).toContain(
      '<LEDGERNAME>HDFC Bank</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-100.00</AMOUNT>',
    );
    expect(vouchers[1]).toContain('<DATE>20251231</DATE>');
    expect(vouchers[1]).toContain('<NARRATION>Tom &amp; Jerry</NARRATION>');
  });
});
