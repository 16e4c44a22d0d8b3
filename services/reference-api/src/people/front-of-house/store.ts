import type { Kysely } from 'kysely';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { Call, Database, Person } from '../../platform/index.ts';
import { readUsername } from '../auth/rules.ts';
import { emailStateOf } from '../email-confirmation/rules.ts';

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
  const username = readUsername(emailOrReference);
  const rows = await db
    .selectFrom('people')
    .leftJoin('emailConfirmations as asked', (join) =>
      join.onRef('asked.personId', '=', 'people.id').onRef('asked.email', '=', 'people.email'),
    )
    .select(['people.id', 'reference', 'firstName', 'lastName', 'people.email'])
    .select(['asked.personId as askedOf', 'asked.confirmedAt', 'asked.disownedAt'])
    .where('people.tenantId', '=', tenantId)
    .where((where) => where.and('email' in username ? { 'people.email': username.email } : username))
    .orderBy('reference')
    .execute();
  return rows.map(({ firstName, lastName, askedOf, confirmedAt, disownedAt, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    emailState: emailStateOf(askedOf === null ? undefined : { confirmedAt, disownedAt }),
  }));
}
