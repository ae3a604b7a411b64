import type { AdminCommand } from '../admin.ts';
import { hours, printRecord, readArguments } from './arguments.ts';

/** `stats [--json]`: figures of the whole server. */
export const stats: AdminCommand = (args, io) => {
  const { values } = readArguments(args, [], { json: { type: 'boolean' } });
  return { data: values.data, run: async (admin) => printRecord(await admin.stats(), io, values.json) };
};

/** `forget-key`: the next server that starts begins with its own key. */
export const forgetKey: AdminCommand = (args) => {
  const { values } = readArguments(args, [], {});
  return { data: values.data, run: (admin) => admin.forgetKey() };
};

/** `purge [--older-than 7d] [--compact]`: deletes now what is due. */
export const purge: AdminCommand = (args, io) => {
  const { values } = readArguments(args, [], { 'older-than': { type: 'string' }, compact: { type: 'boolean' } });
  const span = values['older-than'];
  const olderThanHours = span === undefined ? undefined : hours(span, '--older-than');
  const compact = values.compact ?? false;
  return {
    data: values.data,
    run: async (admin) => printRecord(await admin.purge({ olderThanHours, compact }), io, false),
  };
};
