import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Mails name what one finds in the app, so they must call it by the same words. */

const app = new URL('../packages/web/src/i18n/messages/', import.meta.url);
const mails = new URL('../packages/server/src/features/mail/texts/', import.meta.url);

test.each(readdirSync(app))('mails name "Forgot the password?" as the app does: %s', (locale) => {
  const { signIn } = JSON.parse(readFileSync(new URL(`${locale}/people.json`, app), 'utf8')) as {
    readonly signIn: { readonly toForgot: string };
  };
  const words = (text: string) => text.replace(/\s/g, ' ');
  const mail = readFileSync(new URL(`${locale.toLowerCase()}.ts`, mails), 'utf8');
  expect(words(mail)).toContain(words(signIn.toForgot));
});
