import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decimalsOf, sumAmounts, toMinor } from '@tallyleaf/contract';
import { convert, Refusal } from '@tallyleaf/engine';
import { createNodeHost } from '@tallyleaf/engine/node';
import { applyCorrections, recheck } from '@tallyleaf/engine/review';
import { describe, expect, it } from 'vitest';
import { makeCase } from './generator/case.ts';
import { faultsOf } from './generator/compare.ts';
import type { ManifestEntry } from './generator/manifest.ts';
import { printJson } from './generator/print-json.ts';
import { type Reading, readingOf } from './generator/reading.ts';
import { isBuiltIn } from './generator/render/fonts.ts';
import type { Expected } from './generator/truth/expected.ts';
import { CASES } from './specs/index.ts';
import { REFUSALS } from './specs/refusals.ts';

const root = dirname(fileURLToPath(import.meta.url));
const bytesOf = (path: string) => new Uint8Array(readFileSync(join(root, path)));
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const manifest = read<ManifestEntry[]>('manifest.json');
const named = <T extends { name: string }>(specs: readonly T[]) => specs.map((spec) => [spec.name, spec] as const);

const host = createNodeHost();

/** A conversion, or the code with which the file was refused. */
async function answer(path: string, passwords: readonly string[] = []) {
  try {
    return await convert({ bytes: bytesOf(path), fileName: 'input.pdf' }, { passwords }, host);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('the manifest', () => {
  it('lists what lies in the folders, and the specs made', () => {
    const found = ['cases', 'refusals'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/input.pdf`),
    );
    const specified = [...CASES.map(({ name }) => `cases/${name}`), ...REFUSALS.map(({ name }) => `refusals/${name}`)];
    expect(manifest.map(({ path }) => path).sort()).toEqual(found.sort());
    expect(found).toEqual(specified.map((place) => `${place}/input.pdf`).sort());
  });

  it.each(manifest.map((entry) => [entry.path, entry] as const))('%s has its hash and is small', (path, { sha256 }) => {
    const bytes = bytesOf(path);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(bytes.length).toBeLessThan(150 * 1024);
  });

  it('names every file once', () => {
    expect(new Set(manifest.map(({ name }) => name)).size).toBe(manifest.length);
  });
});

describe('the truth', () => {
  it.each(named(CASES))('%s adds up where it says so', (name) => {
    for (const { opening, closing, transactions, account, reconciliation } of read<Expected>(
      `cases/${name}/expected.json`,
    ).statements) {
      if (opening === null || closing === null || reconciliation.status !== 'verified') continue;
      const decimals = decimalsOf(account.currency ?? 'EUR');
      const sum = sumAmounts([opening, ...transactions.map(({ amount }) => amount)], decimals);
      expect(toMinor(sum, decimals)).toBe(toMinor(closing, decimals));
    }
  });

  it('has every verdict', () => {
    const verdicts = CASES.flatMap(({ name }) =>
      read<Expected>(`cases/${name}/expected.json`).statements.map(({ reconciliation }) => reconciliation.status),
    );
    expect(new Set(verdicts)).toEqual(new Set(['verified', 'failed', 'unverifiable']));
  });

  it('is made anew, byte for byte, from its seed', async () => {
    const plain = CASES.filter(({ grammar }) => isBuiltIn(grammar.family ?? 'Helvetica')).slice(0, 3);
    expect(plain).toHaveLength(3);
    for (const spec of plain) {
      const made = await makeCase(spec);
      expect(Buffer.from(made.pdf).equals(bytesOf(`cases/${spec.name}/input.pdf`))).toBe(true);
      expect(printJson(made.expected)).toBe(readFileSync(join(root, `cases/${spec.name}/expected.json`), 'utf8'));
      expect(printJson(made.about)).toBe(readFileSync(join(root, `cases/${spec.name}/about.json`), 'utf8'));
    }
  });
});

describe('the engine reads the case', () => {
  it.each(named(CASES))('%s', async (name, spec) => {
    const got = await answer(`cases/${name}/input.pdf`);
    if (typeof got === 'string') expect.fail(`refused: ${got}`);
    expect(faultsOf(spec.language, read<Expected>(`cases/${name}/expected.json`), got)).toEqual([]);
    // What `bench/accept.ts` kept of the case: how its sums were proved.
    if (existsSync(join(root, `cases/${name}/reading.json`))) {
      expect(readingOf(got)).toEqual(read<Reading>(`cases/${name}/reading.json`));
    }
    // What a result says of itself is enough to judge it again.
    expect(got.statements.map(recheck)).toEqual(got.statements.map(({ reconciliation }) => reconciliation));
    const rows = got.statements.map(({ transactions }) => ({ rows: transactions.map((_, of) => ({ of })) }));
    expect(applyCorrections(got, { statements: rows })).toEqual(got);
  });
});

describe('the engine refuses', () => {
  it.each(named(REFUSALS))('%s', async (name) => {
    expect(await answer(`refusals/${name}/input.pdf`)).toBe(
      read<{ refusal: string }>(`refusals/${name}/expected.json`).refusal,
    );
  });

  const locked = REFUSALS.filter(({ name }) => existsSync(join(root, 'refusals', name, 'unlocked.json')));
  it.each(named(locked))('%s opens with its password only', async (name) => {
    const path = `refusals/${name}/input.pdf`;
    const { password } = read<{ password: string }>(`refusals/${name}/about.json`);
    expect(await answer(path, ['not this one'])).toBe('password-wrong');
    const got = await answer(path, ['not this one', password]);
    if (typeof got === 'string') expect.fail(`refused: ${got}`);
    expect(faultsOf('en', read<Expected>(`refusals/${name}/unlocked.json`), got)).toEqual([]);
  });
});
