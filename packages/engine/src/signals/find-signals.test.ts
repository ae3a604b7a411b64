import type { Signal } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import {
  CONTENTS,
  changedRow,
  FREE,
  right,
  rowY,
  savedAgain,
  signed,
  statement,
  stream,
} from '../../../../tests/tampered-pdf.ts';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { convert } from '../convert.ts';
import { openDocument } from '../intake/open-document.ts';
import { findSignals, watchDocument } from './find-signals.ts';

const host = createNodeHost();

const signalsOf = async (bytes: Uint8Array): Promise<readonly Signal[]> =>
  (await convert({ bytes, fileName: 'march.pdf' }, {}, host)).signals ?? [];

describe('a file that nobody touched', () => {
  it('gives no signal', async () => {
    expect(await signalsOf(writePdf([{ content: statement() }]))).toEqual([]);
  });
  it('gives none where it prints in bold, twice for boldness, or all its cents smaller', async () => {
    const bold = statement((x, y, text, row) => right(x, y, text, row % 2 === 0 ? 'F2' : 'F3'));
    const twice = statement((x, y, text) => right(x, y, text) + right(x + 0.3, y, text));
    const cents = statement(
      (x, y, text) => right(x - 12, y, text.slice(0, -2)) + at(x - 12, y, text.slice(-2), 7, 'F3'),
    );
    for (const content of [bold, twice, cents]) expect(await signalsOf(writePdf([{ content }]))).toEqual([]);
  });
  it('gives none where it was only signed, or saved again with the same figures', async () => {
    const bytes = writePdf([{ content: statement() }]);
    expect(await signalsOf(signed(bytes))).toEqual([]);
    expect(await signalsOf(savedAgain(bytes, { [CONTENTS]: stream(statement()) }))).toEqual([]);
    expect(await signalsOf(savedAgain(signed(bytes), { [FREE + 2]: '<< /Type /DSS >>' }))).toEqual([]);
  });
});

describe('a file that was changed', () => {
  it('says which program for editing it names', async () => {
    const bytes = savedAgain(
      writePdf([{ content: statement() }]),
      { [FREE]: '<< /Creator (Adobe Photoshop 25.0) /Producer (Adobe Photoshop for Windows) >>' },
      `/Info ${FREE} 0 R `,
    );
    expect(await signalsOf(bytes)).toEqual([{ code: 'made-by-editor', program: 'Adobe Photoshop 25.0' }]);
  });

  it('shows the figure that is set in two fonts', async () => {
    const content = statement((x, y, text, row) =>
      row === 4
        ? right(x - 6 * 4, y, text.slice(0, -4)) + at(x - 24, y, '9', 10, 'F1') + right(x, y, text.slice(-3))
        : right(x, y, text),
    );
    const [signal, ...others] = await signalsOf(writePdf([{ content }]));
    expect(others).toEqual([]);
    expect(signal).toMatchObject({ code: 'font-changes-inside-figure', texts: ['-9.90'], where: [{ page: 1 }] });
    // User space counts from the foot of the page, boxes from its head.
    const [, top = 0, , bottom = 0] = signal?.where?.[0]?.box ?? [];
    expect(top).toBeLessThan(842 - rowY(4));
    expect(bottom).toBeGreaterThan(842 - rowY(4) - 3);
  });

  it('shows the amount of a column that has a font of its own, and the one that stands higher in a part', async () => {
    const foreign = statement((x, y, text, row) => (row === 5 ? at(x - 30.6, y, text, 10, 'F1') : right(x, y, text)));
    const raised = statement((x, y, text, row) =>
      row === 5 ? right(x - 18, y + 1.2, text.slice(0, -3)) + right(x, y, text.slice(-3)) : right(x, y, text),
    );
    for (const content of [foreign, raised])
      expect(await signalsOf(writePdf([{ content }]))).toMatchObject([
        { code: 'font-changes-inside-figure', texts: ['120.00'] },
      ]);
  });

  it('shows the figure that was drawn over another, covered or not', async () => {
    const over = right(420, rowY(4), '-9.30');
    const box = `1 g 375 ${rowY(4) - 2} 50 11 re f 0 g `;
    for (const content of [`${statement()}${box}${over}`, `${statement()}${over}`]) {
      const [signal] = await signalsOf(writePdf([{ content }]));
      expect(signal).toMatchObject({
        code: 'text-over-text',
        texts: ['-9.30'],
        before: ['-3.90'],
        where: [{ page: 1 }],
      });
    }
  });

  it('shows what is another figure than when it was signed, or first saved', async () => {
    const bytes = writePdf([{ content: statement() }]);
    const change = { [CONTENTS]: stream(changedRow) };
    const told = { texts: ['-9.30'], before: ['-3.90'], where: [{ page: 1 }] };
    expect((await signalsOf(savedAgain(signed(bytes), change)))[0]).toMatchObject({
      code: 'changed-after-signing',
      ...told,
    });
    expect((await signalsOf(savedAgain(bytes, change)))[0]).toMatchObject({ code: 'changed-after-saving', ...told });
  });

  it('names the sums that break, not dates that are not proven', async () => {
    const bytes = writePdf([{ content: statement() }]);
    const document = await openDocument({ bytes, fileName: 'a.pdf' }, {}, host);
    const { statements } = await convert({ bytes, fileName: 'a.pdf' }, {}, host);
    const reconciliation = {
      status: 'failed' as const,
      cause: 'printed' as const,
      checks: [
        { kind: 'dates' as const, ok: false, broken: [0], doubts: ['order' as const] },
        { kind: 'count' as const, ok: false, expected: '9', found: '8' },
      ],
    };
    const failed = statements.map((one) => ({ ...one, reconciliation }));
    const openEarlier = async () => null;
    const found = await findSignals({ watched: watchDocument(document), bytes, statements: failed, openEarlier });
    document.close();
    expect(found).toEqual([{ code: 'printed-sums-contradict', statement: 0, check: 'count' }]);
  });

  it('shows the row at which printed sums break', async () => {
    const misprinted = statement(undefined, (x, y, text, row) => right(x, y, row === 4 ? '889.00' : text));
    expect(await signalsOf(writePdf([{ content: misprinted }]))).toMatchObject([
      { code: 'printed-sums-contradict', statement: 0, check: 'running-balance', where: [{ page: 1 }, { page: 1 }] },
    ]);
  });
});
