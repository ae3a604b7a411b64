import { describe, expect, it, test, vi } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { openDocument } from '../intake/open-document.ts';
import { Refusal } from '../refusal.ts';
import type { SourceDocument } from '../shapes/document.ts';
import { gatherPages } from './gather-pages.ts';

const host = createNodeHost();
const white = { width: 60, height: 80, grey: new Uint8Array(60 * 80).fill(255) };

/** A document of pictures alone. */
function pictures(pages: number, picture: SourceDocument['picture']): SourceDocument {
  const none = () => null;
  const pictureSize = () => ({ width: 60, height: 80 });
  return {
    kind: 'picture',
    pages,
    printedPage: none,
    pictureSize,
    picture,
    draw: none,
    shownText: none,
    facts: () => ({ programs: [], signedTo: [] }),
    close: () => undefined,
  };
}

describe('the pictures of a document', () => {
  it('stay pages without text where they cannot be drawn: what stands on them is not known', async () => {
    const { gathered, close } = await gatherPages(
      pictures(2, async () => null),
      {},
      host,
    );
    await close();
    expect(gathered.pages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'none'],
      [2, 'none'],
    ]);
  });

  it('are no longer asked for once one of them is damaged', async () => {
    const picture = vi.fn(async (number: number) => {
      if (number === 3) throw new Refusal('damaged-file');
      return { picture: white, pointsWide: 60, pointsHigh: 80, dpi: 72 };
    });
    await expect(gatherPages(pictures(50, picture), {}, host)).rejects.toMatchObject({ code: 'damaged-file' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(picture.mock.calls.length).toBeLessThan(8);
  });
});

test('a page whose text is doubted is read from its picture, the others keep theirs', async () => {
  const bytes = writePdf([{ content: at(72, 700, 'one') }, { content: at(72, 700, 'two') }]);
  const document = await openDocument({ bytes, fileName: 'a.pdf' }, {}, host);
  const taken = { picture: white, pointsWide: 60, pointsHigh: 80, dpi: 72 };
  const gathering = await gatherPages({ ...document, picture: async () => taken }, {}, host);
  expect(gathering.gathered.believed).toEqual([1, 2]);
  const instead = await gathering.readInstead([2]);
  await gathering.close();
  document.close();
  expect(instead.believed).toEqual([1]);
  expect(instead.pages.map(({ text, words }) => [text, words.length])).toEqual([
    ['printed', 1],
    ['read', 0],
  ]);
});
