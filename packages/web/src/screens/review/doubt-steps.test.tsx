import type { Conversion, Statement } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_LOCALE, tagOf } from '../../i18n/locale.ts';
import { loadMessages, messagesOf } from '../../i18n/translate.ts';
import { explain } from '../../verdict/explain.ts';
import { VerdictBanner } from '../../verdict/verdict-banner.tsx';
import { ChecksList } from './checks-list.tsx';
import { DoubtSteps } from './doubt-steps.tsx';
import { correctionsOf, draftOf } from './editing/draft.ts';

type Unread = NonNullable<Statement['reconciliation']['unread']>;

const row = (amount: string, valueDate: string | null) => ({
  date: '2025-03-03',
  valueDate,
  description: 'Green Grocer',
  reference: null,
  amount,
  balance: null,
  confidence: 1,
});

function conversionOf(unread: Unread, doubts: ('column' | 'order')[], valueDate: string | null = null): Conversion {
  const dates = { kind: 'dates' as const, ok: doubts.length === 0, rows: 1, broken: [], ...(doubts[0] && { doubts }) };
  const statement: Statement = {
    account: { institution: null, holder: null, number: '1', iban: null, bic: null, type: 'checking', currency: 'GBP' },
    period: { start: '2025-03-01', end: '2025-03-31' },
    opening: '100.00',
    closing: '60.00',
    transactions: [row('-40.00', valueDate)],
    reconciliation: { status: 'unverifiable', checks: [dates], unbound: [], unread },
  };
  const source = { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' as const };
  return { schema: 'statement/1', source, statements: [statement], warnings: [] };
}

/** What the review shows over the rows of a statement. */
function Desk({ read }: { readonly read: Conversion }) {
  const [draft, setDraft] = useState(draftOf(read, null));
  const [statement] = applyCorrections(read, correctionsOf(read, draft)).statements;
  const [now] = draft;
  if (!statement || !now) return null;
  const explanation = explain(statement);
  const [first] = statement.transactions;
  return (
    <>
      <VerdictBanner statement={statement} explanation={explanation} onShowRow={() => {}} />
      <DoubtSteps explanation={explanation} draft={now} onChange={(next) => setDraft([next])} />
      <ChecksList statement={statement} />
      <output>{`${first?.date} ${first?.amount} ${statement.opening} ${statement.closing}`}</output>
    </>
  );
}

async function show(read: Conversion): Promise<void> {
  await loadMessages(DEFAULT_LOCALE, ['common', 'result', 'review']);
  render(
    <IntlProvider locale={tagOf(DEFAULT_LOCALE)} messages={messagesOf(DEFAULT_LOCALE)} timeZone="UTC">
      <Desk read={applyCorrections(read, { statements: [{ confirmed: [] }] })} />
    </IntlProvider>,
  );
}

const press = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

it('confirms all dates in one step, and takes that back', async () => {
  await show(conversionOf(['dates'], ['order']));
  expect(screen.getByText('Cannot be checked')).toBeTruthy();
  expect(screen.getByText('not certain')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /other date/ })).toBeNull();
  await press(/dates are right/);
  expect(screen.getByText('Adds up')).toBeTruthy();
  expect(screen.getByText(/confirmed by hand/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What you can confirm or correct' }));
  await press(/Take it back/);
  expect(screen.getByText('Cannot be checked')).toBeTruthy();
});

it('takes the other date of all rows where a column is in doubt', async () => {
  await show(conversionOf(['dates'], ['column'], '2025-03-05'));
  await press(/other date/);
  expect(screen.getByText('Adds up')).toBeTruthy();
  expect(screen.getByText(/^2025-03-05/)).toBeTruthy();
});

it('offers no other date where there is none', async () => {
  await show(conversionOf(['dates'], ['column']));
  expect(screen.queryByRole('button', { name: /other date/ })).toBeNull();
});

it('turns all amounts round in one step, and back', async () => {
  await show(conversionOf(['direction'], []));
  expect(screen.queryByRole('button', { name: /dates are right/ })).toBeNull();
  await press(/Reverse all/);
  expect(screen.getByText('Adds up')).toBeTruthy();
  expect(screen.getByText(/40\.00 -100\.00 -60\.00$/)).toBeTruthy();
  await press(/Take it back/);
  expect(screen.getByText(/-40\.00 100\.00 60\.00$/)).toBeTruthy();
  await press(/direction is right/);
  expect(screen.getByText('Adds up')).toBeTruthy();
  expect(screen.getAllByText('You confirmed which amounts are money in.').length).toBeGreaterThan(0);
});

it('says nothing where all is proven', async () => {
  await show(conversionOf([], []));
  expect(screen.queryByRole('group', { name: 'What you can confirm or correct' })).toBeNull();
});
