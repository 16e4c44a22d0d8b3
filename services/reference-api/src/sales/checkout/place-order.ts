import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { completeMembership, type ReservedCredit, spendMembershipCredit } from '../../memberships/index.ts';
import { recordAct } from '../../people/index.ts';
import type {
  Database,
  OrderItemTable,
  Person,
  StoredTender,
  Tenant,
  VatRates,
} from '../../platform/index.ts';
import { accessCode } from '../../venues/index.ts';
import type { BasketLine } from '../basket/store.ts';
import { taxPence } from '../basket/totals.ts';
import type { MembershipLine } from '../joining/line.ts';
import { membershipSnapshot } from '../joining/membership-snapshot.ts';
import { deleteFinishedDrafts } from '../joining-drafts/store.ts';
import { cancelAgreed } from '../later-bookings/agreed-bookings.ts';
import { mailOrder } from '../orders/mail-order.ts';
import { orderReference } from '../orders/order-codes.ts';
import { itemSnapshot } from '../orders/snapshot.ts';
import { spendUses } from '../packages/store.ts';
import type { Payment } from '../payments/store.ts';
import { penaltyItem } from '../penalties/line.ts';
import { type PenaltyRow, settlePenalties } from '../penalties/store.ts';
import { entryCodesOf } from './entry-codes.ts';
import { tenderDescription } from './tenders.ts';

interface Purchase {
  cartId: string;
  lines: readonly BasketLine[];
  membership: MembershipLine | null;
  penalties: readonly PenaltyRow[];
  total: number;
  tenders: readonly StoredTender[];
  /** The credit of memberships among the tenders. */
  membershipCredit: readonly ReservedCredit[];
  payment: Payment | null;
  user: Person;
  /** Id of the member of staff who took the money at the desk. */
  takenBy?: string | undefined;
  tenant: Tenant;
  /** Origin of the page it was bought on. */
  origin: string;
  now: Date;
}

const REFERENCE_ATTEMPTS = 5;

async function insertOrder(tx: Kysely<Database>, purchase: Purchase): Promise<PlacedOrder> {
  const { cartId, total, payment, user, tenant, now } = purchase;
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt += 1) {
    const order = await tx
      .insertInto('orders')
      .values({
        completeOrderId: randomUUID(),
        reference: orderReference(tenant.slug),
        tenantId: tenant.id,
        personId: user.id,
        totalPence: total,
        taxPence: taxPence(purchase, tenant.settings.vat),
        paymentId: payment?.id ?? null,
        cartId,
        takenBy: purchase.takenBy ?? null,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'reference']).doNothing())
      .returning(['id', 'completeOrderId'])
      .executeTakeFirst();
    if (order) return order;
  }
  throw new Error('No free order reference was found.');
}

function orderPayments(orderId: string, { payment, tenders, tenant }: Purchase) {
  const card = payment && {
    tenderType: 'card',
    description: payment.cardDescription ?? '',
    amountPence: payment.amountPence,
  };
  const others = tenders.map((tender) => ({
    tenderType: tender.tenderType,
    description: tenderDescription(tender, tenant.settings.site.currency.symbol),
    amountPence: tender.amountPence,
  }));
  return [...(card ? [card] : []), ...others].map((row, position) => ({ ...row, orderId, position }));
}

const placeItem = (
  orderId: string,
  line: BasketLine,
  codes: ReadonlyMap<string, string>,
): Insertable<OrderItemTable> => ({
  orderId,
  sessionId: line.id,
  membershipId: null,
  personId: line.attendeeId,
  name: line.name,
  pricePence: line.pricePence,
  accessCode: codes.get(line.lineId) ?? accessCode(),
  snapshot: JSON.stringify(itemSnapshot(line)),
  status: 'confirmed',
  court: line.court,
  overrideNote: line.overrideNote,
  overriddenBy: line.overriddenBy,
  overriddenAt: line.overriddenAt,
});

const kindOf = ({ sessionId, membershipId }: Insertable<OrderItemTable>): keyof VatRates =>
  sessionId !== null ? 'activity' : membershipId !== null ? 'membership' : 'penalty';
interface PlacedOrder {
  id: string;
  /** The id it has in public. */
  completeOrderId: string;
}

interface PlacedItem {
  id: string;
  sessionId: string | null;
  personId: string;
}

