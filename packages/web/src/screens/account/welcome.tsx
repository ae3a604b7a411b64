import type { UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { isNewUser, isUnlimited } from '../../session/rules.ts';

/** A word to who has an account since yesterday at most (specification, section 4: new user): what it gives. */
export function Welcome({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const [now] = useState(() => Date.now());
  if (!isNewUser(user.created_at, now)) return null;
  return (
    <p className="mb-8 max-w-2xl border-l-4 border-l-green bg-surface px-4 py-3">
      <strong className="block font-semibold">{t('account.welcome')}</strong>
      {isUnlimited(user.plan_index) ? null : t('account.plan.free')}
    </p>
  );
}
