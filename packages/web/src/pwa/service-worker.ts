import { HANDED_QUERY } from './share.ts';
import { answerAsset, answerFile, answerPage, type Surroundings } from './worker/answer.ts';
import type { BuildList } from './worker/build-list.ts';
import { keepHanded } from './worker/handed-files.ts';
import { forgetOthers, keepBuild, visitedLanguages } from './worker/keep.ts';
import { kindOf } from './worker/kind-of.ts';
import type { WorkerScope } from './worker/scope.ts';

/**
 * The app without a network: it opens in the languages in which it was visited and converts on this device. Built by itself
 * into `/sw.js`, after the pages were written, with the list of their files.
 */

declare const BUILD_LIST: BuildList;

const scope = self as unknown as WorkerScope;
const list = BUILD_LIST;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const languages = await visitedLanguages(
    caches,
    list,
    windows.map(({ url }) => url),
  );
  await keepBuild(caches, list, languages);
}

async function activate(): Promise<void> {
  await forgetOthers(caches, list);
  await scope.clients.claim();
}

// A newer worker waits until the reader asks for it: the page under their hands is not changed.
scope.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode } = request;
  const kind = kindOf({ method, mode, url: new URL(request.url) }, scope.location.origin, list);
  if (kind === 'pass') return;
  if (kind === 'share') {
    event.respondWith(receive(request));
    return;
  }
  const near: Surroundings = {
    store: caches,
    list,
    fetch: (wanted) => fetch(wanted),
    after: (work) => event.waitUntil(work.catch((error: unknown) => console.warn(error))),
    cookie: async (name) => (await scope.cookieStore?.get(name))?.value,
  };
  const answer = { page: answerPage, asset: answerAsset, file: answerFile }[kind];
  event.respondWith(answer(request, near));
});

/** What the share menu posts stays in this browser; home takes it from there. */
async function receive(request: Request): Promise<Response> {
  await keepHanded(await request.formData());
  return Response.redirect(new URL(`/?${HANDED_QUERY}`, request.url), 303);
}
