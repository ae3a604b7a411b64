import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness, until } from '../../testing/harness.ts';

const MESSAGE = {
  name: 'Zoë Müller',
  email: 'zoe@example.org',
  subject: 'A question',
  message: 'Does it read statements of my bank?\nThank you.',
  locale: 'fr',
};

describe.each(testDatabases)('the contact form on $name', (kind) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness(kind, {
      environment: { SUPPORT_EMAIL: 'Our support <help@tallyleaf.example>', TRUST_PROXY: '1' },
    });
  });
  afterAll(() => harness?.close());

  let nextAddress = 1;
  const write = (body: object, ip = `198.51.100.${nextAddress++}`) =>
    harness.app.inject({ method: 'POST', url: '/api/contact', headers: { 'x-forwarded-for': ip }, payload: body });
  const waiting = () => harness.database.sql.selectFrom('mails').select('id').execute();

  it('mails to the support, and an answer goes to the sender', async () => {
    const answer = await write(MESSAGE);
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 100000, message: 'OK', data: { sent: true } }]);
    const mails = await until(async () => {
      const found = await harness.mails();
      return found.length > 0 && found;
    });
    expect(mails).toMatchObject([
      {
        to: 'help@tallyleaf.example',
        replyTo: 'zoe@example.org',
        subject: 'Message de Zoë Müller : A question',
        language: 'fr-FR',
        automatic: false,
      },
    ]);
    expect(mails[0]?.text).toContain('Does it read statements of my bank?\nThank you.');
  });

  it.each([
    ['no name', { name: '' }],
    ['a blank name', { name: '   ' }],
    ['a name of two lines', { name: 'Zoë\r\nBcc: all@example.org' }],
    ['a subject of two lines', { subject: 'Hello\nBcc: all@example.org' }],
    ['no address', { email: 'zoe' }],
    ['two addresses', { email: 'zoe@example.org, eve@example.org' }],
    ['an address of two lines', { email: 'zoe@example.org\r\nBcc: eve@example.org' }],
    ['a short message', { message: 'Hello' }],
    ['a blank message', { message: ' '.repeat(50) }],
    ['a long message', { message: 'x'.repeat(5001) }],
    ['an unknown language', { locale: 'xx' }],
  ])('refuses %s', async (_what, change) => {
    const answer = await write({ ...MESSAGE, ...change });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-input']);
    expect(await waiting()).toEqual([]);
  });

  it('hears nobody who fills what is hidden, and does not say so', async () => {
    const before = (await harness.mails()).length;
    const answer = await write({ ...MESSAGE, website: 'https://spam.example' });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { sent: true }]);
    expect([await waiting(), (await harness.mails()).length]).toEqual([[], before]);
  });

  it('takes five messages of one network in ten minutes', async () => {
    const line = (n: number) => `2001:db8:5:5::${n}`;
    for (let n = 1; n <= 5; n++) expect((await write({ ...MESSAGE, website: 'x' }, line(n))).statusCode).toBe(200);
    const answer = await write(MESSAGE, line(6));
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'rate-limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write({ ...MESSAGE, website: 'x' }, '2001:db8:5:6::1')).statusCode).toBe(200);
  });
});
