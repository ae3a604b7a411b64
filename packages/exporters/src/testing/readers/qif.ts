import { deserializeQif } from 'qif-ts';
import type { Reader, ReadRow } from './read.ts';

/** A strict reader of our own for the form of QIF, and `qif-ts`, which must find the same values. */
export const QIF_READERS: Readonly<Record<string, Reader>> = {
  // The shared test writes it for German: days before months.
  qif: async ({ bytes }) => ({
    rows: readQif(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)),
  }),
};

/** A record's lines: date, amount, perhaps a reference, the text, perhaps a category. */
const RECORD = /^D(\d\d)\/(\d\d)\/(\d{4})\nT(-?\d+(?:\.\d+)?)\n(?:N([^\n]+)\n)?P([^\n]+)(?:\nL([^\n]+))?$/u;

/** @throws {Error} naming the first fault */
function readQif(text: string): ReadRow[] {
  const lines = text.split('\r\n');
  if (lines.pop() !== '' || lines.some((line) => /[\r\n]/.test(line)))
    throw new Error('a line does not end with CR LF');
  const type = lines.shift() ?? '';
  if (!/^!Type:(Bank|CCard)$/.test(type)) throw new Error(`no type of QIF: ${type}`);
  if (lines.length > 0 && lines.at(-1) !== '^') throw new Error('the last record is not ended');
  const records = lines
    .join('\n')
    .split(/(?:^|\n)\^(?:\n|$)/)
    .slice(0, -1);
  const rows = records.map((record): ReadRow => {
    const [, day, month, year, amount = '', reference = null, words = '', category = null] = RECORD.exec(record) ?? [];
    if (!words) throw new Error(`no record of QIF: ${record}`);
    return { date: `${year}-${month}-${day}`, amount, reference, text: words, category };
  });
  compare(rows, text);
  return rows;
}

function compare(rows: readonly ReadRow[], text: string): void {
  const own = rows.map(({ date, amount, reference, text: payee }) => {
    const [year, month, day] = date.split('-');
    return [`${day}/${month}/${year}`, Number(amount), reference, payee];
  });
  const other = deserializeQif(text).transactions.map((row) =>
    'payee' in row ? [row.date, row.amount, row.reference ?? null, row.payee] : [],
  );
  if (JSON.stringify(own) !== JSON.stringify(other)) {
    throw new Error(`qif-ts finds ${JSON.stringify(other)} in place of ${JSON.stringify(own)}`);
  }
}
