import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '../testing/s3.ts';
import { readStorageUrl, S3Error, s3Storage } from './s3.ts';

/** What local servers do not do: lists of many pages, answers that ignore a range, faults on the way. */

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `s3+http://key:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bucket`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});
/** Whether a request is signed with the secret (AWS Signature Version 4, "Create a signed AWS API request"). */
function isSigned({ method, url: target = '', headers }: IncomingMessage): boolean {
  const said = /Credential=key\/([^/]+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, day = '', region = '', names = '', signature] = said.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = target.split('?');
  const sorted = query.split('&').sort().join('&');
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, path, sorted, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, 'AWS4secret');
  return hmac(key, text).toString('hex') === signature;
}
const storage = () => s3Storage(readStorageUrl(url));

describe('a service that speaks S3', () => {
  it('lists page by page, and passes over what is not ours', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const content = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2025-03-31T12:00:00.000Z</LastModified><Size>10</Size></Contents>`;
    answer = (request, response) => {
      const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>1/a+b&amp;c==</NextContinuationToken>';
      const more = request.url?.includes('continuation-token=1%2Fa%2Bb%26c%3D%3D');
      const page = more ? content(b) : `${content(a)}${content('notes.txt')}${next}`;
      response.end(`<ListBucketResult>${page}</ListBucketResult>`);
    };
    const found: unknown[] = [];
    for await (const file of storage().list()) found.push(file);
    const modifiedAt = new Date('2025-03-31T12:00:00Z');
    expect(found).toEqual([a, b].map((id) => ({ id, size: 10, modifiedAt })));
  });

  it('gets requests signed as AWS says, the body included', async () => {
    const signed: boolean[] = [];
    answer = (request, response) => {
      signed.push(isSigned(request));
      response.setHeader('etag', '"tag"').end('<UploadId>a/b+c==</UploadId><ETag>"tag"</ETag>');
    };
    const { prefix, ...rest } = readStorageUrl(url);
    const inFolder = s3Storage({ ...rest, prefix: `${prefix}a folder/ä+b&c/` });
    await inFolder.put(randomUUID(), Readable.from([Buffer.alloc(9 * 1024 * 1024)]));
    await inFolder.get(randomUUID(), { start: 1, end: 2 });
    for await (const _ of inFolder.list());
    await inFolder.delete(randomUUID());
    expect(signed).toEqual(Array.from({ length: 7 }, () => true));
  });

  it('cuts a range itself where the service sends the whole', async () => {
    answer = (_request, response) => response.end('0123456789');
    const range = { start: 3, end: 5 };
    expect((await buffer(await storage().get(randomUUID(), range))).toString()).toBe('345');
  });

  it('tries again what fails for a moment', async () => {
    answer = (request, response) => {
      if (asked.length === 1) request.socket.destroy();
      else response.writeHead(asked.length === 2 ? 503 : 200).end();
    };
    expect(await storage().put(randomUUID(), Readable.from([Buffer.from('text')]))).toBe(4);
    expect(asked).toHaveLength(3);
  });

  it('takes back an upload that fails at its end, though its status is 200', async () => {
    answer = (request, response) => {
      response.setHeader('etag', '"tag"');
      if (request.url?.endsWith('?uploads=')) response.end('<UploadId>an id&amp;</UploadId>');
      else if (request.method === 'POST') response.end('<Error><Code>InternalError</Code></Error>');
      else response.end();
    };
    const id = randomUUID();
    await expect(storage().put(id, Readable.from([Buffer.alloc(9 * 1024 * 1024)]))).rejects.toThrow('InternalError');
    expect(asked.at(-1)).toBe(`DELETE /bucket/${id}?uploadId=an%20id%26`);
  });

  it('says what is wrong, and no secret', async () => {
    const s3 = await startS3();
    try {
      const stranger = s3Storage({ ...readStorageUrl(s3.storageUrl), accessKeyId: 'unknown' });
      await expect(stranger.put(randomUUID(), Readable.from([Buffer.from('x')]))).rejects.toThrow(
        new S3Error(403, 'InvalidAccessKeyId'),
      );
      const noBucket = s3Storage(readStorageUrl(s3.storageUrl.replace('/files', '/nowhere')));
      await expect(noBucket.get(randomUUID())).rejects.toThrow('NoSuchBucket');
    } finally {
      await s3.close();
    }
  });
});

describe('the address of a storage', () => {
  it.each([
    ['s3:///bucket', 'host'],
    ['s3://k:s@host', 'bucket'],
    ['s3://host/bucket', 'secret'],
    ['s3://k:s@host/bucket?acl=public', 'acl'],
  ])('is not %s', (text, missing) => {
    expect(() => readStorageUrl(text)).toThrow(missing);
  });

  it('holds keys with signs, folders and a region', () => {
    expect(readStorageUrl('s3://AKIA:a%2Fb%2Bc@s3.example.org:9000/statements/a/b?region=eu-1')).toEqual({
      bucketUrl: 'https://s3.example.org:9000/statements',
      prefix: 'a/b/',
      region: 'eu-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b+c',
    });
  });
});
