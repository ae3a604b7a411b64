import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Picture } from '../../../src/shapes/picture.ts';
import type { PrintReader, ReadWord } from '../../../src/shapes/print-reader.ts';
import { DATA } from '../../tesseract/data.ts';
import { parseTsv } from '../../tesseract/parse-tsv.ts';
import { PAGE_SEGMENTATION, SETTINGS } from '../../tesseract/settings.ts';
import { sheetFile, sheetsFile } from '../../tesseract/sheet-file.ts';
import { unpackData } from './data-folder.ts';
import { joinedRuns } from './joined-runs.ts';
import { memoryFile } from './memory-file.ts';

const PROGRAM = 'tesseract';

/** More threads of one process wait for each other longer than they work; pages run side by side instead. */
const environment = { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1', LC_ALL: 'C' };

async function answerTo(...args: string[]): Promise<string | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)(PROGRAM, args, { env: environment });
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The machine's own data where it has the language: a fifth faster, and as right. Ours else. */
async function argumentsFor(language: string, installed: ReadonlySet<string>): Promise<string[]> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const data = installed.has(language) ? [] : ['--tessdata-dir', await unpackData(language)];
  return ['stdin', 'stdout', ...data, '-l', language, '--psm', PAGE_SEGMENTATION, ...settings];
}

/** Its answer, once it ended well. */
async function answerOf(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child as { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream };
  const [answer, complaints, [status]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  if (status !== 0) throw new Error(`tesseract ended with status ${status}: ${complaints.slice(-500)}`);
  return answer;
}

/** Starts it with its input, if that is a file, which is then its own. */
function start(args: readonly string[], input: number | null, signal: AbortSignal): ChildProcess {
  try {
    const stdio = [input ?? 'pipe', 'pipe', 'pipe'] as const;
    return spawn(PROGRAM, args, { env: environment, stdio: [...stdio], signal, killSignal: 'SIGKILL' });
  } finally {
    if (input !== null) closeSync(input);
  }
}

type Words = readonly ReadWord[];

async function read(sheets: readonly Picture[], args: readonly string[], signal: AbortSignal): Promise<Words[]> {
  signal.throwIfAborted();
  const [first, ...others] = sheets;
  const file = first && others.length === 0 ? sheetFile(first) : sheetsFile(sheets);
  const child = start(args, memoryFile(file), signal);
  // It may end before it has read all; its status says so.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(file);
  try {
    const answer = await answerOf(child);
    return sheets.map((_, index) => parseTsv(answer, index + 1));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** The tesseract that is installed on this machine, with the data that it has; null where there is none. */
export async function openNativeTesseract(): Promise<PrintReader | null> {
  const [version, listed] = await Promise.all([answerTo('--version'), answerTo('--list-langs')]);
  if (version === null) return null;
  // The first line says where they lie.
  const installed = new Set(listed?.split('\n').slice(1).filter(Boolean));
  const own = DATA.languages.every((language) => installed.has(language));
  const data = own ? 'installed' : `installed, else ${DATA.variant}`;
  const lanes = availableParallelism();
  const closed = new AbortController();
  const ask = joinedRuns<Picture, Words>(lanes, async (sheets, { language, signal }) => {
    const ended = signal ? AbortSignal.any([signal, closed.signal]) : closed.signal;
    return read(sheets, await argumentsFor(language, installed), ended);
  });
  return {
    program: { engine: 'tesseract', version: /tesseract v?(\S+)/.exec(version)?.[1] ?? 'unknown', data },
    lanes,
    languages: new Set(DATA.languages),
    read: (sheet, language, signal) => ask(sheet, sheet.grey.length, { language, signal }),
    // Where a document is refused in the middle, nobody waits for what is still being read.
    close: async () => closed.abort(new Error('the reader was closed')),
  };
}
