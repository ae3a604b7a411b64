import type { ByteRange } from '../storage/storage.ts';

/**
 * The bytes that a `Range` header asks for of a file of this size: a range, `all` where there is no header or one that
 * may be ignored (another unit, several ranges; RFC 9110, 14.2), or `none` where the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return 'all';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'none' : { start, end };
}
