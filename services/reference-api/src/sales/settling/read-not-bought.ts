import type { Kysely } from 'kysely';
import { dayText } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';

interface NotBought {
  /** As `Gentle Yoga, Wed 10 Jun 2026`. */
  names: string[];
  /** True if they can be paid for there again. */
  isInBasket: boolean;
}

/** Contents of the basket that a payment without an order was for. */
export async function readNotBought(db: Kysely<Database>, cartId: string): Promise<NotBought> {
  const cart = await db.selectFrom('carts').select('status').where('id', '=', cartId).executeTakeFirst();
  // Bought after all, by another payment.
  if (cart?.status === 'paid') return { names: [], isInBasket: false };
  const places = await db
    .selectFrom('cartItems as line')
    .innerJoin('scheduledSessions as session', 'session.id', 'line.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .select(['series.name', 'session.startsAt'])
    .where('line.cartId', '=', cartId)
    .orderBy('line.sortBy')
    .execute();
  const memberships = await db
    .selectFrom('cartMemberships as line')
    .innerJoin('membershipTypes as type', 'type.id', 'line.membershipTypeId')
    .select('type.name')
    .where('line.cartId', '=', cartId)
    .execute();
  const names = [
    ...memberships.map(({ name }) => name),
    ...places.map(({ name, startsAt }) => `${name}, ${dayText(startsAt)}`),
  ];
  return { names, isInBasket: cart?.status === 'open' && names.length > 0 };
}
