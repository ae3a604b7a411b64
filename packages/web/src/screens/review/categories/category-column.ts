import { useState } from 'react';

/** The key of the browser's storage under which it is kept that the column is hidden. */
export const HIDDEN_COLUMN_KEY = 'review_category_hidden';

function isKeptHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_COLUMN_KEY) === 'yes';
  } catch (error) {
    console.warn(error); // no storage: the column is shown
    return false;
  }
}

function keepHidden(hidden: boolean): void {
  try {
    if (hidden) localStorage.setItem(HIDDEN_COLUMN_KEY, 'yes');
    else localStorage.removeItem(HIDDEN_COLUMN_KEY);
  } catch (error) {
    console.warn(error); // no storage: it holds until the page is left
  }
}

/** Whether the column of categories is hidden, in every review of this browser, and the way to change it. */
export function useCategoryColumn(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(isKeptHidden);
  return [
    hidden,
    (next) => {
      setHidden(next);
      keepHidden(next);
    },
  ];
}
