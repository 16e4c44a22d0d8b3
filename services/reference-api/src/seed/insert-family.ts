import type { Transaction } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import { defaultFlags, hashPassword } from '../people/wiring.ts';
import type { Database } from '../platform/index.ts';
import { ADULT_BIRTHDAY, MEMBER_REFERENCE, SEED_PASSWORD } from './people.ts';

/** A child of this age may come to most classes in the water and to few others. */
const CHILD_AGE = 9;

const PARENT = {
  reference: 'RIV100007',
  email: 'casey.parent@example.com',
  firstName: 'Casey',
  lastName: 'Carter',
};
/** Has no account: no email address, and no password that any could match. */
const CHILD = { reference: 'RIV100008', email: '', firstName: 'Mia', lastName: 'Carter', passwordHash: '' };

/** A parent who books for a child without an account, and for a partner who is a member. */
export async function insertFamily(tx: Transaction<Database>, now: Date): Promise<void> {
  const partner = await tx
    .selectFrom('people')
    .select(['id', 'tenantId'])
    .where('reference', '=', MEMBER_REFERENCE)
    .executeTakeFirstOrThrow();
  const today = siteDay(now);
  const birthday = `${Number(today.slice(0, 4)) - CHILD_AGE}-01-01`;
  const ordinaryPerson = {
    tenantId: partner.tenantId,
    membershipUserId: null,
    creditPence: 0,
    flags: JSON.stringify(defaultFlags),
    homeVenueId: null,
    isStaff: false,
    staffRole: null,
  };
  const insert = (person: typeof CHILD, answers: Record<string, string>) =>
    tx
      .insertInto('people')
      .values({ ...ordinaryPerson, ...person, answers: JSON.stringify(answers) })
      .returning('id')
      .executeTakeFirstOrThrow();
  const parent = await insert(
    { ...PARENT, passwordHash: await hashPassword(SEED_PASSWORD) },
    { dateOfBirth: ADULT_BIRTHDAY },
  );
  const child = await insert(CHILD, { dateOfBirth: birthday });
  await tx
    .insertInto('linkedPeople')
    .values([
      { personId: parent.id, linkedPersonId: child.id, relation: 'child' },
      { personId: parent.id, linkedPersonId: partner.id, relation: 'partner' },
    ])
    .execute();
}
