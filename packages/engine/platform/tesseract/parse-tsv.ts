import type { ReadWord } from '../../src/shapes/print-reader.ts';

/** The level of words among tesseract's page, block, paragraph, line and word (tesseract(1), "tsv"). */
const WORD = '5';

/**
 * The words of tesseract's table of results: level, page, block, paragraph, line, word, left, top, width, height, confidence (0 to
 * 100), text. `page` counts from 1.
 */
export function parseTsv(tsv: string, page = 1): ReadWord[] {
  return tsv.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    if (cells[0] !== WORD || Number(cells[1]) !== page) return [];
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const text = cells[11]?.trim() ?? '';
    const box = [left, top, left + width, top + height] as const;
    return text === '' ? [] : [{ text, box, sureness: Math.max(0, confidence) / 100 }];
  });
}
