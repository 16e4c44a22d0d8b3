import { siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { decide, presentOffer } from '../../booking-rules/index.ts';
import {
  dayText,
  type Fact,
  type Letter,
  type LetterPart,
  mailTexts,
  momentText,
  timesLead,
  type Writing,
} from '../../people/index.ts';
import { addressLine } from '../../venues/index.ts';
import { waitingLetterTexts } from '../waiting-list/letter-texts.ts';
import { findBookable } from './store.ts';

const words = waitingLetterTexts.placeOffered;

/** The class, its time before all, and its price for this person; `null` once the class is cancelled. */
async function placePart(
  { db, queued, to, now }: Writing,
  sessionId: string,
): Promise<{ name: string; part: LetterPart; venueSlug: string } | null> {
  const { personId, tenantId } = queued;
  const row = await findBookable(db, { now, personId }, tenantId, sessionId).executeTakeFirstOrThrow();
  const { settings } = to;
  const { offer, bookable } = decide(row, { attendee: { id: personId }, settings, now });
  if (bookable.reason === 'cancelled') return null;
  const price = presentOffer(offer, settings.site.currency.symbol).formattedPrice;
  const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);
  const part: LetterPart = {
    kind: 'item',
    title: row.name,
    lead: timesLead(mailTexts.labels.when, row.startsAt, row.endsAt),
    facts: [
      ...fact(mailTexts.labels.where, words.place(row.venueName, addressLine(row))),
      ...fact(words.room, row.location),
      ...fact(words.leader, row.leader),
      ...fact(words.price, price),
    ],
  };
  return { name: row.name, part, venueSlug: row.venueSlug };
}

/** The time of a deadline, with its day unless that is today. */
const deadlineText = (until: Date, now: Date): string =>
  siteDay(until) === siteDay(now) ? siteTime(until) : momentText(until);

/** The place that is held, until when, and where to book it; nothing once it is no longer held. */
export async function writePlaceOffered(writing: Writing): Promise<Letter | null> {
  const { db, queued, now } = writing;
  const place = await db
    .selectFrom('waitingPlaces as waiting')
    .innerJoin('scheduledSessions as session', 'session.id', 'waiting.sessionId')
    .select(['waiting.offeredUntil', 'session.id', 'session.startsAt'])
    .where('waiting.id', '=', queued.waitingPlaceId)
    .executeTakeFirstOrThrow();
  const until = place.offeredUntil ?? place.startsAt;
  if (until <= now) return null;
  const offered = await placePart(writing, place.id);
  if (!offered) return null;
  const { name, part, venueSlug } = offered;
  return {
    subject: words.subject(momentText(until)),
    headline: words.headline(name, deadlineText(until, now)),
    paragraphs: [
      words.free(siteTime(until), dayText(until)),
      { kind: 'link', text: words.book, href: `${queued.origin}${paths.session(venueSlug, place.id)}` },
      part,
      { kind: 'note', text: words.after },
    ],
  };
}
