import type { Conversion, Place, RefusalCode, SetLayout, Transaction } from '@tallyleaf/contract';
import type { ColumnsOfPage, Progress } from '@tallyleaf/engine';

/**
 * What the page and its worker say to each other. Both are built together; a worker of another build (a cached one,
 * after an update) is told by this number and not used. Raise it with every change of the messages.
 */
export const ENGINE_PROTOCOL = 7;

/** From the page: convert this file. One at a time. */
export interface ConvertRequest {
  readonly type: 'convert';
  readonly protocol: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly passwords: readonly string[];
  /** The reader's language tag, for what the file leaves open. */
  readonly locale: string;
  /** Columns that a person set, of whatever layouts. */
  readonly layouts: readonly SetLayout[];
}

/** From the page: how many pages has this file? It is opened and not read. One at a time, as a conversion is. */
export interface CountRequest extends Omit<ConvertRequest, 'type' | 'layouts'> {
  readonly type: 'count';
}

/** From the page: read this box of a page of the file again. One at a time, as a conversion is. */
export interface BoxRequest extends Omit<ConvertRequest, 'type' | 'layouts'> {
  readonly type: 'read-box';
  readonly place: Place;
}

/** From the page: which columns has this file? One at a time, as a conversion is. */
export interface ColumnsRequest extends Omit<ConvertRequest, 'type'> {
  readonly type: 'see-columns';
}

/** From the page: a scan may come, so fetch what reads it. It is not answered. */
export interface PrepareRequest {
  readonly type: 'prepare-scans';
  readonly protocol: number;
  /** Whether the scan is a HEIC. */
  readonly heic: boolean;
}

/** From the worker. After `done`, `read`, `columns`, `refused`, `counted` or `failed` it takes the next request. */
export type EngineReply =
  | { readonly type: 'ready'; readonly protocol: number }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly conversion: Conversion }
  /** The rows in the box. */
  | { readonly type: 'read'; readonly rows: readonly Transaction[] }
  | { readonly type: 'columns'; readonly pages: readonly ColumnsOfPage[] }
  | { readonly type: 'refused'; readonly code: RefusalCode; readonly message: string }
  /** Without pages where the file cannot be opened, with the reason where that is known. */
  | { readonly type: 'counted'; readonly pages: number | null; readonly refusal: RefusalCode | null }
  /** `parts`: what reads scans could not be fetched. */
  | { readonly type: 'failed'; readonly reason: 'crashed' | 'parts' };
