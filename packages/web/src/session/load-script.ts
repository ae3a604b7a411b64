/** Loads a script of somebody else, whom the operator has configured and the content security policy names. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)), { once: true });
    document.head.append(script);
  });
}
