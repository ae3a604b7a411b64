import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFunctions, type Place } from './functions.ts';

/** A rule that can be switched off: a function that answers yes or no, one that finds something or nothing, a step of the way. */
export interface Rule {
  /** `rows/judge.ts isSure`: the file below the folder of sources, and the name with those of the functions around it. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What it is made to answer instead, each in a run of its own. */
  readonly constants: readonly Constant[];
}

/**
 * What a rule that is switched off answers: `false` and `true` of a predicate, `null` or `[]` of what finds one thing or several,
 * what it was given (`same`) of a step that gives back the like of it.
 */
export type Constant = 'false' | 'true' | 'null' | '[]' | 'same';

/** Where rules are looked for. */
export interface Ground {
  /** The folder of sources. */
  readonly root: string;
  /** Folders and files below it. */
  readonly parts: readonly string[];
}

/** The middle of the engine: from words on pages to a statement that is judged. */
export const ENGINE: Ground = {
  root: join(import.meta.dirname, '../../packages/engine/src'),
  parts: [
    ...['layout', 'rows', 'statement', 'reread', 'proof', 'proposals'],
    ...['asked-for', 'choose-candidate', 'read-document', 'search-readings', 'settlements', 'taken-for-sums'].map(
      (file) => `search/${file}.ts`,
    ),
  ],
};

/** A file's path below the ground's root, with `/` between its parts; null of a file that is not of the ground. */
export function fileOnGround({ root, parts }: Ground, path: string): string | null {
  const file = relative(root, path).replaceAll('\\', '/');
  if (!file.endsWith('.ts') || /[.](test|d)[.]ts$|(^|\/)testing\//.test(file)) return null;
  return parts.some((part) => file === part || file.startsWith(`${part}/`)) ? file : null;
}

function constantsOf({ returns, sameAs }: Place): readonly Constant[] {
  if (returns === 'boolean') return ['false', 'true'];
  // The other answer would promise a type that the value has not.
  if (returns === 'type') return ['false'];
  if (sameAs !== null) return ['same'];
  return returns === 'nullable' ? ['null'] : returns === 'list' ? ['[]'] : [];
}

/** A rule and the bytes of its body. */
export interface PlacedRule extends Rule {
  readonly place: Place;
}

/** The rules of one file, in their order. */
export function rulesOf(file: string, source: string): PlacedRule[] {
  const met = new Map<string, number>();
  return findFunctions(source).flatMap((place) => {
    const constants = constantsOf(place);
    if (constants.length === 0) return [];
    const name = [...place.within, place.name].join('.');
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    const id = `${file} ${name}${times > 1 ? ` (${times})` : ''}`;
    return [{ id, file, line: place.line, constants, place }];
  });
}

/** All rules of a ground. */
export function findRules(ground: Ground): Rule[] {
  return readdirSync(ground.root, { recursive: true, encoding: 'utf8' })
    .flatMap((path) => fileOnGround(ground, join(ground.root, path)) ?? [])
    .toSorted()
    .flatMap((file) => rulesOf(file, readFileSync(join(ground.root, file), 'utf8')))
    .map(({ place, ...rule }) => rule);
}
