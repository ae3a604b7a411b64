import { Link } from 'react-router';
import { pathIn, worklistPath } from '../../../app/paths.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import type { Job } from '../jobs.ts';

interface ReviewAllProps {
  /** Those that are done, in their order. */
  readonly jobs: readonly Job[];
}

/** Leads to all results as one list of work; the files wait for the way back. */
export function ReviewAll({ jobs }: ReviewAllProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const ids = jobs.map(({ id, state }) => (state.step === 'done' ? (state.serverId ?? id) : id));
  return (
    <Link className="button-quiet small" to={pathIn(locale, worklistPath(ids))}>
      {t('result.reviewAll', { count: jobs.length })}
    </Link>
  );
}
