import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useResource } from '../../api/use-resource.ts';
import { PAGES, pathIn, pathWithout, reviewPath } from '../../app/paths.ts';
import { wordsOf } from '../../batch/arrange.ts';
import { listKept } from '../../batch/kept-rows.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { rememberLocale } from '../../i18n/remember.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { type PageCommand, pageActions, showCommands, usePageOffers } from '../../layouts/command-view.ts';
import { isLogin } from '../../session/rules.ts';
import { session, useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import type { CommandGroup } from '../../ui/command-palette.tsx';

/** What can be done from where one is: this page's actions, conversions, other pages, the same page in another language. */
export function useCommandGroups(): readonly CommandGroup[] {
  const t = useTranslate();
  const own = usePageOffers();
  return [
    { label: t('commands.actions'), commands: useActions(own) },
    { label: t('commands.conversions'), commands: useConversions(own), onlyFound: true },
    { label: t('commands.pages'), commands: usePages() },
    { label: t('commands.languages'), commands: useLanguages() },
  ];
}

function useActions(own: readonly PageCommand[]) {
  const t = useTranslate();
  const { token, user } = useSession();
  const choose = pageActions().get('chooseFiles');
  return [
    ...own.filter(({ onlyFound = false }) => !onlyFound),
    ...(choose ? [{ id: 'choose-files', label: t('commands.chooseFiles'), run: choose }] : []),
    isLogin(token, user)
      ? { id: 'sign-out', label: t('commands.signOut'), run: () => void session.logout() }
      : { id: 'sign-in', label: t('commands.signIn'), run: () => openSignIn('sign-in') },
    { id: 'keys', label: t('commands.keys'), run: () => showCommands('keys') },
  ];
}

/** Conversions, found by file, bank and account. */
function useConversions(own: readonly PageCommand[]) {
  const navigate = useNavigate();
  const locale = useLocaleCode();
  const { data } = useResource(useCallback(() => listKept(), []));
  const here = own.filter(({ onlyFound = false }) => onlyFound);
  const others = (data ?? [])
    .filter(({ id, step }) => step === 'done' && !here.some((one) => one.id === id))
    .map((row) => ({
      id: row.id,
      label: wordsOf(row),
      run: () => void navigate(pathIn(locale, reviewPath(row.id))),
    }));
  return [...here, ...others];
}

function usePages() {
  const t = useTranslate();
  const navigate = useNavigate();
  const locale = useLocaleCode();
  const pages = [
    [PAGES.home, t('commands.home')],
    [PAGES.conversions, t('sidenav.conversions')],
    [PAGES.worklist, t('commands.worklist')],
    [PAGES.ledger, t('commands.ledger')],
    [PAGES.account, t('sidenav.profile')],
    [PAGES.pricing, t('pages.pricing')],
    [PAGES.docs, t('pages.help')],
    [PAGES.contact, t('pages.contact')],
    [PAGES.terms, t('footer.terms')],
    [PAGES.privacy, t('footer.privacy')],
    [PAGES.ui, t('commands.ui')],
  ] as const;
  return pages.map(([page, label]) => ({ id: page, label, run: () => void navigate(pathIn(locale, page)) }));
}

function useLanguages() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return LOCALES.map(({ code, name, tag }) => ({
    id: code,
    label: name,
    lang: tag,
    run: () => {
      // English has no prefix to win over the cookie, so the choice is written before the way there.
      rememberLocale(code);
      void navigate(pathIn(code, pathWithout(pathname)), { preventScrollReset: true });
    },
  }));
}
