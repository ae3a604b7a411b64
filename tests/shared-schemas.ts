import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Schemas of export formats lie beside the repository on some machines, and never in it. */
const folder = fileURLToPath(new URL('../../shared/schemas', import.meta.url));

/** The folder of the schemas, or null where there is none. Tests must pass without it. */
export const sharedSchemas: string | null = existsSync(join(folder, 'README.md')) ? folder : null;
