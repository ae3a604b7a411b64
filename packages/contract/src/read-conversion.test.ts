import { expect, it } from 'vitest';
import { NotAConversion, readConversion } from './read-conversion.ts';

const conversion = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements: [],
  warnings: [],
};

it('takes a conversion, and the one in an answer of the API', () => {
  expect(readConversion(conversion)).toEqual(conversion);
  expect(readConversion({ success: true, data: { id: '1', conversion } })).toEqual(conversion);
});

it.each([null, [], 'text', { ...conversion, schema: 'statement/2' }, { ...conversion, statements: [{}] }])(
  'refuses %j',
  (value) => expect(() => readConversion(value)).toThrow(NotAConversion),
);
