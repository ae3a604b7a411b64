/** What of a parsed source is looked at: ESTree with TypeScript, as Vite's parser gives it. Offsets are UTF-16 units. */
export interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The tree at a key, where there is one. */
export const treeAt = (tree: Tree, key: string): Tree | null => {
  const value = tree[key];
  return isTree(value) ? value : null;
};

/** The trees in a list at a key. */
export const treesAt = (tree: Tree, key: string): Tree[] => {
  const value = tree[key];
  return Array.isArray(value) ? value.filter(isTree) : [];
};

/** Trees in which no code runs; `as`, `satisfies` and `!` hold an expression. */
export const TREES_OF_TYPES = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/;
