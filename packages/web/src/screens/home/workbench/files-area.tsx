import { type ReactNode, useEffect, useRef } from 'react';
import { useConversion } from '../use-conversion.ts';
import { Workbench } from './workbench.tsx';

/** Files that came at a time, and whether they are converted without being asked. */
export interface Given {
  readonly files: readonly File[];
  readonly convert: boolean;
}

interface FilesAreaProps {
  /** All that came so far, in turn. */
  readonly given: readonly Given[];
  readonly onChoose: () => void;
  /** What is seen while there are no files. */
  readonly start: ReactNode;
}

/** What is done with files. It is fetched with the first of them: a page that is only read does not need it. */
export function FilesArea({ given, onChoose, start }: FilesAreaProps) {
  const conversions = useConversion();
  const { add, convert } = conversions;
  const taken = useRef(0);
  useEffect(() => {
    for (const { files, convert: atOnce } of given.slice(taken.current)) {
      void add(files).then((ids) => (atOnce ? ids.forEach(convert) : undefined));
    }
    taken.current = given.length;
  }, [given, add, convert]);
  return conversions.jobs.length === 0 ? start : <Workbench conversions={conversions} onChoose={onChoose} />;
}
