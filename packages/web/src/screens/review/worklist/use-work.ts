import { type FileVerdict, verdictOfFile } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { type FoundConversion, findConversion } from '../../../documents/find-conversion.ts';
import { useSession } from '../../../session/session.ts';
import { placesOf, rowStates } from '../rows/problems.ts';

/** A document of the list, and what is left to look at. */
export type Work =
  | { readonly status: 'waiting' | 'gone' | 'failed' }
  | {
      readonly status: 'found';
      readonly fileName: string;
      readonly verdict: FileVerdict | null;
      /** Rows with a problem, in all its statements. */
      readonly problems: number;
    };

/** Asked for at a time. */
const AT_ONCE = 4;

function workOf(found: FoundConversion | null): Work {
  if (!found) return { status: 'gone' };
  const { fileName, conversion } = found;
  if (!conversion) return { status: 'found', fileName, verdict: null, problems: 0 };
  const problems = conversion.statements.reduce(
    (sum, statement) => sum + placesOf(rowStates(statement), 'problems').length,
    0,
  );
  return { status: 'found', fileName, verdict: verdictOfFile(conversion), problems };
}

const WAITING: Work = { status: 'waiting' };

/** How the documents of a list stand, as they come. `list` is to be the same at every drawing. */
export function useWork(list: readonly string[]): (id: string) => Work {
  const { token, userLoadDone } = useSession();
  const [works, setWorks] = useState<ReadonlyMap<string, Work>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has other documents
  useEffect(() => {
    if (!userLoadDone) return undefined;
    let over = false;
    const waiting = [...list];
    setWorks(new Map());
    const lane = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !over; id = waiting.shift()) {
        const at = id;
        const work = await findConversion(at).then(workOf, (error: unknown): Work => {
          console.warn(error);
          return { status: 'failed' };
        });
        if (!over) setWorks((before) => new Map(before).set(at, work));
      }
    };
    for (let lanes = 0; lanes < AT_ONCE; lanes += 1) void lane();
    return () => {
      over = true;
    };
  }, [list, token, userLoadDone]);
  return (id) => works.get(id) ?? WAITING;
}
