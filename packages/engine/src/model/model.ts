import { type Forest, scoresOf } from './forest.ts';
import { readForests } from './read-forests.ts';

/** The trained model: what a table's columns hold, and what its lines are. `weights/card.md` tells how it was made. */
export interface Model {
  readonly columns: Forest;
  /** Null while training has got no further than the columns. */
  readonly lines: Forest | null;
}

/**
 * The model in a weights' file.
 * @throws {RangeError} where the bytes are no such file.
 */
export function readModel(bytes: Uint8Array): Model {
  const forests = readForests(bytes);
  const [columns, lines] = [forests.get('columns'), forests.get('lines')];
  if (!columns || !lines) throw new RangeError('The model file lacks a forest.');
  return { columns, lines };
}

/** One raw score a class, by name; `facts` are looked up by the names of the forest's features, a missing one is unknown. */
export function scoresByClass(forest: Forest, facts: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  const scores = scoresOf(
    forest,
    Float32Array.from(forest.features, (name) => facts[name] ?? Number.NaN),
  );
  return new Map(forest.classes.map((name, i) => [name, scores[i] as number]));
}
