import { exporters } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { main } from './main.ts';

async function run(...argv: string[]) {
  let stdout = '';
  let stderr = '';
  const io = {
    stdout: { write: (chunk: string | Uint8Array) => (stdout += String(chunk)) },
    stderr: { write: (chunk: string) => (stderr += chunk) },
    signal: new AbortController().signal,
  };
  return { exit: await main(argv, io), stdout, stderr };
}

describe('tallyleaf', () => {
  it.each([[['help']], [['--help']], [['convert', '-h']]])('%j shows how it is used', async (argv) => {
    const { exit, stdout } = await run(...argv);
    expect(exit).toBe(0);
    expect(stdout).toContain('tallyleaf convert FILE');
  });

  it.each([[[]], [['nothing']], [['convert']], [['formats', '--nothing']], [['version', 'x']], [['toString']]])(
    '%j is wrong usage, said on standard error',
    async (argv) => {
      const { exit, stdout, stderr } = await run(...argv);
      expect([exit, stdout]).toEqual([64, '']);
      expect(stderr).toMatch(/^tallyleaf: .+\n/);
    },
  );

  it('says its version', async () => {
    expect((await run('version')).stdout).toMatch(/^tallyleaf \d+\.\d+\.\d+\n$/);
  });

  it('lists the formats, the id first', async () => {
    const { stdout } = await run('formats');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/).slice(0, 2)),
    ).toEqual(exporters.map(({ id, extension }) => [id, `.${extension}`]));
    const list = JSON.parse((await run('formats', '--json')).stdout);
    expect(list[0]).toEqual({
      id: 'csv',
      ending: '.csv',
      label: expect.any(String),
      neededBy: expect.any(String),
      keeps: expect.arrayContaining(['date', 'amount']),
      settings: [],
      mediaType: 'text/csv; charset=utf-8',
      accounts: 'many',
    });
  });
});
