import { findExporter, readSettings, SettingError, type SettingValues } from '@tallyleaf/exporters';

/**
 * The keys of the browser's storage: the format that was taken last, what was chosen of each format, and the columns that
 * were composed.
 */
export const FORMAT_KEY = 'export_format';
export const SETTINGS_KEY = 'export_settings';
export const COLUMNS_KEY = 'export_columns';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing recommends anew each time.
  }
}

/** What stands under a key as JSON; `null` where nothing does that is. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null; // somebody else wrote it
    throw error;
  }
}

/** The id of the format that was taken last, or `null`. */
export const lastFormat = (): string | null => read(FORMAT_KEY);

export const rememberFormat = (id: string): void => write(FORMAT_KEY, id);

/** The program for which a format was taken, by the name that it was found by. */
export const PROGRAM_KEY = 'export_program';

export const rememberProgram = (id: string, name: string): void => write(PROGRAM_KEY, JSON.stringify([id, name]));

/** The program for which a format was taken last; `null` where it was taken for none. */
export function programOf(id: string): string | null {
  const stored = readJson(PROGRAM_KEY);
  return Array.isArray(stored) && stored[0] === id && typeof stored[1] === 'string' ? stored[1] : null;
}

type AllSettings = Readonly<Record<string, SettingValues>>;

function allSettings(): AllSettings {
  const stored = readJson(SETTINGS_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as AllSettings) : {};
}

/** What was chosen of a format; nothing where its standards hold. */
export const settingsFor = (id: string): SettingValues => allSettings()[id] ?? {};

export const rememberSettings = (id: string, values: SettingValues): void =>
  write(SETTINGS_KEY, JSON.stringify({ ...allSettings(), [id]: values }));

/** The format that own columns are settings of. */
export const OWN_FORMAT = 'csv-own';

/** Columns that the reader composed, listed among the formats under their name. */
export interface OwnColumns {
  /** Among the ids of formats: `own:3`. */
  readonly id: string;
  readonly name: string;
  /** Every setting of `csv-own`. */
  readonly settings: SettingValues;
}

/** The columns that were composed in this browser, in the order in which they were. */
export function ownColumns(): readonly OwnColumns[] {
  const stored = readJson(COLUMNS_KEY);
  return Array.isArray(stored) ? stored.filter(isOwnColumns) : [];
}

/** Columns that an older build let one compose and this one cannot write are not offered: they would come out otherwise. */
function isOwnColumns(stored: unknown): stored is OwnColumns {
  const { id, name, settings } = (stored ?? {}) as Partial<OwnColumns>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof settings !== 'object') return false;
  try {
    readSettings(findExporter(OWN_FORMAT)?.settings ?? [], settings);
    return true;
  } catch (error) {
    if (error instanceof SettingError) return false;
    throw error;
  }
}

/** An id that no columns have. */
export function freshId(): string {
  const numbers = ownColumns().map(({ id }) => Number(id.replace('own:', '')) || 0);
  return `own:${Math.max(0, ...numbers) + 1}`;
}

/** Keeps columns in the place of those with their id, or behind all others. */
export function keepColumns(kept: OwnColumns): void {
  const before = ownColumns();
  const known = before.some(({ id }) => id === kept.id);
  const all = known ? before.map((one) => (one.id === kept.id ? kept : one)) : [...before, kept];
  write(COLUMNS_KEY, JSON.stringify(all));
}

export const deleteColumns = (id: string): void =>
  write(COLUMNS_KEY, JSON.stringify(ownColumns().filter((one) => one.id !== id)));
