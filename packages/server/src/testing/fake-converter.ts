import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Conversion } from '@tallyleaf/contract';
import type { Converter, ConvertHooks, ConvertRequest } from '../features/conversions/converter.ts';

/** A stand-in for the engine where a test is not about reading documents. */
export interface FakeConverter extends Converter {
  /** What was asked for, in order. */
  readonly requests: ConvertRequest[];
  /** How many pages a file has; 1 unless a test says otherwise. */
  count: Converter['countPages'];
  /** Does the work; tests set it to what they need. */
  work: (request: ConvertRequest, hooks: ConvertHooks) => Promise<Conversion>;
}

export function fakeConverter(): FakeConverter {
  const requests: ConvertRequest[] = [];
  const fake: FakeConverter = {
    requests,
    work: async (request) => conversionOf(request),
    count: async () => 1,
    countPages: (source, about, within) => fake.count(source, about, within),
    convert: (request, hooks) => {
      requests.push(request);
      return fake.work(request, hooks);
    },
    close: async () => {},
  };
  return fake;
}

/** A well-formed result that names the document it was made from. */
export async function conversionOf({ source, fileName }: ConvertRequest): Promise<Conversion> {
  const bytes = 'path' in source ? await readFile(source.path) : source.bytes;
  return {
    schema: 'statement/1',
    source: { fileName, sha256: createHash('sha256').update(bytes).digest('hex'), pages: 1, kind: 'digital' },
    statements: [
      {
        account: {
          institution: 'Example Bank',
          holder: null,
          number: '123456',
          iban: null,
          bic: null,
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: '2025-03-01', end: '2025-03-31' },
        opening: '100.00',
        closing: '76.60',
        transactions: [
          {
            date: '2025-03-03',
            valueDate: null,
            description: 'GREEN GROCER',
            reference: null,
            amount: '-23.40',
            balance: '76.60',
            where: { page: 1, box: [54, 312.4, 541.2, 336] },
            confidence: 0.998,
          },
        ],
        reconciliation: {
          status: 'verified',
          checks: [{ kind: 'opening-plus-transactions-is-closing', ok: true, expected: '76.60', found: '76.60' }],
        },
      },
    ],
    warnings: [],
  };
}

/** A promise that is settled from outside. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

export function deferred<T = void>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise calls its executor at once');
  return { promise, ...settle };
}
