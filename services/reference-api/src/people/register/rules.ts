import type { Answer } from 'shared-contracts/data-fields';
import { IDENTITY_PATHS, type Identity } from '../../platform/index.ts';

/** Prefix of a tenant's customer IDs: `riverside` -> `RIV`. */
export const referencePrefix = (slug: string): string => slug.replaceAll('-', '').slice(0, 3).toUpperCase();

type IdentityPath = (typeof IDENTITY_PATHS)[number];

/** Parts the answers that make the account from the others; says which of them a form left out. */
export function partIdentity(all: Readonly<Record<string, Answer>>): {
  identity: Partial<Identity>;
  missing: IdentityPath[];
  answers: Record<string, Answer>;
} {
  const answers = { ...all };
  const identity: Partial<Identity> = {};
  for (const path of IDENTITY_PATHS) {
    const answer = answers[path];
    delete answers[path];
    if (typeof answer === 'string') identity[path] = answer;
  }
  return { identity, missing: IDENTITY_PATHS.filter((path) => identity[path] === undefined), answers };
}
