import type {
  BreadcrumbList,
  Event,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  SportsActivityLocation,
  WebSite,
} from 'schema-dts';
import type { SessionDetail } from 'shared-contracts/api/activities';
import type { Client } from 'shared-contracts/api/client';
import { readOpeningHours } from 'shared-contracts/api/opening-hours';
import type { Venue } from 'shared-contracts/api/venues';
import { validCoordinates } from 'shared-contracts/distance';

/** ISO 4217 codes by currency symbol. With another symbol no price is published. */
const CURRENCIES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR' };

/** A page on the way to this one. */
export interface Crumb {
  name: string;
  url: string;
}

const addressOf = ({ address1, address2, town, postcode }: Venue): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: [address1, address2].filter(Boolean).join(', '),
  addressLocality: town,
  postalCode: postcode,
  addressCountry: 'GB',
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The usual hours of a venue. A span that lasts all day ends a minute early, as the vocabulary has it. */
function usualHours({ openingHours }: Venue): OpeningHoursSpecification[] {
  return (readOpeningHours(openingHours)?.regular ?? []).map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[dayOfWeek - 1] ?? 'Monday'}`,
    opens,
    closes: opens === closes ? '23:59' : closes,
  }));
}

/** Days with hours of their own; a day that begins and ends at midnight is one on which the venue stays closed. */
function specialHours({ openingHours }: Venue): OpeningHoursSpecification[] {
  return (readOpeningHours(openingHours)?.special ?? []).map(({ date, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }));
}

export function venueData(venue: Venue, client: Client, url: string): SportsActivityLocation {
  const place = validCoordinates(venue);
  const [usual, special] = [usualHours(venue), specialHours(venue)];
  return {
    '@type': 'SportsActivityLocation',
    '@id': url,
    name: venue.name,
    url,
    address: addressOf(venue),
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
    ...(client.customerServicePhone && { telephone: client.customerServicePhone }),
    ...(venue.facilities.length > 0 && {
      amenityFeature: venue.facilities.map((name) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: true,
      })),
    }),
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    parentOrganization: organisationData(client, new URL(url).origin),
  };
}

export const organisationData = (client: Client, url: string): Organization => ({
  '@type': 'Organization',
  name: client.name,
  url,
  ...(client.customerServiceEmail && { email: client.customerServiceEmail }),
});

export const siteData = (client: Client, url: string): WebSite => ({
  '@type': 'WebSite',
  name: client.name,
  url,
  publisher: organisationData(client, url),
});

/** A class as a visitor may book it. */
export function classData(detail: SessionDetail, venue: Venue, client: Client, url: string): Event {
  const { session, description } = detail;
  const currency = CURRENCIES[client.currency.symbol];
  const offer: Offer | null = currency
    ? {
        '@type': 'Offer',
        name: session.offer.name,
        url,
        price: session.offer.price,
        priceCurrency: currency,
        availability:
          session.remainingAttendeeCapacity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      }
    : null;
  return {
    '@type': 'Event',
    name: session.name,
    url,
    startDate: session.startDate,
    endDate: session.endDate,
    description,
    eventStatus: `https://schema.org/${session.eventStatus}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: session.maximumAttendeeCapacity,
    remainingAttendeeCapacity: session.remainingAttendeeCapacity,
    location: {
      '@type': 'SportsActivityLocation',
      name: venue.name,
      address: addressOf(venue),
    },
    organizer: organisationData(client, new URL(url).origin),
    ...(session.leader && { performer: { '@type': 'Person', name: session.leader } }),
    ...(offer && { offers: offer }),
  };
}

export const breadcrumbData = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
