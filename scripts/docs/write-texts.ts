import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { GENERATED, type GeneratedPart } from './generated-parts.ts';
import { withPart } from './part-of-page.ts';

/** The files whose text is not what the code makes of it, by their paths. */
export async function staleTexts(): Promise<string[]> {
  const files = await generatedFiles();
  return [...files].filter(([file, text]) => readIfThere(file) !== text).map(([file]) => file);
}

/** Writes the files that do not fit, and gives their paths. */
export async function writeTexts(): Promise<string[]> {
  const files = await generatedFiles();
  const stale = await staleTexts();
  for (const file of stale) writeFileSync(join(root, file), files.get(file) ?? '');
  return stale;
}

async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const generated of GENERATED) files.set(generated.file, await textOf(generated, files.get(generated.file)));
  return files;
}

async function textOf({ file, part, text }: GeneratedPart, before: string | undefined): Promise<string> {
  return part === undefined ? text() : withPart(before ?? readIfThere(file), part, await text());
}

const readIfThere = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
