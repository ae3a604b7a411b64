import {
  CONVERSIONS_PATH,
  COST_PATH,
  type ConversionCost,
  type ConversionDetail,
  type ConversionOptions,
  type ConversionReceipt,
  type CostQuestion,
} from '@tallyleaf/contract';
import { request } from './request.ts';

const pathOf = (id: string): string => `${CONVERSIONS_PATH}/${encodeURIComponent(id)}`;

export interface Upload {
  readonly file: File;
  readonly password: string | undefined;
  readonly options: ConversionOptions;
  /** Makes sending the same upload twice harmless. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** Uploads one file and queues its conversion. @throws {ApiError} where it is refused at once. */
export async function createConversion(upload: Upload): Promise<ConversionReceipt> {
  const body = new FormData();
  // Fields first: the server reads the parts in order, while they arrive.
  if (upload.password) body.append('password', upload.password);
  body.append('options', JSON.stringify(upload.options));
  body.append('file', upload.file, upload.file.name);
  const receipts = await request<ConversionReceipt[]>('POST', CONVERSIONS_PATH, {
    body,
    headers: { 'Idempotency-Key': upload.idempotencyKey },
    signal: upload.signal,
  });
  const [receipt] = receipts;
  if (!receipt) throw new Error('an upload was answered without a receipt');
  return receipt;
}

/** What files would cost on the server, which knows what is paid for. @throws {ApiError} */
export const askCost = (body: CostQuestion): Promise<ConversionCost> => request('POST', COST_PATH, { body });

/** One conversion, with its result once it is done. @throws {ApiError} */
export const getConversion = (id: string, signal?: AbortSignal): Promise<ConversionDetail> =>
  request<ConversionDetail>('GET', pathOf(id), signal ? { signal } : {});

/** Stops a conversion. @throws {ApiError} */
export const cancelConversion = (id: string): Promise<unknown> => request('POST', `${pathOf(id)}/cancel`);

/** Converts once more what failed, was stopped or took too long, from the file that the server has. @throws {ApiError} */
export const convertAgain = (id: string): Promise<unknown> => request('POST', `${pathOf(id)}/again`);

/** Deletes a conversion: its file and its rows. @throws {ApiError} */
export const deleteConversion = (id: string): Promise<unknown> => request('DELETE', pathOf(id));

/** Where a conversion's progress is told. */
export const eventsUrl = (id: string): string => `${pathOf(id)}/events`;

/** Where the file as it was uploaded is given, by ranges of bytes where they are asked for. */
export const fileUrl = (id: string): string => `${pathOf(id)}/file`;
