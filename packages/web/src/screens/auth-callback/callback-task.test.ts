import { expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { outcomeOf, taskOf } from './callback-task.ts';

it.each([
  ['?verify=tlm_1', { kind: 'verify', token: 'tlm_1' }],
  ['?reset=tlm_2', { kind: 'reset', token: 'tlm_2' }],
  ['?change=tlm_3', { kind: 'change', token: 'tlm_3' }],
  ['?code=a&state=b', { kind: 'provider', search: '?code=a&state=b' }],
  ['?error=access_denied&state=b', { kind: 'provider', search: '?error=access_denied&state=b' }],
  ['', null],
  ['?verify=', null],
])('%j is read', (search, task) => {
  expect(taskOf(search)).toEqual(task);
});

it.each([
  ['password-needed', { kind: 'ask', ask: 'confirm' }],
  ['mail-link-invalid', { kind: 'failed', why: 'mail-link-invalid' }],
  ['sign-in-failed', { kind: 'failed', why: 'other' }],
])('%s is said', (code, outcome) => {
  expect(outcomeOf(new ApiError('answer', 'No.', 400, code))).toEqual(outcome);
});

it('does not hide a fault', () => {
  expect(() => outcomeOf(new Error('a fault'))).toThrow('a fault');
});
