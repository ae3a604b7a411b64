import { type Static, type TSchema, Type } from 'typebox';

/** The `code` of an answer that is a success; any other code is a failure whose `message` is shown. */
export const SUCCESS_CODE = 100000;

/** The envelope of every successful JSON answer: `{code: 100000, message, data}`. */
export const Success = <T extends TSchema>(data: T) =>
  Type.Object({ code: Type.Literal(SUCCESS_CODE), message: Type.String(), data });

/** The envelope of every failure. `code` is the HTTP status, `error` a short code that programs can tell apart. */
export const Failure = Type.Object({
  code: Type.Integer({ minimum: 400, maximum: 599 }),
  message: Type.String(),
  error: Type.Optional(Type.String()),
  /** What a program may want to know besides, such as how many credits were needed. */
  data: Type.Optional(Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]))),
});

export interface Success<T> {
  readonly code: typeof SUCCESS_CODE;
  readonly message: string;
  readonly data: T;
}
export type Failure = Static<typeof Failure>;
/** What any JSON call answers; `code` tells which of the two it is. */
export type Envelope<T> = Success<T> | Failure;

/** Wraps the data of a successful answer. */
export const success = <T>(data: T, message = 'OK'): Success<T> => ({ code: SUCCESS_CODE, message, data });

/** Whether an answer is a success: its code alone tells, as a failure may carry data, too. */
export const isSuccess = <T>(envelope: Envelope<T>): envelope is Success<T> => envelope.code === SUCCESS_CODE;
