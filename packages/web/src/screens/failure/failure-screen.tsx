import { Link, useLocation, useNavigate } from 'react-router';
import { useSite } from '../../api/site.ts';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Default } from '../../layouts/default.tsx';
import { hasAnonymousUserId } from '../../session/visitor.ts';
import { type FailureFacts, statusMessageOf } from './status-message.ts';
import { TornStatement } from './torn-statement.tsx';

/** The full-page error (specification, section 2): what happened, under which number, and the ways out. */
export function FailureScreen({ status = 500, statusMessage, refused = false }: Partial<FailureFacts>) {
  const t = useTranslate();
  const missing = status === 404;
  const said = statusMessageOf(t, { status, statusMessage, refused }, useLocation());
  return (
    <Default>
      <title>{missing ? t('failure.notFound.meta.title') : t('failure.broken.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="page grid max-w-4xl items-start gap-x-16 gap-y-8 py-10 md:grid-cols-[minmax(0,1fr)_13rem] md:py-16">
        <div className="min-w-0 max-md:order-last">
          <p className="text-sm text-ink-2">{t('failure.status', { status: String(status) })}</p>
          <h1 className="mt-2 text-xl">{missing ? t('failure.notFound.title') : t('failure.broken.title')}</h1>
          <p className="mt-4">{missing ? t('failure.notFound.wandered') : t('failure.broken.message')}</p>
          <p className="mt-4 border-l-2 border-edge pl-3 text-sm text-ink-2 [overflow-wrap:anywhere]">{said}</p>
          <Suggestions missing={missing} />
          <div className="mt-8 flex flex-wrap gap-3">
            {missing ? <BackHome /> : <TryAgain />}
            <Link className="button-quiet" to={pathIn(useLocaleCode(), PAGES.contact)}>
              {t('failure.contact')}
            </Link>
          </div>
          <SupportAddress />
        </div>
        <TornStatement />
      </div>
    </Default>
  );
}

function Suggestions({ missing }: { readonly missing: boolean }) {
  const t = useTranslate();
  return (
    <>
      <h2 className="mt-8 font-sans text-base font-semibold tracking-normal">{t('failure.suggestions')}</h2>
      <ul className="mt-2 list-disc pl-5">
        <li>{missing ? t('failure.notFound.goHome') : t('failure.broken.wait')}</li>
        <li>{missing ? t('failure.notFound.checkUrl') : t('failure.broken.refresh')}</li>
      </ul>
    </>
  );
}

/** Where to write to: said by the server, so not known while it cannot be reached. */
function SupportAddress() {
  const t = useTranslate();
  const address = useSite()?.support_email;
  return (
    <p className="mt-6 min-h-6 text-sm text-ink-2">
      {address ? (
        <>
          {t('failure.support')} <a href={`mailto:${address}`}>{address}</a>
        </>
      ) : null}
    </p>
  );
}

function BackHome() {
  const t = useTranslate();
  return (
    <Link className="button" to={pathIn(useLocaleCode(), PAGES.home)}>
      {t('failure.notFound.action')}
    </Link>
  );
}

/** Tries the same page anew; without an anonymous user id it also clears the error and leads home (section 2). */
function TryAgain() {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = pathIn(useLocaleCode(), PAGES.home);
  const retry = (): void => {
    if (hasAnonymousUserId()) window.location.reload();
    else void navigate(home);
  };
  return (
    <button type="button" className="button" onClick={retry}>
      {t('failure.broken.action')}
    </button>
  );
}
