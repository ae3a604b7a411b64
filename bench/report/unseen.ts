import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the engine came to on papers that nobody had mended it on: measured once each, and written down by hand. */

const read = <T>(path: string): T => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T;

/** What a round came to when it was new: before anybody had looked at what failed in it. */
export interface Blind {
  readonly round: string;
  readonly files: number;
  readonly meanFileF1: number;
  readonly perfect: number;
  readonly silentErrors: number;
  readonly refusalAccuracy: number;
}

/** The rounds' first figures, the newest last. */
export const blindFigures = (): Blind[] => read<Blind[]>('../families/blind.json');

interface UnseenFigures {
  readonly meanFileF1: number;
  readonly perfect: number;
  readonly silentErrors: number;
  /** Statements that were refused. */
  readonly refused?: number;
  readonly falseAlarmRate?: number;
  readonly ece?: number;
}

export interface Unseen extends UnseenFigures {
  readonly name: string;
  /** The commit that was measured, where it was written down. */
  readonly commit?: string;
}

/** Each set that was unseen when it was measured, what says most first. */
export function unseenFigures(): Unseen[] {
  const newest = blindFigures().at(-1);
  return [
    ...read<Unseen[]>('sealed.json'),
    ...(newest ? [{ ...newest, name: `families, round ${newest.round}, when new` }] : []),
    ...read<Unseen[]>('first-met.json'),
  ];
}
