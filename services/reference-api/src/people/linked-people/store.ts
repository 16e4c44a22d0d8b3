import { sql } from 'kysely';
import type { Call } from '../../platform/index.ts';

/** Those a person may book for, with what decides about price and eligibility. */
export function listLinked(
  { db, now, hasGoodMembership }: Pick<Call, 'db' | 'now' | 'hasGoodMembership'>,
  personId: string,
) {
  return db
    .selectFrom('linkedPeople as link')
    .innerJoin('people', 'people.id', 'link.linkedPersonId')
    .select(['people.id', 'people.firstName', 'people.lastName', 'link.relation'])
    .select(hasGoodMembership(now()).as('isMember'))
    .select(sql<string | null>`people.answers ->> 'dateOfBirth'`.as('dateOfBirth'))
    .where('link.personId', '=', personId)
    .orderBy('people.firstName')
    .orderBy('people.id')
    .execute();
}

export type LinkedRow = Awaited<ReturnType<typeof listLinked>>[number];
