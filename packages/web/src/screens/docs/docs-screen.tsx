import { exporters } from '@tallyleaf/exporters';
import { Link } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { ContentDocs } from '../../layouts/content-docs.tsx';
import { KeyList } from '../../layouts/key-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { COMMANDS } from './commands.ts';
import { DOCS_PAGES, type DocsPage } from './docs-pages.ts';
import { HELP_PICTURE_SIZE, HELP_PICTURES, helpPicture, type PicturedPage } from './help-pictures.ts';

/** A page of the help: short, exact, and the way on to where the thing itself is. */
export function DocsScreen({ page }: { readonly page: DocsPage }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const pages = DOCS_PAGES.map(({ name, path }) => ({
    to: pathIn(locale, path),
    title: t(`docs.pages.${name}.title`),
    current: name === page,
  }));
  return (
    <ContentDocs label={t('docs.label')} pages={pages}>
      <h1 className="text-xl">{t(`docs.pages.${page}.title`)}</h1>
      {t(`docs.pages.${page}.text`)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      {isPictured(page) ? <Screen page={page} /> : null}
      <More page={page} />
    </ContentDocs>
  );
}

const isPictured = (page: DocsPage): page is PicturedPage => page in HELP_PICTURES;

/** The screen that a page is about, as it looks in the reader's language. */
function Screen({ page }: { readonly page: PicturedPage }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <Picture
      key={page}
      src={helpPicture(locale, page)}
      alt={t(`docs.pages.${page}.picture`)}
      {...HELP_PICTURE_SIZE}
      sizes="(width < 48rem) 100vw, 44rem"
      className="mt-6 border border-rule"
    />
  );
}

/** Lines for a terminal; long ones are scrolled sideways, by keys, too. */
function Commands({ lines }: { readonly lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys
    <pre tabIndex={0} className="mt-6 overflow-x-auto border border-rule bg-surface p-4 text-sm" dir="ltr">
      <code>{lines.join('\n')}</code>
    </pre>
  );
}

/** What a page has besides its text. */
function More({ page }: { readonly page: DocsPage }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  if (page === 'start') return <WayOn to={pathIn(locale, PAGES.home)} name={t('nav.home')} />;
  if (page === 'formats') return <Formats />;
  if (page === 'privacy') return <WayOn to={pathIn(locale, PAGES.privacy)} name={t('footer.privacy')} />;
  if (page === 'credits') return <WayOn to={pathIn(locale, PAGES.pricing)} name={t('pages.pricing')} />;
  if (page === 'keyboard') return <KeyList />;
  if (page === 'batch') return <WayOn to={pathIn(locale, PAGES.conversions)} name={t('sidenav.conversions')} />;
  if (page === 'commandLine') return <Commands lines={COMMANDS.commandLine} />;
  if (page === 'api') {
    return (
      <>
        <Commands lines={COMMANDS.api} />
        <p className="mt-6">
          <a href="/api/docs">{t('docs.api')}</a>
        </p>
      </>
    );
  }
  return null;
}

function WayOn({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <p className="mt-6">
      <Link to={to}>{name}</Link>
    </p>
  );
}

/** Every format that the software writes, from its own register. */
function Formats() {
  const t = useTranslate();
  return (
    <table className="ledger mt-6 w-full max-w-md text-sm">
      <thead>
        <tr>
          <th scope="col">{t('docs.format')}</th>
          <th scope="col">{t('docs.ending')}</th>
        </tr>
      </thead>
      <tbody>
        {exporters.map(({ id, extension }) => (
          <tr key={id}>
            <td>{t(`formats.${id as 'csv'}`)}</td>
            <td>.{extension}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
