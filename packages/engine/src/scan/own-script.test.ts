import { expect, test } from 'vitest';
import { SCRIPTS } from '../languages/print-scripts.ts';
import { dataWithin, findOwnScript, surenessOfScript } from './own-script.ts';
import type { Piece } from './pieces.ts';

const known = new Set(['eng', 'jpn', 'kor', 'kaz', 'ukr', 'bul', 'srp', 'ell', 'tha', 'heb', 'ara', 'kat']);
const [, cyrillic, greek, thai, hebrew, arabic, georgian] = SCRIPTS;
if (!cyrillic || !greek || !thai || !hebrew || !arabic || !georgian) throw new Error('a script is missing');

const wordsOf = (text: string, sureness: number) =>
  text.split(' ').map((word, at) => ({ text: word, x0: 100 * at, x1: 100 * at + 90, sureness }));

test.each([
  ['Дата операции Сумма Остаток на начало периода', 'kaz'],
  ['Дата операції Сума Залишок на початок періоду', 'ukr'],
  ['Дата на операцията Сума Салдо Наредител Основание', 'bul'],
  ['Датум књижења Износ Стање на рачуну Сврха уплате', 'srp'],
])('%s is read with %s', (text, data) => expect(dataWithin(cyrillic, text, known)).toBe(data));

test('data that is not there is not chosen, and without a word of any language the first of a script reads', () => {
  expect(dataWithin(cyrillic, 'Дата операції Сума Залишок', new Set(['kaz']))).toBe('kaz');
  expect(dataWithin(cyrillic, 'щщщ ььь', known)).toBe('kaz');
});

test('a reader that finds no word of its script is taken to read another one', () => {
  expect(surenessOfScript(greek, wordsOf('ημερομηνία περιγραφή υπόλοιπο', 0.8))).toBeCloseTo(0.8);
  expect(surenessOfScript(thai, wordsOf('แนแนแ นนนแน แมนแม นแนแน', 0.8))).toBeCloseTo(0.4);
  expect(surenessOfScript(hebrew, wordsOf('תאריך תיאור התנועה יתרה', 0.8))).toBeCloseTo(0.8);
  expect(surenessOfScript(arabic, wordsOf('التاريخ البيان مدين دائن الرصيد', 0.8))).toBeCloseTo(0.8);
  expect(surenessOfScript(georgian, wordsOf('თარიღი დანიშნულება გასული ნაშთი', 0.8))).toBeCloseTo(0.8);
  expect(surenessOfScript(georgian, wordsOf('ჩმIძა 0VლLთ ცგIგიCთ', 0.8))).toBeCloseTo(0.4);
  expect(surenessOfScript(greek, wordsOf('1234 5678 9012', 0.9))).toBe(0);
});

/** A reader that reads each data's own text, and counts what it was asked. */
function readerOf(texts: Readonly<Record<string, readonly [text: string, sureness: number]>>) {
  const asked: string[] = [];
  const read = (sheet: { height: number }, language: string) => {
    asked.push(language);
    const [text, sureness] = texts[language] ?? ['', 0];
    const box = (at: number) => [30 + 100 * at, 0.3 * sheet.height, 120 + 100 * at, 0.4 * sheet.height] as const;
    return Promise.resolve(text.split(' ').map((word, at) => ({ text: word, box: box(at), sureness })));
  };
  const program = { engine: 'test', version: '1', data: 'test' };
  return { asked, reader: { program, lanes: 1, languages: known, read, close: () => Promise.resolve() } };
}

const page = { width: 900, height: 120, grey: new Uint8Array(900 * 120).fill(255) };
const piece: Piece = { x0: 0, y0: 80, x1: 800, y1: 100, components: [], baseline: 100, height: 20 };

test('a page is read with the data of the script whose reader is sure, and no script behind it is tried', async () => {
  const { asked, reader } = readerOf({ jpn: ['晶仙上豆民員', 0.2], kor: ['거래내역서 거래일자 출금액 입금액', 0.93] });
  const found = await findOwnScript({ page, reader, signal: undefined }, [piece], { letters: 26 });
  expect(found?.language).toBe('kor');
  expect(asked).toEqual(['jpn', 'kor']);
});

test('Greek capitals that are read as Cyrillic ones are Greek where its reader is surer; surely read Cyrillic costs no look at Greek', async () => {
  const greekPage = readerOf({
    kaz: ['АГОРА МЕ КАРТА ФАРМАКЕТ МЕТАФОРА ХЕ ТРІТО САЛДО', 0.69],
    ell: ['ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ ΦΑΡΜΑΚΕΙΟ ΜΕΤΑΦΟΡΑ ΣΕ ΤΡΙΤΟ ΥΠΟΛΟΙΠΟ', 0.93],
  });
  const setting = { letters: 26 };
  const found = await findOwnScript({ page, reader: greekPage.reader, signal: undefined }, [piece], setting);
  expect(found?.language).toBe('ell');
  expect(greekPage.asked).toEqual(['jpn', 'kor', 'kaz', 'ell']);
  const cyrillicPage = readerOf({ kaz: ['Дата операции Сумма Остаток на начало периода', 0.9] });
  await findOwnScript({ page, reader: cyrillicPage.reader, signal: undefined }, [piece], setting);
  expect(cyrillicPage.asked).toEqual(['jpn', 'kor', 'kaz']);
});

test('a page of ideographs costs no look at other scripts', async () => {
  const { asked, reader } = readerOf({ jpn: ['取引日 摘要 お支払金額 お預り金額 残高', 0.9] });
  const found = await findOwnScript({ page, reader, signal: undefined }, [piece], { letters: 26 });
  expect(found?.language).toBe('jpn');
  expect(asked).toEqual(['jpn']);
});

test('Latin names among ideographs do not tell their language', async () => {
  const { reader } = readerOf({
    jpn: ['御竹玉主年月日本人店 FOODPANDO PAYPALX BOOKINGX', 0.4],
    chi_sim: ['连加黄筱涵君钩统二超商 FOODPANDO PAYPALX BOOKINGX', 0.9],
    chi_tra: ['連加黃筱涵君鉤統二超商 FOODPANDO PAYPALX BOOKINGX', 0.9],
  });
  const signs = { chi_sim: 0.7, chi_tra: 0.93 } as Readonly<Record<string, number>>;
  const latin = { chi_sim: 0.9, chi_tra: 0.3 } as Readonly<Record<string, number>>;
  const read = async (sheet: { height: number }, language: string) =>
    (await reader.read(sheet, language)).map((word, at) => ({
      ...word,
      sureness: (at === 0 ? signs : latin)[language] ?? word.sureness,
    }));
  const languages = new Set(['jpn', 'chi_sim', 'chi_tra']);
  const sample = { page, reader: { ...reader, languages, read }, signal: undefined };
  expect((await findOwnScript(sample, [piece], { letters: 26 }))?.language).toBe('chi_tra');
});
