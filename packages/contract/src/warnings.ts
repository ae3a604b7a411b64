/** What accompanies a result without refusing it, and what to do about it. One list; readers show the message. */
export const WARNINGS = {
  'pages-without-text':
    'Some pages are pictures without text and were not read: reading scans comes next. Check that no transactions stand on them.',
  'year-assumed': 'No year is printed; the dates were given the year of the file. Check the year.',
  'currency-assumed': 'No currency is printed; it was inferred. Check the currency.',
  'text-hidden': 'The file holds text that is not visible on the page. It was not used.',
} as const;

export type WarningCode = keyof typeof WARNINGS;
