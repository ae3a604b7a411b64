import { availableParallelism } from 'node:os';
import { dirname, parse, resolve } from 'node:path';
import { mergeConversions, uniqueNames } from '@tallyleaf/exporters';
import { convertFile, expectedOutputs, Interrupted, type Task, type Workshop, writeFormats } from '../convert-file.ts';
import { type OpenPool, openEnginePool, withPool } from '../engine-pool.ts';
import { EXIT, type ExitCode, gravest } from '../exit-codes.ts';
import { exists, isSystemError, makeFolder, systemMessage, writeWhole } from '../files.ts';
import type { Io } from '../io.ts';
import { ProgressLine } from '../progress.ts';
import { type Entry, lineOf, type Outcome } from '../report.ts';
import { UsageError } from '../usage.ts';
import { type ConvertOptions, readConvertOptions } from './convert-options.ts';

/**
 * `tallyleaf convert`: each input to each format, side by side on all cores (contract/cli).
 * @param openPool the engine's processes; tests hand in their own
 */
export async function convert(args: string[], io: Io, openPool: OpenPool = openEnginePool): Promise<ExitCode> {
  const options = await readConvertOptions(args);
  const tasks = plan(options);
  refuseClashes(tasks, options);
  if (options.merge !== null && !options.stdout && !options.force) await refuseExisting(options.merge, options);
  if (!options.stdout) await makeFolder(options.out);
  if (options.report) await makeFolder(dirname(options.report));

  const size = Math.min(availableParallelism(), tasks.length);
  const progress = new ProgressLine(io.stderr, tasks.length, options.quiet);
  const onProgress: Workshop['onProgress'] = (file, now) => progress.reading(file, now);
  try {
    const outcomes = await withPool(
      openPool,
      size,
      async (pool) => await convertAll(tasks, size, { pool, options, io, onProgress }, progress),
    );
    if (outcomes.length < tasks.length) {
      progress.say(`Stopped: ${outcomes.length} of ${tasks.length} files are done.`);
      return EXIT.interrupted;
    }
    const merged = options.merge === null ? [] : await writeMerged(options.merge, outcomes, options, io);
    for (const outcome of merged) progress.say(lineOf(outcome));
    if (options.report) await writeReport(options.report, [...outcomes, ...merged]);
    return gravest([...outcomes, ...merged].map(({ exit }) => exit));
  } finally {
    progress.end();
  }
}

function plan(options: ConvertOptions): Task[] {
  const siblings = uniqueNames(options.inputs.map((file) => parse(file).name));
  return options.inputs.map((file, index) => ({ file, name: siblings[index] ?? file, siblings }));
}

const mergedTask = (name: string): Task => ({ file: name, name, siblings: [name] });

/** Asked before anything is read: all inputs would be read in vain. */
async function refuseExisting(name: string, options: ConvertOptions): Promise<void> {
  for (const path of expectedOutputs(mergedTask(name), options)) {
    if (await exists(path)) throw new UsageError(`${path} exists; --force overwrites it.`);
  }
}

/** All that could be read as one result, and its entry of the report; nothing where nothing could be read. */
async function writeMerged(
  name: string,
  outcomes: readonly Outcome[],
  options: ConvertOptions,
  io: Io,
): Promise<Outcome[]> {
  const read = outcomes.flatMap(({ conversion }) => (conversion ? [conversion] : []));
  if (read.length === 0) return [];
  return [await writeFormats(mergeConversions(read, name), mergedTask(name), options, io)];
}

/** What we write must not be what we read, nor the report: `--force` could not be meant that way. */
function refuseClashes(tasks: readonly Task[], options: ConvertOptions): void {
  const written = options.merge === null ? tasks : [mergedTask(options.merge)];
  const outputs = options.stdout
    ? []
    : written.flatMap((task) => expectedOutputs(task, options)).map((path) => resolve(path));
  const taken = new Set(outputs);
  for (const { file } of tasks) {
    if (taken.has(resolve(file)))
      throw new UsageError(`${file} is an input and would be overwritten; choose another --out.`);
    if (options.report && resolve(file) === resolve(options.report)) throw new UsageError('--report names an input.');
  }
  if (options.report && taken.has(resolve(options.report))) {
    throw new UsageError(`--report names a file that is also an output: ${options.report}`);
  }
}

/**
 * The outcomes in the inputs' order; fewer than inputs where we were asked to stop. As many inputs are in work as the
 * pool has processes. Lines are said in the inputs' order too, whichever is done first.
 */
async function convertAll(
  tasks: readonly Task[],
  lanes: number,
  workshop: Workshop,
  progress: ProgressLine,
): Promise<Outcome[]> {
  const outcomes = new Map<number, Outcome>();
  let next = 0;
  let said = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < tasks.length && !workshop.io.signal.aborted; index = next++) {
      outcomes.set(index, await convertFile(tasks[index] as Task, workshop));
      for (let outcome = outcomes.get(said); outcome; outcome = outcomes.get(++said)) progress.say(lineOf(outcome));
      progress.finished();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const broken = ends.find((end) => end.status === 'rejected' && !(end.reason instanceof Interrupted));
  if (broken?.status === 'rejected') throw broken.reason;
  return [...outcomes].sort(([a], [b]) => a - b).map(([, outcome]) => outcome);
}

async function writeReport(path: string, outcomes: readonly Outcome[]): Promise<void> {
  const entries: Entry[] = outcomes.map(({ entry }) => entry);
  try {
    await writeWhole(path, `${JSON.stringify(entries, null, 2)}\n`, true);
  } catch (error) {
    if (isSystemError(error)) throw new UsageError(`The report ${path} cannot be written: ${systemMessage(error)}`);
    throw error;
  }
}
