export const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];

/** What is read here of Lighthouse's own report (its JSON, version 12). */
export type Result = {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  /** Lighthouse's measure of the processor that it ran on. */
  environment: { benchmarkIndex: number };
  categories: Partial<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Partial<
    Record<
      string,
      { title: string; score: number | null; displayValue?: string; details?: { items?: unknown } }
    >
  >;
};

export type Report = {
  path: string;
  benchmarkIndex: number;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** First and largest contentful paint, total blocking time, layout shift, as Lighthouse writes them. */
  metrics: string[];
  /** What the page's scripts weigh as they travel. */
  scriptBytes: number;
  /** Audits that cost points, with what they found. */
  failures: string[];
};

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Resource = { resourceType?: string; transferSize?: number; label?: string };

const itemsOf = (result: Result, audit: string): Resource[] => {
  const items = result.audits[audit]?.details?.items;
  return Array.isArray(items) ? (items as Resource[]) : [];
};

/** What weighs in a score and is not perfect. */
function failuresOf(result: Result): string[] {
  const weighing = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return weighing.flatMap(({ id }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    const found = itemsOf(result, id).slice(0, 3);
    return `${id}: ${audit.displayValue ?? audit.title} ${JSON.stringify(found).slice(0, 600)}`;
  });
}

export function reportOf(path: string, result: Result): Report {
  const score = (category: Category): number =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const scripts = itemsOf(result, 'network-requests').filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    path,
    benchmarkIndex: result.environment.benchmarkIndex,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    metrics: METRICS.map((name) => result.audits[name]?.displayValue ?? '?'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failures: failuresOf(result),
  };
}

/** The run with the middle performance. The other scores do not vary: one that did is taken at its worst. */
export function medianOf(runs: readonly Report[]): Report {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no run to take the median of');
  const worst = (category: Category): number =>
    Math.min(...runs.map(({ scores }) => scores[category]));
  return {
    ...middle,
    scores: {
      performance: middle.scores.performance,
      accessibility: worst('accessibility'),
      'best-practices': worst('best-practices'),
    },
    failures: [...new Set(runs.flatMap(({ failures }) => failures))],
  };
}
