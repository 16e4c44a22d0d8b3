import { type Kysely, sql } from 'kysely';
import { hasGoodMembership } from '../../memberships/validity/is-good.ts';
import type { Database } from '../../platform/database/database.ts';

/** Those a person may book for, with what decides about price and eligibility. */
export function listLinked(db: Kysely<Database>, personId: string, now: Date) {
  return db
    .selectFrom('linkedPeople as link')
    .innerJoin('people', 'people.id', 'link.linkedPersonId')
    .select(['people.id', 'people.firstName', 'people.lastName', 'link.relation'])
    .select(hasGoodMembership(now).as('isMember'))
    .select(sql<string | null>`people.answers ->> 'dateOfBirth'`.as('dateOfBirth'))
    .where('link.personId', '=', personId)
    .orderBy('people.firstName')
    .orderBy('people.id')
    .execute();
}

export type LinkedRow = Awaited<ReturnType<typeof listLinked>>[number];
