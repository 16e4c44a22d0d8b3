import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import type { Letter, Writing } from '../../people/index.ts';
import { waitingLetterTexts } from './letter-texts.ts';

/** The place that is held, until when, and where to book it; nothing once it is no longer held. */
export async function writePlaceOffered({ db, queued, now }: Writing): Promise<Letter | null> {
  const words = waitingLetterTexts.placeOffered;
  const place = await db
    .selectFrom('waitingPlaces as waiting')
    .innerJoin('scheduledSessions as session', 'session.id', 'waiting.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select([
      'waiting.offeredUntil',
      'session.id',
      'session.startsAt',
      'series.name',
      'venue.name as venueName',
      'venue.slug as venueSlug',
    ])
    .where('waiting.id', '=', queued.waitingPlaceId)
    .executeTakeFirstOrThrow();
  const until = place.offeredUntil ?? place.startsAt;
  if (until <= now) return null;
  return {
    subject: words.subject(place.name),
    paragraphs: [
      words.free(place.name, place.venueName, displayDay(siteDay(place.startsAt)), siteTime(place.startsAt)),
      words.kept(siteTime(until), displayDay(siteDay(until))),
      {
        kind: 'link',
        text: words.book,
        href: `${queued.origin}${paths.session(place.venueSlug, place.id)}`,
      },
      words.after,
    ],
  };
}
