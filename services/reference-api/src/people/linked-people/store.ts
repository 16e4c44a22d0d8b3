import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Those a person may book for. */
export function listLinked(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('linkedPeople as link')
    .innerJoin('people', 'people.id', 'link.linkedPersonId')
    .select(['people.id', 'people.firstName', 'people.lastName', 'link.relation'])
    .where('link.personId', '=', personId)
    .orderBy('people.firstName')
    .orderBy('people.id')
    .execute();
}

export type LinkedRow = Awaited<ReturnType<typeof listLinked>>[number];
