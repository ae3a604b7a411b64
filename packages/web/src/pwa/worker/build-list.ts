/** What the build says of itself to its service worker (scripts/build-service-worker.mjs writes it). */
export interface BuildList {
  /** A hash over every file: another build is another worker. */
  readonly version: string;
  /** Files that name their content and that every visit may need: program, styles, fonts, the engine. */
  readonly core: readonly string[];
  /** Files that name their content and are fetched when they are asked for, or are kept by the engine itself. */
  readonly onDemand: readonly string[];
  /** The texts of each language, in files that name their content. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The written pages of each language, by their paths. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Small files beside the pages: the icon, the sample. */
  readonly files: readonly string[];
}

/** The shell goes with its build; what names its content outlives builds. */
export const SHELL_PREFIX = 'tallyleaf-shell-';
export const ASSETS_CACHE = 'tallyleaf-assets';