/** The uses of packages that pay for the places of an order. */
const usesOf = (lines: readonly BasketLine[], placed: readonly PlacedItem[]) =>
  lines.flatMap(({ packageId, id, attendeeId, name }) => {
    const item = placed.find(({ sessionId, personId }) => sessionId === id && personId === attendeeId);
    return packageId !== null && item ? [{ packageId, orderItemId: item.id, name }] : [];
  });

interface MembershipItem {
  item: Insertable<OrderItemTable>;
  /** Something will be collected by Direct Debit. */
  isCollected: boolean;
}

/** Makes the membership of a basket stand; the item that the order has of it. */
async function membershipItem(
  tx: Kysely<Database>,
  orderId: string,
  line: MembershipLine,
  { user, tenant, now }: Purchase,
): Promise<MembershipItem> {
  const completed = await completeMembership(tx, line, user, now);
  const snapshot = membershipSnapshot(line, completed, { user, tenant });
  const item: Insertable<OrderItemTable> = {
    orderId,
    sessionId: null,
    membershipId: completed.membershipId,
    personId: user.id,
    name: line.type.name,
    pricePence: line.pricePence,
    accessCode: completed.memberNumber,
    snapshot: JSON.stringify(snapshot),
    status: 'confirmed',
  };
  return { item, isCollected: snapshot.directDebit !== null };
}

/** The places of an order with when they begin, to be reminded of. */
const placesOf = (lines: readonly BasketLine[], placed: readonly PlacedItem[]) =>
  lines.flatMap(({ id, attendeeId, startsAt }) => {
    const item = placed.find(({ sessionId, personId }) => sessionId === id && personId === attendeeId);
    return item ? [{ orderItemId: item.id, attendeeId, startsAt }] : [];
  });

/** Records in the audit log the desk's payments, and each place it gave against a rule. */
async function recordTaking(
  tx: Kysely<Database>,
  { takenBy, tenant, user, total, now }: Purchase,
  items: readonly Insertable<OrderItemTable>[],
): Promise<void> {
  const about = { tenantId: tenant.id, personId: user.id };
  if (takenBy !== undefined) {
    const subject = items.map(({ name }) => name).join(', ');
    await recordAct(tx, { ...about, staffId: takenBy, act: 'order-taken', subject, amountPence: total }, now);
  }
  for (const { overrideNote: note, overriddenBy: staffId, name: subject } of items) {
    if (note && staffId)
      await recordAct(tx, { ...about, staffId, act: 'place-overridden', subject, note }, now);
  }
}

/** Turns a paid, locked basket with its places into an order. */
export async function placeOrder(tx: Kysely<Database>, purchase: Purchase): Promise<PlacedOrder> {
  const { cartId, lines, membership, penalties, user, origin, now } = purchase;
  const order = await insertOrder(tx, purchase);
  const codes = entryCodesOf(lines);
  const items = lines.map((line) => placeItem(order.id, line, codes));
  const bought = membership && (await membershipItem(tx, order.id, membership, purchase));
  if (membership) await cancelAgreed(tx, purchase, membership.row.agreedBookings, origin);
  if (bought) items.push(bought.item);
  if (membership?.row.purchase === 'new') await deleteFinishedDrafts(tx, user);
  items.push(...penalties.map((line) => penaltyItem(order.id, line, user)));
  const { vat } = purchase.tenant.settings;
  const placed = await tx
    .insertInto('orderItems')
    .values(items.map((item) => ({ ...item, vatPercent: vat?.[kindOf(item)] ?? null })))
    .returning(['id', 'sessionId', 'personId'])
    .execute();
  await spendUses(tx, usesOf(lines, placed), now);
  await spendMembershipCredit(tx, user, order.id, purchase.membershipCredit, now);
  await settlePenalties(tx, user.id, penalties, now);
  const paidWith = orderPayments(order.id, purchase);
  if (paidWith.length > 0) await tx.insertInto('orderPayments').values(paidWith).execute();
  const lineIds = lines.map(({ lineId }) => lineId);
  if (lineIds.length > 0) await tx.deleteFrom('holds').where('cartItemId', 'in', lineIds).execute();
  await tx.updateTable('carts').set({ status: 'paid' }).where('id', '=', cartId).execute();
  const announced = { orderId: order.id, user, origin, places: placesOf(lines, placed) };
  await mailOrder(
    tx,
    { ...announced, hasMembership: bought !== null, isCollected: bought?.isCollected ?? false },
    now,
  );
  await recordTaking(tx, purchase, items);
  return order;
}
