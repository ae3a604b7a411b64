import type { Conversion } from '@tallyleaf/contract';
import { Suspense } from 'react';
import { Texts } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { DoubtLines } from '../../../verdict/doubt-lines.tsx';
import { VerdictBanner } from '../../../verdict/verdict-banner.tsx';
import { ChecksList } from '../checks-list.tsx';
import { DoubtSteps } from '../doubt-steps.tsx';
import { deleteRows, setCells } from '../editing/commands.ts';
import type { StatementDraft } from '../editing/draft.ts';
import type { Proposal } from '../editing/proposals.ts';
import { FiguresForm } from '../figures-form.tsx';
import { ProposalsList } from '../proposals-list.tsx';
import { useDesk, useDeskState } from './desk-store.ts';
import { useOnDesk } from './statement-context.ts';

const FileSignals = lazyPart(async () => (await import('../file-signals.tsx')).FileSignals);
const SetNote = lazyPart(async () => (await import('../columns/set-note.tsx')).SetNote);

/**
 * What explains the statement, in a drawer beside the work. What speaks of rows opens over the page and leaves the rows to
 * be seen; what speaks of the page opens over the rows.
 */
export function Drawers({ conversion }: { readonly conversion: Conversion }) {
  const t = useTranslate();
  const desk = useDesk();
  const drawer = useDeskState((state) => state.drawer);
  const { opened } = useOnDesk();
  if (drawer === null) return null;
  const signals = conversion.signals ?? [];
  const title = drawer === 'signals' ? t('evidence.signals', { count: signals.length }) : t(`desk.drawers.${drawer}`);
  return (
    <SidePanel
      key={drawer}
      title={title}
      side={drawer === 'signals' ? 'right' : 'left'}
      size="md"
      overlay={false}
      onClose={() => desk.set({ drawer: null })}
    >
      <div className="mt-3 grid gap-4 text-sm">
        <Suspense fallback={null}>
          {drawer === 'checks' ? <Checks /> : null}
          {drawer === 'doubts' ? <Doubts /> : null}
          {drawer === 'signals' ? <FileSignals signals={signals} onShow={desk.show} /> : null}
          {drawer === 'columns' ? (
            <Texts of={['columns']}>
              <SetNote opened={opened} />
            </Texts>
          ) : null}
        </Suspense>
      </div>
    </SidePanel>
  );
}

/** The verdict in whole sentences, what may be behind it, each check, and the figures that the checks rest on. */
function Checks() {
  const desk = useDesk();
  const { statement, draft, explanation, proposals, writing } = useOnDesk();
  const goTo = (row: number): void => {
    desk.set({ drawer: null });
    desk.goTo(row, 'amount');
  };
  const take = (proposal: Proposal): void => {
    desk.change(withProposal(draft, proposal));
    desk.goTo(proposal.row, proposal.cell);
  };
  return (
    <>
      <VerdictBanner statement={statement} explanation={explanation} onShowRow={goTo} />
      <ProposalsList proposals={proposals} currency={writing.currency} onTake={take} />
      <ChecksList statement={statement} />
      <FiguresForm draft={draft} writing={writing} onChange={desk.change} />
    </>
  );
}

/** What of dates and direction is not certain, and one step for all rows that settles it. */
function Doubts() {
  const desk = useDesk();
  const { draft, explanation } = useOnDesk();
  return (
    <>
      <DoubtLines explanation={explanation} alone={explanation.status === 'unverifiable'} />
      <DoubtSteps explanation={explanation} draft={draft} onChange={desk.change} />
    </>
  );
}

/** A proposal, taken. */
function withProposal(draft: StatementDraft, { row, cell, to }: Proposal): StatementDraft {
  const key = draft.rows[row]?.key ?? -1;
  return to === null ? deleteRows(draft, new Set([key])) : setCells(draft, new Map([[key, { [cell]: to }]]));
}
