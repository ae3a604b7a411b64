import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ENGINE, fileOnGround, type Ground } from './rules.ts';
import type { Answer, Document, Subject } from './subject.ts';
import { type Answers, createSwitches, type Off, withSwitches } from './switches.ts';

/** A process that answers to documents, with a rule off where it is told: `child.ts SUBJECT notes|quick [ROOT PART…]`. */

export interface Asked {
  readonly document: Document;
  readonly off: Off | null;
}

export interface Answered {
  /** Null of a fault. */
  readonly answer: Answer | null;
  /** What rules answered, of a process that notes. */
  readonly answers: Readonly<Record<string, Answers>>;
  /** Milliseconds. */
  readonly time: number;
}

const [subject = '', notes, root, ...parts] = process.argv.slice(2);
const ground: Ground = root ? { root, parts } : ENGINE;
const switches = createSwitches();

registerHooks({
  load(url, context, nextLoad) {
    const file = url.startsWith('file:') ? fileOnGround(ground, fileURLToPath(url)) : null;
    if (!file) return nextLoad(url, context);
    const source = withSwitches(file, readFileSync(fileURLToPath(url), 'utf8'), notes === 'notes');
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

const { answerTo } = (await import(subject)) as Subject;

async function work({ document, off }: Asked): Promise<Answered> {
  switches.takeAnswers();
  switches.turn(off);
  const began = performance.now();
  const answer = await answerTo(document).catch(() => null);
  switches.turn(null);
  const time = performance.now() - began;
  return { answer, answers: Object.fromEntries(switches.takeAnswers()), time };
}

process.on('message', (asked: Asked) => void work(asked).then((answered) => process.send?.(answered)));
process.send?.('ready');
