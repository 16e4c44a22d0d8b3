import type { Kysely } from 'kysely';
import type { HeldMembership } from 'shared-contracts/api/held-membership';
import { displayMoney } from 'shared-contracts/money';
import { ApiFailure, type Database, isUuid, notFound, type Person, texts } from '../../platform/index.ts';

/** Memberships people have, with what they are and where, and whether another one has taken their place already. */
function selectHeld(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('memberships as held')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .innerJoin('membershipPaymentOptions as option', 'option.id', 'held.paymentOptionId')
    .innerJoin('venues as venue', 'venue.id', 'held.homeVenueId')
    .selectAll('held')
    .select([
      'type.name as typeName',
      'option.paymentType',
      'option.isOnSale',
      'venue.slug as venueSlug',
      'venue.name as venueName',
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('memberships as next')
            .select('next.id')
            .whereRef('next.previousMembershipId', '=', 'held.id')
            .where('next.status', '<>', 'cancelled'),
        )
        .as('isFollowed'),
    )
    .where('held.tenantId', '=', tenantId);
}

export async function findHeld(db: Kysely<Database>, tenantId: number, id: string) {
  if (!isUuid(id)) return undefined;
  return selectHeld(db, tenantId).where('held.id', '=', id).executeTakeFirst();
}

/** Every membership of a person, the one that began last first. */
export function listHeld(db: Kysely<Database>, { id, tenantId }: Pick<Person, 'id' | 'tenantId'>) {
  return selectHeld(db, tenantId)
    .where('held.personId', '=', id)
    .orderBy('held.startDate', 'desc')
    .orderBy('held.id')
    .execute();
}

export type HeldRow = NonNullable<Awaited<ReturnType<typeof findHeld>>>;

/** A membership of this person. Throws the 404 failure for unknown ones, the 403 failure for another person's. */
export async function requireHeld(db: Kysely<Database>, user: Person, id: string): Promise<HeldRow> {
  const held = await findHeld(db, user.tenantId, id);
  if (!held) throw notFound();
  if (held.personId !== user.id) throw new ApiFailure(403, texts.status.forbidden);
  return held;
}

export function presentHeldMembership(held: HeldRow, symbol: string): HeldMembership {
  return {
    id: held.id,
    name: held.typeName,
    membershipTypeId: String(held.membershipTypeId),
    paymentOptionId: String(held.paymentOptionId),
    paymentType: held.paymentType,
    homeVenue: { id: held.homeVenueId, slug: held.venueSlug, name: held.venueName },
    startDate: held.startDate,
    endDate: held.endDate,
    price: displayMoney(held.pricePence, symbol),
  };
}
