import type { Table } from '../shapes/layout.ts';
import type { Subject } from '../shapes/trace.ts';

/** A table, as what something is proposed for. */
export const tableSubject = ({ blocks, heading }: Table, table: number): Subject => ({
  what: 'table',
  table,
  ...(blocks[0] && { page: blocks[0].page }),
  ...(heading && { text: heading.cells.map(({ text }) => text).join(' | ') }),
});

/** One of its columns of figures or of dates. */
export function columnSubject(table: Table, index: number, kind: 'figures' | 'dates', column: number): Subject {
  const heading = table[kind][column]?.heading;
  const page = table.blocks[0]?.page;
  return {
    what: 'column',
    table: index,
    kind,
    column,
    ...(page !== undefined && { page }),
    ...(heading && { text: heading.text }),
  };
}
