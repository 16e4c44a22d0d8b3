import {
  SEARCH_PREVIEW,
  type SessionSearchAnswer,
  type searchSessions,
} from 'shared-contracts/api/session-search';
import { apiTable } from 'shared-contracts/api/table';
import { siteDay } from 'shared-contracts/dates';
import {
  type Coordinates,
  METRES_PER_MILE,
  metresBetween,
  validCoordinates,
} from 'shared-contracts/distance';
import { pence } from 'shared-contracts/money';
import { RADIUS } from 'shared-contracts/nearby-venues';
import { type Attendee, requestedAttendee } from '../../booking-rules/index.ts';
import { type ApiServer, type Call, handleShared, invalid } from '../../platform/index.ts';
import { nextRelease } from '../sessions/next-release.ts';
import { presentSession } from '../sessions/present-session.ts';
import { selectSessions } from '../sessions/store.ts';
import { CANDIDATES_PER_PAGE, listCandidates, type SeriesCriteria } from './candidates.ts';
import { type Catalogues, createCatalogues } from './catalogue.ts';
import { chooseHighlights } from './highlights.ts';
import { isMixed, mixSessions } from './mix-sessions.ts';
import { searchSpans } from './search-days.ts';
import { listActivitiesBySeries, listPlaces, type Sources } from './store.ts';
import { searchTexts } from './texts.ts';

type SearchCall = Call<typeof searchSessions>;
type Found = SessionSearchAnswer['sessions'][number];

/** Number of sessions that are read at once when some of them may not match. */
const STEP = 60;
/** So many are read for one answer at most; the answer then says that there is more. */
const MOST_READ = 900;
/** So many at most are read to find different kinds: at some hours every venue has the same class. */
const MOST_MIXED = 300;
const USUAL_PAGE = 20;

const slugs = (list: string | undefined): string[] => list?.split(',') ?? [];

/** In pence; `null` = at any price. */
function priceLimit(price: string | undefined): number | null {
  if (price === undefined) return null;
  return price === 'free' ? 0 : Number(price) * 100;
}

/** The point that a call asks about; `null` where it asks about none. */
function pointOf({ lat, lng }: SearchCall['query']): Coordinates | null {
  if (lat === undefined && lng === undefined) return null;
  const point = validCoordinates({ lat, lng });
  if (!point) throw invalid({ [lat === undefined ? 'lat' : 'lng']: [searchTexts.notAPoint] });
  return point;
}

async function venuesNear({ db, tenant, query }: SearchCall) {
  const point = pointOf(query);
  const places = await listPlaces(db, tenant.id);
  if (!point) return places.map((place) => ({ ...place, metres: null }));
  const reach = Number(query.radius ?? RADIUS.usual) * METRES_PER_MILE;
  return places.flatMap((place) => {
    const coordinates = validCoordinates(place);
    const metres = coordinates && Math.round(metresBetween(point, coordinates));
    return metres !== null && metres <= reach ? [{ ...place, metres }] : [];
  });
}

type Place = Awaited<ReturnType<typeof venuesNear>>[number];

/** Scope of a search: the series that the words name, at the venues nearby; without words, everything there. */
async function sourcesOf(call: SearchCall, venues: ReadonlyMap<string, Place>, catalogues: Catalogues) {
  const words = call.query.what?.trim();
  if (!words) {
    const near = [...venues.values()].map(({ id, metres }) => ({ id, metres }));
    return { activities: [], sources: { of: 'venues', near } satisfies Sources };
  }
  const { activities, isReadAs, series } = await catalogues.named(call.db, call.tenant, words);
  const near = series.flatMap(({ id, venueId }) => {
    const venue = venues.get(venueId);
    return venue ? [{ id, metres: venue.metres }] : [];
  });
  return { activities, ...(isReadAs && { isReadAs }), sources: { of: 'series', near } satisfies Sources };
}

