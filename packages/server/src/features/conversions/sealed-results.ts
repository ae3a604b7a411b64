import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Conversion, type Corrections, type StatementOutline, verdictOfFile } from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import { sealBytes } from '../../sealed-bytes.ts';
import { ContentAltered, type KeyRing, newDataKey, open, type WrappedKey } from '../../storage/encryption/key-ring.ts';

/**
 * What a conversion holds of a statement, as its row keeps it: where there is a storage key, compressed and encrypted by a
 * data key of the row's own, as one JSON string, for this row and this column only. The row keeps its data key wrapped.
 */

/** The columns that are encrypted, and what they hold. */
export interface Content {
  readonly result: Conversion | null;
  readonly corrections: Corrections | null;
  readonly outlines: StatementOutline[] | null;
}

/** A row's key, as it is kept. */
export interface KeyColumns {
  readonly result_storage_key: string | null;
  readonly result_key: string | null;
}

/** Columns as they are kept, of a row with its key. */
export type Kept<Column extends keyof Content> = KeyColumns & {
  readonly id: string;
} & { readonly [Name in Column]: Content[Name] | string };

/** Large results take long to compress, and gain little by more. */
const LEVEL = 3;

const contextOf = (id: string): string => `the result of the conversion ${id}`;
const placeOf = (id: string, column: keyof Content): string => `${column} of the conversion ${id}`;

/** Writes columns of one row. */
export interface RowWriter {
  /** To be kept with what is written. */
  readonly key: KeyColumns;
  /** JSON for the column. */
  readonly write: <Column extends keyof Content>(column: Column, value: Content[Column]) => string | null;
  /** The same, of a value that is JSON already. */
  readonly writeText: (column: keyof Content, text: string | null) => string | null;
}

/** Writes columns under a new key, or in clear where the ring has none. */
export function newRow(ring: KeyRing, id: string): RowWriter {
  if (ring.current === undefined) return writer(id, { result_storage_key: null, result_key: null });
  const dataKey = newDataKey();
  return writer(id, columnsOf(ring.wrap(dataKey, contextOf(id))), dataKey);
}

/** Writes columns of a row that is there, as its others are kept. @throws {StorageKeyMissing} */
export const sameRow = (ring: KeyRing, row: KeyColumns & { readonly id: string }): RowWriter =>
  writer(row.id, row, dataKeyOf(ring, row));

function writer(id: string, { result_storage_key, result_key }: KeyColumns, dataKey?: Buffer): RowWriter {
  const writeText: RowWriter['writeText'] = (column, text) => {
    if (text === null || !dataKey) return text;
    const packed = deflateRawSync(text, { level: LEVEL });
    return JSON.stringify(sealBytes(dataKey, packed, placeOf(id, column)).toString('base64'));
  };
  return {
    key: { result_storage_key, result_key },
    write: (column, value) => writeText(column, value === null ? null : JSON.stringify(value)),
    writeText,
  };
}

/** A column's value. @throws {StorageKeyMissing | ContentAltered} */
export function readColumn<Column extends keyof Content>(
  ring: KeyRing,
  row: Kept<Column>,
  column: Column,
): Content[Column] {
  const kept = row[column] as Content[Column] | string;
  const dataKey = kept === null ? undefined : dataKeyOf(ring, row);
  if (typeof kept !== 'string') {
    // A row is in clear or encrypted as a whole: nobody can slip in something else.
    if (dataKey) throw new ContentAltered();
    return kept;
  }
  if (!dataKey) throw new ContentAltered();
  const packed = open(dataKey, Buffer.from(kept, 'base64'), placeOf(row.id, column));
  return JSON.parse(inflateRawSync(packed).toString('utf8')) as Content[Column];
}

function dataKeyOf(ring: KeyRing, row: KeyColumns & { readonly id: string }): Buffer | undefined {
  const { result_storage_key: storageKey, result_key: wrapped } = row;
  return storageKey === null || wrapped === null ? undefined : ring.unwrap({ storageKey, wrapped }, contextOf(row.id));
}

const columnsOf = ({ storageKey, wrapped }: WrappedKey): KeyColumns => ({
  result_storage_key: storageKey,
  result_key: wrapped,
});

/** A row's data key, wrapped anew by the first key. @throws {StorageKeyMissing} */
export function rewrapRow(
  ring: KeyRing,
  row: { id: string; result_storage_key: string; result_key: string },
): KeyColumns {
  const wrapped = { storageKey: row.result_storage_key, wrapped: row.result_key };
  return columnsOf(ring.wrap(ring.unwrap(wrapped, contextOf(row.id)), contextOf(row.id)));
}

/** The columns of a conversion that is done. */
export function resultColumns(ring: KeyRing, id: string, conversion: Conversion) {
  const { key, write } = newRow(ring, id);
  return {
    ...key,
    result: write('result', conversion),
    verdict: verdictOfFile(conversion),
    outlines: write('outlines', outlinesOf(conversion)),
  };
}
