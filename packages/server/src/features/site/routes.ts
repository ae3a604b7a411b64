import { SITE_PATH, Site, Success, success } from '@tallyleaf/contract';
import type { App } from '../../http/app-type.ts';

export interface SiteNeeds {
  /** What is said of this place; it does not change while the process lives. */
  readonly site: Site;
}

/** What a page needs to know of the place that it comes from. */
export function siteRoutes(app: App, { site }: SiteNeeds): void {
  app.get(
    SITE_PATH,
    {
      config: { access: 'anyone' },
      schema: { summary: 'tells what is on and what is off here', tags: ['site'], response: { 200: Success(Site) } },
    },
    // The same for everybody, and asked for again after a restart with other settings.
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return success(site);
    },
  );
}
