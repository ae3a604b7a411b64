import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { type Block, toHtml, toText } from './blocks.ts';
import type { MailMessage } from './messages.ts';
import type { MailTexts } from './texts/mail-texts.ts';

/** What mails say of the place they come from. */
export interface MailSetting {
  readonly product: string;
  /** The bare address of the support. */
  readonly support: string;
}

/** A mail written out in its language. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A language tag, for `Content-Language`. */
  readonly language: string;
  /** Who an answer goes to, where that is somebody else than us. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** A subject is one line (RFC 5322, 2.1.1). Of names, what a person recognises; the rest may be meant to hide something. */
const MAX_SUBJECT = 78;
const MAX_NAME = 40;

/** How long links last where the message does not say: a day. */
const DEFAULT_MINUTES = 24 * 60;

/** Writes a message out in its language, as text and as HTML that say the same. */
export function writeMail(message: MailMessage, texts: MailTexts, setting: MailSetting): WrittenMail {
  return message.kind === 'contact'
    ? writeContact(message, texts, setting)
    : writeNotice(message, message.kind, texts, setting);
}

type NoticeKind = Exclude<MailMessage['kind'], 'contact'>;

function writeNotice(message: MailMessage, kind: NoticeKind, texts: MailTexts, setting: MailSetting): WrittenMail {
  const told = texts[kind];
  const { left } = message.values ?? {};
  const values = {
    product: oneLine(setting.product, MAX_NAME),
    support: setting.support,
    ...(left !== undefined && { left }),
  };
  const blocks: Block[] = [
    { kind: 'heading', text: told.subject },
    { kind: 'text', text: fill(told.happened, values) },
    { kind: 'text', text: fill(told.todo, values) },
  ];
  if ('button' in told && message.link !== undefined) {
    blocks.push({ kind: 'button', text: told.button, link: message.link });
    if (lasts(kind)) blocks.push({ kind: 'text', text: fill(texts.lasts, { duration: durationOf(message) }) });
  }
  blocks.push({ kind: 'text', text: fill(told.otherwise, values) });
  blocks.push({ kind: 'small', text: fill(texts.footer, values) });
  return finish(message.locale, told.subject, blocks, setting);
}

/** The sign-in page lasts; what proves something does not. */
const lasts = (kind: NoticeKind): boolean => kind !== 'already-registered' && kind !== 'password-changed';

function writeContact({ locale, values = {} }: MailMessage, { contact }: MailTexts, setting: MailSetting): WrittenMail {
  const name = oneLine(values.name ?? '', MAX_NAME);
  const subject = oneLine(values.subject ?? '', 150);
  const email = values.email ?? '';
  const title = fill(subject === '' ? contact.subjectAlone : contact.subject, { name, subject });
  const blocks: Block[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: fill(contact.happened, { name, email }) },
    { kind: 'quote', text: withoutControls(values.message ?? '') },
    { kind: 'text', text: contact.todo },
    { kind: 'small', text: contact.otherwise },
  ];
  return { ...finish(locale, title, blocks, setting), replyTo: { name, address: email } };
}

function finish(locale: LocaleCode, subject: string, blocks: readonly Block[], setting: MailSetting): WrittenMail {
  const language = tagOf(locale);
  const product = oneLine(setting.product, MAX_NAME);
  return {
    subject: oneLine(subject, MAX_SUBJECT),
    text: toText(blocks, product),
    html: toHtml(blocks, product, language),
    language,
  };
}

const tagOf = (locale: LocaleCode): string => LOCALES.find(({ code }) => code === locale)?.tag ?? 'en-US';

/** "30 minutes", "24 hours", in the language of the mail. */
function durationOf({ locale, values = {} }: MailMessage): string {
  const minutes = Number(values.minutes ?? DEFAULT_MINUTES);
  if (!Number.isInteger(minutes) || minutes < 1) throw new Error('a mail says no good number of minutes');
  const [value, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: `${unit}`, unitDisplay: 'long' }).format(value);
}

/** Fills the places of a text in one go: what a value brings is never taken for a place. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a mail has no value for {${name}}`);
    return value;
  });
}

/** Control characters, and those that turn the direction of what follows and so make it read as something else. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

/** One line of at most so many characters, as a person counts them. */
function oneLine(text: string, max: number): string {
  const line = text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
