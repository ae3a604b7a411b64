import { useCallback, useEffect, useState } from 'react';

export interface Resource<T> {
  /** What was fetched last; null while it is on its way, or could not be had. */
  readonly data: T | null;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Takes over what a change has made of it. */
  readonly set: (data: T) => void;
}

/** What the server has, fetched when the component comes. `load` is to be the same function at every drawing. */
export function useResource<T>(load: () => Promise<T>): Resource<T> {
  const [data, setData] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let over = false;
    setFailed(false);
    load().then(
      (came) => over || setData(came),
      (error: unknown) => {
        console.warn(error);
        if (!over) setFailed(true);
      },
    );
    return () => {
      over = true;
    };
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { data, failed, reload, set: setData };
}
