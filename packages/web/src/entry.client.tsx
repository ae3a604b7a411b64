import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfPath, textsOf } from './app/paths.ts';
import { forceLight } from './app/theme.ts';
import { DEFAULT_LOCALE } from './i18n/locale.ts';
import { rememberLocale } from './i18n/remember.ts';
import { loadMessages } from './i18n/translate.ts';
import { captureInstallPrompt } from './pwa/install.ts';
import { reloadOnStaleChunk } from './pwa/reload-once.ts';
import { whenQuiet } from './pwa/when-quiet.ts';
import { session } from './session/session.ts';
import { anonymousUserId } from './session/visitor.ts';

async function start(): Promise<void> {
  reloadOnStaleChunk();
  captureInstallPrompt();
  forceLight();
  anonymousUserId();
  const prefix = localeOfPath(window.location.pathname);
  if (prefix) rememberLocale(prefix);
  await loadMessages(prefix ?? DEFAULT_LOCALE, textsOf(window.location.pathname));
  void session.load();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  whenQuiet(() => void import('./pwa/start.ts').then(({ startPwa }) => startPwa()));
  whenQuiet(() => void import('./session/third-parties.ts').then(({ startThirdParties }) => startThirdParties()));
}

void start();
