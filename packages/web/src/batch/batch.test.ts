import type { StatementOutline } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { arrange, WHOLE_VIEW } from './arrange.ts';
import { type BatchRow, standingOf } from './rows.ts';
import { countGroups, tellRows } from './tell-rows.ts';

const outline = (over: Partial<StatementOutline> = {}): StatementOutline => ({
  institution: 'Example Bank',
  account: '•••• 5678',
  accountKey: 'a',
  currency: 'USD',
  period: { start: '2025-01-01', end: '2025-01-31' },
  opening: '1.00',
  closing: '2.00',
  rows: 3,
  verdict: 'verified',
  ...over,
});

const row = (fileName: string, over: Partial<BatchRow> = {}): BatchRow => ({
  id: fileName,
  fileName,
  kept: 'device',
  step: 'done',
  verdict: 'verified',
  statements: [outline()],
  pages: 1,
  ...over,
});

const february = outline({ period: { start: '2025-02-01', end: '2025-02-28' }, opening: '2.00', closing: '10.00' });
const refused = (code: 'no-statement' | 'password-wrong'): Partial<BatchRow> => ({
  step: 'stopped',
  verdict: undefined,
  statements: undefined,
  status: { status: 'refused', refusal: { code, message: '' } },
});
const dateless = outline({ verdict: 'unverifiable', unread: ['dates'] });

const ALL: readonly BatchRow[] = [
  row('good.pdf'),
  row('refused.pdf', refused('no-statement')),
  row('locked.pdf', refused('password-wrong')),
  row('bare.pdf', { verdict: 'unverifiable', statements: [outline({ verdict: 'unverifiable' })] }),
  row('dates.pdf', { verdict: 'unverifiable', statements: [dateless] }),
  row('empty.pdf', { verdict: 'none', statements: [] }),
  row('running.pdf', { step: 'under-way', verdict: undefined, statements: undefined }),
  row('broken.pdf', { verdict: 'failed' }),
];
const names = (rows: readonly BatchRow[]): string[] => rows.map(({ fileName }) => fileName);
const shown = (rows: readonly BatchRow[], over: Partial<typeof WHOLE_VIEW> = {}, looked: readonly string[] = []) =>
  names(arrange(tellRows(rows, looked), { ...WHOLE_VIEW, ...over }, 'en'));

describe('what needs a person', () => {
  it('stands first: what does not add up, unsure dates, nothing to check, no statement, a password, a refusal', () => {
    const order = ['broken', 'dates', 'bare', 'empty', 'locked', 'refused', 'running', 'good'];
    expect(shown(ALL)).toEqual(order.map((name) => `${name}.pdf`));
  });

  it('is counted apart from what adds up, and from what was looked at', () => {
    expect(countGroups(tellRows(ALL, []))).toEqual({ needs: 6, 'under-way': 1, looked: 0, verified: 1 });
    expect(countGroups(tellRows(ALL, ['bare.pdf', 'good.pdf']))).toMatchObject({ needs: 5, looked: 1, verified: 1 });
  });

  it('is not put off by a mark where there is no result', () => {
    expect(standingOf(row('x', refused('no-statement')), ['x'])).toBe('refused');
  });
});

describe('what is said of a row among the others', () => {
  const april = row('april.pdf', {
    statements: [outline({ period: { start: '2025-04-01', end: '2025-04-30' }, opening: '10.00', closing: '9.00' })],
  });

  it('is which month is missing before it', () => {
    const rows = tellRows([april, row('january.pdf'), row('february.pdf', { statements: [february] })], []);
    const said = rows.map(({ fileName, statements = [], neighbours }) => [
      fileName,
      ...statements.flatMap((one) => neighbours.get(one)?.kind ?? []),
    ]);
    expect(said).toEqual([['april.pdf', 'missing-days'], ['january.pdf'], ['february.pdf']]);
  });

  it('is the file that it is the same as, which then is no neighbour', () => {
    const [one, other] = tellRows([row('a.pdf', { sha256: 'x' }), row('b.pdf', { sha256: 'x' })], []);
    expect([one?.sameAs, other?.sameAs]).toEqual([null, 'a.pdf']);
    expect(other?.neighbours.size).toBe(0);
    const at = (hour: number) => ({ sha256: 'x', createdAt: `2026-01-01T0${hour}:00:00Z` });
    expect(tellRows([row('new.pdf', at(2)), row('old.pdf', at(1))], []).map(({ sameAs }) => sameAs)).toEqual([
      'old.pdf',
      null,
    ]);
  });
});

describe('the view', () => {
  const rows = [
    row('b 10.pdf', { statements: [february] }),
    row('b 9.pdf', { statements: [outline({ institution: 'Ábaco', closing: '-5.00', rows: 9 })] }),
    row('old.pdf', { statements: undefined }),
  ];

  it('sorts by each column, down, too; equal ones by account and days', () => {
    const by = (column: (typeof WHOLE_VIEW)['sort']['column'], down = false) => shown(rows, { sort: { column, down } });
    expect(by('name')).toEqual(['b 9.pdf', 'b 10.pdf', 'old.pdf']);
    expect(by('name', true)).toEqual(['old.pdf', 'b 10.pdf', 'b 9.pdf']);
    expect(by('period')).toEqual(['old.pdf', 'b 9.pdf', 'b 10.pdf']);
    expect(by('closing')).toEqual(['old.pdf', 'b 9.pdf', 'b 10.pdf']);
    expect(by('opening')).toEqual(['old.pdf', 'b 9.pdf', 'b 10.pdf']);
    expect(by('rows', true)).toEqual(['b 9.pdf', 'b 10.pdf', 'old.pdf']);
    expect(by('account')).toEqual(['old.pdf', 'b 9.pdf', 'b 10.pdf']);
    expect(by('verdict')).toEqual(['old.pdf', 'b 9.pdf', 'b 10.pdf']);
  });

  it('finds by name, bank and account, as people leave out accents', () => {
    expect(shown(rows, { search: 'abaco' })).toEqual(['b 9.pdf']);
    expect(shown(rows, { search: '5678 10' })).toEqual(['b 10.pdf']);
    expect(shown(rows, { search: 'old' })).toEqual(['old.pdf']);
  });

  it('shows what has some of the days', () => {
    expect(shown(rows, { from: '2025-01-31', until: '2025-01-31' })).toEqual(['b 9.pdf']);
    expect(shown(rows, { from: '2025-02-01' })).toEqual(['b 10.pdf']);
    expect(shown(rows, { until: '2024-12-31' })).toEqual([]);
  });

  it('shows one group', () => {
    expect(shown(ALL, { group: 'verified' })).toEqual(['good.pdf']);
    expect(shown(ALL, { group: 'needs' })).toHaveLength(6);
  });
});
