import type { Conversion, SetLayout } from '@tallyleaf/contract';
import type { Limits, Progress, TimeLimits } from '@tallyleaf/engine';

/** A document to convert: a file on this machine, or its bytes. */
export type DocumentSource = { readonly path: string } | { readonly bytes: Uint8Array };

export interface ConvertRequest {
  readonly source: DocumentSource;
  readonly fileName: string;
  readonly passwords: readonly string[];
  readonly locale: string | undefined;
  /** Columns that the owner has set, whatever layout they are of. */
  readonly layouts: readonly SetLayout[];
}

export interface ConvertHooks {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/** What conversions need of the engine. The real one runs in child processes that can be killed. */
export interface Converter {
  /** @throws {Refusal} when the document cannot be converted; anything else thrown is a fault. */
  readonly convert: (request: ConvertRequest, hooks: ConvertHooks) => Promise<Conversion>;
  /** Counts the pages without reading them, within so much of the processor's time. Throws as `convert` does. */
  readonly countPages: (
    source: DocumentSource,
    about: Pick<ConvertRequest, 'fileName' | 'passwords'>,
    within: { readonly ms: number; readonly signal?: AbortSignal },
  ) => Promise<number>;
  /** Ends everything that is running. */
  readonly close: () => Promise<void>;
}

/** How many are converted at once, and within which limits. */
export interface ConverterSettings {
  readonly size: number;
  readonly limits: Limits & TimeLimits;
}
