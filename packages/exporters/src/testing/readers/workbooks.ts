import { de } from '../../evidence/words/de.ts';
import { en } from '../../evidence/words/en.ts';
import type { ExportedFile } from '../../exporter.ts';
import { headings, moreHeadings } from '../../parts/columns.ts';
import { type SheetWords, sheetWords } from '../../parts/sheet-words.ts';
import type { ReadFile, ReadRow } from './read.ts';
import { type ReadSheet, readSheets, row } from './tables.ts';

/** A reader of `xlsx`: of one with an overview, and of one with rows only. Figures are the cached ones, nothing is reckoned. */

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'ja', 'zh', 'zh-TW'];

export async function readWorkbook(file: ExportedFile): Promise<ReadFile> {
  const [first, ...others] = await readSheets(file);
  const language = LANGUAGES.find((tag) => sheetWords(tag).overview === first?.name);
  if (!first || language === undefined) {
    return { rows: [...(first ? [first] : []), ...others].flatMap(({ rows }) => rows.map(row)) };
  }
  const statements = statementsOf(first, language);
  const rows = others.flatMap((sheet) => rowsOf(sheet, language));
  let at = 0;
  return {
    rows: statements.flatMap(({ account, currency, count }) => {
      at += count;
      return rows.slice(at - count, at).map((one) => ({ ...one, account, currency }));
    }),
  };
}

/** Account, currency and number of rows of each statement, as the overview says them. */
function statementsOf({ headings: top, rows }: ReadSheet, language: string) {
  const [, , , , , currencyLabel = '', , accountLabel = ''] = headings(language);
  const { number } = sheetWords(language);
  const values = (label: string): string[] =>
    [top, ...rows].filter(([first]) => first === label).map(([, value = '']) => value);
  const [accounts, currencies, counts] = [values(accountLabel), values(currencyLabel), values(number)];
  if (accounts.length !== counts.length || currencies.length !== counts.length) throw new Error('a block lacks a line');
  return counts.map((count, n) => {
    const account = accounts[n] ?? '';
    return {
      account: account === NOT_PRINTED[language] ? '' : account,
      currency: currencies[n] ?? '',
      count: Number(count),
    };
  });
}

/** What the overview says where no account is printed; of the languages in which the tests write. */
const NOT_PRINTED: Readonly<Record<string, string>> = { en: en.notPrinted, de: de.notPrinted };

type Key = 'date' | 'valueDate' | 'text' | 'reference' | 'category' | 'moneyIn' | 'moneyOut' | 'balance';

function rowsOf({ headings: titles, rows }: ReadSheet, language: string): Omit<ReadRow, 'account' | 'currency'>[] {
  const keys = keysIn(language, sheetWords(language));
  const at = (key: Key): number => titles.indexOf(keys[key]);
  return rows.map((cells) => {
    const cell = (key: Key): string => cells[at(key)] ?? '';
    const [moneyIn, moneyOut] = [cell('moneyIn'), cell('moneyOut')];
    if ((moneyIn === '') === (moneyOut === '')) throw new Error(`"${moneyIn}" and "${moneyOut}" are not one figure`);
    return {
      date: cell('date'),
      valueDate: cell('valueDate') || null,
      text: cell('text'),
      reference: cell('reference') || null,
      category: cell('category') || null,
      balance: cell('balance') || null,
      amount: moneyIn === '' ? `-${moneyOut}` : moneyIn,
    };
  });
}

function keysIn(language: string, { printed }: SheetWords): Readonly<Record<Key, string>> {
  const [date = '', valueDate = '', text = '', reference = ''] = headings(language);
  const [moneyIn = '', moneyOut = '', , category = ''] = moreHeadings(language);
  return { date, valueDate, text, reference, category, moneyIn, moneyOut, balance: printed };
}
