import { expect, it, vi } from 'vitest';
import { convertAgain, mayHelpAgain } from './convert-again.ts';

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

it('the file is taken from the server once more, and the try that came to nothing goes when the new one is queued', async () => {
  const calls: string[] = [];
  const bodies: FormData[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (body instanceof FormData) bodies.push(body);
    if (url.endsWith('/file')) return new Response('%PDF-1.7');
    return Response.json({ code: 100000, message: 'OK', data: [{ id: 'c2' }] });
  });
  await convertAgain('c1', 'march.pdf', 'de-DE');
  const c1 = '/api/v1/conversions/c1';
  expect(calls).toEqual([`GET ${c1}/file`, 'POST /api/v1/conversions', `DELETE ${c1}`]);
  const file = bodies[0]?.get('file') as File;
  expect([file.name, await file.text(), bodies[0]?.get('options')]).toEqual([
    'march.pdf',
    '%PDF-1.7',
    JSON.stringify({ locale: 'de-DE' }),
  ]);
  vi.unstubAllGlobals();
});
