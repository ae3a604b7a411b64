import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  [`attachment; filename="statement.xlsx"`, 'statement.xlsx'],
  [`attachment; filename="____.zip"; filename*=UTF-8''%E6%98%8E%E7%B4%B0.zip`, '明細.zip'],
  ['attachment', undefined],
  [null, undefined],
])('%s is called %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
