import { parseSync } from '@swc/core';

/** Finds the named functions of a source, and what each returns as far as a rule may be told by it. */

/** `type`: a type predicate; `nullable`: something or null; `list`: an array. */
type Returns = 'boolean' | 'type' | 'nullable' | 'list' | 'other';

export interface Place {
  readonly name: string;
  /** Names of what is declared around it. */
  readonly within: readonly string[];
  readonly line: number;
  readonly returns: Returns;
  /** Its first parameter where that is of the type that it returns: a step that may be left out. */
  readonly sameAs: string | null;
  /** Its body from the first byte to after the last, in UTF-8. */
  readonly body: readonly [number, number];
  /** The body is an expression, not a block. */
  readonly isExpression: boolean;
}

/** What of swc's tree is looked at. */
interface Tree {
  readonly type?: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const treeAt = (tree: Tree | undefined, key: string): Tree | undefined => {
  const value = tree?.[key];
  return isTree(value) ? value : undefined;
};

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty'];
const COMPARES = ['===', '!==', '<', '<=', '>', '>=', 'instanceof', 'in'];

/** Whether an expression can only be true or false. */
function isComparison(tree: Tree | undefined): boolean {
  const both = (): boolean => isComparison(treeAt(tree, 'left')) && isComparison(treeAt(tree, 'right'));
  switch (tree?.type) {
    case 'BooleanLiteral':
      return true;
    case 'ParenthesisExpression':
      return isComparison(treeAt(tree, 'expression'));
    case 'UnaryExpression':
      return tree.operator === '!';
    case 'BinaryExpression':
      return COMPARES.includes(String(tree.operator)) || (['&&', '||'].includes(String(tree.operator)) && both());
    default:
      return false;
  }
}

/** The type that a variable's annotation says its function returns. */
const returnsOfVariable = (annotation: Tree | undefined): Tree | undefined => {
  const type = treeAt(annotation, 'typeAnnotation');
  return type?.type === 'TsFunctionType' ? treeAt(treeAt(type, 'typeAnnotation'), 'typeAnnotation') : undefined;
};

function returnsOf(type: Tree | undefined, body: Tree | undefined): Returns {
  if (!type) return isComparison(body) ? 'boolean' : 'other';
  if (type.type === 'TsTypePredicate') return type.asserts ? 'other' : 'type';
  if (type.type === 'TsKeywordType') return type.kind === 'boolean' ? 'boolean' : 'other';
  if (type.type === 'TsArrayType' || type.type === 'TsTypeOperator') return 'list';
  const types = type.type === 'TsUnionType' ? (type.types as Tree[]) : [];
  return types.some(({ kind }) => kind === 'null') ? 'nullable' : 'other';
}

/** The name that a declaration gives to what is in it, and where what it names stands. */
function named(tree: Tree): { readonly name: string; readonly value: Tree | undefined; readonly type?: Tree } | null {
  const nameAt = (key: string): string | null => {
    const id = treeAt(tree, key);
    return id?.type === 'Identifier' ? String(id.value) : null;
  };
  if (tree.type === 'FunctionDeclaration') return { name: nameAt('identifier') ?? '', value: tree };
  if (tree.type === 'MethodProperty') return { name: nameAt('key') ?? '', value: tree };
  if (tree.type === 'KeyValueProperty') return { name: nameAt('key') ?? '', value: treeAt(tree, 'value') };
  if (tree.type !== 'VariableDeclarator') return null;
  const type = returnsOfVariable(treeAt(treeAt(tree, 'id'), 'typeAnnotation'));
  return { name: nameAt('id') ?? '', value: treeAt(tree, 'init'), ...(type && { type }) };
}

/** Spans count bytes from where the first statement begins, which is this one. */
const FIRST = ';';

/** The name of the first parameter, where it has the type that is returned, word for word. */
function sameAsOf(value: Tree, returned: Tree | undefined, textOf: (tree: Tree) => string): string | null {
  const [first] = (value.params ?? []) as Tree[];
  const pattern = first?.type === 'Parameter' ? treeAt(first, 'pat') : first;
  const type = treeAt(treeAt(pattern, 'typeAnnotation'), 'typeAnnotation');
  if (pattern?.type !== 'Identifier' || !type || !returned) return null;
  return textOf(type) === textOf(returned) ? String(pattern.value) : null;
}

/** The named functions of a source that are no generators and not asynchronous, in their order. */
export function findFunctions(source: string): Place[] {
  const bytes = Buffer.from(source);
  const { body } = parseSync(FIRST + source, { syntax: 'typescript', target: 'es2024' }) as unknown as { body: Tree[] };
  const zero = (body[0]?.span?.start ?? 0) + FIRST.length;
  const found: Place[] = [];
  const textOf = ({ span }: Tree): string =>
    span ? bytes.subarray(span.start - zero, span.end - zero).toString() : '';
  const add = (name: string, within: readonly string[], value: Tree, type: Tree | undefined): void => {
    const inner = treeAt(value, 'body');
    if (!inner?.span || value.async || value.generator) return;
    const declared = treeAt(treeAt(value, 'returnType'), 'typeAnnotation') ?? type;
    const span = [inner.span.start - zero, inner.span.end - zero] as const;
    const line = bytes
      .subarray(0, (value.span?.start ?? zero) - zero)
      .toString()
      .split('\n').length;
    const isExpression = inner.type !== 'BlockStatement';
    const sameAs = sameAsOf(value, declared, textOf);
    found.push({ name, within, line, returns: returnsOf(declared, inner), sameAs, body: span, isExpression });
  };
  const walk = (value: unknown, within: readonly string[]): void => {
    if (!isTree(value)) return;
    const here = named(value);
    if (here?.name && here.value && FUNCTIONS.includes(here.value.type ?? ''))
      add(here.name, within, here.value, here.type);
    const around = here?.name ? [...within, here.name] : within;
    for (const part of Object.values(value)) walk(part, around);
  };
  walk(body, []);
  return found;
}
