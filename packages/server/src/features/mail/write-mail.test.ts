import { LOCALES } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, type MailMessage } from './messages.ts';
import { en } from './texts/en.ts';
import { MAIL_TEXTS, type MailTexts } from './texts/mail-texts.ts';
import { writeMail } from './write-mail.ts';

const setting = { product: 'Tallyleaf', support: 'support@example.org' };
const LINK = 'https://tallyleaf.example/auth/verify?token=tlm_a&b=%C3%A9';
const CONTACT = {
  name: 'Zoë & <Söhne>',
  email: 'zoe@example.org',
  subject: '1 < 2',
  message: 'Erste Zeile\nzweite & <b>',
};

/** What happened is said, and there is nothing to click. */
const NOTICES = ['factor-added', 'factor-removed', 'recovery-code-used', 'recovery-codes-made'];

/** Every mail that there can be, in one language. */
const messages = (locale: MailMessage['locale']): readonly MailMessage[] => [
  ...MAIL_KINDS.map((kind): MailMessage => {
    const to = 'ada@example.org';
    if (kind === 'contact') return { to, locale, kind, values: CONTACT };
    if (NOTICES.some((one) => one === kind)) return { to, locale, kind, values: { left: '9' } };
    return { to, locale, kind, link: LINK };
  }),
  { to: 'ada@example.org', locale, kind: 'reset-password', link: LINK, values: { minutes: '45' } },
  { to: 'ada@example.org', locale, kind: 'password-changed' },
  { to: 'ada@example.org', locale, kind: 'contact', values: { ...CONTACT, subject: '' } },
];

const wordsOfHtml = (html: string): string[] =>
  wordsOf(
    html
      .replace(/<style>[\s\S]*?<\/style>/, '')
      // The address stands twice: behind the button, and to be read.
      .replace(/<[^>]+>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&'),
  );
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe.each(LOCALES)('mails in $name', ({ code, tag }) => {
  it.each(messages(code))('say it all: $kind', (message) => {
    const { subject, text, html, language } = writeMail(message, MAIL_TEXTS[code], setting);
    expect(language).toBe(tag);
    expect(html).toContain(`<html lang="${tag}">`);
    expect(Array.from(subject).length).toBeLessThanOrEqual(78);
    for (const said of [subject, text, html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
      expect(said).not.toMatch(/undefined|\bnull\b|NaN|[{}]|\[object/);
    }
    expect(wordsOfHtml(html)).toEqual(wordsOf(text));
    if (message.link && message.kind !== 'address-changed' && message.kind !== 'account-deleted') {
      expect(text).toContain(`\n${LINK}\n`);
      expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
    } else expect(html).not.toContain('href');
  });

  it('load nothing and run nothing', () => {
    for (const message of messages(code)) {
      const { html } = writeMail(message, MAIL_TEXTS[code], setting);
      expect(html).not.toMatch(/<(img|script|link|iframe|object|svg|form|input)\b|\bsrc=|url\(|@import|\son\w+=/i);
    }
  });
});

describe('texts of mails', () => {
  it('are all in use', () => {
    const used = new Set<string>();
    const texts = watched(en, '', used);
    for (const message of messages('en')) writeMail(message, texts, setting);
    expect([...used].sort()).toEqual(leaves(en).sort());
  });

  it.each(LOCALES)('have the same places in $name as in English', ({ code }) => {
    expect(placesOf(MAIL_TEXTS[code])).toEqual(placesOf(en));
  });

  it.each(LOCALES.filter(({ code }) => code !== 'en'))('are $name, not English', ({ code }) => {
    const english = new Set(Object.values(flat(en)));
    expect(Object.values(flat(MAIL_TEXTS[code])).filter((text) => english.has(text))).toEqual([]);
  });
});

describe('a mail', () => {
  const contact = (values: Record<string, string>) =>
    writeMail({ to: 'a@example.org', locale: 'en', kind: 'contact', values: { ...CONTACT, ...values } }, en, setting);

  it('says how long its link lasts', () => {
    const said = (minutes: string, code: MailMessage['locale']) =>
      writeMail(
        { to: 'a@example.org', locale: code, kind: 'reset-password', link: LINK, values: { minutes } },
        MAIL_TEXTS[code],
        setting,
      ).text;
    expect(said('60', 'en')).toContain('The link works once and expires in 1 hour.');
    expect(said('30', 'de')).toContain('ist 30 Minuten gültig.');
    expect(said('1440', 'ja')).toContain('24 時間');
    expect(() => said('soon', 'en')).toThrow();
  });

  it('cuts long names, and leaves no line break in its head', () => {
    const { subject, replyTo, text } = contact({
      name: `Eve\r\nBcc: all@example.org ${'x'.repeat(200)}`,
      subject: 'Hello\u2028X-Evil: 1',
    });
    expect(subject).toMatch(/^Message from Eve Bcc: all@example\.org x+…/);
    expect(subject).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(Array.from(subject).length).toBeLessThanOrEqual(78);
    expect(replyTo?.name).not.toMatch(/\p{Cc}/u);
    expect(Array.from(replyTo?.name ?? '').length).toBeLessThanOrEqual(40);
    expect(text).toContain('Eve Bcc');
  });

  it('does not turn the direction of what stands after a name', () => {
    expect(contact({ name: 'Eve\u202egpj.exe', message: 'a\u202eb\r\nc\td' }).text).not.toMatch(/\u202e/);
    expect(contact({ message: 'a\r\nb\tc and more' }).text).toContain('a\nb\tc and more');
  });

  it('takes what a value brings as it is', () => {
    expect(contact({ name: '{email} $& {nothing}' }).text).toContain('{email} $& {nothing} (zoe@example.org)');
  });
});

/** What was read of an object of texts, as paths. */
function watched<T extends object>(texts: T, prefix: string, used: Set<string>): T {
  return new Proxy(texts, {
    get: (target, key) => {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value === 'object' && value !== null) return watched(value, `${prefix}${String(key)}.`, used);
      used.add(`${prefix}${String(key)}`);
      return value;
    },
  });
}

function flat(texts: MailTexts): Readonly<Record<string, string>> {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value).map(([inner, text]) => [`${key}.${inner}`, text]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

const leaves = (texts: MailTexts): string[] => Object.keys(flat(texts));

const placesOf = (texts: MailTexts): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(flat(texts)).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]),
  );
