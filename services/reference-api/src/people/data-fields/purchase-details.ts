import type { Kysely } from 'kysely';
import { type Answer, isEmptyAnswer } from 'shared-contracts/data-fields';
import { type Database, IDENTITY_PATHS, type Person, type SectionDefinition } from '../../platform/index.ts';
import { fieldsOf, isRequired } from './present-sections.ts';
import { readAnswers, readSections } from './store.ts';

/** A question about a person that a purchase needs the answer to. */
export interface MissingDetail {
  path: string;
  label: string;
}

/** The required questions of a purchase that are not answered. Name and email are part of every account. */
export function missingDetails(
  sections: readonly SectionDefinition[],
  answers: Readonly<Record<string, Answer>>,
): MissingDetail[] {
  const isIdentity = (path: string) => IDENTITY_PATHS.some((known) => known === path);
  return fieldsOf(sections, 'membership_purchase')
    .filter((field) => isRequired(field, 'membership_purchase') && !isIdentity(field.path))
    .filter(({ path }) => isEmptyAnswer(Object.hasOwn(answers, path) ? answers[path] : null))
    .map(({ path, label }) => ({ path, label }));
}

/** Details that a purchase still needs from a person, in the order of the form. */
export async function readMissingDetails(
  db: Kysely<Database>,
  { id, tenantId }: Pick<Person, 'id' | 'tenantId'>,
): Promise<MissingDetail[]> {
  return missingDetails(await readSections(db, tenantId), await readAnswers(db, id));
}
