import type { Conversion } from '@tallyleaf/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { ChildCrashed, type EngineChild } from './child-process.ts';
import { createEnginePool, type EnginePool, type EnginePoolOptions } from './engine-pool.ts';

const pools: EnginePool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function openPool(options: EnginePoolOptions, start?: () => EngineChild): EnginePool {
  const pool = createEnginePool(options, start);
  pools.push(pool);
  return pool;
}

const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code });
const letter = { bytes: writePdf([{ content: at(72, 700, 'Dear customer') }]), fileName: 'letter.pdf' };
const text = { bytes: new TextEncoder().encode('no document'), fileName: 'text.pdf' };
/** A page whose form draws itself twice until PDFium has no memory left, which takes it seconds. */
const bomb = {
  bytes: writePdf(
    [{ content: '/Fm Do' }],
    '<< /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Fm 7 0 R >> >> /Length 13 >>\nstream\n/Fm Do /Fm Do\nendstream',
  ),
  fileName: 'bomb.pdf',
};

describe('real processes', () => {
  test('answer refusals as data, with what to do next, and report their progress', async () => {
    const onProgress = vi.fn();
    const pool = openPool({ size: 1 });
    await expect(pool.convert(letter, { onProgress })).rejects.toThrow(refused('no-statement'));
    await expect(pool.convert(text)).rejects.toThrow(/Save or export the statement as a PDF/);
    expect(onProgress).toHaveBeenCalledWith({ stage: 'reading', page: 1, pages: 1, ocrPages: 0, ocrDone: 0 });
  });

  test('tell a fault of ours from a refusal', async () => {
    const missing = openPool({ size: 1 }).convert({ path: 'no-such-file.pdf', fileName: 'a.pdf' });
    await expect(missing).rejects.toThrow(/ENOENT/);
    await expect(missing).rejects.not.toThrow(refused('damaged-file'));
  });

  test('are ended when time or memory runs out, and replaced', async () => {
    const pool = openPool({ size: 1 });
    await expect(pool.convert({ ...letter, limits: { documentTime: 0 } })).rejects.toThrow(refused('took-too-long'));
    await expect(pool.convert({ ...bomb, limits: { memory: 300_000_000 } })).rejects.toThrow(refused('too-large'));
    await expect(pool.convert(bomb)).rejects.toThrow(refused('damaged-file'));
    await expect(pool.convert(letter)).rejects.toThrow(refused('no-statement'));
  });

  test('count pages without reading them, and refuse what cannot be opened', async () => {
    const pool = openPool({ size: 1 });
    const three = writePdf([1, 2, 3].map((n) => ({ content: at(72, 700, `page ${n}`) })));
    expect(await pool.countPages({ bytes: three, fileName: 'three.pdf' })).toBe(3);
    expect(await pool.countPages(bomb)).toBe(1);
    await expect(pool.countPages(text)).rejects.toThrow(refused('unsupported-file'));
    await expect(pool.countPages({ bytes: three, fileName: 'a.pdf', limits: { pages: 2 } })).rejects.toThrow(
      refused('too-many-pages'),
    );
  });

  test('are ended by a signal, whose reason is the answer', async () => {
    const pool = openPool({ size: 1 });
    const abort = new AbortController();
    const onProgress = () => abort.abort(new Error('the visitor left'));
    await expect(pool.convert(bomb, { signal: abort.signal, onProgress })).rejects.toThrow('the visitor left');
    await expect(pool.convert(letter)).rejects.toThrow(refused('no-statement'));
  });
});

/** A child that answers as it is told, and counts what it is asked. */
function fakeChild(answer: (child: { end(): void }) => Promise<Conversion>, givesWay = false) {
  let alive = true;
  let documents = 0;
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const end = (): void => {
    alive = false;
    finish();
  };
  const convert: EngineChild['convert'] = async () => {
    documents += 1;
    return answer({ end });
  };
  const child = {
    pid: 1,
    resident: () => 0,
    documents: () => documents,
    givesWay: () => givesWay,
    alive: () => alive,
    kill: vi.fn(end),
    ended,
  };
  const count: EngineChild['count'] = async () => 1;
  return { ...child, convert, count };
}

const done = { schema: 'statement/1', statements: [], warnings: [] } as unknown as Conversion;
const crash = async ({ end }: { end(): void }): Promise<Conversion> => {
  end();
  throw new ChildCrashed('gone');
};

describe('a document on which the process crashes', () => {
  test('is tried once more in a fresh one', async () => {
    const start = vi
      .fn()
      .mockImplementationOnce(() => fakeChild(crash))
      .mockImplementation(() => fakeChild(async () => done));
    await expect(openPool({ size: 1 }, start).convert(letter)).resolves.toBe(done);
    expect(start).toHaveBeenCalledTimes(2);
  });
  test('twice is a fault of ours, and not called damage', async () => {
    const start = vi.fn(() => fakeChild(crash));
    await expect(openPool({ size: 1 }, start).convert(letter)).rejects.toThrow(ChildCrashed);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('the pool', () => {
  test('keeps processes for the next document, and replaces them after many', async () => {
    const children: ReturnType<typeof fakeChild>[] = [];
    const start = vi.fn(() => {
      const child = fakeChild(async () => done);
      children.push(child);
      return child;
    });
    const pool = openPool({ size: 1 }, start);
    for (let i = 0; i < 101; i += 1) await pool.convert(letter);
    expect(start).toHaveBeenCalledTimes(2);
    expect(children[0]?.kill).toHaveBeenCalled();
  });

  test('replaces a process that a document left giving way to others', async () => {
    const start = vi
      .fn()
      .mockImplementationOnce(() => fakeChild(async () => done, true))
      .mockImplementation(() => fakeChild(async () => done));
    const pool = openPool({ size: 1 }, start);
    for (let i = 0; i < 3; i += 1) await pool.convert(letter);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('converts as many at once as it has places; a document that waits can be called off', async () => {
    let running = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const start = () =>
      fakeChild(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => gates.push(resolve));
        running -= 1;
        return done;
      });
    const pool = openPool({ size: 2 }, start);
    const abort = new AbortController();
    const [first, second, third] = [pool.convert(letter), pool.convert(letter), pool.convert(letter)];
    const calledOff = expect(pool.convert(letter, { signal: abort.signal })).rejects.toThrow('changed my mind');
    abort.abort(new Error('changed my mind'));
    await calledOff;
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    for (const open of gates.splice(0)) open();
    await Promise.all([first, second]);
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    gates[0]?.();
    await third;
    expect(most).toBe(2);
  });

  test('closed, it takes nothing more', async () => {
    const pool = openPool({ size: 1 }, () => fakeChild(async () => done));
    await pool.close();
    await expect(pool.convert(letter)).rejects.toThrow('closed');
  });
});
