import { resolve } from 'node:path';
import type { AdminCommand } from '../admin.ts';
import { printRecord, readArguments } from './arguments.ts';

/** `backup FILE [--force]`: everything in one archive. */
export const backup: AdminCommand = (args, io) => {
  const { positionals, values } = readArguments(args, ['FILE'], { force: { type: 'boolean' } });
  const [file = ''] = positionals;
  return {
    data: values.data,
    run: async (admin) => printRecord(await admin.backUp(resolve(file), values.force ?? false), io, false),
  };
};

/** `restore FILE [--force]`: an archive in the place of everything that is there. */
export const restore: AdminCommand = (args, io) => {
  const { positionals, values } = readArguments(args, ['FILE'], { force: { type: 'boolean' } });
  const [file = ''] = positionals;
  return {
    data: values.data,
    run: async (admin) => printRecord(await admin.restore(resolve(file), values.force ?? false), io, false),
  };
};
