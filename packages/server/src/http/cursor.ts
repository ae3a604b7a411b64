/** A place in a list that is ordered newest first: the row that the last page ended with. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** A cursor is a place in a list, in a form that callers do not take apart. */
export const toCursor = (row: { readonly created_at: Date; readonly id: string }): string =>
  Buffer.from(`${row.created_at.getTime()} ${row.id}`).toString('base64url');

/** The place that a cursor stands for, or `undefined` when it is none. */
export function fromCursor(cursor: string): Place | undefined {
  const match = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, time, id] = match ?? [];
  return time !== undefined && id !== undefined ? { createdAt: new Date(Number(time)), id } : undefined;
}
