import type { Conversion } from '@tallyleaf/contract';
import { useId } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconAlert from '~icons/lucide/triangle-alert';
import { useTranslate } from '../../../i18n/translate.ts';
import { Downloads } from './downloads.tsx';
import { StatementSection } from './statement-section.tsx';
import { summarise } from './verdict.ts';
import { VerdictWordMark } from './verdict-mark.tsx';

interface FileResultProps {
  readonly conversion: Conversion;
  /** The conversion's id on the server, or null for one made on this device. */
  readonly serverId: string | null;
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A converted file: its verdict in a word, its downloads, then each of its statements. */
export function FileResult({ conversion, serverId, name, open, onToggle }: FileResultProps) {
  const t = useTranslate();
  const bodyId = useId();
  const { statements, warnings } = conversion;
  const rows = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <VerdictWordMark word={summarise(conversion)} />
          <span className="text-sm text-ink-2">{t('result.rows', { count: rows })}</span>
        </p>
        <button type="button" className="button-text" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <IconChevron className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
          {open ? t('result.hide') : t('result.show')}
          <span className="sr-only">{name}</span>
        </button>
      </div>
      <Downloads conversion={conversion} serverId={serverId} name={name} />
      <Warnings warnings={warnings} />
      <div id={bodyId} hidden={!open}>
        {open
          ? statements.map((statement, index) => (
              <StatementSection
                // Statements of a file have no identity but their order, which never changes.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                statement={statement}
                title={t('result.statement', { number: index + 1, count: statements.length })}
              />
            ))
          : null}
      </div>
    </div>
  );
}

function Warnings({ warnings }: { readonly warnings: Conversion['warnings'] }) {
  const t = useTranslate();
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-sm" aria-label={t('result.warnings')}>
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.page ?? ''}`} className="flex gap-2">
          <IconAlert className="mt-0.5 size-4 flex-none text-doubt" aria-hidden="true" />
          <span>
            {warning.page === undefined ? null : `${t('result.page', { page: warning.page })} `}
            <WarningText warning={warning} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Our own words for the codes that we know; a code of a newer engine speaks for itself. */
function WarningText({ warning }: { readonly warning: Conversion['warnings'][number] }) {
  const t = useTranslate();
  const key = `warnings.${warning.code}` as 'warnings.year-assumed';
  return <>{t.has(key) ? t(key) : warning.message}</>;
}
