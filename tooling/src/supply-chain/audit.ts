import { z } from 'zod';

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

/** Reads what `npm audit --json` wrote. Each vulnerable package is a line, with its advisories. */
export function readAudit(output: string): Audit {
  const written = parse(output);
  const report = auditReport.safeParse(written);
  if (!report.success) {
    const { message } = z.object({ message: z.string() }).catch({ message: 'no answer' }).parse(written);
    return { outcome: 'none', reason: message };
  }
  const lines = Object.entries(report.data.vulnerabilities).map(([name, { severity, range, via }]) => {
    const advisories = via.map((each) => (typeof each === 'string' ? `through ${each}` : describe(each)));
    return `${severity}: ${name} ${range} (${advisories.join('; ')})`;
  });
  return lines.length > 0 ? { outcome: 'found', lines } : { outcome: 'clean' };
}

const describe = ({ title, url }: { title: string; url: string }) => `${title}, ${url}`;

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
