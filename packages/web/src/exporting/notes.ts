import type { ExportResult } from '@tallyleaf/exporters';
import type { Locale } from '../i18n/locale.ts';
import { type Translate, translateWith } from '../i18n/translate.ts';
import { toast } from '../ui/toasts.ts';

/** As many as fit on the page at once; the rest stands in the format's own description. */
const MOST = 3;

/** Why a statement is not in the file, in the reader's language. */
export function refusalText(t: Translate, code: string, message: string): string {
  const key = `exportRefusals.${code}` as 'exportRefusals.closing-balance-missing';
  return t.has(key) ? t(key) : message;
}

/** Says what the format could not hold of the conversion, or what to look at in the program that reads the file. */
export async function tellNotes(
  locale: Locale,
  { warnings, notWritten }: Pick<ExportResult, 'warnings' | 'notWritten'>,
): Promise<void> {
  if (warnings.length + notWritten.length === 0) return;
  const t = await translateWith(locale, ['result', 'exporting']);
  const counted = new Map<string, { rows: number; message: string }>();
  for (const { code, rows, message } of warnings) {
    counted.set(code, { rows: (counted.get(code)?.rows ?? 0) + rows.length, message });
  }
  const texts = [...counted].map(([code, { rows, message }]) => {
    const key = `exportNotes.${code}` as 'exportNotes.text-cut';
    return t.has(key) ? t(key, { count: rows }) : message;
  });
  const reasons = notWritten.map(({ code, message }) => refusalText(t, code, message));
  for (const text of [...new Set([...reasons, ...texts])].slice(0, MOST)) {
    toast({ title: t('downloads.note'), description: text });
  }
}
