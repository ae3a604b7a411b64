import { parseAst } from 'vitest/node';
import { changesOf } from './changes.ts';
import { isTree, TREES_OF_TYPES, type Tree } from './tree.ts';

/** One change of a source that a test should notice. */
export interface Mutant {
  /** From 1. */
  readonly line: number;
  /** The line as it stands in the source, without the space around it. */
  readonly text: string;
  /** What is changed into what, for people. */
  readonly what: string;
  /** Offsets of what is replaced, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Keys of a tree under which no code runs. */
const NO_CODE = new Set([
  'source',
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
]);

const shortened = (text: string): string => {
  const one = text.replace(/\s+/g, ' ').trim();
  return one.length > 60 ? `${one.slice(0, 57)}...` : one;
};

/** All changes of a source, in the order of their places. `jsx` says whether elements may stand in it. */
export function findMutants(source: string, jsx: boolean): Mutant[] {
  const program = parseAst(source, { lang: jsx ? 'tsx' : 'ts' }) as unknown as Tree;
  const lines = source.split('\n');
  const found: Mutant[] = [];
  const add = (tree: Tree, depth: number): void => {
    for (const { start, end, by } of changesOf(tree, source, depth)) {
      const line = source.slice(0, start).split('\n').length;
      const what = `${shortened(source.slice(start, end))} -> ${by === '' ? 'nothing' : shortened(by)}`;
      found.push({ line, text: (lines[line - 1] ?? '').trim(), what, start, end, by });
    }
  };
  const walk = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) for (const part of value) walk(part, depth);
    if (!isTree(value) || TREES_OF_TYPES.test(value.type) || /^(Import|ExportAll)/.test(value.type)) return;
    add(value, depth);
    const inner = /Function/.test(value.type) ? depth + 1 : depth;
    for (const [key, part] of Object.entries(value)) if (!NO_CODE.has(key)) walk(part, inner);
  };
  walk(program.body, 0);
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.by < b.by ? -1 : 1));
}

/** The source with one change made. */
export const mutated = (source: string, { start, end, by }: Mutant): string =>
  source.slice(0, start) + by + source.slice(end);
