import { A4, type Family } from './layout/grammar.ts';
import { type Ink, Sheet } from './layout/sheet.ts';
import { createMeasure, renderPdf } from './render/render-pdf.ts';

/** Papers that are no statements, though they too may have dates, figures, tables and totals. */

export interface PaperTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The columns' parts of the width. */
  readonly shares: readonly number[];
  /** Columns that are set to the right. */
  readonly right: readonly number[];
}

export interface Paper {
  readonly sender: string;
  readonly address: readonly string[];
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
  readonly table?: PaperTable;
  readonly closing: readonly string[];
  readonly family: Family;
}

const MARGIN = 56;
const SIZE = 9.5;

function drawTable(sheet: Sheet, table: PaperTable, ink: Ink, top: number): number {
  const width = A4.width - 2 * MARGIN;
  const shares = table.shares.reduce((sum, share) => sum + share, 0);
  let y = top;
  [table.heads, ...table.rows].forEach((row, line) => {
    let x = MARGIN;
    row.forEach((text, column) => {
      const cell = (width * (table.shares[column] ?? 0)) / shares;
      const right = table.right.includes(column);
      sheet.text(text, right ? x + cell - 4 : x, y, { ...ink, bold: line === 0 }, right ? 'right' : 'left');
      x += cell;
    });
    if (line === 0) sheet.line(MARGIN, y + 4, A4.width - MARGIN, y + 4, 0.7);
    y += SIZE * 1.6;
  });
  return y;
}

/** Draws a paper as a PDF of one page. */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  const sheet = new Sheet(A4, createMeasure());
  sheet.addPage();
  const ink: Ink = { family: paper.family, size: SIZE };
  sheet.text(paper.sender, MARGIN, 70, { ...ink, size: 15, bold: true, colour: '#334155' });
  for (const [index, line] of paper.address.entries()) sheet.text(line, MARGIN, 110 + 14 * index, ink);
  paper.facts.forEach(([label, value], index) => {
    sheet.text(label, 340, 110 + 14 * index, ink);
    sheet.text(value, 450, 110 + 14 * index, { ...ink, bold: true });
  });
  let y = 130 + 14 * Math.max(paper.address.length, paper.facts.length);
  sheet.text(paper.title, MARGIN, y, { ...ink, size: 13, bold: true });
  y += 28;
  for (const paragraph of paper.paragraphs) {
    for (const line of sheet.wrap(paragraph, A4.width - 2 * MARGIN, ink)) {
      sheet.text(line, MARGIN, y, ink);
      y += SIZE * 1.45;
    }
    y += 8;
  }
  if (paper.table) y = drawTable(sheet, paper.table, ink, y + 6) + 10;
  for (const line of paper.closing) {
    sheet.text(line, MARGIN, y, ink);
    y += SIZE * 1.5;
  }
  return renderPdf(sheet.pages);
}

/** A PDF whose one page is blank. */
export async function renderBlank(): Promise<Uint8Array> {
  const sheet = new Sheet(A4, createMeasure());
  sheet.addPage();
  return renderPdf(sheet.pages);
}
