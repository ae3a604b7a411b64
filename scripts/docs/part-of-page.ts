const begin = (part: string): string => `<!-- begin: ${part}; written by npm run docs -->\n`;
const end = (part: string): string => `<!-- end: ${part} -->\n`;

/**
 * A page with another text between the marks of one part.
 * @throws when the page has no such marks
 */
export function withPart(page: string, part: string, text: string): string {
  const from = page.indexOf(begin(part));
  const to = page.indexOf(end(part));
  if (from < 0 || to < from) {
    throw new Error(
      `The page needs the marks ${begin(part).trim()} and ${end(part).trim()}, each on a line of its own.`,
    );
  }
  return `${page.slice(0, from + begin(part).length)}\n${text.trim()}\n\n${page.slice(to)}`;
}
