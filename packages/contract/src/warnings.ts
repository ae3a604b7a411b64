/** What accompanies a result without refusing it, and what to do about it. One list; readers show the message. */
export const WARNINGS = {
  'pages-without-text': 'Some pages could not be read. Check that they contain no transactions.',
  'low-resolution-scan':
    'The print on this page is too small to read reliably. Scan it again at 300 dpi, or photograph it from closer up.',
  'year-assumed': 'No year is printed; the dates were given the year of the file. Check the year.',
  'currency-assumed': 'No currency is printed; it was inferred. Check the currency.',
  'text-hidden': 'The file contains text that is not visible on the page. It was not used.',
  'columns-set': 'The columns were set by a person. Check rows that no printed figure confirms.',
} as const;

export type WarningCode = keyof typeof WARNINGS;
