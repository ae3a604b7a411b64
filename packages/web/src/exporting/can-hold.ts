import type { Conversion } from '@tallyleaf/contract';
import { loadExporter, type NotWritten, readSettings } from '@tallyleaf/exporters';
import { findChoice, readerOf } from './choice.ts';
import { lastFormat } from './export-memory.ts';
import { recommendedFormats } from './recommended.ts';

/**
 * Why a format can hold nothing of conversions; `null` where it can hold a statement, and where what writes it cannot be
 * fetched now: that is said when it is taken.
 */
export async function whyNot(conversions: readonly Conversion[], id: string, tag: string): Promise<NotWritten | null> {
  const choice = findChoice(id, tag);
  const exporter = choice && (await loadExporter(choice.format.id).catch((error: unknown) => console.warn(error)));
  if (!exporter) return null;
  const settings = readSettings(exporter.settings, choice.settings, readerOf(tag, conversions));
  let reason: NotWritten | null = null;
  for (const conversion of conversions) {
    const { statements, notWritten } = exporter.format.hold(conversion, { locale: tag, settings });
    if (statements.length > 0) return null;
    reason ??= notWritten[0] ?? null;
  }
  return reason;
}

/**
 * The format to offer first, of those that can hold it: the one that the page is about, else the one taken last, else
 * the workbook, which everybody can open.
 */
export async function likeliestFormat(
  conversions: readonly Conversion[],
  tag: string,
  ofPage: string | null,
): Promise<string> {
  const own = [ofPage, lastFormat()].filter((id) => id !== null && findChoice(id, tag) !== null) as string[];
  const wanted = [...own, 'xlsx', ...recommendedFormats(tag)];
  for (const id of wanted) if (!(await whyNot(conversions, id, tag))) return id;
  return 'xlsx';
}
