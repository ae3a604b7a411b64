import type { NotWritten } from '@tallyleaf/exporters';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { choiceName } from './choice.ts';
import { rememberProgram } from './export-memory.ts';
import { programsCalled } from './programs.ts';

interface ProgramListProps {
  readonly typed: string;
  /** Which formats cannot hold what is taken. */
  readonly refusals: ReadonlyMap<string, NotWritten>;
  readonly onTake: (id: string) => void;
}

/** The programs that are called as it was typed, each by its name and what it takes. */
export function ProgramList({ typed, refusals, onTake }: ProgramListProps) {
  const t = useTranslate();
  const programs = programsCalled(typed, useTag());
  if (programs.length === 0) return null;
  return (
    <section className="mt-5" aria-labelledby="formats-named">
      <h3 id="formats-named" className="text-sm font-semibold text-ink-2">
        {t('downloads.programs')}
      </h3>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {programs.map(({ name, format }) => (
          <li key={name} className="py-1">
            <button
              type="button"
              className="flex min-h-10 w-full items-center justify-between gap-3 rounded px-2 text-left hover:bg-green-wash disabled:text-ink-2 disabled:hover:bg-transparent"
              disabled={refusals.has(format)}
              onClick={() => {
                rememberProgram(format, name);
                onTake(format);
              }}
            >
              <span className="min-w-0 break-words">{name}</span>
              <span className="flex-none text-xs text-ink-2">{choiceName(t, format)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
