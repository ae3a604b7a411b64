import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

async function textOf(of: Conversion): Promise<string> {
  const { files } = await (await loadExporter('json')).write(of, {});
  return new TextDecoder('utf-8', { fatal: true }).decode(files[0]?.bytes);
}

/** The same value with every object's keys turned round. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

describe('json', () => {
  it.each(Object.keys(CASES))('%s: is the conversion as it is', async (name) => {
    expect(JSON.parse(await textOf(CASES[name] as Conversion))).toEqual(JSON.parse(JSON.stringify(CASES[name])));
  });

  it('has its keys in the contract’s order, whatever order they came in', async () => {
    const text = await textOf(CASES['two-accounts'] as Conversion);
    expect(await textOf(reversed(CASES['two-accounts']) as Conversion)).toBe(text);
    const { statements, ...rest } = JSON.parse(text);
    expect(Object.keys(rest)).toEqual(['schema', 'source', 'warnings']);
    expect(Object.keys(statements[0])).toEqual([
      'account',
      'period',
      'opening',
      'closing',
      'transactions',
      'reconciliation',
    ]);
    expect(Object.keys(statements[0].transactions[0])).toEqual([
      'date',
      'valueDate',
      'description',
      'reference',
      'amount',
      'balance',
      'where',
      'confidence',
    ]);
  });

  it('keeps keys that the contract does not know yet', async () => {
    const row = Object.assign({ origin: 'text' }, transaction());
    expect(await textOf(conversion(statement({ transactions: [row] })))).toContain('"origin": "text"');
  });
});
