/** Of Lighthouse's report, what is looked at. Scores are 0 to 1; null where something could not be measured. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
}

/** The least that is wanted of each category, of 100. */
export const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Name = keyof typeof WANTED;

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface Verdict {
  readonly scores: Readonly<Record<Name, number>>;
  /** Of the run in the middle. */
  readonly metrics: string;
  readonly machine: number;
  /** What is below the mark, and by which audits. */
  readonly faults: readonly string[];
}

/** Several runs of one page as one: performance by the median, the rest by the least. */
export function judge(reports: readonly LighthouseReport[]): Verdict {
  const middle = byPerformance(reports)[Math.floor((reports.length - 1) / 2)];
  if (!middle) throw new RangeError('no run to judge');
  const least = (name: Name): number => Math.min(...reports.map((report) => scoreOf(report, name)));
  const scores = {
    performance: scoreOf(middle, 'performance'),
    accessibility: least('accessibility'),
    'best-practices': least('best-practices'),
    seo: least('seo'),
  };
  const below = (Object.keys(WANTED) as Name[]).filter((name) => scores[name] < WANTED[name]);
  return {
    scores,
    metrics: Object.entries(METRICS)
      .map(([short, id]) => `${short} ${middle.audits[id]?.displayValue ?? 'none'}`)
      .join(', '),
    machine: Math.round(middle.environment.benchmarkIndex),
    faults: below.flatMap((name) => [
      `${name} is ${scores[name]}, not ${WANTED[name]}`,
      ...new Set(reports.flatMap((report) => faultsOf(report, name))),
    ]),
  };
}

const byPerformance = (reports: readonly LighthouseReport[]): readonly LighthouseReport[] =>
  [...reports].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));

/** Of 100; what could not be measured counts nothing. */
const scoreOf = ({ categories }: LighthouseReport, name: Name): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

function faultsOf(report: LighthouseReport, name: Name): string[] {
  if (report.runtimeError) return [`  ${report.runtimeError.message}`];
  return (report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < (name === 'performance' ? 0.9 : 1))
    .map(({ id }) => `  ${id}: ${report.audits[id]?.displayValue ?? report.audits[id]?.title ?? ''}`);
}

/** A page's line: four scores, what performance is made of, the machine. */
export function line(path: string, { scores, metrics, machine }: Verdict): string {
  const figures = (Object.keys(WANTED) as Name[]).map((name) => `${name} ${String(scores[name]).padStart(3)}`);
  return `${path.padEnd(12)} ${figures.join('  ')}  (${metrics}; machine ${machine})`;
}
