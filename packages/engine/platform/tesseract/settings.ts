/**
 * How tesseract is run, whichever way: our sheets are one block of lines (page segmentation mode 6), each a line of its own, and
 * the resolution is said so that it is not guessed from each sheet anew. Lines that are read badly are not read again as light print on
 * dark: there is none on a sheet.
 */
export const PAGE_SEGMENTATION = '6';
export const SETTINGS = { user_defined_dpi: '300', tessedit_create_tsv: '1', invert_threshold: '0' } as const;
