import { type Tree, treeAt, treesAt } from './tree.ts';

/** What is changed in a source: the slips that people make. Each gives other behaviour, or is listed in equivalent.json. */

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Boundaries move by one, comparisons turn round, sums and products are taken for each other. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods that are mistaken for each other. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  floor: 'ceil',
  ceil: 'floor',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
};

/** Attributes of an element that change how it looks, which pictures show and tests do not. */
const LOOKS = /^(className|style|key|viewBox|d|fill|stroke|strokeWidth|strokeLinejoin|sideOffset|collisionPadding)$/;

const replaced = ({ start, end }: Tree, by: string): Change => ({ start, end, by });

/** `depth`: in how many functions the tree lies; 0 is the file itself. */
export function changesOf(tree: Tree, source: string, depth: number): Change[] {
  switch (tree.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return ofOperator(tree, source);
    case 'UnaryExpression':
      return ofSign(tree, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return ofTest(tree, ['true', 'false']);
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return ofTest(tree, ['false']);
    case 'ExpressionStatement':
      return ofStatement(tree);
    case 'CallExpression':
      return ofMethod(tree);
    case 'Literal':
      return ofLiteral(tree, depth);
    case 'ObjectExpression':
      return ofProperties(tree, source, depth);
    case 'JSXOpeningElement':
      return treesAt(tree, 'attributes')
        .filter((one) => !LOOKS.test(String(treeAt(one, 'name')?.name ?? 'key')))
        .map((one) => replaced(one, ''));
    default:
      return [];
  }
}

function ofOperator(tree: Tree, source: string): Change[] {
  const [left, right] = [treeAt(tree, 'left'), treeAt(tree, 'right')];
  const operator = String(tree.operator);
  const other = OPERATORS[operator];
  if (!left || !right || other === undefined) return [];
  if (operator === '+' && [left, right].some(isText)) return [];
  const between = source.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator);
  return [{ start: at, end: at + operator.length, by: other }];
}

const isText = (tree: Tree): boolean =>
  tree.type === 'TemplateLiteral' || (tree.type === 'Literal' && typeof tree.value === 'string');

/** `!x` and `-x` lose their sign. */
function ofSign(tree: Tree, source: string): Change[] {
  const inner = treeAt(tree, 'argument');
  if (!inner || (tree.operator !== '!' && tree.operator !== '-')) return [];
  return [
    replaced(
      tree,
      tree.operator === '!' ? `!!${source.slice(inner.start, inner.end)}` : `+${source.slice(inner.start, inner.end)}`,
    ),
  ];
}

/** What is asked is answered for good. Both answers together are also what swapped branches would show. */
function ofTest(tree: Tree, answers: readonly string[]): Change[] {
  const test = treeAt(tree, 'test');
  return test ? answers.map((answer) => replaced(test, answer)) : [];
}

/** A call or an assignment that stands for itself is left out. */
function ofStatement(tree: Tree): Change[] {
  const expression = treeAt(tree, 'expression');
  return expression && expression.type !== 'Literal' ? [replaced(tree, ';')] : [];
}

function ofMethod(tree: Tree): Change[] {
  const callee = treeAt(tree, 'callee');
  const property = callee && treeAt(callee, 'property');
  const other = property && !callee.computed ? METHODS[String(property.name)] : undefined;
  return property && other !== undefined && Object.hasOwn(METHODS, String(property.name))
    ? [replaced(property, other)]
    : [];
}

/** Truth turns round anywhere; numbers and texts change where they are constants of the file. */
function ofLiteral(tree: Tree, depth: number): Change[] {
  if (typeof tree.value === 'boolean') return [replaced(tree, String(!tree.value))];
  if (depth > 0) return [];
  if (typeof tree.value === 'number') return [replaced(tree, String(tree.value + 1))];
  if (typeof tree.value === 'string' && tree.value !== '') return [replaced(tree, `'mutated'`)];
  return [];
}

/** A property of what a function makes is left out. */
function ofProperties(tree: Tree, source: string, depth: number): Change[] {
  if (depth === 0) return [];
  return treesAt(tree, 'properties').map((one) => {
    const comma = /^\s*,/.exec(source.slice(one.end, tree.end))?.[0].length ?? 0;
    return { start: one.start, end: one.end + comma, by: '' };
  });
}
