import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { App } from '../../http/app-type.ts';
import { answerErrors } from '../../http/errors.ts';
import { iconRoutes } from './routes.ts';

const app = Fastify() as unknown as App;
answerErrors(app);
iconRoutes(app);
afterAll(() => app.close());
const get = (url: string) => app.inject(`/api/_nuxt_icon/${url}`);

describe('icons', () => {
  it('come by their names, as Iconify gives them', async () => {
    const answer = await get('lucide.json?icons=check,file-text,check');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    const set = answer.json();
    expect(Object.keys(set.icons).sort()).toEqual(['check', 'file-text']);
    expect(set).toMatchObject({ prefix: 'lucide', width: 24, height: 24, icons: { check: { body: /^<path/ } } });
    expect(set.not_found).toBeUndefined();
  });

  it('that go by an older name come with what they are now', async () => {
    const set = (await get('lucide.json?icons=alert-circle')).json();
    const parent = set.aliases?.['alert-circle']?.parent;
    expect(set.icons[parent ?? 'alert-circle'].body).toContain('<');
  });

  it('that are none are named', async () => {
    const set = (await get('lucide.json?icons=check,no-such-icon,constructor,to-string')).json();
    expect(Object.keys(set.icons)).toEqual(['check']);
    expect(set.not_found).toEqual(['no-such-icon', 'constructor', 'to-string']);
  });

  it.each([
    ['mdi.json?icons=check', 404],
    ['lucide?icons=check', 404],
    ['constructor?icons=check', 404],
    ['..%2f..%2fpackage.json?icons=check', 404],
    ['lucide.json', 400],
    ['lucide.json?icons=', 400],
    ['lucide.json?icons=Check', 400],
    ['lucide.json?icons=__proto__', 400],
    ['lucide.json?icons=a,,b', 400],
    [`lucide.json?icons=${Array.from({ length: 101 }, (_, n) => `i${n}`).join(',')}`, 400],
    [`lucide.json?icons=${'a'.repeat(2001)}`, 400],
  ])('%.60s is answered with %i', async (url, status) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([status, status]);
  });
});
