// Writes what the product is made of (CycloneDX 1.6, JSON), from the lock file: `npm run sbom`, `-- --out FILE`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup/root.mjs';
import { makeSbom } from './supply/make-sbom.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'out/sbom.cdx.json') } } });
const file = resolve(values.out);
const sbom = makeSbom(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
process.stdout.write(`${file}: ${sbom.components.length} components\n`);
