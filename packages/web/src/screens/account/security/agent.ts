/** Browsers by what they call themselves, those that also name another one first. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A browser in a few words, from what it says it is: `Firefox · Windows`. What is not known is shown as it came. */
export function describeAgent(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([form]) => form.test(agent))?.[1]);
  const known = found.filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 80);
}
