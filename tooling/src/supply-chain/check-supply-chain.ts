import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../repository.ts';
import { readAudit } from './audit.ts';
import { writeBill } from './bill-of-materials.ts';
import { checkLicences, readLicencePolicy } from './licences.ts';
import { readLockedPackages } from './lock-file.ts';
import { type RunNpm, runNpm } from './run-npm.ts';

const BILL = 'dist/sbom.cdx.json';

interface Options {
  /** Off where the registry offers no audit; then no one may take the answer for a clean one. */
  audit: boolean;
}

/** Gates the licences, asks for known vulnerabilities and writes the bill of materials. Returns whether all is well. */
export async function checkSupplyChain(print: (line: string) => void, options: Options): Promise<boolean> {
  const packages = readLockedPackages();
  const problems = checkLicences(packages, readLicencePolicy());
  for (const problem of problems) print(problem);
  if (problems.length === 0) print(`Licences: all ${packages.length} packages are allowed.`);

  const isAudited = options.audit ? await printAudit(print) : skipAudit(print);

  const { text, components } = await writeBill(packages);
  fs.mkdirSync(path.dirname(inRoot(BILL)), { recursive: true });
  fs.writeFileSync(inRoot(BILL), text);
  print(`Bill of materials: ${components} components in ${BILL} (CycloneDX).`);
  return problems.length === 0 && isAudited;
}

/** Says what npm knows of vulnerabilities. Returns whether it knows of none. */
export async function printAudit(print: (line: string) => void, run: RunNpm = runNpm): Promise<boolean> {
  const audit = readAudit(await run(['audit', '--json']));
  if (audit.outcome === 'clean') print('Audit: no known vulnerability.');
  if (audit.outcome === 'found') for (const line of audit.lines) print(`Audit: ${line}`);
  if (audit.outcome === 'none') {
    print(`Audit: not made, because the registry offers none (${audit.reason}).`);
    print("Run it where the registry does, or leave it out with '--no-audit'.");
  }
  return audit.outcome === 'clean';
}

function skipAudit(print: (line: string) => void): boolean {
  print('Audit: left out. Known vulnerabilities were not looked for.');
  return true;
}
