import type { Conversion } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES } from './testing/cases.ts';
import { COUNTRY_READERS } from './testing/readers/countries.ts';

/** A strict reader that takes anything proves nothing: each refuses a file in which one figure, count or line end is another. */

const EXAMPLES: Readonly<Record<string, string>> = {
  norma43: 'spanish',
  bai2: 'two-accounts',
  cfonb120: 'french',
  zengin: 'japanese',
};

it.each(Object.entries(EXAMPLES))(
  '%s: any digit of a sum, count or position that changes is noticed',
  async (id, name) => {
    const { files } = await (await loadExporter(id)).write(CASES[name] as Conversion);
    const [file] = files;
    const read = COUNTRY_READERS[id];
    if (!file || !read) throw new Error('no file or reader');
    const before = JSON.stringify(await read(file));
    const refused: string[] = [];
    for (const [at, byte] of file.bytes.entries()) {
      const bytes = Uint8Array.from(file.bytes);
      // The next digit of a digit, a blank of a line end.
      if (byte >= 0x30 && byte <= 0x39) bytes[at] = byte === 0x39 ? 0x30 : byte + 1;
      else if (byte === 0x0d) bytes[at] = 0x20;
      else continue;
      const answer = await read({ ...file, bytes }).then(JSON.stringify, () => null);
      // What is not refused is another value that the reader hands on, or a place that says nothing of the statement.
      if (answer === null) refused.push('refused');
      else if (answer !== before) refused.push('other');
      else refused.push('same');
    }
    const share = (kind: string) => refused.filter((one) => one === kind).length / refused.length;
    expect(share('refused')).toBeGreaterThan(0.3);
    expect(share('same')).toBeLessThan(0.5);
  },
);
