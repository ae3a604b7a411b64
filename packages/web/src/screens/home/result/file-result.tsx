import { type Conversion, verdictOfFile } from '@tallyleaf/contract';
import { type ReactNode, useId } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconAlert from '~icons/lucide/triangle-alert';
import { Downloads } from '../../../exporting/downloads.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { StatementSection } from '../../../statement/statement-section.tsx';
import { VerdictWord } from '../../../ui/verdict-mark.tsx';

interface FileResultProps {
  readonly conversion: Conversion;
  readonly name: string;
  readonly open: boolean;
  /** Whether it is the only file on the page, so that its download is the one thing to do. */
  readonly alone: boolean;
  readonly onToggle: () => void;
  /** Told when it was taken out. */
  readonly onTaken?: () => void;
  /** What else can be done with it, before its downloads. */
  readonly actions?: ReactNode;
  /** Where what is not certain of a statement can be settled. */
  readonly settle?: ReactNode;
}

/** A converted file: its verdict in a word, its downloads, then each of its statements. */
export function FileResult({ conversion, name, open, alone, onToggle, onTaken, actions, settle }: FileResultProps) {
  const t = useTranslate();
  const bodyId = useId();
  const verdict = verdictOfFile(conversion);
  const { statements, warnings } = conversion;
  const rows = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  // An open file with one statement tells its verdict in full below; said twice it would only be noise.
  const saysVerdict = !open || statements.length !== 1;
  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-4">
          {saysVerdict ? <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} /> : null}
          <button type="button" className="button-text" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
            {open ? t('result.hide') : t('result.show', { count: rows })}
            <span className="sr-only">{name}</span>
            <IconChevron className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
          </button>
        </p>
        {statements.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {actions}
            <Downloads conversion={conversion} name={name} alone={alone} {...(onTaken && { onTaken })} />
          </div>
        ) : null}
      </div>
      <Warnings warnings={warnings} />
      <div id={bodyId} hidden={!open}>
        {open
          ? statements.map((statement, index) => (
              <StatementSection
                // Statements of a file have no identity but their order, which never changes.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                statement={statement}
                settle={settle}
                label={
                  statements.length === 1 ? t('table.label', { name }) : t('table.labelOf', { name, number: index + 1 })
                }
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
