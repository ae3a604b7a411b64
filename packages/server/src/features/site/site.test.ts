import type { LocaleCode } from '@tallyleaf/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { App } from '../../http/app-type.ts';
import { describeSite } from './describe-site.ts';
import { siteRoutes } from './routes.ts';

const SUPPORT = 'help@tallyleaf.example';

describe('what is said of the site', () => {
  it('is that everything is off where nothing is set', () => {
    const site = describeSite(readConfig({}, false), SUPPORT, undefined);
    expect(site).toMatchObject({
      product: 'Tallyleaf',
      support_email: SUPPORT,
      provider: null,
      payments: false,
      chat: null,
      limits: { bytes: expect.any(Number), pages: expect.any(Number), files: 100 },
      visitor_credits: 3,
      build_id: null,
    });
    expect(site.languages.map(({ code }) => code)).toEqual(['en', 'es', 'pt', 'fr', 'de', 'it', 'ja', 'cn', 'zh-TW']);
  });

  it('holds no secret', async () => {
    const config = readConfig(
      {
        OIDC_CLIENT_ID: 'our-client-id',
        OIDC_CLIENT_SECRET: 'secret-1',
        STRIPE_SECRET_KEY: 'secret-2',
        STRIPE_WEBHOOK_SECRET: 'secret-3',
        SMTP_URL: 'smtp://us:secret-4@mail.example',
        DATABASE_URL: 'postgres://us:secret-5@db.example/x',
        CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
        CHAT_SITE_ID: 'site-7',
        MAX_FILES_PER_REQUEST: '7',
      },
      false,
    );
    const app = Fastify() as unknown as App;
    const locales = new Set<LocaleCode>(['en', 'zh-TW']);
    siteRoutes(app, { site: describeSite(config, SUPPORT, { locales, buildId: '1a2b3c4d' }) });
    const answer = await app.inject('/api/site');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).not.toMatch(/secret|mail\.example|db\.example/);
    expect(answer.json()).toEqual({
      code: 100000,
      message: 'OK',
      data: {
        product: 'Tallyleaf',
        support_email: SUPPORT,
        provider: { name: 'google', client_id: 'our-client-id' },
        payments: true,
        chat: { script_url: 'https://chat.example/widget.js', site_id: 'site-7' },
        limits: { bytes: config.limits.document.bytes, pages: config.limits.document.pages, files: 7 },
        visitor_credits: 3,
        visitor_hours: 24,
        user_days: 30,
        languages: [
          { code: 'en', name: 'English', tag: 'en-US' },
          { code: 'zh-TW', name: '繁體中文', tag: 'zh-TW' },
        ],
        build_id: '1a2b3c4d',
      },
    });
    await app.close();
  });
});
