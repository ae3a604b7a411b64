import type { ConversionSummary } from '@tallyleaf/contract';

type Ended = Pick<ConversionSummary, 'status' | 'refusal'>;

/** Whether another try of the same file may end otherwise: it failed, was stopped, or took too long. */
export const mayHelpAgain = ({ status, refusal }: Ended): boolean =>
  status === 'failed' || status === 'cancelled' || (status === 'refused' && refusal?.code === 'took-too-long');
