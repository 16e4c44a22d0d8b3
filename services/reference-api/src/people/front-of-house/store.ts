import type { Kysely } from 'kysely';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { hasGoodMembership } from '../../memberships/validity/is-good.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Person } from '../../platform/http/call.ts';
import { readUsername } from '../auth/rules.ts';

export function findPerson(
  db: Kysely<Database>,
  tenantId: number,
  id: string,
  now: Date,
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
    ])
    .select(hasGoodMembership(now).as('isMember'))
    .where('tenantId', '=', tenantId)
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
