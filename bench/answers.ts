import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@tallyleaf/engine';
import { convertBytes, createEnginePool } from '@tallyleaf/engine/node';
import { type Corpus, fileOf } from './corpora/corpus.ts';
import { isWhole, type Mode } from './report/modes.ts';
import type { Answer, Entry } from './score/shapes.ts';

/** What the engine makes of a corpus. */

export type Answers = ReadonlyMap<Entry, Answer>;

type Convert = (path: string, entry: Entry) => Promise<Answer>;

/** A refusal is an answer; a fault of ours is one that is never right. */
async function answerOf(convert: Convert, corpus: Corpus, entry: Entry): Promise<Answer> {
  try {
    return await convert(fileOf(corpus, entry), entry);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    console.error(`${entry.name}: ${error instanceof Error ? error.stack : error}`);
    return { refusal: 'fault' };
  }
}

const passwordsOf = ({ password }: Entry): string[] => (password ? [password] : []);

/** Milliseconds for a document: how right the answers are must not depend on how fast the machine is. */
const DOCUMENT_TIME = 600_000;
/** For one that means harm, and may well be made to go on for ever. */
const HOSTILE_TIME = 60_000;

/** Several at once, in processes of their own, so that files which mean harm do none. */
async function convertInPool(corpus: Corpus): Promise<Answers> {
  const pool = createEnginePool();
  const convert: Convert = (path, entry) => {
    const limits = { documentTime: entry.class === 'hostile' ? HOSTILE_TIME : DOCUMENT_TIME };
    return pool.convert({ path, fileName: entry.name, passwords: passwordsOf(entry), limits });
  };
  try {
    const answers = corpus.entries.map(async (entry) => [entry, await answerOf(convert, corpus, entry)] as const);
    return new Map(await Promise.all(answers));
  } finally {
    await pool.close();
  }
}

/** One after the other in this process, which alone can switch parts of the engine off. */
export async function convertHere(corpus: Corpus, { deciders }: Mode): Promise<Answers> {
  const answers = new Map<Entry, Answer>();
  const convert: Convert = (path, entry) => {
    const bytes = new Uint8Array(readFileSync(path));
    return convertBytes({ bytes, fileName: entry.name }, { passwords: passwordsOf(entry), deciders });
  };
  for (const entry of corpus.entries) answers.set(entry, await answerOf(convert, corpus, entry));
  return answers;
}

/** Without the files that mean harm, which are converted by the whole engine only. */
export const withoutHarm = (corpus: Corpus): Corpus => ({
  ...corpus,
  entries: corpus.entries.filter((entry) => entry.class !== 'hostile'),
});

/** Converts every file of a corpus, with the engine's parts that the mode leaves it. */
export const convertAll = (corpus: Corpus, mode: Mode): Promise<Answers> =>
  isWhole(mode) ? convertInPool(corpus) : convertHere(corpus, mode);

/** Writes each answer as `NAME.json`. */
export function keepAnswers(folder: string, answers: Answers): void {
  mkdirSync(folder, { recursive: true });
  for (const [entry, answer] of answers) writeFileSync(join(folder, `${entry.name}.json`), JSON.stringify(answer));
}
