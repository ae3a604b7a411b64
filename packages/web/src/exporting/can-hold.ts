import type { Conversion } from '@tallyleaf/contract';
import {
  findExporter,
  loadExporter,
  type NotWritten,
  readSettings,
  SettingError,
  type SettingValues,
} from '@tallyleaf/exporters';
import { lastFormat, settingsFor } from './export-memory.ts';
import { recommendedFormats } from './recommended.ts';

/** What was chosen of a format, without what an older build let one choose and this one does not. */
export function validSettings(id: string, tag: string): SettingValues {
  const settings = findExporter(id)?.settings ?? [];
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

/**
 * Why a format can hold none of a conversion's statements; `null` where it can hold one, and where what writes it cannot
 * be fetched now: that is said when it is taken.
 */
export async function whyNot(conversion: Conversion, id: string, tag: string): Promise<NotWritten | null> {
  const exporter = await loadExporter(id).catch((error: unknown) => console.warn(error));
  if (!exporter) return null;
  const { format, settings } = exporter;
  const chosen = readSettings(settings, validSettings(id, tag), tag);
  const { statements, notWritten } = format.hold(conversion, { locale: tag, settings: chosen });
  return statements.length === 0 ? (notWritten[0] ?? null) : null;
}

/**
 * The format to offer first, of those that can hold it: the one that the page is about, else the one taken last, else
 * the likeliest of the reader's country.
 */
export async function likeliestFormat(conversion: Conversion, tag: string, ofPage: string | null): Promise<string> {
  const own = [ofPage, lastFormat()].filter((id) => id !== null && findExporter(id) !== undefined) as string[];
  const wanted = [...own, ...recommendedFormats(tag)];
  for (const id of wanted) if (!(await whyNot(conversion, id, tag))) return id;
  return 'xlsx';
}
