import { createContext } from 'react';

/** What may be wrong with what was filled in, as far as a browser finds it. */
export type FieldFault = 'missing' | 'email' | 'short' | 'wrong';

/** Says in the page's language what is wrong. @param count the least number of characters */
export type FieldWords = (fault: FieldFault, count: number) => string;

/** Absent, the browser speaks for itself. */
export const FieldWordsContext = createContext<FieldWords | null>(null);
