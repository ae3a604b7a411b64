/**
 * Programs that are made to change what pages or pictures show, by the names that they write into files. Not among them:
 * what prints, scans, joins, shrinks or signs files, for banks and their customers use these every day.
 */
const EDITORS: readonly RegExp[] = [
  /\bphotoshop\b/i,
  /\billustrator\b/i,
  /\bgimp\b/i,
  /\binkscape\b/i,
  /\bcoreldraw\b/i,
  /\bpaint\.net\b/i,
  /\bpixelmator\b/i,
  /\baffinity (photo|designer|publisher)\b/i,
  /\bcanva\b/i,
  /\bfigma\b/i,
  /\bphotopea\b/i,
  /^draw$/i,
  /\bpdfescape\b/i,
  /\bsejda\b/i,
  /\bpdffiller\b/i,
  /\bdochub\b/i,
  /\bpdf-?xchange editor\b/i,
  /\bfoxit (phantom|pdf editor|phantompdf)/i,
  /\bnitro (pro|pdf pro)\b/i,
  /\bpdf ?element\b/i,
  /\bmaster pdf editor\b/i,
  /\binfix\b/i,
  /\bpdf editor\b/i,
];

/** The first of the programs that is one for editing; null where none is. */
export const editorAmong = (programs: readonly string[]): string | null =>
  programs.find((name) => EDITORS.some((editor) => editor.test(name))) ?? null;
