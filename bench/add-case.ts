/**
 * `node bench/add-case.ts SPEC.json`: adds a case to the corpus. SPEC.json is a `CaseSpec` (corpus/generator/case.ts): a name
 * `<country>-<kind>-<slug>`, a seed, a language, accounts, and where its grammar departs from the plain one. The generator
 * draws the file and its truth; the spec is kept in corpus/specs/added.json, so that `node corpus/generate.ts` draws it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CaseSpec, makeCase } from '../corpus/generator/case.ts';
import { PLAIN } from '../corpus/generator/layout/grammar.ts';
import { printJson } from '../corpus/generator/print-json.ts';
import { CASES } from '../corpus/specs/index.ts';

const corpus = resolve(import.meta.dirname, '../corpus');
const addedPath = resolve(corpus, 'specs/added.json');

/** @throws {RangeError} where the spec cannot become a case, saying why. */
function check(spec: CaseSpec): void {
  if (!/^[a-z]{2}-[a-z]+(-[a-z0-9]+)+$/.test(spec.name))
    throw new RangeError(`not a name <country>-<kind>-<slug>: ${spec.name}`);
  if (CASES.some(({ name }) => name === spec.name)) throw new RangeError(`there is a case of this name: ${spec.name}`);
  const unknown = Object.keys(spec.grammar).filter((key) => !(key in PLAIN));
  if (unknown.length > 0) throw new RangeError(`the grammar has no such parts: ${unknown.join(', ')}`);
}

const [path] = process.argv.slice(2);
if (!path) throw new RangeError('usage: node bench/add-case.ts SPEC.json');
const spec = JSON.parse(readFileSync(path, 'utf8')) as CaseSpec;
check(spec);
await makeCase(spec);
const added = JSON.parse(readFileSync(addedPath, 'utf8')) as CaseSpec[];
writeFileSync(addedPath, printJson([...added, spec]));
console.log(`added; now run: node corpus/generate.ts ${spec.name}`);
