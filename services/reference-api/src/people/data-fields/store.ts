import type { Kysely } from 'kysely';
import type { Answer } from 'shared-contracts/data-fields';
import type { Database, SectionDefinition } from '../../platform/index.ts';

export async function readSections(db: Kysely<Database>, tenantId: number): Promise<SectionDefinition[]> {
  const { dataFields } = await db
    .selectFrom('tenants')
    .select('dataFields')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return dataFields;
}

export async function readAnswers(db: Kysely<Database>, personId: string): Promise<Record<string, Answer>> {
  const { answers } = await db
    .selectFrom('people')
    .select('answers')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return answers;
}
