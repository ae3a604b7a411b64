import type { Grammar } from './grammar.ts';
import type { Sheet } from './sheet.ts';

/** The place on the page where the next thing is drawn, and what a new page begins with. */
export class Flow {
  readonly sheet: Sheet;
  y = 0;
  readonly #top: number;
  readonly #bottom: number;
  readonly #furnish: (flow: Flow) => void;

  /** @param furnish draws what every page after the first begins with, and moves `y` below it. */
  constructor(sheet: Sheet, grammar: Grammar, furnish: (flow: Flow) => void) {
    this.sheet = sheet;
    this.#top = grammar.page.margin;
    this.#bottom = grammar.page.height - grammar.page.margin - 16;
    this.#furnish = furnish;
    sheet.addPage();
    this.y = this.#top;
  }

  /** Whether something of this height still fits on the page. */
  fits(height: number): boolean {
    return this.y + height <= this.#bottom;
  }

  newPage(): void {
    this.sheet.addPage();
    this.y = this.#top;
    this.#furnish(this);
  }

  /** Begins a new page where something of this height does not fit. */
  require(height: number): void {
    if (!this.fits(height)) this.newPage();
  }
}
