import type { Conversion, Statement } from '@tallyleaf/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_LOCALE, type Locale, tagOf } from '../../../i18n/locale.ts';
import { loadMessages, messagesOf } from '../../../i18n/translate.ts';
import { CHUNK } from '../../../statement/use-chunks.ts';
import { FileResult } from './file-result.tsx';

const row = (amount: string, balance: string | null) => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'Green Grocer',
  reference: null,
  amount,
  balance,
  confidence: 1,
});

const statement = (more: Partial<Statement>): Statement => ({
  account: {
    institution: 'Alder Quay Savings Bank',
    holder: null,
    number: '4021',
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'GBP',
  },
  period: { start: '2025-03-01', end: null },
  opening: '2000.00',
  closing: '1900.00',
  transactions: [row('-60.00', '1940.00'), row('-40.00', '1900.00')],
  reconciliation: { status: 'verified', checks: [] },
  ...more,
});

const conversion = (statements: Statement[], warnings: Conversion['warnings'] = []): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings,
});

async function show(result: Conversion, { locale = DEFAULT_LOCALE, open = true } = {}) {
  await loadMessages(locale as Locale, ['common', 'home', 'result']);
  const onToggle = vi.fn();
  render(
    <MemoryRouter initialEntries={[locale === DEFAULT_LOCALE ? '/' : `/${locale}`]}>
      <IntlProvider locale={tagOf(locale as Locale)} messages={messagesOf(locale as Locale)} timeZone="UTC">
        <FileResult
          conversion={result}
          name="march.pdf"
          open={open}
          alone
          onToggle={onToggle}
          settle={<a href="/there">Settle</a>}
        />
      </IntlProvider>
    </MemoryRouter>,
  );
  return { onToggle };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it('says that a statement adds up, with the sum', async () => {
  await show(conversion([statement({})]));
  expect(screen.getByText('Adds up')).toBeTruthy();
  expect(screen.getByText(/2,000\.00 \+ 2 transactions = 1,900\.00/)).toBeTruthy();
  expect(screen.queryByText('The figures stop adding up here')).toBeNull();
});

it('writes figures and dates as the reader does', async () => {
  await show(conversion([statement({})]), { locale: 'de' });
  const table = within(screen.getByRole('region', { name: 'Buchungen von march.pdf' }));
  expect(table.getAllByText('1.940,00').length).toBeGreaterThan(0);
  expect(table.getAllByText('03.03.2025')).toHaveLength(2);
  expect(screen.getByText('Stimmt')).toBeTruthy();
});

it('says where a statement does not add up, and leads there', async () => {
  const broken = statement({
    transactions: [row('-60.00', '1940.00'), row('-31.00', '1900.00')],
    reconciliation: {
      status: 'failed',
      cause: 'reading',
      checks: [{ kind: 'running-balance', ok: false, broken: [1] }],
    },
  });
  await show(conversion([broken]));
  expect(screen.getByText('Does not add up')).toBeTruthy();
  expect(screen.getByText(/9\.00 missing between rows 1 and 2/)).toBeTruthy();
  expect(screen.getByText('The figures stop adding up here')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Go there/ }));
  expect(document.activeElement?.getAttribute('data-row')).toBe('1');
});

it('tells which rows nothing binds', async () => {
  const unsure = statement({ opening: null, reconciliation: { status: 'unverifiable', checks: [], unbound: [0] } });
  await show(conversion([unsure]));
  expect(screen.getByText('Cannot be checked')).toBeTruthy();
  expect(screen.getByText(/All rows but the first add up/)).toBeTruthy();
  expect(screen.getAllByText('Not confirmed by any printed figure')).toHaveLength(1);
  expect(screen.getAllByText('not printed').length).toBeGreaterThan(0);
});

