import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import type { Letter, Writing } from '../../people/index.ts';
import { bookingLetterTexts } from './letter-texts.ts';

/** What was cancelled, and what comes back. */
export async function writeBookingCancelled({ db, queued, to }: Writing): Promise<Letter> {
  const words = bookingLetterTexts.bookingCancelled;
  const { symbol } = to.settings.site.currency;
  const booking = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .select(['item.name', 'orders.reference', 'session.startsAt', 'venue.name as venueName'])
    .select(['attendee.firstName', 'attendee.lastName', 'item.personId', 'orders.personId as payerId'])
    .where('item.id', '=', queued.orderItemId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(['destination', 'description', 'amountPence'])
    .where('orderItemId', '=', queued.orderItemId)
    .orderBy('destination')
    .execute();
  const penalty = await db
    .selectFrom('penalties')
    .select('amountPence')
    .where('orderItemId', '=', queued.orderItemId)
    .executeTakeFirst();
  const day = displayDay(siteDay(booking.startsAt));
  const isOwn = booking.personId === booking.payerId;
  const attendee = `${booking.firstName} ${booking.lastName}`;
  const name = isOwn ? booking.name : words.nameFor(booking.name, attendee);
  return {
    subject: words.subject(to.tenantName),
    paragraphs: [
      words.cancelled(name, booking.venueName, day, siteTime(booking.startsAt)),
      words.order(booking.reference),
      refunds.length === 0
        ? words.noRefund
        : refunds
            .map((refund) => {
              const amount = formatMoney(refund.amountPence, symbol);
              return words.refund[refund.destination](amount, refund.description);
            })
            .join('\n'),
      ...(penalty ? [words.penalty(formatMoney(penalty.amountPence, symbol))] : []),
    ],
  };
}

/** What is owed because nobody came, how to pay it, and whom to tell when it is wrong. */
export async function writeNoShowNoted({ db, queued, to }: Writing): Promise<Letter> {
  const words = bookingLetterTexts.noShowNoted;
  const due = await db
    .selectFrom('penalties as penalty')
    .innerJoin('orderItems as item', 'item.id', 'penalty.orderItemId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['penalty.amountPence', 'penalty.paidAt', 'item.name'])
    .select(['session.startsAt', 'venue.name as venueName'])
    .where('item.id', '=', queued.orderItemId)
    .executeTakeFirstOrThrow();
  const { site } = to.settings;
  const amount = formatMoney(due.amountPence, site.currency.symbol);
  const day = displayDay(siteDay(due.startsAt));
  return {
    subject: words.subject(due.name),
    paragraphs: [
      words.missed(due.name, due.venueName, day, siteTime(due.startsAt)),
      ...(due.paidAt ? [words.paid(amount)] : [words.owed(amount), `${queued.origin}${paths.payments}`]),
      words.wrong({ phone: site.customerServicePhone, email: site.customerServiceEmail }),
    ],
  };
}
