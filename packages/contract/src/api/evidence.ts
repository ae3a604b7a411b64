import { Type } from 'typebox';
import { LocaleCode } from '../locales.ts';

/** `GET /api/v1/conversions/{id}/evidence`: the report as data or to be read, in a language. */
export const EvidenceQuery = Type.Object({
  /** `json` where it is left out. */
  format: Type.Optional(Type.Enum(['json', 'pdf'])),
  /** Of the PDF; English where it is left out. */
  locale: Type.Optional(LocaleCode),
});
