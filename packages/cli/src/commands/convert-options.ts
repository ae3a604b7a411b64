import type { SetLayout } from '@tallyleaf/contract';
import { documentName, findExporter, readSettings, SettingError, type SettingValues } from '@tallyleaf/exporters';
import { readPasswords } from '../files.ts';
import { readLayouts } from '../layouts.ts';
import { parseOptions, UsageError } from '../usage.ts';

/** What `tallyleaf convert` was asked for, checked. */
export interface ConvertOptions {
  readonly inputs: readonly string[];
  /** Ids of formats, each once, in the order given. */
  readonly formats: readonly string[];
  /** What was chosen of each format, by its id. */
  readonly settings: ReadonlyMap<string, SettingValues>;
  /** The name of the one result of all inputs; `null` where each has its own. */
  readonly merge: string | null;
  readonly out: string;
  readonly force: boolean;
  readonly passwords: readonly string[];
  readonly report: string | null;
  readonly locale: string | undefined;
  readonly maxPages: number | undefined;
  /** The processor's time that a file may take besides its pages. */
  readonly maxSeconds: number | undefined;
  readonly layouts: readonly SetLayout[] | undefined;
  readonly stdout: boolean;
  readonly quiet: boolean;
}

const OPTIONS = {
  to: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  merge: { type: 'string' },
  out: { type: 'string' },
  force: { type: 'boolean' },
  password: { type: 'string', multiple: true },
  'password-file': { type: 'string' },
  report: { type: 'string' },
  locale: { type: 'string' },
  'max-pages': { type: 'string' },
  'max-seconds': { type: 'string' },
  layouts: { type: 'string' },
  stdout: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

/**
 * The arguments as options; reads the files of passwords and of layouts.
 * @throws {UsageError} for anything that cannot be meant.
 */
export async function readConvertOptions(args: string[]): Promise<ConvertOptions> {
  const { values, positionals } = parseOptions({ args, options: OPTIONS, allowPositionals: true });
  const fromFile = values['password-file'] === undefined ? [] : await readPasswords(values['password-file']);
  const formats = formatsOf(values.to ?? ['csv']);
  const locale = localeOf(values.locale);
  const options = {
    inputs: positionals,
    formats,
    settings: settingsOf(values.set ?? [], formats, locale),
    merge: values.merge === undefined ? null : mergedName(values.merge),
    out: values.out ?? '.',
    force: values.force ?? false,
    passwords: [...(values.password ?? []), ...fromFile],
    report: values.report ?? null,
    locale,
    maxPages: numberOf('--max-pages', values['max-pages']),
    maxSeconds: numberOf('--max-seconds', values['max-seconds']),
    layouts: values.layouts === undefined ? undefined : await readLayouts(values.layouts),
    stdout: values.stdout ?? false,
    quiet: values.quiet ?? false,
  };
  if (positionals.length === 0) throw new UsageError('Say which files to convert.');
  if (options.stdout && ((positionals.length > 1 && options.merge === null) || options.formats.length > 1)) {
    throw new UsageError('--stdout takes one file and one format.');
  }
  return options;
}

function formatsOf(lists: readonly string[]): string[] {
  const ids = lists.flatMap((list) => list.split(',')).map((id) => id.trim());
  const unknown = ids.find((id) => !findExporter(id));
  if (unknown !== undefined) {
    throw new UsageError(`There is no format "${unknown}". "tallyleaf formats" lists those that there are.`);
  }
  return [...new Set(ids)];
}

/** `SETTING=VALUE` goes to every format that has it, `FORMAT.SETTING=VALUE` to that one. */
function settingsOf(
  given: readonly string[],
  formats: readonly string[],
  locale: string | undefined,
): ReadonlyMap<string, SettingValues> {
  const chosen = new Map<string, Record<string, string>>(formats.map((id) => [id, {}]));
  for (const text of given) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    const named = formats.find((id) => name.startsWith(`${id}.`));
    const setting = named ? name.slice(named.length + 1) : name;
    const takers = named
      ? [named]
      : formats.filter((id) => findExporter(id)?.settings.some((known) => known.id === setting));
    if (!setting || takers.length === 0) {
      throw new UsageError(
        `--set ${text}: none of the formats has that; "tallyleaf formats FORMAT" lists what it has.`,
      );
    }
    for (const id of takers) Object.assign(chosen.get(id) ?? {}, { [setting]: value });
  }
  for (const [id, values] of chosen) checkSettings(id, values, locale);
  return chosen;
}

function checkSettings(id: string, values: SettingValues, locale: string | undefined): void {
  try {
    readSettings(findExporter(id)?.settings ?? [], values, locale);
  } catch (error) {
    if (error instanceof SettingError) throw new UsageError(`--set for ${id}: ${error.message}`);
    throw error;
  }
}

function mergedName(name: string): string {
  if (name !== '' && documentName(`${name}.x`) === name) return name;
  throw new UsageError(`--merge takes a name for a file, without folders and ending, not "${name}".`);
}

function localeOf(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`"${tag}" is no language tag; one looks like de or de-AT.`);
    throw error;
  }
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`${option} takes a number from 1 on, not "${text}".`);
  return Number(text);
}
