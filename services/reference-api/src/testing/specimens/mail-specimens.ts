import type { Kysely } from 'kysely';
import { letters } from '../../letters.ts';
import { queueDraftMail, queueMail } from '../../people/index.ts';
import { writeMail } from '../../people/wiring.ts';
import type { Database, Mail, MailKind } from '../../platform/index.ts';
import { newKey } from '../card-shop.ts';
import { openFamily } from '../family.ts';
import { openJoiningShop, PURCHASE_DETAILS } from '../joining-shop.ts';

export interface Specimen {
  kind: MailKind;
  /** Whose brand it is in. */
  tenant: string;
  mail: Mail;
}

const SAM = 'sam.new@example.com';
const ORIGIN = 'http://my-account.riverside.localhost:8080';

const personId = async (db: Kysely<Database>, email: string): Promise<string> => {
  const people = db.selectFrom('people').select('id').where('tenantId', '=', 1).where('email', '=', email);
  return (await people.executeTakeFirstOrThrow()).id;
};

/**
 * One mail of every kind in the brand of every tenant, written by the service itself from what happened to people of a
 * seeded database. For pictures, and for what has to be true of all mail.
 */
export async function mailSpecimens(): Promise<Specimen[]> {
  const shop = await openJoiningShop();
  const { db } = shop;
  const specimens: Specimen[] = [];
  const brands = await db.selectFrom('tenants').select(['slug', 'name', 'theme']).orderBy('id').execute();

  /** Writes what is queued in every brand, and empties the queue. */
  async function collect(): Promise<void> {
    const queued = await db.selectFrom('mails').selectAll().orderBy('createdAt').execute();
    for (const { slug, name, theme } of brands) {
      await db
        .updateTable('tenants')
        .set({ name, theme: JSON.stringify(theme) })
        .where('id', '=', 1)
        .execute();
      for (const row of queued) {
        const mail = await writeMail(db, row, letters, 'no-reply@example.com', shop.now());
        if (mail) specimens.push({ kind: row.kind, tenant: slug, mail });
      }
    }
    await db.deleteFrom('mails').execute();
  }
  const queue = async (email: string, mail: Omit<Parameters<typeof queueMail>[2], 'origin'>) => {
    const person = { id: await personId(db, email) };
    await queueMail(db, { tenantId: 1, person }, { ...mail, origin: ORIGIN }, shop.now());
  };

  try {
    await db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
    const answers = JSON.stringify({
      ...PURCHASE_DETAILS,
      dateOfBirth: '1990-02-01',
      'reminders.email': true,
    });
    await db.updateTable('people').set({ answers }).where('email', '=', SAM).execute();
    const sessions = await shop.sessions(200);
    const [first = '', second = ''] = sessions;
    const later = sessions.at(-1) ?? '';
    const sam = await shop.customer(SAM);
    const family = await openFamily(shop);
    const staff = await shop.loginAs('staff@example.com');

    await shop.store(sam);
    await shop.pay(sam);
    await family.book(first, 'Mia', 'Casey');
    await family.pay();
    await sam.add(later);
    const { data: order } = await shop.pay(sam);
    await collect();

    await shop.call(`POST /api/v1/front-of-house/classes/${first}/cancel`, {
      token: staff,
      app: 'front-of-house',
      body: { reason: 'The instructor is ill.' },
      headers: { 'idempotency-key': newKey() },
    });
    const [booked] = order.items ?? [];
    const orderItemId = String(booked?.id);
    await sam.call(`POST /api/v1/my-account/bookings/${orderItemId}/cancel`, {
      body: { refund: booked?.price },
      headers: { 'idempotency-key': newKey() },
    });
    const owed = { tenantId: 1, personId: await personId(db, SAM), orderItemId, amountPence: 500 };
    await db
      .insertInto('penalties')
      .values({ ...owed, reason: 'no-show', createdAt: shop.now() })
      .execute();
    await queue(SAM, { kind: 'no-show-noted', orderItemId });
    const place = { tenantId: 1, personId: owed.personId, origin: ORIGIN, joinedAt: shop.now() };
    const offeredUntil = new Date(shop.now().getTime() + 3_600_000);
    const { id: waitingPlaceId } = await db
      .insertInto('waitingPlaces')
      .values({ ...place, sessionId: second, offeredUntil })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queue(SAM, { kind: 'place-offered', waitingPlaceId });

    const held = db.selectFrom('memberships').select('id').where('personId', '=', owed.personId);
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
    await queue(SAM, { kind: 'membership-freeze', membershipId });
    const { id: paymentId } = await db
      .selectFrom('payments')
      .select('id')
      .where('personId', '=', owed.personId)
      .executeTakeFirstOrThrow();
    await queue(SAM, { kind: 'payment-settled', paymentId });
    await queue(SAM, { kind: 'direct-debit-changed' });
    await queue(SAM, { kind: 'direct-debit-set-up' });
    await db
      .insertInto('emailConfirmations')
      .values({ tenantId: 1, personId: owed.personId, email: SAM })
      .execute();
    await queue(SAM, { kind: 'confirm-email' });
    await queue(SAM, { kind: 'reset-password' });
    await queue(SAM, { kind: 'staff-account' });
    await queue(SAM, { kind: 'password-changed' });
    await queue(SAM, { kind: 'passkey-added' });
    await queue(SAM, { kind: 'passkey-removed' });
    const decision = {
      name: 'Proof of student status',
      refusal: 'The date cannot be read.',
      expiresOn: null,
      isAwaited: true,
    };
    await queue(SAM, { kind: 'document-decided', decision });
    const expiresAt = new Date(shop.now().getTime() + 86_400_000);
    const draft = await db
      .insertInto('joiningDrafts')
      .values({ tenantId: 1, personId: null, email: SAM, origin: ORIGIN, savedAt: shop.now(), expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueDraftMail(db, { tenantId: 1, id: draft.id }, 'joining-link', shop.now());
    await queueDraftMail(db, { tenantId: 1, id: draft.id }, 'joining-reminder', shop.now());
    await collect();

    await db
      .updateTable('memberships')
      .set({ endDate: '2026-07-31' })
      .where('id', '=', membershipId)
      .execute();
    await db.deleteFrom('membershipFreezes').where('membershipId', '=', membershipId).execute();
    await queue(SAM, { kind: 'membership-ended', membershipId });
    await collect();
    return specimens;
  } finally {
    await shop.close();
  }
}
