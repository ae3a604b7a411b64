import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import type { ServerBuild } from 'react-router';
import { contentPolicy } from '../http/security-headers.ts';
import { NOBODY, type ThirdParties } from '../http/third-parties.ts';
import { LATEST_BUILD } from './caching.ts';
import { DEFAULT_LOCALE } from './locale.ts';
import { PLACEHOLDER } from './own-pages.ts';

/** A page that was written when the web app was built. */
export interface Page {
  /** Relative to the client folder. */
  readonly file: string;
  /** Its content security policy, which allows its own inline scripts by their hashes. */
  readonly policy: string;
  /** It says where it is at home, so that the server's own address has to be put into it. */
  readonly namesAddress: boolean;
  /** Search engines may show it. */
  readonly isPublic: boolean;
}

/** Names a build, as `builds/latest.json` does. */
export interface Build {
  readonly id: string;
  /** When it was made, in milliseconds. */
  readonly timestamp: number;
}

/** The built web app. */
export interface Pages {
  readonly clientFolder: string;
  /** By path without a slash at its end: `/`, `/de`, `/de/terms`. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The paths of all other files. */
  readonly files: ReadonlySet<string>;
  /** Which build it is; `undefined` where it does not say. */
  readonly build: Build | undefined;
  /** Who else pages may load from and speak to. */
  readonly others: ThirdParties;
  /** The locales that have a home page. */
  readonly locales: ReadonlySet<LocaleCode>;
  /** Answers what is neither a page nor a file: the web app's own 404, above all. */
  readonly render: (request: Request) => Promise<Response>;
}

/** Endings of files that stand beside others in a compressed form; they are never asked for by name. */
const COMPRESSED = /\.(br|gz)$/;

/** Whether a file is another's compressed form; one that stands by itself is what it is. */
const isCompressed = (name: string, all: ReadonlySet<string>): boolean =>
  COMPRESSED.test(name) && all.has(name.replace(COMPRESSED, ''));

/** Looks at the built web app once; `undefined` when it is not built. */
export async function openPages(webFolder: string, others: ThirdParties = NOBODY): Promise<Pages | undefined> {
  const clientFolder = path.join(webFolder, 'client');
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return undefined;
  const all = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const names = [...all].filter((name) => !isCompressed(name, all));
  const pages = new Map<string, Page>();
  for (const file of names.filter((name) => path.posix.basename(name) === 'index.html')) {
    const html = await readFile(path.join(clientFolder, file), 'utf8');
    pages.set(`/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/'), describePage(file, html, others));
  }
  const locales = LOCALES.map(({ code }) => code).filter((code) => code === DEFAULT_LOCALE || pages.has(`/${code}`));
  return {
    clientFolder,
    pages,
    build: await readBuild(path.join(clientFolder, LATEST_BUILD)),
    files: new Set(names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)),
    others,
    locales: new Set(locales),
    render: rendererOf(path.join(webFolder, 'server', 'index.js')),
  };
}

const describePage = (file: string, html: string, others: ThirdParties): Page => ({
  file,
  policy: pagePolicy(html, others),
  namesAddress: html.includes(PLACEHOLDER),
  isPublic: html.includes(PLACEHOLDER) && !/<meta[^>]*content="noindex"/.test(html),
});

async function readBuild(file: string): Promise<Build | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const found: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof found !== 'object' || found === null || !('id' in found) || !('timestamp' in found)) return undefined;
  const { id, timestamp } = found;
  return typeof id === 'string' && typeof timestamp === 'number' ? { id, timestamp } : undefined;
}

/** The policy of a page that allows exactly the inline scripts that stand in it. */
export function pagePolicy(html: string, others: ThirdParties): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return contentPolicy([...new Set(hashes)], others);
}

/** The web app's own server part, loaded on the first use: most visits need only files. */
function rendererOf(file: string): (request: Request) => Promise<Response> {
  let handler: Promise<(request: Request) => Promise<Response>> | undefined;
  return async (request) => {
    handler ??= (async () => {
      // React decides by this which of its builds it is, once, when it is first imported.
      process.env.NODE_ENV ??= 'production';
      const { createRequestHandler } = await import('react-router');
      const build = (await import(pathToFileURL(file).href)) as ServerBuild;
      return createRequestHandler(build, 'production');
    })();
    return (await handler)(request);
  };
}
