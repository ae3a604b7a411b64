import { createContext, useContext } from 'react';

/** What the components say by themselves. */
export interface Labels {
  readonly noData: string;
  readonly noMatch: string;
  readonly close: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly increment: string;
  readonly decrement: string;
  readonly command: string;
  readonly search: string;
  readonly create: (label: string) => string;
  readonly goToSlide: (slide: number) => string;
  readonly prev: string;
  readonly next: string;
}

/** The default labels, in English (specification, section 9). */
export const ENGLISH: Labels = {
  noData: 'No data',
  noMatch: 'No matching data',
  close: 'Close',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  increment: 'Increment',
  decrement: 'Decrement',
  command: 'Type a command or search...',
  search: 'Search...',
  create: (label) => `Create "${label}"`,
  goToSlide: (slide) => `Go to slide ${slide}`,
  prev: 'Prev',
  next: 'Next',
};

/** The labels of a part of the page, in its language: `layouts/translated-labels.tsx` gives them. */
export const LabelsContext = createContext<Labels>(ENGLISH);

export const useLabels = (): Labels => useContext(LabelsContext);
