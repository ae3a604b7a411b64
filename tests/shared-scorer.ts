import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The scorer that the samples come with lies beside the repository on some machines, and never in it. */
const file = fileURLToPath(new URL('../../shared/score/score.mjs', import.meta.url));

/** The scorer's path, or null where there is none. Tests must pass without it. */
export const sharedScorer: string | null = existsSync(file) ? file : null;
