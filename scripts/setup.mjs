/**
 * Makes a clone ready: the packages of the lock file, the engine as one file, and with `--tests` what the tests need of the machine.
 * Plain JavaScript for any Node from 18 on, without dependencies: it runs before there are any.
 * Does nothing, in well under a second, where everything is already there.
 */
import { bundleEngine } from './setup/bundle-engine.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { oneAtATime } from './setup/one-at-a-time.mjs';
import { provideTestTools } from './setup/test-tools.mjs';

try {
  await oneAtATime(async () => {
    await installPackages();
    bundleEngine();
    if (process.argv.includes('--tests')) await provideTestTools();
  });
} catch (error) {
  process.stderr.write(`setup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
