import { Link, useLocation, useNavigate } from 'react-router';
import { localeOfPath, PAGES, pathIn } from '../../app/paths.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { TopnavSlim } from '../../layouts/topnav-slim.tsx';
import { hasAnonymousUserId } from '../../session/visitor.ts';

/** The full-page error: what happened, under which number, and the ways out. */
export function FailureScreen({ status = 500 }: { readonly status?: number }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const missing = status === 404;
  return (
    <TopnavSlim>
      <title>{missing ? t('failure.notFound.meta.title') : t('failure.broken.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="page max-w-2xl py-16">
        <p className="figure text-left text-ink-2">{t('failure.status', { status: String(status) })}</p>
        <h1 className="mt-2 text-xl">{missing ? t('failure.notFound.title') : t('failure.broken.title')}</h1>
        <p className="mt-4">
          {missing ? t('failure.notFound.message', { path: pathname }) : t('failure.broken.message')}
        </p>
        <ul className="mt-4 list-disc pl-5 text-ink-2">
          <li>{missing ? t('failure.notFound.checkUrl') : t('failure.broken.wait')}</li>
          <li>{missing ? t('failure.notFound.goHome') : t('failure.broken.refresh')}</li>
        </ul>
        <div className="mt-8">{missing ? <BackHome /> : <TryAgain />}</div>
      </div>
    </TopnavSlim>
  );
}

function BackHome() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Link className="button" to={pathIn(localeOfPath(pathname) ?? 'en', PAGES.home)}>
      {t('failure.notFound.action')}
    </Link>
  );
}

function TryAgain() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const retry = (): void => {
    if (hasAnonymousUserId()) window.location.reload();
    else void navigate(pathIn(localeOfPath(pathname) ?? 'en', PAGES.home));
  };
  return (
    <button type="button" className="button" onClick={retry}>
      {t('failure.broken.action')}
    </button>
  );
}
