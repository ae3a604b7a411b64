import { expect, it } from 'vitest';
import { mayHelpAgain } from './may-help-again.ts';

const refused = (code: 'took-too-long' | 'damaged-file' | 'no-statement' | 'password-required') =>
  mayHelpAgain({ status: 'refused', refusal: { code, message: '' } });

it('another try is offered where it can help, and only there', () => {
  expect([mayHelpAgain({ status: 'failed' }), mayHelpAgain({ status: 'cancelled' })]).toEqual([true, true]);
  expect(refused('took-too-long')).toBe(true);
  expect(['damaged-file', 'no-statement', 'password-required'].map((code) => refused(code as 'damaged-file'))).toEqual([
    false,
    false,
    false,
  ]);
  expect([mayHelpAgain({ status: 'done' }), mayHelpAgain({ status: 'running' })]).toEqual([false, false]);
});
