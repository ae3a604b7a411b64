import type { SettingValues } from '@tallyleaf/exporters';

/** The keys of the browser's storage: the format that was taken last, and what was chosen of each format. */
export const FORMAT_KEY = 'export_format';
export const SETTINGS_KEY = 'export_settings';

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

/** The id of the format that was taken last, or `null`. */
export const lastFormat = (): string | null => read(FORMAT_KEY);

export const rememberFormat = (id: string): void => write(FORMAT_KEY, id);

type AllSettings = Readonly<Record<string, SettingValues>>;

function allSettings(): AllSettings {
  try {
    const stored: unknown = JSON.parse(read(SETTINGS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as AllSettings) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // somebody else wrote it
    throw error;
  }
}

/** What was chosen of a format; nothing where its standards hold. */
export const settingsFor = (id: string): SettingValues => allSettings()[id] ?? {};

export const rememberSettings = (id: string, values: SettingValues): void =>
  write(SETTINGS_KEY, JSON.stringify({ ...allSettings(), [id]: values }));
