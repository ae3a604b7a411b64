import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { ConversionOptions } from '@tallyleaf/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Value } from 'typebox/value';
import type { ServerLimits } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import { checkOrder } from '../../http/column-order.ts';
import { ApiError } from '../../http/errors.ts';
import { FileAltered } from '../../outages.ts';
import type { Room } from '../../storage/free-space.ts';
import type { Storage } from '../../storage/storage.ts';
import { giveUp, loosen } from './loose-files.ts';
import { mediaTypeOf, SNIFFED_BYTES } from './media-type.ts';

/** A file that was uploaded and stored. */
export interface ReceivedFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Upload {
  readonly files: readonly ReceivedFile[];
  readonly passwords: readonly string[];
  readonly options: ConversionOptions;
}

/** How an upload may be refused at once. */
export const UPLOAD_FAILURES = [
  'no-file',
  'credits-insufficient',
  'too-large',
  'too-many-files',
  'unsupported-file',
  'too-much-stored',
  'storage-full',
  'queue-full',
  'rate-limited',
  'unavailable',
  'upload-too-slow',
] as const;

const MAX_FIELDS = 20;
/** As many layouts as there may be, of as many columns, fit in. */
const MAX_FIELD_BYTES = 512_000;
const MAX_NAME = 255;
/** All files of one request together may be as large as ten of the largest. */
const REQUEST_FILES = 10;

export interface UploadNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
  readonly room: Room;
  readonly limits: ServerLimits;
}

/**
 * Reads a multipart request: each `file` goes straight into the storage and is measured, recognised and checked while
 * it streams; nothing is held in memory. When anything is refused, what was stored before is deleted again.
 * @throws {ApiError}
 */
export async function receiveUpload(request: FastifyRequest, needs: UploadNeeds): Promise<Upload> {
  const { limits } = needs;
  refuseAtOnce(request, limits);
  if (await needs.room.isLow()) throw new ApiError('storage-full');
  const begun: string[] = [];
  const files: ReceivedFile[] = [];
  const passwords: string[] = [];
  let options: ConversionOptions = {};
  try {
    for await (const part of request.parts({
      limits: { files: limits.filesPerRequest, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: Infinity },
    })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file') throw new ApiError('invalid-input', 'Files are sent in the field "file".');
        const before = files.reduce((sum, { size }) => sum + size, 0);
        files.push(await store(part, needs, begun, Math.min(limits.document.bytes, requestBytes(limits) - before)));
      } else if (part.fieldname === 'password') passwords.push(textOf(part));
      else if (part.fieldname === 'options') options = parseOptions(textOf(part));
    }
    if (files.length === 0) throw new ApiError('no-file');
    const given = passwords.filter((password) => password !== '');
    return { files, passwords: given, options };
  } catch (error) {
    // A browser looks for the answer only once it has sent everything: the rest is read and thrown away.
    request.raw.unpipe();
    request.raw.resume();
    await giveUp(needs, begun);
    throw error;
  }
}

const requestBytes = (limits: ServerLimits): number => REQUEST_FILES * limits.document.bytes;

/** What the headers alone tell. */
function refuseAtOnce(request: FastifyRequest, limits: ServerLimits): void {
  if (!request.isMultipart()) throw new ApiError('no-file');
  const announced = Number(request.headers['content-length'] ?? 0);
  // Far too much to be read and thrown away: the connection ends with the answer.
  if (announced > 2 * requestBytes(limits)) throw new ApiError('too-large', undefined, { connection: 'close' });
}

async function store(
  part: MultipartFile,
  { sql, storage }: UploadNeeds,
  begun: string[],
  maxBytes: number,
): Promise<ReceivedFile> {
  const fileName = cleanName(part.filename);
  const fileId = randomUUID();
  const seen = { size: 0, hash: createHash('sha256'), mediaType: '' };
  await loosen(sql, [fileId]);
  begun.push(fileId);
  try {
    await storage.put(fileId, Readable.from(inspect(part.file, maxBytes, seen), { objectMode: false }));
    await demandStored(storage, fileId, seen.size);
  } catch (error) {
    throw error instanceof ApiError ? named(error, fileName) : error;
  }
  return { fileId, fileName, mediaType: seen.mediaType, size: seen.size, sha256: seen.hash.digest('hex') };
}

/** A storage that says "kept" and keeps something else is found out before we say so to anybody. */
async function demandStored(storage: Storage, fileId: string, size: number): Promise<void> {
  if ((await storage.stat(fileId))?.size !== size) throw new FileAltered();
}

/** In a request with several files the message says which one it is about. */
const named = (error: ApiError, fileName: string): ApiError =>
  new ApiError(error.code, `${fileName}: ${error.message}`);

interface Seen {
  size: number;
  readonly hash: ReturnType<typeof createHash>;
  mediaType: string;
}

/** Lets a file through while it keeps to the limits, once its first bytes show that it is something we convert. */
async function* inspect(file: AsyncIterable<Buffer>, maxBytes: number, seen: Seen): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of file) {
    seen.size += chunk.length;
    if (seen.size > maxBytes) throw new ApiError('too-large');
    seen.hash.update(chunk);
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SNIFFED_BYTES) continue;
    seen.mediaType = recognise(head);
    yield head;
    head = undefined;
  }
  if (head === undefined) return;
  seen.mediaType = recognise(head);
  yield head;
}

function recognise(head: Buffer): string {
  const mediaType = mediaTypeOf(head);
  if (mediaType === undefined) throw new ApiError('unsupported-file');
  return mediaType;
}

/** A file's own name, without folders and without characters that steer a terminal or the direction of writing. */
export function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return [...clean].slice(0, MAX_NAME).join('') || 'statement';
}

function textOf(part: {
  readonly value: unknown;
  readonly valueTruncated?: boolean;
  readonly fieldname: string;
}): string {
  if (part.valueTruncated) throw new ApiError('invalid-input', `The field "${part.fieldname}" is too long.`);
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
}

function parseOptions(text: string): ConversionOptions {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    throw new ApiError('invalid-input', 'The field "options" is not JSON.');
  }
  if (Value.Check(ConversionOptions, options)) {
    for (const layout of options.layouts ?? []) checkOrder(layout);
    return options;
  }
  const [first] = Value.Errors(ConversionOptions, options);
  throw new ApiError(
    'invalid-input',
    `The field "options" is not valid: ${first?.instancePath || 'it'} ${first?.message}.`,
  );
}
