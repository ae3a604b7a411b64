import { text } from 'node:stream/consumers';
import type { Revocable } from '@tallyleaf/server';
import { UsageError } from '../../usage.ts';
import type { AdminCommand } from '../admin.ts';
import { printRecord, readArguments, wholeNumber } from './arguments.ts';

/** `user create EMAIL [--password-stdin] [--locale CODE]`: prints the account's id. */
export const createUser: AdminCommand = (args, io) => {
  const { positionals, values } = readArguments(args, ['EMAIL'], {
    'password-stdin': { type: 'boolean' },
    locale: { type: 'string' },
  });
  const [email = ''] = positionals;
  return {
    data: values.data,
    run: async (admin) => {
      const password = values['password-stdin'] ? await readPassword(io.stdin) : undefined;
      io.stdout.write(`${await admin.addUser({ email, password, locale: values.locale })}\n`);
    },
  };
};

/** The first line of standard input: a password in the arguments would stand in the list of processes. */
async function readPassword(stdin: NodeJS.ReadableStream | undefined): Promise<string> {
  const [first = ''] = stdin === undefined ? [] : (await text(stdin)).split(/\r?\n/);
  if (first === '') throw new UsageError('--password-stdin wants the password on standard input.');
  return first;
}

/** `user show EMAIL [--json]` */
export const showUser: AdminCommand = (args, io) => {
  const { positionals, values } = readArguments(args, ['EMAIL'], { json: { type: 'boolean' } });
  const [email = ''] = positionals;
  return {
    data: values.data,
    run: async (admin) => printRecord(await admin.describeUser(email), io, values.json),
  };
};

/** `user delete EMAIL`: the account and everything of it. */
export const deleteUser: AdminCommand = (args) => {
  const { positionals, values } = readArguments(args, ['EMAIL'], {});
  const [email = ''] = positionals;
  return { data: values.data, run: (admin) => admin.removeUser(email) };
};

const MOST_CREDITS = 1_000_000_000;
const MOST_DAYS = 36_500;
const MOST_MONTHS = 1200;
const LAST_PLAN = 7;

/** `grant credits EMAIL N [--days D] [--reason TEXT]` */
export const grantCredits: AdminCommand = (args) => {
  const { positionals, values } = readArguments(args, ['EMAIL', 'N'], {
    days: { type: 'string' },
    reason: { type: 'string' },
  });
  const [email = '', count = ''] = positionals;
  const amount = wholeNumber(count, 'N', MOST_CREDITS);
  const days = values.days === undefined ? undefined : wholeNumber(values.days, '--days', MOST_DAYS);
  return { data: values.data, run: (admin) => admin.giveCredits(email, { amount, days, reason: values.reason }) };
};

/** `grant plan EMAIL INDEX [--months M]` */
export const grantPlan: AdminCommand = (args) => {
  const { positionals, values } = readArguments(args, ['EMAIL', 'INDEX'], { months: { type: 'string' } });
  const [email = '', plan = ''] = positionals;
  const index = wholeNumber(plan, 'INDEX', LAST_PLAN, 0);
  const months = values.months === undefined ? undefined : wholeNumber(values.months, '--months', MOST_MONTHS);
  return { data: values.data, run: (admin) => admin.givePlan(email, index, months) };
};

/** `revoke sessions|keys|plan|factors EMAIL`: prints how many ended. */
export const revoke =
  (what: Revocable): AdminCommand =>
  (args, io) => {
    const { positionals, values } = readArguments(args, ['EMAIL'], {});
    const [email = ''] = positionals;
    return {
      data: values.data,
      run: async (admin) => {
        io.stdout.write(`${await admin.revoke(email, what)}\n`);
      },
    };
  };
