import { afterAll, expect, test } from 'vitest';
import type { Family } from '../../../../../corpus/generator/layout/grammar.ts';
import { renderPdf } from '../../../../../corpus/generator/render/render-pdf.ts';
import { STAY } from '../../../src/geometry/projection.ts';
import { readScan } from '../../../src/scan/read-scan.ts';
import { toGrey } from '../../picture/grey.ts';
import { openForInspection } from '../inspection.ts';
import { openWasmTesseract } from './wasm.ts';

const reader = openWasmTesseract();
afterAll(() => reader.close());

const [WIDTH, HEIGHT, SCALE] = [400, 160, 3];
const DPI = 72 * SCALE;

/** Some lines of a statement in a font, drawn, and read as a scan is. */
async function readDrawn(lines: readonly string[], family: Family) {
  const drawn = lines.map((text, at) => {
    const ink = { family, size: 11 };
    return { kind: 'text' as const, text, x: 20, baseline: 30 + 22 * at, ink };
  });
  const bytes = await renderPdf([{ width: WIDTH, height: HEIGHT, drawn }]);
  const opened = await openForInspection({ bytes, fileName: 'page.pdf' });
  const drawing = opened.draw(1, SCALE);
  opened.close();
  if (!drawing) throw new Error('the page cannot be drawn');
  const { width, height, rgba } = drawing;
  const straight = { width, height, grey: toGrey(rgba, 4), dpi: DPI, toPage: STAY };
  const turn = { language: Promise.resolve(null), onAsked: () => undefined, onLanguage: () => undefined };
  const hints = { number: 1, page: 1, width: WIDTH, height: HEIGHT, turn, again: false };
  const { page, language } = await readScan(straight, async () => reader, hints);
  return { language, text: page.words.map(({ text }) => text).join(' ') };
}

test.each([
  {
    data: 'ell',
    family: 'DejaVuSans',
    lines: [
      'Κίνηση λογαριασμού',
      'Ημερομηνία Περιγραφή Υπόλοιπο',
      'ΑΓΟΡΑ ΦΑΡΜΑΚΕΙΟ ΝΙΚΟΥ 27,48',
      'Πληρωμή ενοικίου 450,00',
    ],
    read: ['λογαριασμού', 'Περιγραφή', 'ΦΑΡΜΑΚΕΙΟ', '450,00'],
  },
  {
    data: 'ukr',
    family: 'DejaVuSans',
    lines: [
      'Виписка по рахунку',
      'Дата операції Сума Залишок',
      'Зарахування заробітної плати 5200,00',
      'Оплата їжі 120,50',
    ],
    read: ['Виписка', 'операції', 'Зарахування', '5200,00'],
  },
  {
    data: 'kor',
    family: 'SansKr',
    lines: ['거래내역서', '거래일자 출금액 입금액 잔액', '체크카드 결제 강남점 34,500', '급여 이체 1,250,000'],
    read: ['거래내역서', '체크카드', '34,500', '1,250,000'],
  },
  {
    data: 'heb',
    family: 'DejaVuSans',
    lines: ['תדפיס תנועות בחשבון', 'תאריך תיאור התנועה יתרה', 'הפקדת שיק משכורת', '14,057.56'],
    read: ['תדפיס', 'תנועות', 'משכורת', '14,057.56'],
  },
  {
    data: 'ara',
    family: 'DejaVuSans',
    lines: ['كشف حساب جاري', 'التاريخ البيان مدين دائن الرصيد', 'تحويل راتب شهر', '14,057.56'],
    read: ['كشف', 'حساب', 'الرصيد', '14,057.56'],
  },
  {
    data: 'kat',
    family: 'DejaVuSans',
    lines: ['ანგარიშის ამონაწერი', 'თარიღი დანიშნულება გასული ნაშთი', 'პირადი გადარიცხვა', '14,057.56'],
    read: ['ამონაწერი', 'დანიშნულება', 'გადარიცხვა', '14,057.56'],
  },
] as const)('a page that $data reads', async ({ data, family, lines, read }) => {
  const found = await readDrawn(lines, family);
  expect(found.language).toBe(data);
  for (const word of read) expect(found.text).toContain(word);
});
