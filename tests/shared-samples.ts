import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The statements to develop against lie beside the repository on some machines, and never in it. */
const beside = fileURLToPath(new URL('../../shared', import.meta.url));

/** The folder of a set of sample statements, or null where it is not there. */
const setIn = (name: string): string | null =>
  existsSync(join(beside, name, 'manifest.json')) ? join(beside, name) : null;

/** The folder of the sample statements, or null where there are none. Tests must pass without them. */
export const sharedSamples: string | null = setIn('samples');

/** The folders of all sets of samples that are there. */
export const sharedSets: readonly string[] = ['samples', 'samples2'].flatMap((name) => setIn(name) ?? []);

/** An entry of the samples' manifest, as far as tests use it. */
export interface Sample {
  readonly name: string;
  readonly path: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly kind?: 'digital' | 'scanned' | 'mixed';
  readonly password?: string;
  readonly expectRefusal?: string | readonly string[];
}

/** The sample statements; none where they are absent. */
export function readSamples(): readonly Sample[] {
  const folder = sharedSamples;
  if (!folder) return [];
  const files = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Sample[];
  return files.map((sample) => ({ ...sample, path: join(folder, 'files', sample.name) }));
}
