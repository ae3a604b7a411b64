import type { Rolldown } from 'vite';

const OURS = /\/packages\/(?:web|contract)\/src\//;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|@formatjs\/fast-memoize)\//;
/** What describes a statement to programs: for those who take one out as JSON. */
const SCHEMAS =
  /\/node_modules\/typebox\/|\/packages\/contract\/src\/(?:statement|corrections|evidence|refusals|warnings)\.ts$/;
const EVERY_PAGE = /\/packages\/web\/src\/(?:root|entry\.client)\.tsx(?:$|\?)/;
/** It starts the app: it stays by itself, so that nothing that a page imports starts it before its time. */
const START = /\/packages\/web\/src\/entry\.client\.tsx(?:$|\?)/;
const WHEN_QUIET = /\/packages\/web\/src\/(?:pwa\/(?:start|prefetch)|session\/third-parties)\.ts$/;

/**
 * Chunks that are made on purpose, as many small files cost a phone more than one, and compress worse: what the pages are
 * made with, which changes least often; what of ours every page loads; and what each does once the page stands. All other
 * chunks are the bundler's own choice.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'schemas', test: SCHEMAS },
  { name: importedBy(EVERY_PAGE, 'app'), debugName: 'app' },
  { name: importedBy(WHEN_QUIET, 'quiet'), debugName: 'quiet' },
];

/** Modules of ours that others import without fail, directly or through others. */
function importedBy(top: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, importersOf: (id: string) => readonly string[]): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const needed = top.test(id) || importersOf(id).some((importer) => isNeeded(importer, importersOf));
    known.set(id, needed);
    return needed;
  };
  return (id, chunking) =>
    OURS.test(id) && !START.test(id) && isNeeded(id, (one) => chunking.getModuleInfo(one)?.importers ?? [])
      ? name
      : null;
}
