import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, type ConversionReceipt, type SetLayout } from '@tallyleaf/contract';
import type { Transaction } from 'kysely';
import type { FairUseLimits } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { claimKey } from '../../http/idempotency.ts';
import { networkFingerprint } from '../../http/network-address.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Seal } from '../../secrets.ts';
import { passwordContext } from './convert.job.ts';
import { askedOf, findCopies, inOrder } from './copies.ts';
import { chargesOf, sha256sOf } from './costs.ts';
import { type CountUpload, notCounted, type PageCount } from './count-upload.ts';
import type { Charges, EndNeeds } from './end-conversion.ts';
import { countHandedIn, demandAllowance, demandRoom, type HandedIn } from './fair/allowance.ts';
import type { Users } from './fair/meters.ts';
import { giveTurns, placeOf, thoughtMs } from './fair/turns.ts';
import { type Keeping, keepingOf } from './keeping.ts';
import { claim, giveUp } from './loose-files.ts';
import { findSameFiles } from './ownership.ts';
import { toReceipt } from './presentation.ts';
import type { Upload } from './receive-upload.ts';
import { findSummaries, insertConversions, type NewConversion } from './repository.ts';

/** Who hands files in, and from where. */
export interface Sender {
  readonly owner: Owner;
  /** The network address that the call came from. */
  readonly ip: string;
}

/** Holds all of these or none. @throws {ApiError} `credits-insufficient` */
export type HoldAll = (
  holds: readonly { readonly id: string; readonly amount: number }[],
  within: Transaction<Tables>,
) => Promise<void>;

/** What accepting needs of credits, besides settling what was held. */
export interface HoldingCharges extends Charges {
  /** Finds out, before the transaction, what has to be known of whoever is going to pay. */
  readonly prepare: (owner: Owner, ip: string) => Promise<HoldAll>;
}

export interface AcceptNeeds extends EndNeeds {
  readonly charges: HoldingCharges;
  readonly queue: Queue;
  readonly seal: Seal;
  readonly limits: Keeping & { readonly fair: FairUseLimits };
  /** The columns that an owner has set. */
  readonly layoutsOf: (owner: Owner) => Promise<readonly SetLayout[]>;
}

/** The call that idempotency keys of uploads belong to. */
const ROUTE = `POST ${CONVERSIONS_PATH}`;

/** A conversion before it is known for how long it is kept, who pays for it, and when it has its turn. */
type Candidate = Omit<NewConversion, 'expiresAt' | 'chargeId' | 'turnAt' | keyof PageCount>;
type Counted = Candidate & PageCount;

/** Who uses the server, as fair use counts it; a visitor's network is known by a fingerprint of the day. */
export function usersOf(seal: Seal, { owner, ip }: Sender, now = new Date()): Users {
  if (owner.kind === 'user') return { owner, network: null };
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return { owner, network: networkFingerprint(seal, ip, day) };
}

/** What comes with a call. */
export interface Request {
  readonly upload: Upload;
  /** The idempotency key. */
  readonly key: string | undefined;
  readonly countUpload: CountUpload;
}

/**
 * Accepts uploaded files: credits, rows and jobs in one transaction, so that none is ever without the others. A file that
 * the owner has handed in before is answered with that conversion. When anything is refused, nothing is kept.
 * @throws {ApiError} `credits-insufficient`, `rate-limited`, `queue-full` or `too-much-stored` for the whole request
 */
export async function acceptUpload(
  needs: AcceptNeeds,
  sender: Sender,
  { upload, key, countUpload }: Request,
): Promise<ConversionReceipt[]> {
  const users = usersOf(needs.seal, sender);
  const { owner } = sender;
  let kept: readonly string[] = [];
  try {
    await countIn(needs, users, { files: upload.files.length, bytes: bytesOf(upload.files) });
    const candidates = await candidatesOf(needs, owner, upload);
    const counted = await countNew(needs, countUpload, users, candidates, upload.passwords);
    const hold = await needs.charges.prepare(owner, sender.ip);
    const asked =
      key === undefined ? undefined : { owner, route: ROUTE, key, fingerprint: fingerprintOf(needs, upload) };
    const accepted = await needs.sql
      .transaction()
      .execute((within) => accept(needs, within, users, { counted, hold, asked }));
    kept = accepted.kept;
    return 'before' in accepted ? await receiptsOf(needs, owner, accepted.before) : accepted.receipts;
  } finally {
    const left = upload.files.map(({ fileId }) => fileId).filter((fileId) => !kept.includes(fileId));
    // Of what was committed although its answer was lost, the files are claimed, and stay.
    await giveUp(needs, left);
  }
}

/** Counts what is handed in. @throws {ApiError} `rate-limited`, where it is over an allowance */
export async function countIn({ sql, limits }: AcceptNeeds, users: Users, handedIn: HandedIn): Promise<void> {
  await demandAllowance(sql, limits.fair, users, handedIn);
  await countHandedIn(sql, limits.fair, users, handedIn);
}

