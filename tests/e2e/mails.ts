import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** Times that the folder is looked into, and milliseconds between: a mail is written by a job, which may take a moment. */
const LOOKS = 400;
const PAUSE_MS = 50;

/**
 * The address that a link in the newest mail of a server without a mail server leads to: what its reader clicks on.
 * @param parameter what the link carries: `verify`, `reset` or `change`
 * @param to whose mail it is; without it, anybody's
 * @throws {Error} when no such mail comes
 */
export async function mailedLink(dataFolder: string, parameter: string, to?: string): Promise<URL> {
  for (let look = 0; look < LOOKS; look += 1) {
    const folder = join(dataFolder, 'mails');
    for (const name of mailsIn(folder).sort().reverse()) {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      if (to !== undefined && !mail.to?.some(({ address }) => address === to)) continue;
      const link = /https?:\/\/\S+/g.exec(mail.text ?? '')?.[0];
      if (link !== undefined && new URL(link).searchParams.has(parameter)) return new URL(link);
      break;
    }
    await sleep(PAUSE_MS);
  }
  throw new Error('no mail came');
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    // The folder comes with the first mail.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
