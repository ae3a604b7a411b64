import type { Page, Word } from '../../packages/engine/src/shapes/page.ts';
import type { DrawnLayout } from './drawn-layout.ts';
import type { Outcome } from './read-layout.ts';

/** So many letters of a terminal stand for the width of a page. */
const LETTERS = 150;

function lineOf(words: readonly Word[], width: number): string {
  let line = '';
  for (const { text, box } of words) {
    const at = Math.round((box[0] / width) * LETTERS);
    line = line.length < at ? line.padEnd(at) : line === '' ? '' : `${line} `;
    line += text;
  }
  return line;
}

function printPage({ number, width, words }: Page): void {
  console.log(`--- page ${number}`);
  const lines = new Map<string, Word[]>();
  for (const word of words) {
    const key = word.baseline.toFixed(1).padStart(6);
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  for (const [key, line] of [...lines].sort(([a], [b]) => Number(a) - Number(b)))
    console.log(
      `${key}  ${lineOf(
        line.toSorted((a, b) => a.box[0] - b.box[0]),
        width,
      )}`,
    );
}

/** The pages of a layout as text, each word about where it stands. */
export const printLayout = ({ pages }: DrawnLayout): void => pages.forEach(printPage);

/** The rows as drawn, beside those that were read, and each statement's verdict. */
export function printReading({ printing }: DrawnLayout, { wanted, statements }: Outcome): void {
  const drawn = printing.account.entries.map(({ lines }, i) => `${wanted[i]} ${lines.join(' / ').slice(0, 36)}`);
  const read = statements.flatMap(({ account, period, reconciliation, transactions }) => [
    `== ${account.iban ?? account.number} ${period?.start}..${period?.end} ${JSON.stringify(reconciliation)}`,
    ...transactions.map(
      ({ date, amount, balance, description }) => `${date} ${amount} ${balance ?? ''} ${description.slice(0, 50)}`,
    ),
  ]);
  for (let i = 0; i < Math.max(drawn.length, read.length); i++)
    console.log(`${(drawn[i] ?? '').padEnd(64)}${read[i] ?? ''}`);
}
