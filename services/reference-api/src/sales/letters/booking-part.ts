import {
  type Fact,
  type Lead,
  type LetterPart,
  mailTexts,
  timesLead,
  timesText,
} from '../../people/index.ts';
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
  /** The first thing to see, unless it is the time. */
  lead?: Lead | null;
  /** Another amount beside the lead. */
  beside?: Lead | null;
  /** More rows of the panel, below when and where: reason, order, price, refund. */
  more: readonly Fact[];
  /** Sentence on how to cancel it. */
  cancelling: string | null;
  entryCode: string | null;
  /** Places of several people in one panel: a code each, in place of the one code. */
  entryCodes?: readonly { person: string; code: string }[];
  isCancelled: boolean;
  isPast?: boolean;
  /** Cancelled is all the letter is about: no label repeats it. */
  isAboutIt?: boolean;
}

/** Name, time, place and attendee; how to get there and in only while it is booked. */
export function bookingPart(booking: LetterBooking): LetterPart {
  const { labels, place, cancelled } = letterTexts;
  const { name, startsAt, endsAt, lead, beside, venueName, forWhom, more, entryCode, isCancelled } = booking;
  const { when, where } = mailTexts.labels;
  const codes: Fact[] = booking.entryCodes
    ? booking.entryCodes.map(({ person, code }) => ({ label: labels.entryCodeFor(person), value: code }))
    : entryCode === null
      ? []
      : [{ label: labels.entryCode, value: entryCode }];
  const isGone = isCancelled || booking.isPast === true;
  const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);
  return {
    kind: 'item',
    title: name,
    ...(isCancelled && !booking.isAboutIt && { state: cancelled }),
    lead: lead ?? timesLead(when, startsAt, endsAt),
    ...(beside && { beside }),
    facts: [
      ...fact(when, lead ? timesText(startsAt, endsAt) : null),
      ...fact(where, isGone ? venueName : place(venueName, booking.address)),
      ...fact(labels.room, isGone ? null : booking.location),
      ...fact(labels.leader, isGone ? null : booking.leader),
      ...fact(labels.forWhom, forWhom),
      ...more,
      ...fact(labels.goodToKnow, isGone ? null : booking.instructions),
      ...fact(labels.cancelling, isGone ? null : booking.cancelling),
    ],
    ...(codes.length > 0 && !isGone && { codes }),
  };
}
