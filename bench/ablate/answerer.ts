import { join } from 'node:path';
import type { Answered, Asked } from './child.ts';
import { createHelper } from './helper.ts';
import type { Ground } from './rules.ts';
import type { Document } from './subject.ts';
import type { Off } from './switches.ts';

/** Answers to documents in a process of their own. */
export interface Answerer {
  /** Null where there was none in so many milliseconds, or the process ended. */
  readonly ask: (document: Document, off: Off | null, limit: number) => Promise<Answered | null>;
  /** The next document is answered to by a new process. */
  readonly restart: () => Promise<void>;
}

/** `subject`: the module that answers; `ground`: where its rules are; `notes`: it tells what they answer, and is slower. */
export function createAnswerer(subject: string, { root, parts }: Ground, notes: 'notes' | 'quick'): Answerer {
  const helper = createHelper<Asked, Answered>(join(import.meta.dirname, 'child.ts'), [subject, notes, root, ...parts]);
  return { ask: (document, off, limit) => helper.ask({ document, off }, limit), restart: helper.end };
}
