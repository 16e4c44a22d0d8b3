import type { SessionDetail } from 'shared-contracts/api/activities';
import type { Client } from 'shared-contracts/api/client';
import { readPicture } from 'shared-contracts/api/picture';
import type { Venue } from 'shared-contracts/api/venues';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { discoveryTexts as words } from '../texts/discovery.ts';
import { bookingWords } from './booking-words.ts';
import type { PageDescription } from './page-description.ts';
import { breadcrumbData, type Crumb, classData, siteData, venueData } from './structured-data.ts';

/** The data to describe a page with. */
export interface DescribedPage {
  origin: string;
  pathname: string;
  /** The title of its route. */
  title: string | null;
  client: Client;
  /** The venue that its address names. */
  venue: Venue | null;
  /** The class that its address names, as a visitor sees it. */
  session: SessionDetail | null;
  isJoining: boolean;
  /** The tenant's picture for pages without one of their own. */
  picture: string | null;
}

/** A drawing, which services that show links do not show. */
const DRAWING = /\.svgz?$/i;

/** The picture of the class's activity, else of the venue, as the operator provides them; `null` if there is none. */
function ownPicture({ origin, session, venue }: DescribedPage): string | null {
  for (const given of [session?.session.activity.picture, venue?.picture]) {
    const url = URL.parse(readPicture(given)?.url ?? '', origin);
    if (url && url.pathname !== '/' && !DRAWING.test(url.pathname)) return url.href;
  }
  return null;
}

const addressLine = ({ address1, town, postcode }: Venue) => `${address1}, ${town} ${postcode}`;

/** Describes a page for search engines and shared links. */
export function describePage(page: DescribedPage): PageDescription {
  const { origin, pathname, client, venue, session } = page;
  const own = pathname === '/index.html' ? paths.home : pathname.replace(/(?<=.)\/$/, '');
  const canonical = `${origin}${own}`;
  const home: Crumb = { name: client.name, url: `${origin}/` };
  const shared = { canonical, picture: ownPicture(page) ?? page.picture };
  if (page.isJoining) {
    return {
      ...shared,
      title: page.title,
      description: venue ? words.joinAt(client.name, venue.name) : words.join(client.name),
      structuredData: venue ? [venueData(venue, client, canonical)] : [siteData(client, home.url)],
    };
  }
  if (!venue) {
    const isHome = own === paths.home;
    return {
      ...shared,
      title: page.title,
      description: isHome ? words.home(client.name) : null,
      structuredData: isHome ? [siteData(client, home.url)] : [],
    };
  }
  const venueCrumb: Crumb = { name: venue.name, url: `${origin}${paths.venue(venue.slug)}` };
  if (session) {
    const { name, startDate, endDate } = session.session;
    const day = siteDay(startDate);
    return {
      ...shared,
      title: name,
      description: words.class({
        name,
        venue: venue.name,
        day: `${weekday(day)} ${displayDay(day)}`,
        from: siteTime(startDate),
        to: siteTime(endDate),
        booking: bookingWords(session.session, new Date()),
      }),
      structuredData: [
        classData(session, venue, client, canonical),
        breadcrumbData([home, venueCrumb, { name, url: canonical }]),
      ],
    };
  }
  return {
    ...shared,
    title: venue.name,
    description: words.venue(venue.name, addressLine(venue), venue.facilities),
    structuredData: [venueData(venue, client, canonical), breadcrumbData([home, venueCrumb])],
  };
}
