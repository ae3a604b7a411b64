import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { printed, printedDate, SAMPLE } from '../src/screens/home/sample/sample-statement.ts';

/**
 * Draws `public/sample-statement.pdf`: the sample of the home page as a page of A4, by
 * `node packages/web/scripts/make-sample.ts`. The same data give the same bytes.
 */

/** Where columns stand, in points from the left edge; figures end at their `right`. */
const LEFT = 56;
const DETAILS = 128;
const OUT_RIGHT = 380;
const IN_RIGHT = 460;
const BALANCE_RIGHT = 539;
const LINE = 21;

const doc = new PDFDocument({
  size: 'A4',
  margin: 0,
  info: { Title: 'Sample statement', Author: SAMPLE.institution, CreationDate: new Date('2025-04-01T00:00:00Z') },
});
doc.pipe(createWriteStream(fileURLToPath(new URL('../public/sample-statement.pdf', import.meta.url))));

const INK = '#1a1c1e';
const SECOND = '#5b6066';

function text(value: string, x: number, y: number, font = 'Helvetica', size = 10, colour = INK): void {
  doc.font(font).fontSize(size).fillColor(colour).text(value, x, y, { lineBreak: false });
}

function figure(value: string, right: number, y: number, font = 'Helvetica', size = 10, colour = INK): void {
  const width = doc.font(font).fontSize(size).widthOfString(value);
  text(value, right - width, y, font, size, colour);
}

function rule(y: number, weight: number): void {
  doc.moveTo(LEFT, y).lineTo(BALANCE_RIGHT, y).lineWidth(weight).strokeColor(INK).stroke();
}

function head(): void {
  const { start, end } = SAMPLE.period;
  text(SAMPLE.institution, LEFT, 64, 'Times-Bold', 20);
  [SAMPLE.holder, ...SAMPLE.address].forEach((line, index) => {
    text(line, LEFT, 118 + index * 15);
  });
  const facts = [
    ['Statement period', `${printedDate(start, true)} to ${printedDate(end, true)}`],
    ['Account number', SAMPLE.accountNumber],
    ['Account type', 'Current account'],
    ['Currency', SAMPLE.currency],
  ];
  facts.forEach(([name = '', value = ''], index) => {
    text(name, 330, 118 + index * 15, 'Helvetica', 10, SECOND);
    figure(value, BALANCE_RIGHT, 118 + index * 15);
  });
  text('Statement of account', LEFT, 206, 'Times-Bold', 14);
  const y = 240;
  text('Date', LEFT, y, 'Helvetica-Bold', 9);
  text('Details', DETAILS, y, 'Helvetica-Bold', 9);
  figure('Paid out', OUT_RIGHT, y, 'Helvetica-Bold', 9);
  figure('Paid in', IN_RIGHT, y, 'Helvetica-Bold', 9);
  figure('Balance', BALANCE_RIGHT, y, 'Helvetica-Bold', 9);
  rule(y + 15, 0.8);
}

function rows(): void {
  let y = 264;
  text('Balance brought forward', DETAILS, y);
  figure(printed(SAMPLE.opening), BALANCE_RIGHT, y);
  for (const row of SAMPLE.rows) {
    y += LINE;
    text(printedDate(row.date, false), LEFT, y);
    text(row.description, DETAILS, y);
    figure(printed(row.amount), row.amount.startsWith('-') ? OUT_RIGHT : IN_RIGHT, y);
    figure(printed(row.balance), BALANCE_RIGHT, y);
  }
  y += LINE;
  rule(y - 5, 0.8);
  text('Closing balance', DETAILS, y, 'Helvetica-Bold');
  figure(printed(SAMPLE.closing), BALANCE_RIGHT, y, 'Helvetica-Bold');
}

head();
rows();
text('This is a sample. The bank, the person and the payments are invented.', LEFT, 780, 'Helvetica', 9, SECOND);
doc.end();
