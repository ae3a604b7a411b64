import type { Conversion } from '@tallyleaf/contract';
import { Link, useNavigate } from 'react-router';
import { pathIn, reviewPath } from '../../../app/paths.ts';
import { keepOnce } from '../../../documents/keep-once.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';

interface ReviewActionProps {
  readonly file: File;
  readonly conversion: Conversion;
  /** The conversion's id on the server, or null for one made on this device. */
  readonly serverId: string | null;
  /** Whether other files are on the page, which would be gone with it. */
  readonly others: boolean;
  /** Offered beside what is not certain, to settle it there. */
  readonly settles?: boolean;
}

/** Leads to the page and its rows side by side; what was converted here is kept in the browser for that. */
export function ReviewAction({ file, conversion, serverId, others, settles = false }: ReviewActionProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const words = (
    <>
      {t(settles ? 'result.settle' : 'result.review')}
      <span className="sr-only">{file.name}</span>
    </>
  );
  if (serverId === null) {
    return (
      <KeepAndReview file={file} conversion={conversion} others={others}>
        {words}
      </KeepAndReview>
    );
  }
  return (
    <Link
      className="button-quiet small"
      to={pathIn(locale, reviewPath(serverId))}
      {...(others && { target: '_blank', rel: 'noopener' })}
    >
      {words}
    </Link>
  );
}

type KeepAndReviewProps = Omit<ReviewActionProps, 'serverId' | 'settles'> & { readonly children: React.ReactNode };

function KeepAndReview({ file, conversion, others, children }: KeepAndReviewProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const navigate = useNavigate();
  const review = async (): Promise<void> => {
    try {
      const id = await keepOnce(file, conversion);
      const path = pathIn(locale, reviewPath(id));
      if (others) window.open(path, '_blank', 'noopener');
      else await navigate(path);
    } catch (error) {
      // No room is left, or the browser keeps nothing in this window.
      console.warn(error);
      toast({ title: t('result.notKept.title'), description: t('result.notKept.todo'), tone: 'bad' });
    }
  };
  return (
    <button type="button" className="button-quiet small" onClick={() => void review()}>
      {children}
    </button>
  );
}
