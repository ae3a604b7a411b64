import { type Static, Type } from 'typebox';

/** The HTTP messages of API keys: what a user's own programs call with (product, "For programs"). */
export const KEYS_PATH = '/api/v1/keys';

/** How many keys one user may have. */
export const MAX_API_KEYS = 20;

const Moment = Type.String({ format: 'date-time' });
const MomentOrNot = Type.Union([Moment, Type.Null()]);

const info = {
  id: Type.String({ format: 'uuid' }),
  /** What its owner calls it. */
  name: Type.String(),
  /** Its first characters, to tell keys apart. */
  start: Type.String(),
  createdAt: Moment,
  /** Null: never. Written down at most every five minutes. */
  lastUsedAt: MomentOrNot,
  /** Null: never. */
  expiresAt: MomentOrNot,
};

/** A key as it is listed: the key itself is shown once, when it is made. */
export const ApiKey = Type.Object(info);
export const ApiKeys = Type.Array(ApiKey);

export const NewApiKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    expiresAt: Type.Optional(Type.String({ format: 'date-time', description: 'From when it is good no more.' })),
  },
  { additionalProperties: false },
);

/** A key that was just made. `key` is shown here and never again. */
export const MadeApiKey = Type.Object({ ...info, key: Type.String({ description: 'Shown here and never again.' }) });

export const ApiKeyParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export type ApiKey = Static<typeof ApiKey>;
export type NewApiKey = Static<typeof NewApiKey>;
export type MadeApiKey = Static<typeof MadeApiKey>;
