import type { TestAnswer } from './api.ts';
import { type CardShop, type Customer, newKey } from './card-shop.ts';

/** The seeded parent, and whom she books for. */
export interface Family {
  casey: Customer;
  /** Ids by first name. */
  ids: { Casey: string; Mia: string; Alex: string };
  /** Adds a place in a session for each of those named. */
  book(sessionId: string, ...who: (keyof Family['ids'])[]): Promise<TestAnswer>;
  /** Pays for the basket; answers the order. */
  pay(): Promise<TestAnswer>;
}

export async function openFamily(shop: CardShop): Promise<Family> {
  const casey = await shop.customer('casey.parent@example.com');
  const own = (await casey.call('GET /api/v1/auth/user')).data;
  const linked = (await casey.call('GET /api/v1/my-account/linked-people')).data;
  const idOf = (name: string) => String(linked.find((person) => person.first_name === name)?.id);
  const ids = { Casey: String(own.id), Mia: idOf('Mia'), Alex: idOf('Alex') };
  return {
    casey,
    ids,
    book: (id, ...who) =>
      casey.call('POST /api/v1/checkout/add', {
        body: {
          items: who.map((name) => ({ id, type: 'activity', purchased_for_user_id: ids[name] })),
          membership_user_id: null,
          selected_user_id: null,
        },
        headers: { 'idempotency-key': newKey() },
      }),
    async pay() {
      const paid = await casey.authorise(await casey.card());
      const done = await casey.complete(String(paid.data.transaction_uuid));
      return casey.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
    },
  };
}
