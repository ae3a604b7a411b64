import { describe, expect, it } from 'vitest';
import { bookedOnce, type Dispute, type Judge, settle } from './judge.ts';

type Answer = 'booked' | 'other';
const scores = (booked: number, other: number): ReadonlyMap<Answer, number> =>
  new Map([
    ['booked', booked],
    ['other', other],
  ]);
const judge = (more: Partial<Judge>): Judge => ({ model: null, trust: 'both', ...more });

describe('what rules and model differ on', () => {
  it('is as the rules say, while the model is not sure', () =>
    expect(settle('booked', scores(1, 2), judge({}), 'table 0')).toBe('booked'));
  it('is as the model says, when it is sure', () =>
    expect(settle('booked', scores(-4, 2), judge({}), 'table 0')).toBe('other'));
  it('is as the one says that is trusted alone', () => {
    expect(settle('booked', scores(-4, 2), judge({ trust: 'rules' }), 'table 0')).toBe('booked');
    expect(settle('booked', scores(1, 2), judge({ trust: 'model' }), 'table 0')).toBe('other');
  });
  it('is as it was settled for this reading', () => {
    const settled = new Map([['table 0: booked or other', 'rules' as const]]);
    expect(settle('booked', scores(-4, 2), judge({ settled }), 'table 0')).toBe('booked');
    expect(settle('booked', scores(-4, 2), judge({ settled }), 'table 1')).toBe('other');
  });
  it('is told, with how much higher the model scores its own answer', () => {
    const heard: Dispute[] = [];
    settle('booked', scores(-4, 2), judge({ onDispute: (dispute) => heard.push(dispute) }), 'table 0');
    settle('booked', scores(5, 2), judge({ onDispute: (dispute) => heard.push(dispute) }), 'table 0');
    expect(heard).toEqual([{ name: 'table 0: booked or other', lead: 6 }]);
  });
  it('is as the rules say where there is no model', () =>
    expect(settle('booked', new Map<Answer, number>(), judge({}), 'table 0')).toBe('booked'));
});

describe('the date of booking', () => {
  it('is the one that the model is sure of, and no longer the one beside it', () =>
    expect(bookedOnce(['date', 'value-date'], ['date', 'date'])).toEqual(['value-date', 'date']));
  it.each([
    [['date', 'value-date'] as const],
    // One column in two places, as pages drift
    [['date', 'date'] as const],
  ])('stays where the model says nothing else: %j', (roles) => expect(bookedOnce(roles, roles)).toEqual(roles));
});
