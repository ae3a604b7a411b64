import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import { type ExportOptions, type Held, loadExporter, nameFiles, readSettings } from '@tallyleaf/exporters';
import { describe } from 'vitest';

/** Clients that this machine does not have, as `scripts/test-clients.mjs` found them. */
const ABSENT = new Set((process.env.ABSENT_CLIENTS ?? '').split(',').filter(Boolean));

/** Tests of what a program makes of our files; not registered where the program is absent, which the runner reports. */
export function client(name: string, tests: () => void): void {
  if (!ABSENT.has(name)) describe(name, tests);
}

/** What a program answered. */
export interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Debian's own Python, which has Debian's modules whatever other Python comes first on the path. */
export const PYTHON = '/usr/bin/python3';

/** Runs a program to its end. @throws {Error} when it cannot be started or takes longer than two minutes. */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Answer {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 1 << 28,
    input: options.input ?? '',
    env: { ...process.env, LC_ALL: 'C.UTF-8', QT_QPA_PLATFORM: 'offscreen', ...options.env },
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

export interface WrittenFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Written {
  readonly files: readonly WrittenFile[];
  /** What the format holds of the conversion: what the program must find. */
  readonly held: Held;
  readonly folder: string;
}

/** A conversion written in a format, in a folder of its own that is deleted after `look`. */
export const withFiles = <T>(
  id: string,
  conversion: Conversion,
  look: (written: Written) => T | Promise<T>,
  options: ExportOptions = {},
): Promise<T> =>
  inFolder(async (folder) => {
    return look({ ...(await writeFiles(folder, 'statement', id, conversion, options)), folder });
  });

/** A folder of its own, deleted after `use`. */
export async function inFolder<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-clients-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A conversion written in a format into a folder, under a name: for programs that read many files at once. */
export async function writeFiles(
  folder: string,
  name: string,
  id: string,
  conversion: Conversion,
  options: ExportOptions = {},
): Promise<Omit<Written, 'folder'>> {
  const exporter = await loadExporter(id);
  const { files } = await exporter.write(conversion, options);
  const settings = readSettings(exporter.settings, options.settings, options.locale);
  const held = exporter.format.hold(conversion, { locale: options.locale, settings });
  const names = nameFiles(name, files);
  const written = files.map(({ bytes }, n) => ({ path: join(folder, names[n] ?? `${n}`), bytes }));
  for (const { path, bytes } of written) writeFileSync(path, bytes);
  return { files: written, held };
}
