import type { QueueOptions } from 'pg-boss';

/**
 * The one back-off: 1 s, 2 s, 4 s … up to a minute, with some jitter. The limit is an outer bound; what a job does
 * after several failures is its own rule (`MAX_ATTEMPTS` of a conversion).
 */
export const RETRY: QueueOptions = { retryLimit: 10, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
