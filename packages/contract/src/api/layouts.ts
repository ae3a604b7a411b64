import { type Static, Type } from 'typebox';
import { SetLayout } from '../columns.ts';

/** The HTTP messages of layouts whose columns a person set: statements laid out alike are read by them. */
export const LAYOUTS_PATH = '/api/v1/layouts';

/** How many layouts one owner may have. */
export const MAX_LAYOUTS = 200;

export const KeptLayout = Type.Object(
  {
    ...SetLayout.properties,
    /** When the columns were last set, ISO 8601. */
    setAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
export const KeptLayouts = Type.Array(KeptLayout);
export const LayoutQuery = Type.Object(
  { fingerprint: SetLayout.properties.fingerprint },
  { additionalProperties: false },
);

export type KeptLayout = Static<typeof KeptLayout>;
export type LayoutQuery = Static<typeof LayoutQuery>;
