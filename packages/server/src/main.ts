import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The command line keeps compiled sources in the same place. Half of a short document's time goes into loading without them.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/tallyleaf', import.meta.url)));

// Only what is imported after that is kept.
await import('./run.ts');
