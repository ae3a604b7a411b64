import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DATA } from '../../tesseract/data.ts';

const require = createRequire(import.meta.url);

/** The folder of a language's data among the installed packages. */
export const packedFolder = (language: string): string =>
  join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), DATA.variant);

/** Beside the packages, where tools keep what can be made again. */
const unpackedFolder = (): string => join(packedFolder('eng'), '../../../.cache/tallyleaf', `tessdata-${DATA.variant}`);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function unpack(language: string): Promise<string> {
  const folder = unpackedFolder();
  const file = join(folder, `${language}.traineddata`);
  if (await exists(file)) return folder;
  await mkdir(folder, { recursive: true });
  const packed = await readFile(join(packedFolder(language), `${language}.traineddata.gz`));
  // Written aside and renamed: several processes may do it at once, and none reads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, await promisify(gunzip)(packed));
  await rename(aside, file);
  return folder;
}

const unpacking = new Map<string, Promise<string>>();

/**
 * A folder that holds a language's data unpacked, as the tesseract of the machine wants it; made on first use.
 * @throws an error of the file system where it cannot be written
 */
export function unpackData(language: string): Promise<string> {
  const folder = unpacking.get(language) ?? unpack(language);
  unpacking.set(language, folder);
  return folder;
}
