import { KeptLayouts, LAYOUTS_PATH, LayoutQuery, SetLayout, Success, success } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import type { Layouts } from './service.ts';

const access = 'user';
const tags = ['conversions'] as const;

/** `/api/v1/layouts`: for signed-in people and their programs. */
export function layoutRoutes(app: App, { layouts }: { readonly layouts: Layouts }): void {
  app.get(
    LAYOUTS_PATH,
    {
      config: { access },
      schema: {
        summary: 'lists the layouts whose columns one has set',
        tags,
        response: { 200: Success(KeptLayouts) },
      },
    },
    async ({ owner }) => success(await layouts.list(owner.id)),
  );

  app.put(
    LAYOUTS_PATH,
    {
      config: { access, failures: ['too-many'] },
      schema: {
        summary: 'keeps the columns of a layout, in place of those before',
        description:
          'One’s conversions to come are read by them where a table has this fingerprint; a result of one has the warning `columns-set`.',
        tags,
        body: SetLayout,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, body }) => {
      await layouts.put(owner.id, body);
      return success(null);
    },
  );

  app.delete(
    LAYOUTS_PATH,
    {
      config: { access },
      schema: {
        summary: 'forgets the columns of a layout, if there are any',
        tags,
        querystring: LayoutQuery,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, query }) => {
      await layouts.delete(owner.id, query.fingerprint);
      return success(null);
    },
  );
}