const bytesOf = (files: readonly { readonly size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** What is to be accepted, and what the transaction needs that was found out before it. */
interface Accepting {
  readonly counted: readonly Counted[];
  readonly hold: HoldAll;
  readonly asked: { owner: Owner; route: string; key: string; fingerprint: string } | undefined;
}

type Accepted =
  | { readonly kept: readonly string[]; readonly receipts: ConversionReceipt[] }
  /** The request was made before, and made these. */
  | { readonly kept: readonly string[]; readonly before: readonly string[] };

async function accept(
  needs: AcceptNeeds,
  within: Transaction<Tables>,
  users: Users,
  { counted, hold, asked }: Accepting,
): Promise<Accepted> {
  const { owner } = users;
  const keeping = await keepingOf(within, needs.limits, owner);
  if (!keeping) throw new ApiError('not-signed-in');
  await needs.charges.lock(owner, within);
  const copies = await findCopies(
    within,
    owner,
    counted.map(({ asked }) => asked),
  );
  const fresh = firstOfEach(counted).filter((one) => !copies.has(one.asked));
  const receipts = counted.map((one): ConversionReceipt => {
    const copied = copies.get(one.asked);
    if (copied) return { ...toReceipt(copied), copy: true };
    const first = fresh.find((other) => other.asked === one.asked) ?? one;
    return { id: first.id, fileName: first.fileName, status: 'queued', ...(first !== one && { copy: true }) };
  });
  if (asked) {
    const claimed = await claimKey(within, asked, { ids: receipts.map(({ id }) => id) });
    if (claimed) return { kept: [], before: claimed.ids };
  }
  const files = fresh.map(({ fileId }) => fileId);
  await claim(within, files);
  const more = { files: fresh.length, bytes: bytesOf(fresh) };
  await demandRoom(within, needs.limits.fair, users, more, keeping.files);
  const charged = await charge(within, hold, owner, fresh);
  const turns = await giveTurns(
    within,
    users,
    charged.map(({ pages }) => thoughtMs(pages)),
  );
  const keptMs = keeping.hours * 3_600_000;
  const rows = charged.map((one, n) => ({
    ...one,
    expiresAt: new Date(one.createdAt.getTime() + keptMs),
    turnAt: turns[n] ?? one.createdAt,
  }));
  if (rows.length > 0) await insertConversions(within, users, rows);
  for (const { id, turnAt, slow } of rows)
    await needs.queue.add(slow ? JOBS['convert-slow'] : JOBS.convert, id, within, placeOf(users, turnAt));
  return { kept: files, receipts };
}

/** Of several that ask for the same, the first. */
const firstOfEach = <One extends { readonly asked: string }>(all: readonly One[]): One[] =>
  all.filter((one, n) => all.findIndex(({ asked }) => asked === one.asked) === n);

async function candidatesOf(
  { seal, layoutsOf }: AcceptNeeds,
  owner: Owner,
  { files, options, passwords }: Upload,
): Promise<Candidate[]> {
  const createdAt = new Date();
  const layouts = await layoutsOf(owner);
  return files.map((file) => {
    const id = randomUUID();
    return {
      id,
      ...file,
      options,
      asked: askedOf(seal, { sha256: file.sha256, passwords, options, layouts }),
      sealedPasswords: passwords.length === 0 ? null : seal.seal(JSON.stringify(passwords), passwordContext(id)),
      createdAt,
    };
  });
}

/** Counts the pages of what the owner does not have yet, one file after the other. */
async function countNew(
  needs: AcceptNeeds,
  countUpload: CountUpload,
  users: Users,
  candidates: readonly Candidate[],
  passwords: readonly string[],
): Promise<Counted[]> {
  const copies = await findCopies(
    needs.sql,
    users.owner,
    candidates.map(({ asked }) => asked),
  );
  const counts = new Map<string, PageCount>();
  const fresh = firstOfEach(candidates).filter(({ asked }) => !copies.has(asked));
  const request = { passwords, users, files: fresh.length };
  for (const one of fresh) counts.set(one.asked, await countUpload(one, request));
  // One whose copy is deleted meanwhile is counted by its job.
  return candidates.map((one) => ({ ...one, ...(counts.get(one.asked) ?? notCounted(false)) }));
}

/** Holds what files cost that are not paid for yet. */
async function charge(
  within: Transaction<Tables>,
  hold: HoldAll,
  owner: Owner,
  candidates: readonly Counted[],
): Promise<(Counted & { readonly chargeId: string })[]> {
  const paid = await findSameFiles(within, owner, sha256sOf(candidates));
  const { charged, holds } = chargesOf(paid, candidates);
  await hold(holds, within);
  return charged;
}

/** What a request asks for, told apart from any other; passwords are part of it, and cannot be found out from it. */
const fingerprintOf = ({ seal }: AcceptNeeds, upload: Upload): string =>
  seal.fingerprint(
    JSON.stringify([
      upload.files.map(({ fileName, sha256 }) => [fileName, sha256]),
      upload.passwords,
      inOrder(upload.options),
    ]),
  );

/** The answer to a repeated request: the same conversions, as they are now. */
async function receiptsOf({ sql }: AcceptNeeds, owner: Owner, ids: readonly string[]): Promise<ConversionReceipt[]> {
  const rows = new Map((await findSummaries(sql, owner, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toReceipt(row)] : [];
  });
}
