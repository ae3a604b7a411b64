/** `node corpus/generate.ts [NAME …]`: writes the corpus (or the cases named) anew from its seeds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCase } from './generator/case.ts';
import { printJson } from './generator/print-json.ts';
import { CASES } from './specs/index.ts';

const root = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);

for (const spec of CASES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { pdf, expected, about } = await makeCase(spec);
  const folder = join(root, 'cases', spec.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'input.pdf'), pdf);
  writeFileSync(join(folder, 'expected.json'), printJson(expected));
  writeFileSync(join(folder, 'about.json'), printJson(about));
  const rows = expected.statements.map(
    ({ transactions, reconciliation }) => `${transactions.length} ${reconciliation.status}`,
  );
  console.log(`${spec.name}: ${Math.round(pdf.length / 1024)} KB, ${expected.source.pages} p, ${rows.join(' + ')}`);
}
