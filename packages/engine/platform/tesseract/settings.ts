/**
 * How tesseract is run, whichever way: our sheets are one block of lines (page segmentation mode 6), each a line of its own, and
 * the resolution is said so that it is not guessed from each sheet anew.
 */
export const PAGE_SEGMENTATION = '6';
export const SETTINGS = { user_defined_dpi: '300', tessedit_create_tsv: '1' } as const;
