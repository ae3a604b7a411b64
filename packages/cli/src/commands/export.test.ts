import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Workbench } from '../testing/workbench.ts';
import { exportResults } from './export.ts';

const bench = new Workbench();
const { at, put, written, out, run } = bench;

/** A result as JSON, made by `convert` itself. */
async function result(name: string): Promise<string> {
  await run([await put(`${name}.pdf`), '--out', at('results'), '--to', 'json', '--force']);
  return at('results', `${name}.json`);
}

async function exported(...args: string[]) {
  const chunks: Uint8Array[] = [];
  let errors = '';
  const exit = await exportResults(args, {
    stdout: { write: (chunk: string | Uint8Array) => chunks.push(Buffer.from(chunk)) },
    stderr: { write: (chunk: string) => (errors += chunk), isTTY: false, columns: 60 },
    signal: new AbortController().signal,
  });
  return { exit, stdout: Buffer.concat(chunks).toString(), errors };
}

describe('export', () => {
  it('writes results in every format that is asked for, corrections among them', async () => {
    const path = await result('march');
    const json = await readFile(path, 'utf8');
    await put('corrected/march.json', json.replace('"amount": "-1.00"', '"amount": "-2.00"').replace('-1.00', '-2.00'));
    const { exit } = await exported(at('corrected', 'march.json'), ...out(), '--to', 'csv,qif,xlsx');
    expect(exit).toBe(0);
    expect(await written()).toEqual(['march.csv', 'march.qif', 'march.xlsx']);
    expect(await readFile(join(at('out'), 'march.csv'), 'utf8')).toContain('-2.00');
  });

  it('takes an answer of the API as it came', async () => {
    const conversion = JSON.parse(await readFile(await result('may'), 'utf8'));
    const answer = await put('answer.json', JSON.stringify({ success: true, data: { id: 'x', conversion } }));
    expect((await exported(answer, '--stdout')).stdout).toContain('may.pdf');
  });

  it('joins results into one', async () => {
    const files = [await result('march'), await result('april')];
    expect((await exported(...files, ...out(), '--merge', 'spring')).exit).toBe(0);
    expect(await written()).toEqual(['spring.csv']);
  });

  it.each([
    ['{', 'no JSON'],
    ['{"schema":"statement/1"}', 'no result of the form statement/1'],
    ['[]', 'no result of the form statement/1'],
  ])('refuses %s, and goes on with the others', async (text, message) => {
    const { exit, errors } = await exported(await put('bad.json', text), await result('june'), ...out());
    expect([exit, errors.includes(message)]).toEqual([64, true]);
    expect(await written()).toEqual(['june.csv']);
  });
});
