import type { Readable } from 'node:stream';

/** Answers that last: streams of events, ended when the server stops, so that stopping does not wait for them. */
export class OpenStreams {
  readonly #streams = new Set<Readable>();
  #ended = false;

  /** Keeps a stream in mind until it is closed. */
  add<T extends Readable>(stream: T): T {
    if (this.#ended) stream.destroy();
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  /** Ends all of them, and every one that comes later. */
  endAll(): void {
    this.#ended = true;
    for (const stream of this.#streams) stream.push(null);
  }
}
