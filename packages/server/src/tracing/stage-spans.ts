import type { Progress } from '@tallyleaf/engine';
import type { Span } from './doing.ts';

/** A stage of reading a document: as progress names it, with the reading of pictures by itself. */
type Stage = Progress['stage'] | 'ocr';

/** Pictures are read after the text of all pages, and again where it is doubted. */
const stageOf = ({ stage, page, pages, ocrPages = 0 }: Progress): Stage =>
  stage === 'reading' && page === pages && ocrPages > 0 ? 'ocr' : stage;

/** The stages of a conversion as spans, one after the other, told from its progress. */
export class StageSpans {
  readonly #whole: Span | undefined;
  #stage: Stage = 'opening';
  #span: Span | undefined;

  constructor(whole: Span | undefined) {
    this.#whole = whole;
    this.#span = whole?.begin(`convert ${this.#stage}`, {});
  }

  reached(progress: Progress): void {
    if (!this.#whole) return;
    const stage = stageOf(progress);
    if (stage !== this.#stage) {
      this.#span?.end();
      this.#stage = stage;
      this.#span = this.#whole.begin(`convert ${stage}`, {});
    }
    const { pages, ocrPages = 0 } = progress;
    this.#span?.set({ 'tallyleaf.pages': pages, 'tallyleaf.ocr_pages': ocrPages });
  }

  /** @param failure what ended the stage that was reached, where that is not its end */
  end(failure?: unknown): void {
    this.#span?.end(failure);
    this.#span = undefined;
  }
}
