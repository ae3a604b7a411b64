/**
 * Distances that more than one file goes by. Their source is the layouts of the corpus and of the rounds
 * (`bench/rounds`), which bear them: no measurement of their own is on record, and a change is measured there (`npm run
 * bench:accuracy`). What one file alone goes by stands in that file.
 */

/** A blank this many font sizes wide parts cells and columns; words of one text stand closer. */
export const CELL_BLANK = 0.8;

/** The same where nothing but the blank is known: words become tokens, and a form's label and value are told apart. */
export const SURE_CELL_BLANK = 1.3;

/** Lines of one cell follow each other within this many font sizes, from baseline to baseline. */
export const LINE_STEP = 1.9;

/** Texts, days and lines of one column begin, or end, within this many points of each other. */
export const SET_EDGE = 1.5;

/** Figures of one column end within this many points of each other. */
export const FIGURE_EDGE = 1.6;

/** Titles of one rank, and the lines and figures of an overview, begin and end within this many points of each other. */
export const TITLE_EDGE = 2;

/** Rows, dates and panels stand within this many points of their edge; pages of one table drift as much from side to side. */
export const DRIFTING_EDGE = 3;

/** A row without a date, or a balance set as a row, begins within this many points of where the rows' texts do. */
export const LOOSE_EDGE = 8;
