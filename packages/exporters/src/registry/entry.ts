import type { ExporterInfo, Format } from '../exporter.ts';

/** A format in a list of the registry, which is its group: what is known of it, and where its code is. */
export interface Entry extends Omit<ExporterInfo, 'group'> {
  readonly load: () => Promise<Format>;
}
