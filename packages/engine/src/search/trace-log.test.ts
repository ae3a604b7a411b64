import { expect, it } from 'vitest';
import type { Subject } from '../shapes/trace.ts';
import { createTraceLog } from './trace-log.ts';

const column: Subject = { what: 'column', table: 0, kind: 'figures', column: 1 };
const statement: Subject = { what: 'statement', statement: 0 };

it('marks what the last attempt that was taken has chosen', () => {
  const { trace, explain } = createTraceLog();
  trace.fired({ by: 'chain', subject: column, proposes: 'balance', score: 3, measure: 'links' });
  const rules = trace.begin('rules');
  trace.fired({ by: 'headings', subject: column, proposes: 'amount', score: null });
  trace.chose(column, 'amount');
  trace.fired({ by: 'signs', subject: statement, proposes: 'as printed', score: 0 });
  rules.end(1.5);
  rules.took();
  const chain = trace.begin('chain first');
  trace.chose(column, 'balance');
  chain.end(7);
  chain.took();
  expect(explain()).toEqual({
    attempts: [
      { name: 'rules', depth: 0, rating: 1.5, taken: false },
      { name: 'chain first', depth: 0, rating: 7, taken: true },
    ],
    subjects: [
      {
        subject: column,
        proposals: [
          { by: 'chain', proposes: 'balance', score: 3, measure: 'links', times: 1, taken: true },
          { by: 'headings', proposes: 'amount', score: null, measure: null, times: 1, taken: false },
        ],
      },
    ],
  });
});

it('counts what is proposed again, with its highest score, and attempts within attempts', () => {
  const { trace, explain } = createTraceLog();
  const whole = trace.begin('pages');
  const part = trace.begin('rules and model');
  for (const score of [2, 5, 4]) trace.fired({ by: 'model', subject: column, proposes: 'amount', score });
  part.end(null);
  part.took();
  whole.end(null);
  whole.took();
  const { attempts, subjects } = explain();
  expect(attempts.map(({ name, depth, taken }) => [name, depth, taken])).toEqual([
    ['pages', 0, true],
    ['rules and model', 1, true],
  ]);
  expect(subjects[0]?.proposals).toMatchObject([{ score: 5, times: 3, taken: false }]);
});

it('says of a choice that nobody proposed, that it was made beside the others', () => {
  const { trace, explain } = createTraceLog();
  const rules = trace.begin('rules');
  trace.fired({ by: 'dated lines', subject: { what: 'table', table: 0 }, proposes: 'bookings', score: 1 });
  trace.chose({ what: 'table', table: 0 }, 'no bookings');
  rules.end(0);
  rules.took();
  expect(explain().subjects[0]?.proposals.map(({ proposes, taken }) => [proposes, taken])).toEqual([
    ['bookings', false],
    ['no bookings', true],
  ]);
});
