import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter, nameFiles } from '../../index.ts';
import { CASES } from '../../testing/cases.ts';

const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'ofx-br': { 'bank-code': '001' } };

describe.each(['ofx', 'ofx2', 'qbo', 'qfx', 'ofx-br'])('%s', (id) => {
  const write = async (name: string, accounts: string) =>
    (await loadExporter(id)).write(CASES[name] as Conversion, { settings: { ...SETTINGS[id], accounts } });
  const accountsIn = (bytes: Uint8Array): number => new TextDecoder().decode(bytes).match(/<ACCTID>/g)?.length ?? 0;

  it('holds all accounts in a file, or each in its own', async () => {
    const { files: together } = await write('two-accounts', 'together');
    expect(together.map(({ bytes, account }) => [accountsIn(bytes), account])).toEqual([[2, null]]);
    const { files: apart } = await write('two-accounts', 'apart');
    expect(apart.map(({ bytes, account }) => [accountsIn(bytes), account])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(new Set(nameFiles('march', apart)).size).toBe(2);
  });

  it('keeps the periods of an account together', async () => {
    const { files } = await write('two-periods', 'apart');
    expect(files.map(({ bytes }) => accountsIn(bytes))).toEqual([2]);
  });

  it('names the bank, which ledger-autosync asks for', async () => {
    const { files } = await write('one', 'together');
    const organisation = id === 'qbo' || id === 'qfx' ? 'WF' : 'Example Bank';
    expect(new TextDecoder().decode(files[0]?.bytes)).toContain(`<ORG>${organisation}`);
  });
});
