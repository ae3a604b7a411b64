/** What a command touches of the world around it, so that tests can stand in for it. */
export interface Io {
  readonly stdout: { write(chunk: string | Uint8Array): unknown };
  /** Read by commands that are told to; absent where there is none. */
  readonly stdin?: NodeJS.ReadableStream;
  readonly stderr: { write(chunk: string): unknown; readonly isTTY?: boolean; readonly columns?: number };
  /** Aborted when the person asks us to stop. */
  readonly signal: AbortSignal;
}

/** The process's own streams; Ctrl-C or a polite kill aborts the signal, a second one ends the process at once. */
export function processIo(): Io {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
  // A reader that closes the pipe (`| head`) has what it wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, signal: stop.signal };
}

/** Text from a file or an argument, harmless to a terminal: control characters become a question mark. */
export const forTerminal = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_C}]/gu, '?');

/** Waits until the person asks us to stop. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((stopped) => signal.addEventListener('abort', () => stopped(), { once: true }));
}
