import type { ConversionDetail } from '@tallyleaf/contract';
import { useCallback } from 'react';
import { ApiError } from '../../api/client.ts';
import { getConversion } from '../../api/conversions.ts';
import { useResource } from '../../api/use-resource.ts';

/** Statuses by which the server says that there is no such conversion of one's own. */
const NOT_THERE: readonly number[] = [400, 404];

interface Answer {
  readonly detail: ConversionDetail | null;
}

export interface Reviewed {
  readonly status: 'waiting' | 'failed' | 'ready';
  /** Null where it is ready: there is no such conversion, or it is somebody else's. */
  readonly detail: ConversionDetail | null;
  readonly reload: () => void;
}

/** A conversion that the server keeps, as far as it has come. */
export function useReviewed(id: string): Reviewed {
  const load = useCallback(async (): Promise<Answer> => {
    try {
      return { detail: await getConversion(id) };
    } catch (error) {
      if (error instanceof ApiError && NOT_THERE.includes(error.status)) return { detail: null };
      throw error;
    }
  }, [id]);
  const { data, failed, reload } = useResource(load);
  if (data) return { status: 'ready', detail: data.detail, reload };
  return { status: failed ? 'failed' : 'waiting', detail: null, reload };
}
