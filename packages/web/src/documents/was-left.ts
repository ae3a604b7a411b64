/** Where it is told which documents are open in this tab. */
export const INDEX_KEY = 'open_documents';

/** Whether documents are open in this tab, told before anything that shows them is fetched. */
export function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(INDEX_KEY) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
}
