import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { recordingLog } from '../../testing/log.ts';
import { createCarrier, urlWithTls } from './carrier.ts';

it.each([
  ['smtp://us:secret@mail.example:587', 'smtp://us:secret@mail.example:587?requireTLS=true'],
  ['smtp://us:secret@mail.example?ignoreTLS=true', 'smtp://us:secret@mail.example?ignoreTLS=true'],
  ['smtp://us:secret@localhost:1025', 'smtp://us:secret@localhost:1025'],
  ['smtp://mail.example', 'smtp://mail.example'],
  ['smtps://us:secret@mail.example', 'smtps://us:secret@mail.example'],
])('%s is used as %s', (given, used) => {
  expect(urlWithTls(given)).toBe(used);
});

const LINK = `https://tallyleaf.example/auth/callback?verify=tlm_${'x'.repeat(60)}`;

describe('mails without a mail server', () => {
  it('lie in a folder, and the log says where', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-mails-'));
    const log = recordingLog();
    const carrier = createCarrier(readConfig({ DATA_FOLDER: folder }, false), log.log);
    const letter = {
      id: randomUUID(),
      to: 'zora@example.org',
      date: new Date('2026-11-21T22:04:05.678Z'),
      automatic: true,
      written: { subject: 'Grüße', text: `Wörter\n\n${LINK}\n`, html: '<p>Wörter</p>', language: 'de-DE' },
    };
    await carrier.carry(letter);
    await carrier.carry(letter);
    const name = `20261121T220405678Z-${letter.id}.eml`;
    const mails = path.join(folder, 'mails');
    expect(await readdir(mails)).toEqual([name]);
    const file = path.join(mails, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(mails)).mode & 0o777).toBe(0o700);
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n/);
    const read = await PostalMime.parse(bytes);
    expect([read.subject, read.html?.trim()]).toEqual(['Grüße', '<p>Wörter</p>']);
    expect(read.text?.trim()).toBe(`Wörter\n\n${LINK}`);
    // In an editor, too, the link is whole.
    expect(bytes.toString('utf8')).toContain(`\r\nWörter\r\n\r\n${LINK}\r\n`);
    expect(read.date).toBe('2026-11-21T22:04:05.000Z');
    expect(log.text()).toContain(JSON.stringify(file));
    expect(log.text()).not.toMatch(/zora|Wörter/);
    carrier.close();
    await rm(folder, { recursive: true });
  });

  it('have no line that is too long', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-mails-'));
    const carrier = createCarrier(readConfig({ DATA_FOLDER: folder }, false), recordingLog().log);
    const text = `${'ä'.repeat(2000)}\n`;
    const written = { subject: 's', text, html: `<p>${text}</p>`, language: 'de-DE' };
    await carrier.carry({ id: 'long', to: 'a@example.org', date: new Date(), automatic: false, written });
    const [name = ''] = await readdir(path.join(folder, 'mails'));
    const bytes = await readFile(path.join(folder, 'mails', name));
    expect(
      Math.max(
        ...bytes
          .toString('latin1')
          .split('\r\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(998);
    expect((await PostalMime.parse(bytes)).text?.trim()).toBe(text.trim());
    carrier.close();
    await rm(folder, { recursive: true });
  });
});
