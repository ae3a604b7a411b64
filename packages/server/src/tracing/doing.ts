import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span may say of itself. No contents, names of files, addresses or tokens: kinds, counts and ids of ours only. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace, from when it began until it is ended. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Where work elsewhere takes up the trace: the header of W3C Trace Context, level 1. */
  readonly traceparent: string;
  /** A piece of this work. @param agoMs so long ago it began */
  readonly begin: (name: string, attributes: Attributes, agoMs?: number) => Span;
  readonly set: (attributes: Attributes) => void;
  /** @param failure what it failed by; its kind is told, what it says is not */
  readonly end: (failure?: unknown) => void;
}

/** What this process is doing for whoever asked: of a request, or of a job. */
export interface Doing {
  readonly requestId?: string;
  /** Where traces are on. */
  readonly span?: Span | undefined;
}

const doing = new AsyncLocalStorage<Doing>();

/** Does work, and everything that it begins, as part of something. */
export const during = <T>(what: Doing, work: () => T): T => doing.run(what, work);

/** The span of which the caller is a part; `undefined` where nothing is traced. */
export const currentSpan = (): Span | undefined => doing.getStore()?.span;

/** The same function, called as part of what is being done now, whoever calls it. */
export const boundToThis = <A extends unknown[]>(work: (...given: A) => void): ((...given: A) => void) =>
  AsyncLocalStorage.bind(work);

/** What each line of the log says of what it is part of. */
export function currentMarks(): { readonly reqId?: string; readonly trace_id?: string; readonly span_id?: string } {
  const { requestId, span } = doing.getStore() ?? {};
  return {
    ...(requestId !== undefined && { reqId: requestId }),
    ...(span && { trace_id: span.traceId, span_id: span.spanId }),
  };
}

/** Does a piece of what is going on as a span of its own, where that is traced. */
export async function spanned<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const whole = doing.getStore();
  if (!whole?.span) return await work();
  return await endingWith(whole.span.begin(name, attributes), whole, work);
}

/** Does work within a span, and ends the span with it. */
export async function endingWith<T>(span: Span, whole: Doing, work: () => Promise<T>): Promise<T> {
  try {
    const result = await during({ ...whole, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
