/** `statement.pdf` with what was annotated is another file than `statement.pdf`; said once. */
export function annotatedName(name: string, addition: string): string {
  const ending = ` (${addition}).pdf`;
  return name.endsWith(ending) ? name : `${name.replace(/\.pdf$/i, '')}${ending}`;
}
