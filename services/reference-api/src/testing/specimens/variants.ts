import { queueDraftMail, queueMail } from '../../people/index.ts';
import type { JoiningShop } from '../joining-shop.ts';
import { findPersonId, SAM, type SpecimenTenant, STAFF } from './occasions.ts';

/**
 * The other outcomes of what happened in a tenant's occasions, whose mails say or offer something else: a freeze that was
 * cancelled, an accepted document, charges that are paid, a payment not taken, a member of staff, a joining with an account.
 */
export async function queueVariants({ db, now }: JoiningShop, { id: tenantId, slug }: SpecimenTenant) {
  const personId = await findPersonId(db, tenantId, SAM);
  const person = { id: personId };
  const origin = `http://my-account.${slug}.localhost:8080`;
  const queue = (mail: Omit<Parameters<typeof queueMail>[2], 'origin'>) =>
    queueMail(db, { tenantId, person }, { ...mail, origin }, now());

  const memberships = db.selectFrom('memberships').select('id').where('personId', '=', personId);
  await queue({ kind: 'membership-freeze', membershipId: (await memberships.executeTakeFirstOrThrow()).id });
  const decision = {
    name: 'Proof of student status',
    refusal: null,
    expiresOn: '2027-06-30',
    isAwaited: true,
  };
  await queue({ kind: 'document-decided', decision });

  const owed = db.selectFrom('penalties').select(['orderItemId', 'reason']).where('personId', '=', personId);
  for (const { orderItemId, reason } of await owed.execute()) {
    await db.updateTable('penalties').set({ paidAt: now() }).where('orderItemId', '=', orderItemId).execute();
    await queue({ kind: reason === 'no-show' ? 'no-show-noted' : 'booking-cancelled', orderItemId });
  }

  const payments = db.selectFrom('payments').select('id').where('personId', '=', personId);
  const { id: paymentId } = await payments.executeTakeFirstOrThrow();
  await db.updateTable('payments').set({ status: 'failed' }).where('id', '=', paymentId).execute();
  await queue({ kind: 'payment-settled', paymentId });

  const desk = `http://front-of-house.${slug}.localhost:8080`;
  for (const kind of ['reset-password', 'password-changed', 'passkey-added'] as const) {
    await queueMail(db, { tenantId, person: { email: STAFF } }, { kind, origin: desk }, now());
  }
  const saved = { savedAt: now(), expiresAt: new Date(now().getTime() + 86_400_000) };
  const draft = await db
    .insertInto('joiningDrafts')
    .values({
      tenantId,
      personId,
      email: null,
      origin: origin.replace('my-account', 'online-joining'),
      ...saved,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueDraftMail(db, { tenantId, id: draft.id }, 'joining-reminder', now());
}
