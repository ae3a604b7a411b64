import { type CategoryRule, MAX_CATEGORY_RULES } from '@tallyleaf/contract';
import { useCallback } from 'react';
import { useResource } from '../../../api/use-resource.ts';
import { accountRules } from '../../../categories/account-rules.ts';
import { deviceRules } from '../../../categories/device-rules.ts';
import { type RuleStore, TooManyRules } from '../../../categories/rule-store.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { isLogin } from '../../../session/rules.ts';
import { useSession } from '../../../session/session.ts';
import { toast } from '../../../ui/toasts.ts';
import { type Rules, rulesByKey } from './same-merchant.ts';

export interface KeptRules {
  /** Null until they are there; without them the review works as if there were none. */
  readonly rules: Rules | null;
  readonly place: RuleStore['place'];
  readonly put: (rule: CategoryRule) => void;
  readonly remove: (key: string) => void;
}

/** One's rules for categories, from wherever they are kept; what cannot be kept is said, and taken back. */
export function useRules(): KeptRules {
  const t = useTranslate();
  const { token, user } = useSession();
  const store = isLogin(token, user) ? accountRules : deviceRules;
  const load = useCallback(async () => rulesByKey(await store.list()), [store]);
  const { data, reload, set } = useResource(load);
  const attempt = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      console.warn(error);
      const full = error instanceof TooManyRules;
      toast({
        title: full ? t('categories.rules.full', { count: MAX_CATEGORY_RULES }) : t('categories.rules.failed'),
        tone: 'bad',
      });
      reload();
    });
  };
  return {
    rules: data,
    place: store.place,
    put: (rule) => {
      set(new Map(data).set(rule.key, rule));
      attempt(store.put(rule));
    },
    remove: (key) => {
      set(new Map([...(data ?? [])].filter(([other]) => other !== key)));
      attempt(store.remove(key));
    },
  };
}
