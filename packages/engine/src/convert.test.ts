import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { at, writePdf } from '../../../tests/written-pdf.ts';
import { createNodeHost } from '../platform/node/host.ts';
import { convert } from './convert.ts';
import { openForInspection } from './inspect.ts';
import type { Options } from './options.ts';
import type { Progress } from './ports.ts';

const host = createNodeHost();

/** A line's texts. */
type Texts = readonly (readonly [x: number, text: string])[];

/** Lines of texts from the top, each text at its x. */
const drawn = (...lines: readonly Texts[]): string =>
  lines.flatMap((texts, i) => texts.map(([x, text]) => at(x, 780 - 16 * i, text))).join('');

const row = (date: string, text: string, amount: string, balance: string): Texts => [
  [50, date],
  [130, text],
  [380, amount],
  [480, balance],
];

const head = [
  [[50, 'Statement of account']],
  [[50, 'Period 01/03/2025 - 31/03/2025']],
  [[50, 'Currency: EUR']],
] as const;
const table: readonly Texts[] = [
  row('Date', 'Description', 'Amount', 'Balance'),
  row('', 'Opening balance', '', '100.00'),
  row('13/03/2025', 'GROCER', '-12.00', '88.00'),
  row('14/03/2025', 'SALARY', '900.00', '988.00'),
  row('15/03/2025', 'CAFE', '-8.00', '980.00'),
].map((texts) => texts.filter(([, text]) => text !== ''));
const statement = { content: drawn(...head, ...table) };
/** A picture over the whole page. */
const scan = { content: 'q 595 0 0 842 0 0 cm /Im Do Q\n' };

const run = (bytes: Uint8Array, options: Options = {}) => convert({ bytes, fileName: 'march.pdf' }, options, host);

describe('a conversion', () => {
  it('is what the contract says', async () => {
    const bytes = writePdf([statement]);
    const conversion = await run(bytes);
    expect(conversion).toMatchObject({
      schema: 'statement/1',
      source: {
        fileName: 'march.pdf',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        pages: 1,
        kind: 'digital',
      },
      warnings: [],
    });
    const [one, ...others] = conversion.statements;
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      account: { currency: 'EUR' },
      period: { start: '2025-03-01', end: '2025-03-31' },
      opening: '100.00',
      closing: '980.00',
      reconciliation: { status: 'verified' },
    });
    expect(
      one?.transactions.map(({ date, description, amount, balance }) => [date, description, amount, balance]),
    ).toEqual([
      ['2025-03-13', 'GROCER', '-12.00', '88.00'],
      ['2025-03-14', 'SALARY', '900.00', '988.00'],
      ['2025-03-15', 'CAFE', '-8.00', '980.00'],
    ]);
  });

  it('is the same for the same bytes', async () => {
    const bytes = writePdf([statement]);
    expect(await run(bytes)).toEqual(await run(bytes));
  });

  it('leaves the bytes as they are', async () => {
    const bytes = writePdf([statement]);
    const before = bytes.slice();
    await run(bytes);
    expect(bytes).toEqual(before);
  });

  it('takes the way to read signs that the sums prove', async () => {
    const unsigned: readonly Texts[] = table.map((texts) =>
      texts.map(([x, text]) => [x, text.replace('-', '')] as const),
    );
    const income = unsigned.with(3, row('14/03/2025', 'SALARY', '+900.00', '988.00'));
    const [one] = (await run(writePdf([{ content: drawn(...head, ...income) }]))).statements;
    expect(one?.transactions.map(({ amount }) => amount)).toEqual(['-12.00', '900.00', '-8.00']);
    expect(one?.reconciliation.status).toBe('verified');
  });

  it('says that it failed, and reports what is printed, where no way comes out', async () => {
    const misprinted = table.with(4, row('15/03/2025', 'CAFE', '-8.00', '890.00'));
    const [one] = (await run(writePdf([{ content: drawn(...head, ...misprinted) }]))).statements;
    expect(one?.transactions.at(-1)).toMatchObject({ amount: '-8.00', balance: '890.00' });
    expect(one?.reconciliation).toMatchObject({
      status: 'failed',
      checks: [
        { ok: false, broken: [2] },
        { kind: 'dates', ok: true },
      ],
    });
  });
});

