/**
 * How fast conversions are, against `pdftotext -bbox` on the same file in the same run:
 * `node bench/speed.ts [FILE…] [--corpus DIR] [--runs N] [--limit RATIO]`. Only ratios are worth comparing between runs.
 *
 * Each conversion runs in a process of its own, whose start counts, as those of the command line do: with Node's flags and the
 * engine in one file that `npm run setup` makes, and with compiled sources kept. Without files: the two longest digital statements of the corpus and five short ones. With `--limit` it fails when a
 * document of 25 pages or more is slower than so many times pdftotext. The lines below long ones tell how time grows with
 * pages (1.0 is linear), the last line what the command line takes for a file of two pages, from its start to its end.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHILD_FLAGS, createNodeHost, loadStages, openForInspection } from '@tallyleaf/engine/node';

interface Entry {
  readonly name: string;
  readonly class: string;
  readonly kind: string;
  readonly pages: number;
  readonly password?: string;
}

/** Milliseconds, and megabytes of memory at the most. */
interface Measured {
  readonly pages: number;
  readonly read: number;
  readonly convert: number;
  readonly memory: number;
}

const FEW_PAGES = 25;
const SHORT_PAGES = 2;

const root = resolve(import.meta.dirname, '..');
const compiled = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tallyleaf') };

async function measureHere(path: string): Promise<Measured> {
  const input = { bytes: new Uint8Array(readFileSync(path)), fileName: basename(path) };
  const began = performance.now();
  const stages = await loadStages();
  await stages.convert(input, {}, createNodeHost()).catch((error: unknown) => {
    if (!(error instanceof stages.Refusal)) throw error;
  });
  const convert = performance.now() - began;
  const memory = process.resourceUsage().maxRSS / 1024;
  // Measured after the conversion, with everything loaded and warm: what a page costs.
  const opened = performance.now();
  const inspection = await openForInspection(input);
  for (let page = 1; page <= inspection.pages; page += 1) inspection.page(page);
  const read = performance.now() - opened;
  inspection.close();
  return { pages: inspection.pages, read, convert, memory };
}

/** The least of several runs, in milliseconds: what disturbs a run only ever makes it slower. */
function least(runs: number, work: () => number): number {
  return Math.min(...Array.from({ length: runs }, work));
}

function timed(command: string, args: readonly string[]): { readonly ms: number; readonly output: string } {
  const began = performance.now();
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: compiled,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return { ms: performance.now() - began, output: stdout };
}

interface Result extends Measured {
  readonly whole: number;
  readonly pdftotext: number;
}

function measure(path: string, runs: number): Result {
  const pdftotext = least(runs, () => timed('pdftotext', ['-bbox', path, '-']).ms);
  const results = Array.from({ length: runs }, () => {
    const { ms, output } = timed(process.execPath, [...CHILD_FLAGS, import.meta.filename, '--here', path]);
    return { ...(JSON.parse(output) as Measured), whole: ms };
  });
  const [first] = results as [Measured & { whole: number }];
  const min = (of: (one: (typeof results)[number]) => number): number => Math.min(...results.map(of));
  return {
    pages: first.pages,
    pdftotext,
    read: min((one) => one.read),
    convert: min((one) => one.convert),
    whole: min((one) => one.whole),
    memory: Math.max(...results.map((one) => one.memory)),
  };
}

/** The two longest digital statements of a corpus, and five of the short ones. */
function chosen(corpus: string): string[] {
  const entries = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Entry[];
  const digital = entries
    .filter((entry) => entry.class === 'statement' && entry.kind === 'digital' && !entry.password)
    .toSorted((a, b) => b.pages - a.pages);
  const short = digital.filter((entry) => entry.pages <= 3);
  const some = Array.from({ length: 5 }, (_, i) => short[Math.floor((i * short.length) / 5)]);
  return [...digital.slice(0, 2), ...some].flatMap((entry) => (entry ? [join(corpus, 'files', entry.name)] : []));
}

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(36) : String(cell).padStart(11))).join('');
const times = (ms: number, by: number): string => `${(ms / by).toFixed(1)}×`;

function report(path: string, { pages, pdftotext, read, convert, whole, memory }: Result): void {
  const cells = [pages, `${pdftotext.toFixed(0)} ms`, times(read, pdftotext), times(convert, pdftotext)];
  console.log(
    row([basename(path), ...cells, times(whole, pdftotext), `${whole.toFixed(0)} ms`, `${memory.toFixed(0)} MB`]),
  );
}

/** Cuts the first pages out of a document and compares the time a page takes in the few and in the many. */
function reportGrowth(path: string, pages: number, runs: number): void {
  const many = Math.min(pages, 10 * FEW_PAGES);
  if (many < 2 * FEW_PAGES) return;
  if (spawnSync('qpdf', ['--version']).error) {
    console.log('growth with pages: not measured, qpdf is not installed');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-speed-'));
  const cut = (to: number): Result => {
    const part = join(folder, `first-${to}.pdf`);
    timed('qpdf', [path, '--pages', '.', `1-${to}`, '--', part]);
    return measure(part, runs);
  };
  try {
    const [few, more] = [cut(FEW_PAGES), cut(many)];
    const growth = (of: (result: Result) => number): string => (of(more) / many / (of(few) / FEW_PAGES)).toFixed(2);
    console.log(
      `a page of ${many} against a page of ${FEW_PAGES}, ${basename(path)}: reading ${growth((one) => one.read)}, ` +
        `conversion ${growth((one) => one.convert)}, pdftotext ${growth((one) => one.pdftotext)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The whole way of a short file through the command line: its program, the process that converts, a CSV file. */
function reportStart(path: string, { pages, pdftotext }: Result, runs: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-speed-'));
  try {
    const args = [join(root, 'packages/cli/bin/tallyleaf.mjs'), 'convert', path, '--out', folder, '--force', '--quiet'];
    // The first run may have to compile
    const ms = least(runs + 1, () => timed(process.execPath, args).ms);
    console.log(
      `the command line on ${basename(path)} (${pages} pages): ${ms.toFixed(0)} ms, ${times(ms, pdftotext)} pdftotext`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(files: readonly string[], runs: number, limit: number): void {
  let short: { readonly path: string; readonly result: Result } | undefined;
  console.log(row(['file', 'pages', 'pdftotext', 'reading', 'conversion', 'process', '', 'peak RSS']));
  for (const path of files) {
    const result = measure(path, runs);
    report(path, result);
    if (result.pages >= FEW_PAGES && result.whole > limit * result.pdftotext) process.exitCode = 1;
    reportGrowth(path, result.pages, runs);
    if (result.pages === SHORT_PAGES) short ??= { path, result };
  }
  if (short) reportStart(short.path, short.result, runs);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: 'string', default: resolve(import.meta.dirname, '../../shared/samples') },
    runs: { type: 'string', default: '3' },
    limit: { type: 'string', default: 'Infinity' },
    here: { type: 'string' },
  },
});

if (values.here) console.log(JSON.stringify(await measureHere(values.here)));
else if (positionals.length > 0 || existsSync(join(values.corpus, 'manifest.json')))
  main(positionals.length > 0 ? positionals : chosen(values.corpus), Number(values.runs), Number(values.limit));
else {
  console.error(`There is no corpus in ${values.corpus}: give files, or --corpus.`);
  process.exitCode = 64;
}
