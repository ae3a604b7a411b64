import { forTerminal, type Io } from './io.ts';

/** The progress bar on a terminal's last line, with the finished files' lines above it. A pipe gets the lines alone. */
export class ProgressLine {
  readonly #stream: Io['stderr'];
  readonly #quiet: boolean;
  readonly #files: number;
  #done = 0;
  #now = '';
  #drawn = '';

  constructor(stream: Io['stderr'], files: number, quiet: boolean) {
    this.#stream = stream;
    this.#files = files;
    this.#quiet = quiet;
  }

  /** A page of a file is being read. */
  page(file: string, page: number, pages: number): void {
    this.#now = pages > 0 ? `${file}, page ${page} of ${pages}` : file;
    this.#draw();
  }

  /** A file is done. */
  finished(): void {
    this.#done++;
    this.#draw();
  }

  /** A line that stays. */
  say(line: string): void {
    if (this.#quiet) return;
    this.#erase();
    this.#stream.write(`${line}\n`);
    this.#draw();
  }

  /** Takes the bar away. */
  end(): void {
    this.#erase();
  }

  #draw(): void {
    if (this.#quiet || !this.#stream.isTTY) return;
    const columns = this.#stream.columns ?? 80;
    const text = `${bar(this.#done, this.#files)} ${this.#done} of ${this.#files}  ${forTerminal(this.#now)}`;
    const line = [...text].slice(0, columns - 1).join('');
    if (line === this.#drawn) return;
    this.#erase();
    this.#stream.write(line);
    this.#drawn = line;
  }

  #erase(): void {
    if (this.#drawn === '') return;
    this.#stream.write('\r\u001b[K');
    this.#drawn = '';
  }
}

const CELLS = 20;

function bar(done: number, all: number): string {
  const full = all === 0 ? CELLS : Math.floor((done / all) * CELLS);
  return `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}]`;
}
