import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_PATH, CONVERSIONS_PATH, type ConversionStatus, DEDUCT_PATH, isFinished } from '@tallyleaf/contract';
import { Teller, type Told } from './teller.ts';

/** What the demonstration walks through, and what it needs of the world. */
export interface World {
  /** The server's address, without a slash at its end. */
  readonly url: string;
  /** A statement of one page, told apart from all others by a number. */
  readonly statement: (number: number) => File;
  /** The token in the newest mail to an address: what its reader clicks on. */
  readonly mailedToken: (parameter: 'verify') => Promise<string>;
  /** Somebody leaves a payment page without paying. */
  readonly leavePage: (url: string) => Promise<void>;
  /** Somebody pays on a payment page. */
  readonly payOnPage: (url: string) => Promise<void>;
  readonly say: (line: string) => void;
}

const EMAIL = 'ada@example.org';
const PASSWORD = 'a long tally of leaves';
const FREE_CREDITS = 100;
const BUSINESS_MONTHLY = 3;

/**
 * The whole life with the product, call by call: a visitor converts, registers, verifies, binds, sees credits, runs out, is
 * refused an upgrade that is not paid for and buys it, is unlimited, cancels, exports the data and deletes the account.
 * @throws {Error} at the first answer that is not as it must be
 */
export async function walkThrough(world: World): Promise<void> {
  const teller = new Teller(world.url, world.say);
  const pending = await convertAsVisitor(world, teller);
  await registerAndVerify(world, teller);
  await bind(world, teller, pending);
  await runOut(world, teller);
  await upgrade(world, teller);
  await useUnlimited(world, teller);
  await cancel(world, teller);
  await takeAndLeave(world, teller);
}

async function convertAsVisitor({ say, statement }: World, teller: Teller): Promise<string> {
  say('A visitor converts a statement of one page, for one of three credits a day.');
  const id = await convert(teller, statement(1));
  await teller.call(200, 'GET', `${CONVERSIONS_PATH}/${id}/exports/csv`);
  expect('a visitor has two of three credits left', await available(teller), 2);
  return id;
}

async function registerAndVerify({ say, mailedToken }: World, teller: Teller): Promise<void> {
  say('The visitor registers, and follows the link in the mail.');
  await teller.call(202, 'POST', '/api/auth/register', { json: { email: EMAIL, password: PASSWORD, username: 'Ada' } });
  await teller.call(403, 'POST', '/api/auth/login', { json: { email: EMAIL, password: PASSWORD } });
  const verified = await teller.call(200, 'POST', '/api/auth/verify', { json: { token: await mailedToken('verify') } });
  teller.token = text(verified.body, 'token');
  await teller.call(200, 'GET', '/user/v2/userinfo');
}

async function bind({ say }: World, teller: Teller, pending: string): Promise<void> {
  say('What the visitor converted is the user’s now.');
  const form = new FormData();
  form.append('ap_ppt_id', pending);
  await teller.call(200, 'POST', '/api/v1/user-bind-ppts', { form });
  const list = await teller.call(200, 'GET', CONVERSIONS_PATH);
  expect('the conversion is in the history', text(list.body, 'data', 'items', '0', 'id'), pending);
}

async function runOut({ say, statement }: World, teller: Teller): Promise<void> {
  say('Free gives 100 credits a month. They run out, and the next page is refused.');
  expect('credits of the month', await available(teller), FREE_CREDITS);
  await convert(teller, statement(2));
  expect('a page costs one', await available(teller), FREE_CREDITS - 1);
  const spend = { amount: FREE_CREDITS - 1, reason: 'demonstration', idempotency_key: 'demo-1' };
  await teller.call(200, 'POST', DEDUCT_PATH, { json: spend });
  await teller.call(200, 'POST', DEDUCT_PATH, { json: spend });
  expect('the same key takes once', await available(teller), 0);
  await upload(teller, 402, statement(3));
}

async function upgrade({ say, leavePage, payOnPage }: World, teller: Teller): Promise<void> {
  say('An upgrade that is not paid for changes nothing; one that is paid for does.');
  await leavePage(await checkout(teller));
  expect('still Free', await planIndex(teller), 0);
  await upload(teller, 402, new File(['%PDF-1.7\n'], 'refused.pdf'));
  await payOnPage(await checkout(teller));
  expect('Business', await planIndex(teller), BUSINESS_MONTHLY);
}

async function useUnlimited({ say, statement }: World, teller: Teller): Promise<void> {
  say('Business is unlimited: pages cost nothing.');
  const before = await available(teller);
  await convert(teller, statement(3));
  expect('nothing was charged', await available(teller), before);
}

async function cancel({ say }: World, teller: Teller): Promise<void> {
  say('Cancelled, the plan lasts until the end of what was paid for.');
  await teller.call(200, 'DELETE', '/api/credits/subscribe/cancel');
  const state = await credits(teller);
  expect('cancelled', text(state, 'data', 'plan_info', 'status'), 'cancelled');
  expect('and kept', await planIndex(teller), BUSINESS_MONTHLY);
}

async function takeAndLeave({ say }: World, teller: Teller): Promise<void> {
  say('All data can be taken along, and the account deleted.');
  const { body } = await teller.call(200, 'GET', `${ACCOUNT_PATH}/export`);
  const zip = body instanceof Uint8Array ? new TextDecoder('latin1').decode(body) : '';
  expect('a ZIP', zip.slice(0, 2), 'PK');
  expect('that holds the account', zip.includes('account.json'), true);
  await teller.call(200, 'DELETE', ACCOUNT_PATH, { json: { password: PASSWORD } });
  await teller.call(401, 'GET', '/user/v2/userinfo');
  teller.token = undefined;
  await teller.call(401, 'POST', '/api/auth/login', { json: { email: EMAIL, password: PASSWORD } });
}

/** Uploads a statement and watches it to its end. */
async function convert(teller: Teller, file: File): Promise<string> {
  const id = text((await upload(teller, 202, file)).body, 'data', '0', 'id');
  for (;;) {
    const { body } = await teller.quietly(200, 'GET', `${CONVERSIONS_PATH}/${id}`);
    const status = text(body, 'data', 'status') as ConversionStatus;
    if (isFinished(status)) {
      expect('the conversion is done', status, 'done');
      return id;
    }
    await sleep(50);
  }
}

function upload(teller: Teller, expected: number, file: File): Promise<Told> {
  const form = new FormData();
  form.append('file', file);
  return teller.call(expected, 'POST', CONVERSIONS_PATH, { form });
}

const checkout = async (teller: Teller): Promise<string> =>
  text(
    (await teller.call(200, 'POST', '/api/plans/checkout', { json: { plan_index: BUSINESS_MONTHLY } })).body,
    'data',
    'url',
  );

const credits = async (teller: Teller): Promise<unknown> => (await teller.call(200, 'GET', '/api/credits/user')).body;
const available = async (teller: Teller): Promise<number> => Number(text(await credits(teller), 'data', 'available'));
const planIndex = async (teller: Teller): Promise<number> =>
  Number(text(await credits(teller), 'data', 'plan_info', 'plan_index'));

/** What stands at a path in JSON, as text. */
function text(body: unknown, ...path: readonly string[]): string {
  let at = body;
  for (const key of path) at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (typeof at === 'string' || typeof at === 'number') return String(at);
  throw new Error(`the answer holds no ${path.join('.')}`);
}

function expect(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)}, not ${String(wanted)}`);
}
