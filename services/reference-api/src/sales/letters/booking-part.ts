import { type Fact, type LetterPart, mailTexts, timesText } from '../../people/index.ts';
import { letterTexts } from './texts.ts';

/** A booked place, as far as a letter speaks of it. */
export interface LetterBooking {
  name: string;
  startsAt: Date | string;
  endsAt: Date | string;
  venueName: string;
  address: string;
  /** Room or court. */
  location: string | null;
  leader: string | null;
  /** The attendee, if that is not the reader of the letter. */
  forWhom: string | null;
  instructions: string | null;
  /** More rows of the panel: reason, order, price, refund. */
  more: readonly Fact[];
  /** Sentence on how to cancel it; `null` in letters about a past one. */
  cancelling: string | null;
  /** `null` for one that no longer stands. */
  entryCode: string | null;
  isCancelled: boolean;
}

/** Name, time, place and attendee; the entry code only while it works. */
export function bookingPart(booking: LetterBooking): LetterPart {
  const { labels, place, cancelled } = letterTexts;
  const { name, location, leader, forWhom, more, instructions, cancelling, entryCode, isCancelled } = booking;
  const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);
  return {
    kind: 'item',
    title: name,
    ...(isCancelled && { state: cancelled }),
    facts: [
      ...fact(mailTexts.labels.when, timesText(booking.startsAt, booking.endsAt)),
      ...fact(mailTexts.labels.where, place(booking.venueName, booking.address)),
      ...fact(labels.room, location),
      ...fact(labels.leader, leader),
      ...fact(labels.forWhom, forWhom),
      ...more,
      ...fact(labels.goodToKnow, isCancelled ? null : instructions),
      ...fact(labels.cancelling, isCancelled ? null : cancelling),
    ],
    ...(entryCode !== null && !isCancelled && { code: { label: labels.entryCode, value: entryCode } }),
  };
}
