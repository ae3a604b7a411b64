import { exporters, findExporter, type SettingValues } from '@tallyleaf/exporters';
import { type TOptional, type TString, Type } from 'typebox';
import { ApiError } from '../../http/errors.ts';

/** Longer than any value that a format takes. */
const LONGEST_VALUE = 2000;

/** The settings of all formats as query parameters, each with who has it: `dates` of qif, csv-xero … */
export const settingParameters: Readonly<Record<string, TOptional<TString>>> = Object.fromEntries(
  [...new Set(exporters.flatMap(({ settings }) => settings.map(({ id }) => id)))].map((id) => [
    id,
    Type.Optional(Type.String({ maxLength: LONGEST_VALUE, description: describe(id) })),
  ]),
);

function describe(id: string): string {
  const holders = exporters.flatMap((info) =>
    info.settings.filter((setting) => setting.id === id).map((setting) => ({ format: info.id, setting })),
  );
  const [first] = holders;
  const values = new Set(
    holders.flatMap(({ setting }) => (setting.kind === 'choice' ? setting.choices.map(({ value }) => value) : [])),
  );
  const takes = first?.setting.kind === 'text' ? first.setting.expects : [...values].join(', ');
  return `${first?.setting.label ?? id} (${takes}); of ${holders.map(({ format }) => format).join(', ')}`;
}

/** The settings among a query's parameters; the format itself says what is wrong with them (`asInvalidInput`). */
export const settingsIn = (query: Readonly<Record<string, unknown>>): SettingValues =>
  Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => {
      const [id, value] = pair;
      return id in settingParameters && typeof value === 'string';
    }),
  );

/**
 * The format with this id.
 * @throws {ApiError} `unknown-format`
 */
export function knownFormat(id: string): string {
  if (!findExporter(id)) throw new ApiError('unknown-format');
  return id;
}
