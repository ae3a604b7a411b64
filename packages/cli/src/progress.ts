import type { Progress } from '@tallyleaf/engine';
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

  /** A file is being read. */
  reading(file: string, progress: Progress): void {
    this.#now = file + placeIn(progress);
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

/** Where in a file reading is. Pages that are pictures come last, and take their time. */
function placeIn({ page, pages, ocrPages = 0, ocrDone = 0 }: Progress): string {
  if (pages === 0) return '';
  if (page === pages && ocrPages > 0)
    return `, ${ocrDone} of ${ocrPages} scanned ${ocrPages === 1 ? 'page' : 'pages'} read`;
  return `, page ${page} of ${pages}`;
}

const CELLS = 20;

function bar(done: number, all: number): string {
  const full = all === 0 ? CELLS : Math.floor((done / all) * CELLS);
  return `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}]`;
}
