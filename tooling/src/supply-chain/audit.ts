import { z } from 'zod';
import type { NpmRun } from './run-npm.ts';

const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** `none`: the registry could not be asked, so nothing is known. */
export type Audit =
  | { outcome: 'none'; reason: string }
  | { outcome: 'clean' }
  | { outcome: 'found'; lines: string[] };

/**
 * Reads how `npm audit --json` ended. Each vulnerable package is a line, with its advisories. A report without any counts
 * as clean only if npm ended well.
 */
export function readAudit({ code, output, complaint }: NpmRun): Audit {
  const written = parse(output);
  const report = auditReport.safeParse(written);
  if (!report.success) {
    const { message } = z
      .object({ message: z.string() })
      .catch({ message: complaint || 'no answer' })
      .parse(written);
    return { outcome: 'none', reason: message };
  }
  const lines = Object.entries(report.data.vulnerabilities).map(([name, { severity, range, via }]) => {
    const advisories = via.map((each) => (typeof each === 'string' ? `through ${each}` : describe(each)));
    return `${severity}: ${name} ${range} (${advisories.join('; ')})`;
  });
  if (lines.length > 0) return { outcome: 'found', lines };
  return code === 0
    ? { outcome: 'clean' }
    : { outcome: 'none', reason: complaint || `npm ended with ${code}` };
}

const describe = ({ title, url }: { title: string; url: string }) => `${title}, ${url}`;

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
