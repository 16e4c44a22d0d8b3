import type { Kysely } from 'kysely';
import { JOINING_DRAFT_DAYS } from 'shared-contracts/api/joining-draft';
import { siteDay } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { queueDraftMail, queueMail } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import { saveSteps } from '../../sales/wiring.ts';
import { newKey } from '../card-shop.ts';
import { openFamily } from '../family.ts';
import { type JoiningShop, PURCHASE_DETAILS } from '../joining-shop.ts';

export interface SpecimenTenant {
  id: number;
  slug: string;
  joining: { venue: string; type: string; option: string };
}

export const SAM = 'sam.new@example.com';
export const STAFF = 'staff@example.com';
/** The tenant with a seeded family, whose mails name the person a place is for. */
const FAMILY_TENANT = 'riverside';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const findPersonId = async (
  db: Kysely<Database>,
  tenantId: number,
  email: string,
): Promise<string> => {
  const people = db.selectFrom('people').select('id').where('tenantId', '=', tenantId);
  return (await people.where('email', '=', email).executeTakeFirstOrThrow()).id;
};

/** Gives a tenant the seeded member of staff, unless it is theirs. */
export async function copyStaff(db: Kysely<Database>, tenantId: number): Promise<void> {
  const seeded = db.selectFrom('people').selectAll().where('email', '=', STAFF).orderBy('tenantId');
  const { id, answers, flags, ...staff } = await seeded.executeTakeFirstOrThrow();
  if (staff.tenantId === tenantId) return;
  const documents = { answers: JSON.stringify(answers), flags: JSON.stringify(flags) };
  await db
    .insertInto('people')
    .values({ ...staff, ...documents, tenantId })
    .execute();
}

/** Later times of the class that is cancelled. */
const LATER_TIMES = 3;

/**
 * Makes the class that is cancelled the same one whatever else the seed has: its name, venue, day and the times after it.
 */
