import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { contentPolicy, openerPolicy } from './security-headers.ts';
import { thirdPartiesOf } from './third-parties.ts';

const partiesWith = (environment: Record<string, string>) => thirdPartiesOf(readConfig(environment, false));
const policyWith = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    contentPolicy([], partiesWith(environment))
      .split('; ')
      .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
  );

const CHAT = { CHAT_SCRIPT_URL: 'https://chat.example/l.js?x=1', CHAT_SITE_ID: '7' };

describe('others in the policy of pages', () => {
  it('is nobody where nobody is configured, and not for payments or a provider without a prompt', () => {
    for (const environment of [
      {},
      { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' },
      { OIDC_ISSUER: 'https://provider.example', OIDC_CLIENT_ID: 'us' },
    ]) {
      expect(Object.values(policyWith(environment)).join()).not.toMatch(/https?:|wss?:/);
      expect(openerPolicy(partiesWith(environment))).toBe('same-origin');
    }
  });

  it("is Google's prompt, as far as it needs", () => {
    const environment = { OIDC_CLIENT_ID: 'us' };
    expect(policyWith(environment)).toMatchObject({
      'script-src': "'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client",
      'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
      'connect-src': "'self' https://accounts.google.com/gsi/",
      'frame-src': "'self' https://accounts.google.com/gsi/",
      'img-src': "'self' data: blob:",
      'form-action': "'self'",
    });
    expect(openerPolicy(partiesWith(environment))).toBe('same-origin-allow-popups');
  });

  it('is the chat, with what its operator adds', () => {
    const policy = policyWith({ ...CHAT, CHAT_ORIGINS: 'https://*.img.example  wss://relay.example:444' });
    const pages = 'https://chat.example https://*.img.example';
    expect(policy).toMatchObject({
      'script-src': `'self' 'wasm-unsafe-eval' ${pages}`,
      'frame-src': `'self' ${pages}`,
      'connect-src': "'self' https://chat.example wss://chat.example https://*.img.example wss://relay.example:444",
    });
    expect(openerPolicy(partiesWith(CHAT))).toBe('same-origin');
  });

  it.each(["'unsafe-inline'", '*', 'https://*', 'https:', 'https://a.example;script-src', 'http://a.example', 'data:'])(
    'is not %s',
    (origin) => {
      expect(() => readConfig({ ...CHAT, CHAT_ORIGINS: `https://a.example ${origin}` }, false)).toThrow(ConfigError);
    },
  );
});
