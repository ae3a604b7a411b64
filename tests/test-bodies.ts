import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/**
 * What the tests of a file do, by their titles, as far as their source tells: whether they expect anything, and which
 * names and figures they mention. Neither proves that a test is good; a test without either cannot be.
 */
export interface TestBody {
  /** Whether `expect` is called, by the test itself or by a helper that the same file declares. */
  readonly expects: boolean;
  /** Strings, figures and names in the test, in its table, and in what it uses of its own file; one a line. */
  readonly mentions: string;
}

interface Tree {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (tree: Tree): Tree[] =>
  Object.values(tree)
    .flatMap((value) => [value].flat())
    .filter(isTree);

const withAll = (tree: Tree): Tree[] => [tree, ...childrenOf(tree).flatMap(withAll)];

/** Stands in a title for what its template holds. */
const HOLE = '…';

/** A title as the page of coverage has it, with what its template holds left out. */
export const plainTitle = (title: string): string => title.replace(/\$\{[^}]*\}/g, HOLE);

/**
 * The tests of a source by their plain titles. Of several with one title each must expect; all their mentions count.
 * @param file its name, of which the end says the language
 */
export function testBodies(source: string, file: string): ReadonlyMap<string, TestBody> {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Tree;
  const all = withAll(program);
  const declared = declarationsOf(all);
  const bodies = new Map<string, TestBody>();
  for (const tree of all) {
    const title = titleOf(tree);
    if (title === null) continue;
    const used = closureOf(tree, declared);
    const before = bodies.get(title);
    bodies.set(title, {
      expects: used.some(({ expects }) => expects) && before?.expects !== false,
      mentions: [before?.mentions ?? [], ...used.map(({ mentions }) => mentions)].flat().join('\n'),
    });
  }
  return bodies;
}

const read = new Map<string, ReadonlyMap<string, TestBody>>();

/** The tests of a file below a folder, read once. */
export function bodiesOf(root: string, file: string): ReadonlyMap<string, TestBody> {
  const path = join(root, file);
  const known = read.get(path) ?? testBodies(readFileSync(path, 'utf8'), file);
  read.set(path, known);
  return known;
}

/** `it('…', () => …)`, `test.each(table)('…', …)`: the title of a call with a title and a function. */
function titleOf(tree: Tree): string | null {
  if (tree.type !== 'CallExpression' || !/^(it|test|base)$/.test(rootOf(tree.callee))) return null;
  const [title, ...others] = tree.arguments as Tree[];
  if (!title || !others.some(({ type }) => /Function/.test(type))) return null;
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title.type !== 'TemplateLiteral') return null;
  return (title.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE);
}

/** The name at the start of `it.each(…)` and the like. */
function rootOf(tree: unknown): string {
  if (!isTree(tree)) return '';
  if (tree.type === 'Identifier') return String(tree.name);
  return rootOf(tree.type === 'MemberExpression' ? tree.object : tree.type === 'CallExpression' ? tree.callee : null);
}

/** What a file declares anywhere under a name. Types say nothing of what a test does. */
function declarationsOf(all: readonly Tree[]): ReadonlyMap<string, readonly Facts[]> {
  const declared = new Map<string, Facts[]>();
  for (const tree of all) {
    if (!/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(tree.type) || !isTree(tree.id)) continue;
    const name = String(tree.id.name);
    declared.set(name, [...(declared.get(name) ?? []), factsOf(tree)]);
  }
  return declared;
}

interface Facts {
  readonly names: ReadonlySet<string>;
  readonly expects: boolean;
  readonly mentions: readonly string[];
}

function factsOf(tree: Tree): Facts {
  const all = withAll(tree);
  return {
    names: new Set(all.filter(({ type }) => /^(JSX)?Identifier$/.test(type)).map(({ name }) => String(name))),
    expects: all.some(({ type, callee }) => type === 'CallExpression' && rootOf(callee) === 'expect'),
    mentions: all.flatMap(mentionOf),
  };
}

/** The tree and what it uses of its file, and what that uses. */
function closureOf(start: Tree, declared: ReadonlyMap<string, readonly Facts[]>): readonly Facts[] {
  const used = new Set([factsOf(start)]);
  for (const { names } of used) {
    for (const name of names) for (const one of declared.get(name) ?? []) used.add(one);
  }
  return [...used];
}

function mentionOf({ type, value, name, raw }: Tree): string[] {
  if (type === 'Literal') return typeof value === 'string' ? [value] : [String(value), String(raw)];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  if (type === 'JSXText') return [String(value)];
  return type === 'Identifier' ? [String(name)] : [];
}
