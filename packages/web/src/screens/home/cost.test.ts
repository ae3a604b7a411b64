import { afterEach, describe, expect, it, vi } from 'vitest';
import { costOf } from './cost.ts';
import type { Job } from './jobs.ts';

const job = (text: string, pages: number | null): Job => ({
  id: text,
  file: new File([text], `${text}.pdf`),
  kind: 'pdf',
  pages,
  password: '',
  state: { step: 'waiting' },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('product, section 1: what files cost on the server', () => {
  it('is what the server says of their contents', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ code: 100000, message: 'OK', data: { required: 4 } }),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await costOf([job('abc', 7), job('', null)])).toBe(4);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/conversions/cost');
    // The digests that FIPS 180-4 gives for "abc" and for nothing.
    expect(JSON.parse(String(init?.body))).toEqual({
      files: [
        { sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', pages: 7 },
        { sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', pages: 1 },
      ],
    });
  });

  it('is one credit a page where the server cannot be asked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await costOf([job('abc', 7), job('d', null)])).toBe(8);
  });

  it('is nothing for nothing, and nobody is asked', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect([await costOf([]), fetch.mock.calls.length]).toEqual([0, 0]);
  });
});
