import type { ConversionSummary } from '@tallyleaf/contract';
import { createConversion, deleteConversion, fileUrl } from '../api/conversions.ts';
import { session } from '../session/session.ts';

type Ended = Pick<ConversionSummary, 'status' | 'refusal'>;

/** Whether another try of the same file may end otherwise: it failed, was stopped, or took too long. */
export const mayHelpAgain = ({ status, refusal }: Ended): boolean =>
  status === 'failed' || status === 'cancelled' || (status === 'refused' && refusal?.code === 'took-too-long');

/**
 * Converts a file once more that the server still has, in place of the try that came to nothing.
 * @param locale the reader's language tag
 * @throws {Error} where the file is gone, or is refused at once
 */
export async function convertAgain(id: string, fileName: string, locale: string): Promise<void> {
  const { token } = session.current();
  const answer = await fetch(fileUrl(id), token === null ? {} : { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`);
  await createConversion({
    file: new File([await answer.blob()], fileName),
    password: undefined,
    options: { locale },
    idempotencyKey: crypto.randomUUID(),
    signal: new AbortController().signal,
  });
  await deleteConversion(id);
}
