/** What docs/spec-coverage.md says: each requirement, and the tests that show it. */

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
 * @param {string} page Markdown
 * @returns {CoverageRow[]}
 */
export const coverageRows = (page) =>
  [...page.matchAll(/^\| (\d)\.(\d+) \| (.+?) \| (.+) \|$/gm)].map(([, section, row, what = '', how = '']) => ({
    section: Number(section),
    row: Number(row),
    what,
    how,
    tests: [...how.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
    names: [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));

/**
 * Matches the titles that a title with placeholders is reported under: `%s`, `$call`, `${locale}`.
 * @param {string} title
 * @returns {RegExp}
 */
export function titlePattern(title) {
  const parts = title.split(/\$\{[^}]*\}|%[sdifjo#]|\$[a-z]\w*/i);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.*')}$`, 's');
}
