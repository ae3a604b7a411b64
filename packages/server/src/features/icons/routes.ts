import { ICONS_PATH, IconSet, IconsQuery } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { ApiError } from '../../http/errors.ts';
import { findIcons } from './service.ts';

/** An icon's drawing changes with a new version of ours only. */
const A_DAY = 'public, max-age=86400';
const MAX_ICONS = 100;

/** Icons that a page does not bring itself (specification, section 7: the fallback of the icon API). */
export function iconRoutes(app: App): void {
  app.get(
    `${ICONS_PATH}/:file`,
    {
      config: { access: 'anyone', failures: ['not-found'] },
      schema: {
        summary: 'gives icons by their names; `{file}` is `lucide.json`',
        tags: ['site'],
        params: Type.Object({ file: Type.String({ maxLength: 70 }) }),
        querystring: IconsQuery,
        response: { 200: IconSet },
      },
    },
    async ({ params, query }, reply) => {
      const names = [...new Set(query.icons.split(','))];
      if (names.length > MAX_ICONS) throw new ApiError('invalid-input', `Ask for at most ${MAX_ICONS} icons at once.`);
      const found = await findIcons(params.file, names);
      if (!found) throw new ApiError('not-found');
      return reply.header('cache-control', A_DAY).send(found);
    },
  );
}
