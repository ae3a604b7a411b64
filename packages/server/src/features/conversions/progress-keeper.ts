import type { Progress } from '@tallyleaf/engine';
import type { Logger } from '../../log.ts';

/** Progress is kept at most so often. */
const PROGRESS_MS = 150;

/** Keeps the newest progress now and then: one at a time, and not more often than a person can see. */
export class ProgressKeeper {
  readonly #save: (progress: Progress) => Promise<void>;
  readonly #log: Logger;
  #newest: Progress | undefined;
  #saving: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #settled = false;

  constructor(save: (progress: Progress) => Promise<void>, log: Logger) {
    this.#save = save;
    this.#log = log;
  }

  keep(progress: Progress): void {
    if (this.#settled) return;
    this.#newest = progress;
    this.#saving ??= this.#run();
  }

  /** Waits until nothing is being written; what comes later is dropped. */
  async settle(): Promise<void> {
    this.#settled = true;
    this.#newest = undefined;
    this.#wake?.();
    await this.#saving;
  }

  async #run(): Promise<void> {
    try {
      while (this.#newest) {
        const progress = this.#newest;
        this.#newest = undefined;
        await this.#save(progress);
        if (!this.#settled) await this.#pause();
      }
    } catch (error) {
      // Progress is a courtesy: the conversion goes on without it.
      this.#log.warn({ err: error }, 'progress could not be kept');
    } finally {
      this.#saving = undefined;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PROGRESS_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
