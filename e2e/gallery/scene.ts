import type { ScheduledSession } from 'shared-contracts/api/activities';
import { FRICTIONLESS_HOLDER } from '../support/cards.ts';
import type { Customer } from '../support/customer.ts';
import { flagships } from '../support/hosts.ts';
import { findSession, isPaid } from '../support/timetable.ts';
import { payByCard, VISA } from './checkout-steps.ts';
import { isFree } from './classes.ts';
import { openContext } from './open-context.ts';
import type { Scene, State } from './state.ts';
import type { Studio } from './studio.ts';

export function setScene(studio: Studio, customer: Customer): Scene {
  const { person } = customer;
  const { tenant } = person;
  return {
    tenant,
    venue: flagships[tenant],
    customer,
    findClass: (isWanted) => findSession(customer, { isWanted }),
    placeOrder: () => studio.orderOf(person, () => placeOrder(studio, customer)),
  };
}

const at = (date: string) => Date.parse(date);

/** True if someone can go to both: what clashes cannot be paid for. */
const areApart = (one: ScheduledSession, other: ScheduledSession) =>
  at(one.endDate) <= at(other.startDate) || at(other.endDate) <= at(one.startDate);

/** Puts a class in the basket for each wish, at different times. */
export async function fillBasket(customer: Customer, wishes: NonNullable<State['basket']>): Promise<void> {
  const chosen: ScheduledSession[] = [];
  for (const isWanted of wishes) {
    const found = await findSession(customer, {
      isWanted: (session) => isWanted(session) && chosen.every((one) => areApart(one, session)),
    });
    chosen.push(found);
  }
  if (chosen.length > 0) await customer.putInBasket(...chosen.map(({ id }) => id));
}

/** Pays for some classes as a person does, since only a browser can speak with the card provider. */
async function placeOrder(studio: Studio, customer: Customer): Promise<string> {
  const { tenant } = customer.person;
  const context = await openContext(studio.browser, { width: 1280, tenant, app: 'bookings' });
  try {
    await fillBasket(customer, [isPaid, isPaid, isFree]);
    await customer.logIn(context);
    const page = await context.newPage();
    await page.goto('/checkout');
    await payByCard(page, { number: VISA, holder: FRICTIONLESS_HOLDER });
    await page.waitForURL(/\/order-confirmed\/[^/]+$/);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  } finally {
    await context.close();
  }
}
