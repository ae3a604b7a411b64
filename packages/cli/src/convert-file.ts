import { join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { Refusal } from '@tallyleaf/engine/refusal';
import { type ExportResult, findExporter, loadExporter, nameFiles } from '@tallyleaf/exporters';
import type { ConvertOptions } from './commands/convert-options.ts';
import type { EnginePool } from './engine-pool.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { exists, isSystemError, systemMessage, whyUnreadable, writeWhole } from './files.ts';
import type { Io } from './io.ts';
import { type Entry, emptyEntry, formatWarnings, type Outcome, readingOf } from './report.ts';
import { UsageError } from './usage.ts';

/** One input, and the names that its outputs may and may not have. */
export interface Task {
  /** As it was given; also its path. */
  readonly file: string;
  /** Its NAME, unique among the inputs. */
  readonly name: string;
  /** The NAMEs of all inputs. */
  readonly siblings: readonly string[];
}

/** What is the same for every input. */
export interface Workshop {
  readonly pool: EnginePool;
  readonly options: ConvertOptions;
  readonly io: Io;
  readonly onProgress: (file: string, progress: Progress) => void;
}

/** Thrown where the person asked us to stop; nothing half-written is left. */
export class Interrupted extends Error {}

/**
 * One input from its path to its files. What can go wrong with a file is an outcome.
 * @throws {Interrupted} where the signal is aborted meanwhile.
 */
export async function convertFile(task: Task, workshop: Workshop): Promise<Outcome> {
  const started = performance.now();
  const outcome = await outcomeOf(task, workshop);
  return { ...outcome, entry: { ...outcome.entry, ms: Math.round(performance.now() - started) } };
}

async function outcomeOf(task: Task, workshop: Workshop): Promise<Outcome> {
  const { options, io } = workshop;
  const unreadable = await whyUnreadable(task.file);
  if (unreadable) return usage(task, unreadable);
  const expected = options.stdout || options.merge !== null ? [] : expectedOutputs(task, options);
  if (expected.length > 0 && !options.force && (await Promise.all(expected.map(exists))).every(Boolean)) {
    return usage(task, `not converted: ${expected.join(', ')} exists; --force overwrites it.`);
  }
  try {
    const conversion = await read(task, workshop);
    if (options.merge !== null) {
      return { entry: { ...emptyEntry(task.file), ...readingOf(conversion) }, exit: EXIT.ok, conversion };
    }
    return await writeFormats(conversion, task, options, io);
  } catch (error) {
    if (io.signal.aborted) throw new Interrupted();
    if (error instanceof UsageError) return usage(task, error.message);
    if (error instanceof Refusal) {
      return { entry: { ...emptyEntry(task.file), refusal: error.code, message: error.message }, exit: EXIT.refused };
    }
    return { entry: { ...emptyEntry(task.file), message: faultMessage(error) }, exit: EXIT.fault };
  }
}

const usage = (task: Task, message: string): Outcome => ({
  entry: { ...emptyEntry(task.file), message },
  exit: EXIT.usage,
});

/** The files that a conversion of one account yields, in the order of the formats. */
export const expectedOutputs = (task: Task, options: ConvertOptions): string[] =>
  options.formats.map((id) => join(options.out, `${task.name}.${findExporter(id)?.extension ?? id}`));

async function read(task: Task, { pool, options, io, onProgress }: Workshop): Promise<Conversion> {
  const { passwords, locale, maxPages, maxSeconds, layouts } = options;
  const limits = {
    ...(maxPages !== undefined && { pages: maxPages }),
    ...(maxSeconds !== undefined && { documentTime: maxSeconds * 1000 }),
  };
  const job = {
    path: task.file,
    fileName: task.file.split('/').at(-1) ?? task.file,
    passwords,
    ...(locale === undefined ? {} : { locale }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(layouts === undefined ? {} : { layouts }),
  };
  const watch = { onProgress: (progress: Progress) => onProgress(task.file, progress), signal: io.signal };
  return await pool.convert(job, watch);
}

/** A conversion in every format that was asked for. */
export async function writeFormats(
  conversion: Conversion,
  task: Task,
  options: ConvertOptions,
  io: Io,
): Promise<Outcome> {
  let entry: Entry = { ...emptyEntry(task.file), ...readingOf(conversion) };
  let exit: ExitCode = EXIT.ok;
  for (const id of options.formats) {
    io.signal.throwIfAborted();
    const exporter = await loadExporter(id);
    const result = await exporter.write(conversion, {
      locale: options.locale ?? systemLocale(),
      languages: options.locale === undefined ? systemLanguages() : [options.locale],
      settings: options.settings.get(id) ?? {},
    });
    const written = options.stdout ? toStdout(result, io) : await toFolder(result, task, options);
    const notWritten = result.notWritten.map((reason) => ({ format: id, ...reason }));
    entry = {
      ...entry,
      outputs: [...entry.outputs, ...written.outputs],
      notWritten: [...entry.notWritten, ...notWritten],
      warnings: [...entry.warnings, ...formatWarnings(id, result.warnings)],
      message: [entry.message, ...written.problems].filter(Boolean).join(' ') || null,
    };
    if (written.problems.length > 0) exit = EXIT.usage;
    else if (notWritten.length > 0 && exit === EXIT.ok) exit = EXIT.refused;
  }
  return { entry, exit };
}

interface Written {
  readonly outputs: readonly string[];
  readonly problems: readonly string[];
}

async function toFolder(result: ExportResult, task: Task, options: ConvertOptions): Promise<Written> {
  const outputs: string[] = [];
  const problems: string[] = [];
  const names = nameFiles(task.name, result.files, task.siblings);
  for (const [index, file] of result.files.entries()) {
    const path = join(options.out, names[index] ?? '');
    try {
      if (await writeWhole(path, file.bytes, options.force)) outputs.push(path);
      else problems.push(`${path} exists; --force overwrites it.`);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      problems.push(`${path} cannot be written: ${systemMessage(error)}`);
    }
  }
  return { outputs, problems };
}

function toStdout(result: ExportResult, io: Io): Written {
  const [file, ...others] = result.files;
  if (others.length > 0) {
    const problem = `not written: this is ${result.files.length} files in this format; use --out in place of --stdout.`;
    return { outputs: [], problems: [problem] };
  }
  if (file) io.stdout.write(file.bytes);
  return { outputs: [], problems: [] };
}

/**
 * What the system says of the reader's country. The runtime takes a system that says nothing (`C`, `POSIX`) for one in the
 * United States, which would put the month first everywhere.
 */
function systemLanguages(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const said = env.LC_ALL || env.LC_TIME || env.LANG || '';
  return /^(C|POSIX)?([.@].*)?$/i.test(said) ? [] : [said];
}

const systemLocale = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

function faultMessage(error: unknown): string {
  const first = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return `a fault of ours (${first.split('\n')[0]}). Please report it, with the file if you may share it; --report keeps the details.\n${stack}`;
}
