import type { AppName } from 'shared-contracts/links';
import { hashToken } from '../../platform/index.ts';
import { createVault } from '../../platform/wiring.ts';
import { TEST_VAULT_KEY } from '../api.ts';
import { OWNER, type PopulatedShop } from '../populated-shop.ts';

/** People every call is made as, in the order of the columns of the table. */
export const COLUMNS = [
  'visitor',
  'stranger',
  'linked',
  'tenant2',
  'staff2',
  'waiting',
  'desk',
  'staff',
  'owner',
] as const;
export type Column = (typeof COLUMNS)[number];

/** From where someone calls, and as whom. */
export interface Caller {
  tenant: string;
  app: AppName;
  token: string | null;
}

const OTHER_TENANT = 'northpeak';
const WAITING = 'waiting@example.com';

/** Staff need a second factor, as in production. */
export const WALKED_WITH = { STAFF_SECOND_FACTOR: '1' };

/** Gives the other tenant staff, which the seed has none of, and riverside a manager with an authenticator app. */
async function hireStaff({ db }: PopulatedShop): Promise<void> {
  const { id: otherId } = await db
    .selectFrom('tenants')
    .select('id')
    .where('slug', '=', OTHER_TENANT)
    .executeTakeFirstOrThrow();
  const { passwordHash, tenantId, ...manager } = await db
    .selectFrom('people')
    .select(['tenantId', 'passwordHash', 'firstName', 'lastName', 'membershipUserId', 'creditPence'])
    .select(['flags', 'answers', 'isStaff', 'staffRole'])
    .where('email', '=', 'staff@example.com')
    .executeTakeFirstOrThrow();
  const hire = (who: { tenantId: number; reference: string; email: string }) =>
    db
      .insertInto('people')
      .values({
        ...manager,
        ...who,
        flags: JSON.stringify(manager.flags),
        answers: JSON.stringify(manager.answers),
        passwordHash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await hire({ tenantId: otherId, reference: 'NOR900001', email: 'staff@example.com' });
  const { id: personId } = await hire({ tenantId, reference: 'RIV900009', email: WAITING });
  const secret = createVault(TEST_VAULT_KEY).seal(personId, 'JBSWY3DPEHPK3PXP');
  await db.insertInto('secondFactors').values({ personId, secret }).execute();
}

/** Everyone logged in where they belong: customers on a page for customers, staff at their desk. */
export async function logInAll(shop: PopulatedShop): Promise<Readonly<Record<Column, Caller>>> {
  const as = async (username: string, tenant = 'riverside', app: AppName = 'bookings'): Promise<Caller> => ({
    tenant,
    app,
    token: await shop.loginAs(username, tenant),
  });
  const callers = {
    visitor: { tenant: 'riverside', app: 'bookings', token: null } as const,
    stranger: await as('pat.regular@example.com'),
    linked: await as('casey.parent@example.com'),
    tenant2: await as('sam.new@example.com', OTHER_TENANT),
    staff2: await as('staff@example.com', OTHER_TENANT, 'front-of-house'),
    waiting: await as(WAITING, 'riverside', 'front-of-house'),
    desk: await as('desk@example.com', 'riverside', 'front-of-house'),
    staff: await as('staff@example.com', 'riverside', 'front-of-house'),
    owner: await as(OWNER),
  };
  const confirmed = [callers.staff2, callers.desk, callers.staff].map(({ token }) => hashToken(token ?? ''));
  await shop.db
    .updateTable('logins')
    .set({ secondFactorAt: shop.now() })
    .where('tokenHash', 'in', confirmed)
    .execute();
  return callers;
}

/** Hires the staff who are missing, and logs everyone in. */
export async function openCallers(shop: PopulatedShop): Promise<Readonly<Record<Column, Caller>>> {
  await hireStaff(shop);
  return logInAll(shop);
}
