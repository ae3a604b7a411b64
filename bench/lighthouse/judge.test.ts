import { expect, it } from 'vitest';
import { judge, type LighthouseReport, line } from './judge.ts';

const report = (performance: number | null, rest = 1, audits: LighthouseReport['audits'] = {}): LighthouseReport => ({
  environment: { benchmarkIndex: 1500.4 },
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: rest,
      auditRefs: [
        { id: 'canonical', weight: 1 },
        { id: 'advice', weight: 0 },
      ],
    },
  },
  audits: {
    'total-blocking-time': { score: performance, title: 'TBT', displayValue: `${performance} ms` },
    advice: { score: 0, title: 'Advice' },
    ...audits,
  },
});

it('takes the median of performance, and is content with what is wanted', () => {
  const verdict = judge([report(0.99), report(0.5), report(0.95)]);
  expect(verdict.scores).toEqual({ performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 });
  expect(verdict.faults).toEqual([]);
  expect(line('/de', verdict)).toBe(
    '/de          performance  95  accessibility 100  best-practices 100  seo 100  (FCP none, LCP none, TBT 0.95 ms, CLS none; machine 1500)',
  );
});

it('of two runs it takes the worse', () => {
  expect(judge([report(0.99), report(0.94)]).scores.performance).toBe(94);
});

it('takes the least of the rest, and names the audits that cost it', () => {
  const worse = report(1, 0.92, { canonical: { score: 0, title: 'No canonical address' } });
  expect(judge([report(1), worse, report(1)]).faults).toEqual([
    'seo is 92, not 100',
    '  canonical: No canonical address',
  ]);
});

it('a run that failed counts nothing, and says why', () => {
  const failed = { ...report(null), runtimeError: { message: 'no page' } };
  expect(judge([failed]).faults).toEqual(['performance is 0, not 95', '  no page']);
});

it('judges nothing without a run', () => {
  expect(() => judge([])).toThrow(RangeError);
});
