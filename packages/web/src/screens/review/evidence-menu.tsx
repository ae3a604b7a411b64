import { useState } from 'react';
import { Link } from 'react-router';
import IconMore from '~icons/lucide/ellipsis';
import { pathIn, summaryPath } from '../../app/paths.ts';
import type { Reported } from '../../exporting/save-evidence.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toasts.ts';

interface EvidenceMenuProps extends Reported {
  readonly id: string;
}

/** What else there is of a conversion: its summary, and the evidence report of what is on the desk, made in this browser. */
export function EvidenceMenu({ id, ...reported }: EvidenceMenuProps) {
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
    <Disclosure
      label={t('desk.more')}
      face={
        <>
          <IconMore className="size-5" aria-hidden="true" />
          <span className="max-lg:sr-only">{t('desk.more')}</span>
        </>
      }
    >
      <Link to={pathIn(locale, summaryPath([id]))} className="menu-item">
        {t('summary.open')}
      </Link>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one report, no fields of a form */}
      <div role="group" aria-label={t('evidence.report')} className="border-t border-rule">
        <p className="px-4 pt-2 text-xs text-ink-2" aria-hidden="true">
          {t('evidence.report')}
        </p>
        {(['pdf', 'json'] as const).map((format) => (
          <button key={format} type="button" className="menu-item" disabled={busy} onClick={() => void take(format)}>
            {t(`evidence.${format}`)}
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
