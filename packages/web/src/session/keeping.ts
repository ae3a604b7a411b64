import type { Site, UserInfo } from '@tallyleaf/contract';
import { useSite } from '../api/site.ts';
import { useSession } from './session.ts';

/** How long the server keeps a file, as sentences take it. `never`: it goes once it is converted. */
export interface Keeping extends Record<string, string | number> {
  readonly unit: 'hours' | 'days' | 'never' | 'unknown';
  readonly count: number;
}

const DAY_HOURS = 24;

/**
 * How long files of this reader are kept on the server: as they set it, else as the operator did (product, section 4).
 * @param site null: the server has not said it yet
 */
export function keepingOf(
  site: Pick<Site, 'visitor_hours' | 'user_days'> | null,
  user: Pick<UserInfo, 'keep_hours' | 'keep_files'> | null,
): Keeping {
  if (user && !user.keep_files) return { unit: 'never', count: 0 };
  const set = user?.keep_hours ?? null;
  if (set === null && site === null) return { unit: 'unknown', count: 0 };
  const hours = set ?? (user ? (site?.user_days ?? 0) * DAY_HOURS : (site?.visitor_hours ?? 0));
  const whole = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return whole ? { unit: 'days', count: hours / DAY_HOURS } : { unit: 'hours', count: hours };
}

/** The same for whoever reads now. */
export const useKeeping = (): Keeping => keepingOf(useSite(), useSession().user);
