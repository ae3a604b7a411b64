import { GROUPS, type Group, type Setting } from '../../packages/server/src/config/kinds.ts';
import { SETTINGS } from '../../packages/server/src/config/settings.ts';

const HEADINGS: Readonly<Record<Group, string>> = {
  server: 'Server',
  limits: 'Limits',
  keeping: 'Keeping',
  people: 'People',
  mail: 'Mail',
  'sign-in': 'Sign-in',
  payments: 'Payments',
  storage: 'Storage',
  chat: 'Support chat',
  traces: 'Traces',
  programs: 'Programs',
};

const settingsOf = (group: Group): [string, Setting<unknown>][] =>
  Object.entries<Setting<unknown>>(SETTINGS).filter(([, setting]) => setting.group === group);

/** The tables of docs/operations.md, one for each group of settings. */
export function environmentTables(): string {
  return GROUPS.map((group) => {
    const rows = settingsOf(group).map(
      ([name, { fallback, about }]) => `| \`${name}\` | ${shown(fallback)} | ${about} |`,
    );
    return [`### ${HEADINGS[group]}`, '', '| variable | default | what it sets |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  }).join('\n\n');
}

/** A default as a table shows it: what a person would type is code, a description is not. */
const shown = (fallback: string): string =>
  fallback === '' || /[`, ]/.test(fallback) ? fallback.replaceAll('<', '\\<') : `\`${fallback}\``;

/** The whole of `.env.example`: each variable with its meaning and its default, all of them commented out. */
export function environmentExample(): string {
  const head = [
    '# Copy this file to .env and take the # away from what you set; what the process is given stands above it.',
    '# Written by npm run docs; docs/operations.md says more.',
  ];
  const groups = GROUPS.map((group) => {
    const lines = settingsOf(group).flatMap(([name, setting]) => [
      '',
      ...explained(setting),
      `#${name}=${example(setting)}`,
    ]);
    return ['', `# === ${HEADINGS[group]}`, ...lines].join('\n');
  });
  return `${[...head, ...groups].join('\n')}\n`;
}

function explained({ about, fallback }: Setting<unknown>): string[] {
  const plain = `${about[0]?.toUpperCase()}${about.slice(1)}`.replaceAll('`', '');
  return [`# ${plain}.`, ...(fallback === '' ? [] : [`# Default: ${fallback.replaceAll('`', '')}.`])];
}

/** The default, where it is a value and not a description of one. */
const example = ({ fallback }: Setting<unknown>): string => {
  const [, value = ''] = /^`?([^`, ]+)`?$/.exec(fallback) ?? [];
  return /^[^`,]+<[^>]+>$/.test(fallback) ? `"${fallback}"` : value;
};
