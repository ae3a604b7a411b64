import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The statements to develop against lie beside the repository on some machines, and never in it. */
const folder = fileURLToPath(new URL('../../shared/samples', import.meta.url));

/** The folder of the sample statements, or null where there are none. Tests must pass without them. */
export const sharedSamples: string | null = existsSync(join(folder, 'manifest.json')) ? folder : null;

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
  if (!sharedSamples) return [];
  const files = JSON.parse(readFileSync(join(sharedSamples, 'manifest.json'), 'utf8')) as Sample[];
  return files.map((sample) => ({ ...sample, path: join(folder, 'files', sample.name) }));
}
