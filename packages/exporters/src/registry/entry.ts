import type { ExporterInfo, Format } from '../exporter.ts';

/** A format in the registry: what is known of it, and where its code is. */
export interface Entry extends ExporterInfo {
  readonly load: () => Promise<Format>;
}
