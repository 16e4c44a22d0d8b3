import { type Kysely, sql } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import { courtOfLine, selectSessions } from '../../activities/index.ts';
import { type Attendee, isValidOn } from '../../booking-rules/index.ts';
import type { Database } from '../../platform/index.ts';
import type { BasketOwner } from '../carts/store.ts';
import { findLine } from '../joining/line-store.ts';
import { usedCount } from '../packages/store.ts';
import { readPenaltyLines } from '../penalties/store.ts';
import { type Claim, deductClaims } from './claims.ts';

/** Sessions of the tenant as they are for someone whom the owner of a basket books for. */
export function readSessions(
  db: Kysely<Database>,
  owner: BasketOwner,
  attendee: Attendee,
  ids: readonly string[],
  now: Date,
) {
  return selectSessions(db, { now, personId: attendee.id, bookerId: owner.id })
    .where('session.tenantId', '=', owner.tenantId)
    .where('session.id', 'in', [...ids])
    .execute();
}

/**
 * The lines of a basket in their order, with everything that decides price and place; each is for the person who takes
 * its place.
 */
export async function readLines(db: Kysely<Database>, cartId: string, now: Date) {
  const asker = {
    now,
    personId: sql.ref<string>('line.personId'),
    bookerId: sql.ref<string>('cart.personId'),
    cartId: sql.ref<string>('line.cartId'),
  };
  const rows = await selectSessions(db, asker)
    .innerJoin('cartItems as line', 'line.sessionId', 'session.id')
    .innerJoin('carts as cart', 'cart.id', 'line.cartId')
    .leftJoin('holds as place', 'place.cartItemId', 'line.id')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'line.personId')
    .leftJoin('packages as package', 'package.id', 'line.packageId')
    .leftJoin('cartMemberships as change', (join) =>
      join
        .onRef('change.cartId', '=', 'line.cartId')
        .onRef('change.personId', '=', 'line.personId')
        .on('change.purchase', '=', 'change'),
    )
    .select([
      'change.startDate as changesOn',
      'line.id as lineId',
      'line.cartId',
      'line.offerId',
      'line.pricePence',
      'line.previousPricePence',
      'line.sortBy',
      'line.court',
      'line.isCourtChosen',
      'line.agreedClashes',
      'line.addedByStaff',
      'line.overrideNote',
      'line.overriddenBy',
      'line.overriddenAt',
      'place.expiresAt as heldUntil',
      'venue.slug as venueSlug',
      'venue.name as venueName',
      'venue.address1',
      'venue.address2',
      'venue.town',
      'venue.postcode',
      'series.attendeeInstructions',
      'attendee.id as attendeeId',
      'attendee.firstName',
      'attendee.lastName',
      'line.packageId',
      'package.name as packageName',
      'package.validUntil as packageUntil',
      'package.totalUses as packageUses',
      usedCount('package.id').as('packageUsesTaken'),
    ])
    .where('line.cartId', '=', cartId)
    .orderBy('line.sortBy')
    .orderBy('line.addedAt')
    .orderBy('line.id')
    .execute();
  const claims: Claim[] = [];
  return rows.map((asRead, index) => {
    const row = deductClaims(asRead, claims);
    const isHeld = row.heldUntil !== null && row.heldUntil > now;
    const before = rows.slice(0, index).filter(({ packageId }) => packageId === row.packageId).length;
    const hasPackageUse = row.packageId !== null && before + row.packageUsesTaken < (row.packageUses ?? 0);
    const isPackageOver = !isValidOn({ validUntil: row.packageUntil }, row.startsAt);
    const court = courtOfLine({ ...row, isHeld });
    if (!isHeld && !row.isBookedByPerson) claims.push({ sessionId: row.id, court });
    const isAfterChange = row.changesOn !== null && siteDay(row.startsAt) >= row.changesOn;
    return { ...row, court, hasPackageUse, isPackageOver, isAfterChange };
  });
}

export type BasketLine = Awaited<ReturnType<typeof readLines>>[number];

/** The packages that the lines of a basket use, one for each line; without the line that is asked for. */
export async function packagesInCart(
  db: Kysely<Database>,
  cartId: string,
  exceptLineId: string | null = null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('cartItems')
    .select(['id', 'packageId'])
    .where('cartId', '=', cartId)
    .execute();
  return rows.flatMap(({ id, packageId }) => (packageId === null || id === exceptLineId ? [] : [packageId]));
}

/** The sessions a basket has lines for. */
export async function sessionsInCart(db: Kysely<Database>, cartId: string): Promise<string[]> {
  const rows = await db.selectFrom('cartItems').select('sessionId').where('cartId', '=', cartId).execute();
  return rows.map((row) => row.sessionId);
}

/** Attendees of a basket. */
export async function attendeesInCart(db: Kysely<Database>, cartId: string): Promise<string[]> {
  const rows = await db.selectFrom('cartItems').select('personId').where('cartId', '=', cartId).execute();
  return rows.map((row) => row.personId);
}

/** True if a basket is empty: no class, no membership, no penalty. */
export async function isEmptyCart(db: Kysely<Database>, cartId: string): Promise<boolean> {
  if ((await sessionsInCart(db, cartId)).length > 0) return false;
  if (await findLine(db, cartId)) return false;
  return (await readPenaltyLines(db, cartId)).length === 0;
}

/** Takes or renews the place of each line, a court being the one it has now. The sessions are locked and have room. */
export async function holdPlaces(
  tx: Kysely<Database>,
  lines: readonly { lineId: string; sessionId: string; court: string | null }[],
  expiresAt: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('holds')
    .values(lines.map(({ lineId, sessionId }) => ({ cartItemId: lineId, sessionId, expiresAt })))
    .onConflict((conflict) => conflict.column('cartItemId').doUpdateSet({ expiresAt }))
    .execute();
  for (const { lineId, court } of lines) {
    if (court !== null) await tx.updateTable('cartItems').set({ court }).where('id', '=', lineId).execute();
  }
}
