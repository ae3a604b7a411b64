import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { textsOf } from './app/paths.ts';
import { PageApp, startRouter } from './app/router/page-app.tsx';
import { initStores } from './app/stores.ts';
import { forceLight } from './app/theme.ts';
import { loadMessages, messagesOf } from './i18n/translate.ts';
import { captureInstallPrompt } from './pwa/install.ts';
import { reloadOnStaleChunk } from './pwa/missing-chunk.ts';
import { nextTask, whenQuiet } from './pwa/when-quiet.ts';

async function start(): Promise<void> {
  reloadOnStaleChunk();
  captureInstallPrompt();
  forceLight();
  if (!(await getTexts(window.location.pathname))) return;
  // What replaces modules while one develops knows React Router's own router only.
  const app = import.meta.env.DEV ? <HydratedRouter /> : <PageApp router={await startRouter()} />;
  await nextTask();
  startTransition(() => void hydrateRoot(document, <StrictMode>{app}</StrictMode>));
  whenQuiet(() => void import('./pwa/start.ts').then(({ startPwa }) => startPwa()));
  whenQuiet(() => void import('./session/third-parties.ts').then(({ startThirdParties }) => startThirdParties()));
}

/** Without any texts the page stays as it was written, and can be read; the console tells why (specification, section 8). */
async function getTexts(pathname: string): Promise<boolean> {
  const locale = initStores(pathname);
  try {
    await loadMessages(locale, textsOf(pathname));
    messagesOf(locale);
    return true;
  } catch (error) {
    console.error('Failed to get the i18n instance', error);
    return false;
  }
}

void start();
