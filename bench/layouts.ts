/**
 * How right the engine is on layouts that nobody has looked at: `node bench/layouts.ts [--seed TEXT] [--count N] [--list] [--show N]`.
 * Draws statements at random, each with a layout, wording and distortions of its own (`training/synthesise`), and reads them from their
 * words on. Another `--seed` is another set that was never seen. `--list` names those with a fault, `--show N` prints one and its reading.
 */
import { parseArgs } from 'node:util';
import { type DrawnLayout, drawLayout } from './layouts/drawn-layout.ts';
import { printLayout, printReading } from './layouts/print-layout.ts';
import { type Outcome, readLayout } from './layouts/read-layout.ts';

interface Judged extends Outcome {
  readonly layout: DrawnLayout;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function lineOf(name: string, judged: readonly Judged[]): string {
  const f1 = mean(judged.map((each) => each.f1)).toFixed(3);
  const perfect = mean(judged.map((each) => Number(each.f1 === 1))).toFixed(3);
  const count = (is: (each: Judged) => boolean) => judged.filter(is).length;
  return `${name.padEnd(26)} ${String(judged.length).padStart(5)}  F1 ${f1}  perfect ${perfect}  silent ${count((each) => each.silent)}  refused ${count((each) => each.refused)}  verified ${count((each) => each.verified)}`;
}

/** The parts of a layout that results are listed by. */
const PARTS: readonly ((layout: DrawnLayout) => string)[] = [
  ({ printing: { style } }) => `balances: ${style.balances}`,
  ({ printing: { style } }) => `headings: ${style.headed}`,
  ({ printing: { style } }) => `strange words: ${style.strange}`,
  ({ printing: { style } }) => `broken words: ${style.broken}`,
  ({ printing: { style } }) => `dated: ${style.dated}`,
  ({ printing: { style } }) => `sections: ${style.sections}`,
  ({ printing: { account } }) => `bookings: ${account.entries.length}`,
];

function report(judged: readonly Judged[]): void {
  console.log(lineOf('all', judged));
  for (const part of PARTS) {
    const names = [...new Set(judged.map(({ layout }) => part(layout)))].sort();
    for (const name of names)
      console.log(
        lineOf(
          name,
          judged.filter(({ layout }) => part(layout) === name),
        ),
      );
  }
}

/** What a listed layout is like, on one line. */
function traitsOf({ printing: { style, account } }: DrawnLayout): string {
  const { cells, balances, dated, dates, numbers, sections, opening, closing, headed, strange, broken } = style;
  const order = style.newestFirst ? 'newest-first' : '';
  return `${account.entries.length} ${cells.join('|')} balances:${balances} dated:${dated} ${dates} ${numbers.sign} sections:${sections} opening:${opening} closing:${closing} headed:${headed} strange:${strange} broken:${broken} ${order}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: 'a' },
      count: { type: 'string', default: '500' },
      list: { type: 'boolean', default: false },
      show: { type: 'string' },
    },
  });
  const judged: Judged[] = [];
  const from = values.show === undefined ? 0 : Number(values.show);
  for (let i = from; i < (values.show === undefined ? Number(values.count) : from + 1); i++) {
    const layout = drawLayout(`${values.seed}/${i}`);
    if (!layout) continue;
    const outcome = await readLayout(layout);
    judged.push({ ...outcome, layout });
    if (values.show !== undefined) {
      printLayout(layout);
      printReading(layout, outcome);
    }
    const kind = outcome.silent ? 'SILENT' : outcome.refused ? 'refused' : outcome.verified ? 'verified' : 'unproven';
    if ((values.list && outcome.f1 < 1) || values.show !== undefined)
      console.log(`${layout.seed} ${kind} F1 ${outcome.f1.toFixed(2)}  ${traitsOf(layout)}`);
  }
  if (values.show === undefined) report(judged);
}

await main();
