import { Link } from 'react-router';
import { pathIn, reviewPath } from '../../../app/paths.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';

interface ReviewActionProps {
  /** On the server or in this tab. */
  readonly id: string;
  readonly name: string;
  /** Offered beside what is not certain, to settle it there. */
  readonly settles?: boolean;
}

/** Leads to the page and its rows side by side; the files that are open wait for the way back. */
export function ReviewAction({ id, name, settles = false }: ReviewActionProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <Link className="button-quiet small" to={pathIn(locale, reviewPath(id))}>
      {t(settles ? 'result.settle' : 'result.review')}
      <span className="sr-only">{name}</span>
    </Link>
  );
}