async function nameClass({ db, now, venues }: JoiningShop, sessionId: string, venueSlug: string) {
  const { seriesId, startsAt } = await db
    .selectFrom('scheduledSessions')
    .select(['seriesId', 'startsAt'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const venueId = venues[venueSlug];
  if (!venueId) throw new Error(`No venue is called ${venueSlug}.`);
  const words = {
    name: 'Gentle Yoga',
    location: 'Studio 1',
    leader: 'Jo Ashdown',
    attendeeInstructions: null,
  };
  await db
    .updateTable('sessionSeries')
    .set({ ...words, venueId })
    .where('id', '=', seriesId)
    .execute();
  const times = await db
    .selectFrom('scheduledSessions')
    .select('id')
    .where('seriesId', '=', seriesId)
    .where('startsAt', '>=', startsAt)
    .orderBy('startsAt')
    .execute();
  const dawn = new Date(`${siteDay(now())}T05:00:00Z`).getTime() + DAY_MS;
  for (const [week, { id }] of times.entries()) {
    const start = dawn + week * 7 * DAY_MS;
    await db
      .updateTable('scheduledSessions')
      .set({
        venueId,
        startsAt: new Date(start),
        endsAt: new Date(start + HOUR_MS),
        placesSoldElsewhere: 0,
        status: week > LATER_TIMES ? 'EventCancelled' : 'EventScheduled',
      })
      .where('id', '=', id)
      .execute();
  }
  if (times.length <= LATER_TIMES)
    throw new Error(`The class of ${venueSlug} has too few times for its mail.`);
}

/** The occasions of a tenant's mail, in rounds: after each, its mails are queued. */
export async function* occasions(shop: JoiningShop, tenant: SpecimenTenant): AsyncGenerator<SpecimenTenant> {
  const { db } = shop;
  const { id: tenantId, slug, joining } = tenant;
  const origin = `http://my-account.${slug}.localhost:8080`;
  const personId = await findPersonId(db, tenantId, SAM);
  const queue = (mail: Omit<Parameters<typeof queueMail>[2], 'origin'>) =>
    queueMail(db, { tenantId, person: { id: personId } }, { ...mail, origin }, shop.now());

  const answers = { ...PURCHASE_DETAILS, dateOfBirth: '1990-02-01', 'reminders.email': true };
  await db
    .updateTable('people')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', personId)
    .execute();
  const sessions = await shop.sessions(200, slug);
  const [first = '', second = '', missed = ''] = sessions;
  await nameClass(shop, first, joining.venue);
  const [unpaid = '', later = ''] = sessions.slice(-2);
  const sam = await shop.customer(SAM, slug);
  const staff = await shop.loginAs(STAFF, slug);

  await shop.store(sam, {
    home_venue_id: shop.venues[joining.venue],
    membership_type_id: joining.type,
    payment_option_id: joining.option,
  });
  await shop.pay(sam);
  if (slug === FAMILY_TENANT) {
    const family = await openFamily(shop);
    await family.book(first, 'Mia', 'Casey');
    await family.pay();
  } else {
    await sam.add(first);
    await shop.pay(sam);
  }
  await sam.add(missed);
  const { data: missedOrder } = await shop.pay(sam);
  await sam.add(later);
  const { data: order } = await shop.pay(sam);
  await sam.add(unpaid);
  const { data: basket } = await sam.cart();
  yield tenant;

  await shop.call(`POST /api/v1/front-of-house/classes/${first}/cancel`, {
    token: staff,
    tenant: slug,
    app: 'front-of-house',
    body: { reason: 'The instructor is ill.' },
    headers: { 'idempotency-key': newKey() },
  });
  const booked = order.items?.[0];
  const orderItemId = String(booked?.id);
  await sam.call(`POST /api/v1/my-account/bookings/${orderItemId}/cancel`, {
    body: { refund: booked?.price },
    headers: { 'idempotency-key': newKey() },
  });
  const missedItemId = String(missedOrder.items?.[0]?.id);
  const owed = { tenantId, personId, createdAt: shop.now() };
  await db
    .insertInto('penalties')
    .values([
      { ...owed, orderItemId, amountPence: 300, reason: 'late-cancellation' },
      { ...owed, orderItemId: missedItemId, amountPence: 500, reason: 'no-show' },
    ])
    .execute();
  await queue({ kind: 'no-show-noted', orderItemId: missedItemId });
  const offeredUntil = new Date(shop.now().getTime() + HOUR_MS);
  const place = await db
    .insertInto('waitingPlaces')
    .values({ tenantId, personId, origin, sessionId: second, joinedAt: shop.now(), offeredUntil })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue({ kind: 'place-offered', waitingPlaceId: place.id });

  const held = db.selectFrom('memberships').select('id').where('personId', '=', personId);
  const { id: membershipId } = await held.executeTakeFirstOrThrow();
  await db
    .insertInto('membershipFreezes')
    .values({
      membershipId,
      startDate: '2026-08-01',
      endDate: '2026-09-30',
      monthlyPence: 500,
      createdAt: shop.now(),
    })
    .execute();
  await queue({ kind: 'membership-freeze', membershipId });
  const paid = db.selectFrom('payments').select('id').where('personId', '=', personId);
  const { id: paymentId } = await paid.executeTakeFirstOrThrow();
  await db
    .updateTable('payments')
    .set({ cartId: String(basket.id), amountPence: pence(String(basket.totals?.total)) })
    .where('id', '=', paymentId)
    .execute();
  await queue({ kind: 'payment-settled', paymentId });
  const instruction = await db
    .selectFrom('mandates')
    .select(['billingDay', 'serviceUserName', 'accountHolder', 'termsAcceptedAt'])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mandates')
    .values({
      ...instruction,
      tenantId,
      personId,
      status: 'cancelled',
      auddisCode: '0C',
      reference: `${joining.venue}-before`.slice(0, 18),
      accountEnding: '2210',
      sealedDetails: null,
      createdAt: new Date(shop.now().getTime() - 30 * DAY_MS),
    })
    .execute();
  await queue({ kind: 'direct-debit-changed' });
  await queue({ kind: 'direct-debit-set-up' });
  await db.insertInto('emailConfirmations').values({ tenantId, personId, email: SAM }).execute();
  await queue({ kind: 'confirm-email' });
  await queue({ kind: 'reset-password' });
  const desk = { kind: 'staff-account', origin: `http://front-of-house.${slug}.localhost:8080` } as const;
  await queueMail(db, { tenantId, person: { email: STAFF } }, desk, shop.now());
  const device = { browser: 'Chrome', system: 'Windows', passkeyName: null };
  await queue({ kind: 'password-changed', change: device });
  const change = { ...device, passkeyName: 'Sam’s phone' };
  await queue({ kind: 'passkey-added', change });
  await queue({ kind: 'passkey-removed', change });
  const decision = {
    name: 'Proof of student status',
    refusal: 'The date cannot be read.',
    expiresOn: null,
    isAwaited: true,
  };
  await queue({ kind: 'document-decided', decision });
  const expiresAt = new Date(shop.now().getTime() + JOINING_DRAFT_DAYS * 24 * HOUR_MS);
  const draft = await db
    .insertInto('joiningDrafts')
    .values({ tenantId, personId: null, email: SAM, origin, savedAt: shop.now(), expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { venue: centreSlug, type: membershipTypeId, option: paymentOptionId } = joining;
  const choice = { centreSlug, membershipTypeId, paymentOptionId, paymentType: 'recurring' } as const;
  await saveSteps(db, draft.id, { choice: { revision: 0, given: choice } }, shop.now());
  await queueDraftMail(db, { tenantId, id: draft.id }, 'joining-link', shop.now());
  await queueDraftMail(db, { tenantId, id: draft.id }, 'joining-reminder', shop.now());
  yield tenant;

  await db.updateTable('memberships').set({ endDate: '2026-07-31' }).where('id', '=', membershipId).execute();
  await db.deleteFrom('membershipFreezes').where('membershipId', '=', membershipId).execute();
  await queue({ kind: 'membership-ended', membershipId });
  yield tenant;
}
