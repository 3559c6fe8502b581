import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile preset, median of three runs by performance: scores 0–100, LCP and TBT in milliseconds. */
export const audit = async (url: string, debuggingPort: number): Promise<Record<string, number>> => {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < 3; run += 1) {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories: scores, audits } = result.lhr;
    runs.push({
      ...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    });
  }
  return runs.sort((a, b) => (a['performance'] ?? 0) - (b['performance'] ?? 0))[1] ?? {};
};
