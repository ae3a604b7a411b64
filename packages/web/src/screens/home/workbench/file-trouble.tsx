import IconMore from '~icons/lucide/chevron-down';
import IconAlert from '~icons/lucide/circle-alert';
import { useTranslate } from '../../../i18n/translate.ts';
import type { JobState } from '../jobs.ts';

/** What to do about it: of a file that holds its text, nobody needs to hear of scanners. */
const nextOf = ({ code, scanned }: Extract<JobState, { step: 'refused' }>) =>
  code === 'no-statement' && !scanned ? 'refusals.no-statement.nextDigital' : (`refusals.${code}.next` as const);

/** Why a file could not be converted, and what to do next; null where there is no trouble. */
function useTrouble(state: JobState): readonly [title: string, next: string] | null {
  const t = useTranslate();
  if (state.step === 'refused') return [t(`refusals.${state.code}.title`), t(nextOf(state))];
  if (state.step !== 'failed') return null;
  return [t(`failures.${state.reason}.title`), state.message || t(`failures.${state.reason}.next`)];
}

interface FileTroubleProps {
  readonly state: JobState;
}

/** Why a file could not be converted, and what to do next. */
export function FileTrouble({ state }: FileTroubleProps) {
  const trouble = useTrouble(state);
  if (!trouble) return null;
  const [title, next] = trouble;
  return (
    <div className="mt-3 flex gap-3 border-l-4 border-l-doubt bg-doubt-wash p-3">
      <IconAlert className="mt-0.5 size-5 flex-none text-doubt" aria-hidden="true" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{next}</p>
      </div>
    </div>
  );
}

/** The same in a table of many: one line, and the rest of it at a press. The table says itself why a file was refused. */
export function TroubleLine({ state }: FileTroubleProps) {
  const trouble = useTrouble(state);
  if (!trouble) return null;
  const [title, next] = trouble;
  return (
    <details className="trouble-line group">
      <summary>
        <span>{state.step === 'refused' ? next : `${title} · ${next}`}</span>
        <IconMore className="size-4 flex-none text-ink-2 group-open:rotate-180" aria-hidden="true" />
      </summary>
    </details>
  );
}
