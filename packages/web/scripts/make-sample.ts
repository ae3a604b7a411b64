import { createWriteStream, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import PDFDocument from 'pdfkit';
import { printed, printedDate, sampleIn, samplePath } from '../src/screens/home/sample/sample-statement.ts';

/**
 * Draws the sample of the home page in every language as a page of A4 in `public/`, by
 * `node packages/web/scripts/make-sample.ts`. The same data give the same bytes.
 */

/** Where columns stand, in points from the left edge; figures end at their `right`. */
const LEFT = 56;
const DETAILS = 128;
const OUT_RIGHT = 380;
const IN_RIGHT = 460;
const BALANCE_RIGHT = 539;
const LINE = 21;

const INK = '#1a1c1e';
const SECOND = '#5b6066';

type Paper = Readonly<Record<string, string>>;
type Face = 'plain' | 'bold' | 'title';

/** The typefaces that every reader of PDFs has, where they have the letters. */
const LATIN: Readonly<Record<Face, string>> = { plain: 'Helvetica', bold: 'Helvetica-Bold', title: 'Times-Bold' };
const CJK: Readonly<Partial<Record<LocaleCode, string>>> = { ja: 'jp', cn: 'sc', 'zh-TW': 'tc' };

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

function draw(locale: LocaleCode): void {
  const sample = sampleIn(locale);
  const { paper } = (
    JSON.parse(read(`../src/i18n/messages/${locale}/home.json`).toString()) as { sample: { paper: Paper } }
  ).sample;
  const say = (key: string): string => paper[key] ?? '';
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: say('heading'), Author: say('institution'), CreationDate: new Date('2025-04-01T00:00:00Z') },
  });
  doc.pipe(createWriteStream(new URL(`../public${samplePath(locale)}`, import.meta.url)));
  const own = CJK[locale];
  if (own) doc.registerFont('own', gunzipSync(read(`../../exporters/fonts/noto-sans-${own}.ttf.gz`)));
  const fontOf = (face: Face): string => (own ? 'own' : LATIN[face]);

  const text = (value: string, x: number, y: number, face: Face = 'plain', size = 10, colour = INK): void => {
    doc.font(fontOf(face)).fontSize(size).fillColor(colour).text(value, x, y, { lineBreak: false });
  };
  const figure = (value: string, right: number, y: number, face: Face = 'plain', size = 10): void => {
    text(value, right - doc.font(fontOf(face)).fontSize(size).widthOfString(value), y, face, size);
  };
  const rule = (y: number): void => {
    doc.moveTo(LEFT, y).lineTo(BALANCE_RIGHT, y).lineWidth(0.8).strokeColor(INK).stroke();
  };

  text(say('institution'), LEFT, 64, 'title', 20);
  for (const [index, line] of ['holder', 'street', 'town'].entries()) text(say(line), LEFT, 118 + index * 15);
  const period = [sample.period.start, sample.period.end].map((date) => printedDate(locale, date, true)).join(' – ');
  const facts = [
    ['period', period],
    ['account', sample.accountNumber],
    ['kind', say('current')],
    ['currency', sample.currency],
  ] as const;
  for (const [index, [name, value]] of facts.entries()) {
    text(say(name), 330, 118 + index * 15, 'plain', 10, SECOND);
    figure(value, BALANCE_RIGHT, 118 + index * 15);
  }
  text(say('heading'), LEFT, 206, 'title', 14);
  text(say('date'), LEFT, 240, 'bold', 9);
  text(say('details'), DETAILS, 240, 'bold', 9);
  figure(say('out'), OUT_RIGHT, 240, 'bold', 9);
  figure(say('in'), IN_RIGHT, 240, 'bold', 9);
  figure(say('balance'), BALANCE_RIGHT, 240, 'bold', 9);
  rule(255);

  let y = 264;
  text(say('opening'), DETAILS, y);
  figure(printed(locale, sample.opening), BALANCE_RIGHT, y);
  for (const row of sample.rows) {
    y += LINE;
    text(printedDate(locale, row.date, false), LEFT, y);
    text(say(row.name), DETAILS, y);
    figure(printed(locale, row.amount), row.amount.startsWith('-') ? OUT_RIGHT : IN_RIGHT, y);
    figure(printed(locale, row.balance), BALANCE_RIGHT, y);
  }
  y += LINE;
  rule(y - 5);
  text(say('closing'), DETAILS, y, 'bold');
  figure(printed(locale, sample.closing), BALANCE_RIGHT, y, 'bold');
  text(say('note'), LEFT, 780, 'plain', 9, SECOND);
  doc.end();
}

for (const { code } of LOCALES) draw(code);
