import { describe, expect, it } from 'vitest';
import { loadExporter } from '../index.ts';
import { conversion, statement, transaction } from '../testing/cases.ts';

const TEXTS = ['Москва Дом Книги', 'Ελληνικό Καφενείο', '北京 商店', '한국 전력'] as const;
const LATIN = [/Moskva Dom Knigi/i, /Elliniko Kafeneio/i, /Bei ?Jing Shang ?Dian/i, /han ?gu(g|k) (jeon|jen)/i];

const of = (account: Parameters<typeof statement>[0] = {}) =>
  conversion(
    statement({ ...account, transactions: TEXTS.map((description) => transaction({ description, amount: '-1.00' })) }),
  );

describe('letters of other scripts', () => {
  it.each([
    ['qbo', {}],
    ['mt940', {}],
    ['bai2', {}],
    ['norma43', { account: { iban: 'ES9121000418450200051332', currency: 'EUR' } }],
    ['cfonb120', { account: { iban: 'FR1420041010050500013M02606', currency: 'EUR' } }],
  ] as const)('%s: are Latin ones, not blanks', async (id, account) => {
    const { files, warnings } = await (await loadExporter(id)).write(of(account));
    const text = new TextDecoder('latin1').decode(files[0]?.bytes);
    for (const name of LATIN) expect(text).toMatch(name);
    const [changed] = warnings.filter(({ code }) => code === 'text-transliterated');
    expect(changed?.rows).toEqual([0, 1, 2, 3]);
  });

  it('stay as they are where the format has them', async () => {
    const { files } = await (await loadExporter('ofx')).write(of());
    for (const name of TEXTS) expect(new TextDecoder().decode(files[0]?.bytes)).toContain(name);
  });

  it('of Japanese documents are no Chinese readings: kana and words that are read in one way, else which way it went', async () => {
    const rows = ['みどり ガス', '振込 山田商店', '山田 花子'].map((description) =>
      transaction({ description, amount: '-100' }),
    );
    const account = { currency: 'JPY', number: '1234567' };
    const { files, warnings } = await (await loadExporter('bai2')).write(
      conversion(statement({ account, opening: null, closing: null, transactions: rows })),
    );
    const texts = new TextDecoder()
      .decode(files[0]?.bytes)
      .match(/^16,.*$/gm)
      ?.map((line) => line.split(',').at(-1));
    expect(texts).toEqual(['midori gasu', 'furikomi', 'Money out']);
    expect(warnings.find(({ code }) => code === 'text-replaced')?.rows).toEqual([1, 2]);
    // A Chinese document after it has its own readings again.
    const after = await (await loadExporter('bai2')).write(
      conversion(statement({ transactions: [transaction({ description: '山田' })] })),
    );
    expect(new TextDecoder().decode(after.files[0]?.bytes)).toMatch(/,shan ?tian\s/i);
  });
});
