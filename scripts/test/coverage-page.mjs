/** What docs/spec-coverage.md and docs/security-asvs.md say: each requirement, and the tests that show it. */

/**
 * @typedef {object} NamedTest
 * @property {string} file from the repository's root
 * @property {string} title as it stands in the test's source, with its placeholders
 */

/**
 * @typedef {object} CoverageRow
 * @property {number} section of the specification
 * @property {number} row
 * @property {string} what the requirement
 * @property {string} how the last cell
 * @property {readonly NamedTest[]} tests
 * @property {readonly string[]} names in backticks in the requirement: what a test of it must mention
 */

/**
 * The tests that a text names: a file, and the title in it.
 * @param {string} text Markdown
 * @returns {NamedTest[]}
 */
export const namedTests = (text) =>
  [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

/**
 * The rows of docs/spec-coverage.md.
 * @param {string} page Markdown
 * @returns {CoverageRow[]}
 */
export const coverageRows = (page) =>
  [...page.matchAll(/^\| (\d)\.(\d+) \| (.+?) \| (.+) \|$/gm)].map(([, section, row, what = '', how = '']) => ({
    section: Number(section),
    row: Number(row),
    what,
    how,
    tests: namedTests(how),
    names: [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));

/**
 * The rows of docs/security-asvs.md. `state` is what stands before the colon, without a note in brackets; `reason` what stands
 * after it.
 * @param {string} page Markdown
 */
export const asvsRows = (page) =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+) \|$/gm)].map(
    ([, number = '', level, what = '', how = '']) => {
      const [, state = '', reason = ''] = /^([^:(]+?)(?: \(.*?\))?: (.+)$/.exec(how) ?? [];
      return { number, level: Number(level), what, how, state, reason, tests: namedTests(how) };
    },
  );

/**
 * Matches the titles that a title with placeholders is reported under: `%s`, `$call`, `${locale}`.
 * @param {string} title
 * @returns {RegExp}
 */
export function titlePattern(title) {
  const parts = title.split(/\$\{[^}]*\}|%[sdifjo#]|\$[a-z]\w*/i);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.*')}$`, 's');
}
