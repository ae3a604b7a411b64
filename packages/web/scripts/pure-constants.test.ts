import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { markPure } from './pure-constants.ts';

const mark = (code: string): string => markPure(code, parseSync('a.js', code).program);
const pure = (code: string): string => `/* @__PURE__ */ (() => (${code}))()`;

it('marks what calls and spreads make, and leaves the rest as it is', () => {
  const plain = `export const PATH = '/api';\nconst add = (a, b) => f(a, b);\nexport function g() { return h(); }\ncall();\n`;
  expect(mark(plain)).toBe(plain);
  expect(mark(`const parts = { a: f() };\nexport const B = Type.Object({ ...parts, b: g(1) }), C = 1;\n`)).toBe(
    `const parts = ${pure('{ a: f() }')};\nexport const B = ${pure('Type.Object({ ...parts, b: g(1) })')}, C = 1;\n`,
  );
});
