import { type Static, Type } from 'typebox';
import { LocaleCode } from '../locales.ts';

/** What a page needs to know of the place that it comes from: what is on here, what is off. */

export const SITE_PATH = '/api/site';

const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

export const Site = Type.Object({
  product: Type.String(),
  support_email: Type.String(),
  /** The provider by which people may sign in besides e-mail and password. Its id is public by nature. */
  provider: orNone(Type.Object({ name: Type.String(), client_id: Type.String() })),
  /** Off: plans and credits are given by the operator only. */
  payments: Type.Boolean(),
  /** A support chat, loaded after sign-in. */
  chat: orNone(Type.Object({ script_url: Type.String(), site_id: Type.String() })),
  limits: Type.Object({
    /** Of one file. */
    bytes: Type.Integer(),
    pages: Type.Integer(),
    /** In one upload. */
    files: Type.Integer(),
  }),
  /** Credits that a visitor without an account has for a day. */
  visitor_credits: Type.Integer(),
  /** How long a visitor's files and results are kept, in hours, and a user's, in days, who sets nothing else. */
  visitor_hours: Type.Integer(),
  user_days: Type.Integer(),
  /** The languages that have pages. */
  languages: Type.Array(Type.Object({ code: LocaleCode, name: Type.String(), tag: Type.String() })),
  /** The build of the pages, as `builds/latest.json` names it; null where none is served from here. */
  build_id: orNone(Type.String()),
});
export type Site = Static<typeof Site>;

/** Where icons are fetched that a page does not bring; `{set}` is `lucide`. The answer is Iconify's own, in no envelope. */
export const ICONS_PATH = '/api/_nuxt_icon';

/** Names of icons, parted by commas. */
export const IconsQuery = Type.Object({
  icons: Type.String({ maxLength: 2000, pattern: '^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*)*$' }),
});

/** Part of an icon set, as Iconify's API gives it (https://iconify.design/docs/types/iconify-json.html). */
export const IconSet = Type.Object(
  {
    prefix: Type.String(),
    icons: Type.Record(Type.String(), Type.Object({ body: Type.String() }, { additionalProperties: true })),
    /** Those that are not in the set. */
    not_found: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: true },
);
