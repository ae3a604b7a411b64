import { type ReactNode, useEffect, useRef } from 'react';
import { Texts } from '../../../i18n/texts.tsx';
import { useTag } from '../../../i18n/translate.ts';
import { placeNow } from '../place.ts';
import { restoreJobs } from '../restore.ts';
import { startHere, useConversion } from '../use-conversion.ts';
import { wantMore } from '../when-touched.ts';
import { Workbench } from './workbench.tsx';

/** Files that came at a time, and whether they are converted on this device wherever others are. */
export interface Given {
  readonly files: readonly File[];
  readonly here: boolean;
}

interface FilesAreaProps {
  /** All that came so far, in turn. */
  readonly given: readonly Given[];
  readonly onChoose: () => void;
  /** What is seen while there are no files. */
  readonly start: ReactNode;
}

/** What is done with files. It is fetched with the first of them: a page that is only read does not need it. */
export function FilesArea(props: FilesAreaProps) {
  return (
    <Texts of={['common', 'home', 'workbench', 'result']}>
      <Shown {...props} />
    </Texts>
  );
}

function Shown({ given, onChoose, start }: FilesAreaProps) {
  const conversions = useConversion();
  const { add, jobs } = conversions;
  const locale = useTag();
  const taken = useRef(0);
  // What stands below comes back with the start.
  useEffect(wantMore, []);
  // Those of before a reload, and what was corrected of those that are shown; what was not read yet is read now.
  useEffect(() => {
    void restoreJobs(locale).then((ids) => (placeNow() === 'device' ? startHere(ids, locale) : undefined));
  }, [locale]);
  useEffect(() => {
    for (const { files, here } of given.slice(taken.current)) add(files, here);
    taken.current = given.length;
  }, [given, add]);
  return jobs.length === 0 ? start : <Workbench conversions={conversions} onChoose={onChoose} />;
}
