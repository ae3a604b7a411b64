import type { AccountGroup } from './accounts.ts';

/**
 * Names of the accounts' sheets, valid and unique: at most 31 characters (the last ones of an account, which tell
 * accounts apart), case apart.
 * @param alone what the sheet of the only account is called
 * @param taken names of the workbook's other sheets
 */
export function sheetNames(groups: readonly AccountGroup[], alone: string, taken: readonly string[] = []): string[] {
  if (groups.length < 2) return [alone];
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const labels = groups.map(({ label }) => label);
  return groups.map(({ label, currency }) => {
    const shared = labels.filter((other) => other === label).length > 1;
    const wanted = sheetName(`${label ?? alone}${shared ? ` ${currency}` : ''}`);
    let name = wanted.slice(-31);
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${wanted.slice(-(31 - ` (${n})`.length))} (${n})`;
    used.add(name.toLowerCase());
    return name;
  });
}

/** `*` of masked digits becomes `x`; what else a sheet's name cannot hold, a hyphen; Excel keeps `History` for itself. */
const sheetName = (text: string): string => {
  const name = text
    .replaceAll('*', 'x')
    .replace(/[[\]:?/\\]/g, '-')
    .replace(/^'|'$/g, '-');
  return /^history$/i.test(name) ? `${name}-` : name;
};
