import { execFile } from 'node:child_process';

/**
 * @typedef {object} Advisory something known against a version that the product runs with
 * @property {string} name of the package
 * @property {string} severity `low` to `critical`
 * @property {string} title
 * @property {string} url
 *
 * @typedef {object} Report
 * @property {readonly Advisory[]} found
 * @property {string} [unanswered] why nothing could be looked up
 */

/** How long the registry may take altogether, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Asks the registry that npm is configured with for advisories against what the product runs with, by the lock file. A
 * registry that does not answer, or does not have them, is no error: then the report says why.
 * @param {string} folder with a `package-lock.json`
 * @param {Record<string, string>} [environment] beside that of this process
 * @returns {Promise<Report>}
 */
export async function askAdvisories(folder, environment = {}) {
  const args = ['audit', '--json', '--package-lock-only', '--omit=dev', '--fetch-retries=0'];
  const text = await new Promise((resolve) => {
    execFile(
      'npm',
      args,
      {
        cwd: folder,
        timeout: PATIENCE_MS,
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32',
        env: { ...process.env, ...environment },
      },
      // npm ends with 1 where there are advisories, too: what it wrote tells.
      (_error, stdout) => resolve(stdout),
    );
  });
  return readReport(text);
}

/**
 * @param {string} text what `npm audit --json` wrote
 * @returns {Report}
 */
export function readReport(text) {
  const report = parsed(text);
  if (!report?.vulnerabilities) {
    const status = report?.statusCode ? ` (${report.statusCode})` : '';
    return { found: [], unanswered: `the registry gives no advisories${status}` };
  }
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const one of via) {
      // A text names another package of the report, through which this one is concerned.
      if (typeof one === 'string') continue;
      const { name, severity, title, url } = one;
      found.set(`${name} ${url}`, { name, severity, title, url });
    }
  }
  return { found: [...found.values()] };
}

/**
 * @typedef {{ statusCode?: number, vulnerabilities?: Record<string, { via: readonly (string | Advisory)[] }> }} NpmReport
 * @param {string} text
 * @returns {NpmReport | undefined}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The report in a line, and one for each advisory.
 * @param {Report} report
 */
export function tellAdvisories({ found, unanswered }) {
  if (unanswered) return `Advisories: not looked up, ${unanswered}.\n`;
  if (found.length === 0) return 'Advisories: none against what the product runs with.\n';
  const lines = found.map(({ name, severity, title, url }) => `  ${severity}: ${name}: ${title} (${url})\n`);
  return `Advisories: ${found.length} against what the product runs with:\n${lines.join('')}`;
}
