/** Signs of East Asian text: a line may end after any of them. */
const WIDE = '\\u2e80-\\u2fdf\\u3005-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff01-\\uff9f';
/** Signs that begin no line. */
const CLOSING = '、。，．）」』】！？：；％ー々';
const PIECES = new RegExp(`\\s+|[${WIDE}][${CLOSING}]*|[^\\s${WIDE}]+[${CLOSING}]*`, 'gu');

/**
 * A text as lines no wider than `width`: broken at blanks and between East Asian signs, and inside a word where it is wider
 * than a line.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
  };
  for (const [piece] of text.matchAll(PIECES)) {
    if (/^\s/u.test(piece)) {
      if (line !== '') line += ' ';
      continue;
    }
    if (line !== '' && widthOf(line + piece) > width) end();
    if (widthOf(piece) <= width) line += piece;
    else
      for (const sign of piece) {
        if (line !== '' && widthOf(line + sign) > width) end();
        line += sign;
      }
  }
  end();
  return lines.length > 0 ? lines : [''];
}
