import { createContext } from 'react';

/** The id of the format that a page is about, and that its results offer first; `null` on pages about none. */
export const PageFormat = createContext<string | null>(null);
