import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Flow } from './flow.ts';
import type { Grammar } from './grammar.ts';
import { placeTable, type TableLook } from './table.ts';

/** A list that runs down the left half of a page and on down the right one, so many rows in each, `gutter` points between them. */
export class Strips {
  readonly #looks: readonly [left: TableLook, right: TableLook];
  readonly #most: number;
  #top: number;
  #bottom = 0;
  #right = false;
  #rows = 0;

  constructor(grammar: Grammar, vocabulary: Vocabulary, { rows, gutter }: NonNullable<Grammar['strips']>, top: number) {
    const { width, margin } = grammar.page;
    const middle = width / 2;
    this.#looks = [
      placeTable(grammar, vocabulary, [margin, middle - gutter / 2]),
      placeTable(grammar, vocabulary, [middle + gutter / 2, width - margin]),
    ];
    this.#most = rows;
    this.#top = top;
  }

  get look(): TableLook {
    return this.#looks[this.#right ? 1 : 0];
  }

  /** Counts a row that is about to be drawn; true where it belongs at the top of the next half. */
  isFull(): boolean {
    if (this.#rows < this.#most) {
      this.#rows++;
      return false;
    }
    this.#rows = 1;
    return true;
  }

  /** Goes to the top of the next half, on the next page behind the right one. */
  turn(flow: Flow): void {
    this.#bottom = Math.max(this.#bottom, flow.y);
    if (this.#right) {
      flow.newPage();
      [this.#top, this.#bottom] = [flow.y, 0];
    }
    this.#right = !this.#right;
    flow.y = this.#top;
  }

  /** Goes below both halves. */
  end(flow: Flow): void {
    flow.y = Math.max(this.#bottom, flow.y);
  }
}
