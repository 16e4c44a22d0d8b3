import fs from 'node:fs';

/** Understands a JSON report; `null` when the program ended without writing one. */
export function readReport<Report, Value>(file: string, understand: (report: Report) => Value): Value | null {
  return fs.existsSync(file) ? understand(JSON.parse(fs.readFileSync(file, 'utf8'))) : null;
}
