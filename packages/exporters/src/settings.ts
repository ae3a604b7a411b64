import { type DateReader, dateOrderFor } from './parts/date-order.ts';
import { type DatePattern, writtenDate } from './parts/dates.ts';

/** What a caller may choose of a format, as data: the same for the web's forms, the command line and the API. */

/** Values by the settings' ids. */
export type SettingValues = Readonly<Record<string, string>>;

interface SettingBase {
  /** As on the command line and in URLs: `dates`, `bank-id`. */
  readonly id: string;
  /** For people, in English. */
  readonly label: string;
  /** What holds where nothing is chosen. */
  readonly standard: string;
  /** Another standard for readers of a language or a country: `{ 'en-US': 'mdy' }`; the more exact tag wins. */
  readonly standardIn?: Readonly<Record<string, string>>;
}

export interface ChoiceSetting extends SettingBase {
  readonly kind: 'choice';
  /** The standard is the order of dates that is likely for the reader and the accounts (`parts/date-order.ts`). */
  readonly standardBy?: 'date-order';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export interface TextSetting extends SettingBase {
  readonly kind: 'text';
  /** A regular expression (`u`) that the whole value matches. */
  readonly pattern: string;
  readonly maxLength: number;
  /** What the pattern allows, in English: `four digits`. */
  readonly expects: string;
  /** What is wrong with a value that the pattern allows; `null` where nothing is. */
  readonly fault?: (value: string) => SettingError | null;
}

export type Setting = ChoiceSetting | TextSetting;

/** A setting that the format does not have, or a value that it cannot take. */
export class SettingError extends Error {
  override readonly name: string = 'SettingError';
  readonly setting: string;

  /** @param setting the id as it was given */
  constructor(setting: string, message: string) {
    super(message);
    this.setting = setting;
  }
}

/** Who a file is for, and what it is of: by this standards differ. */
export interface Reader extends DateReader {
  /** The language that the file is written in (BCP 47). */
  readonly locale?: string | undefined;
}

/** What a setting is where nothing was chosen. @param reader or just the locale */
export function standardOf(setting: Setting, reader: Reader | string | undefined): string {
  const { locale, languages, accounts } = typeof reader === 'object' ? reader : { locale: reader };
  if (setting.kind === 'choice' && setting.standardBy === 'date-order') {
    const known = { languages: languages ?? (locale === undefined ? [] : [locale]), ...(accounts && { accounts }) };
    return dateOrderFor(
      known,
      setting.choices.map(({ value }) => value),
    );
  }
  const byTag = setting.standardIn ?? {};
  const language = locale?.split(/[-_]/)[0] ?? '';
  return byTag[locale?.replace('_', '-') ?? ''] ?? byTag[language] ?? setting.standard;
}

/**
 * Every setting with its value: what was given, else its standard.
 * @throws {SettingError}
 */
export function readSettings(
  settings: readonly Setting[],
  given: SettingValues = {},
  reader?: Reader | string,
): SettingValues {
  for (const id of Object.keys(given)) {
    if (!settings.some((setting) => setting.id === id)) throw new SettingError(id, unknownSetting(id, settings));
  }
  return Object.fromEntries(
    settings.map((setting) => {
      const value = given[setting.id] ?? standardOf(setting, reader);
      const fault = faultOf(setting, value);
      if (fault) throw fault;
      return [setting.id, value];
    }),
  );
}

function faultOf(setting: Setting, value: string): SettingError | null {
  if (accepts(setting, value)) return null;
  const own = setting.kind === 'text' && matches(setting, value) ? setting.fault?.(value) : null;
  return own ?? new SettingError(setting.id, wrongValue(setting, value));
}

/** Whether the setting can take this value. */
export const accepts = (setting: Setting, value: string): boolean =>
  setting.kind === 'choice'
    ? setting.choices.some((choice) => choice.value === value)
    : matches(setting, value) && !setting.fault?.(value);

const matches = ({ maxLength, pattern }: TextSetting, value: string): boolean =>
  value.length <= maxLength && new RegExp(`^(?:${pattern})$`, 'u').test(value);

function unknownSetting(id: string, settings: readonly Setting[]): string {
  const known = settings.map((setting) => setting.id).join(', ');
  return `This format has no setting "${id}"; ${known ? `it has ${known}` : 'it has none'}.`;
}

const wrongValue = (setting: Setting, value: string): string =>
  setting.kind === 'choice'
    ? `"${setting.id}" is ${setting.choices.map((choice) => choice.value).join(' or ')}, not "${value}".`
    : `"${setting.id}" takes ${setting.expects}, not "${value}".`;

/** A value that `readSettings` has filled in. */
export function settingOf(values: SettingValues, id: string): string {
  const value = values[id];
  if (value === undefined) throw new TypeError(`the format has no setting ${id}`);
  return value;
}

/** The order of day, month and year, which several formats leave to the program that reads them. */
export const DATES: ChoiceSetting = {
  kind: 'choice',
  id: 'dates',
  label: 'Order of dates',
  choices: [
    { value: 'mdy', label: 'month, day, year (12/31/2025)' },
    { value: 'dmy', label: 'day, month, year (31/12/2025)' },
    { value: 'ymd', label: 'year, month, day (2025-12-31)' },
  ],
  standard: 'dmy',
  standardBy: 'date-order',
};

/** Programs that take the month or the day first, as their user's country does. */
export const SLASHED_DATES: ChoiceSetting = { ...DATES, choices: DATES.choices.filter(({ value }) => value !== 'ymd') };

const ORDERS: Readonly<Record<string, DatePattern>> = {
  mdy: 'm/d/y',
  dmy: 'd/m/y',
  ymd: 'y-m-d',
  'ymd-slashes': 'y/m/d',
  dotted: 'd.m.y',
  compact: 'ymd',
};

/** An ISO date as a value of a setting `dates` has it: `31/12/2025` for `dmy`. */
export const orderedDate = (iso: string, order: string): string => writtenDate(iso, ORDERS[order] ?? 'y-m-d');

/** The character set of a table, where its reader has a choice. */
export const ENCODING: ChoiceSetting = {
  kind: 'choice',
  id: 'encoding',
  label: 'Character set',
  choices: [
    { value: 'utf-8-bom', label: 'UTF-8 with byte order mark (Excel)' },
    { value: 'utf-8', label: 'UTF-8' },
    { value: 'windows-1252', label: 'Windows-1252 (Western European)' },
    { value: 'shift_jis', label: 'Shift_JIS (Japanese)' },
  ],
  standard: 'utf-8-bom',
};
