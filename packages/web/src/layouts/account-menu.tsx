import { Link } from 'react-router';
import { PAGES, pathIn } from '../app/paths.ts';
import { usePlanName } from '../i18n/plan-name.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { isLogin, isUnlimited } from '../session/rules.ts';
import { session, useSession } from '../session/session.ts';
import { openSignIn } from '../session/sign-in-prompt.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/**
 * Who is signed in, with credits and the way out; or the way in. Until it is known which, the way in keeps its place, unseen,
 * so that nothing moves when it comes.
 */
export function AccountMenu() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const planName = usePlanName();
  const { token, user, userLoadDone } = useSession();
  const known = userLoadDone || isLogin(token, user);
  if (!known || user === null) {
    return (
      <button
        type="button"
        className={`button-quiet small ${known ? '' : 'invisible'}`}
        onClick={() => openSignIn('sign-in')}
      >
        {t('accountMenu.signIn')}
      </button>
    );
  }
  const credits = isUnlimited(user.plan_index)
    ? t('accountMenu.unlimited')
    : t('accountMenu.credits', { count: user.available });
  return (
    <Disclosure label={`${t('accountMenu.menu')}: ${user.username}`} face={<Avatar name={user.username} />}>
      <div className="px-4 py-2">
        <p className="truncate font-semibold">{user.username}</p>
        <p className="truncate text-xs text-ink-2">{user.email}</p>
        <p className="mt-1 text-xs text-ink-2">{[planName(user.plan_index), credits].join(' · ')}</p>
      </div>
      <Link
        to={pathIn(locale, PAGES.conversions)}
        className="flex min-h-10 items-center border-t border-rule px-4 no-underline hover:bg-paper"
      >
        {t('sidenav.conversions')}
      </Link>
      <Link to={pathIn(locale, PAGES.account)} className="flex min-h-10 items-center px-4 no-underline hover:bg-paper">
        {t('accountMenu.account')}
      </Link>
      <button
        type="button"
        className="flex min-h-10 w-full items-center border-t border-rule px-4 text-left hover:bg-paper"
        onClick={() => void session.logout()}
      >
        {t('accountMenu.signOut')}
      </button>
    </Disclosure>
  );
}
