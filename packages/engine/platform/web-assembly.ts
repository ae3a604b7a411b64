/** What Node and browsers both have of WebAssembly, and is used here; Node's own types lack it. */
interface WebAssemblyApi {
  readonly validate: (bytes: Uint8Array<ArrayBuffer>) => boolean;
  readonly compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<CompiledModule>;
  readonly Instance: new (module: CompiledModule, imports: object) => { readonly exports: object };
}

/** A module that is compiled, and can be sent to other threads. */
export type CompiledModule = object;

export const wasm = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
