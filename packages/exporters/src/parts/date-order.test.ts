import type { Account } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from '../index.ts';
import { conversion, statement, transaction } from '../testing/cases.ts';
import { dateOrderFor, likelyDateOrder } from './date-order.ts';

const account = (currency: string, iban: string | null = null, bic: string | null = null) => ({ iban, bic, currency });
const SLASHED = ['mdy', 'dmy'];
const ALL = ['mdy', 'dmy', 'ymd'];
const IBAN = { GB: 'GB82WEST12345698765432', DE: 'DE61999123450000555012' } as const;

describe('the order of dates', () => {
  it.each<[string, string, string]>([
    ['en-US', 'mdy', 'mdy'],
    ['en-GB', 'dmy', 'dmy'],
    ['en-IN', 'dmy', 'dmy'],
    ['en-AU', 'dmy', 'dmy'],
    ['en-NZ', 'dmy', 'dmy'],
    ['en-IE', 'dmy', 'dmy'],
    ['en-ZA', 'dmy', 'dmy'],
    ['en-SG', 'dmy', 'dmy'],
    ['en-HK', 'dmy', 'dmy'],
    ['en-CA', 'dmy', 'ymd'],
    ['fr-CA', 'dmy', 'ymd'],
    ['de', 'dmy', 'dmy'],
    ['de-CH', 'dmy', 'dmy'],
    ['es-MX', 'dmy', 'dmy'],
    ['es-US', 'mdy', 'mdy'],
    ['pt-BR', 'dmy', 'dmy'],
    ['ja-JP', 'dmy', 'ymd'],
    ['zh-Hant-TW', 'dmy', 'ymd'],
    ['sv', 'dmy', 'ymd'],
    ['en_GB.UTF-8', 'dmy', 'dmy'],
  ])('for a browser in %s is %s where slashes are asked for, else %s, whatever the currency', (tag, slashed, any) => {
    for (const currency of ['USD', 'EUR', 'GBP', 'JPY']) {
      const reader = { languages: [tag, tag.split(/[-_]/)[0] ?? ''], accounts: [account(currency)] };
      expect([dateOrderFor(reader, SLASHED), dateOrderFor(reader, ALL)]).toEqual([slashed, any]);
    }
  });

  it.each<[string, Pick<Account, 'iban' | 'bic' | 'currency'>, string]>([
    ['US dollars', account('USD'), 'mdy'],
    ['pounds', account('GBP'), 'dmy'],
    ['rupees', account('INR'), 'dmy'],
    ['Australian dollars', account('AUD'), 'dmy'],
    ['rand', account('ZAR'), 'dmy'],
    ['Canadian dollars', account('CAD'), 'ymd'],
    ['yen', account('JPY'), 'ymd'],
    ['euros', account('EUR'), 'dmy'],
    ['US dollars at a bank in Germany', account('USD', IBAN.DE), 'dmy'],
    ['US dollars at a bank in Hong Kong', account('USD', null, 'HSBCHKHHHKH'), 'dmy'],
  ])('of %s, where the browser says only English, is %s', (_, of, order) => {
    expect(likelyDateOrder({ languages: ['en'], accounts: [of] })).toBe(order);
    expect(likelyDateOrder({ accounts: [of] })).toBe(order);
  });

  it('of languages that contradict each other is the account’s among them, else the first one’s', () => {
    const languages = ['en-US', 'en', 'de'];
    expect(likelyDateOrder({ languages, accounts: [account('EUR', IBAN.DE)] })).toBe('dmy');
    expect(likelyDateOrder({ languages, accounts: [account('USD')] })).toBe('mdy');
    expect(likelyDateOrder({ languages, accounts: [account('JPY')] })).toBe('mdy');
    expect(likelyDateOrder({ languages: ['en-GB', 'en-US'], accounts: [] })).toBe('dmy');
  });

  it('where nothing tells begins with the year if the program takes that, else with the day', () => {
    const mixed = { languages: ['en'], accounts: [account('USD'), account('EUR')] };
    expect([dateOrderFor(mixed, ALL), dateOrderFor(mixed, SLASHED), dateOrderFor({}, ALL)]).toEqual([
      'ymd',
      'dmy',
      'ymd',
    ]);
  });
});

describe.each(['csv-quickbooks3', 'csv-quickbooks4', 'csv-xero', 'csv-ynab', 'qif'])('%s', (id) => {
  const of = (currency: string) =>
    conversion(statement({ account: { currency }, transactions: [transaction({ date: '2024-02-28' })] }));
  const firstDate = async (currency: string, languages: readonly string[], settings = {}) => {
    const exporter = await loadExporter(id);
    const { files } = await exporter.write(of(currency), { locale: 'en-US', languages, settings });
    return /\d{2,4}[/-]\d\d[/-]\d{2,4}/.exec(new TextDecoder().decode(files[0]?.bytes))?.[0];
  };

  it.each([
    ['en-GB', 'USD', '28/02/2024'],
    ['en-IN', 'INR', '28/02/2024'],
    ['en-AU', 'USD', '28/02/2024'],
    ['en-US', 'EUR', '02/28/2024'],
    ['de', 'USD', '28/02/2024'],
    ['en', 'GBP', '28/02/2024'],
    ['en', 'USD', '02/28/2024'],
  ])('writes for %s, %s: %s', async (tag, currency, date) => expect(await firstDate(currency, [tag])).toBe(date));

  it('writes Canada’s dates with the year first where it can, else with the day', async () => {
    expect(await firstDate('CAD', ['en-CA', 'en'])).toBe(id === 'qif' ? '2024-02-28' : '28/02/2024');
  });

  it('writes what was chosen', async () => {
    expect(await firstDate('GBP', ['en-GB'], { dates: 'mdy' })).toBe('02/28/2024');
  });
});
