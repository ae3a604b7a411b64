import type { UserInfo } from '@tallyleaf/contract';
import { type ComponentType, useEffect } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { Sidenav } from '../../layouts/sidenav.tsx';
import { useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { DataSections } from './data/data-sections.tsx';
import { PlanSections } from './plan/plan-sections.tsx';
import { ProfileSections } from './profile/profile-sections.tsx';
import { ProgramSections } from './programs/program-sections.tsx';
import { SecuritySections } from './security/security-sections.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { Welcome } from './welcome.tsx';

/** What a page of the account is given. */
export interface AccountPageProps {
  readonly user: UserInfo;
}

const PAGES_OF = {
  profile: ProfileSections,
  security: SecuritySections,
  plan: PlanSections,
  programs: ProgramSections,
  data: DataSections,
} as const satisfies Record<string, ComponentType<AccountPageProps>>;

export type AccountPage = keyof typeof PAGES_OF;

/** One's own account, a page for each matter (product, section 6). Only who is signed in has one. */
export function AccountScreen({ page }: { readonly page: AccountPage }) {
  const t = useTranslate();
  const { user, userLoadDone } = useSession();
  return (
    <Sidenav>
      <h1 className="mb-6 text-xl">{t(`sidenav.${page}`)}</h1>
      {user ? <Own key={user.id} user={user} page={page} /> : userLoadDone ? <NotSignedIn /> : null}
    </Sidenav>
  );
}

/** The page, with the account as the server has it now; who is new is welcomed. */
function Own({ user, page }: AccountPageProps & { readonly page: AccountPage }) {
  const Page = PAGES_OF[page];
  useFreshUser();
  return (
    <>
      <Welcome user={user} />
      <Page user={user} />
    </>
  );
}

/** Why there is nothing to see, and the dialog that changes it. */
function NotSignedIn() {
  const t = useTranslate();
  useEffect(() => openSignIn('sign-in'), []);
  return (
    <div className="border-t border-ink pt-6">
      <p className="max-w-xl">{t('account.why')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => openSignIn('sign-in')}>
          {t('accountMenu.signIn')}
        </button>
        <button type="button" className="button-quiet" onClick={() => openSignIn('register')}>
          {t('account.register')}
        </button>
      </div>
    </div>
  );
}
