import type { Conversion } from '@tallyleaf/contract';
import {
  accountNumbers,
  type ExporterInfo,
  findExporter,
  type Reader,
  readSettings,
  SettingError,
  type SettingValues,
} from '@tallyleaf/exporters';
import { readerLanguages } from '../i18n/reader-languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { OWN_FORMAT, ownColumns, settingsFor } from './export-memory.ts';

/** A format as it is taken: one of the registry's with what was chosen of it, or the reader's own columns. */
export interface Choice {
  /** The format's id, or that of own columns. */
  readonly id: string;
  readonly format: ExporterInfo;
  readonly settings: SettingValues;
}

/** Who a file is for, and what it is of: by this formats choose where nothing was chosen. @param tag of the page's language */
export const readerOf = (tag: string, conversions: readonly Conversion[]): Reader => ({
  locale: tag,
  languages: readerLanguages(tag),
  accounts: conversions.flatMap(({ statements }) => statements.map(({ account }) => account)),
});

/**
 * Whether something must be asked before a format is taken: the number of an account that does not print all of it. Asked
 * once for each account; what was answered is kept.
 */
const asksFirst = ({ format, settings }: Choice, conversions: readonly Conversion[]): boolean =>
  format.settings.some(({ id }) => id === 'account-id') &&
  accountNumbers(conversions, settings['account-id'] ?? '').some(({ given }) => given === '');

/**
 * The choice that must be settled before a format is taken: columns that are still to be composed, or an account to be named;
 * `null` where it can be taken at once.
 */
export function unsettled(id: string, tag: string, conversions: readonly Conversion[]): Choice | null {
  const choice = findChoice(id, tag);
  return choice && (choice.id === OWN_FORMAT || asksFirst(choice, conversions)) ? choice : null;
}

/**
 * What an id stands for; `null` where there is no such format, or the columns were deleted.
 * @param tag the reader's language, by which some settings have other standards
 */
export function findChoice(id: string, tag: string): Choice | null {
  const own = ownColumns().find((columns) => columns.id === id);
  const format = findExporter(own ? OWN_FORMAT : id);
  return format ? { id, format, settings: own?.settings ?? validSettings(format, tag) } : null;
}

/** What was chosen of a format, without what an older build let one choose and this one does not. */
export function validSettings({ id, settings }: ExporterInfo, tag: string): SettingValues {
  const chosen = Object.entries(settingsFor(id)).filter(([setting, value]) => {
    try {
      readSettings(settings, { [setting]: value }, tag);
      return true;
    } catch (error) {
      if (error instanceof SettingError) return false;
      throw error;
    }
  });
  return Object.fromEntries(chosen);
}

/** A format by the program that takes it, in the reader's language, or own columns by their name. */
export function choiceName(t: Translate, id: string): string {
  const own = ownColumns().find((columns) => columns.id === id);
  if (own) return t('downloads.own', { name: own.name });
  const key = `formats.${id}` as 'formats.csv';
  return t.has(key) ? t(key) : (findExporter(id)?.label ?? id);
}
