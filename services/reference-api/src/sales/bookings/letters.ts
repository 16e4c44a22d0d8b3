import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import { nextTimesOf } from '../../activities/index.ts';
import {
  accountOrigin,
  dayText,
  type Fact,
  type Lead,
  type Letter,
  type LetterPart,
  momentText,
  originOfApp,
  timesText,
  type Writing,
} from '../../people/index.ts';
import { cancelledFile } from '../letters/cancelled-file.ts';
import { letterTexts } from '../letters/texts.ts';
import { bookingLetterTexts } from './letter-texts.ts';
import { type Booked, bookedPart, readBooked, refundRows } from './read-booked.ts';

const { labels } = letterTexts;

/** Number of later times of a cancelled class that its mail names. */
const NEXT_TIMES = 3;

const paymentsLink = (origin: string, text: string): LetterPart => ({
  kind: 'link',
  text,
  href: `${accountOrigin(origin)}${paths.payments}`,
});

const venueLink = (origin: string, venueSlug: string, text: string): LetterPart => ({
  kind: 'link',
  text,
  href: `${originOfApp(origin, 'bookings')}${paths.venue(venueSlug)}`,
});

/** Destination of the refund; the amount is above, unless another row has a second refund. */
function refundRow({ value, more = '' }: Lead, isOnly: boolean): Fact {
  return isOnly
    ? { label: labels.refundGoes, value: `${more.charAt(0).toUpperCase()}${more.slice(1)}` }
    : { label: labels.refund, value: `${value} ${more}` };
}

/** The refund and the charge, which no one should have to work out of a sentence. */
function amountPair(refundPence: number, charge: string, isOwed: boolean, symbol: string) {
  const words = bookingLetterTexts.bookingCancelled;
  return {
    lead: { label: labels.refund, value: formatMoney(refundPence, symbol) },
    beside: { label: isOwed ? words.owed : words.settled, value: charge },
  };
}

/** The file that takes it out of a calendar; none while more of its stay is booked, which is one entry there. */
const cancelledFiles = (booked: Booked) => (booked.isRestBooked ? [] : [cancelledFile(booked)]);

const calendarNote = ({ isRestBooked }: Booked): LetterPart[] =>
  isRestBooked ? [] : [{ kind: 'note', text: bookingLetterTexts.bookingCancelled.calendar }];

/** The cancelled booking, who cancelled it and what that costs, then the refund and where it goes. */
export async function writeBookingCancelled(writing: Writing): Promise<Letter> {
  const { db, queued, to } = writing;
  const words = bookingLetterTexts.bookingCancelled;
  const booked = await readBooked(writing);
  const refund = await refundRows(writing, booked.ids);
  const penalty = await db
    .selectFrom('penalties')
    .select(['amountPence', 'paidAt'])
    .where('orderItemId', 'in', booked.ids)
    .executeTakeFirst();
  const { symbol } = to.settings.site.currency;
  const amount = penalty && formatMoney(penalty.amountPence, symbol);
  const charge = amount ? { label: words.charge, value: amount } : null;
  const isOwed = penalty !== undefined && penalty.paidAt === null;
  const hasBoth = refund.pence > 0 && amount !== undefined;
  const pair = hasBoth && refund.lead ? amountPair(refund.pence, amount, isOwed, symbol) : null;
  const isKept = refund.lead === null && booked.pricePence > 0;
  const more = [
    ...(pair && refund.lead ? [refundRow(refund.lead, refund.count === 1)] : []),
    ...refund.more,
    ...(isKept ? [{ label: labels.refund, value: words.noRefund }] : []),
    { label: labels.order, value: booked.reference },
  ];
  return {
    subject: words.subject(momentText(booked.startsAt)),
    headline:
      amount && isOwed && !hasBoth ? words.headlineOwed(booked.name, amount) : words.headline(booked.name),
    paragraphs: [
      [
        booked.cancelledBy === 'staff' ? words.byStaff : words.byPerson,
        ...(amount ? [isOwed ? words.penalty(amount) : words.paid(amount)] : []),
      ].join(' '),
      bookedPart(booked, writing, { ...(pair ?? { lead: refund.lead ?? charge }), more }),
      amount && isOwed
        ? paymentsLink(queued.origin, words.pay(amount))
        : venueLink(queued.origin, booked.venueSlug, words.again),
      ...calendarNote(booked),
    ],
    attachments: cancelledFiles(booked),
  };
}

/** Words of staff, who may leave out the full stop. */
const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/**
 * Says that the venue has cancelled a class, why, and what is refunded to the payer. The reason, in words of staff, has a
 * paragraph of its own, which no lock screen shows.
 */
export async function writeClassCancelled(writing: Writing): Promise<Letter> {
  const { db, queued, to, now } = writing;
  const words = bookingLetterTexts.classCancelled;
  const booked = await readBooked(writing);
  const { cancellationReason, payerId, payerFirstName, payerLastName, venueSlug } = booked;
  const isPayer = queued.personId === payerId;
  const refund = isPayer
    ? await refundRows(writing, booked.ids)
    : { lead: null, more: [], pence: 0, count: 0 };
  const { tenantId } = queued;
  const { sessionId, attendeeId: personId } = booked;
  const asked = { tenantId, settings: to.settings, sessionId, personId, now, most: NEXT_TIMES };
  const next = await nextTimesOf(db, asked);
  return {
    subject: words.subject(momentText(booked.startsAt)),
    headline: words.headline(booked.name, dayText(booked.startsAt)),
    paragraphs: [
      words.sorry,
      ...(cancellationReason === null ? [] : [words.reason(asSentence(cancellationReason))]),
      bookedPart(booked, writing, { lead: refund.lead, more: refund.more }),
      ...(isPayer ? [] : [words.bookedBy(`${payerFirstName} ${payerLastName}`)]),
      ...(next.length === 0 ? [] : [{ kind: 'heading', text: words.next(next.length) } as const]),
      ...next.map(
        ({ id, startsAt, endsAt }): LetterPart => ({
          kind: 'link',
          text: timesText(startsAt, endsAt),
          href: `${originOfApp(queued.origin, 'bookings')}${paths.session(venueSlug, id)}`,
          isQuiet: true,
        }),
      ),
      venueLink(queued.origin, venueSlug, words.find),
      ...calendarNote(booked),
    ],
    attachments: cancelledFiles(booked),
  };
}

/** The no-show charge, how to pay it, and how to dispute it. */
export async function writeNoShowNoted(writing: Writing): Promise<Letter | null> {
  const { db, queued, to } = writing;
  const words = bookingLetterTexts.noShowNoted;
  const due = await db
    .selectFrom('penalties')
    .select(['amountPence', 'paidAt'])
    .where('orderItemId', '=', queued.orderItemId)
    .executeTakeFirst();
  if (!due) return null;
  const booked = await readBooked(writing);
  const { site } = to.settings;
  const amount = formatMoney(due.amountPence, site.currency.symbol);
  return {
    subject: words.subject(dayText(booked.startsAt)),
    headline: due.paidAt ? words.paidHeadline(booked.name) : words.headline(booked.name, amount),
    paragraphs: [
      words.missed,
      bookedPart(booked, writing, {
        isPast: true,
        lead: { label: words.charge, value: amount, ...(due.paidAt && { more: words.alreadyPaid }) },
      }),
      ...(due.paidAt ? [words.paid] : []),
      paymentsLink(queued.origin, due.paidAt ? words.seePayments : words.pay(amount)),
      { kind: 'heading', text: words.wrong },
      words.tellUs({ phone: site.customerServicePhone, email: site.customerServiceEmail }),
    ],
  };
}
