import { useCallback, useMemo } from 'react';
import { useResource } from '../api/use-resource.ts';
import { deleteDocuments, listDocuments, tidyDocuments } from '../documents/documents.ts';
import { restoreHeld } from '../documents/tab-documents.ts';
import { type BatchRow, rowOfDevice, rowOfServer, rowsOfTab } from './rows.ts';
import { fetchPages, type ServerList, useServerList } from './use-server-list.ts';

/** What is on this device: kept, or open in this tab alone. */
async function deviceRows(): Promise<readonly BatchRow[]> {
  await tidyDocuments();
  return [...(await rowsOfTab(await restoreHeld())), ...(await listDocuments()).map(rowOfDevice)];
}

const newestFirst = (rows: readonly BatchRow[]): readonly BatchRow[] =>
  [...rows].sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));

export interface KeptRows {
  /** How the server's list stands; what is kept on this device is there in any case. */
  readonly server: ServerList;
  readonly rows: readonly BatchRow[];
  /** Deletes what is kept of rows, wherever it is. @throws {ApiError} */
  readonly remove: (rows: readonly BatchRow[]) => Promise<void>;
}

/** All conversions that are kept, on this device and on the server, newest first, as they change. */
export function useKeptRows(): KeptRows {
  const server = useServerList();
  const { data, reload } = useResource(useCallback(() => deviceRows(), []));
  const rows = useMemo(() => newestFirst([...(data ?? []), ...server.rows.map(rowOfServer)]), [data, server.rows]);
  const remove = async (gone: readonly BatchRow[]): Promise<void> => {
    const idsAt = (place: BatchRow['kept']): string[] => gone.filter(({ kept }) => kept === place).map(({ id }) => id);
    if (idsAt('device').length > 0) await deleteDocuments(idsAt('device'));
    reload();
    await server.remove(idsAt('server'));
  };
  return { server, rows, remove };
}

/** All conversions that are kept, once; where one of the two places cannot be asked, those of the other. */
export async function listKept(): Promise<readonly BatchRow[]> {
  const asked = await Promise.allSettled([deviceRows(), fetchPages().then(({ rows }) => rows.map(rowOfServer))]);
  return newestFirst(
    asked.flatMap((answer) => {
      if (answer.status === 'fulfilled') return answer.value;
      console.warn(answer.reason);
      return [];
    }),
  );
}
