import { type Conversion, verdictOfFile } from '@tallyleaf/contract';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import IconDates from '~icons/lucide/calendar-clock';
import IconColumns from '~icons/lucide/columns-3';
import IconSignal from '~icons/lucide/flag';
import IconHint from '~icons/lucide/lightbulb';
import IconChecks from '~icons/lucide/list-checks';
import { useTranslate } from '../../../i18n/translate.ts';
import { VerdictLine } from '../../../verdict/verdict-line.tsx';
import { useDoubtCommands } from '../doubt-commands.ts';
import { type Drawer, useDesk, useDeskState } from './desk-store.ts';
import { useOnDesk } from './statement-context.ts';

/** One line over page and rows: how the statement stands, what is missing and where, and what there is to be read about it. */
export function StatusLine({ conversion }: { readonly conversion: Conversion }) {
  const t = useTranslate();
  const desk = useDesk();
  const { statement, explanation, proposals, draft } = useOnDesk();
  useDoubtCommands(explanation, draft, desk.change);
  const { signals = [], warnings } = conversion;
  const doubts = doubtsOf(explanation.doubts);
  const settled = draft.confirmed.length > 0 || draft.turned;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one line, no fields of a form
    <div className="status-line" role="group" aria-label={t('desk.status')} data-verdict={explanation.status}>
      {conversion.statements.length > 1 ? <StatementChoice conversion={conversion} /> : null}
      <VerdictLine
        statement={statement}
        explanation={explanation}
        onShowRow={(row) => desk.goTo(row, 'amount')}
        onAll={() => desk.set({ drawer: 'checks' })}
      />
      <div className="status-drawers">
        {proposals.length > 0 ? (
          <Opener of="checks" tone="doubt" icon={IconHint}>
            {t('desk.suggestions', { count: proposals.length })}
          </Opener>
        ) : null}
        {doubts !== null || settled ? (
          <Opener of="doubts" tone={doubts ? 'doubt' : undefined} icon={IconDates}>
            {doubts ? t(`desk.unsure.${doubts}`) : t('desk.settled')}
          </Opener>
        ) : null}
        {signals.length > 0 ? (
          <Opener of="signals" tone="doubt" icon={IconSignal}>
            {t('desk.signals', { count: signals.length })}
          </Opener>
        ) : null}
        {warnings.some(({ code }) => code === 'columns-set') ? (
          <Opener of="columns" icon={IconColumns}>
            {t('desk.columns')}
          </Opener>
        ) : null}
        <Opener of="checks" icon={IconChecks}>
          {t('desk.checks', { count: statement.reconciliation.checks.length })}
        </Opener>
      </div>
    </div>
  );
}

/** Which of dates and direction are not certain; null: neither. */
function doubtsOf(doubts: readonly string[]): 'dates' | 'direction' | 'both' | null {
  const direction = doubts.includes('direction');
  if (doubts.length === 0) return null;
  if (doubts.length === 1 && direction) return 'direction';
  return direction ? 'both' : 'dates';
}

interface OpenerProps {
  readonly of: Drawer;
  readonly tone?: 'doubt' | undefined;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children: ReactNode;
}

/** A button that opens a drawer beside the work, and closes it again. */
function Opener({ of, tone, icon: Icon, children }: OpenerProps) {
  const desk = useDesk();
  const open = useDeskState((state) => state.drawer === of);
  return (
    <button
      type="button"
      className="status-button"
      data-tone={tone}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => desk.set({ drawer: open ? null : of })}
    >
      <Icon className="size-4 flex-none" aria-hidden="true" />
      {children}
    </button>
  );
}

/** The statements of a file, each with its verdict. */
function StatementChoice({ conversion }: { readonly conversion: Conversion }) {
  const t = useTranslate();
  const desk = useDesk();
  const index = useDeskState((state) => state.index);
  const { statements } = conversion;
  return (
    <select
      className="status-choice"
      aria-label={t('review.statements')}
      value={index}
      onChange={(event) => desk.choose(Number(event.target.value))}
    >
      {statements.map((statement, number) => {
        const name =
          statement.account.iban ??
          statement.account.number ??
          t('result.statement', { number: number + 1, count: statements.length });
        const verdict = t(`verdict.${verdictOfFile({ ...conversion, statements: [statement] })}`);
        return (
          // Statements of a file have no identity but their order, which never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <option key={number} value={number}>
            {`${number + 1}/${statements.length} · ${name} · ${verdict}`}
          </option>
        );
      })}
    </select>
  );
}
