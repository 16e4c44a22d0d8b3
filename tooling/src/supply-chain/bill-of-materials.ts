import { z } from 'zod';
import { ExpectedFailure } from '../expected-failure.ts';
import type { LockedPackage } from './lock-file.ts';
import { type RunNpm, runNpm } from './run-npm.ts';

const billOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z
    .array(z.looseObject({ group: z.string().optional(), name: z.string(), version: z.string() }))
    .min(1),
});

export interface Bill {
  /** A CycloneDX document as JSON. */
  text: string;
  components: number;
}

const label = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

/**
 * The contents of a release, from the lock file alone, without a registry. Throws an ExpectedFailure where npm fails or
 * leaves out a package of the lock file.
 */
export async function writeBill(packages: readonly LockedPackage[], run: RunNpm = runNpm): Promise<Bill> {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  const { code, output, complaint } = await run(words);
  if (code !== 0) throw new ExpectedFailure(`npm sbom failed: ${complaint || `it ended with ${code}`}.`);
  const components = read(output).map(({ group, name, version }) =>
    label({ name: group === undefined ? name : `${group}/${name}`, version }),
  );
  const listed = new Set(components);
  const missing = packages.map(label).filter((each) => !listed.has(each));
  if (missing.length > 0) {
    throw new ExpectedFailure(`The bill of materials leaves out ${[...new Set(missing)].join(', ')}.`);
  }
  return { text: output, components: components.length };
}

function read(output: string) {
  try {
    return billOfMaterials.parse(JSON.parse(output)).components;
  } catch (cause) {
    throw new ExpectedFailure(`npm wrote no CycloneDX document: ${String(cause)}`);
  }
}
