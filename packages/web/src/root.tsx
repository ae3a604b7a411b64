import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import sansUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { PageFailure } from './app/page-failure.tsx';
import { localeOfPath, pathIn } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { DEFAULT_LOCALE, tagOf } from './i18n/locale.ts';
import stylesUrl from './styles/app.css?url';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname) ?? DEFAULT_LOCALE;
  return (
    <html lang={tagOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#FBFAF6" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={pathIn(locale, '/manifest.webmanifest')} />
        {[sansUrl, serifUrl].map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* With a precedence it stands before the scripts, which would else be fetched in front of it. */}
        <link rel="stylesheet" href={stylesUrl} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers locale={locale}>{children}</Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <PageFailure error={error} />;
}
