import IconAlert from '~icons/lucide/circle-alert';
import { useTranslate } from '../../../i18n/translate.ts';
import type { JobState } from '../jobs.ts';

/** What to do about it: of a file that holds its text, nobody needs to hear of scanners. */
const nextOf = ({ code, scanned }: Extract<JobState, { step: 'refused' }>) =>
  code === 'no-statement' && !scanned ? 'refusals.no-statement.nextDigital' : (`refusals.${code}.next` as const);

/** Why a file could not be converted, and what to do next. */
export function FileTrouble({ state }: { readonly state: JobState }) {
  const t = useTranslate();
  if (state.step !== 'refused' && state.step !== 'failed') return null;
  const [title, next] =
    state.step === 'refused'
      ? [t(`refusals.${state.code}.title`), t(nextOf(state))]
      : [t(`failures.${state.reason}.title`), state.message || t(`failures.${state.reason}.next`)];
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
