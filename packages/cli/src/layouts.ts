import { readFile } from 'node:fs/promises';
import type { SetColumn, SetLayout } from '@tallyleaf/contract';
import { areInOrder, COLUMN_ROLES } from '@tallyleaf/contract/plain';
import { isSystemError, systemMessage } from './files.ts';
import { UsageError } from './usage.ts';

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const isColumn = (value: unknown): value is SetColumn => {
  const { role, from, to } = (value ?? {}) as Record<string, unknown>;
  return COLUMN_ROLES.some((known) => known === role) && isShare(from) && isShare(to);
};

const isLayout = (value: unknown): value is SetLayout => {
  const { fingerprint, columns } = (value ?? {}) as Record<string, unknown>;
  const named = typeof fingerprint === 'string' && /^[0-9a-f]{16}$/.test(fingerprint);
  return named && Array.isArray(columns) && columns.length > 0 && columns.every(isColumn) && areInOrder(columns);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The layouts in a JSON file: a list of them, as `GET /api/v1/layouts` gives it.
 * @throws {UsageError} when the file cannot be read, or holds something else.
 */
export async function readLayouts(path: string): Promise<SetLayout[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isSystemError(error)) throw new UsageError(`The layouts in ${path} cannot be read: ${systemMessage(error)}`);
    throw error;
  });
  const list = parsed(text.replace(/^\ufeff/, ''));
  if (Array.isArray(list) && list.every(isLayout)) return list;
  throw new UsageError(`${path} is no list of layouts whose columns stand from left to right (docs/statement.md).`);
}
