import { Value } from 'typebox/value';
import { Conversion } from './statement.ts';

/** Why a value is no conversion, for people, in English: where in it, and what is wrong there. */
export class NotAConversion extends Error {
  override readonly name = 'NotAConversion';
}

/**
 * A value from outside as a conversion: itself, or the `conversion` of an answer of the API.
 * @throws {NotAConversion}
 */
export function readConversion(value: unknown): Conversion {
  const given = inAnswer(value);
  if (Value.Check(Conversion, given)) return given;
  const [first] = Value.Errors(Conversion, given);
  throw new NotAConversion(
    `This is no result of the form statement/1${first ? `: ${first.instancePath || 'the whole'} ${first.message}` : ''}.`,
  );
}

/** What an answer of `GET /api/v1/conversions/{id}` has in its envelope. */
function inAnswer(value: unknown): unknown {
  const { data, conversion } = (value ?? {}) as { data?: { conversion?: unknown }; conversion?: unknown };
  return data?.conversion ?? conversion ?? value;
}
