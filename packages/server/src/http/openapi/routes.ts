import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '../app-type.ts';
import { type About, describeApi, type OpenApiDocument } from './document.ts';
import { writePage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { ListedRoute } from './route-list.ts';

export const OPENAPI_PATH = '/api/openapi.json';
export const DOCS_PATH = '/api/docs';

/** The page may have its own style, and nothing else: no script, no picture, no other origin. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The same for everybody, until another version of the server runs. */
const CACHING = 'public, max-age=300';

/** The OpenAPI document of all calls, and the page that shows it. Each is made once, when it is first asked for. */
export function openApiRoutes(app: App, routes: readonly ListedRoute[], about: About): void {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  const read = (): OpenApiDocument => {
    document ??= describeApi(routes, about);
    return document;
  };

  app.get(
    OPENAPI_PATH,
    {
      config: {
        access: 'anyone',
        gives: { 200: { mediaType: 'application/json', about: 'an OpenAPI 3.1 document', schema: Type.Object({}) } },
      },
      schema: { summary: 'all calls, as an OpenAPI document for programs', tags: ['programs'] },
    },
    async (_request, reply) => reply.header('cache-control', CACHING).send(read()),
  );

  app.get(
    DOCS_PATH,
    {
      config: { access: 'anyone', gives: { 200: { mediaType: 'text/html', about: 'a page' } } },
      schema: { summary: 'all calls, as a page for people', tags: ['programs'] },
    },
    async (_request, reply) => {
      page ??= writePage(read(), OPENAPI_PATH);
      return reply
        .header('cache-control', CACHING)
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );
}
