import { LOCALES, type LocaleCode, type Site } from '@tallyleaf/contract';
import type { Config } from '../../config.ts';

/** What is known of the pages that are served, if any are. */
interface ServedPages {
  readonly locales: ReadonlySet<LocaleCode>;
  readonly buildId: string | undefined;
}

/** What the configuration says to everybody: no secret, no address of a machine. */
export function describeSite(config: Config, supportAddress: string, pages: ServedPages | undefined): Site {
  const { product, provider, payments, chat, limits } = config;
  return {
    product: product.name,
    support_email: supportAddress,
    provider: provider ? { name: provider.name, client_id: provider.clientId } : null,
    payments: payments !== undefined,
    chat: chat ? { script_url: chat.scriptUrl, site_id: chat.siteId } : null,
    limits: { bytes: limits.document.bytes, pages: limits.document.pages, files: limits.filesPerRequest },
    visitor_credits: limits.visitorCredits,
    visitor_hours: limits.visitorHours,
    user_days: limits.userDays,
    languages: LOCALES.filter(({ code }) => pages === undefined || pages.locales.has(code)).map((locale) => ({
      ...locale,
    })),
    build_id: pages?.buildId ?? null,
  };
}
