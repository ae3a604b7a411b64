import { type ExporterInfo, exporters, type Setting } from '../../packages/exporters/src/index.ts';

/** The first table of docs/formats.md: every format, in the order of menus, and who needs it. */
export function formatTable(): string {
  const rows = exporters.map(({ id, extension, label, neededBy }) => [
    code(id),
    code(`.${extension}`),
    label,
    neededBy,
  ]);
  return table(['id', 'ending', 'label', 'who needs it'], rows);
}

/** What each format has a place for and what may be chosen of it, of docs/formats.md. */
export function formatFacts(): string {
  const rows = exporters.map(({ id, accounts, keeps, settings }) => [
    code(id),
    accounts,
    keepsText(keeps),
    settings.map(settingText).join('; ') || 'none',
  ]);
  return table(['id', 'accounts a file', 'keeps', 'settings'], rows);
}

const code = (text: string): string => `\`${text}\``;

const keepsText = (keeps: ExporterInfo['keeps']): string => keeps.join(', ');

/** A choice by its values, the standard first; of a text what it takes. */
function settingText(setting: Setting): string {
  if (setting.kind === 'text') return `${code(setting.id)}: ${setting.expects}`;
  const others = setting.choices.map(({ value }) => value).filter((value) => value !== setting.standard);
  return `${code(setting.id)}: ${[setting.standard, ...others].map(code).join(', ')}`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
