// Looks up what is known against the versions in the lock file: `npm run advisories`. Ends with 1 where there is something.
import { root } from './setup/root.mjs';
import { askAdvisories, tellAdvisories } from './supply/advisories.mjs';

const report = await askAdvisories(root);
process.stdout.write(tellAdvisories(report));
process.exitCode = report.found.length === 0 ? 0 : 1;
