import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The version of PostgreSQL that our embedded database is, as its folders name it. */
export const EMBEDDED_VERSION = '18';

/** A folder of the embedded database that this program cannot open. The message is meant for people. */
export class OtherVersion extends Error {
  constructor(folder: string, found: string) {
    const older = Number(found) < Number(EMBEDDED_VERSION);
    const way = older
      ? 'Nothing was changed. With the Tallyleaf that wrote it, run "tallyleaf admin backup FILE"; with this one, run "tallyleaf admin restore FILE --data" and a new folder.'
      : 'Nothing was changed. Run the Tallyleaf that wrote it, or a newer one.';
    super(
      `The folder ${folder} holds a database of version ${found}, and this Tallyleaf reads version ${EMBEDDED_VERSION}. ${way}`,
    );
    this.name = 'OtherVersion';
  }
}

/**
 * Looks at the version of a folder before it is opened: opening another version fails half way, with words that help nobody.
 * @throws {OtherVersion}
 */
export async function demandVersion(folder: string): Promise<void> {
  const found = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined && found.trim() !== EMBEDDED_VERSION) throw new OtherVersion(folder, found.trim());
}
