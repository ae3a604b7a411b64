import type { AdminCommand } from '../admin.ts';
import { hours, printRecord, readArguments, wholeNumber } from './arguments.ts';

/** `stats [--json]`: figures of the whole server. */
export const stats: AdminCommand = (args, io) => {
  const { values } = readArguments(args, [], { json: { type: 'boolean' } });
  return { data: values.data, run: async (admin) => printRecord(await admin.stats(), io, values.json) };
};

const MOST_LINES = 1_000_000;
const LINES = 200;

/** `journal [--account EMAIL] [--since 7d] [--limit N] [--json]`: the security journal, a line an entry, the newest first. */
export const journal: AdminCommand = (args, io) => {
  const { values } = readArguments(args, [], {
    account: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  });
  const query = {
    email: values.account,
    hours: values.since === undefined ? undefined : hours(values.since, '--since'),
    limit: values.limit === undefined ? LINES : wholeNumber(values.limit, '--limit', MOST_LINES),
  };
  return {
    data: values.data,
    run: async (admin) => {
      const lines = await admin.journal(query);
      if (values.json) io.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
      else {
        for (const { at, kind, outcome, account, network, detail } of lines) {
          io.stdout.write(
            `${[at.toISOString(), kind, outcome, account, network, detail].map((v) => v ?? '-').join('\t')}\n`,
          );
        }
      }
    },
  };
};

/** `forget-key`: the next server that starts begins with its own key. */
export const forgetKey: AdminCommand = (args) => {
  const { values } = readArguments(args, [], {});
  return { data: values.data, run: (admin) => admin.forgetKey() };
};

/** `rotate-keys`: everything that is stored depends on the first key of STORAGE_KEY alone. */
export const rotateKeys: AdminCommand = (args, io) => {
  const { values } = readArguments(args, [], {});
  return {
    data: values.data,
    run: async (admin) => {
      const { retired, ...counts } = await admin.rotateKeys();
      printRecord({ ...counts, retired: retired.join(' ') }, io, false);
    },
  };
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
