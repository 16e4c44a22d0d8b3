import type { AppName } from 'shared-contracts/links';
import { type FurnishedShop, OWNER } from '../furnished-shop.ts';

/** Whom every call is tried as, in the order of the columns of the table. */
export const COLUMNS = [
  'visitor',
  'stranger',
  'linked',
  'tenant2',
  'staff2',
  'desk',
  'staff',
  'owner',
] as const;
export type Column = (typeof COLUMNS)[number];

/** From where somebody calls, and as whom. */
export interface Caller {
  tenant: string;
  app: AppName;
  token: string | null;
}

const OTHER_TENANT = 'northpeak';

/** Gives the other tenant staff, which the seed has none of. */
async function hireStaff({ db }: FurnishedShop): Promise<void> {
  const { id } = await db
    .selectFrom('tenants')
    .select('id')
    .where('slug', '=', OTHER_TENANT)
    .executeTakeFirstOrThrow();
  const { passwordHash, ...desk } = await db
    .selectFrom('people')
    .select(['passwordHash', 'firstName', 'lastName', 'membershipUserId', 'creditPence'])
    .select(['flags', 'answers', 'isStaff', 'staffRole'])
    .where('email', '=', 'staff@example.com')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('people')
    .values({
      ...desk,
      flags: JSON.stringify(desk.flags),
      answers: JSON.stringify(desk.answers),
      passwordHash,
      tenantId: id,
      reference: 'NOR900001',
      email: 'staff@example.com',
    })
    .execute();
}

/** Everybody logged in where they belong: customers on a page for customers, staff at their desk. */
export async function openCallers(shop: FurnishedShop): Promise<Readonly<Record<Column, Caller>>> {
  await hireStaff(shop);
  const as = async (username: string, tenant = 'riverside', app: AppName = 'bookings'): Promise<Caller> => ({
    tenant,
    app,
    token: await shop.loginAs(username, tenant),
  });
  return {
    visitor: { tenant: 'riverside', app: 'bookings', token: null },
    stranger: await as('pat.regular@example.com'),
    linked: await as('casey.parent@example.com'),
    tenant2: await as('sam.new@example.com', OTHER_TENANT),
    staff2: await as('staff@example.com', OTHER_TENANT, 'front-of-house'),
    desk: await as('desk@example.com', 'riverside', 'front-of-house'),
    staff: await as('staff@example.com', 'riverside', 'front-of-house'),
    owner: await as(OWNER),
  };
}
