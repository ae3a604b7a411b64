import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONVERSIONS_PATH,
  Conversion,
  type ConversionDetail,
  type ConversionPage,
  EXPORTS_PATH,
  SUCCESS_CODE,
} from '@tallyleaf/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, runServer, type ServerProcess, startServer, temporaryFolder } from './product.ts';
import { cellsOf } from './read-xlsx.ts';
import { succeeded, Visitor } from './visitor.ts';

const folder = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(join(folder.path, 'data'));
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const [document] = corpus;
const bytes = readFileSync(document?.path ?? '');
const upload = { name: 'März 2025.pdf', bytes };

/** The same document as another file: one that comes again is answered with the conversion that is there. */
const another = () => ({ ...upload, bytes: Buffer.concat([bytes, Buffer.from(`% ${randomUUID()}\n`)]) });

async function converted(visitor: Visitor, file = upload): Promise<ConversionDetail> {
  const { data } = succeeded(await visitor.upload([file]));
  return visitor.finished(data[0]?.id ?? '');
}

describe('a conversion', () => {
  let visitor: Visitor;
  let detail: ConversionDetail;
  let path: string;

  beforeAll(async () => {
    visitor = new Visitor(server.url);
    detail = await converted(visitor);
    path = `${CONVERSIONS_PATH}/${detail.id}`;
  });

  test('is accepted at once, and done later', async () => {
    const { status, body } = await visitor.upload([another(), another()]);
    expect(status).toBe(202);
    expect(body.code).toBe(SUCCESS_CODE);
    const { data } = succeeded({ status, body });
    expect(data.map(({ fileName }) => fileName)).toEqual([upload.name, upload.name]);
    for (const { id } of data) expect((await visitor.finished(id)).status).toBe('done');
  });

  test('yields the contract', () => {
    expect(detail).toMatchObject({
      status: 'done',
      fileName: upload.name,
      mediaType: 'application/pdf',
      size: bytes.length,
    });
    expect([...Value.Errors(Conversion, detail.conversion)].slice(0, 3)).toEqual([]);
    expect(detail.conversion?.source.fileName).toBe(upload.name);
  });

  test('is exported as a file with its own name', async () => {
    const csv = await visitor.fetch(`${path}/exports/csv`);
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(csv.headers.get('content-disposition')).toContain(encodeURIComponent('März 2025.csv'));
    const rows = (await csv.text()).trim().split('\r\n').length - 1;
    expect(rows).toBe(detail.conversion?.statements.flatMap(({ transactions }) => transactions).length);
    const xlsx = await visitor.fetch(`${path}/exports/xlsx`);
    const cells = await cellsOf(Buffer.from(await xlsx.arrayBuffer()));
    expect(cells.some((cell) => cell instanceof Date)).toBe(true);
    const json = await visitor.fetch(`${path}/exports/json`);
    expect(await json.json()).toEqual(detail.conversion);
    expect((await visitor.fetch(`${path}/exports/frobnicate`)).status).toBe(404);
  });

  test('several are exported as a ZIP', async () => {
    const other = await converted(visitor, another());
    const zip = await visitor.fetch(`${EXPORTS_PATH}?ids=${detail.id},${other.id}&format=csv`);
    expect(zip.status).toBe(200);
    expect(Buffer.from(await zip.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  });

  test('its file comes back as it was sent, whole or in part', async () => {
    expect(Buffer.from(await (await visitor.fetch(`${path}/file`)).arrayBuffer()).equals(bytes)).toBe(true);
    const part = await visitor.fetch(`${path}/file`, { headers: { range: 'bytes=0-4' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  });

  test('tells its end as a server-sent event, and nothing to who has seen it', async () => {
    const events = await visitor.fetch(`${path}/events`);
    expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await events.text();
    expect(text).toMatch(/^event: done$/m);
    const last = /^id: (\d+)$/m.exec(text)?.[1] ?? '';
    expect((await visitor.fetch(`${path}/events`, { headers: { 'last-event-id': last } })).status).toBe(204);
  });

  test('is not there for anyone else', async () => {
    const stranger = new Visitor(server.url);
    await stranger.call('GET', CONVERSIONS_PATH);
    const calls: [string, string][] = [
      ['GET', path],
      ['GET', `${path}/file`],
      ['GET', `${path}/events`],
      ['GET', `${path}/exports/json`],
      ['GET', `${EXPORTS_PATH}?ids=${detail.id}&format=json`],
      ['POST', `${path}/cancel`],
      ['DELETE', path],
    ];
    for (const [method, address] of calls) {
      const { status, body } = await stranger.call(method, address);
      expect([method, address, status, body.code]).toEqual([method, address, 404, 404]);
    }
    const list = succeeded(await stranger.call<ConversionPage>('GET', CONVERSIONS_PATH)).data;
    expect(list.items).toEqual([]);
  });

  test('is gone once it is deleted', async () => {
    const { id } = await converted(visitor, another());
    expect((await visitor.call('DELETE', `${CONVERSIONS_PATH}/${id}`)).status).toBe(200);
    expect((await visitor.call('GET', `${CONVERSIONS_PATH}/${id}`)).status).toBe(404);
    const list = succeeded(await visitor.call<ConversionPage>('GET', CONVERSIONS_PATH)).data;
    expect(list.items.map((item) => item.id)).not.toContain(id);
  });

  test('is made once for a request that is sent twice under one key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const file = another();
    const first = succeeded(await visitor.upload([file], {}, headers)).data;
    const second = succeeded(await visitor.upload([file], {}, headers)).data;
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });
});

test('a second server on the same data folder says who uses it, and ends', async () => {
  const { status, stderr } = await runServer({ DATA_FOLDER: server.dataFolder });
  expect(status).not.toBe(0);
  expect(stderr).toContain(`process ${server.pid}`);
  expect(stderr.trim().split('\n').length).toBe(1);
});

test('a wrong setting is named, and nothing starts', async () => {
  const { status, stderr } = await runServer({ PORT: 'eighty', DATA_FOLDER: join(folder.path, 'never') });
  expect(status).toBe(64);
  expect(stderr).toContain('PORT');
});

/** More than are done before the kill, and fewer than one request may bring. */
const MANY = 24;

test('killed in the middle, it finishes every conversion after the restart, each once', async () => {
  const data = join(folder.path, 'killed');
  const first = await startServer(data, { WORKERS: '1' });
  const visitor = new Visitor(first.url);
  const uploads = corpus.slice(0, MANY).map(({ name, path }) => ({ name: `${name}.pdf`, bytes: readFileSync(path) }));
  const receipts = succeeded(await visitor.upload(uploads)).data;
  await first.kill();

  const second = await startServer(data, { WORKERS: '1' });
  try {
    const later = visitor.at(second.url);
    for (const { id } of receipts) expect(['done', 'refused']).toContain((await later.finished(id)).status);
    const list = succeeded(await later.call<ConversionPage>('GET', `${CONVERSIONS_PATH}?limit=100`)).data;
    expect(list.items.map(({ id }) => id).sort()).toEqual(receipts.map(({ id }) => id).sort());
  } finally {
    await second.stop();
  }
}, 180_000);

test('asked to stop, it ends in order and can be started again', async () => {
  const data = join(folder.path, 'stopped');
  for (const _ of [1, 2]) {
    const running = await startServer(data);
    expect(await running.stop()).toBe(0);
  }
});
