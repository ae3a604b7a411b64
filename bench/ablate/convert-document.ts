import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '@tallyleaf/engine';
import { convertBytes } from '@tallyleaf/engine/node';
import type { Answer, Document } from './subject.ts';

/** What the engine makes of a document. */

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** @throws what is neither a conversion nor a refusal: a fault */
export async function answerTo({ path, passwords }: Document): Promise<Answer> {
  const bytes = new Uint8Array(readFileSync(path));
  try {
    const { statements, warnings } = await convertBytes({ bytes, fileName: basename(path) }, { passwords });
    const sure = statements.map(({ transactions }) => transactions.map(({ confidence }) => confidence));
    const said = statements.map(({ transactions, ...statement }) => ({
      ...statement,
      transactions: transactions.map(({ confidence, ...row }) => row),
    }));
    return { said: hashOf([said, warnings]), sure: hashOf(sure) };
  } catch (error) {
    if (error instanceof Refusal) return { said: error.code, sure: '' };
    throw error;
  }
}
