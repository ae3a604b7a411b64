import type { LogEvent } from 'kysely';
import { currentSpan } from './doing.ts';

/** A table behind the word that says so; a function's name stands before a bracket, and a field's in `extract(… from …)`. */
const NAMED = /\b(?:from|into|update)\s+([a-z_]+(?:\.[a-z_]+)?)(?![\w.(])/i;

/** What a statement of SQL does, and the first table that it names. */
export function nameStatement(text: string): { readonly operation: string; readonly table: string | undefined } {
  const [operation = 'OTHER'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = NAMED.exec(text.replaceAll('"', '').replace(/\bextract\s*\([^)]*\)/gi, '')) ?? [];
  return { operation: operation.toUpperCase(), table };
}

/** A query that has been answered, as a span of what asked it. Its text and its values are not told. */
export function traceQuery(event: LogEvent): void {
  const whole = currentSpan();
  if (!whole) return;
  const { operation, table } = nameStatement(event.query.sql);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  };
  const name = table === undefined ? operation : `${operation} ${table}`;
  const span = whole.begin(name, attributes, event.queryDurationMillis);
  span.end(event.level === 'error' ? event.error : undefined);
}
