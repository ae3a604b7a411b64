import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { cut, inParts } from './in-parts.ts';
import { parseObjectList, textIn } from './s3-answers.ts';
import { checkedId, FileMissing, isStorageId, type Storage } from './storage.ts';

/** Where the storage is, and who we are there. */
export interface S3Settings {
  /** `https://s3.example.org/bucket/`, a prefix of the keys included. */
  readonly bucketUrl: string;
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** S3 takes parts from 5 MiB on, 10,000 of them at most: 8 MiB each hold 80 GB, with one part in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** A request that fails for a moment is tried so often, after 50 ms, 100 ms, 200 ms. */
const RETRIES = 3;

/** How long the service may think before it answers; reading the answer's body may take as long as it does. */
const ANSWER_MS = 60_000;

/** The service answered with a failure. What it says is not repeated: it may name keys. */
export class S3Error extends Error {
  readonly status: number;

  constructor(status: number, code: string | undefined) {
    super(`the S3 storage answered ${status}${code === undefined ? '' : ` (${code})`}`);
    this.name = 'S3Error';
    this.status = status;
  }
}

/**
 * What `STORAGE_URL` says: `s3://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`, key and secret percent-encoded.
 * @throws {RangeError} that says what is missing, and repeats nothing
 */
export function readStorageUrl(text: string): S3Settings {
  const url = new URL(text);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (url.host === '') throw new RangeError('names no host');
  if (bucket === '') throw new RangeError('names no bucket');
  if (url.username === '' || url.password === '') throw new RangeError('names no key and secret');
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region');
  if (unknown !== undefined) throw new RangeError(`may only say "region" after the ?, not "${unknown}"`);
  const protocol = url.protocol === 's3+http:' ? 'http' : 'https';
  return {
    bucketUrl: `${protocol}://${url.host}/${bucket}`,
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** A storage in a bucket of any service that speaks S3's HTTP. */
export function s3Storage(settings: S3Settings): Storage {
  const send = sender(settings);
  const keyOf = (id: string): string =>
    `/${settings.prefix}${checkedId(id)}`.split('/').map(encodeURIComponent).join('/');

  return {
    put: async (id, content) => {
      const key = keyOf(id);
      const parts = inParts(content, PART_BYTES);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      const second = await parts.next();
      if (!second.done) return putInParts(send, key, [first, second.value], parts);
      await discard(await send('PUT', key, first));
      return first.length;
    },
    get: async (id, range) => {
      const answer = await send('GET', keyOf(id), undefined, range && { range: `bytes=${range.start}-${range.end}` });
      const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream<Uint8Array>) : Readable.from([]);
      return range ? Readable.from(cut(body, range, sentFrom(answer)), { objectMode: false }) : body;
    },
    stat: async (id) => {
      try {
        const { headers } = await send('HEAD', keyOf(id));
        return {
          id,
          size: Number(headers.get('content-length')),
          modifiedAt: new Date(headers.get('last-modified') ?? 0),
        };
      } catch (error) {
        if (error instanceof FileMissing) return undefined;
        throw error;
      }
    },
    delete: async (id) => {
      await send('DELETE', keyOf(id)).then(discard, (error: unknown) => {
        if (!(error instanceof FileMissing)) throw error;
      });
    },
    list: async function* () {
      let token: string | undefined;
      do {
        const after = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
        const answer = await send('GET', `?list-type=2&prefix=${encodeURIComponent(settings.prefix)}${after}`);
        const page = parseObjectList(await answer.text());
        for (const { key, ...file } of page.objects) {
          const id = key.slice(settings.prefix.length);
          if (isStorageId(id)) yield { id, ...file };
        }
        token = page.next;
      } while (token !== undefined);
    },
  };
}

type Send = (
  method: string,
  path: string,
  body?: Buffer | string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Signs and sends requests; what is not answered well is thrown. */
function sender(settings: S3Settings): Send {
  const { accessKeyId, secretAccessKey, region, bucketUrl } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return async (method, path, body, headers) => {
    const answer = await connected(() => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error('the S3 storage does not answer')), ANSWER_MS);
      const request = client.fetch(bucketUrl + path, {
        method,
        signal: late.signal,
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
        // The service refuses what did not arrive as it was sent.
        headers: {
          ...headers,
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
      });
      return request.finally(() => clearTimeout(timer));
    });
    if (answer.ok) return answer;
    const text = await answer.text();
    const code = textIn(text, 'Code');
    if (answer.status === 404 && code !== 'NoSuchBucket' && code !== 'NoSuchUpload') throw new FileMissing();
    throw new S3Error(answer.status, code);
  };
}

/** Sends again what met no connection; answers that ask for it are repeated by the client itself. */
async function connected(attempt: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      // fetch() says every failure of the network as a TypeError.
      if (!(error instanceof TypeError) || tries > RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tries));
    }
  }
}

/** An upload in parts; the object appears with the last request, and nothing of it stays when the stream fails. */
async function putInParts(send: Send, key: string, begun: Buffer[], rest: AsyncIterable<Buffer>): Promise<number> {
  const started = await (await send('POST', `${key}?uploads=`)).text();
  const upload = encodeURIComponent(textIn(started, 'UploadId') ?? '');
  const tags: string[] = [];
  let size = 0;
  const add = async (part: Buffer): Promise<void> => {
    const answer = await send('PUT', `${key}?partNumber=${tags.length + 1}&uploadId=${upload}`, part);
    tags.push(answer.headers.get('etag') ?? '');
    size += part.length;
    await discard(answer);
  };
  try {
    for (const part of begun) await add(part);
    for await (const part of rest) await add(part);
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    const answer = await (await send('POST', `${key}?uploadId=${upload}`, body)).text();
    // The service may begin its answer with 200 before it knows that it fails.
    if (textIn(answer, 'ETag') === undefined) throw new S3Error(200, textIn(answer, 'Code'));
    return size;
  } catch (error) {
    await send('DELETE', `${key}?uploadId=${upload}`).then(discard, () => {});
    throw error;
  }
}

/** The place of the first byte that was sent: a service may send more than was asked for (RFC 9110, section 14.2). */
const sentFrom = ({ headers }: Response): number =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);

/** Reads an answer to its end, so that its connection is free again. */
const discard = async (answer: Response): Promise<void> => {
  await answer.arrayBuffer();
};
