/** `node corpus/generate.ts [NAME …]`: writes the corpus anew from its seeds (with names: those files, and their lines of the manifest). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CaseSpec, makeCase } from './generator/case.ts';
import { type ManifestEntry, manifestEntryOf, refusalEntryOf } from './generator/manifest.ts';
import { printJson } from './generator/print-json.ts';
import { makeRefusal, type RefusalSpec } from './generator/refusal.ts';
import { CASES } from './specs/index.ts';
import { REFUSALS } from './specs/refusals.ts';

const root = dirname(fileURLToPath(import.meta.url));
const manifestPath = join(root, 'manifest.json');

function write(place: string, pdf: Uint8Array, texts: Readonly<Record<string, unknown>>): void {
  const folder = join(root, place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'input.pdf'), pdf);
  for (const [name, value] of Object.entries(texts)) writeFileSync(join(folder, `${name}.json`), printJson(value));
}

async function writeCase(spec: CaseSpec): Promise<ManifestEntry> {
  const made = await makeCase(spec);
  write(`cases/${spec.name}`, made.pdf, { expected: made.expected, about: made.about });
  const verdicts = made.expected.statements.map(
    ({ transactions, reconciliation }) => `${transactions.length} ${reconciliation.status}`,
  );
  console.log(
    `${spec.name}: ${Math.round(made.pdf.length / 1024)} KB, ${made.expected.source.pages} p, ${verdicts.join(' + ')}`,
  );
  return manifestEntryOf(spec, made);
}

async function writeRefusal(spec: RefusalSpec): Promise<ManifestEntry> {
  const made = await makeRefusal(spec);
  const unlocked = made.unlocked ? { unlocked: made.unlocked } : {};
  write(`refusals/${spec.name}`, made.pdf, { expected: made.expected, about: made.about, ...unlocked });
  console.log(`${spec.name}: ${spec.refusal}`);
  return refusalEntryOf(spec, made);
}

/** @throws {RangeError} for a name that nothing has. */
async function main(wanted: readonly string[]): Promise<void> {
  const asked = (spec: { name: string }) => wanted.length === 0 || wanted.includes(spec.name);
  const unknown = wanted.filter((name) => ![...CASES, ...REFUSALS].some((spec) => spec.name === name));
  if (unknown.length > 0) throw new RangeError(`no such case: ${unknown.join(', ')}`);
  const made: ManifestEntry[] = [];
  for (const spec of CASES.filter(asked)) made.push(await writeCase(spec));
  for (const spec of REFUSALS.filter(asked)) made.push(await writeRefusal(spec));
  const kept = wanted.length === 0 ? [] : (JSON.parse(readFileSync(manifestPath, 'utf8')) as ManifestEntry[]);
  const others = kept.filter(({ name }) => !made.some((entry) => entry.name === name));
  const manifest = [...others, ...made].sort((one, other) => (one.path < other.path ? -1 : 1));
  writeFileSync(manifestPath, printJson(manifest));
}

await main(process.argv.slice(2));
