import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { localeOfPath } from './app/paths.ts';
import { startAfterPaint } from './app/scripts-after-paint.ts';
import { DEFAULT_LOCALE } from './i18n/locale.ts';
import { PARTS } from './i18n/parts.ts';
import { loadMessages } from './i18n/translate.ts';

/**
 * A page as one complete piece of HTML, never streamed: what is prerendered must be whole, and whoever serves a
 * rendered page can hash its inline scripts for the content security policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadMessages(localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE, PARTS);
  const html = startAfterPaint(await render(context, request.url));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

function render(context: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onError: reject,
    });
  });
}
