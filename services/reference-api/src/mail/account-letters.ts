import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { nextCollection } from '../memberships/next-payment.ts';
import type { Letter, Writing } from './letter.ts';
import { mailTexts } from './texts.ts';

const symbolOf = ({ to }: Writing): string => to.settings.site.currency.symbol;

/** What was cancelled, and what comes back. */
export async function writeBookingCancelled(writing: Writing): Promise<Letter> {
  const { db, queued, to } = writing;
  const words = mailTexts.bookingCancelled;
  const booking = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['item.name', 'orders.reference', 'session.startsAt', 'venue.name as venueName'])
    .where('item.id', '=', queued.orderItemId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(['destination', 'description', 'amountPence'])
    .where('orderItemId', '=', queued.orderItemId)
    .orderBy('destination')
    .execute();
  const day = displayDay(siteDay(booking.startsAt));
  return {
    subject: words.subject(to.tenantName),
    paragraphs: [
      words.cancelled(booking.name, booking.venueName, day, siteTime(booking.startsAt)),
      words.order(booking.reference),
      refunds.length === 0
        ? words.noRefund
        : refunds
            .map((refund) => {
              const amount = formatMoney(refund.amountPence, symbolOf(writing));
              return words.refund[refund.destination](amount, refund.description);
            })
            .join('\n'),
    ],
  };
}

/** When a membership ends, and what is still collected for it. */
export async function writeMembershipEnded(writing: Writing): Promise<Letter> {
  const { db, queued, to } = writing;
  const words = mailTexts.membershipEnded;
  const held = await db
    .selectFrom('memberships as held')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .innerJoin('venues as venue', 'venue.id', 'held.homeVenueId')
    .leftJoin('mandates', 'mandates.id', 'held.mandateId')
    .select([
      'held.status',
      'held.pricePence',
      'held.firstBillingDate',
      'held.endDate',
      'type.name',
      'venue.name as venueName',
      'mandates.billingDay',
    ])
    .where('held.id', '=', queued.membershipId)
    .executeTakeFirstOrThrow();
  const { endDate, billingDay } = held;
  if (endDate === null) throw new Error('A mail is about the end of a membership that has none.');
  const last = billingDay === null ? null : nextCollection([held], billingDay, siteDay(queued.createdAt));
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  return {
    subject: words.subject(to.tenantName),
    paragraphs: [
      words.ends(held.name, held.venueName, displayDay(endDate)),
      last ? words.last(formatMoney(last.pence, symbolOf(writing)), displayDay(last.day)) : words.noPayment,
      words.notYou({ phone, email }),
    ],
  };
}
