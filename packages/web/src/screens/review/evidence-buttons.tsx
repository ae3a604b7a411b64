import { useState } from 'react';
import type { Reported } from '../../exporting/save-evidence.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { toast } from '../../ui/toasts.ts';

/** The evidence report of what is on the desk, made in this browser: to be filed, or to be read by programs. */
export function EvidenceButtons(reported: Reported) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [busy, setBusy] = useState(false);
  const take = async (format: 'pdf' | 'json'): Promise<void> => {
    setBusy(true);
    try {
      await (await import('../../exporting/save-evidence.ts')).saveEvidence(reported, format, locale);
    } catch (error) {
      console.error(error);
      toast({ title: t('evidence.failed.title'), description: t('evidence.failed.text'), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one report, no fields of a form
    <div role="group" aria-label={t('evidence.report')} className="flex flex-wrap items-center gap-x-3 text-sm">
      <span aria-hidden="true">{t('evidence.report')}</span>
      {(['pdf', 'json'] as const).map((format) => (
        <button key={format} type="button" className="button-text" disabled={busy} onClick={() => void take(format)}>
          {t(`evidence.${format}`)}
        </button>
      ))}
    </div>
  );
}
