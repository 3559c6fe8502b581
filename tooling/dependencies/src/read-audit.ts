import { z } from 'zod';

const auditShape = z.object({
  advisories: z.record(
    z.string(),
    z.object({ severity: z.string(), module_name: z.string(), title: z.string() }),
  ),
});

/** What the registry knows of the lockfile's packages: findings that count, or null where it gave no answer. */
export const readAudit = (printed: string): readonly string[] | null => {
  let told: unknown;
  try {
    told = JSON.parse(printed);
  } catch {
    return null;
  }
  const read = auditShape.safeParse(told);
  if (!read.success) return null;
  return Object.values(read.data.advisories)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map((advisory) => `${advisory.module_name}: ${advisory.title} (${advisory.severity})`);
};
