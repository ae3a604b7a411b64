/**
 * What Node and browsers both have and ES2023's own library does not declare. The engine, the exporters and the
 * contract compile against this alone, so that `document`, `process` or `Buffer` cannot slip in.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array | ArrayBuffer, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare function structuredClone<T>(value: T): T;
declare function setTimeout(handler: () => void, milliseconds?: number): unknown;
declare const crypto: {
  readonly subtle: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
  };
};
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}
