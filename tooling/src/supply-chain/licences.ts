import fs from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { inRoot } from '../repository.ts';
import type { LockedPackage } from './lock-file.ts';

const licencePolicy = z.strictObject({
  /** SPDX identifiers that any package may have. */
  allowed: z.array(z.string()).min(1),
  /** Exceptions for the packages named, with reasons. `*` in a name stands for anything but a slash. */
  exceptions: z.array(
    z.strictObject({
      packages: z.array(z.string()).min(1),
      licence: z.string(),
      reason: z.string().min(1),
    }),
  ),
});

export type LicencePolicy = z.infer<typeof licencePolicy>;

/** `tooling/licences.json`. */
export const readLicencePolicy = (): LicencePolicy =>
  licencePolicy.parse(JSON.parse(fs.readFileSync(inRoot('tooling/licences.json'), 'utf8')));

const covers = ({ packages }: { packages: string[] }, name: string) =>
  packages.some((pattern) => path.matchesGlob(name, pattern));

/** The licences that the policy does not allow and the exceptions that are no longer needed, a line each. */
export function checkLicences(packages: readonly LockedPackage[], policy: LicencePolicy): string[] {
  const refused = packages.flatMap((each) => problemOf(each, policy) ?? []);
  const strict = { ...policy, exceptions: [] };
  const unused = policy.exceptions
    .filter((exception) => !packages.some((each) => covers(exception, each.name) && problemOf(each, strict)))
    .map(({ packages: names }) => `No package needs the exception for ${names.join(' or ')}: remove it.`);
  return [...new Set([...refused, ...unused])];
}

function problemOf({ name, version, licence }: LockedPackage, policy: LicencePolicy): string | null {
  const label = `${name} ${version}`;
  if (licence === null) return `${label} states no licence.`;
  const excepted = policy.exceptions.filter((exception) => covers(exception, name));
  try {
    return satisfies(licence, [...policy.allowed, ...excepted.map((exception) => exception.licence)])
      ? null
      : `${label} is under ${licence}, which tooling/licences.json does not allow.`;
  } catch {
    return `${label} states '${licence}', which is no SPDX expression.`;
  }
}
