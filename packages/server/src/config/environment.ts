import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** The file `.env` beside `.env.example`, at the root of the repository. */
export const ENVIRONMENT_FILE = fileURLToPath(new URL('../../../../.env', import.meta.url));

/**
 * The variables that a program of ours starts with: those of the process, above those of the file `.env`. Only programs
 * ask for it; what is called with a configuration reads no file.
 */
export function readEnvironment(file = ENVIRONMENT_FILE): Record<string, string | undefined> {
  return { ...parseEnv(readIfThere(file)), ...process.env };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
