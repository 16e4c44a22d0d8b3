import { type Favourite, favourites } from 'shared-contracts/api/favourites';
import { searchSessions } from 'shared-contracts/api/session-search';
import { answered, failed } from '../../support/answers/answer-change.ts';
import { flagships, type Tenant } from '../../support/hosts.ts';
import { type State, TENANTS } from '../state.ts';
import { classes } from './front-of-house-classes.ts';
import { waitForHeading } from './on-page.ts';

const app = 'bookings';

/** One of each kind at a tenant’s own venue: two with their next class, one with nothing to book. */
export const someFavourites = (tenant: Tenant): Favourite[] => {
  const venue = flagships[tenant];
  const next = (start: string, end: string): Favourite['next'] => {
    const [session] = classes;
    if (!session) return null;
    return {
      kind: 'class',
      session: { ...session, startDate: `2027-03-${start}:00+00:00`, endDate: `2027-03-${end}:00+00:00` },
      venue: { ...venue, town: venue.name, lat: null, lng: null },
      metres: null,
    };
  };
  return [
    {
      id: 'f1',
      kind: 'venue',
      key: venue.slug,
      name: venue.name,
      venue,
      next: next('04T18:30', '04T19:15'),
    },
    {
      id: 'f2',
      kind: 'class',
      key: '1',
      name: 'Gentle yoga',
      venue,
      next: next('06T09:30', '06T10:15'),
    },
    { id: 'f3', kind: 'instructor', key: 'Harpreet Gill', name: 'Harpreet Gill', venue: null, next: null },
  ];
};

/** A person’s favourites, and found classes on a map. */
export const discovery: State[] = [
  ...TENANTS.map(
    (tenant): State => ({
      tenants: [tenant],
      id: 'home-favourites',
      title: 'The home page of a person with favourites',
      app,
      as: 'sam',
      path: '/',
      answers: [answered(favourites, someFavourites(tenant))],
      prepare: (page) => waitForHeading(page, 'Your favourites'),
    }),
  ),
  {
    id: 'search-on-map',
    title: 'Found classes on a map',
    app,
    path: '/?q=yoga&view=map',
    prepare: (page) => page.getByRole('button', { name: 'Zoom in' }).waitFor(),
  },
  {
    id: 'search-failed',
    title: 'A search for classes that failed',
    app,
    contents: ['light'],
    path: '/?q=pilates',
    answers: [failed(searchSessions, 500)],
    prepare: (page) => waitForHeading(page, 'The search failed'),
  },
  {
    id: 'search-nothing-left-today',
    title: 'A search for an evening of which nothing is left',
    app,
    contents: ['light'],
    path: '/?q=yoga%20tonight',
    answers: [answered(searchSessions, { activities: ['Yoga'], sessions: [], hasMore: false })],
    prepare: (page) => page.getByRole('button', { name: 'Search ‘yoga tomorrow evening’' }).waitFor(),
  },
  {
    id: 'search-unknown-activity',
    title: 'A search for a class that there is not',
    app,
    contents: ['light'],
    path: '/?q=padel%20tonight',
    prepare: (page) => waitForHeading(page, 'Browse classes and courts'),
  },
  {
    id: 'search-other-name',
    title: 'A search by another name of an activity',
    app,
    contents: ['light'],
    path: '/?q=spinning',
    prepare: (page) => page.getByText(/^Showing Indoor Cycling/).waitFor(),
  },
  {
    id: 'home-similar-venues',
    title: 'Venues that a mistyped name may mean',
    app,
    contents: ['light'],
    // The second and third letters the other way round.
    path: ({ venue }) => `/?search=${venue.name.replace(/^(.)(.)(.)(\S*).*$/, '$1$3$2$4')}`,
    prepare: (page) => waitForHeading(page, 'Did you mean one of these?'),
  },
];
