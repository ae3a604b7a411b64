/** Says yes once in a browser's session; never where the browser keeps nothing, as nothing would remember it. */
export function oncePerSession(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
