import { resolve } from 'node:path';
import type { Admin } from '@tallyleaf/server';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage.ts';
import { backup, restore } from './admin/archives.ts';
import { doctor } from './admin/doctor.ts';
import { createUser, deleteUser, grantCredits, grantPlan, revoke, showUser } from './admin/people.ts';
import { forgetKey, journal, purge, rotateKeys, stats } from './admin/whole.ts';

/** A command of operators: its arguments are read before anything is opened. */
export type AdminCommand = (args: string[], io: Io) => { readonly data?: string | undefined; readonly run: Work };
type Work = (admin: Admin) => Promise<void>;

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'user create': createUser,
  'user show': showUser,
  'user delete': deleteUser,
  'grant credits': grantCredits,
  'grant plan': grantPlan,
  'revoke sessions': revoke('sessions'),
  'revoke keys': revoke('keys'),
  'revoke plan': revoke('plan'),
  'revoke factors': revoke('factors'),
  'forget-key': forgetKey,
  'rotate-keys': rotateKeys,
  journal,
  purge,
  stats,
  backup,
  restore,
};

/** `tallyleaf admin …`: what operators do, on the database and storage that the environment configures. */
export async function admin(args: string[], io: Io): Promise<ExitCode> {
  // It looks for itself at what the others open.
  if (args[0] === 'doctor') return doctor(args.slice(1), io);
  const { command, rest } = commandOf(args);
  const { administer, explainForPeople, FolderInUse, readConfig, readEnvironment } = await import('@tallyleaf/server');
  const { data, run } = command(rest, io);
  const folder = data === undefined ? {} : { DATA_FOLDER: resolve(data) };
  try {
    // As in a terminal: whoever runs a command reads its answer, not a log.
    await administer(readConfig({ ...readEnvironment(), ...folder }, true), run);
    return EXIT.ok;
  } catch (error) {
    const message = explainForPeople(error);
    if (message === undefined) throw error;
    throw new UsageError(error instanceof FolderInUse ? `${message} ${WHILE_RUNNING}` : message);
  }
}

/** Commands are named by one word or two, before any option. */
function commandOf(args: readonly string[]): { readonly command: AdminCommand; readonly rest: string[] } {
  const words = args.slice(0, 2).filter((word) => !word.startsWith('-'));
  for (const count of [1, 2]) {
    const command = Object.entries(COMMANDS).find(([name]) => name === words.slice(0, count).join(' '))?.[1];
    if (command) return { command, rest: args.slice(count) };
  }
  throw new UsageError(
    words.length === 0 ? 'Say what to do: admin COMMAND.' : `There is no command "admin ${words.join(' ')}".`,
  );
}

const WHILE_RUNNING =
  'The embedded database belongs to one process; with DATABASE_URL this works while the server runs.';