describe('warnings', () => {
  const codes = async (...pages: readonly { readonly content: string }[]) =>
    (await run(writePdf(pages))).warnings.map(({ code, page }) => [code, page]);

  it('say nothing of a page that is a picture of nothing', async () => {
    expect(await codes(statement, scan)).toEqual([]);
    expect((await run(writePdf([statement, scan]))).source).toMatchObject({ pages: 2, kind: 'digital' });
  });

  it('name the pages with text that nobody can see', async () => {
    const hidden = { content: `${statement.content}/Clear gs ${at(50, 60, 'PAID 5,000.00')}` };
    expect(await codes(hidden)).toEqual([['text-hidden', 1]]);
  });

  it('tell of a currency that is not printed', async () => {
    expect(await codes({ content: drawn(head[0], head[1], ...table) })).toEqual([['currency-assumed', undefined]]);
  });
});

describe('progress', () => {
  it('comes page by page, and ends with understanding', async () => {
    const seen: Progress[] = [];
    await run(writePdf([statement, statement]), { onProgress: (progress) => seen.push(progress) });
    expect(seen.filter(({ stage }) => stage === 'reading')).toEqual([
      { stage: 'reading', page: 1, pages: 2, ocrPages: 0, ocrDone: 0 },
      { stage: 'reading', page: 2, pages: 2, ocrPages: 0, ocrDone: 0 },
    ]);
    expect(seen.at(-1)).toEqual({ stage: 'understanding', page: 2, pages: 2 });
  });

  it('stops where the caller wants no more of it', async () => {
    const stop = new AbortController();
    stop.abort(new Error('no more'));
    await expect(run(writePdf([statement]), { signal: stop.signal })).rejects.toThrow('no more');
  });
});

describe('a page read from its picture', () => {
  const taken = async (): Promise<Uint8Array> => {
    const opened = await openForInspection({ bytes: writePdf([statement]), fileName: 'statement.pdf' }, {}, host);
    const drawn = opened.draw(1, 200 / 72);
    opened.close();
    if (!drawn) throw new Error('the page cannot be drawn');
    const { width, height, rgba } = drawn;
    const pixels = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
    return pixels.withMetadata({ density: 200 }).png().toBuffer();
  };

  it('says what the page says, and that it was read', async () => {
    const [printed] = (await run(writePdf([statement]))).statements;
    const { source, statements } = await run(await taken());
    expect(source).toMatchObject({ kind: 'scanned', pages: 1, ocr: { engine: expect.stringContaining('tesseract') } });
    const figures = (one: typeof printed) =>
      one?.transactions.map(({ date, amount, balance }) => [date, amount, balance]);
    expect(figures(statements[0])).toEqual(figures(printed));
    expect(statements[0]).toMatchObject({ opening: printed?.opening, closing: printed?.closing });
    expect(statements[0]?.transactions[0]).toMatchObject({ origin: 'ocr' });
  });
});

describe('what is refused', () => {
  it.each([
    ['text', new TextEncoder().encode('Statement of account'), 'unsupported-file'],
    ['nothing', new Uint8Array(), 'unsupported-file'],
    ['the head of a PDF', writePdf([statement]).slice(0, 60), 'damaged-file'],
    ['a page without words', writePdf([{ content: '' }]), 'no-statement'],
    [
      'a letter',
      writePdf([{ content: drawn([[50, 'Dear customer, thank you for your letter of 3 March 2025.']]) }]),
      'no-statement',
    ],
    ['an empty picture', writePdf([scan]), 'no-statement'],
  ])('%s', async (_, bytes, code) => {
    await expect(run(bytes)).rejects.toMatchObject({ name: 'Refusal', code });
  });

  it.each([
    ['too many pages', { pages: 1 }, 'too-many-pages'],
    ['too many bytes', { bytes: 100 }, 'too-large'],
  ])('%s, by the limits that are set', async (_, limits, code) => {
    await expect(run(writePdf([statement, statement]), { limits })).rejects.toMatchObject({ code });
  });

  it('leaves nothing behind that a next conversion would trip over', async () => {
    await expect(run(writePdf([scan]))).rejects.toThrow();
    expect((await run(writePdf([statement]))).statements).toHaveLength(1);
  });
});
