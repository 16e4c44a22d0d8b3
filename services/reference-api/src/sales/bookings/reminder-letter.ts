import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import {
  accountOrigin,
  type Letter,
  newReminderSwitch,
  originOfApp,
  type Writing,
  wantsReminders,
} from '../../people/index.ts';
import { cancellationText } from '../letters/cancellation-text.ts';
import { bookingLetterTexts } from './letter-texts.ts';
import { bookedPart, readBooked } from './read-booked.ts';

/**
 * The day before, for the person who asked for it by then: when, where, what opens the door and until when it can be given up.
 * Nothing for what was cancelled or has begun, and one letter for a stay, on the day of its first booking.
 */
export async function writeBookingReminder(writing: Writing): Promise<Letter | null> {
  const { db, queued, to, now } = writing;
  const booked = await readBooked(writing);
  if (booked.id !== queued.orderItemId) return null;
  if (booked.status === 'cancelled' || booked.startsAt <= now) return null;
  if (!(await wantsReminders(db, queued.personId))) return null;
  const words = bookingLetterTexts.bookingReminder;
  const account = accountOrigin(queued.origin);
  const cancelling = cancellationText(booked, to.settings, to.settings.site.currency.symbol, now);
  const isPayer = booked.payerId === queued.personId;
  const cannotCome = {
    kind: 'link',
    text: words.cannotCome,
    href: `${account}${paths.bookings}`,
    isQuiet: true,
  } as const;
  return {
    subject: words.subject(siteTime(booked.startsAt)),
    headline: words.headline(booked.name, siteTime(booked.startsAt)),
    paragraphs: [
      words.coming,
      bookedPart(booked, writing, isPayer ? { cancelling } : {}),
      {
        kind: 'link',
        text: words.directions,
        href: `${originOfApp(queued.origin, 'bookings')}${paths.venue(booked.venueSlug)}`,
      },
      ...(isPayer ? [cannotCome] : []),
      { kind: 'note', text: words.why },
      { kind: 'link', text: words.stop, href: `${account}${paths.details}`, isQuiet: true },
    ],
    unsubscribeUrl: await newReminderSwitch(db, queued, now),
  };
}
