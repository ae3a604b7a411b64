import type { Conversion } from '@tallyleaf/contract';
import type { ExportOptions, ExportResult } from '@tallyleaf/exporters';

/** What the thread that writes exports is told: the conversions one by one, then what to make of them. */
export type ToThread =
  | { readonly type: 'conversion'; readonly conversion: Conversion }
  | {
      readonly type: 'write';
      readonly format: string;
      readonly options: ExportOptions;
      /** Several are joined, under this file name. */
      readonly mergedAs: string | undefined;
    };

/** What it answers. */
export type FromThread =
  | { readonly type: 'written'; readonly result: ExportResult }
  /** A setting is wrong; the message says which and how. */
  | { readonly type: 'setting'; readonly message: string }
  | { readonly type: 'fault'; readonly message: string };
