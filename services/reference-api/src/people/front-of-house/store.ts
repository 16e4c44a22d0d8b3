import type { Kysely } from 'kysely';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { Call, Database, Person } from '../../platform/index.ts';
import { readUsername } from '../auth/rules.ts';

/** A person of the tenant by their id, as they are known when they log in. */
export function findPerson(
  { db, tenant }: Pick<Call, 'db' | 'tenant'>,
  id: string,
): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .select([
      'id',
      'tenantId',
      'reference',
      'email',
      'firstName',
      'lastName',
      'membershipUserId',
      'creditPence',
      'flags',
      'homeVenueId',
      'isStaff',
      'staffRole',
    ])
    .where('tenantId', '=', tenant.id)
    .where((where) => where(where.cast<string>('id', 'text'), '=', id))
    .executeTakeFirst();
}

/** The accounts of a tenant behind what a customer says at the desk; exactly that, since a part of it finds strangers. */
export async function findCustomersBy(
  db: Kysely<Database>,
  tenantId: number,
  emailOrReference: string,
): Promise<DeskCustomer[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'reference', 'firstName', 'lastName', 'email'])
    .where('tenantId', '=', tenantId)
    .where((where) => where.and(readUsername(emailOrReference)))
    .orderBy('reference')
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
}
