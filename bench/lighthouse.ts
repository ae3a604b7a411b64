/**
 * What Lighthouse says of home and pricing on a phone, in three languages, against our own server with the built web app:
 * `npm run bench:lighthouse [-- --runs N] [PATH…]`. Fails below 95 for performance and 100 for the rest. Lighthouse has a lock
 * file of its own (`bench/lighthouse`) and is installed there when it is first wanted.
 *
 * Performance is the median of the runs, the rest the least. It is computed from how long work took here, times four: on a busy
 * machine it says how busy that is. The last column is Lighthouse's own measure of the machine; with less than 1,000 the
 * figure means little (Lighthouse, "Throttling", suggests to calibrate by it).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/setup/find-tools.mjs';
import { startServer, temporaryFolder } from '../tests/e2e/product.ts';
import { judge, type LighthouseReport, line } from './lighthouse/judge.ts';

const PATHS = ['/', '/de', '/ja', '/pricing', '/de/pricing', '/ja/pricing'];
/** As the browser tests start it, without a window. */
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

function install(): void {
  if (existsSync(program)) return;
  console.log('Lighthouse is installed into bench/lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** How often a run is begun that Lighthouse itself breaks off: on a busy machine it loses the start of a page now and then. */
const BEGINNINGS = 3;

/** One run: the page in a fresh browser, on a phone of the middle range with a slow network, both simulated. */
async function run(url: string, chromium: string): Promise<LighthouseReport> {
  for (let begun = 1; begun <= BEGINNINGS; begun += 1) {
    const child = spawn(
      process.execPath,
      [program, url, '--quiet', '--output=json', `--chrome-flags=${CHROMIUM_FLAGS}`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, CHROME_PATH: chromium },
      },
    );
    const [report, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (status === 0) return JSON.parse(report) as LighthouseReport;
  }
  throw new Error(`Lighthouse broke off ${BEGINNINGS} runs of ${url}; what it said stands above.`);
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
install();
const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium here; name one in TALLYLEAF_CHROMIUM.');
const data = temporaryFolder();
const server = await startServer(data.path);
try {
  for (const path of positionals.length > 0 ? positionals : PATHS) {
    const reports: LighthouseReport[] = [];
    for (let left = Number(values.runs); left > 0; left -= 1) reports.push(await run(server.url + path, chromium));
    const verdict = judge(reports);
    console.log(line(path, verdict));
    for (const fault of verdict.faults) console.log(`  ${fault}`);
    if (verdict.faults.length > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
  data.remove();
}
