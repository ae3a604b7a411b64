/**
 * Prints a round of families that is still source as a corpus: `node bench/families.ts --out DIR [--round N] [--only TEXT] [--count N]
 * [--seed S] [--half open|kept]`, to be measured by `node bench/accuracy.ts --corpus DIR`. The newest round unless told; `--round example`
 * is the shortest family. Every file's faults of the family itself (a page that overflows, a row without a place, sums that contradict
 * the truth's verdict) are errors.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { seededRandom } from '../corpus/generator/random.ts';
import { checkTruth } from './families/check-truth.ts';
import type { Family, Stranger } from './families/family.ts';
import { loadFamilies, newestRound } from './families/load.ts';
import { launchPrinter, printPages } from './families/print.ts';
import { inPrintedOrder } from './families/printed-order.ts';

interface ManifestEntry {
  readonly name: string;
  readonly class: 'statement' | 'no-statement';
}

function write(out: string, name: string, pdf: Uint8Array): void {
  writeFileSync(join(out, 'files', name), pdf);
}

async function makeStatement(
  page: Page,
  family: Family,
  seed: string,
  index: number,
  out: string,
): Promise<ManifestEntry> {
  const name = `${family.name}-${index}.pdf`;
  const drawn = family.draw(seededRandom(`${seed}/${family.name}/${index}`));
  const printed = await printPages(page, drawn, family.size, index % 2 === 0 ? 'skia' : 'cairo');
  const faults = checkTruth(drawn, printed);
  if (faults.length > 0) throw new Error(`${name}:\n  ${faults.slice(0, 12).join('\n  ')}`);
  const statements = drawn.statements.map((statement, s) => ({
    ...statement,
    transactions: inPrintedOrder(drawn, s).flatMap((r) => {
      const [first, ...more] = printed.places[`${s}.${r}`] ?? [];
      const row = statement.transactions[r];
      return row ? [{ ...row, where: { ...first, ...(more.length > 0 ? { more } : {}) } }] : [];
    }),
  }));
  const sha256 = createHash('sha256').update(printed.pdf).digest('hex');
  const source = { fileName: name, sha256, pages: drawn.pages.length, kind: 'digital' };
  write(out, name, printed.pdf);
  writeFileSync(
    join(out, 'truth', `${name}.json`),
    JSON.stringify({ schema: 'statement/1', source, statements, warnings: [] }, null, 1),
  );
  const { country, language, type, difficulties } = family;
  return {
    name,
    class: 'statement',
    ...{ family: family.name, country, language, type, kind: 'digital', pages: drawn.pages.length, difficulties },
    ...{ sums: drawn.statements.every(({ reconciliation }) => reconciliation.status !== 'failed') },
  } as ManifestEntry;
}

async function makeStranger(
  page: Page,
  stranger: Stranger,
  seed: string,
  index: number,
  out: string,
): Promise<ManifestEntry> {
  const name = `no-${stranger.name}-${index}.pdf`;
  const drawn = stranger.draw(seededRandom(`${seed}/${stranger.name}/${index}`));
  const printed = await printPages(page, drawn, stranger.size, index % 2 === 0 ? 'skia' : 'cairo');
  if (printed.overflowing.length > 0) throw new Error(`${name}: pages ${printed.overflowing.join(', ')} overflow`);
  write(out, name, printed.pdf);
  return { name, class: 'no-statement', language: stranger.language, expectRefusal: ['no-statement'] } as ManifestEntry;
}

/**
 * The half of the families whose faults are looked into while the engine is mended, or the half that is only measured.
 * By the name, so that nobody chooses.
 */
const halfOf = (name: string): 'open' | 'kept' =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'kept';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      only: { type: 'string' },
      count: { type: 'string' },
      seed: { type: 'string' },
      half: { type: 'string' },
      round: { type: 'string' },
    },
  });
  if (!values.out) throw new Error('--out DIR says where the corpus is written');
  const out = resolve(values.out);
  const { count = '4', seed = 'families', only } = values;
  const round = values.round ?? newestRound();
  if (!round) throw new Error('all rounds are packed (bench/rounds): --round example prints the example');
  mkdirSync(join(out, 'files'), { recursive: true });
  mkdirSync(join(out, 'truth'), { recursive: true });
  const { families, strangers } = await loadFamilies(round);
  const browser = await launchPrinter();
  const manifest: ManifestEntry[] = [];
  let failed = 0;
  try {
    const page = await browser.newPage();
    const wanted = ({ name }: { name: string }) =>
      (!only || name.includes(only)) && (!values.half || values.half === halfOf(name));
    const attempt = async (make: () => Promise<ManifestEntry>) => {
      try {
        manifest.push(await make());
      } catch (error) {
        failed++;
        console.error(error instanceof Error ? error.message : error);
      }
    };
    for (let index = 0; index < Number(count); index++) {
      for (const family of families.filter(wanted)) await attempt(() => makeStatement(page, family, seed, index, out));
      if (index < 2)
        for (const each of strangers.filter(wanted)) await attempt(() => makeStranger(page, each, seed, index, out));
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest, null, 1));
  console.log(`${manifest.length} files written, ${failed} could not be made`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
