import { createHash } from 'node:crypto';
import type { Statement } from '@tallyleaf/contract';
import { createNodeHost } from '../../packages/engine/platform/node/host.ts';
import { forgetTexts } from '../../packages/engine/src/languages/remembered.ts';
import { placeOnPages } from '../../packages/engine/src/place-on-pages.ts';
import { Refusal } from '../../packages/engine/src/refusal.ts';
import { understandPages } from '../../packages/engine/src/search/understand-document.ts';
import type { SourceDocument } from '../../packages/engine/src/shapes/document.ts';
import { gatheredOf } from './gathered.ts';
import { judge } from './judge.ts';
import type { Answer, Document } from './subject.ts';

/**
 * What the engine's middle makes of a document, whose pages are gathered once and read each time. What a page shows beside its text
 * is not looked at, nor is a picture looked at again.
 */

const host = createNodeHost();

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Nothing is seen of a page beside its text. */
const unseen: SourceDocument = {
  kind: 'pdf',
  pages: 0,
  printedPage: () => null,
  pictureSize: () => ({ width: 0, height: 0 }),
  picture: async () => null,
  draw: () => null,
  shownText: () => null,
  facts: () => ({ programs: [], signedTo: [] }),
  close: () => undefined,
};

interface Read {
  readonly statements: readonly Statement[];
  /** What the document is warned of. */
  readonly assumed: readonly unknown[];
}

async function read(document: Document): Promise<Read> {
  const gathered = await gatheredOf(document, host);
  const gathering = {
    gathered,
    lookCloser: async () => null,
    readInstead: async () => gathered,
    close: async () => undefined,
  };
  try {
    const { reading, ...understood } = await understandPages(gathering, unseen, {}, host);
    return {
      statements: reading.statements.map((each) => placeOnPages(each, understood.gathered.pages)),
      assumed: reading.candidates.map(({ first }) => [first.currencyAssumed, first.yearAssumed]),
    };
  } finally {
    forgetTexts();
  }
}

const refused = (document: Document, refusal: string): Answer => ({
  said: refusal,
  sure: '',
  worth: judge(document, { refusal }),
});

/** @throws what is neither a reading nor a refusal: a fault */
export async function answerTo(document: Document): Promise<Answer> {
  try {
    const { statements, assumed } = await read(document);
    if (statements.length === 0) return refused(document, 'no-statement');
    const sure = statements.map(({ transactions }) => transactions.map(({ confidence }) => confidence));
    const said = statements.map(({ transactions, ...statement }) => ({
      ...statement,
      transactions: transactions.map(({ confidence, ...row }) => row),
    }));
    return { said: hashOf([said, assumed]), sure: hashOf(sure), worth: judge(document, statements) };
  } catch (error) {
    if (error instanceof Refusal) return refused(document, error.code);
    throw error;
  }
}
