import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../repository.ts';
import { readAudit } from './audit.ts';
import { countComponents } from './bill-of-materials.ts';
import { checkLicences, readLicencePolicy } from './licences.ts';
import { readLockedPackages } from './lock-file.ts';
import { runNpm } from './run-npm.ts';

const BILL = 'dist/sbom.cdx.json';

interface Options {
  /** Off where the registry offers no audit; then nobody may take the answer for a clean one. */
  audit: boolean;
}

/** Gates the licences, asks for known vulnerabilities and writes the bill of materials. Answers whether all is well. */
export async function checkSupplyChain(print: (line: string) => void, options: Options): Promise<boolean> {
  const packages = readLockedPackages();
  const problems = checkLicences(packages, readLicencePolicy());
  for (const problem of problems) print(problem);
  if (problems.length === 0) print(`Licences: all ${packages.length} packages are allowed.`);

  const audited = options.audit ? await printAudit(print) : leftOut(print);

  const bill = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const count = countComponents(bill);
  fs.mkdirSync(path.dirname(inRoot(BILL)), { recursive: true });
  fs.writeFileSync(inRoot(BILL), bill);
  print(`Bill of materials: ${count} components in ${BILL} (CycloneDX).`);
  return problems.length === 0 && audited;
}

async function printAudit(print: (line: string) => void): Promise<boolean> {
  const audit = readAudit(await runNpm(['audit', '--json']));
  if (audit.outcome === 'clean') print('Audit: no known vulnerability.');
  if (audit.outcome === 'found') for (const line of audit.lines) print(`Audit: ${line}`);
  if (audit.outcome === 'none') {
    print(`Audit: not made, because the registry offers none (${audit.reason}).`);
    print("Run it where the registry does, or leave it out with '--no-audit'.");
  }
  return audit.outcome === 'clean';
}

function leftOut(print: (line: string) => void): boolean {
  print('Audit: left out. Known vulnerabilities were not looked for.');
  return true;
}
