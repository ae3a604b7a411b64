/** What accompanies a result without refusing it, and what to do about it. One list; readers show the message. */
export const WARNINGS = {
  'pages-without-text': 'Some pages could not be read. Check that no transactions stand on them.',
  'low-resolution-scan':
    'The print on this page is too small to be read surely. Scan it again with 300 dots an inch, or photograph it from nearer.',
  'year-assumed': 'No year is printed; the dates were given the year of the file. Check the year.',
  'currency-assumed': 'No currency is printed; it was inferred. Check the currency.',
  'text-hidden': 'The file holds text that is not visible on the page. It was not used.',
  'columns-set': 'The columns were set by a person. Check rows that no sum bears out.',
} as const;

export type WarningCode = keyof typeof WARNINGS;
