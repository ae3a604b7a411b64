import { COMPILED } from './compiled-vocabularies.ts';
import { remembered } from './remembered.ts';
import { PAPER_KINDS, type PaperKind } from './sources.ts';
import { type Place, readyMade } from './vocabulary.ts';

export interface PaperPlace extends Place {
  /** The word as it is listed: the same one found twice counts once. */
  readonly word: string;
  readonly kind: PaperKind;
}

const vocabulary = readyMade(
  () => COMPILED.papers,
  (meaning) => PAPER_KINDS[meaning] as PaperKind,
);

/** Words in a text that show whose paper it is, in any language; offsets into the text. */
export const paperWordsIn: (text: string) => readonly PaperPlace[] = remembered((text) =>
  vocabulary
    .within(text)
    .flatMap(({ at, length, entry, meanings }) => meanings.map((kind) => ({ word: entry, kind, at, length }))),
);
