import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusalCode, isSuccess } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSamples } from '../shared-samples.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { corpus, runTallyleaf, type ServerProcess, startServer, temporaryFolder } from './product.ts';
import { Visitor } from './visitor.ts';

const folder = temporaryFolder();
const own = await hostileFiles();

/** What the samples' manifest calls a code that stands for a conversion. */
const CONVERTED = 'ok';
const samples = readSamples()
  .filter((sample) => sample.class === 'hostile')
  .map(({ name, path, expectRefusal = [] }) => ({ name, bytes: readFileSync(path), refusals: [expectRefusal].flat() }));

const accepts = ({ refusals }: HostileFile, code: string | undefined) => refusals.includes(code ?? CONVERTED);

afterAll(folder.remove);

describe('at the command line', () => {
  test('each is refused for what it is, and a good file beside them is converted', async () => {
    const inputs = join(folder.path, 'in');
    mkdirSync(inputs);
    const files = [...own.filter(({ password }) => !password), ...samples];
    for (const { name, bytes } of files) writeFileSync(join(inputs, name), bytes);
    const good = corpus[0]?.path ?? '';
    const report = join(folder.path, 'report.json');
    const args = ['--to', 'json', '--out', join(folder.path, 'out'), '--report', report, '--quiet'];
    const { status } = await runTallyleaf(['convert', ...files.map(({ name }) => join(inputs, name)), good, ...args]);
    expect(status).toBe(2);
    const entries = JSON.parse(readFileSync(report, 'utf8')) as { refusal: string | null; message: string | null }[];
    const got = files.map((file, index) => ({ file, code: entries[index]?.refusal ?? undefined }));
    expect(
      got.filter(({ file, code }) => !accepts(file, code)).map(({ file, code }) => `${file.name}: ${code}`),
    ).toEqual([]);
    expect(entries.filter(({ refusal, message }) => refusal && !message)).toEqual([]);
    expect(entries.at(-1)?.refusal).toBeNull();
  }, 600_000);

  test('a wrong password is told apart from none', async () => {
    const file = own.find(({ password }) => password);
    const path = join(folder.path, 'locked.pdf');
    writeFileSync(path, file?.bytes ?? '');
    const { status, stderr } = await runTallyleaf([
      'convert',
      path,
      '--password',
      file?.password ?? '',
      '--out',
      folder.path,
    ]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/password/i);
    expect(stderr).not.toContain(file?.password);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.csv'))).toEqual([]);
  });
});

/**
 * A file that would be read for ever is given up after less time than where nothing is set, which the command line above shows:
 * seconds of the processor of a file, and on top of a page.
 */
const LESS_TIME = { MAX_FILE_SECONDS: '4', MAX_PAGE_SECONDS: '1', MAX_SCAN_SECONDS: '1' };

describe('at the server', () => {
  let server: ServerProcess | undefined;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startServer(join(folder.path, 'data'), LESS_TIME);
    visitor = new Visitor(server.url);
  });
  afterAll(() => server?.stop());

  test.each([...own, ...samples])(
    '$name is refused and leaves the server alive',
    async (file) => {
      const code = await codeOf(file);
      expect(file.refusals).toContain(code ?? CONVERTED);
      expect(server?.alive()).toBe(true);
      expect((await visitor.fetch('/health')).status).toBe(200);
    },
    300_000,
  );

  test('afterwards a good file is converted', async () => {
    const good = corpus[0];
    const bytes = readFileSync(good?.path ?? '');
    const { body } = await visitor.upload([{ name: 'good.pdf', bytes }]);
    const id = isSuccess(body) ? (body.data[0]?.id ?? '') : '';
    expect((await visitor.finished(id)).status).toBe('done');
  });

  /** The code that it is refused with, at once or while it is read; undefined when it is converted. */
  async function codeOf({ name, bytes, password }: HostileFile): Promise<string | undefined> {
    const { body } = await visitor.upload([{ name, bytes }], password ? { password } : {});
    if (!isSuccess(body)) return body.error;
    const { status, refusal } = await visitor.finished(body.data[0]?.id ?? '');
    if (refusal) expect(isRefusalCode(refusal.code)).toBe(true);
    else expect(status).toBe('done');
    return refusal?.code;
  }
});
