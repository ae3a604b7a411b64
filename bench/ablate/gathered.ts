import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { openDocument } from '../../packages/engine/src/intake/open-document.ts';
import type { Host } from '../../packages/engine/src/ports.ts';
import { Refusal } from '../../packages/engine/src/refusal.ts';
import { type GatheredPages, gatherPages } from '../../packages/engine/src/search/gather-pages.ts';
import { CACHE, hashOfSources } from './cache.ts';
import type { Document } from './subject.ts';

/** The pages of documents, kept on disk: what gathers them holds none of the rules. */

/** What pages are made by. */
const GATHERING = [
  'intake',
  'pdfium',
  'pages',
  'scan',
  'straighten',
  'geometry',
  'glyph-shapes',
  'search/gather-pages.ts',
];

type Kept = GatheredPages | { readonly refusal: ConstructorParameters<typeof Refusal>[0] };

async function gather({ path, passwords }: Document, bytes: Uint8Array, host: Host): Promise<Kept> {
  try {
    const document = await openDocument({ bytes, fileName: basename(path) }, { passwords }, host);
    try {
      const gathering = await gatherPages(document, {}, host);
      await gathering.close();
      return gathering.gathered;
    } finally {
      document.close();
    }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
}

const folder = join(CACHE, 'pages', hashOfSources(GATHERING));
mkdirSync(folder, { recursive: true });

/** Pages as they were kept, by the document's path; they are read anew each time, so that nothing of a reading stays with them. */
const read = new Map<string, Buffer>();

async function keptOf(document: Document, host: Host): Promise<Buffer> {
  const known = read.get(document.path);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(document.path));
  const file = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.v8`);
  if (!existsSync(file)) writeFileSync(file, serialize(await gather(document, bytes, host)));
  const kept = readFileSync(file);
  read.set(document.path, kept);
  return kept;
}

/**
 * The pages of a document.
 * @throws {Refusal} where it was refused
 */
export async function gatheredOf(document: Document, host: Host): Promise<GatheredPages> {
  const kept = deserialize(await keptOf(document, host)) as Kept;
  if ('refusal' in kept) throw new Refusal(kept.refusal);
  return kept;
}