const undated = (
  more: Partial<Statement['reconciliation']['checks'][number]>,
  unread: Statement['reconciliation']['unread'],
) => {
  const sums = { kind: 'opening-plus-transactions-is-closing' as const, ok: true };
  const checks = [sums, { kind: 'dates' as const, ok: false, ...more }];
  return statement({ reconciliation: { status: 'unverifiable', checks, unbound: [], ...(unread && { unread }) } });
};

it('says what of the dates is not certain, marks the rows, and leads to where it can be settled', async () => {
  await show(conversion([undated({ broken: [1], doubts: ['column', 'period'] }, ['dates'])]));
  expect(screen.getByText('The figures add up.')).toBeTruthy();
  expect(screen.getByText('Not certain: which of the two dates is the posting date.')).toBeTruthy();
  expect(screen.getByText(/some outside the period/)).toBeTruthy();
  expect(screen.getAllByText('The date is not certain')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Settle' })).toBeTruthy();
  expect(screen.queryByText('The figures stop adding up here')).toBeNull();
});

it('says that sums come out either way round', async () => {
  await show(conversion([undated({ ok: true }, ['direction'])]));
  expect(screen.getByText(/add up either way/)).toBeTruthy();
  expect(screen.queryByText('The figures add up.')).toBeNull();
});

it('says what else is open, too', async () => {
  const both = undated({ doubts: ['year'] }, ['pages', 'dates']);
  await show(conversion([both]));
  expect(screen.getByText(/pages that were not read/)).toBeTruthy();
  expect(screen.getByText(/the year, which is not printed/)).toBeTruthy();
  expect(screen.queryByText('The figures add up.')).toBeNull();
});

it('offers nothing to settle where all is proven', async () => {
  await show(conversion([statement({})]));
  expect(screen.queryByRole('link', { name: 'Settle' })).toBeNull();
});

it('shows each statement of a file for itself, and the worst verdict for all', async () => {
  const failed = statement({ reconciliation: { status: 'failed', checks: [] } });
  await show(conversion([statement({}), failed]));
  expect(screen.getByRole('region', { name: 'Transactions of march.pdf, statement 1' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Transactions of march.pdf, statement 2' })).toBeTruthy();
  expect(screen.getAllByText('Does not add up')).toHaveLength(2);
  expect(screen.getAllByText('Adds up')).toHaveLength(1);
});

it('says warnings in its own words, and those of a newer engine in theirs', async () => {
  const warnings = [
    { code: 'year-assumed', message: 'raw' },
    { code: 'something-new', page: 2, message: 'The engine says so.' },
  ];
  await show(conversion([statement({})], warnings));
  const notes = within(screen.getByRole('list', { name: 'Notes on this file' }));
  expect(notes.getByText(/No year is printed/)).toBeTruthy();
  expect(notes.getByText(/Page 2: The engine says so/)).toBeTruthy();
});

it('offers its files', async () => {
  await show(conversion([statement({})]));
  // Which format is the likeliest is looked up first.
  expect(await screen.findByRole('button', { name: /^Download / })).toBeTruthy();
});

it('draws a long statement piece by piece, and any row that is asked for', async () => {
  const rows = Array.from({ length: 5000 }, () => row('-0.01', null));
  const long = statement({
    transactions: rows,
    reconciliation: { status: 'failed', checks: [{ kind: 'running-balance', ok: false, broken: [4321] }] },
  });
  await show(conversion([long]));
  expect(document.querySelectorAll('[data-row]')).toHaveLength(CHUNK);
  await userEvent.click(screen.getByRole('button', { name: /Go there/ }));
  expect(document.activeElement?.getAttribute('data-row')).toBe('4321');
  expect(document.querySelectorAll('[data-row]').length).toBeLessThanOrEqual(4 * CHUNK);
});

it('keeps rows away until they are asked for', async () => {
  const { onToggle } = await show(conversion([statement({})]), { open: false });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Show 2 transactions/ }));
  expect(onToggle).toHaveBeenCalledOnce();
});
