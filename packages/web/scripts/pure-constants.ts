import type { ESTree, Plugin } from 'vite';

/** Packages whose modules do nothing but name values. */
const ONLY_VALUES = /\/packages\/contract\/src\/.+\.ts$/;

/**
 * Tells the bundler that making a constant of the contract has no effect, so that those which a page does not use stay out
 * of it. It finds out by itself for plain values, but not for schemas, which calls and spreads make: one path of the API
 * brought the schemas beside it, and the library that makes them.
 */
export function pureConstants(): Plugin {
  return {
    name: 'pure-constants',
    enforce: 'post',
    transform: {
      filter: { id: ONLY_VALUES },
      handler(code) {
        return { code: markPure(code, this.parse(code)), map: null };
      },
    },
  };
}

/** `const a = f({ ...b })` becomes `const a = (() => f({ ...b }))()` with the mark of a pure call before it. */
export function markPure(code: string, { body }: Pick<ESTree.Program, 'body'>): string {
  const made = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && /^(?:Call|Object|Array)Expression$/.test(init.type) ? [init] : []))
    .filter(({ start, end }) => /\(|\.\.\./.test(code.slice(start, end)));
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}
