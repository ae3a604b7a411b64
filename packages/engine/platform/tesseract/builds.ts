import { wasm } from '../web-assembly.ts';

/** tesseract's WebAssembly builds without the older engine, the fastest first; which one runs depends on the machine. */
export const BUILDS = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'] as const;
export type Build = (typeof BUILDS)[number];

/** A module with one function, of one vector instruction (as the package `wasm-feature-detect` asks for them). */
const probe = (...body: readonly number[]): Uint8Array<ArrayBuffer> => {
  const code = [0, ...body, 11];
  const head = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
  return Uint8Array.from([...head, 10, code.length + 2, 1, code.length, ...code]);
};
/** `i32x4.splat` of 0 and `i8x16.popcnt`; `i32x4.splat` twice and `i8x16.relaxed_swizzle`. */
const SIMD = probe(65, 0, 253, 15, 253, 98);
const RELAXED = probe(65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2);

/** The fastest build that this machine runs. */
export function fastestBuild(): Build {
  if (wasm.validate(RELAXED)) return 'relaxedsimd-lstm';
  return wasm.validate(SIMD) ? 'simd-lstm' : 'lstm';
}
