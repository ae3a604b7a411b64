/**
 * How long a page that is read from its picture takes, against one run of tesseract over the same page at 300 dots an inch:
 * `node bench/ocr.ts [--corpus DIR] [--only TEXT] [--limit RATIO] [--bundled]`. Only ratios are worth comparing between runs.
 *
 * A conversion is measured whole, in a process of its own: its start (from compiled sources, as our programs start), PDFium, making
 * straight, reading, reading again and understanding. The reference is `OMP_THREAD_LIMIT=1 tesseract PAGE - -l SAME --psm 6`, page after page. `--bundled` measures the
 * tesseract that comes with us. With `--limit` it fails when all pages together take more than so many times the reference.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@tallyleaf/engine';
import { convertBytes, createNodeHost } from '@tallyleaf/engine/node';

interface Entry {
  readonly name: string;
  readonly class: string;
  readonly kind: string;
  readonly language: string;
  readonly pages: number;
}

const DPI = 300;
/** Where our programs keep compiled sources. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/tallyleaf');

/** Tesseract's names for the data of each language of a manifest. */
const DATA: Readonly<Record<string, string>> = {
  ...{ en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld', sv: 'swe', no: 'nor', da: 'dan' },
  ...{ el: 'ell', ru: 'kaz', uk: 'ukr', bg: 'bul', th: 'tha', ko: 'kor', vi: 'vie', lt: 'lit', lv: 'lav', et: 'est' },
  ...{ fi: 'fin', pl: 'pol', ja: 'jpn', 'zh-CN': 'chi_sim', 'zh-TW': 'chi_tra' },
};

/** Where data that the machine's tesseract lacks is unpacked for it. */
const UNPACKED = join(COMPILED, 'tessdata-4.0.0_best_int');

/**
 * How tesseract is asked to read a language with the same data as we do: the machine's, else what comes with us once it was
 * unpacked, English where there is neither.
 */
function sameData(language: string): readonly string[] {
  const { stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' });
  const data = DATA[language] ?? 'eng';
  if (stdout.split('\n').includes(data)) return ['-l', data];
  return existsSync(join(UNPACKED, `${data}.traineddata`)) ? ['--tessdata-dir', UNPACKED, '-l', data] : ['-l', 'eng'];
}

/** Converts one file in this process: what the child that is measured does. */
async function convertHere(path: string, bundled: boolean): Promise<void> {
  const input = { bytes: new Uint8Array(readFileSync(path)), fileName: path };
  const host = createNodeHost({ printReader: bundled ? 'bundled' : 'installed' });
  await convertBytes(input, {}, host).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The pages as PNG files that tesseract can read: a PDF's drawn, a picture's own scaled as if its paper were A4. */
async function drawPages(path: string, folder: string): Promise<string[]> {
  if (path.endsWith('.pdf')) {
    spawnSync('pdftoppm', ['-r', String(DPI), '-gray', '-png', path, join(folder, 'page')]);
  } else {
    // Only here: what is measured starts without it.
    const { default: sharp } = await import('sharp');
    const { pages = 1 } = await sharp(path).metadata();
    const a4 = { width: Math.round(8.27 * DPI), height: Math.round(11.69 * DPI), fit: 'inside' } as const;
    for (let page = 0; page < pages; page += 1) {
      const picture = sharp(path, { page }).rotate().resize(a4).greyscale().withMetadata({ density: DPI });
      await picture.png({ compressionLevel: 1 }).toFile(join(folder, `page-${page}.png`));
    }
  }
  return readdirSync(folder).map((name) => join(folder, name));
}

function timed(command: string, args: readonly string[]): number {
  const began = performance.now();
  const { error, status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, OMP_THREAD_LIMIT: '1', NODE_COMPILE_CACHE: COMPILED },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return performance.now() - began;
}

async function measure(path: string, { language, name }: Entry, bundled: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-ocr-'));
  try {
    const files = await drawPages(path, folder);
    // Ours first: it unpacks the data that the machine lacks.
    const own = timed(process.execPath, [import.meta.filename, '--convert', path, ...(bundled ? ['--bundled'] : [])]);
    const data = sameData(language);
    const reference = files.reduce((sum, file) => sum + timed('tesseract', [file, '-', ...data, '--psm', '6']), 0);
    const ratio = (own / reference).toFixed(2);
    console.log(
      `${name}  ${files.length} pages  ${Math.round(own / files.length)} ms a page  tesseract ${Math.round(reference / files.length)} ms  ${ratio}x`,
    );
    return { own, reference };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      limit: { type: 'string' },
      bundled: { type: 'boolean', default: false },
      convert: { type: 'string' },
    },
  });
  if (values.convert) return convertHere(values.convert, values.bundled);
  if (spawnSync('tesseract', ['--version']).error) {
    throw new Error(
      'the reference needs tesseract on this machine: `apt-get install tesseract-ocr`, and data of the languages',
    );
  }
  const corpus = resolve(values.corpus ?? join(import.meta.dirname, '../../shared/samples'));
  if (!existsSync(join(corpus, 'manifest.json'))) throw new Error(`there is no corpus in ${corpus}`);
  const entries = (JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Entry[]).filter(
    (entry) =>
      entry.class === 'statement' && entry.kind === 'scanned' && (!values.only || entry.name.includes(values.only)),
  );
  let [own, reference] = [0, 0];
  for (const entry of entries) {
    const one = await measure(join(corpus, 'files', entry.name), entry, values.bundled);
    own += one.own;
    reference += one.reference;
  }
  const ratio = own / reference;
  console.log(`all: ${ratio.toFixed(2)} times tesseract`);
  if (values.limit && ratio > Number(values.limit)) process.exitCode = 1;
}

await main();
