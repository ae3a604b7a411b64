import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAdvisories, tellAdvisories } from './advisories.mjs';

const LOCK = {
  name: 'a-product',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': {
      name: 'a-product',
      version: '1.0.0',
      dependencies: { leaky: '1.0.0', sound: '2.0.0' },
      devDependencies: { tool: '3.0.0' },
    },
    'node_modules/leaky': { version: '1.0.0', license: 'MIT' },
    'node_modules/sound': { version: '2.0.0', license: 'MIT' },
    'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
  },
};
const ADVISORY = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'It leaks',
  severity: 'high',
  vulnerable_versions: '<1.0.1',
};

describe('advisories', () => {
  let folder: string;
  let server: Server;
  let asked: unknown;
  let answer: (url: string, body: string) => { status: number; body?: unknown };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-advisories-'));
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(LOCK));
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(LOCK.packages['']));
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const whole = Buffer.concat(chunks);
      const sent = request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
      const { status, body } = answer(request.url ?? '', sent.toString());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (port = (server.address() as AddressInfo).port) =>
    askAdvisories(folder, {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: path.join(folder, 'cache'),
    });

  it('asks the registry about what the product runs with, and lists what is known against it', async () => {
    answer = (url, body) => {
      if (!url.endsWith('/advisories/bulk')) return { status: 404 };
      asked = JSON.parse(body);
      return { status: 200, body: { leaky: [ADVISORY] } };
    };
    const report = await ask();
    expect(asked).toEqual({ leaky: ['1.0.0'], sound: ['2.0.0'] });
    const { title, url, severity } = ADVISORY;
    expect(report).toEqual({ found: [{ name: 'leaky', severity, title, url }] });
    expect(tellAdvisories(report)).toContain('  high: leaky: It leaks (https://advisories.example/1)\n');
  });

  it('says that there is none', async () => {
    answer = () => ({ status: 200, body: {} });
    expect(tellAdvisories(await ask())).toBe('Advisories: none against what the product runs with.\n');
  });

  it('says in one line that a registry has none to give, and that it does not answer', async () => {
    answer = () => ({ status: 405 });
    expect(tellAdvisories(await ask())).toBe('Advisories: not looked up, the registry gives no advisories (405).\n');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    expect(tellAdvisories(await ask(port))).toMatch(
      /^Advisories: not looked up, the registry gives no advisories.*\n$/,
    );
  });
});
