import type { ConversionSummary } from '@tallyleaf/contract';
import { createConversion, deleteConversion, fileUrl } from '../api/conversions.ts';
import { requestFile } from '../api/request.ts';

type Ended = Pick<ConversionSummary, 'status' | 'refusal'>;

/** Whether another try of the same file may end otherwise: it failed, was stopped, or took too long. */
export const mayHelpAgain = ({ status, refusal }: Ended): boolean =>
  status === 'failed' || status === 'cancelled' || (status === 'refused' && refusal?.code === 'took-too-long');

/**
 * Converts a file once more that the server still has, in place of the try that came to nothing.
 * @param locale the reader's language tag
 * @throws {ApiError} where the file is gone, or is refused at once
 */
export async function convertAgain(id: string, fileName: string, locale: string): Promise<void> {
  const { blob } = await requestFile(fileUrl(id));
  await createConversion({
    file: new File([blob], fileName),
    password: undefined,
    options: { locale },
    idempotencyKey: crypto.randomUUID(),
    signal: new AbortController().signal,
  });
  await deleteConversion(id);
}
