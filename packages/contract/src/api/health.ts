import { type Static, Type } from 'typebox';

/** `GET /health`: whether the process lives (it answers) and whether it can serve. */
export const Health = Type.Object({
  live: Type.Literal(true),
  ready: Type.Boolean(),
  checks: Type.Object({ database: Type.Boolean(), queue: Type.Boolean(), disk: Type.Boolean() }),
});
export type Health = Static<typeof Health>;