/** Conditions for the series of a session in this call. */
function seriesWish({ query }: SearchCall, attendee: Attendee | null): SeriesCriteria {
  const { activity, women, level, support, age, price } = query;
  return {
    activity,
    isWomenOnly: women === 'only',
    levels: slugs(level),
    support: slugs(support),
    age: age === undefined ? null : Number(age),
    priceLimit: priceLimit(price),
    isVisitor: attendee === null,
  };
}

interface Asked {
  call: SearchCall;
  attendee: Attendee | null;
  now: Date;
}

/** Ids of what may be wanted, in order, so many at a time. */
async function* candidatesOf({ call, attendee, now }: Asked, sources: Sources, step: number) {
  const { db, tenant, query } = call;
  if (sources.near.length === 0) return;
  const series = seriesWish(call, attendee);
  for (const span of searchSpans(siteDay(now), query.from, query.to)) {
    for (let offset = 0; ; offset += CANDIDATES_PER_PAGE) {
      const candidates = await listCandidates(db, {
        tenantId: tenant.id,
        now,
        sources,
        ...span,
        startsFrom: query.startsFrom,
        startsBefore: query.startsBefore,
        hasPlaces: query.places !== undefined,
        series,
        offset,
      });
      for (let at = 0; at < candidates.length; at += step) yield candidates.slice(at, at + step);
      if (candidates.length < CANDIDATES_PER_PAGE) break;
    }
  }
}

/** True if a session matches the call, as its caller sees it. */
function isWanted({ query }: SearchCall, { bookable, offer }: Found['session']): boolean {
  const limit = priceLimit(query.price);
  return (!query.places || bookable.canBook) && (limit === null || pence(offer.price) <= limit);
}

async function search(
  call: SearchCall,
  catalogues: Catalogues,
  until: (moment: Date | null) => void,
): Promise<SessionSearchAnswer> {
  const { db, tenant, query } = call;
  const now = call.now();
  const attendee = await requestedAttendee(call, query);
  const venues = new Map((await venuesNear(call)).map((venue) => [venue.id, venue]));
  const { sources, ...named } = await sourcesOf(call, venues, catalogues);
  const size = Number(query.limit ?? USUAL_PAGE);
  const isPreview = query.limit === SEARCH_PREVIEW;
  const isChosen = query.places !== undefined || query.price !== undefined;
  const asker = { now, personId: attendee?.id ?? null, bookerId: call.user?.id ?? null };
  const sessions: Found[] = [];
  let read = 0;

  for await (const candidates of candidatesOf({ call, attendee, now }, sources, isChosen ? STEP : size + 1)) {
    const ids = candidates.map(({ id }) => id);
    const rows = await selectSessions(db, asker).where('session.id', 'in', ids).execute();
    until(await nextRelease(db, now, rows));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, isCourt } of candidates) {
      const row = byId.get(id);
      const venue = row && venues.get(row.venueId);
      if (!venue) continue;
      const session = presentSession(row, { tenant, attendee, now });
      if (!isWanted(call, session)) continue;
      const { slug, name, town, metres } = venue;
      const at = { slug, name, town, ...(validCoordinates(venue) ?? { lat: null, lng: null }) };
      sessions.push({ kind: isCourt ? 'court' : 'class', session, venue: at, metres });
    }
    read += candidates.length;
    const isSame = isPreview && read < MOST_MIXED && !isMixed(sessions, size);
    if (sessions.length > size && !isSame) break;
    // No one waits for the rest: unread sessions may match too.
    if (read >= MOST_READ) return { ...named, sessions, hasMore: true };
  }
  const shown = isPreview ? mixSessions(sessions, size) : sessions.slice(0, size);
  return { ...named, sessions: shown, hasMore: sessions.length > size };
}

export function registerSearch(app: ApiServer): void {
  const catalogues = createCatalogues();
  handleShared(app, apiTable.sessionSearch.searchSessions, (call, lifetime) =>
    search(call, catalogues, (moment) => lifetime?.until(moment)),
  );
  handleShared(app, apiTable.sessionSearch.highlights, async ({ db, tenant }) =>
    chooseHighlights(await listActivitiesBySeries(db, tenant.id)),
  );
}
