import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Starts three servers one after the other, and converts three pages with the real engine on each. */
const PATIENCE = 300_000;

it(
  'npm run demo:api walks the whole life, on both databases',
  async () => {
    const program = fileURLToPath(new URL('demo-api.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 10_000_000 });
    expect(stdout.match(/^=== .*: all as it must be$/gm)).toEqual([
      '=== the embedded database: all as it must be',
      '=== a PostgreSQL server: all as it must be',
    ]);
    // What is shown can be repeated, and gives nobody away.
    expect(stdout).toContain('curl');
    expect(stdout).not.toMatch(/tl[skm]_[\w-]{20}/);
  },
  PATIENCE,
);
